//! The position as plain data.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat};

use crate::effect::EndReason;
use crate::ids::{Card, CardSet, Crew, MINORS, MajorId, Minerals, MinorId, Side};
use crate::view::Tally;

/// Most seats at a table.
pub const MOST_SEATS: usize = 4;
/// Most boards in a game (SM-6).
pub const MOST_SLOTS: usize = 4;
/// Lots that can wait at once: one of the action, four of one purchase, and one an artifact tile.
pub const MOST_LOTS: usize = 24;

/// Sources of chance.
pub(crate) mod source {
    /// Each seat shuffles with a source of its own: 0–3.
    pub const DECK: usize = 0;
    pub const ARTIFACTS: usize = 4;
    pub const FIRST: usize = 5;
    pub const CREWS: usize = 6;
    pub const MAJORS: usize = 7;
    pub const MINORS: usize = 8;
    pub const COUNT: usize = 9;
}

/// Where in a turn the game stands. What is due inside `Turn` follows from lots, boards and purchases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The first board's side is chosen (SM-5).
    FirstSide,
    /// A turn runs.
    Turn,
    /// The turn is ended, and the hand is cut (SM-11).
    Discard,
    /// The game is over.
    Over(EndReason),
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Its crew.
    pub crew: Crew,
    /// Cards in hand.
    pub hand: CardSet,
    /// Draw deck, the top card last.
    pub deck: ArrayVec<Card, 23>,
    /// Discard pile.
    pub discard: CardSet,
    /// Its top card.
    pub discard_top: Option<Card>,
    /// Bomb tokens.
    pub bombs: u16,
    /// Artifact tiles held, one bit each.
    pub artifacts: u16,
    /// Artifact tiles spent, one bit each.
    pub spent: u16,
    /// Pilots bought from each stack; the next one lies on top.
    pub bought: [u8; 4],
    /// Minerals that lie on each stack.
    pub minerals: [Minerals; 4],
    /// Points gained by purchase bonuses.
    pub bonus_points: u16,
    /// Major achievements taken, one bit each.
    pub majors: u16,
    /// Minor achievements taken, one bit each.
    pub minors: u32,
}

impl SeatState {
    /// All cards of the seat: starters and bought pilots.
    #[must_use]
    pub fn owned(&self) -> CardSet {
        let mut bits = CardSet::STARTERS.bits();
        for (stack, &bought) in self.bought.iter().enumerate() {
            bits |= ((1 << bought) - 1) << (crate::ids::STARTERS + 4 * stack);
        }
        CardSet::from_bits(bits)
    }

    /// Minerals on all stacks together.
    #[must_use]
    pub fn on_stacks(&self) -> Minerals {
        self.minerals.iter().fold(Minerals::NONE, |sum, lot| sum.plus(*lot))
    }

    /// Pilots bought in all.
    #[must_use]
    pub fn pilots(&self) -> u8 {
        self.bought.iter().sum()
    }
}

/// A whole position, without its content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The seats, in seat order.
    pub seats: ArrayVec<SeatState, MOST_SEATS>,
    /// Chance of every source.
    pub(crate) chance: Chance<{ source::COUNT }>,
    /// The first seat (SM-4).
    pub first: Seat,
    /// Whose turn it is; in `FirstSide` who chooses.
    pub turn: Seat,
    /// Where the game stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u16,
    /// Actions left.
    pub actions: u8,
    /// Side chosen for each slot that is or was in play.
    pub sides: [Option<Side>; MOST_SLOTS],
    /// Slot of the shallower board in play.
    pub top_slot: u8,
    /// Tunnel in play: bit `row * 8 + column` counted from the top of `top_slot`.
    #[serde(with = "bits")]
    pub tunnel: u128,
    /// The next board waits for its side (SM-50).
    pub need_side: bool,
    /// Lots that wait to be laid, the newest last (SM-36).
    pub lots: ArrayVec<Minerals, MOST_LOTS>,
    /// Face-up major achievements.
    pub majors: ArrayVec<MajorId, 3>,
    /// Face-up minor achievements.
    pub minors: ArrayVec<MinorId, 4>,
    /// Deck of minor achievements, the top card last.
    pub minor_deck: ArrayVec<MinorId, MINORS>,
    /// Artifact tiles in the supply, one bit each.
    pub pool: u16,
    /// A major achievement was taken this turn.
    pub took_major: bool,
    /// A minor achievement was taken this turn.
    pub took_minor: bool,
    /// Whether an action is being resolved, so that purchases count to it.
    pub in_action: bool,
    /// What the current or last action of the turn brought.
    pub action_tally: Tally,
    /// What the turn brought.
    pub turn_tally: Tally,
    /// Minor achievements "across all cards" that held at a moment of this action, one bit each (SM-46).
    pub cards_met: u32,
    /// The game ends with this turn (SM-55).
    pub last_turn: bool,
    /// Full rounds without tunnel (SM-58).
    pub idle_rounds: u8,
    /// Tunnel was placed in this round.
    pub dug: bool,
}

impl State {
    /// The seat whose turn it is.
    #[must_use]
    pub fn mover(&self) -> &SeatState {
        &self.seats[self.turn.index()]
    }
    pub(crate) fn mover_mut(&mut self) -> &mut SeatState {
        &mut self.seats[self.turn.index()]
    }
}

/// Indexes of the bits of a set.
pub(crate) fn bits_of(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

mod bits {
    //! A board as 32 hex digits where people read it: JSON numbers do not hold 128 bits everywhere.
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer>(bits: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(&format_args!("{bits:032x}"))
        } else {
            bits.serialize(serializer)
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            u128::from_str_radix(&text, 16).map_err(D::Error::custom)
        } else {
            u128::deserialize(deserializer)
        }
    }
}
