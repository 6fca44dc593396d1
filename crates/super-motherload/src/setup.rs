//! Set-up (SM-4 to SM-8).

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::setup::{check_seats, first_seat};
use tabletop::{Chance, Ignore, Seat, Seed, SetupError, chance::below};

use crate::content::Content;
use crate::game::SuperMotherload;
use crate::ground::Ground;
use crate::ids::{ARTIFACTS, Card, CardSet, Crew, MAJORS, MINORS, MajorId, Minerals, MinorId, STARTERS};
use crate::state::{SeatState, Stage, State, source};
use crate::view::Tally;

/// Choices of the new-game sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields, default)]
pub struct NewGame {
    /// Who starts; drawn when absent (SM-4).
    pub first: Option<Seat>,
    /// Crew of each seat, in seat order; drawn where absent (SM-8).
    pub crews: Vec<Option<Crew>>,
}

/// Cards drawn at the start (SM-8).
pub(crate) const FIRST_HAND: u8 = 4;
/// Major achievements revealed (SM-7).
const MAJORS_OPEN: usize = 3;

pub(crate) fn new_game(
    content: Arc<Content>,
    options: &NewGame,
    seats: usize,
    seed: Seed,
) -> Result<SuperMotherload, SetupError> {
    check_seats::<SuperMotherload>(seats)?;
    let mut chance = Chance::new(seed);
    let crews = deal_crews(&options.crews, seats, &mut chance)?;
    let first = first_seat(options.first, seats, || chance.next(source::FIRST))?;

    let mut majors: Vec<MajorId> = (0..MAJORS as u8).map(MajorId).collect();
    chance.next(source::MAJORS).shuffle(&mut majors);
    majors.truncate(MAJORS_OPEN);
    majors.sort_unstable();
    let mut minors: Vec<MinorId> = (0..MINORS as u8).map(MinorId).collect();
    chance.next(source::MINORS).shuffle(&mut minors);
    // SM-7: 4 with 2 players, 3 with more.
    let open = if seats == 2 { 4 } else { 3 };
    let minor_deck = minors.split_off(open);

    let state = State {
        seats: crews.into_iter().map(fresh_seat).collect(),
        chance,
        first,
        // SM-5: the last in turn order chooses.
        turn: first.right(seats),
        stage: Stage::FirstSide,
        round: 1,
        actions: 0,
        sides: [None; 4],
        top_slot: 0,
        tunnel: 0,
        need_side: false,
        lots: ArrayVec::new(),
        majors: majors.into_iter().collect(),
        minors: minors.into_iter().collect(),
        minor_deck: minor_deck.into_iter().collect(),
        pool: u16::MAX,
        took_major: false,
        took_minor: false,
        in_action: false,
        action_tally: Tally::default(),
        turn_tally: Tally::default(),
        cards_met: 0,
        last_turn: false,
        idle_rounds: 0,
        dug: false,
    };
    const { assert!(ARTIFACTS == 16, "the pool has one bit a tile") };
    let ground = Ground::new(&content, &state);
    let mut game = SuperMotherload { content, state, ground };
    for seat in Seat::all(seats) {
        game.shuffle_starters(seat);
        game.draw_cards(seat, FIRST_HAND, &mut Ignore);
    }
    Ok(game)
}

fn deal_crews(
    wished: &[Option<Crew>],
    seats: usize,
    chance: &mut Chance<{ source::COUNT }>,
) -> Result<Vec<Crew>, SetupError> {
    if wished.len() > seats {
        return Err(SetupError::Options(format!("{} crews are named for {seats} seats", wished.len())));
    }
    let mut free: Vec<Crew> = Crew::ALL.to_vec();
    for crew in wished.iter().flatten() {
        match free.iter().position(|other| other == crew) {
            Some(place) => free.remove(place),
            None => return Err(SetupError::Options(format!("two seats want the crew {crew:?} (SM-8)"))),
        };
    }
    let mut dice = chance.next(source::CREWS);
    let crews = (0..seats).map(|seat| match wished.get(seat).copied().flatten() {
        Some(crew) => crew,
        None => free.remove(below(&mut dice.0, free.len() as u32) as usize),
    });
    Ok(crews.collect())
}

fn fresh_seat(crew: Crew) -> SeatState {
    SeatState {
        crew,
        hand: CardSet::EMPTY,
        deck: ArrayVec::new(),
        discard: CardSet::EMPTY,
        discard_top: None,
        bombs: 1,
        artifacts: 0,
        spent: 0,
        bought: [0; 4],
        minerals: [Minerals::NONE; 4],
        bonus_points: 0,
        majors: 0,
        minors: 0,
    }
}

impl SuperMotherload {
    fn shuffle_starters(&mut self, seat: Seat) {
        let mut cards: Vec<Card> = (0..STARTERS as u8).map(Card).collect();
        self.state.chance.next(source::DECK + seat.index()).shuffle(&mut cards);
        self.state.seats[seat.index()].deck = cards.into_iter().collect();
    }
}
