//! Questions of the interface, and what is answered.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::action::{Action, Payment};
use crate::cards::CardSet;
use crate::effect::EndReason;
use crate::ids::{Counts, Division, DivisionSet, Origin, ProjectId, Specialist};
use crate::refusal::Refusal;

/// Most previews of one question.
pub const MOST_PREVIEWS: usize = 32;

/// What a payment has to keep to, while a person arranges it. Within these bounds the engine proposes the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields, default)]
pub struct Pins {
    /// Tokens that must be handed over, at least.
    pub least: Counts,
    /// Tokens that must stay: so many of each colour are not used.
    pub spared: Counts,
    /// Cards that must be returned.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Specialist>"))]
    pub with: CardSet,
    /// Cards that must stay in hand.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Specialist>"))]
    pub without: CardSet,
    /// Own divisions whose abilities must not help.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
    pub idle: DivisionSet,
}

/// A question from the seat that looks.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Ask {
    /// What can be done now?
    Options,
    /// How is this recruit paid for best, within these bounds?
    Plan {
        /// Who is recruited.
        card: Specialist,
        /// Into which division.
        division: Division,
        /// With the ability of which own division, instead of the plain recruit.
        way: Option<Division>,
        /// What the payment has to keep to.
        pins: Pins,
        /// Cards to draw afterwards; as many as are allowed when absent.
        draws: Option<u8>,
    },
    /// What does this action bring?
    Preview {
        /// Which.
        action: Action,
    },
    /// What do these actions bring? At most [`MOST_PREVIEWS`].
    Previews {
        /// Which.
        actions: Vec<Action>,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Answer {
    /// To `Options`.
    Options(Options),
    /// To `Plan`.
    Plan(Box<Plan>),
    /// To `Preview`.
    Preview(Preview),
    /// To `Previews`: none for an action that is not legal.
    Previews {
        /// In the order that was asked.
        previews: Vec<Option<Preview>>,
    },
    /// It cannot be done.
    Refused(Refused),
}

/// A refusal with its rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Refused {
    /// Id on the rules page.
    pub rule: &'static str,
    /// Why.
    pub refusal: Refusal,
}

/// How a specialist could come into one division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct RecruitOption {
    /// Who.
    pub card: Specialist,
    /// From where.
    pub from: Origin,
    /// Into which division.
    pub division: Division,
    /// With the ability of which own division; none for the plain recruit.
    pub way: Option<Division>,
    /// Icons of the base cost that are ignored, from the bottom up (SE-12), with all abilities that allow more.
    pub ignored: u8,
    /// Icons that are left to pay.
    pub left: u8,
    /// Whether discount, tokens and abilities alone pay for it.
    pub affordable: bool,
    /// Whether it can be paid for at all, with returned cards too.
    pub possible: bool,
    /// Icons that nothing pays for, when it is not possible.
    pub lacking: u8,
}

/// An ability that can be the action of the turn (SE-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct WayOption {
    /// The own division on top of which it lies.
    pub division: Division,
    /// Whose ability it is.
    pub card: Specialist,
    /// Whether it can be used now for something.
    pub usable: bool,
    /// Cards that it takes from the Center, or looks at in the deck; 0 for those that recruit.
    pub cards: u8,
    /// Tokens that it hands over.
    pub tokens: u8,
}

/// A set of helps with which a project is completed (SE-A19, SE-A56).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct HelpOption {
    /// The own divisions whose abilities help; none when none is needed.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
    pub helpers: DivisionSet,
    /// Tokens to hand over, of any colours.
    pub tokens: u8,
    /// Tokens that are missed least.
    pub proposed: Counts,
}

/// A project in reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ProjectOption {
    /// Which.
    pub project: ProjectId,
    /// Skills that are missing without help.
    pub missing: Counts,
    /// How it can be completed.
    pub helps: Vec<HelpOption>,
}

/// What can be done now; empty for a seat whose turn it is not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Options {
    /// Cards that can be taken from the Center, kept, or taken after a project.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Specialist>"))]
    pub take: CardSet,
    /// Whether the top card of the deck can be taken.
    pub deck: bool,
    /// Whether the seat must pass.
    pub pass: bool,
    /// Whether the seat can go without.
    pub decline: bool,
    /// Every specialist of Center and hand in each division that fits, in each way.
    pub recruits: Vec<RecruitOption>,
    /// Abilities that can be the action.
    pub ways: Vec<WayOption>,
    /// Projects in reach.
    pub projects: Vec<ProjectOption>,
}

/// What covers an icon of the base cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Payer {
    /// The discount: matching skills in the division (SE-12).
    Discount,
    /// An ability: an icon that it gives, or one more that is ignored (SE-A1, SE-A7, SE-A31, SE-A43 …).
    Ability {
        /// Whose.
        card: Specialist,
    },
    /// A token that goes to the left neighbour.
    Token {
        /// Its colour.
        division: Division,
        /// The ability that lets it pay for another colour (SE-A44).
        ability: Option<Specialist>,
    },
    /// A token that pays and stays (SE-A20).
    StayingToken {
        /// Its colour.
        division: Division,
        /// Whose ability.
        ability: Specialist,
    },
    /// Two tokens of one colour (SE-A34).
    Pair {
        /// Their colour.
        division: Division,
        /// Whose ability.
        ability: Specialist,
    },
    /// A returned card.
    Card {
        /// Which.
        card: Specialist,
    },
    /// The ability that makes the recruit free (SE-A8, SE-A10, SE-A57).
    Free {
        /// Whose.
        card: Specialist,
    },
    /// Nothing yet.
    Open,
}

/// One icon of the base cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Rung {
    /// The icon.
    pub icon: Division,
    /// What covers it.
    pub payer: Payer,
}

/// A recruit being arranged.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Who is recruited.
    pub card: Specialist,
    /// From where.
    pub from: Origin,
    /// Into which division.
    pub division: Division,
    /// With the ability of which own division.
    pub way: Option<Division>,
    /// The base cost from the bottom up, each icon with what covers it.
    pub ladder: Vec<Rung>,
    /// What is paid: the best within the bounds, or as much as they allow when nothing pays for all of it.
    pub payment: Payment,
    /// The action, when it can be done.
    pub action: Option<Action>,
    /// Why not, otherwise.
    pub refused: Option<Refused>,
    /// Colours of which one more token would find something to cover, if the rest makes room.
    pub token_fits: [bool; crate::ids::DIVISIONS],
    /// Whether one more returned card would.
    pub card_fits: bool,
    /// Own divisions whose abilities could help with this recruit.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
    pub helpers: DivisionSet,
    /// Abilities that are used with the payment as it stands.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
    pub used: DivisionSet,
    /// Tokens that the way asks for, of any colours; 0 for a recruit that is paid by its cost.
    pub fee: u8,
    /// Most cards that can be drawn afterwards (SE-20).
    pub most_draws: u8,
    /// What it brings, when it can be done.
    pub preview: Option<Preview>,
}

/// What an action brings, as far as the seat that is to act may know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    /// Tokens that are handed over.
    pub tokens: Counts,
    /// To whom.
    pub to: Option<Seat>,
    /// Cards that go from the hand into the Center.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Specialist>"))]
    pub returned: CardSet,
    /// The card that is covered.
    pub covers: Option<Specialist>,
    /// Whether an ability that works is lost by that (SE-16).
    pub loses_ability: bool,
    /// Cards that come from the deck into the hand.
    pub draws: u8,
    /// How many points more or less, projects not counted.
    pub points: i32,
    /// Projects that can be taken at the end of this turn.
    pub ready: Vec<ProjectId>,
    /// The discount in that division afterwards (SE-12).
    pub discount: Option<u8>,
    /// Specialists in the hub afterwards.
    pub specialists: u8,
    /// Cards that come from the deck into the Center.
    pub refills: u8,
    /// The last round that it brings on, unless a project that is taken or not changes that.
    pub last_round: Option<EndReason>,
    /// Whether the game is over with it.
    pub ends_game: bool,
}
