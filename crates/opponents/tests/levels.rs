//! Promises of the levels at every game.

#![expect(clippy::expect_used, reason = "helpers of tests fail like tests")]

mod common;

use std::sync::Arc;
use std::time::{Duration, Instant};

use common::{chooses_alike, knows_no_secret, plans_hold, play, stops_early};
use minerals::MineralsGame;
use opponents::{Budget, Level, Opponent};
use space_explorers::SpaceExplorers;
use super_motherload::SuperMotherload;
use tabletop::{Game, Seed, Strategy, ToAct, Viewer};

fn super_motherload(seats: usize, seed: u64) -> SuperMotherload {
    let content = Arc::new(super_motherload::Content::house().expect("the house content is right"));
    start(content, seats, seed)
}
fn minerals(seats: usize, seed: u64) -> MineralsGame {
    let content = Arc::new(minerals::Content::house().expect("the house content is right"));
    start(content, seats, seed)
}
fn space_explorers(seats: usize, seed: u64) -> SpaceExplorers {
    let content = Arc::new(space_explorers::Content::house().expect("the house content is right"));
    start(content, seats, seed)
}
fn start<G: Game>(content: Arc<G::Content>, seats: usize, seed: u64) -> G {
    G::new(content, &G::Options::default(), seats, Seed(seed)).expect("a game")
}

const EXPERT: Opponent = Opponent::Level(Level::Expert);

const REGULAR: Opponent = Opponent::Level(Level::Regular);

#[test]
fn numbers_stand_for_levels() {
    for (number, level) in (1..).zip(Level::ALL) {
        assert_eq!((Level::of(number), level as u8), (Some(level), number));
    }
    assert_eq!((Level::of(0), Level::of(6), Level::of(255)), (None, None, None));
}

#[test]
fn the_same_view_and_seed_give_the_same_choice() {
    for level in Level::ALL {
        let (player, actions) = (Opponent::Level(level), if level > Level::Regular { 12 } else { 40 });
        chooses_alike(player, super_motherload(3, 5), actions);
        chooses_alike(player, minerals(4, 5), actions);
        chooses_alike(player, space_explorers(2, 5), actions);
    }
}

#[test]
fn no_level_can_reach_what_is_hidden() {
    for player in [Opponent::Level(Level::Novice), REGULAR, EXPERT] {
        knows_no_secret(player, super_motherload(2, 9), 40, |one, other| one.state() != other.state());
        knows_no_secret(player, minerals(3, 9), 40, |one, other| one.state() != other.state());
        knows_no_secret(player, space_explorers(4, 9), 40, |one, other| one.state() != other.state());
    }
}

#[test]
fn an_early_stop_still_gives_a_legal_action() {
    for level in Level::ALL {
        stops_early(Opponent::Level(level), super_motherload(4, 2), 60);
        stops_early(Opponent::Level(level), minerals(5, 2), 60);
        stops_early(Opponent::Level(level), space_explorers(4, 2), 60);
    }
}

/// A turn of Space Explorers is one action as a rule, and what comes after it depends on what was drawn.
#[test]
fn a_plan_can_be_done_to_its_end() {
    plans_hold(EXPERT, super_motherload(2, 4), 40);
    plans_hold(EXPERT, minerals(2, 4), 40);
}

/// A deadline is kept by the search itself; a lone core may keep it waiting a little.
#[test]
fn a_deadline_ends_a_search() {
    fn each<G: Strategy>(mut game: G) {
        for number in 0..30 {
            let ToAct::Seat(seat) = game.to_act() else { break };
            let view = game.view(Viewer::Seat(seat));
            let begun = Instant::now();
            let budget = Budget::time(Duration::from_millis(20)).with_share(1000.0);
            let action = EXPERT.choose::<G>(game.content(), &view, number, &budget).expect("an action");
            let took = begun.elapsed();
            assert!(took < Duration::from_millis(200), "20 ms became {took:?}");
            game.apply(&action, &mut Vec::new());
        }
    }
    each(super_motherload(4, 7));
    each(minerals(5, 7));
    each(space_explorers(4, 7));
}

/// The ladder is measured with hundreds of games elsewhere; that it stands on the right side is seen in a few.
#[test]
fn levels_are_better_than_those_far_below() {
    fn wins<G: Strategy>(start: impl Fn(u64) -> G, games: u64) -> u64 {
        let won = |seed: u64| {
            let own = (seed % 2) as usize;
            let mut players = [Opponent::Level(Level::Novice); 2];
            players[own] = EXPERT;
            let scores = play(start(seed), &players, seed).score();
            scores[own].place == 1
        };
        (0..games).filter(|&seed| won(seed)).count() as u64
    }
    let games = 8;
    for (game, won) in [
        ("Super Motherload", wins(|seed| super_motherload(2, seed), games)),
        ("Minerals", wins(|seed| minerals(2, seed), games)),
        ("Space Explorers", wins(|seed| space_explorers(2, seed), games)),
    ] {
        assert!(won + 1 >= games, "{game}: {won} of {games}");
    }
}
