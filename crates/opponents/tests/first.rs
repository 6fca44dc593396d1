//! Promises of the first computer player, held on a real game.

#![expect(clippy::expect_used, reason = "helpers of tests fail like tests")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use opponents::{Budget, Opponent};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::{Action, Content, NewGame, SuperMotherload};
use tabletop::{Game, Seat, Seed, ToAct, Viewer};

fn content() -> Arc<Content> {
    Arc::new(Content::house().expect("the house content is right"))
}

fn start(content: &Arc<Content>, seats: usize, seed: u64) -> SuperMotherload {
    SuperMotherload::new(content.clone(), &NewGame::default(), seats, Seed(seed)).expect("a game")
}

fn ample() -> Budget {
    Budget::time(Duration::from_secs(60))
}

fn play(content: &Arc<Content>, players: &[Opponent], seed: u64) -> SuperMotherload {
    let mut game = start(content, players.len(), seed);
    for number in 0.. {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let action = players[seat.index()]
            .choose::<SuperMotherload>(content, &view, seed ^ number, &ample())
            .expect("a seat is to act");
        game.check(&action).expect("computer players keep the rules");
        game.apply(&action, &mut Vec::new());
    }
    game
}

#[test]
fn beats_random_play() {
    let content = content();
    for seed in 0..6 {
        let own = (seed % 2) as usize;
        let mut players = [Opponent::Random; 2];
        players[own] = Opponent::First;
        let scores = play(&content, &players, seed).score();
        assert!(scores[own].total > scores[1 - own].total, "seed {seed}: {scores:?}");
    }
}

#[test]
fn same_view_and_seed_give_the_same_choice() {
    let content = content();
    let mut game = start(&content, 3, 5);
    for number in 0..60 {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let choose = || Opponent::First.choose::<SuperMotherload>(&content, &view, number, &ample());
        let action = choose().expect("a seat is to act");
        assert_eq!(Some(action), choose());
        game.apply(&action, &mut Vec::new());
    }
}

/// What another seat holds cannot matter, because it is not in the view; a position in which it differs
/// has the same view and so the same choice.
#[test]
fn hidden_cards_of_others_change_nothing() {
    let content = content();
    let mut game = start(&content, 2, 9);
    let mut different = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for number in 0..40 {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let other = SuperMotherload::sample(content.clone(), &view, &mut rng);
        let rival = Seat(1 - seat.0);
        different +=
            usize::from(other.state().seats[rival.index()].hand != game.state().seats[rival.index()].hand);
        let choose = |view| Opponent::First.choose::<SuperMotherload>(&content, view, number, &ample());
        let action = choose(&view).expect("a seat is to act");
        assert_eq!(choose(&other.view(Viewer::Seat(seat))), Some(action));
        game.apply(&action, &mut Vec::new());
    }
    assert!(different > 10, "the hidden hand hardly ever differed: {different}");
}

#[test]
fn an_early_stop_still_gives_a_legal_action() {
    let content = content();
    let mut game = start(&content, 4, 2);
    let cancel = Arc::new(AtomicBool::new(true));
    for number in 0..80 {
        let ToAct::Seat(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let budget = Budget::of(Duration::from_secs(60), cancel.clone());
        let begun = Instant::now();
        let action = Opponent::First
            .choose::<SuperMotherload>(&content, &view, number, &budget)
            .expect("a seat is to act");
        assert!(begun.elapsed() < Duration::from_secs(1), "a cancelled search goes on");
        game.check(&action).expect("legal");
        game.apply(&action, &mut Vec::new());
    }
    assert!(cancel.load(Ordering::Relaxed));
}

#[test]
fn ends_the_turn_only_when_nothing_is_left_to_gain() {
    // With actions and cards at hand the first turn is never thrown away.
    let content = content();
    for seed in 0..10 {
        let mut game = start(&content, 2, seed);
        let first = game.state().first;
        for number in 0..30 {
            let ToAct::Seat(seat) = game.to_act() else { break };
            if seat != first && game.state().stage == super_motherload::Stage::Turn {
                break;
            }
            let view = game.view(Viewer::Seat(seat));
            let action = Opponent::First
                .choose::<SuperMotherload>(&content, &view, number, &ample())
                .expect("an action");
            assert!(
                action != Action::EndTurn || game.state().actions == 0,
                "seed {seed}: {:?}",
                game.state()
            );
            game.apply(&action, &mut Vec::new());
        }
    }
}
