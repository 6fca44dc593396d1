//! A set of specialists: hands, returned cards.

use std::ops::ControlFlow;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::ids::{SPECIALISTS, Specialist};

/// A set of specialists. People and programs read a list of numbers; saves hold the bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    const ALL: u64 = (1 << SPECIALISTS) - 1;

    /// The set of one card.
    #[must_use]
    pub const fn one(card: Specialist) -> Self {
        Self(1 << card.index())
    }
    /// Number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Whether a card is in it.
    #[must_use]
    pub const fn has(self, card: Specialist) -> bool {
        self.0 >> card.index() & 1 == 1
    }
    /// Whether every card of `other` is in it.
    #[must_use]
    pub const fn has_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }
    /// Cards in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Cards in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// Cards of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// Adds a card.
    pub const fn insert(&mut self, card: Specialist) {
        self.0 |= 1 << card.index();
    }
    /// Takes a card out; nothing happens when it is not in it.
    pub const fn remove(&mut self, card: Specialist) {
        self.0 &= !(1 << card.index());
    }
    /// Its cards, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Specialist> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(Specialist::at(index))
        })
    }
    /// Calls `each` with every subset of `count` cards, until it breaks.
    pub(crate) fn each_of(
        self,
        count: usize,
        each: &mut impl FnMut(Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        fn pick(
            left: u64,
            count: usize,
            picked: u64,
            each: &mut impl FnMut(CardSet) -> ControlFlow<()>,
        ) -> ControlFlow<()> {
            if count == 0 {
                return each(CardSet(picked));
            }
            let mut left = left;
            while left.count_ones() as usize >= count {
                let card = left & left.wrapping_neg();
                left ^= card;
                pick(left, count - 1, picked | card, each)?;
            }
            ControlFlow::Continue(())
        }
        pick(self.0, count, 0, each)
    }
}

impl FromIterator<Specialist> for CardSet {
    fn from_iter<T: IntoIterator<Item = Specialist>>(cards: T) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set.or(Self::one(card)))
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let mut set = Self::EMPTY;
            for card in Vec::<Specialist>::deserialize(deserializer)? {
                if set.has(card) {
                    return Err(D::Error::custom(format!("specialist {} stands twice", card.number())));
                }
                set.insert(card);
            }
            Ok(set)
        } else {
            let bits = u64::deserialize(deserializer)?;
            if bits & !Self::ALL != 0 {
                return Err(D::Error::custom("a set of cards holds one that does not exist"));
            }
            Ok(Self(bits))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[u8]) -> CardSet {
        numbers.iter().filter_map(|&number| Specialist::new(number)).collect()
    }

    #[test]
    fn subsets_are_each_of_their_size_once() {
        let mut found = Vec::new();
        let whole = set(&[1, 7, 30, 60]).each_of(2, &mut |pair| {
            found.push(pair);
            ControlFlow::Continue(())
        });
        assert!(whole.is_continue() && found.len() == 6);
        assert!(found.contains(&set(&[7, 60])) && found.iter().all(|pair| pair.len() == 2));
        let mut none = 0;
        let nothing = set(&[1]).each_of(2, &mut |_| {
            none += 1;
            ControlFlow::Break(())
        });
        assert!(nothing.is_continue());
        assert_eq!(none, 0);
    }

    #[test]
    fn a_set_comes_back_from_json_and_from_a_save() {
        let cards = set(&[1, 60, 33]);
        let text = serde_json::to_string(&cards).unwrap_or_default();
        assert_eq!(text, "[1,33,60]");
        assert_eq!(serde_json::from_str::<CardSet>(&text).ok(), Some(cards));
        assert!(serde_json::from_str::<CardSet>("[1,1]").is_err());
        assert!(
            serde_json::from_str::<CardSet>("[0]").is_err()
                && serde_json::from_str::<CardSet>("[61]").is_err()
        );
    }
}
