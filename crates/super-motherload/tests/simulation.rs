//! A thousand random games for each number of seats: all end, in reason, and every position on the way
//! is a possible one.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::{Content, NewGame, SuperMotherload};
use tabletop::{Game, Seed, ToAct};

const GAMES: u64 = 1_000;
/// Far more actions than a game of four takes; a game that needs more does not end.
const MOST_ACTIONS: usize = 3_000;

fn play(content: &Arc<Content>, seats: usize, seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = SuperMotherload::new(content.clone(), &NewGame::default(), seats, Seed(seed))
        .expect("a lawful set-up");
    let (mut scratch, mut effects, mut actions) = (Vec::new(), Vec::new(), 0);
    while game.to_act() != ToAct::Over {
        let action = game.random_action(&mut rng, &mut scratch).expect("who is to act can act");
        game.check(&action)
            .unwrap_or_else(|refusal| panic!("{seats} seats, seed {seed}: {action:?}: {refusal:?}"));
        effects.clear();
        game.apply(&action, &mut effects);
        actions += 1;
        let place = || format!("{seats} seats, seed {seed}, action {actions}: {action:?}");
        game.invariants().unwrap_or_else(|error| panic!("{}: {error}", place()));
        assert!(actions < MOST_ACTIONS, "the game does not end ({})", place());
    }
    let scores = game.score();
    assert!(scores.iter().any(|score| score.place == 1), "somebody wins");
    actions
}

#[test]
fn sm_55_a_thousand_random_games_of_each_size_end() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let (next, longest) = (AtomicU64::new(0), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(2, usize::from).min(8);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= 3 * GAMES {
                        break;
                    }
                    let actions = play(&content, 2 + (number % 3) as usize, number / 3);
                    longest.fetch_max(actions, Ordering::Relaxed);
                }
            });
        }
    });
    println!("3 x {GAMES} games; the longest took {} actions", longest.into_inner());
}
