//! Randomness as part of the state: one stream a source (each deck, the bag …), so that the same
//! actions always meet the same draws and undo cannot fish for a better one.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// What a game's chance is grown from. Shown to people and to JavaScript as text, because a number
/// above 2^53 loses digits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// The chance of a game with `SOURCES` independent sources.
///
/// Use number `n` of source `s` is a generator of its own, keyed by seed, `s` and `n`: what another
/// source did in between never changes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance<const SOURCES: usize> {
    seed: Seed,
    #[serde(with = "uses")]
    uses: [u32; SOURCES],
}

impl<const SOURCES: usize> Chance<SOURCES> {
    /// Chance grown from `seed`, nothing used yet.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, uses: [0; SOURCES] }
    }

    /// The generator for the next use of `source`.
    ///
    /// # Panics
    /// When `source` is not below `SOURCES`; games name their sources by constants.
    pub fn next(&mut self, source: usize) -> Dice {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.0.to_le_bytes());
        key[8..16].copy_from_slice(&(source as u64).to_le_bytes());
        key[16..20].copy_from_slice(&self.uses[source].to_le_bytes());
        self.uses[source] = self.uses[source].wrapping_add(1);
        Dice(ChaCha8Rng::from_seed(key))
    }
}

/// A generator for one use. Its shuffle and pick are written here, not taken from a library, because
/// a save must draw the same cards after every update of that library.
#[derive(Clone, Debug)]
pub struct Dice<R = ChaCha8Rng>(pub R);

impl<R: Rng> Dice<R> {
    /// A number below `bound`, each equally likely. 0 when `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.0, bound)
    }

    /// Puts `items` into random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(&mut self.0, items);
    }
}

/// A number below `bound`, each equally likely (Lemire's multiply and reject). 0 when `bound` is 0.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let reject = bound.wrapping_neg() % bound;
        while (product as u32) < reject {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Puts `items` into random order, each order equally likely (Fisher and Yates).
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

mod uses {
    //! Arrays of any length, which serde knows only up to 32.
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer, const N: usize>(
        uses: &[u32; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        uses.as_slice().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[u32; N], D::Error> {
        let uses = Vec::<u32>::deserialize(deserializer)?;
        uses.try_into().map_err(|_| D::Error::custom(format!("there must be {N} counters of chance")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_not_moved_by_another() {
        let mut one = Chance::<2>::new(Seed(7));
        let mut two = one.clone();
        two.next(1);
        two.next(1);
        assert_eq!(one.next(0).below(1 << 30), two.next(0).below(1 << 30));
        assert_ne!(one.next(0).below(1 << 30), Chance::<2>::new(Seed(7)).next(0).below(1 << 30));
    }

    #[test]
    fn draws_are_pinned_for_ever() {
        let mut cards: Vec<u8> = (0..10).collect();
        Chance::<1>::new(Seed(1)).next(0).shuffle(&mut cards);
        assert_eq!(cards, PINNED);
    }
    const PINNED: [u8; 10] = [0, 1, 5, 4, 8, 9, 2, 7, 3, 6];

    #[test]
    fn below_is_even() {
        let mut dice = Chance::<1>::new(Seed(3)).next(0);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
        assert_eq!(dice.below(0), 0);
    }
}
