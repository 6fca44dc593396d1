//! Golden games: what happens in three fixed games, action by action, as text. A change of a rule, of what a
//! view shows or of the content reads as a difference of `tests/golden/space-explorers-*.txt`.
//!
//! `REGOLITH_BLESS=1 cargo test -p space-explorers --test golden` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "../common/mod.rs"]
mod common;
mod tell;

use std::fmt::Write;
use std::mem::discriminant;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use space_explorers::{Action, Effect, NewGame, SpaceExplorers};
use tabletop::chance::below;
use tabletop::{Game, Seed, ToAct, Viewer};
use tell::Tell;
use testkit::golden;

/// An action at random: its kind first, so that the many payments of one recruit do not crowd out all else. A
/// project is mostly taken, a recruit mostly made, with few cards returned. Only the rules decide what can be
/// chosen, not how well one plays.
fn choice(game: &SpaceExplorers, rng: &mut ChaCha8Rng) -> Action {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    let keep_mostly =
        |actions: &mut Vec<Action>, rng: &mut ChaCha8Rng, of: u32, kind: fn(&Action) -> bool| {
            if actions.iter().any(kind) && below(rng, of) > 0 {
                actions.retain(kind);
            }
        };
    keep_mostly(&mut actions, rng, 5, |action| matches!(action, Action::Complete { .. }));
    keep_mostly(&mut actions, rng, 3, |action| matches!(action, Action::TakeAfterProject(_)));
    keep_mostly(&mut actions, rng, 3, |action| matches!(action, Action::Recruit(_)));
    keep_mostly(&mut actions, rng, 4, |action| match action {
        Action::Recruit(recruit) => recruit.payment.cards.len() <= 1,
        _ => true,
    });
    // The abilities of one's own are of more interest than what everybody can do.
    keep_mostly(&mut actions, rng, 3, |action| match action {
        Action::Recruit(recruit) => recruit.way.is_some() || recruit.draws > 0,
        Action::TakeSeveral { .. } | Action::Look { .. } => true,
        _ => false,
    });
    let mut kinds: Vec<_> = actions.iter().map(discriminant).collect();
    kinds.dedup();
    let kind = kinds[below(rng, kinds.len() as u32) as usize];
    actions.retain(|action| discriminant(action) == kind);
    actions[below(rng, actions.len() as u32) as usize]
}

/// The whole game as text.
fn game(seats: usize, seed: u64) -> String {
    let content = common::house();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let options = NewGame::default();
    let mut game =
        SpaceExplorers::new(content.clone(), &options, seats, Seed(seed)).expect("a lawful set-up");
    let tell = Tell { content: &content };
    let (mut out, mut number) = (String::new(), 0);
    while let ToAct::Seat(seat) = game.to_act() {
        let action = choice(&game, &mut rng);
        number += 1;
        writeln!(out, "\n== {number}. {}: {}", tell::seat(seat), tell.action(&action)).expect("text");
        out.push_str(&tell.view(&game.view(Viewer::Seat(seat))));
        let mut effects: Vec<Effect> = Vec::new();
        game.apply(&action, &mut effects);
        for effect in &effects {
            writeln!(out, "   > {}", tell.effect(effect)).expect("text");
        }
        let views = golden::list(golden::views(&game), |view| view.to_string()[..6].to_owned());
        writeln!(out, "   scores {}; views {views}", golden::totals(&game)).expect("text");
    }
    out.push_str(&golden::ending(&game, |seat| tell::seat(seat).to_string()));
    format!("Space Explorers, {seats} seats, seed {seed}, {number} actions\n{out}")
}

/// The games: seats and seed.
const GAMES: [(usize, u64); 3] = [(2, 28), (3, 6), (4, 16)];

fn compare_game(place: usize) {
    let (seats, seed) = GAMES[place];
    golden::compare(env!("CARGO_MANIFEST_DIR"), &format!("space-explorers-{seats}"), &game(seats, seed));
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
fn the_game_of_four_is_as_it_was() {
    compare_game(2);
}

/// What should be told somewhere in the golden games.
const TOLD: [&str; 19] = [
    "> took ",
    "> drew ",
    "> looked at ",
    "> kept ",
    "> recruited ",
    "from Hand",
    "from Center",
    " over ",
    " with ",
    "> handed ",
    "> returned ",
    "> filled up with ",
    "> completed ",
    "after the project",
    "decline",
    "helped by ",
    "> the last round is on",
    "is over: FullHub",
    "is over: Projects",
];

#[test]
fn the_golden_games_tell_of_everything() {
    let told: String = GAMES.iter().map(|&(seats, seed)| game(seats, seed)).collect();
    for part in TOLD {
        assert!(told.contains(part), "no golden game tells {part:?}");
    }
}
