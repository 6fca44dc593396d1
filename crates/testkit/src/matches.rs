//! Matches of random games: undo takes back just what was done, and redo does it again.

use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::chance::below;
use tabletop::{
    Digest, Game, Match, MatchSetup, Player, SeatSetup, Seed, ToAct, UndoError, UndoScope, digest,
};

/// A person.
pub const HUMAN: Player = Player::Human;
/// A computer of the lowest level. It does not act by itself: tests act for it.
pub const COMPUTER: Player = Player::Computer { level: 1 };

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
