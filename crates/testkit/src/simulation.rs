//! Many random games for each number of seats: all end, and every position on the way is a possible one.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Game, Seed, ToAct};

/// Plays `games` random games for each number of seats, on all cores. Each action is checked, the invariants hold
/// after it, and `after` looks at the position and the number of actions so far: there a game holds that it ends
/// in reason. Gives the number of actions of the longest game.
///
/// # Panics
/// When a game goes wrong or nobody wins it, with seats, seed and action.
pub fn games_end<G: Game>(
    content: &Arc<G::Content>,
    options: &G::Options,
    games: u64,
    after: impl Fn(&G, usize) -> Result<(), String> + Sync,
) -> usize {
    let sizes = G::SEATS.count() as u64;
    let (next, longest) = (AtomicU64::new(0), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(2, usize::from).min(8);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= sizes * games {
                        break;
                    }
                    let seats = *G::SEATS.start() + (number % sizes) as usize;
                    let actions = play(content, options, seats, number / sizes, &after);
                    longest.fetch_max(actions, Ordering::Relaxed);
                }
            });
        }
    });
    longest.into_inner()
}

fn play<G: Game>(
    content: &Arc<G::Content>,
    options: &G::Options,
    seats: usize,
    seed: u64,
    after: &impl Fn(&G, usize) -> Result<(), String>,
) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = G::new(content.clone(), options, seats, Seed(seed)).expect("a lawful set-up");
    let (mut scratch, mut effects, mut actions) = (Vec::new(), Vec::new(), 0);
    while game.to_act() != ToAct::Over {
        let action = game.random_action(&mut rng, &mut scratch).expect("who is to act can act");
        let place = |what: &str| {
            format!("{options:?}, {seats} seats, seed {seed}, action {actions}: {action:?}: {what}")
        };
        if let Err(refusal) = game.check(&action) {
            panic!("{}", place(&format!("{refusal:?}")));
        }
        effects.clear();
        game.apply(&action, &mut effects);
        if let Err(error) = game.invariants().and_then(|()| after(&game, actions + 1)) {
            panic!("{}", place(&error));
        }
        actions += 1;
    }
    assert!(game.score().iter().any(|score| score.place == 1), "{seats} seats, seed {seed}: nobody wins");
    actions
}
