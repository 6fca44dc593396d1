//! Promises that computer players keep at every game.

#![allow(dead_code, reason = "each group of tests uses its own words")]

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use opponents::{Budget, Opponent};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Seat, Strategy, ToAct, Viewer};

/// Time that never ends a search.
pub fn ample() -> Budget {
    Budget::time(Duration::from_secs(60))
}

/// What a player chooses with all the time that it wants.
pub fn choice<G: Strategy>(player: Opponent, game: &G, seat: Seat, seed: u64) -> G::Action {
    let view = game.view(Viewer::Seat(seat));
    player.choose::<G>(game.content(), &view, seed, &ample()).expect("a seat is to act")
}

/// Plays a game to its end.
pub fn play<G: Strategy>(mut game: G, players: &[Opponent], seed: u64) -> G {
    for number in 0.. {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let action = players[seat.index()]
            .choose::<G>(game.content(), &view, seed ^ number, &ample())
            .expect("a seat is to act");
        game.check(&action).expect("computer players keep the rules");
        game.apply(&action, &mut Vec::new());
    }
    game
}

/// Two play, one of them at random; how often the first computer player has more points.
pub fn wins_against_random<G: Strategy>(start: impl Fn(u64) -> G, games: u64) -> u64 {
    let won = |seed: u64| {
        let own = (seed % 2) as usize;
        let mut players = [Opponent::Random; 2];
        players[own] = Opponent::First;
        let scores = play(start(seed), &players, seed).score();
        scores[own].total > scores[1 - own].total
    };
    (0..games).filter(|&seed| won(seed)).count() as u64
}

/// Plays some actions of a game by one player, which is looked at at each decision.
fn along<G: Strategy>(mut game: G, actions: u64, mut look: impl FnMut(&G, Seat, u64) -> G::Action) {
    for number in 0..actions {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let action = look(&game, seat, number);
        game.check(&action).expect("computer players keep the rules");
        game.apply(&action, &mut Vec::new());
    }
}

/// The same view and seed give the same choice, however often and on however many cores it is made.
pub fn chooses_alike<G: Strategy>(player: Opponent, game: G, actions: u64) {
    along(game, actions, |game, seat, number| {
        let action = choice(player, game, seat, number);
        assert_eq!(action, choice(player, game, seat, number));
        action
    });
}

/// A search that is stopped at once still gives a legal action.
pub fn stops_early<G: Strategy>(player: Opponent, game: G, actions: u64) {
    let cancel = Arc::new(AtomicBool::new(true));
    along(game, actions, |game, seat, number| {
        let view = game.view(Viewer::Seat(seat));
        let budget = Budget::of(Duration::from_secs(60), cancel.clone());
        let begun = Instant::now();
        let action = player.choose::<G>(game.content(), &view, number, &budget).expect("a seat is to act");
        assert!(begun.elapsed() < Duration::from_secs(1), "a cancelled search goes on");
        action
    });
}

/// What follows the first action of a plan can be done after it as it stands, in the true position as well as in the
/// one that was thought about, and is the same seat's.
pub fn plans_hold<G: Strategy>(player: Opponent, mut game: G, decisions: u64) {
    let mut longest = 0;
    for number in 0..decisions {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let plan = player.plan::<G>(game.content(), &view, number, &ample());
        assert!(!plan.is_empty(), "a seat is to act");
        longest = longest.max(plan.len());
        for action in &plan {
            assert_eq!(game.to_act(), ToAct::Seat(seat), "a plan goes on in another turn");
            game.check(action).expect("a plan can be done");
            game.apply(action, &mut Vec::new());
        }
    }
    assert!(longest > 1, "no plan had a second action");
}

/// What is hidden from a seat cannot matter to its player: positions that differ in nothing but that give the same
/// choice. Other positions are made by dealing anew what the seat cannot see, so that `differs` tells them apart.
pub fn knows_no_secret<G: Strategy>(
    player: Opponent,
    game: G,
    actions: u64,
    differs: impl Fn(&G, &G) -> bool,
) {
    let mut different = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    along(game, actions, |game, seat, number| {
        let other = G::sample(game.content().clone(), &game.view(Viewer::Seat(seat)), &mut rng);
        different += u64::from(differs(game, &other));
        let action = choice(player, game, seat, number);
        assert_eq!(choice(player, &other, seat, number), action);
        action
    });
    assert!(different > actions / 4, "what is hidden hardly ever differed: {different}");
}
