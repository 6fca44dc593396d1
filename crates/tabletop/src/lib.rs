//! The kit every game of Regolith stands on. It knows no game.
//!
//! A game is a value that implements [`Game`]: plain state, typed actions, typed effects, typed
//! refusals, and views without secrets. [`Match`] adds seats, the log with its hash chain, undo and
//! redo, and the save file. [`content`] and [`setup`] hold what packs and set-ups have in common, and
//! [`exercise`] runs the laws that hold for every game.

pub mod chance;
pub mod content;
pub mod exercise;
mod game;
mod hash;
mod matches;
pub mod save;
mod seat;
pub mod setup;

pub use chance::{Chance, Seed};
pub use game::{
    Game, Ignore, Recorder, RuleId, Ruled, Score, ScorePart, SetupError, StateError, Strategy, ToAct, Told,
};
pub use hash::{Digest, digest};
pub use matches::{ActError, Entry, Match, MatchSetup, UndoError, UndoScope, Undone};
pub use seat::{LEVELS, MOST_NAME, Player, Seat, SeatFault, SeatSetup, Viewer};
