//! Minerals by its full rules. Rule ids (MN-n) are those of `docs/rules/minerals.md`.

mod action;
mod answer;
mod apply;
mod ask;
pub mod board;
mod check;
mod collecting;
pub mod content;
mod cutting;
mod effect;
mod game;
mod ground;
mod ids;
mod invariants;
mod legal;
mod moving;
mod plan;
mod playout;
mod refusal;
mod sack;
mod sample;
mod score;
mod setup;
mod sites;
mod state;
mod strategy;
mod tools;
mod turn;
mod view;

pub use action::Action;
pub use ask::{
    Answer, Ask, Bend, CardOption, MOST_PREVIEWS, Options, Preview, Refused, StepOn, ToolOption, WayStep,
};
pub use board::{Board, Shape};
pub use content::{Content, ContentError};
pub use effect::{Effect, EndReason};
pub use game::MineralsGame;
pub use ids::{
    ALL_TILES, CARDS, CardId, Direction, Hex, KINDS, MOST_SEATS, Mineral, Minerals, REMOVALS, ROW, Side,
    TILES, Tool, Variant,
};
pub use invariants::most_turns;
pub use plan::{Fault, MOST_DRAFT, Plan, Planned};
pub use refusal::Refusal;
pub use setup::{BoardChoice, NewGame};
pub use sites::MOST_SITES;
pub use state::{SeatState, Spot, Stage, State};
pub use view::{LoosePart, OwnCard, SeatView, Step, Tile, View};
