//! A thousand random games for each number of seats and each variant: all end, within the proved number
//! of turns, and every position on the way is a possible one.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use minerals::{Content, MineralsGame, NewGame, Stage, Variant, most_turns};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Game, Seed, ToAct};

const GAMES: u64 = 1_000;

/// Plays a game; the number of its turns, and whether it ended suddenly.
fn play(content: &Arc<Content>, options: &NewGame, seats: usize, seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = MineralsGame::new(content.clone(), options, seats, Seed(seed)).expect("a lawful set-up");
    let (mut scratch, mut effects, mut actions) = (Vec::new(), Vec::new(), 0);
    while game.to_act() != ToAct::Over {
        let action = game.random_action(&mut rng, &mut scratch).expect("who is to act can act");
        game.check(&action)
            .unwrap_or_else(|refusal| panic!("{seats} seats, seed {seed}: {action:?}: {refusal:?}"));
        effects.clear();
        game.apply(&action, &mut effects);
        actions += 1;
        let place = || format!("{options:?}, {seats} seats, seed {seed}, action {actions}: {action:?}");
        game.invariants().unwrap_or_else(|error| panic!("{}: {error}", place()));
        assert!(usize::from(game.state().turns) <= most_turns(seats), "too many turns ({})", place());
    }
    assert!(matches!(game.state().stage, Stage::Over(_)));
    assert!(game.score().iter().any(|score| score.place == 1), "somebody wins");
    usize::from(game.state().turns)
}

fn thousand(options: &NewGame) {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let (next, longest) = (AtomicU64::new(0), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(2, usize::from).min(8);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= 4 * GAMES {
                        break;
                    }
                    let turns = play(&content, options, 2 + (number % 4) as usize, number / 4);
                    longest.fetch_max(turns, Ordering::Relaxed);
                }
            });
        }
    });
    println!("4 x {GAMES} games of {:?}; the longest took {} turns", options.variant, longest.into_inner());
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
