//! Promises of the first computer player at Minerals.

#![expect(clippy::expect_used, reason = "helpers of tests fail like tests")]

mod common;

use std::sync::Arc;

use common::{choice, chooses_alike, stops_early, wins_against_random};
use minerals::{Action, Content, MineralsGame, NewGame, Step, Variant};
use opponents::Opponent;
use tabletop::{Game, Seed, ToAct, Viewer};

fn start(variant: Variant, seats: usize, seed: u64) -> MineralsGame {
    let content = Arc::new(Content::house().expect("the house content is right"));
    let options = NewGame { variant, ..NewGame::default() };
    MineralsGame::new(content, &options, seats, Seed(seed)).expect("a game")
}

#[test]
fn beats_random_play_in_each_variant() {
    for variant in Variant::ALL {
        let games = 12;
        let won = wins_against_random(|seed| start(variant, 2, seed), games);
        assert!(won + 1 >= games, "{variant:?}: {won} of {games}");
    }
}

#[test]
fn same_view_and_seed_give_the_same_choice() {
    chooses_alike(Opponent::First, start(Variant::Full, 3, 5), 60);
}

#[test]
fn an_early_stop_still_gives_a_legal_action() {
    stops_early(Opponent::First, start(Variant::Full, 5, 2), 120);
}

/// A card that can be paid for is hardly ever left lying: only for a better one that needs the same minerals.
#[test]
fn takes_most_cards_that_it_can_pay_for() {
    let (mut taken, mut turns) = (0, 0);
    for seed in 0..4 {
        let mut game = start(Variant::Cards, 2, seed);
        for number in 0..400 {
            let ToAct::Seat(seat) = game.to_act() else { break };
            let action = choice(Opponent::First, &game, seat, number);
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let gain = legal.iter().any(|action| matches!(action, Action::Collect { lower: false, .. }));
            if gain && game.view(Viewer::Spectator).step == Step::After {
                turns += 1;
                taken += usize::from(matches!(action, Action::Collect { .. }));
            }
            game.apply(&action, &mut Vec::new());
        }
    }
    assert!(turns > 10 && taken * 4 >= turns * 3, "{taken} of {turns} cards were taken");
}
