//! Questions of the interface about what could be done, answered from what the asking seat knows.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{Card, CardSet, Colour, Line, MajorId, Minerals, MinorId, Space, Stack};
use crate::refusal::Refusal;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Ask {
    /// What could be done now, card by card and button by button.
    Options,
    /// Where could these cards drill?
    Lines {
        /// The picked cards.
        cards: CardSet,
    },
    /// Where could this card's bomb go off?
    Blasts {
        /// The red card; none while it is not picked: then the answer is what is missing.
        card: Option<Card>,
    },
    /// What would this action bring?
    Preview {
        /// The action.
        action: Action,
    },
    /// What would each of these actions bring? For a page that wants to know before it is asked.
    Previews {
        /// The actions; only the first [`MOST_PREVIEWS`] are looked at.
        actions: Vec<Action>,
    },
}

/// Most actions that one [`Ask::Previews`] looks at.
pub const MOST_PREVIEWS: usize = 256;

/// Its answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Answer {
    /// To [`Ask::Options`].
    Options(Options),
    /// To [`Ask::Lines`].
    Lines {
        /// Icons of the picked cards: the exact length of a line.
        icons: u8,
        /// Their colour; none for wild cards alone.
        colour: Option<Colour>,
        /// Every legal line.
        lines: Vec<Line>,
        /// Why there is none at all, when the cards themselves do not fit.
        refusal: Option<Refused>,
    },
    /// To [`Ask::Blasts`].
    Blasts {
        /// For each of the pattern's turns (0–7) its cells as `[column, row]` from the upper left.
        turns: Vec<Vec<[u8; 2]>>,
        /// Every legal place: turn, and upper left corner of the turned pattern's box. Turns that look
        /// alike are listed once, under the lowest number.
        places: Vec<Blast>,
        /// Why there is none at all, when the card itself does not fit.
        refusal: Option<Refused>,
    },
    /// To [`Ask::Preview`], for a legal action.
    Preview(Preview),
    /// To [`Ask::Preview`], for any other.
    Refused(Refused),
    /// To [`Ask::Previews`]: in the same order, none for an action that is not legal.
    Previews {
        /// The previews.
        previews: Vec<Option<Preview>>,
    },
}

/// A refusal with its rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Refused {
    /// The rule that forbids it.
    pub rule: &'static str,
    /// Why.
    pub refusal: Refusal,
}

/// Place for a bomb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Blast {
    /// Which turn of the pattern.
    pub turn: u8,
    /// Upper left corner of the box.
    pub at: Space,
}

/// What could be done now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Whether the Draw action is legal.
    pub draw: bool,
    /// Cards that can take part in some drill.
    pub drill: CardSet,
    /// Cards that can set off a bomb somewhere.
    pub bomb: CardSet,
    /// Whether the turn may be ended now.
    pub end: bool,
    /// Legal actions that are single taps: sides, lays, purchases, artifacts, claims.
    pub taps: Vec<Action>,
}

/// What an action would bring; nothing hidden is in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    /// Spaces that would be covered.
    pub spaces: Vec<Space>,
    /// The drill's colour, where it is known.
    pub colour: Option<Colour>,
    /// Minerals that come in: those of the spaces and drill bonuses, one lot; those of a tile; or, when a lot
    /// is laid or a pilot bought, those of the purchase bonuses that follow, each a lot of its own. The lot
    /// that is laid is not among them.
    pub haul: Minerals,
    /// Those of them that go straight back, because all stacks are sold out (SM-34); none when all stay.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub went_back: Option<Minerals>,
    /// What `haul` is worth in dollars, whether it stays or not.
    pub money: u16,
    /// Bomb tokens gained.
    pub bombs: u8,
    /// Artifact spaces covered: so many hidden tiles are taken, while there are any.
    pub artifacts: u8,
    /// Cards that would be drawn, as far as there are cards.
    pub draws: u8,
    /// Actions gained.
    pub actions: u8,
    /// Victory points gained by purchase bonuses.
    pub points: u8,
    /// Purchases that follow at once, in order.
    pub bought: Vec<Bargain>,
    /// Whether this brings the next board (SM-50).
    pub clears_board: bool,
    /// Whether the game ends with this turn then (SM-55).
    pub last_turn: bool,
    /// Cards that have to be discarded next (SM-11).
    pub discards: u8,
    /// Whether this ends the turn and the game with it, at once or after the discard.
    pub ends_game: bool,
    /// For each stack what laying the lot there would do.
    pub lays: Vec<LayPreview>,
    /// Achievements that could be taken then and cannot now, by what is known to come. What laying the lot
    /// adds to them stands with each of the `lays`.
    pub meets: Claims,
}

/// Face-up achievements that could be taken (SM-44, SM-45).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Claims {
    /// Majors.
    pub majors: Vec<MajorId>,
    /// Minors.
    pub minors: Vec<MinorId>,
}

/// A purchase that would follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Bargain {
    /// From which stack.
    pub stack: Stack,
    /// The pilot.
    pub card: Card,
    /// Dollars paid over its cost.
    pub lost: u16,
}

/// What laying a lot on a stack would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct LayPreview {
    /// The stack.
    pub stack: Stack,
    /// Money on it before, in dollars.
    pub before: u16,
    /// Money on it after.
    pub after: u16,
    /// Cost of its top pilot.
    pub cost: u16,
    /// The pilot this buys.
    pub buys: Option<Card>,
    /// Dollars lost with that purchase.
    pub lost: u16,
    /// Achievements that could be taken once the lot lies there, and cannot now: those of the action that
    /// brings the lot among them.
    pub meets: Claims,
}
