//! Boards: 118 tiles by MN-3, laid by hand or made from a seed, and their written form.

mod canvas;
mod fault;
mod outline;
mod shape;
mod spread;
mod text;

use serde::{Deserialize, Serialize};

pub use fault::{BoardFault, faults, left};
pub use shape::Shape;
pub use text::{MOST_TEXT, ParseError, TextFault, draft_text, parse_draft};

use crate::ids::{ALL_TILES, Hex, Mineral};

/// A tile and where it lies.
pub type Tile = (Hex, Mineral);

/// Most rows, and most hexes from the left to the right end, that a drawing may have. A lawful board
/// has 117 joints between its tiles and never comes so far.
pub const MOST_SPAN: u16 = 120;

/// A lawful board (MN-1, MN-3). It is stored and sent as its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
#[serde(into = "String", try_from = "String")]
pub struct Board {
    tiles: [Tile; ALL_TILES],
}

impl Board {
    /// A board of these tiles, in any order. It is moved so that the middle of its extent is near
    /// (0, 0); no coordinate of a tile is then beyond 60 on either side.
    ///
    /// # Errors
    /// Everything that is wrong with it, as [`faults`] says.
    pub fn new(tiles: &[Tile]) -> Result<Self, Vec<BoardFault>> {
        let faults = faults(tiles);
        match centred(tiles).try_into() {
            Ok(tiles) if faults.is_empty() => Ok(Self { tiles }),
            _ => Err(faults),
        }
    }

    /// Reads what [`Board::text`] wrote.
    ///
    /// # Errors
    /// Where the text is damaged, or everything that is wrong with the board in it. The hexes named are
    /// those that [`parse_draft`] gives for the same text.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        Ok(Self::new(&parse_draft(text)?)?)
    }

    /// Its written form, see [`draft_text`].
    #[must_use]
    pub fn text(&self) -> String {
        text::write(&self.tiles)
    }

    /// The tiles, row by row.
    #[must_use]
    pub const fn tiles(&self) -> &[Tile; ALL_TILES] {
        &self.tiles
    }

    /// The mineral on a hex, if there is one.
    #[must_use]
    pub fn at(&self, hex: Hex) -> Option<Mineral> {
        let place = self.tiles.binary_search_by_key(&hex, |tile| tile.0).ok()?;
        Some(self.tiles[place].1)
    }
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        board.text()
    }
}

impl TryFrom<String> for Board {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        Self::parse(&text)
    }
}

/// Half hexes from the middle of (0, 0) to the east.
fn halves(hex: Hex) -> i16 {
    2 * i16::from(hex.q) + i16::from(hex.r)
}

/// The rows and columns that tiles reach over.
#[derive(Clone, Copy)]
struct Extent {
    top: i16,
    bottom: i16,
    /// In half hexes.
    west: i16,
    /// In half hexes.
    east: i16,
}

impl Extent {
    fn of(tiles: &[Tile]) -> Option<Self> {
        let rows = || tiles.iter().map(|tile| i16::from(tile.0.r));
        let columns = || tiles.iter().map(|tile| halves(tile.0));
        Some(Self {
            top: rows().min()?,
            bottom: rows().max()?,
            west: columns().min()?,
            east: columns().max()?,
        })
    }

    const fn rows(self) -> u16 {
        (self.bottom - self.top + 1).unsigned_abs()
    }

    /// Hexes side by side, a half one counted as one.
    const fn columns(self) -> u16 {
        ((self.east - self.west + 1) / 2 + 1).unsigned_abs()
    }
}

/// The tiles in order, moved so that the middle of their extent is at (0, 0) or a step beside it.
/// Every joint between two tiles widens rows and half columns by at most 2 together, so the 117 joints
/// of a lawful board leave no coordinate beyond 60. Tiles that this would push off the plane stay where
/// they are, all of them: such a draft is too wide anyway.
fn centred(tiles: &[Tile]) -> Vec<Tile> {
    let mut moved = Vec::new();
    if let Some(extent) = Extent::of(tiles) {
        let down = -(extent.top + extent.bottom).div_euclid(2);
        let east = -(extent.west + extent.east + 2 * down + 1).div_euclid(4);
        moved =
            tiles.iter().filter_map(|&(hex, mineral)| Some((shifted(hex, east, down)?, mineral))).collect();
    }
    if moved.len() != tiles.len() {
        moved = tiles.to_vec();
    }
    moved.sort_unstable_by_key(|tile| tile.0);
    moved
}

fn shifted(hex: Hex, east: i16, down: i16) -> Option<Hex> {
    let q = i8::try_from(i16::from(hex.q) + east).ok()?;
    let r = i8::try_from(i16::from(hex.r) + down).ok()?;
    Some(Hex { r, q })
}
