//! Small `Copy` types, one for each notion of the rulebook.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A division of the space program (SE-1). One set names the divisions, their skills, the research icons and
/// the tokens: each of these bears the colour of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Division {
    /// Blue.
    Engineering,
    /// Green.
    Testing,
    /// Yellow.
    Science,
    /// Red.
    Construction,
    /// Violet.
    SpaceFlight,
}

impl Division {
    /// Every division, in the order of the rules page.
    pub const ALL: [Self; DIVISIONS] =
        [Self::Engineering, Self::Testing, Self::Science, Self::Construction, Self::SpaceFlight];

    /// Position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Division {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Engineering => "engineering",
            Self::Testing => "testing",
            Self::Science => "science",
            Self::Construction => "construction",
            Self::SpaceFlight => "space-flight",
        })
    }
}

/// Divisions of a hub (SE-1).
pub const DIVISIONS: usize = 5;
/// Specialist cards (SE-2).
pub const SPECIALISTS: usize = 60;
/// Cards of one division (SE-2).
pub const PER_DIVISION: usize = 12;
/// Cards with two skill icons (SE-2).
pub const DOUBLES: usize = 10;
/// Most icons of a base cost (SE-2).
pub const MOST_COST: usize = 6;
/// Most cards that one division of a hub can hold: its own and every double-skill card of others (SE-11).
pub const MOST_STACK: usize = PER_DIVISION + DOUBLES;
/// Project tiles in the box (SE-3).
pub const TILES: usize = 10;
/// Projects, two a tile (SE-3).
pub const PROJECTS: usize = TILES * 2;
/// Most seats.
pub const MOST_SEATS: usize = 4;
/// Cards that lie face up (SE-4).
pub const CENTER: usize = 6;
/// Specialists in a hub that bring the last round (SE-23).
pub const FULL_HUB: usize = 12;
/// Icons that a returned card is good for (SE-13).
pub const RETURNED: u8 = 2;

/// A specialist by the number on the card, 1–60 (SE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Specialist(u8);

impl Specialist {
    /// The specialist of this number; none outside of 1–60.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= SPECIALISTS { Some(Self(number)) } else { None }
    }
    /// The specialist of this place in lists of all, 0–59.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < SPECIALISTS);
        Self(index as u8 + 1)
    }
    /// The number on the card, 1–60.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
    /// Place in lists of all, 0–59.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
    /// All of them, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPECIALISTS).map(Self::at)
    }
}

impl<'de> Deserialize<'de> for Specialist {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| D::Error::custom(format!("there is no specialist {number}")))
    }
}

/// A project: tile and side, 0–19 (SE-3). Even ids are first sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct ProjectId(u8);

impl ProjectId {
    /// The project of this number; none outside of 0–19.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < PROJECTS { Some(Self(number)) } else { None }
    }
    /// The project on a side of a tile, 0–9; the second side when `back`.
    pub(crate) const fn of_tile(tile: u8, back: bool) -> Self {
        debug_assert!((tile as usize) < TILES);
        Self(tile * 2 + back as u8)
    }
    /// The tile it is on, 0–9.
    #[must_use]
    pub const fn tile(self) -> u8 {
        self.0 / 2
    }
    /// Place in lists of all, 0–19.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<'de> Deserialize<'de> for ProjectId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| D::Error::custom(format!("there is no project {number}")))
    }
}

/// Where a specialist is recruited from (SE-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The face-up cards.
    Center,
    /// The own hand.
    Hand,
}

/// How many of each colour, in the order of [`Division::ALL`]: tokens, research icons or skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Counts(pub [u8; DIVISIONS]);

impl Counts {
    /// None at all.
    pub const NONE: Self = Self([0; DIVISIONS]);

    /// One of this colour.
    #[must_use]
    pub const fn one(division: Division) -> Self {
        let mut counts = [0; DIVISIONS];
        counts[division.index()] = 1;
        Self(counts)
    }
    /// How many in all.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }
    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
    /// Whether there are at least as many of each colour as in `other`.
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        (0..DIVISIONS).all(|place| self.0[place] >= other.0[place])
    }
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place].saturating_add(other.0[place])))
    }
    /// What is left of each colour; never below none.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place].saturating_sub(other.0[place])))
    }
    /// The lesser count of each colour.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place].min(other.0[place])))
    }
    /// Colours with their counts, those that are there.
    pub fn iter(self) -> impl Iterator<Item = (Division, u8)> {
        Division::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }
}

impl Index<Division> for Counts {
    type Output = u8;
    fn index(&self, division: Division) -> &u8 {
        &self.0[division.index()]
    }
}

impl IndexMut<Division> for Counts {
    fn index_mut(&mut self, division: Division) -> &mut u8 {
        &mut self.0[division.index()]
    }
}

impl FromIterator<Division> for Counts {
    fn from_iter<T: IntoIterator<Item = Division>>(icons: T) -> Self {
        let mut counts = Self::NONE;
        for icon in icons {
            counts[icon] = counts[icon].saturating_add(1);
        }
        counts
    }
}

/// A set of divisions. People and programs read a list; saves hold the bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DivisionSet(u8);

impl DivisionSet {
    /// No division.
    pub const EMPTY: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self((1 << DIVISIONS) - 1);

    /// The set of one division.
    #[must_use]
    pub const fn one(division: Division) -> Self {
        Self(1 << division.index())
    }
    /// Whether a division is in it.
    #[must_use]
    pub const fn has(self, division: Division) -> bool {
        self.0 >> division.index() & 1 == 1
    }
    /// Whether it is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many divisions.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// With one more division.
    #[must_use]
    pub const fn with(self, division: Division) -> Self {
        Self(self.0 | 1 << division.index())
    }
    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// Those of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Its members, in order.
    pub fn iter(self) -> impl Iterator<Item = Division> {
        Division::ALL.into_iter().filter(move |division| self.has(*division))
    }
    /// Every subset, the empty one first, in a fixed order.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Self> {
        (0..1_u8 << DIVISIONS).map(Self).filter(move |set| set.without(self).is_empty())
    }
}

impl FromIterator<Division> for DivisionSet {
    fn from_iter<T: IntoIterator<Item = Division>>(divisions: T) -> Self {
        divisions.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for DivisionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for DivisionSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let mut set = Self::EMPTY;
            for division in Vec::<Division>::deserialize(deserializer)? {
                if set.has(division) {
                    return Err(D::Error::custom(format!("{division} stands twice")));
                }
                set = set.with(division);
            }
            Ok(set)
        } else {
            let bits = u8::deserialize(deserializer)?;
            if bits & !Self::ALL.0 != 0 {
                return Err(D::Error::custom("a set of divisions holds one that does not exist"));
            }
            Ok(Self(bits))
        }
    }
}
