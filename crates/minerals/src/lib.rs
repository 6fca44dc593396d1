//! Minerals by its full rules. Rule ids (MN-n) are those of `docs/rules/minerals.md`.

pub mod board;
pub mod content;
mod ids;

pub use ids::{
    ALL_TILES, CARDS, CardId, Direction, Hex, KINDS, MOST_SEATS, Mineral, Minerals, REMOVALS, ROW, Side, TILES,
    Tool, Variant,
};
