//! Saves: what is read back is what was written, and damage is always noticed.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::chance::below;
use tabletop::save::{ContentRef, LoadError, Opened, Times, header, read, read_header, write};
use tabletop::{Digest, Entry, Game, Match, MatchSetup, Player, SeatSetup, Seed, ToAct, UndoScope, digest};

use crate::matches::step;

/// Writes and opens saves of games that are played with one content pack.
pub struct Shelf<G: Game> {
    /// The pack.
    pub content: Arc<G::Content>,
    reference: ContentRef,
}

impl<G: Game> Shelf<G> {
    /// For a pack with this fingerprint.
    pub fn new(content: Arc<G::Content>, hash: Digest) -> Self {
        Self { content, reference: ContentRef { id: "house".to_owned(), hash: hash.to_string() } }
    }

    /// A match of persons and a computer with the usual options, before the first action.
    ///
    /// # Panics
    /// When it cannot be set up.
    pub fn start(&self, seats: usize, seed: u64) -> Match<G> {
        let player = |seat| if seat == 1 { Player::Computer { level: 2 } } else { Player::Human };
        let seats = (0..seats).map(|seat| SeatSetup { name: "Zoë".to_owned(), player: player(seat) });
        let setup = MatchSetup { options: G::Options::default(), seats: seats.collect(), seed: Seed(seed) };
        Match::new(self.content.clone(), setup).expect("a lawful set-up")
    }

    /// A match after so many random actions, or at its end when it has fewer.
    ///
    /// # Panics
    /// When a random action is refused.
    pub fn played(&self, seats: usize, seed: u64, actions: usize) -> Match<G> {
        let mut game = self.start(seats, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..actions {
            if !step(&mut game, &mut rng) {
                break;
            }
        }
        game
    }

    /// The save of a match.
    ///
    /// # Panics
    /// When it cannot be written.
    pub fn bytes(&self, game: &Match<G>) -> Vec<u8> {
        let marks = vec!["mark".to_owned(); game.game().seats()];
        let times = Times { created: 1_700_000_000, changed: 1_700_000_100 };
        write(game, &header(game, self.reference.clone(), &marks, times)).expect("it can be written")
    }

    /// Opens a save; the shelf's pack is the only one that is known.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open(&self, file: &[u8]) -> Result<(Match<G>, Opened), LoadError> {
        read::<G>(file, |found| (found == &self.reference).then(|| self.content.clone()))
            .map(|(game, _, opened)| (game, opened))
    }

    /// Holds that the save of a match opens whole as the same match, writes the same bytes again, and has a
    /// header that tells what the match is.
    ///
    /// # Panics
    /// When it is not so.
    #[track_caller]
    pub fn comes_back(&self, game: &Match<G>) {
        let file = self.bytes(game);
        let (back, opened) = self.open(&file).expect("it is whole");
        assert!(matches!(opened, Opened::Whole), "{opened:?}");
        assert!(same_position(game, &back) && same_log(game.log(), back.log()));
        assert_eq!(self.bytes(&back), file, "and writes the same bytes");
        let head = read_header(&file).expect("a header");
        assert_eq!((head.actions as usize, head.seats.len()), (game.actions(), game.game().seats()));
        assert_eq!(head.scores.is_some(), game.game().to_act() == ToAct::Over);
    }

    /// Holds that a game that was opened goes on as if it had never been closed: `actions` random actions, of
    /// which the first half was played before the save, and undo that goes back past the opening.
    ///
    /// # Panics
    /// When it is not so, or the game has fewer actions.
    pub fn goes_on(&self, seats: usize, seed: u64, actions: usize) {
        let half = actions / 2;
        let whole = self.played(seats, seed, actions);
        assert_eq!(whole.log().len(), actions, "the game is long enough");
        let (mut back, _) = self.open(&self.bytes(&self.played(seats, seed, half))).expect("it is whole");
        for entry in &whole.log()[half..] {
            back.act(entry.seat, &entry.action).expect("it is legal");
        }
        assert!(same_position(&whole, &back) && same_log(whole.log(), back.log()));
        while back.log().len() >= half {
            back.undo(UndoScope::Agreement).expect("undo goes back past the opening");
        }
    }

    /// What has come of a damaged save of `game`: a plain error, or the game as it was with a report of the loss.
    /// `whole` means that the damage went unnoticed.
    ///
    /// # Panics
    /// When it opened as another game, or its damage was taken for something else.
    #[track_caller]
    pub fn judge(&self, game: &Match<G>, damaged: &[u8]) -> &'static str {
        match self.open(damaged) {
            Err(LoadError::NotASave) => "not a save",
            Err(LoadError::TooNew { .. }) => "too new",
            Err(LoadError::Damaged { .. }) => "damaged",
            Err(other) => panic!("damage is taken for something else: {other:?}"),
            Ok((back, opened)) => {
                assert!(same_position(game, &back), "a damaged file gave another game: {opened:?}");
                match opened {
                    Opened::Whole => "whole",
                    Opened::FromLog => {
                        assert!(same_log(game.log(), back.log()));
                        "from the log"
                    }
                    Opened::FromSnapshot { lost, .. } => {
                        assert_eq!((lost as usize, back.log().len()), (game.actions(), 0));
                        "from the position"
                    }
                }
            }
        }
    }

    /// Holds that every truncation of a match's save is noticed. Gives how often each kind of end was met.
    ///
    /// # Panics
    /// When one is not noticed, or leads to another game.
    pub fn truncations_are_noticed(&self, game: &Match<G>) -> BTreeMap<&'static str, usize> {
        let file = self.bytes(game);
        let mut seen = BTreeMap::new();
        for length in 0..file.len() {
            *seen.entry(self.judge(game, &file[..length])).or_default() += 1;
        }
        assert!(!seen.contains_key("whole"), "a truncation went unnoticed: {seen:?}");
        for kind in ["not a save", "damaged", "from the log"] {
            assert!(seen.contains_key(kind), "{kind}: {seen:?}");
        }
        seen
    }

    /// Holds that flipped bits of a match's save are noticed, `flips` of them at random and one at a time.
    ///
    /// # Panics
    /// When one is not noticed or leads to another game, or when the flips did not meet every kind of end.
    pub fn flipped_bits_are_noticed(&self, game: &Match<G>, flips: usize) {
        let file = self.bytes(game);
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        let flips: Vec<u32> = (0..flips).map(|_| below(&mut rng, file.len() as u32 * 8)).collect();
        let run = |flips: &[u32]| {
            let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
            for flip in flips {
                let mut damaged = file.clone();
                damaged[*flip as usize / 8] ^= 1 << (flip % 8);
                *seen.entry(self.judge(game, &damaged)).or_default() += 1;
            }
            seen
        };
        let seen = std::thread::scope(|scope| {
            let (first, second) = flips.split_at(flips.len() / 2);
            let other = scope.spawn(|| run(second));
            let mut seen = run(first);
            for (kind, count) in other.join().expect("no panic") {
                *seen.entry(kind).or_default() += count;
            }
            seen
        });
        assert!(!seen.contains_key("whole"), "a flipped bit went unnoticed: {seen:?}");
        for kind in ["not a save", "damaged", "from the log", "from the position"] {
            assert!(seen.contains_key(kind), "{kind}: {seen:?}");
        }
    }
}

/// Whether two matches have the same set-up, position, chain and number of actions.
pub fn same_position<G: Game>(one: &Match<G>, other: &Match<G>) -> bool {
    digest(one.game().state()) == digest(other.game().state())
        && one.chain() == other.chain()
        && one.actions() == other.actions()
        && one.setup() == other.setup()
}

/// Whether two logs are the same, effects included.
pub fn same_log<G: Game>(one: &[Entry<G>], other: &[Entry<G>]) -> bool {
    let parts = |entry: &Entry<G>| {
        (entry.seat, entry.action.clone(), entry.effects.clone(), entry.chain, entry.reveals)
    };
    one.iter().map(parts).eq(other.iter().map(parts))
}
