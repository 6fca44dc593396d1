//! Small `Copy` types, one for each notion of the rulebook.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

macro_rules! closed_set {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "the members are the words of the rulebook")]
        pub enum $name { $($(#[$about])* $variant),+ }

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
pub(crate) use closed_set;

closed_set! {
    /// The five minerals, cheapest first (MN-1).
    Mineral { Wollastonite, Kyanite, Tourmaline, Anthracite, Orpiment }
}
closed_set! {
    /// The ten tools (MN-42 to MN-51). Two of them are the sides of one tile.
    Tool { Hammer, Shovel, Chest, Sack, Map, Compass, Glass, Vortex, Rope, Lantern }
}
closed_set! {
    /// One of the two sides of a tool tile (MN-2): A shows the first tool of its mineral on the rules page.
    Side { A, B }
}
closed_set! {
    /// The six directions of the board, clockwise from the right.
    Direction { East, SouthEast, SouthWest, West, NorthWest, NorthEast }
}
closed_set! {
    /// Which rules are played.
    Variant {
        /// Cards and tools.
        Full,
        /// From 7 years: cards, no tools (MN-71).
        Cards,
        /// From 6 years: neither; every tile counts one (MN-70).
        Tiles,
    }
}

/// Kinds of mineral.
pub const KINDS: usize = Mineral::ALL.len();
/// Tiles of each mineral (MN-1).
pub const TILES: Minerals = Minerals([53, 30, 20, 10, 5]);
/// Tiles in all (MN-1).
pub const ALL_TILES: usize = 118;
/// Collection cards (MN-2).
pub const CARDS: usize = 24;
/// Cards that lie face up (MN-5).
pub const ROW: usize = 4;
/// Tiles that are taken off the board before play (MN-4).
pub const REMOVALS: u8 = 5;
/// Most seats at a table.
pub const MOST_SEATS: usize = 5;

impl Mineral {
    /// Steps to move, and points (MN-1).
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// The letter that stands for it in a written board.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Wollastonite => 'w',
            Self::Kyanite => 'k',
            Self::Tourmaline => 't',
            Self::Anthracite => 'a',
            Self::Orpiment => 'o',
        }
    }

    /// The mineral of a letter of a written board.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|mineral| mineral.letter() == letter)
    }

    /// The tools that are paid with it (MN-2): side A, side B.
    #[must_use]
    pub const fn tools(self) -> [Tool; 2] {
        [Tool::ALL[self.index() * 2], Tool::ALL[self.index() * 2 + 1]]
    }
}

impl Tool {
    /// What it is paid with (MN-40).
    #[must_use]
    pub const fn pays(self) -> Mineral {
        Mineral::ALL[self.index() / 2]
    }

    /// The side of its tile on which it stands.
    #[must_use]
    pub const fn side(self) -> Side {
        Side::ALL[self.index() % 2]
    }

    /// The rule that describes it.
    #[must_use]
    pub const fn rule(self) -> tabletop::RuleId {
        match self {
            Self::Hammer => "MN-42",
            Self::Shovel => "MN-43",
            Self::Chest => "MN-44",
            Self::Sack => "MN-45",
            Self::Map => "MN-46",
            Self::Compass => "MN-47",
            Self::Glass => "MN-48",
            Self::Vortex => "MN-49",
            Self::Rope => "MN-50",
            Self::Lantern => "MN-51",
        }
    }
}

/// A hex of the plane in axial coordinates: `q` counts to the east, `r` to the south-east's row below.
/// Tiles stand with a corner up, so that rows run from west to east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Hex {
    /// The row, growing to the south. First, so that hexes sort row by row.
    pub r: i8,
    /// The place in the row, growing to the east; each row begins half a hex further east than the one above.
    pub q: i8,
}

impl Hex {
    /// The hex at `q`, `r`.
    #[must_use]
    pub const fn at(q: i8, r: i8) -> Self {
        Self { r, q }
    }

    /// So many steps in a direction; none beyond the plane, which is 255 hexes wide.
    #[must_use]
    pub fn step(self, direction: Direction, steps: i16) -> Option<Self> {
        let (q, r) = direction.offset();
        let along = |from: i8, by: i8| i8::try_from(i16::from(from) + i16::from(by) * steps).ok();
        Some(Self { q: along(self.q, q)?, r: along(self.r, r)? })
    }

    /// The hexes around it, in the order of [`Direction::ALL`], without those beyond the plane.
    pub fn around(self) -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().filter_map(move |direction| self.step(direction, 1))
    }

    /// Steps from here to `other`, and the direction if they lie on a straight line.
    #[must_use]
    pub fn way_to(self, other: Self) -> (u16, Option<Direction>) {
        let (q, r) = (i16::from(other.q) - i16::from(self.q), i16::from(other.r) - i16::from(self.r));
        let steps = (q.abs() + r.abs() + (q + r).abs()) / 2;
        let line = Direction::ALL.into_iter().find(|direction| {
            let (along, down) = direction.offset();
            steps > 0 && q == i16::from(along) * steps && r == i16::from(down) * steps
        });
        (steps.unsigned_abs(), line)
    }
}

impl Direction {
    /// One step as `(q, r)`.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::East => (1, 0),
            Self::SouthEast => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (0, -1),
            Self::NorthEast => (1, -1),
        }
    }
}

/// How many of each mineral, in the order of [`Mineral::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Minerals(pub [u8; KINDS]);

impl Minerals {
    /// Nothing.
    pub const NONE: Self = Self([0; KINDS]);

    /// One of a mineral.
    #[must_use]
    pub const fn one(mineral: Mineral) -> Self {
        let mut counts = [0; KINDS];
        counts[mineral.index()] = 1;
        Self(counts)
    }

    /// How many in all.
    #[must_use]
    pub fn count(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// Points in all (MN-1).
    #[must_use]
    pub fn value(self) -> u16 {
        self.iter().map(|(mineral, count)| u16::from(count) * u16::from(mineral.value())).sum()
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Each mineral with its count, also those that are missing.
    pub fn iter(self) -> impl Iterator<Item = (Mineral, u8)> {
        Mineral::ALL.into_iter().zip(self.0)
    }

    /// The minerals of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Mineral> {
        self.iter().filter(|&(_, count)| count > 0).map(|(mineral, _)| mineral)
    }

    /// Whether all of `other` is in it.
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
    }

    /// Without `other`, and nothing where there is too little.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_sub(other.0[kind])))
    }

    pub(crate) fn add(&mut self, mineral: Mineral) {
        self[mineral] += 1;
    }

    /// Takes one; only where there is one.
    pub(crate) fn take(&mut self, mineral: Mineral) {
        debug_assert!(self[mineral] > 0, "there is no {mineral:?} to take");
        self[mineral] -= 1;
    }
}

impl Index<Mineral> for Minerals {
    type Output = u8;
    fn index(&self, mineral: Mineral) -> &u8 {
        &self.0[mineral.index()]
    }
}

impl IndexMut<Mineral> for Minerals {
    fn index_mut(&mut self, mineral: Mineral) -> &mut u8 {
        &mut self.0[mineral.index()]
    }
}

impl FromIterator<Mineral> for Minerals {
    fn from_iter<I: IntoIterator<Item = Mineral>>(minerals: I) -> Self {
        let mut counts = Self::NONE;
        for mineral in minerals {
            counts[mineral] = counts[mineral].saturating_add(1);
        }
        counts
    }
}

/// A collection card: its place in the pack's list, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// Position in the pack's list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Mineral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Wollastonite => "wollastonite",
            Self::Kyanite => "kyanite",
            Self::Tourmaline => "tourmaline",
            Self::Anthracite => "anthracite",
            Self::Orpiment => "orpiment",
        })
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q, self.r)
    }
}
