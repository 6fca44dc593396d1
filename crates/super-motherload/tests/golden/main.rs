//! Golden games: what happens in three fixed games, action by action, as text. A change of a rule, of
//! what a view shows or of the content reads as a difference of `tests/golden/*.txt`.
//!
//! `REGOLITH_BLESS=1 cargo test -p super-motherload --test golden` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

mod tell;

use std::fmt::Write;
use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::{Action, Content, Effect, NewGame, SuperMotherload};
use tabletop::{Game, Seed, ToAct, Viewer};
use tell::Tell;
use testkit::golden;

/// Actions told from the beginning and from the end; of those between only the choices of a side.
const FIRST: usize = 60;
const LAST: usize = 40;

struct Turn {
    text: String,
    side: bool,
}

/// The whole game as text.
fn game(seats: usize, seed: u64) -> String {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = SuperMotherload::new(content.clone(), &NewGame::default(), seats, Seed(seed))
        .expect("a lawful set-up");
    let tell = Tell { content: &content };
    let mut turns: Vec<Turn> = Vec::new();
    let mut scratch = Vec::new();
    while let ToAct::Seat(seat) = game.to_act() {
        let mut text = String::new();
        let action = game.random_action(&mut rng, &mut scratch).expect("who is to act can act");
        let number = turns.len() + 1;
        let crew = game.state().seats[seat.index()].crew;
        writeln!(text, "== {number}. seat {} ({crew:?}): {}", seat.0, tell.action(crew, &action))
            .expect("text");
        text.push_str(&tell.view(&game.view(Viewer::Seat(seat))));
        let mut effects: Vec<Effect> = Vec::new();
        game.apply(&action, &mut effects);
        for effect in &effects {
            writeln!(text, "   > {}", tell.effect(&game, effect)).expect("text");
        }
        if matches!(action, Action::ChooseSide(_) | Action::Drill { .. } | Action::Bomb { .. }) {
            text.push_str(&tell.boards(&game));
        }
        let views = golden::list(golden::views(&game), |view| view.to_string()[..6].to_owned());
        writeln!(text, "   scores {}; views {views}", golden::totals(&game)).expect("text");
        turns.push(Turn { text, side: matches!(action, Action::ChooseSide(_)) });
    }

    let mut out = format!("Super Motherload, {seats} seats, seed {seed}, {} actions\n", turns.len());
    let mut left_out = 0;
    for (number, turn) in turns.iter().enumerate() {
        if number < FIRST || number + LAST >= turns.len() || turn.side {
            if left_out > 0 {
                writeln!(out, "\n   ... {left_out} actions ...").expect("text");
            }
            left_out = 0;
            write!(out, "\n{}", turn.text).expect("text");
        } else {
            left_out += 1;
        }
    }
    out.push_str(&golden::ending(&game, |seat| format!("seat {}", seat.0)));
    out
}

fn compare(seats: usize, seed: u64) {
    golden::compare(env!("CARGO_MANIFEST_DIR"), &format!("super-motherload-{seats}"), &game(seats, seed));
}

#[test]
fn the_game_of_two_is_as_it_was() {
    compare(2, 11);
}

#[test]
fn the_game_of_three_is_as_it_was() {
    compare(3, 12);
}

#[test]
fn the_game_of_four_is_as_it_was() {
    compare(4, 13);
}
