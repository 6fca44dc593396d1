//! Laws of a match, played with this game: undo, redo, what undo takes, and the chain of hashes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use minerals::{Action, Content, Effect, Hex, MineralsGame, NewGame, Stage, Tool};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Game, Match, Player, Seat, ToAct, UndoError, UndoScope};
use testkit::matches::{self, COMPUTER, HUMAN, act, fingerprint, mixed, step};

type Played = Match<MineralsGame>;

fn content() -> Arc<Content> {
    Arc::new(Content::house().expect("the house set is right"))
}

/// A new match of these players; the first of them begins.
fn table(content: &Arc<Content>, players: &[Player], seed: u64) -> Played {
    let options = NewGame { first: Some(Seat(0)), ..NewGame::default() };
    matches::table(content, options, players, seed)
}

fn legal(game: &Played) -> Vec<Action> {
    testkit::legal(game.game())
}

#[test]
fn undo_restores_and_redo_repeats_along_random_games() {
    let content = content();
    let deal = |seed| table(&content, &mixed(5, seed), seed);
    let (actions, undone) = matches::undo_restores_and_redo_repeats(0, 10_000, deal);
    assert!(undone > 3_000, "{undone} of {actions} actions were undone");
}

#[test]
fn between_people_undo_is_free_in_ones_turn_up_to_a_reveal_and_only_there() {
    let content = content();
    let deal = |seed| table(&content, &[HUMAN, HUMAN], seed);
    // A draw from the bag and a card from the deck show what nobody knew; nothing else does (MN-5).
    let seen = matches::undo_between_people(0..60, deal, |effect| match effect {
        Effect::Drew { .. } => Some("tiles"),
        Effect::Revealed { .. } => Some("a card"),
        _ => None,
    });
    assert!(seen.free.values().sum::<usize>() > 500, "{seen:?}");
    assert!(seen.shown.values().all(|&times| times > 20) && seen.shown.len() == 2, "{seen:?}");
    for kind in ["Move", "Hammer", "Sack", "Vortex", "Glass", "Rope", "Lantern", "Cut", "Keep"] {
        assert!(seen.free.contains_key(kind), "{kind}: {seen:?}");
    }
}

#[test]
fn against_computers_undo_past_a_reveal_is_assisted() {
    let content = content();
    let chest = (0..40).find_map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = table(&content, &[HUMAN, COMPUTER], seed);
        loop {
            let own = game.game().to_act() == ToAct::Seat(Seat(0));
            if own && legal(&game).contains(&Action::Chest) {
                return Some(game);
            }
            if !step(&mut game, &mut rng) {
                return None;
            }
        }
    });
    let chest = chest.expect("a Chest that can be paid");
    matches::undo_of_a_reveal_is_assisted_and_does_not_fish(chest, &Action::Chest);
}

#[test]
fn undo_goes_back_through_set_up_with_the_consent_of_all() {
    let mut game = table(&content(), &[HUMAN, HUMAN], 3);
    let start = fingerprint(&game);
    for _ in 0..7 {
        let action = legal(&game)[0];
        act(&mut game, &action);
    }
    assert_eq!(game.game().state().stage, Stage::Before);
    assert_eq!(game.undo(UndoScope::Free), Err(UndoError::Needs(UndoScope::Agreement)));
    for _ in 0..7 {
        game.undo(UndoScope::Agreement).expect("granted");
    }
    assert_eq!(fingerprint(&game), start);
    assert_eq!(game.undo(UndoScope::Agreement), Err(UndoError::Nothing));
    for _ in 0..7 {
        game.redo().expect("what was undone");
    }
    assert_eq!(game.game().state().stage, Stage::Before);
}

#[test]
fn another_action_after_an_undo_forgets_what_was_undone_and_the_same_one_keeps_it() {
    matches::another_action_forgets_what_was_undone(table(&content(), &[HUMAN, HUMAN], 3));
}

#[test]
fn an_action_out_of_turn_or_against_a_rule_changes_nothing() {
    let bad = [Action::EndTurn, Action::Chest, Action::Remove(Hex::at(100, 20)), Action::Lantern];
    matches::what_is_not_allowed_changes_nothing(table(&content(), &[HUMAN, HUMAN], 4), &bad);
}

#[test]
fn the_chain_depends_on_everything_before() {
    let first = NewGame { first: Some(Seat(0)), ..NewGame::default() };
    let side = NewGame { tools: [Some(Tool::Hammer.side()); 5], ..first.clone() };
    matches::chain_depends_on_everything::<MineralsGame>(&content(), [first, side]);
}
