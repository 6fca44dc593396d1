//! A thousand random games for each number of seats: all end, within the proved number of turns, and every
//! position on the way is a possible one.

#![allow(clippy::expect_used, reason = "a test fails by it")]

use std::sync::Arc;

use space_explorers::{Content, NewGame, SpaceExplorers, most_turns};
use tabletop::{Game, Viewer};
use testkit::simulation::games_end;

const GAMES: u64 = 1_000;

#[test]
fn se_23_a_thousand_games_of_each_size_end() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let in_reason = |game: &SpaceExplorers, _| {
        let view = game.view(Viewer::Spectator);
        let (turns, most) = (view.turns, most_turns(game.seats()));
        if turns > most {
            return Err(format!("{turns} turns, more than {most}"));
        }
        if view.ended.is_some() && usize::from(turns) % game.seats() != 0 {
            return Err(format!("it ended after {turns} turns: not all had equally many"));
        }
        Ok(())
    };
    let longest = games_end(&content, &NewGame::default(), GAMES, in_reason);
    println!("3 x {GAMES} games; the longest took {longest} actions");
}
