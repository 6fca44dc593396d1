//! Questions of the board builder, asked before there is a game (MN-3).

use serde::{Deserialize, Serialize};
use tabletop::RuleId;

use crate::board::{BoardFault, Shape, TextFault, draft_text, faults, left, parse_draft};
use crate::ids::{Hex, KINDS, Mineral};
use crate::view::Tile;

/// Most tiles of a draft that is looked at: room for a slip of the hand, not for a flood.
pub const MOST_DRAFT: usize = 512;

/// What the builder of a board asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Plan {
    /// The board of a generator.
    Generate {
        /// Its shape.
        shape: Shape,
        /// Its seed.
        seed: u32,
    },
    /// The board of a text.
    Read {
        /// Its written form.
        text: String,
    },
    /// What is still wrong with a board that is being laid.
    Check {
        /// Its tiles, in any order; only the first [`MOST_DRAFT`] are looked at.
        tiles: Vec<Tile>,
    },
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Planned {
    /// The board as far as it is laid.
    Draft {
        /// Its tiles, row by row.
        tiles: Vec<Tile>,
        /// Tiles left to lay, by mineral; below zero where too many lie.
        left: [i32; KINDS],
        /// Everything that keeps it from being a lawful board; nothing when it is one.
        faults: Vec<Fault>,
        /// Empty hexes that touch a tile: where the next one may lie. All of them around (0, 0) while there
        /// is none.
        open: Vec<Hex>,
        /// Its written form; none when it is too wide to be written.
        text: Option<String>,
    },
    /// The text is damaged.
    Damaged {
        /// Where and how.
        fault: TextFault,
    },
}

/// What is wrong with a board, and the rule that says so.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Fault {
    /// What is wrong.
    pub fault: BoardFault,
    /// The rule.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: RuleId,
}

impl Plan {
    /// Answers the question.
    #[must_use]
    pub fn answer(&self) -> Planned {
        match self {
            Self::Generate { shape, seed } => draft(shape.generate(*seed).tiles().to_vec()),
            Self::Read { text } => match parse_draft(text) {
                Ok(tiles) => draft(tiles),
                Err(fault) => Planned::Damaged { fault },
            },
            Self::Check { tiles } => {
                draft(tiles.iter().take(MOST_DRAFT).map(|tile| (tile.hex, tile.mineral)).collect())
            }
        }
    }
}

fn draft(mut tiles: Vec<(Hex, Mineral)>) -> Planned {
    tiles.sort_unstable_by_key(|tile| tile.0);
    let mut open: Vec<Hex> = tiles.iter().flat_map(|tile| tile.0.around()).collect();
    if tiles.is_empty() {
        open.extend(Hex::at(0, 0).around().chain([Hex::at(0, 0)]));
    }
    open.sort_unstable();
    open.dedup();
    open.retain(|hex| tiles.binary_search_by_key(hex, |tile| tile.0).is_err());
    Planned::Draft {
        left: left(&tiles).map(|left| i32::try_from(left).unwrap_or(i32::MIN)),
        faults: faults(&tiles).into_iter().map(|fault| Fault { rule: fault.rule(), fault }).collect(),
        text: draft_text(&tiles).ok(),
        tiles: tiles.into_iter().map(|(hex, mineral)| Tile { hex, mineral }).collect(),
        open,
    }
}
