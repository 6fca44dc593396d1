//! Laws of a match, played with this game: undo, redo, what undo takes, and the chain of hashes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

mod common;

use std::sync::Arc;

use common::{card, house};
use space_explorers::{Action, Content, Effect, NewGame, SpaceExplorers};
use tabletop::{Game, Match, Player, Seat, Viewer};
use testkit::matches::{self, COMPUTER, HUMAN, mixed};

type Played = Match<SpaceExplorers>;

/// A new match of these players; the first of them begins.
fn table(content: &Arc<Content>, players: &[Player], seed: u64) -> Played {
    matches::table(content, NewGame { first: Some(Seat(0)) }, players, seed)
}

#[test]
fn undo_restores_and_redo_repeats_along_random_games() {
    let content = house();
    let deal = |seed| table(&content, &mixed(4, seed), seed);
    let (actions, undone) = matches::undo_restores_and_redo_repeats(0, 10_000, deal);
    assert!(undone > 3_000, "{undone} of {actions} actions were undone");
}

#[test]
fn between_people_undo_is_free_in_ones_turn_up_to_a_reveal_and_only_there() {
    let content = house();
    let deal = |seed| table(&content, &[HUMAN, HUMAN], seed);
    // A card that was drawn or looked at, one that was laid into the Center, and one that fills it up show what
    // somebody did not know; nothing else does (SE-5).
    let seen = matches::undo_between_people(0..150, deal, |effect| match effect {
        Effect::Drew { .. } => Some("drew"),
        Effect::Looked { .. } => Some("looked"),
        Effect::Kept { .. } => Some("kept"),
        Effect::Refilled { .. } => Some("refilled"),
        _ => None,
    });
    assert!(seen.free.values().sum::<usize>() > 30, "{seen:?}");
    assert!(seen.shown.keys().eq(&["drew", "kept", "looked", "refilled"]), "{seen:?}");
    for kind in ["Recruit", "Complete"] {
        assert!(seen.free.contains_key(kind), "{kind}: {seen:?}");
    }
}

#[test]
fn against_computers_undo_past_a_reveal_is_assisted_and_does_not_fish() {
    let game = table(&house(), &[HUMAN, COMPUTER], 5);
    matches::undo_of_a_reveal_is_assisted_and_does_not_fish(game, &Action::TakeFromDeck);
}

#[test]
fn another_action_after_an_undo_forgets_what_was_undone_and_the_same_one_keeps_it() {
    matches::another_action_forgets_what_was_undone(table(&house(), &[HUMAN, HUMAN], 3));
}

#[test]
fn an_action_out_of_turn_or_against_a_rule_changes_nothing() {
    let game = table(&house(), &[HUMAN, HUMAN], 4);
    let center = game.game().view(Viewer::Spectator).center;
    let absent = (1..=60).map(card).find(|card| !center.contains(card)).expect("most of them");
    let bad = [Action::Pass, Action::Decline, Action::Take(absent), Action::Keep(card(1))];
    matches::what_is_not_allowed_changes_nothing(game, &bad);
}

#[test]
fn the_chain_depends_on_everything_before() {
    let options = [0, 1].map(|seat| NewGame { first: Some(Seat(seat)) });
    matches::chain_depends_on_everything::<SpaceExplorers>(&house(), options);
}
