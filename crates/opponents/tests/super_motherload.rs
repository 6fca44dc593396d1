//! Promises of the first computer player at Super Motherload.

#![expect(clippy::expect_used, reason = "helpers of tests fail like tests")]

mod common;

use std::sync::Arc;

use common::{choice, chooses_alike, stops_early, wins_against_random};
use opponents::Opponent;
use super_motherload::{Action, Content, NewGame, SuperMotherload};
use tabletop::{Game, Seed, ToAct};

fn start(seats: usize, seed: u64) -> SuperMotherload {
    let content = Arc::new(Content::house().expect("the house content is right"));
    SuperMotherload::new(content, &NewGame::default(), seats, Seed(seed)).expect("a game")
}

#[test]
fn beats_random_play() {
    assert_eq!(wins_against_random(|seed| start(2, seed), 6), 6);
}

#[test]
fn same_view_and_seed_give_the_same_choice() {
    chooses_alike(Opponent::First, start(3, 5), 60);
}

#[test]
fn an_early_stop_still_gives_a_legal_action() {
    stops_early(Opponent::First, start(4, 2), 80);
}

#[test]
fn ends_the_turn_only_when_nothing_is_left_to_gain() {
    // With actions and cards at hand the first turn is never thrown away.
    for seed in 0..10 {
        let mut game = start(2, seed);
        let first = game.state().first;
        for number in 0..30 {
            let ToAct::Seat(seat) = game.to_act() else { break };
            if seat != first && game.state().stage == super_motherload::Stage::Turn {
                break;
            }
            let action = choice(Opponent::First, &game, seat, number);
            assert!(
                action != Action::EndTurn || game.state().actions == 0,
                "seed {seed}: {:?}",
                game.state()
            );
            game.apply(&action, &mut Vec::new());
        }
    }
}
