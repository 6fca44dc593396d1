//! The laws of every game, along random games of each variant.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use minerals::{Content, MineralsGame, NewGame, Variant};
use tabletop::exercise::{Walk, exercise};

fn walk(options: &NewGame, actions: usize) {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let walk = Walk { actions, sparse: 5, strangers: 40, seed: 1 };
    let walked = exercise::<MineralsGame>(&content, options, walk).unwrap_or_else(|error| panic!("{error}"));
    println!("{options:?}: {walked:?}");
    assert!(walked.actions >= actions && walked.games > 0 && walked.compared > actions);
}

#[test]
fn laws_hold_with_everything() {
    walk(&NewGame::default(), 120_000);
}

#[test]
fn laws_hold_with_a_sudden_end() {
    walk(&NewGame { sudden_end: true, ..NewGame::default() }, 40_000);
}

#[test]
fn laws_hold_with_cards_alone() {
    walk(&NewGame { variant: Variant::Cards, ..NewGame::default() }, 30_000);
}

#[test]
fn laws_hold_with_tiles_alone() {
    walk(&NewGame { variant: Variant::Tiles, ..NewGame::default() }, 30_000);
}
