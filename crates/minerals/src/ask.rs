//! Questions of the interface about what could be done.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::action::Action;
use crate::effect::Effect;
use crate::ids::{CardId, Hex, Mineral, Minerals, Tool};
use crate::refusal::Refusal;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Ask {
    /// What could be done now, tool by tool and card by card.
    Options,
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
    /// The reason.
    pub refusal: Refusal,
    /// Id of the rule that forbids it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: tabletop::RuleId,
}

/// What the seat that is to act could do now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Hexes on which something can be done without a tool: tiles to remove, free wollastonites, landings,
    /// and the cheapest tile of each part that waits to be cut off.
    pub hexes: Vec<Hex>,
    /// The tile below the own pawn, while a move is due.
    pub underfoot: Option<Mineral>,
    /// No legal move without tools: the tile below the pawn will be lost (MN-15), and `hexes` are the free
    /// wollastonites. They are empty when the pawn will leave the board (MN-16).
    pub fails: bool,
    /// Tools that would give a move now, while there is none (MN-15).
    pub saves: Vec<Tool>,
    /// Each tool that lies up, in the order of the minerals.
    pub tools: Vec<ToolOption>,
    /// Each face-up card, in the order of the row.
    pub cards: Vec<CardOption>,
    /// Whether the turn can be ended.
    pub end_turn: bool,
}

/// What a tool could do now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct ToolOption {
    /// Which tool.
    pub tool: Tool,
    /// Why it cannot be used now.
    pub refused: Option<Refused>,
    /// Hexes it can be pointed at: for Hammer and Vortex empty ones, for Compass landings, for Shovel, Glass
    /// and Rope tiles, for the Map bends.
    pub hexes: Vec<Hex>,
    /// For the Map: every bend with its landing.
    pub bends: Vec<Bend>,
    /// For the Hammer: what the pool has to put on the board, once it is paid.
    pub minerals: Minerals,
    /// For the Sack: with whom something can be swapped.
    pub partners: Vec<Seat>,
}

/// A move with the Map (MN-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Bend {
    /// Where the direction changes.
    pub bend: Hex,
    /// Where it ends.
    pub to: Hex,
}

/// What a card would take now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct CardOption {
    /// Which card.
    pub card: CardId,
    /// What the asking seat's pool lacks for it.
    pub missing: Minerals,
    /// What it lacks without the orpiment (MN-31); none where the card has no lower value.
    pub missing_lower: Option<Minerals>,
    /// Why it cannot be taken now, at neither value.
    pub refused: Option<Refused>,
}

/// What an action would bring. What chance decides is left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    /// The steps of a move, one after another; empty for all else.
    pub way: Vec<WayStep>,
    /// What would happen, in order. What would be drawn or turned up is not among it.
    pub effects: Vec<Effect>,
    /// Whether something would be drawn or turned up.
    pub reveals: bool,
    /// What would go to the bag.
    pub bag: Minerals,
    /// The pool of the seat that acts afterwards, as far as chance does not decide it.
    pub pool: Minerals,
    /// Its points afterwards, as far as chance does not decide them.
    pub points: i32,
    /// What each face-up card would lack afterwards, in the order of the row; none for an empty place.
    pub missing: Vec<Option<Minerals>>,
    /// Parts that would wait for the mover's choice (MN-20).
    pub parts: Vec<crate::view::LoosePart>,
}

/// A step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct WayStep {
    /// The hex that is entered.
    pub hex: Hex,
    /// What is there.
    pub on: StepOn,
}

/// What a step of a move enters (MN-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum StepOn {
    /// A free tile.
    Tile,
    /// A tile with a pawn.
    Pawn,
    /// An empty hex.
    Gap,
}
