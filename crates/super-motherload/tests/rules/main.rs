//! One test and more for each rule of `docs/rules/super-motherload.md`, by chapter. The number in a
//! test's name is the rule's; expectations come from that page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "../common/mod.rs"]
mod common;

mod achievements;
mod artifacts;
mod boards;
mod bomb;
mod buying;
mod collecting;
mod content;
mod counting;
mod drill;
mod end;
mod goals;
mod house;
mod placing;
mod rulings;
mod secrets;
mod setup;
mod turn;
