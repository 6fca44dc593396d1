//! Laws of a match that every game's own positions are tried with: undo takes back just what was done, and redo
//! does it again; what undo takes; whose turn it is; and what the chain of hashes depends on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::chance::below;
use tabletop::{
    ActError, Digest, Game, Match, MatchSetup, Player, Seat, SeatSetup, Seed, ToAct, Told, UndoError,
    UndoScope, digest,
};

use crate::play::legal;

/// A person.
pub const HUMAN: Player = Player::Human;
/// A computer of the lowest level. It does not act by itself: tests act for it.
pub const COMPUTER: Player = Player::Computer { level: 1 };

/// Persons and computers at one table: with each seed at another one of four. `most` sit at the largest.
#[must_use]
pub fn mixed(most: usize, seed: u64) -> Vec<Player> {
    match seed % 4 {
        0 => vec![HUMAN, HUMAN],
        1 => vec![HUMAN, COMPUTER],
        2 => vec![COMPUTER, HUMAN, COMPUTER],
        _ => [HUMAN, COMPUTER].into_iter().cycle().take(most).collect(),
    }
}

/// A new match of these players.
///
/// # Panics
/// When it cannot be set up.
#[track_caller]
pub fn table<G: Game>(
    content: &Arc<G::Content>,
    options: G::Options,
    players: &[Player],
    seed: u64,
) -> Match<G> {
    let seats = players.iter().map(|&player| SeatSetup { name: "Ada".to_owned(), player }).collect();
    Match::new(content.clone(), MatchSetup { options, seats, seed: Seed(seed) }).expect("a lawful set-up")
}

/// Does a lawful action for the seat that is to act.
///
/// # Panics
/// When it is refused, or the game is over.
#[track_caller]
pub fn act<G: Game>(game: &mut Match<G>, action: &G::Action) {
    let ToAct::Seat(seat) = game.game().to_act() else { panic!("the game is over") };
    if let Err(error) = game.act(seat, action) {
        panic!("{action:?}: {error:?}");
    }
}

/// Does a random action; false when the game is over.
///
/// # Panics
/// When there is none, or it is refused.
pub fn step<G: Game>(game: &mut Match<G>, rng: &mut ChaCha8Rng) -> bool {
    let ToAct::Seat(seat) = game.game().to_act() else { return false };
    let action = game.game().random_action(rng, &mut Vec::new()).expect("who is to act can act");
    game.act(seat, &action).expect("it is legal");
    true
}

/// Everything of a match that can be told apart from outside: position, chain and length of the log.
pub fn fingerprint<G: Game>(game: &Match<G>) -> (Digest, Digest, usize) {
    (digest(game.game().state()), game.chain(), game.log().len())
}

/// Plays random games of the matches that `deal` makes of seeds from `first` on, until there were so many
/// actions. Takes back and repeats pieces of them, and holds each position against what it was; a table needs a
/// person, or nothing can be undone. Gives the numbers of actions done and undone; the caller asks for enough.
///
/// # Panics
/// When undo leads to another position, redo to another one than before, or either does too much.
pub fn undo_restores_and_redo_repeats<G: Game>(
    first: u64,
    actions: usize,
    deal: impl Fn(u64) -> Match<G>,
) -> (usize, usize) {
    let (mut done, mut undone) = (0, 0);
    for seed in first.. {
        if done >= actions {
            break;
        }
        let (more, back) = there_and_back(deal(seed), seed);
        done += more;
        undone += back;
    }
    (done, undone)
}

fn there_and_back<G: Game>(mut game: Match<G>, seed: u64) -> (usize, usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut history = vec![fingerprint(&game)];
    let mut undone = 0;
    while step(&mut game, &mut rng) {
        history.push(fingerprint(&game));
        if below(&mut rng, 6) > 0 {
            continue;
        }
        let end = fingerprint(&game);
        let mut taken = Vec::new();
        for _ in 0..1 + below(&mut rng, 8) {
            match game.undo(UndoScope::Agreement) {
                Ok(done) => {
                    taken.push(done.actions);
                    assert_eq!(fingerprint(&game), history[game.log().len()], "seed {seed}");
                }
                Err(error) => {
                    assert_eq!(error, UndoError::Nothing);
                    break;
                }
            }
        }
        undone += taken.iter().sum::<usize>();
        for actions in taken.into_iter().rev() {
            assert!(game.can_redo());
            assert_eq!(game.redo(), Ok(actions), "redo does what undo took back, seed {seed}");
            assert_eq!(fingerprint(&game), history[game.log().len()], "seed {seed}");
        }
        assert_eq!(fingerprint(&game), end);
        assert!(!game.can_redo() && game.redo() == Err(UndoError::Nothing));
    }
    (game.log().len(), undone)
}

/// What was seen along random games of two persons.
#[derive(Debug, Default)]
pub struct Seen {
    /// How often each kind of action could be taken back for free, by its name.
    pub free: BTreeMap<String, usize>,
    /// How many actions revealed something, by what it was in the words of the caller.
    pub shown: BTreeMap<&'static str, usize>,
}

/// Plays a random game of two persons for each of these seeds. An action is taken back for free while it is still the
/// turn of who did it and nothing hidden was shown; else the other one has to agree. `shows` names what an effect
/// shows that somebody did not know, by the rules page. Gives what was seen; the caller asks for enough.
///
/// # Panics
/// When an action is taken for another kind, or undo takes something else.
pub fn undo_between_people<G: Game>(
    seeds: std::ops::Range<u64>,
    deal: impl Fn(u64) -> Match<G>,
    shows: impl Fn(&G::Effect) -> Option<&'static str>,
) -> Seen {
    let mut seen = Seen::default();
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = deal(seed);
        while let ToAct::Seat(seat) = game.game().to_act() {
            step(&mut game, &mut rng);
            let entry = game.log().last().expect("an entry");
            let told = format!("{:?}: {:?}", entry.action, entry.effects);
            let shown: BTreeSet<&str> = entry.effects.iter().filter_map(&shows).collect();
            assert_eq!(entry.reveals, !shown.is_empty(), "{told}");
            assert_eq!(entry.effects.iter().any(Told::reveals), entry.reveals, "{told}");
            let own = game.game().to_act() == ToAct::Seat(seat);
            let wanted = if own && !entry.reveals { UndoScope::Free } else { UndoScope::Agreement };
            assert_eq!(game.undo_scope(), Some(wanted), "{told}");
            if wanted == UndoScope::Free {
                let action = format!("{:?}", entry.action);
                let kind = action.split(['(', ' ']).next().unwrap_or_default();
                *seen.free.entry(kind.to_owned()).or_default() += 1;
            }
            for what in shown {
                *seen.shown.entry(what).or_default() += 1;
            }
        }
    }
    seen
}

/// Takes back an action that shows something hidden, at a table of one person and computers: that is assisted, and
/// the same action leads to the same position again.
///
/// # Panics
/// When undo is free, leads elsewhere, or chance is another one afterwards.
#[track_caller]
pub fn undo_of_a_reveal_is_assisted_and_does_not_fish<G: Game>(mut game: Match<G>, action: &G::Action) {
    let before = fingerprint(&game);
    act(&mut game, action);
    let after = fingerprint(&game);
    assert_eq!(game.undo_scope(), Some(UndoScope::Assisted));
    assert_eq!(game.undo(UndoScope::Free), Err(UndoError::Needs(UndoScope::Assisted)));
    assert_eq!(fingerprint(&game), after, "nothing was undone");
    game.undo(UndoScope::Assisted).expect("granted");
    assert!(game.assisted(), "and the game says so from now on");
    assert_eq!(fingerprint(&game), before);
    assert!(game.can_redo());
    act(&mut game, action);
    assert_eq!(fingerprint(&game), after, "undo does not fish for better luck");
}

/// After an undo the same action keeps the rest of what was undone, and another one forgets it. The match has two
/// persons and stands at its start, where there are two actions and more.
///
/// # Panics
/// When it is not so.
#[track_caller]
pub fn another_action_forgets_what_was_undone<G: Game>(mut game: Match<G>) {
    let [one, other] = first_two(&game);
    act(&mut game, &one);
    let second = legal(game.game()).swap_remove(0);
    act(&mut game, &second);
    let end = fingerprint(&game);
    for _ in 0..2 {
        game.undo(UndoScope::Agreement).expect("granted");
    }
    let mut same = game.clone();
    act(&mut same, &one);
    assert_eq!(same.redo(), Ok(1));
    assert_eq!(fingerprint(&same), end);
    act(&mut game, &other);
    assert!(!game.can_redo());
}

/// An action of a seat that is not to act, one of no seat at all and each of `bad`, which a rule forbids, change
/// nothing; and nothing can be done once the game is over.
///
/// # Panics
/// When it is not so.
#[track_caller]
pub fn what_is_not_allowed_changes_nothing<G: Game>(mut game: Match<G>, bad: &[G::Action]) {
    let start = fingerprint(&game);
    let ToAct::Seat(to_act) = game.game().to_act() else { panic!("the game is over") };
    let good = legal(game.game()).swap_remove(0);
    for seat in Seat::all(game.game().seats()).filter(|&seat| seat != to_act).chain([Seat(9)]) {
        assert_eq!(game.act(seat, &good).err(), Some(ActError::NotYourTurn { to_act }), "{seat:?}");
    }
    for action in bad {
        let refused = matches!(game.act(to_act, action), Err(ActError::Refused(_)));
        assert!(refused, "{action:?}");
    }
    assert_eq!(fingerprint(&game), start);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while step(&mut game, &mut rng) {}
    let end = fingerprint(&game);
    assert_eq!(game.act(to_act, &good).err(), Some(ActError::Over));
    assert_eq!(fingerprint(&game), end);
}

/// The hash of a match depends on its seed, its players, each of its options and each action.
///
/// # Panics
/// When it does not.
#[track_caller]
pub fn chain_depends_on_everything<G: Game>(content: &Arc<G::Content>, options: [G::Options; 2]) {
    let chain = |options: &G::Options, players: &[Player], seed| {
        table::<G>(content, options.clone(), players, seed).chain()
    };
    let [one, other] = options;
    let base = table::<G>(content, one.clone(), &[HUMAN, HUMAN], 4);
    assert_eq!(base.chain(), chain(&one, &[HUMAN, HUMAN], 4), "and on nothing else");
    assert_ne!(base.chain(), chain(&one, &[HUMAN, HUMAN], 5));
    assert_ne!(base.chain(), chain(&one, &[HUMAN, COMPUTER], 4));
    assert_ne!(base.chain(), chain(&other, &[HUMAN, HUMAN], 4));
    let after = first_two(&base).map(|action| {
        let mut game = base.clone();
        act(&mut game, &action);
        game.chain()
    });
    assert!(after[0] != after[1] && !after.contains(&base.chain()));
}

fn first_two<G: Game>(game: &Match<G>) -> [G::Action; 2] {
    let mut actions = legal(game.game()).into_iter();
    std::array::from_fn(|_| actions.next().expect("two actions"))
}
