//! One test and more for each rule of `docs/rules/space-explorers.md`, by chapter. The number in a test's
//! name is the rule's; expectations come from that page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "../common/mod.rs"]
mod common;

mod recruiting;
