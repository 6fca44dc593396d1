//! One test and more for each rule of `docs/rules/minerals.md`, by chapter. The number in a test's name is
//! the rule's; expectations come from that page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "../common/mod.rs"]
mod common;

mod asks;
mod collections;
mod cutting;
mod ending;
mod failing;
mod model;
mod moving;
mod played;
mod rulings;
mod setup;
mod timing;
mod tools_black;
mod tools_blue;
mod tools_gold;
mod tools_pink;
mod tools_white;
mod variants;
