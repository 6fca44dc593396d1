//! What the tests of every game have in common. Games have it among their dev-dependencies alone.
//!
//! | test of a game | what it calls |
//! | --- | --- |
//! | `tests/ids.rs`: each rule has a test | [`rules::Rules`] |
//! | rule tests: one action after another | [`act`], [`refusal`], [`can`], [`legal`], [`has!`](crate::has) |
//! | `tests/matches.rs`: undo and redo, turns, the chain of hashes | [`matches`] |
//! | `tests/content.rs`: packs with something wrong in them | [`packs::Packs`] |
//! | `tests/saves.rs`: what is written comes back, damage is noticed | [`saves::Shelf`], [`forge`] |
//! | stored positions from anywhere | [`restore`] |
//! | `tests/golden`: games as text | [`golden`] |
//! | `tests/simulation.rs`: a thousand games end | [`simulation`] |
//!
//! The laws that every game obeys are run by [`tabletop::exercise`].

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of tests fail like tests"
)]

pub mod forge;
pub mod golden;
pub mod matches;
pub mod packs;
mod play;
pub mod restore;
pub mod rules;
pub mod saves;
mod schema;
pub mod simulation;

pub use play::{act, can, legal, refusal};
