//! Space Explorers as a deterministic engine: the rules of `docs/rules/space-explorers.md`, SE-1 to SE-25 and
//! SE-A1 to SE-A60.

mod action;
mod answer;
mod apply;
mod ask;
mod bill;
mod cards;
mod check;
mod content;
mod effect;
mod game;
mod hub;
mod ids;
mod invariants;
mod ladder;
mod plan;
mod playout;
mod projects;
mod recruiting;
mod refusal;
mod sample;
mod score;
mod setup;
mod state;
mod strategy;
mod view;

pub use action::{Action, Payment, Recruit};
pub use ask::{
    Answer, Ask, HelpOption, MOST_PREVIEWS, Options, Payer, Pins, Plan, Preview, ProjectOption,
    RecruitOption, Refused, Rung, WayOption,
};
pub use cards::CardSet;
pub use content::{
    Ability, Content, ContentError, CostRange, Each, FILES, GivenIcon, IconPair, Nation, Needs, Pack,
    PackInfo, ProjectEntry, ProjectRules, ProjectsFile, SpecialistEntry, SpecialistRules, SpecialistsFile,
    Text, TileEntry, When,
};
pub use effect::{Effect, EndReason};
pub use game::SpaceExplorers;
pub use ids::{
    CENTER, Counts, DIVISIONS, Division, DivisionSet, FULL_HUB, MOST_COST, MOST_SEATS, Origin, PROJECTS,
    ProjectId, SPECIALISTS, Specialist, TILES,
};
pub use invariants::most_turns;
pub use refusal::{Refusal, ability_rule};
pub use setup::NewGame;
pub use state::{SeatState, Stack, State};
pub use view::{Asterisk, Hand, LookedAt, ProjectView, SeatView, Step, Taken, View};
