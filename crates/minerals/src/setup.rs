//! Set-up (MN-3 to MN-7).

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::chance::Dice;
use tabletop::setup::{check_seats, first_seat};
use tabletop::{Chance, Seat, Seed, SetupError};

use crate::board::{Board, Shape};
use crate::content::Content;
use crate::game::MineralsGame;
use crate::ground::Ground;
use crate::ids::{CARDS, CardId, KINDS, Minerals, ROW, Side, Variant};
use crate::state::{SeatState, Spot, Stage, State, source};

/// Choices of the new-game sheet. What is left open is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct NewGame {
    /// Which rules are played (MN-70, MN-71).
    pub variant: Variant,
    /// Who takes the first turn (MN-4).
    pub first: Option<Seat>,
    /// The board (MN-3).
    pub board: BoardChoice,
    /// The side of each tool tile, in the order of the minerals (MN-6).
    pub tools: [Option<Side>; KINDS],
    /// The "sudden end" (MN-60).
    pub sudden_end: bool,
}

/// Which board is played on (MN-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum BoardChoice {
    /// One made by a generator.
    Generated {
        /// Its shape; drawn when left open.
        shape: Option<Shape>,
        /// Its seed; drawn when left open.
        seed: Option<u32>,
    },
    /// One built by hand, in its written form.
    Written(String),
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            variant: Variant::Full,
            first: None,
            board: BoardChoice::Generated { shape: None, seed: None },
            tools: [None; KINDS],
            sudden_end: false,
        }
    }
}

pub(crate) fn new_game(
    content: Arc<Content>,
    options: &NewGame,
    seats: usize,
    seed: Seed,
) -> Result<MineralsGame, SetupError> {
    check_seats::<MineralsGame>(seats)?;
    let mut chance = Chance::new(seed);
    // Drawn always, so that choosing who starts leaves the chance as it is.
    let dice = chance.next(source::FIRST);
    let first = first_seat(options.first, seats, || dice)?;
    let board = board(&options.board, &mut chance.next(source::BOARD))?;
    let mut dice = chance.next(source::TOOLS);
    // Every side is drawn, so that choosing one does not change the others.
    let drawn: [Side; KINDS] = std::array::from_fn(|_| Side::ALL[dice.below(2) as usize]);
    let tools = std::array::from_fn(|kind| options.tools[kind].unwrap_or(drawn[kind]));
    let (row, deck) = if options.variant == Variant::Tiles {
        ([None; ROW], ArrayVec::new())
    } else {
        deal(&content, &mut chance.next(source::DECK))
    };
    let state = State {
        variant: options.variant,
        sudden_end: options.sudden_end,
        seats: (0..seats).map(|_| SeatState::default()).collect(),
        chance,
        first,
        turn: first,
        stage: Stage::Removing,
        round: 1,
        turns: 0,
        removed: 0,
        spots: board.tiles().iter().map(|&(hex, tile)| Spot { hex, tile: Some(tile) }).collect(),
        bag: Minerals::NONE,
        tools,
        row,
        deck,
        used: None,
        collected: false,
        lifted: None,
        drawn: None,
    };
    let ground = Ground::new(&state);
    Ok(MineralsGame { content, state, ground })
}

/// MN-3: the chosen board.
fn board(choice: &BoardChoice, dice: &mut Dice) -> Result<Board, SetupError> {
    // Both are drawn always, so that choosing one does not change the other.
    let shape = Shape::ALL[dice.below(Shape::ALL.len() as u32) as usize];
    let seed = dice.below(u32::MAX);
    match choice {
        BoardChoice::Generated { shape: wanted, seed: given } => {
            Ok(wanted.unwrap_or(shape).generate(given.unwrap_or(seed)))
        }
        BoardChoice::Written(text) => {
            Board::parse(text).map_err(|error| SetupError::Options(format!("the board: {error}")))
        }
    }
}

/// MN-5: four ♦ cards lie face up; all others are shuffled into the deck.
fn deal(content: &Content, dice: &mut Dice) -> ([Option<CardId>; ROW], ArrayVec<CardId, CARDS>) {
    let mut single: ArrayVec<CardId, CARDS> = ArrayVec::new();
    let mut rest: ArrayVec<CardId, CARDS> = ArrayVec::new();
    for card in (0..CARDS as u8).map(CardId) {
        if content.card(card).class == 1 { single.push(card) } else { rest.push(card) }
    }
    dice.shuffle(&mut single);
    let row = std::array::from_fn(|_| single.pop());
    rest.extend(single);
    dice.shuffle(&mut rest);
    (row, rest)
}
