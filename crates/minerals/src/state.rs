//! The position as plain data.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat};

use crate::effect::EndReason;
use crate::ids::{CARDS, CardId, Hex, KINDS, MOST_SEATS, Mineral, Minerals, ROW, Side, Tool, Variant};
use crate::sites::MOST_SITES;

/// Sources of chance.
pub(crate) mod source {
    pub const FIRST: usize = 0;
    pub const BOARD: usize = 1;
    pub const TOOLS: usize = 2;
    pub const DECK: usize = 3;
    pub const BAG: usize = 4;
    pub const COUNT: usize = 5;
}

/// Where in the game, and in a turn, a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Tiles are taken off the board (MN-4).
    Removing,
    /// The neighbours' pawns are placed (MN-7).
    Placing,
    /// A turn: the move is due (MN-8).
    Before,
    /// Parts that the move cut off wait (MN-20).
    Cutting,
    /// The move is done; collection and tool may follow (MN-9).
    After,
    /// One of two tiles from the Chest is to be kept (MN-44).
    Keeping {
        /// Whether the move is done.
        moved: bool,
    },
    /// The Lantern's move is due (MN-51).
    Lantern,
    /// The game is over.
    Over(EndReason),
}

/// A hex that holds or held a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Where.
    pub hex: Hex,
    /// The tile, unless it is gone.
    pub tile: Option<Mineral>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Minerals in the pool.
    pub pool: Minerals,
    /// Minerals on the tool space (MN-40).
    pub spent: Minerals,
    /// Cards taken, one bit each.
    pub cards: u32,
    /// Those of them that score their lower value (MN-31), one bit each.
    pub lower: u32,
    /// The spot of the pawn in the list of spots; none while it is off the board.
    pub pawn: Option<u8>,
}

/// A whole position, without its content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Which rules are played.
    pub variant: Variant,
    /// Whether the "sudden end" was agreed on (MN-60).
    pub sudden_end: bool,
    /// The seats, in seat order.
    pub seats: ArrayVec<SeatState, MOST_SEATS>,
    pub(crate) chance: Chance<{ source::COUNT }>,
    /// The first seat (MN-4).
    pub first: Seat,
    /// Whose decision is due.
    pub turn: Seat,
    /// Where the game stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u16,
    /// Turns begun so far, passed ones too.
    pub turns: u16,
    /// Tiles taken off before play (MN-4).
    pub removed: u8,
    /// Hexes that hold or held a tile, in a fixed order; new ones come last.
    pub spots: ArrayVec<Spot, MOST_SITES>,
    /// What is in the bag.
    pub bag: Minerals,
    /// The side of each tool tile that lies up (MN-6).
    pub tools: [Side; KINDS],
    /// Cards that lie face up (MN-5).
    pub row: [Option<CardId>; ROW],
    /// The deck, the top card last.
    pub deck: ArrayVec<CardId, CARDS>,
    /// The tool used in this turn (MN-40).
    pub used: Option<Tool>,
    /// Whether a collection was taken in this turn (MN-30).
    pub collected: bool,
    /// The tile lifted by the last move of this turn (MN-48).
    pub lifted: Option<Mineral>,
    /// What the Chest drew (MN-44).
    pub drawn: Option<[Mineral; 2]>,
}

impl State {
    /// The seat whose decision is due.
    #[must_use]
    pub fn mover(&self) -> &SeatState {
        &self.seats[self.turn.index()]
    }

    pub(crate) fn mover_mut(&mut self) -> &mut SeatState {
        &mut self.seats[self.turn.index()]
    }
}

/// Indexes of the bits of a set of cards.
pub(crate) fn cards_of(mut set: u32) -> impl Iterator<Item = CardId> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(CardId(bit))
    })
}
