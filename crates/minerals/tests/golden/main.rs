//! Golden games: what happens in three fixed games, action by action, as text. A change of a rule, of what a
//! view shows or of the content reads as a difference of `tests/golden/minerals-*.txt`.
//!
//! `REGOLITH_BLESS=1 cargo test -p minerals --test golden` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "../common/mod.rs"]
mod common;
mod tell;

use std::fmt::Write;
use std::mem::discriminant;

use minerals::{Action, Effect, MineralsGame, NewGame, Side};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::chance::below;
use tabletop::{Game, Seed, ToAct, Viewer};
use tell::Tell;
use testkit::golden;

/// Turns between two drawings of the board.
const DRAWN: usize = 8;

/// An action at random: its kind first, so that the many ways of one tool do not crowd out all else, and a
/// collection mostly when there is one. Only the rules decide what can be chosen, not how well one plays.
fn choice(game: &MineralsGame, rng: &mut ChaCha8Rng) -> Action {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    let collects = actions.iter().any(|action| matches!(action, Action::Collect { .. }));
    if collects && below(rng, 4) > 0 {
        actions.retain(|action| matches!(action, Action::Collect { .. }));
    }
    let mut kinds: Vec<_> = actions.iter().map(discriminant).collect();
    kinds.dedup();
    let kind = kinds[below(rng, kinds.len() as u32) as usize];
    actions.retain(|action| discriminant(action) == kind);
    actions[below(rng, actions.len() as u32) as usize]
}

/// The whole game as text.
fn game(seats: usize, seed: u64, options: &NewGame) -> String {
    let content = common::house();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = MineralsGame::new(content.clone(), options, seats, Seed(seed)).expect("a lawful set-up");
    let tell = Tell { content: &content };
    let mut out = String::new();
    let (mut number, mut drawn) = (0, None);
    while let ToAct::Seat(seat) = game.to_act() {
        let turn = usize::from(game.state().turns);
        // The whole board once, as it is played on once, and then every few turns.
        if (turn % DRAWN == 1 || number == 0) && drawn != Some(turn) {
            drawn = Some(turn);
            out.push_str(&tell.board(&game));
        }
        let action = choice(&game, &mut rng);
        number += 1;
        writeln!(out, "\n== {number}. {}: {}", tell::seat(seat), tell.action(&action)).expect("text");
        out.push_str(&tell.view(&game.view(Viewer::Seat(seat))));
        let mut effects: Vec<Effect> = Vec::new();
        game.apply(&action, &mut effects);
        for effect in &effects {
            writeln!(out, "   > {}", tell.effect(effect)).expect("text");
        }
        // Everyone sees the same (MN-5), so one fingerprint tells of all views.
        let views = golden::views(&game);
        assert!(views.iter().all(|view| view == &views[0]));
        writeln!(out, "   scores {}; view {}", golden::totals(&game), &views[0].to_string()[..6])
            .expect("text");
    }
    out.push_str(&golden::ending(&game, |seat| tell::seat(seat).to_string()));
    format!("Minerals, {seats} seats, seed {seed}, {number} actions\n\n{out}")
}

/// The games: seats, seed, and the side on which the tools lie.
const GAMES: [(usize, u64, Side); 3] = [(2, 342, Side::A), (3, 1, Side::B), (5, 239, Side::A)];

fn options(side: Side) -> NewGame {
    NewGame { tools: [Some(side); 5], ..NewGame::default() }
}

fn compare_game(place: usize) {
    let (seats, seed, side) = GAMES[place];
    let told = game(seats, seed, &options(side));
    golden::compare(env!("CARGO_MANIFEST_DIR"), &format!("minerals-{seats}"), &told);
}

#[test]
fn the_game_of_two_is_as_it_was() {
    compare_game(0);
}

#[test]
fn the_game_of_three_is_as_it_was() {
    compare_game(1);
}

#[test]
fn the_game_of_five_is_as_it_was() {
    compare_game(2);
}

/// What should be told somewhere in the golden games.
const TOLD: [&str; 26] = [
    "taken off",
    "placed on",
    "lifted anthracite",
    "could not move",
    "left the board",
    "is passed",
    "took nothing",
    "loose:",
    "paid for Hammer",
    "paid for Shovel",
    "paid for Chest",
    "paid for Sack",
    "paid for Map",
    "paid for Compass",
    "paid for Glass",
    "paid for Vortex",
    "paid for Rope",
    "paid for Lantern",
    "went back",
    "collected",
    "the lower value",
    "turned up",
    "Return,",
    "Cutting,",
    "Keeping,",
    "the game is over",
];

#[test]
fn the_golden_games_tell_of_everything() {
    let told: String = GAMES.iter().map(|&(seats, seed, side)| game(seats, seed, &options(side))).collect();
    for part in TOLD {
        assert!(told.contains(part), "no golden game tells {part:?}");
    }
}
