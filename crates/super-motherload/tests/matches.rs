//! Laws of a match, played with this game: undo, redo, and what undo takes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::{Action, ArtifactId, Content, Effect, NewGame, Side, SuperMotherload};
use tabletop::{ActError, Game, Match, Player, Seat, ToAct, Told, UndoError, UndoScope};
use testkit::matches::{COMPUTER, HUMAN, fingerprint, undo_restores_and_redo_repeats};

type Played = Match<SuperMotherload>;

fn content() -> Arc<Content> {
    Arc::new(Content::house().expect("the house set is right"))
}

/// A new match of these players; the first of them begins.
fn table(content: &Arc<Content>, players: &[Player], seed: u64) -> Played {
    let options = NewGame { first: Some(Seat(0)), ..NewGame::default() };
    testkit::matches::table(content, options, players, seed)
}

fn act(game: &mut Played, action: Action) {
    testkit::matches::act(game, &action);
}

/// Random matches of persons and computers.
fn deal(content: &Arc<Content>, seed: u64) -> Played {
    let tables: [&[Player]; 4] = [
        &[HUMAN, HUMAN],
        &[HUMAN, COMPUTER],
        &[COMPUTER, HUMAN, COMPUTER],
        &[HUMAN, COMPUTER, HUMAN, COMPUTER],
    ];
    table(content, tables[seed as usize % tables.len()], seed)
}

#[test]
fn undo_restores_and_redo_repeats_along_random_games() {
    let content = content();
    let half = |first| undo_restores_and_redo_repeats(first, 50_000, |seed| deal(&content, seed));
    let (one, two) = std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1_000));
        (half(0), other.join().expect("no panic"))
    });
    assert!(one.1 + two.1 > 30_000, "{} of {} actions were undone", one.1 + two.1, one.0 + two.0);
}

#[test]
fn the_same_actions_after_an_undo_meet_the_same_chance() {
    let content = content();
    let mut game = table(&content, &[HUMAN, COMPUTER], 3);
    act(&mut game, Action::ChooseSide(Side::A));
    act(&mut game, Action::Draw);
    let drawn = game.game().state().seats[0].hand;
    game.undo(UndoScope::Assisted).expect("only a computer opposes");
    assert!(game.can_redo());
    act(&mut game, Action::Draw);
    assert_eq!(game.game().state().seats[0].hand, drawn, "undo does not fish for better cards");
}

#[test]
fn another_action_after_an_undo_forgets_what_was_undone() {
    let mut game = table(&content(), &[HUMAN, HUMAN], 3);
    act(&mut game, Action::ChooseSide(Side::A));
    act(&mut game, Action::Draw);
    game.undo(UndoScope::Agreement).expect("granted");
    act(&mut game, Action::EndTurn);
    assert!(!game.can_redo());
}

#[test]
fn going_on_the_same_way_keeps_the_rest_of_what_was_undone() {
    let mut game = table(&content(), &[HUMAN, HUMAN], 3);
    act(&mut game, Action::ChooseSide(Side::A));
    act(&mut game, Action::Draw);
    act(&mut game, Action::EndTurn);
    let end = fingerprint(&game);
    game.undo(UndoScope::Agreement).expect("granted");
    game.undo(UndoScope::Agreement).expect("granted");
    act(&mut game, Action::Draw);
    assert_eq!(game.redo(), Ok(1));
    assert_eq!(fingerprint(&game), end);
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
fn undo_past_a_reveal_is_assisted_against_computers() {
    let mut game = table(&content(), &[HUMAN, COMPUTER, COMPUTER], 4);
    act(&mut game, Action::ChooseSide(Side::B));
    act(&mut game, Action::Draw);
    let before = fingerprint(&game);
    assert_eq!(game.undo_scope(), Some(UndoScope::Assisted));
    assert_eq!(game.undo(UndoScope::Free), Err(UndoError::Needs(UndoScope::Assisted)));
    assert_eq!(fingerprint(&game), before, "nothing was undone");
    game.undo(UndoScope::Assisted).expect("granted");
    assert!(game.assisted(), "and the game says so from now on");
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
fn every_kind_of_reveal_closes_undo() {
    let content = content();
    let mut seen = std::collections::BTreeSet::new();
    let mut scratch = Vec::new();
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = table(&content, &[HUMAN, HUMAN], seed);
        while game.game().to_act() != ToAct::Over {
            let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
            act(&mut game, action);
            let entry = game.log().last().expect("an entry");
            let mut shown = Vec::new();
            for effect in &entry.effects {
                match effect {
                    Effect::Drew { .. } => shown.push("cards"),
                    Effect::Shuffled { .. } => shown.push("a shuffle"),
                    Effect::ArtifactFound { .. } => shown.push("a tile"),
                    Effect::MinorRevealed { .. } => shown.push("a goal"),
                    _ => {}
                }
            }
            assert_eq!(entry.reveals, !shown.is_empty(), "{entry:?}");
            if entry.reveals {
                assert_eq!(game.undo_scope(), Some(UndoScope::Agreement));
            }
            seen.extend(shown);
        }
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn an_action_out_of_turn_or_against_a_rule_changes_nothing() {
    let mut game = table(&content(), &[HUMAN, HUMAN], 4);
    let start = fingerprint(&game);
    assert!(matches!(game.act(Seat(0), &Action::Draw), Err(ActError::NotYourTurn { to_act: Seat(1) })));
    assert!(matches!(game.act(Seat(1), &Action::Draw), Err(ActError::Refused(_))));
    assert!(matches!(game.act(Seat(9), &Action::Draw), Err(ActError::NotYourTurn { .. })));
    assert_eq!(fingerprint(&game), start);
    act(&mut game, Action::ChooseSide(Side::A));
    let tile = ArtifactId(0);
    assert!(matches!(game.act(Seat(0), &Action::Spend { tile, copy: None }), Err(ActError::Refused(_))));
    for _ in 0..6 {
        act(&mut game, Action::EndTurn);
    }
    assert_eq!(game.act(Seat(0), &Action::EndTurn).err(), Some(ActError::Over));
}

#[test]
fn the_chain_depends_on_everything_before() {
    let content = content();
    let base = table(&content, &[HUMAN, HUMAN], 4);
    assert_ne!(base.chain(), table(&content, &[HUMAN, HUMAN], 5).chain());
    assert_ne!(base.chain(), table(&content, &[HUMAN, COMPUTER], 4).chain());
    let (mut one, mut other) = (base.clone(), base);
    act(&mut one, Action::ChooseSide(Side::A));
    act(&mut other, Action::ChooseSide(Side::B));
    assert_ne!(one.chain(), other.chain());
}
