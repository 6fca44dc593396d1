//! Laws of a match, played with this game: undo, redo, what undo takes, and the chain of hashes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::collections::BTreeSet;
use std::sync::Arc;

use minerals::{Action, Content, Effect, Hex, MineralsGame, NewGame, Stage, Tool};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{
    ActError, Game, Match, MatchSetup, Player, Seat, SeatSetup, Seed, ToAct, Told, UndoError, UndoScope,
};
use testkit::matches::{COMPUTER, HUMAN, fingerprint, undo_restores_and_redo_repeats};

type Played = Match<MineralsGame>;

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

fn legal(game: &Played) -> Vec<Action> {
    testkit::legal(game.game())
}

/// Random matches of persons and computers.
fn deal(content: &Arc<Content>, seed: u64) -> Played {
    let tables: [&[Player]; 4] = [
        &[HUMAN, HUMAN],
        &[HUMAN, COMPUTER],
        &[COMPUTER, HUMAN, COMPUTER],
        &[HUMAN, COMPUTER, HUMAN, COMPUTER, HUMAN],
    ];
    table(content, tables[seed as usize % tables.len()], seed)
}

#[test]
fn undo_restores_and_redo_repeats_along_random_games() {
    let content = content();
    let (actions, undone) = undo_restores_and_redo_repeats(0, 10_000, |seed| deal(&content, seed));
    assert!(undone > 3_000, "{undone} of {actions} actions were undone");
}

#[test]
fn between_people_undo_is_free_in_ones_turn_up_to_a_reveal_and_only_there() {
    let content = content();
    let (mut kinds, mut free, mut shown) = (BTreeSet::new(), 0, 0);
    let mut scratch = Vec::new();
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = table(&content, &[HUMAN, HUMAN], seed);
        while let ToAct::Seat(seat) = game.game().to_act() {
            let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
            act(&mut game, action);
            let entry = game.log().last().expect("an entry");
            // A draw from the bag and a card from the deck show what nobody knew; nothing else does (MN-5).
            let drew = entry.effects.iter().any(|effect| matches!(effect, Effect::Drew { .. }));
            let turned = entry.effects.iter().any(|effect| matches!(effect, Effect::Revealed { .. }));
            assert_eq!(entry.reveals, drew || turned, "{entry:?}");
            assert_eq!(entry.effects.iter().any(Effect::reveals), entry.reveals);
            let own = game.game().to_act() == ToAct::Seat(seat);
            let wanted = if own && !entry.reveals { UndoScope::Free } else { UndoScope::Agreement };
            assert_eq!(game.undo_scope(), Some(wanted), "{entry:?}");
            if wanted == UndoScope::Free {
                let name = format!("{:?}", entry.action);
                kinds.insert(name.split(['(', ' ']).next().unwrap_or("").to_owned());
                free += 1;
            }
            shown += usize::from(drew) | usize::from(turned) << 16;
        }
    }
    assert!(free > 500 && shown & 0xffff > 20 && shown >> 16 > 20, "{free} {shown:x}");
    for kind in ["Move", "Hammer", "Sack", "Vortex", "Glass", "Rope", "Lantern", "Cut", "Keep"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}

#[test]
fn against_computers_undo_past_a_reveal_is_assisted() {
    let content = content();
    let mut scratch = Vec::new();
    let seen = (0..40).find_map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = table(&content, &[HUMAN, COMPUTER], seed);
        while let ToAct::Seat(seat) = game.game().to_act() {
            let chest = legal(&game).contains(&Action::Chest) && seat == Seat(0);
            if chest {
                return Some(game);
            }
            let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
            act(&mut game, action);
        }
        None
    });
    let mut game = seen.expect("a Chest that can be paid");
    let before = fingerprint(&game);
    act(&mut game, Action::Chest);
    let drawn = game.game().state().clone();
    assert_eq!(game.undo(UndoScope::Free), Err(UndoError::Needs(UndoScope::Assisted)));
    game.undo(UndoScope::Assisted).expect("granted");
    assert!(game.assisted(), "and the game says so from now on");
    assert_eq!(fingerprint(&game), before);
    assert!(game.can_redo());
    act(&mut game, Action::Chest);
    assert_eq!(game.game().state(), &drawn, "undo does not fish for other tiles");
}

#[test]
fn undo_goes_back_through_set_up_with_the_consent_of_all() {
    let mut game = table(&content(), &[HUMAN, HUMAN], 3);
    let start = fingerprint(&game);
    for _ in 0..7 {
        let action = legal(&game)[0];
        act(&mut game, action);
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
    let mut game = table(&content(), &[HUMAN, HUMAN], 3);
    let (one, other) = (legal(&game)[0], legal(&game)[1]);
    act(&mut game, one);
    let second = legal(&game)[0];
    act(&mut game, second);
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
    let mut game = table(&content(), &[HUMAN, HUMAN], 4);
    let start = fingerprint(&game);
    let action = legal(&game)[0];
    assert!(matches!(game.act(Seat(1), &action), Err(ActError::NotYourTurn { to_act: Seat(0) })));
    assert!(matches!(game.act(Seat(9), &action), Err(ActError::NotYourTurn { .. })));
    for bad in [Action::EndTurn, Action::Chest, Action::Remove(Hex::at(100, 20)), Action::Lantern] {
        assert!(matches!(game.act(Seat(0), &bad), Err(ActError::Refused(_))), "{bad:?}");
    }
    assert_eq!(fingerprint(&game), start);
    let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(1), Vec::new());
    while game.game().to_act() != ToAct::Over {
        let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
        act(&mut game, action);
    }
    assert_eq!(game.act(Seat(0), &Action::EndTurn).err(), Some(ActError::Over));
}

#[test]
fn the_chain_depends_on_everything_before() {
    let content = content();
    let base = table(&content, &[HUMAN, HUMAN], 4);
    assert_ne!(base.chain(), table(&content, &[HUMAN, HUMAN], 5).chain());
    assert_ne!(base.chain(), table(&content, &[HUMAN, COMPUTER], 4).chain());
    let side = NewGame { tools: [Some(Tool::Hammer.side()); 5], ..NewGame::default() };
    let seats = || vec![SeatSetup { name: "Ada".to_owned(), player: HUMAN }; 2];
    let setup = |options| MatchSetup { options, seats: seats(), seed: Seed(4) };
    let chain = |options| Played::new(content.clone(), setup(options)).expect("lawful").chain();
    assert_ne!(chain(side), chain(NewGame { first: Some(Seat(0)), ..NewGame::default() }));
    let moves = legal(&base);
    let (mut one, mut other) = (base.clone(), base);
    act(&mut one, moves[0]);
    act(&mut other, moves[1]);
    assert_ne!(one.chain(), other.chain());
}
