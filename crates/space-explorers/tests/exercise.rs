//! The laws of every game, along random games.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use space_explorers::{Content, NewGame, SpaceExplorers};
use tabletop::exercise::{Walk, exercise};

#[test]
fn laws_hold() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let walk = Walk { actions: 220_000, sparse: 7, strangers: 60, seed: 1 };
    let walked = exercise::<SpaceExplorers>(&content, &NewGame::default(), walk)
        .unwrap_or_else(|error| panic!("{error}"));
    println!("{walked:?}");
    assert!(walked.actions >= 220_000 && walked.games > 0 && walked.compared > walk.actions);
}
