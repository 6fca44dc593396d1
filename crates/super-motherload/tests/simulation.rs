//! A thousand random games for each number of seats: all end, in reason, and every position on the way
//! is a possible one.

use std::sync::Arc;

use super_motherload::{Content, NewGame, SuperMotherload};
use testkit::simulation::games_end;

const GAMES: u64 = 1_000;
/// Far more actions than a game of four takes; a game that needs more does not end.
const MOST_ACTIONS: usize = 3_000;

#[test]
fn sm_55_a_thousand_random_games_of_each_size_end() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let in_reason = |_: &SuperMotherload, actions| {
        if actions < MOST_ACTIONS { Ok(()) } else { Err("the game does not end".to_owned()) }
    };
    let longest = games_end(&content, &NewGame::default(), GAMES, in_reason);
    println!("3 x {GAMES} games; the longest took {longest} actions");
}
