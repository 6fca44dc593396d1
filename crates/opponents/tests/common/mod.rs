//! Promises that computer players keep at every game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use opponents::{Budget, Opponent};
use tabletop::{Seat, Strategy, ToAct, Viewer};

/// Time that never ends a search.
pub fn ample() -> Budget {
    Budget::time(Duration::from_secs(60))
}

/// The choice of the first computer player.
pub fn choice<G: Strategy>(game: &G, seat: Seat, seed: u64) -> G::Action {
    let view = game.view(Viewer::Seat(seat));
    Opponent::First.choose::<G>(game.content(), &view, seed, &ample()).expect("a seat is to act")
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

/// The same view and seed give the same choice.
pub fn chooses_alike<G: Strategy>(mut game: G, actions: u64) {
    for number in 0..actions {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let action = choice(&game, seat, number);
        assert_eq!(action, choice(&game, seat, number));
        game.apply(&action, &mut Vec::new());
    }
}

/// A search that is stopped at once still gives a legal action.
pub fn stops_early<G: Strategy>(mut game: G, actions: u64) {
    let cancel = Arc::new(AtomicBool::new(true));
    for number in 0..actions {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let budget = Budget::of(Duration::from_secs(60), cancel.clone());
        let begun = Instant::now();
        let action =
            Opponent::First.choose::<G>(game.content(), &view, number, &budget).expect("a seat is to act");
        assert!(begun.elapsed() < Duration::from_secs(1), "a cancelled search goes on");
        game.check(&action).expect("legal");
        game.apply(&action, &mut Vec::new());
    }
}
