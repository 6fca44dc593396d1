//! Small `Copy` types, one for each notion of the rulebook.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! closed_set {
    ($(#[$doc:meta])* $name:ident { $($variant:ident),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the members are the words of the rulebook")]
        pub enum $name { $($variant),+ }

        impl $name {
            /// Every member, in the order of the rules page.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

            /// Position in [`Self::ALL`].
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

closed_set! {
    /// The four crews (SM-1). Each seat plays one.
    Crew { Purple, Green, Orange, Grey }
}
closed_set! {
    /// The four stacks of pilots a crew can buy from (SM-1); also the colour of a card's band.
    Stack { Red, Blue, Yellow, Wild }
}
closed_set! {
    /// The colour of a drill or of a steel plate (SM-15, SM-26). Wild icons stand for one of these.
    Colour { Red, Blue, Yellow }
}
closed_set! {
    /// The six kinds of mineral, cheapest first (SM-2).
    Mineral { Iron, Platinum, Gold, Emerald, Ruby, Diamond }
}
closed_set! {
    /// One of the two sides of a board (SM-1).
    Side { A, B }
}
closed_set! {
    /// Direction of a drilled line (SM-16).
    Direction { Across, Down }
}

impl Mineral {
    /// Worth in dollars (SM-2).
    #[must_use]
    pub const fn value(self) -> u16 {
        match self {
            Self::Iron => 2,
            Self::Platinum => 3,
            Self::Gold => 5,
            Self::Emerald => 8,
            Self::Ruby => 10,
            Self::Diamond => 12,
        }
    }
}

/// A space of the whole dig: `slot * 64 + row * 8 + column`. A slot is a place in the order of the
/// boards of this game (0 is the board at the surface), so a space keeps its number when a board
/// above it leaves the game (SM-51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The space at `column` (0–7) of `row` (0–31, counted from the surface over all slots).
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        Self(row * 8 + column)
    }

    /// Column, 0–7 from the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// Row, 0–31 counted from the surface over all slots.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// Which board of the game, 0 is the one at the surface.
    #[must_use]
    pub const fn slot(self) -> u8 {
        self.0 / 64
    }
}

impl fmt::Display for Space {
    /// Column letter and row number, both from one: `A1` is the left end of the top row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

/// A straight line of spaces (SM-16); `start` is its left or top end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Line {
    /// Left end of a line across, top end of a line down.
    pub start: Space,
    /// Which way it runs. A line of one space runs across.
    pub direction: Direction,
    /// Number of spaces, 1 and more.
    pub length: u8,
}

/// A card of a crew: 0–6 are the starters, `7 + 4 × stack + tier` the pilots (SM-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Card(pub u8);

/// Cards of a crew (SM-1): 7 starters and 16 pilots.
pub const CARDS: usize = 23;
/// Starters of a crew (SM-1).
pub const STARTERS: usize = 7;
/// Pilots in a stack (SM-1), one at each cost.
pub const TIERS: usize = 4;
/// The cost ladder of every stack, in dollars (SM-1).
pub const COSTS: [u16; TIERS] = [10, 15, 20, 25];

impl Card {
    /// The pilot of `stack` at `tier` (0 the cheapest).
    #[must_use]
    pub const fn pilot(stack: Stack, tier: u8) -> Self {
        Self(STARTERS as u8 + 4 * stack as u8 + tier)
    }

    /// Index in a crew's list of 23 cards.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of the seven the crew starts with.
    #[must_use]
    pub const fn is_starter(self) -> bool {
        (self.0 as usize) < STARTERS
    }
}

/// A set of cards of one crew, one bit a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// Every card of a crew.
    pub const ALL: Self = Self((1 << CARDS) - 1);
    /// The seven starters.
    pub const STARTERS: Self = Self((1 << STARTERS) - 1);

    /// The set with these bits; bits past the last card are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }
    /// One bit a card.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
    /// The set of one card.
    #[must_use]
    pub const fn one(card: Card) -> Self {
        Self(1 << card.0)
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
    /// Whether `card` is in it.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        card.0 < CARDS as u8 && self.0 >> card.0 & 1 == 1
    }
    /// Whether every card of `other` is in it.
    #[must_use]
    pub const fn has_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
    /// Adds `card`.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }
    /// Takes `card` out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }
    /// Cards of both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Cards that are in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// Cards of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let card = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(Card(card))
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        cards.into_iter().fold(Self::EMPTY, |mut set, card| {
            set.insert(card);
            set
        })
    }
}

// People and programs read a list of cards; saves hold the bits.
impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let cards = Vec::<Card>::deserialize(deserializer)?;
            let mut set = Self::EMPTY;
            for card in cards {
                if card.index() >= CARDS {
                    return Err(D::Error::custom(format!("there is no card {}", card.0)));
                }
                if set.has(card) {
                    return Err(D::Error::custom(format!("card {} stands twice", card.0)));
                }
                set.insert(card);
            }
            Ok(set)
        } else {
            let bits = u32::deserialize(deserializer)?;
            if bits & !Self::ALL.0 != 0 {
                return Err(D::Error::custom("a card set holds a card that does not exist"));
            }
            Ok(Self(bits))
        }
    }
}

#[cfg(feature = "ts")]
impl ts_rs::TS for CardSet {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "Array<number>".to_owned()
    }
    fn inline(cfg: &ts_rs::Config) -> String {
        Self::name(cfg)
    }
    fn decl(_: &ts_rs::Config) -> String {
        unreachable!("an inlined type has no declaration")
    }
    fn decl_concrete(cfg: &ts_rs::Config) -> String {
        Self::decl(cfg)
    }
}

/// Number of each mineral, indexed by [`Mineral::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Minerals(pub [u8; 6]);

impl Minerals {
    /// None at all.
    pub const NONE: Self = Self([0; 6]);

    /// One of `mineral`.
    #[must_use]
    pub const fn one(mineral: Mineral) -> Self {
        let mut counts = [0; 6];
        counts[mineral as usize] = 1;
        Self(counts)
    }
    /// How many of `mineral`.
    #[must_use]
    pub const fn of(self, mineral: Mineral) -> u8 {
        self.0[mineral as usize]
    }
    /// Together worth, in dollars (SM-2).
    #[must_use]
    pub fn value(self) -> u16 {
        Mineral::ALL.iter().map(|&m| m.value() * u16::from(self.of(m))).sum()
    }
    /// How many tokens.
    #[must_use]
    pub fn count(self) -> u16 {
        self.0.iter().map(|&n| u16::from(n)).sum()
    }
    /// How many different kinds.
    #[must_use]
    pub fn kinds(self) -> u16 {
        self.0.iter().filter(|&&n| n > 0).count() as u16
    }
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }
    /// Both together; a count stops at 255, which no supply of one game reaches.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let mut counts = self.0;
        for (count, more) in counts.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
        Self(counts)
    }
}

/// One of the 10 major achievements of the content (SM-1), by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct MajorId(pub u8);

/// One of the 20 minor achievements of the content (SM-1), by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct MinorId(pub u8);

/// One of the 16 artifact tiles of the content (SM-1), by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct ArtifactId(pub u8);

/// Major achievements in the content (SM-1).
pub const MAJORS: usize = 10;
/// Minor achievements in the content (SM-1).
pub const MINORS: usize = 20;
/// Artifact tiles in the content (SM-1).
pub const ARTIFACTS: usize = 16;
