//! Laws of a match, played with this game: undo, redo, what undo takes, and the chain of hashes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

mod common;

use std::collections::BTreeSet;
use std::sync::Arc;

use common::{card, house};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use space_explorers::{Action, Content, Effect, NewGame, SpaceExplorers, Step};
use tabletop::{
    ActError, Game, Match, MatchSetup, Player, Seat, SeatSetup, Seed, ToAct, Told, UndoError, UndoScope,
    Viewer,
};
use testkit::matches::{COMPUTER, HUMAN, fingerprint, undo_restores_and_redo_repeats};

type Played = Match<SpaceExplorers>;

/// A new match of these players; the first of them begins.
fn table(content: &Arc<Content>, players: &[Player], seed: u64) -> Played {
    testkit::matches::table(content, NewGame { first: Some(Seat(0)) }, players, seed)
}

fn act(game: &mut Played, action: Action) {
    testkit::matches::act(game, &action);
}

fn legal(game: &Played) -> Vec<Action> {
    testkit::legal(game.game())
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
    let content = house();
    let (actions, undone) = undo_restores_and_redo_repeats(0, 10_000, |seed| deal(&content, seed));
    assert!(undone > 3_000, "{undone} of {actions} actions were undone");
}

#[test]
fn between_people_undo_is_free_in_ones_turn_up_to_a_reveal_and_only_there() {
    let content = house();
    let (mut kinds, mut free, mut shown) = (BTreeSet::new(), 0, BTreeSet::new());
    let mut scratch = Vec::new();
    for seed in 0..150 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = table(&content, &[HUMAN, HUMAN], seed);
        while let ToAct::Seat(seat) = game.game().to_act() {
            let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
            act(&mut game, action);
            let entry = game.log().last().expect("an entry");
            // A card that was drawn or looked at, one that was laid into the Center, and one that fills it up
            // show what somebody did not know; nothing else does (SE-5).
            let revealing = entry.effects.iter().filter_map(|effect| match effect {
                Effect::Drew { .. } => Some("drew"),
                Effect::Looked { .. } => Some("looked"),
                Effect::Kept { .. } => Some("kept"),
                Effect::Refilled { .. } => Some("refilled"),
                _ => None,
            });
            let revealing: Vec<&str> = revealing.collect();
            assert_eq!(entry.reveals, !revealing.is_empty(), "{entry:?}");
            assert_eq!(entry.effects.iter().any(Effect::reveals), entry.reveals);
            shown.extend(revealing);
            let own = game.game().to_act() == ToAct::Seat(seat);
            let entry = game.log().last().expect("an entry");
            let wanted = if own && !entry.reveals { UndoScope::Free } else { UndoScope::Agreement };
            assert_eq!(game.undo_scope(), Some(wanted), "{entry:?}");
            if wanted == UndoScope::Free {
                let name = format!("{:?}", entry.action);
                kinds.insert(name.split(['(', ' ']).next().unwrap_or("").to_owned());
                free += 1;
            }
        }
    }
    assert!(free > 30, "{free}");
    assert_eq!(shown, BTreeSet::from(["drew", "kept", "looked", "refilled"]));
    for kind in ["Recruit", "Complete"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}

#[test]
fn against_computers_undo_past_a_reveal_is_assisted_and_does_not_fish() {
    let mut game = table(&house(), &[HUMAN, COMPUTER], 5);
    let before = fingerprint(&game);
    act(&mut game, Action::TakeFromDeck);
    let drawn = game.game().state().clone();
    assert_eq!(game.undo(UndoScope::Free), Err(UndoError::Needs(UndoScope::Assisted)));
    game.undo(UndoScope::Assisted).expect("granted");
    assert!(game.assisted(), "and the game says so from now on");
    assert_eq!(fingerprint(&game), before);
    assert!(game.can_redo());
    act(&mut game, Action::TakeFromDeck);
    assert_eq!(game.game().state(), &drawn, "undo does not fish for another card");
}

#[test]
fn another_action_after_an_undo_forgets_what_was_undone_and_the_same_one_keeps_it() {
    let mut game = table(&house(), &[HUMAN, HUMAN], 3);
    let center = game.game().view(Viewer::Spectator).center;
    let (one, other) = (Action::Take(center[0]), Action::Take(center[1]));
    act(&mut game, one);
    act(&mut game, Action::TakeFromDeck);
    let end = fingerprint(&game);
    game.undo(UndoScope::Agreement).expect("granted");
    game.undo(UndoScope::Agreement).expect("granted");
    let mut same = game.clone();
    act(&mut same, one);
    assert_eq!(same.redo(), Ok(1));
    assert_eq!(fingerprint(&same), end);
    act(&mut game, other);
    assert!(!game.can_redo());
}

#[test]
fn an_action_out_of_turn_or_against_a_rule_changes_nothing() {
    let mut game = table(&house(), &[HUMAN, HUMAN], 4);
    let start = fingerprint(&game);
    let action = legal(&game)[0];
    assert!(matches!(game.act(Seat(1), &action), Err(ActError::NotYourTurn { to_act: Seat(0) })));
    assert!(matches!(game.act(Seat(9), &action), Err(ActError::NotYourTurn { .. })));
    let absent = (1..=60).map(card).find(|card| !game.game().view(Viewer::Spectator).center.contains(card));
    for bad in [Action::Pass, Action::Decline, Action::Take(absent.unwrap()), Action::Keep(card(1))] {
        assert!(matches!(game.act(Seat(0), &bad), Err(ActError::Refused(_))), "{bad:?}");
    }
    assert_eq!(fingerprint(&game), start);
    let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(1), Vec::new());
    while game.game().to_act() != ToAct::Over {
        let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
        act(&mut game, action);
    }
    assert_eq!(game.game().view(Viewer::Spectator).step, Step::Over);
    assert_eq!(game.act(Seat(0), &Action::TakeFromDeck).err(), Some(ActError::Over));
}

#[test]
fn the_chain_depends_on_everything_before() {
    let content = house();
    let base = table(&content, &[HUMAN, HUMAN], 4);
    assert_ne!(base.chain(), table(&content, &[HUMAN, HUMAN], 5).chain());
    assert_ne!(base.chain(), table(&content, &[HUMAN, COMPUTER], 4).chain());
    let seats = || vec![SeatSetup { name: "Ada".to_owned(), player: HUMAN }; 2];
    let setup = |first| MatchSetup { options: NewGame { first }, seats: seats(), seed: Seed(4) };
    let chain = |first| Played::new(content.clone(), setup(first)).expect("lawful").chain();
    assert_ne!(chain(Some(Seat(0))), chain(Some(Seat(1))));
    let moves = legal(&base);
    let (mut one, mut other) = (base.clone(), base);
    act(&mut one, moves[0]);
    act(&mut other, moves[1]);
    assert_ne!(one.chain(), other.chain());
}
