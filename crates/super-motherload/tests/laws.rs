//! The laws every game obeys, along random games.

use std::sync::Arc;

use super_motherload::{Content, NewGame, SuperMotherload};
use tabletop::exercise::{Walk, exercise};

#[test]
fn laws_hold_along_random_games() {
    let content = Arc::new(Content::house().expect("the house content is right"));
    let walk = Walk { actions: 200_000, sparse: 11, strangers: 60, seed: 1 };
    let walked = exercise::<SuperMotherload>(&content, &NewGame::default(), walk).expect("every law holds");
    assert!(walked.games >= 100 && walked.compared > 500_000, "{walked:?}");
    println!("{walked:?}");
}
