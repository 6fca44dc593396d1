//! Laws of a match, played with this game: undo, redo, and what undo takes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use super_motherload::{Action, ArtifactId, Content, Effect, NewGame, Side, SuperMotherload};
use tabletop::{Game, Match, Player, Seat, Told, UndoError, UndoScope};
use testkit::matches::{self, COMPUTER, HUMAN, fingerprint, mixed};

type Played = Match<SuperMotherload>;

fn content() -> Arc<Content> {
    Arc::new(Content::house().expect("the house set is right"))
}

/// A new match of these players; the first of them begins.
fn table(content: &Arc<Content>, players: &[Player], seed: u64) -> Played {
    let options = NewGame { first: Some(Seat(0)), ..NewGame::default() };
    matches::table(content, options, players, seed)
}

fn act(game: &mut Played, action: Action) {
    matches::act(game, &action);
}

#[test]
fn undo_restores_and_redo_repeats_along_random_games() {
    let content = content();
    let deal = |seed| table(&content, &mixed(4, seed), seed);
    let half = |first| matches::undo_restores_and_redo_repeats(first, 50_000, deal);
    let (one, two) = std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1_000));
        (half(0), other.join().expect("no panic"))
    });
    assert!(one.1 + two.1 > 30_000, "{} of {} actions were undone", one.1 + two.1, one.0 + two.0);
}

#[test]
fn against_computers_undo_past_a_reveal_is_assisted_and_does_not_fish() {
    let mut game = table(&content(), &[HUMAN, COMPUTER, COMPUTER], 3);
    act(&mut game, Action::ChooseSide(Side::A));
    matches::undo_of_a_reveal_is_assisted_and_does_not_fish(game, &Action::Draw);
}

#[test]
fn another_action_after_an_undo_forgets_what_was_undone_and_the_same_one_keeps_it() {
    matches::another_action_forgets_what_was_undone(table(&content(), &[HUMAN, HUMAN], 3));
}

/// A drill of one card somewhere that reveals nothing.
fn quiet_drill(game: &Played) -> Action {
    let mut legal = Vec::new();
    game.game().legal(&mut legal);
    let quiet = |action: &&Action| {
        let mut effects = Vec::new();
        game.game().clone().apply(action, &mut effects);
        matches!(action, Action::Drill { .. }) && !effects.iter().any(Effect::reveals)
    };
    *legal.iter().find(quiet).expect("such a drill")
}

#[test]
fn undo_is_free_inside_the_turn_up_to_the_last_reveal() {
    for players in [[HUMAN, HUMAN], [HUMAN, COMPUTER]] {
        let mut game = table(&content(), &players, 4);
        act(&mut game, Action::ChooseSide(Side::B));
        let drill = quiet_drill(&game);
        act(&mut game, drill);
        assert_eq!(game.undo_scope(), Some(UndoScope::Free));
        let undone = game.undo(UndoScope::Free).expect("free");
        assert_eq!((undone.actions, undone.scope), (1, UndoScope::Free));
        assert!(!game.assisted());
    }
}

#[test]
fn undo_past_a_reveal_needs_agreement_between_people() {
    let mut game = table(&content(), &[HUMAN, COMPUTER, HUMAN], 4);
    act(&mut game, Action::ChooseSide(Side::B));
    act(&mut game, Action::Draw);
    for granted in [UndoScope::Free, UndoScope::Assisted] {
        assert_eq!(game.undo(granted), Err(UndoError::Needs(UndoScope::Agreement)));
    }
    assert!(game.undo(UndoScope::Agreement).is_ok());
    assert!(!game.assisted(), "what all agreed to gives nobody an edge");
}

#[test]
fn undo_of_a_turn_that_is_over_is_free_only_while_no_computer_has_acted() {
    let mut people = table(&content(), &[HUMAN, HUMAN], 4);
    act(&mut people, Action::ChooseSide(Side::B));
    act(&mut people, Action::EndTurn);
    assert_eq!(people.undo_scope(), Some(UndoScope::Agreement));
    let mut alone = table(&content(), &[HUMAN, COMPUTER], 4);
    act(&mut alone, Action::ChooseSide(Side::B));
    act(&mut alone, Action::EndTurn);
    assert_eq!(alone.undo_scope(), Some(UndoScope::Free));
    let mut taken_back = alone.clone();
    taken_back.undo(UndoScope::Assisted).expect("granted more than needed");
    assert!(!taken_back.assisted(), "nothing was seen that was hidden before");
    act(&mut alone, Action::EndTurn);
    assert_eq!(alone.undo_scope(), Some(UndoScope::Assisted));
    alone.undo(UndoScope::Assisted).expect("granted");
    assert!(alone.assisted(), "what the computer does is known now");
}

#[test]
fn undo_takes_back_what_computers_did_since() {
    let mut game = table(&content(), &[HUMAN, COMPUTER], 4);
    act(&mut game, Action::ChooseSide(Side::B));
    let before = fingerprint(&game);
    act(&mut game, Action::EndTurn);
    act(&mut game, Action::Draw);
    act(&mut game, Action::EndTurn);
    let entry = game.undo_entry().expect("the person's last action");
    assert_eq!((entry.seat, &entry.action), (Seat(0), &Action::EndTurn));
    assert_eq!(game.undo(UndoScope::Assisted).expect("granted").actions, 3);
    assert_eq!(fingerprint(&game), before);
    assert_eq!(game.redo(), Ok(3));
}

#[test]
fn there_is_nothing_to_undo_before_a_person_has_acted() {
    let mut game = table(&content(), &[HUMAN, COMPUTER], 4);
    assert_eq!((game.undo_scope(), game.undo(UndoScope::Agreement)), (None, Err(UndoError::Nothing)));
    act(&mut game, Action::ChooseSide(Side::B));
    assert_eq!(game.undo_scope(), None, "a computer chose the side");
    let mut computers = table(&content(), &[COMPUTER, COMPUTER], 4);
    act(&mut computers, Action::ChooseSide(Side::B));
    assert_eq!(computers.undo(UndoScope::Agreement), Err(UndoError::Nothing));
}

#[test]
fn between_people_undo_is_free_in_ones_turn_up_to_a_reveal_and_only_there() {
    let content = content();
    let deal = |seed| table(&content, &[HUMAN, HUMAN], seed);
    let seen = matches::undo_between_people(0..40, deal, |effect| match effect {
        Effect::Drew { .. } => Some("cards"),
        Effect::Shuffled { .. } => Some("a shuffle"),
        Effect::ArtifactFound { .. } => Some("a tile"),
        Effect::MinorRevealed { .. } => Some("a goal"),
        _ => None,
    });
    assert_eq!(seen.shown.len(), 4, "{seen:?}");
    for kind in ["Drill", "Bomb", "Lay", "Buy", "Spend"] {
        assert!(seen.free.contains_key(kind), "{kind}: {seen:?}");
    }
}

#[test]
fn an_action_out_of_turn_or_against_a_rule_changes_nothing() {
    let mut game = table(&content(), &[HUMAN, HUMAN], 4);
    matches::what_is_not_allowed_changes_nothing(game.clone(), &[Action::Draw, Action::EndTurn]);
    act(&mut game, Action::ChooseSide(Side::A));
    let spend = Action::Spend { tile: ArtifactId(0), copy: None };
    matches::what_is_not_allowed_changes_nothing(game, &[spend, Action::ChooseSide(Side::B)]);
}

#[test]
fn the_chain_depends_on_everything_before() {
    let options = [0, 1].map(|seat| NewGame { first: Some(Seat(seat)), ..NewGame::default() });
    matches::chain_depends_on_everything::<SuperMotherload>(&content(), options);
}
