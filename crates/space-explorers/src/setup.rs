//! Set-up (SE-4 to SE-6).

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::setup::{check_seats, first_seat};
use tabletop::{Chance, Seat, Seed, SetupError};

use crate::cards::CardSet;
use crate::content::Content;
use crate::game::SpaceExplorers;
use crate::hub::Hub;
use crate::ids::{CENTER, Counts, DIVISIONS, DivisionSet, ProjectId, Specialist, TILES};
use crate::state::{SeatState, Stage, State, source};
use crate::view::ProjectView;

/// Choices of the new-game sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields, default)]
pub struct NewGame {
    /// Who starts; drawn when absent (SE-6).
    pub first: Option<Seat>,
}

pub(crate) fn new_game(
    content: Arc<Content>,
    options: &NewGame,
    seats: usize,
    seed: Seed,
) -> Result<SpaceExplorers, SetupError> {
    check_seats::<SpaceExplorers>(seats)?;
    let mut chance = Chance::<{ source::COUNT }>::new(seed);
    let first = first_seat(options.first, seats, || chance.next(source::FIRST))?;

    let mut deck: ArrayVec<Specialist, { crate::ids::SPECIALISTS }> = Specialist::all().collect();
    chance.next(source::DECK).shuffle(&mut deck);
    let center = deck.drain(deck.len() - CENTER..).rev().collect();

    // SE-4: two more tiles than players, each on a random side.
    let mut dice = chance.next(source::TILES);
    let mut tiles: [u8; TILES] = std::array::from_fn(|tile| tile as u8);
    dice.shuffle(&mut tiles);
    let projects = tiles.iter().take(seats + 2).map(|tile| {
        let project = ProjectId::of_tile(*tile, dice.below(2) == 1);
        ProjectView { project, taken: None }
    });
    let projects = projects.collect();

    let seats: ArrayVec<SeatState, { crate::ids::MOST_SEATS }> = (0..seats)
        .map(|_| SeatState {
            // SE-5: one of each colour, and a card from the deck.
            hand: deck.pop().map_or(CardSet::EMPTY, CardSet::one),
            seen: CardSet::EMPTY,
            tokens: Counts([1; DIVISIONS]),
            hub: std::array::from_fn(|_| ArrayVec::new()),
        })
        .collect();
    let hubs = seats.iter().map(|_| Hub::default()).collect();
    let state = State {
        seats,
        first,
        turn: first,
        round: 1,
        turns: 1,
        stage: Stage::Action,
        center,
        deck,
        looked_at: CardSet::EMPTY,
        projects,
        fresh: None,
        used: DivisionSet::EMPTY,
        more_skills: 0,
        completed: 0,
        took_after: false,
        passes: 0,
        last_round: None,
    };
    Ok(SpaceExplorers { content, state, hubs })
}
