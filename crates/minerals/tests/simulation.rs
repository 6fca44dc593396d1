//! A thousand random games for each number of seats and each variant: all end, within the proved number
//! of turns, and every position on the way is a possible one.

#![allow(clippy::expect_used, reason = "a test fails by it")]

use std::sync::Arc;

use minerals::{Content, MineralsGame, NewGame, Variant, most_turns};
use tabletop::Game;
use testkit::simulation::games_end;

const GAMES: u64 = 1_000;

fn thousand(options: &NewGame) {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let in_reason = |game: &MineralsGame, _| {
        let (turns, most) = (usize::from(game.state().turns), most_turns(game.seats()));
        if turns <= most { Ok(()) } else { Err(format!("{turns} turns, more than {most}")) }
    };
    let longest = games_end(&content, options, GAMES, in_reason);
    println!("4 x {GAMES} games of {:?}; the longest took {longest} actions", options.variant);
}

#[test]
fn mn_60_a_thousand_games_of_each_size_end() {
    thousand(&NewGame::default());
}

#[test]
fn mn_60_a_thousand_games_with_a_sudden_end_end() {
    thousand(&NewGame { sudden_end: true, ..NewGame::default() });
}

#[test]
fn mn_71_a_thousand_games_without_tools_end() {
    thousand(&NewGame { variant: Variant::Cards, ..NewGame::default() });
}

#[test]
fn mn_70_a_thousand_games_of_tiles_end() {
    thousand(&NewGame { variant: Variant::Tiles, ..NewGame::default() });
}
