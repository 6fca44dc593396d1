//! Super Motherload by its full rules. Rule ids (SM-n) are those of `docs/rules/super-motherload.md`.

mod achievements;
mod action;
mod answer;
mod apply;
mod ask;
mod bomb;
mod buying;
mod check;
mod collect;
pub mod content;
mod drill;
mod effect;
mod game;
mod ground;
mod ids;
mod invariants;
mod legal;
mod playout;
mod refusal;
mod sample;
mod score;
mod seen;
mod setup;
mod state;
mod strategy;
mod view;

pub use action::Action;
pub use ask::{Answer, Ask, Bargain, Blast, Claims, LayPreview, MOST_PREVIEWS, Options, Preview, Refused};
pub use content::{Content, ContentError};
pub use effect::{Effect, EndReason, Source};
pub use game::SuperMotherload;
pub use ground::depths;
pub use ids::{
    ARTIFACTS, ArtifactId, CARDS, COSTS, Card, CardSet, Colour, Crew, Direction, Line, MAJORS, MINORS,
    MajorId, Mineral, Minerals, MinorId, STARTERS, Side, Space, Stack, TIERS,
};
pub use refusal::Refusal;
pub use setup::NewGame;
pub use state::{SeatState, Stage, State};
pub use view::{
    Achievements, BoardInPlay, Cards, MajorView, MinorView, SeatView, StackView, Step, Tally, TallyView,
    Tiles, View,
};
