//! The position as plain data of fixed size.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::CardSet;
use crate::effect::EndReason;
use crate::ids::{Counts, DIVISIONS, Division, DivisionSet, MOST_SEATS, MOST_STACK, SPECIALISTS, Specialist};
use crate::view::ProjectView;

/// Sources of chance. All of it is used at set-up: from then on the order of the deck is part of the position.
pub(crate) mod source {
    /// Who starts (SE-6).
    pub const FIRST: usize = 0;
    /// The deck (SE-4).
    pub const DECK: usize = 1;
    /// Which project tiles, and which side up (SE-4).
    pub const TILES: usize = 2;
    /// How many sources.
    pub const COUNT: usize = 3;
}

/// Projects of a game, at most (SE-4).
pub(crate) const MOST_PROJECTS: usize = MOST_SEATS + 2;

/// Specialists of one division, the lowest first.
pub type Stack = ArrayVec<Specialist, MOST_STACK>;

/// A seat (SE-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    pub(crate) hand: CardSet,
    /// Those of the hand that came from the Center: everybody knows them.
    pub(crate) seen: CardSet,
    pub(crate) tokens: Counts,
    pub(crate) hub: [Stack; DIVISIONS],
}

/// Where in the turn the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// The action is due.
    Action,
    /// One of the cards that were looked at is to be kept.
    Keep,
    /// A project is in reach.
    Project,
    /// A card may be taken after a project.
    AfterProject,
    /// The game is over.
    Over(EndReason),
}

/// Everything but the content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) seats: ArrayVec<SeatState, MOST_SEATS>,
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) round: u16,
    pub(crate) turns: u16,
    pub(crate) stage: Stage,
    pub(crate) center: ArrayVec<Specialist, SPECIALISTS>,
    /// The last is on top.
    pub(crate) deck: ArrayVec<Specialist, SPECIALISTS>,
    pub(crate) looked_at: CardSet,
    pub(crate) projects: ArrayVec<ProjectView, MOST_PROJECTS>,
    /// Division recruited into in this turn; its top works from the next (SE-16).
    pub(crate) fresh: Option<Division>,
    /// Helps used at the project check of this turn (SE-17).
    pub(crate) used: DivisionSet,
    /// Skills of any kind for this turn's projects (SE-A19).
    pub(crate) more_skills: u8,
    /// Projects completed in this turn.
    pub(crate) completed: u8,
    /// Whether a card was taken after a project in this turn (SE-A33).
    pub(crate) took_after: bool,
    /// Passes in a row.
    pub(crate) passes: u8,
    /// Set once the last round is on (SE-23).
    pub(crate) last_round: Option<EndReason>,
}

impl State {
    /// The seat whose turn it is.
    pub(crate) fn mover(&self) -> &SeatState {
        &self.seats[self.turn.index()]
    }
    /// The same, to be changed.
    pub(crate) fn mover_mut(&mut self) -> &mut SeatState {
        &mut self.seats[self.turn.index()]
    }
    /// The left neighbour of the seat whose turn it is: the next to act (SE-13).
    pub(crate) fn neighbour(&self) -> Seat {
        self.turn.next(self.seats.len())
    }
}
