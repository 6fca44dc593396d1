//! What is wrong with a board, for the one who lays it (MN-1, MN-3).

use serde::Serialize;
use tabletop::RuleId;

use super::{Extent, MOST_SPAN, Tile};
use crate::ids::{Hex, KINDS, Mineral, TILES};

/// A reason why tiles are no lawful board, with the hexes it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum BoardFault {
    /// There are too many or too few tiles of a mineral (MN-1).
    #[error("there are {have} tiles of {mineral}, not {need}")]
    WrongCount {
        /// Which mineral.
        mineral: Mineral,
        /// Tiles of it on the board.
        have: u32,
        /// Tiles of it in the box.
        need: u8,
    },
    /// Two tiles lie on one hex (MN-3).
    #[error("two tiles lie on {hex}")]
    Twice {
        /// Where.
        hex: Hex,
    },
    /// A tile touches fewer than two others (MN-3).
    #[error("the tile on {hex} touches {neighbours} other, not two")]
    FewNeighbours {
        /// Where.
        hex: Hex,
        /// How many it touches: 0 or 1.
        neighbours: u8,
    },
    /// The tiles do not hang together (MN-3).
    #[error("the board is in {} parts", parts.len() + 1)]
    Disconnected {
        /// The hexes of each part but the largest; of equal ones the topmost counts as the largest.
        parts: Vec<Vec<Hex>>,
    },
    /// The tiles lie too far apart to be written down; a board that hangs together never does (MN-3).
    #[error("the board is {rows} rows high and {columns} hexes wide, more than {most}")]
    TooWide {
        /// Rows from the first to the last tile.
        rows: u16,
        /// Hexes from the leftmost to the rightmost tile.
        columns: u16,
        /// Most of either.
        most: u16,
    },
}

impl BoardFault {
    /// The rule that is broken.
    #[must_use]
    pub const fn rule(&self) -> RuleId {
        match self {
            Self::WrongCount { .. } => "MN-1",
            Self::Twice { .. }
            | Self::FewNeighbours { .. }
            | Self::Disconnected { .. }
            | Self::TooWide { .. } => "MN-3",
        }
    }
}

/// Everything that keeps tiles from being a lawful board; also for a draft that is not whole yet. Hexes
/// are named as they were given. Nothing: [`super::Board::new`] accepts them.
#[must_use]
pub fn faults(tiles: &[Tile]) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    for ((mineral, left), need) in Mineral::ALL.into_iter().zip(left(tiles)).zip(TILES.0) {
        if left != 0 {
            let have = u32::try_from(i64::from(need) - left).unwrap_or(u32::MAX);
            faults.push(BoardFault::WrongCount { mineral, have, need });
        }
    }
    let mut hexes: Vec<Hex> = tiles.iter().map(|tile| tile.0).collect();
    hexes.sort_unstable();
    for place in 1..hexes.len() {
        // Once for each such hex, however many tiles lie on it.
        if hexes[place - 1] == hexes[place] && hexes.get(place + 1) != Some(&hexes[place]) {
            faults.push(BoardFault::Twice { hex: hexes[place] });
        }
    }
    hexes.dedup();
    for &hex in &hexes {
        let neighbours = hex.around().filter(|next| hexes.binary_search(next).is_ok()).count() as u8;
        if neighbours < 2 {
            faults.push(BoardFault::FewNeighbours { hex, neighbours });
        }
    }
    let mut parts = parts(&hexes);
    if parts.len() > 1 {
        let largest = (0..parts.len()).rev().max_by_key(|&part| parts[part].len()).unwrap_or(0);
        parts.remove(largest);
        faults.push(BoardFault::Disconnected { parts });
    }
    faults.extend(too_wide(tiles));
    faults
}

/// How many tiles of each mineral are left to lay; below zero where too many lie already (MN-1).
#[must_use]
pub fn left(tiles: &[Tile]) -> [i64; KINDS] {
    let mut left = TILES.0.map(i64::from);
    for (_, mineral) in tiles {
        left[mineral.index()] -= 1;
    }
    left
}

pub(super) fn too_wide(tiles: &[Tile]) -> Option<BoardFault> {
    let extent = Extent::of(tiles)?;
    let (rows, columns) = (extent.rows(), extent.columns());
    (rows.max(columns) > MOST_SPAN).then_some(BoardFault::TooWide { rows, columns, most: MOST_SPAN })
}

/// The parts that hang together, by their topmost hexes, each in order. `hexes` are in order.
fn parts(hexes: &[Hex]) -> Vec<Vec<Hex>> {
    let mut reached = vec![false; hexes.len()];
    let mut parts = Vec::new();
    for start in 0..hexes.len() {
        if reached[start] {
            continue;
        }
        reached[start] = true;
        let mut part = vec![hexes[start]];
        let mut next = 0;
        while let Some(&hex) = part.get(next) {
            next += 1;
            for place in hex.around().filter_map(|near| hexes.binary_search(&near).ok()) {
                if !reached[place] {
                    reached[place] = true;
                    part.push(hexes[place]);
                }
            }
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}
