//! Why an action is not legal, with the rule that forbids it. Every kind has a text in each language
//! of the interface.

use serde::Serialize;
use tabletop::{RuleId, Ruled, Seat};

use crate::ids::{CardId, Hex, Mineral, Minerals, Tool};
use crate::view::Step;

/// A reason, with what a person needs to understand it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// Another decision is due (MN-9).
    OtherStep {
        /// The decision that is due.
        due: Step,
    },
    /// There is no tile to take off (MN-4).
    NoTile {
        /// Where.
        at: Hex,
    },
    /// Without this tile the board would fall apart (MN-4).
    Disconnects {
        /// Which tile.
        at: Hex,
    },
    /// A pawn is placed on a free wollastonite (MN-7, MN-15, MN-16).
    NotWollastonite {
        /// Where.
        at: Hex,
        /// The tile that lies there.
        found: Option<Mineral>,
        /// Whether this is before play.
        setup: bool,
    },
    /// A pawn stands on that wollastonite (MN-7, MN-15, MN-16).
    Occupied {
        /// Where.
        at: Hex,
        /// Whose pawn.
        seat: Seat,
        /// Whether this is before play.
        setup: bool,
    },
    /// A wollastonite is free, so the pawn does not leave the board (MN-16).
    WollastoniteFree {
        /// One that is.
        at: Hex,
    },
    /// A legal move exists and has to be made (MN-13).
    MustMove {
        /// Where one ends.
        to: Hex,
    },
    /// A move is a straight line (MN-10).
    NotStraight,
    /// A move is exactly as long as the lifted tile is worth (MN-10).
    WrongDistance {
        /// Steps to the hex that was chosen.
        steps: u16,
        /// Steps to move.
        due: u8,
    },
    /// Two empty hexes in a row cannot be crossed (MN-11).
    WideGap {
        /// The second of them.
        at: Hex,
    },
    /// A move ends on a tile (MN-12).
    LandsOnGap {
        /// Where it would end.
        at: Hex,
    },
    /// A move ends on a tile without a pawn (MN-12).
    LandsOnPawn {
        /// Where it would end.
        at: Hex,
        /// Whose pawn stands there.
        seat: Seat,
    },
    /// The tile is in no part that is cut off (MN-20).
    NotCutOff {
        /// Which tile.
        at: Hex,
    },
    /// The tile is not of the lowest value of its part (MN-20).
    NotLowest {
        /// The lowest there.
        lowest: Mineral,
        /// What was chosen.
        found: Mineral,
    },
    /// The Shovel takes a dearer tile than the cheapest (MN-43).
    NotDearer {
        /// The lowest there.
        lowest: Mineral,
    },
    /// This variant has no tools (MN-70, MN-71).
    NoTools {
        /// Whether there are cards (MN-71).
        cards: bool,
    },
    /// The tool lies on the lower side of its tile (MN-6).
    ToolNotInPlay {
        /// Which tool.
        tool: Tool,
    },
    /// One tool was used in this turn already (MN-40).
    ToolUsed {
        /// Which.
        used: Tool,
    },
    /// The tool has another time (MN-9).
    WrongTime {
        /// Which tool.
        tool: Tool,
        /// The decision that is due.
        due: Step,
    },
    /// The pool has none of the tool's mineral (MN-40); the lifted tile is not in it yet (MN-41).
    CannotPay {
        /// Which tool.
        tool: Tool,
        /// Whether the tile below the pawn would pay for it.
        lifted: bool,
    },
    /// The bend lies on a straight line from the pawn, after its first and before its last step (MN-46).
    NoBend {
        /// The hex that was chosen for it.
        at: Hex,
    },
    /// The direction has to change at the bend (MN-46).
    SameDirection,
    /// The Compass leads over free tiles only (MN-47).
    NotFreeWay {
        /// The first hex of the way that is no free tile.
        at: Hex,
    },
    /// There is none of this mineral in the pool, after the tool is paid (MN-42).
    NotInPool {
        /// Which.
        mineral: Mineral,
    },
    /// The hex is not empty (MN-42, MN-49).
    NotEmpty {
        /// Where.
        at: Hex,
        /// Which tool.
        tool: Tool,
    },
    /// The hex touches too few tiles (MN-42, MN-49).
    TouchesTooFew {
        /// Where.
        at: Hex,
        /// How many it touches.
        tiles: u8,
        /// Which tool.
        tool: Tool,
    },
    /// The tool could not do its work anywhere now (MN-41).
    NothingToDo {
        /// Which tool.
        tool: Tool,
    },
    /// The bag is empty (MN-44).
    BagEmpty,
    /// The Chest did not draw this (MN-44).
    NotDrawn {
        /// What was chosen.
        mineral: Mineral,
    },
    /// Minerals are swapped with another player (MN-45).
    NotAnotherPlayer,
    /// Both sides of a swap are worth the same (MN-45).
    NotEqual {
        /// Points given.
        give: u16,
        /// Points taken.
        take: u16,
    },
    /// One side of the swap is not in its pool (MN-45).
    LacksForSwap {
        /// Whose pool.
        seat: Seat,
        /// What is missing there.
        missing: Minerals,
    },
    /// Nothing would be swapped, and there is nothing alike to swap (MN-45).
    NothingAlike {
        /// With whom.
        with: Seat,
    },
    /// The Magnifying Glass takes a tile next to the pawn (MN-48).
    NotNext {
        /// What was chosen.
        at: Hex,
    },
    /// The Magnifying Glass takes another colour than that of the lifted tile (MN-48).
    SameColour {
        /// The colour.
        mineral: Mineral,
    },
    /// The Rope takes a tile on a straight line from the pawn (MN-50).
    NotOnLine {
        /// What was chosen.
        at: Hex,
    },
    /// There is no free tile to take (MN-48, MN-50).
    NotFreeTile {
        /// Where.
        at: Hex,
        /// The pawn that stands on it.
        seat: Option<Seat>,
        /// Which tool.
        tool: Tool,
    },
    /// The Lantern needs a legal move (MN-51).
    NoLanternMove,
    /// This variant has no cards (MN-70).
    NoCards,
    /// The card does not lie face up (MN-30).
    NotFaceUp {
        /// Which.
        card: CardId,
    },
    /// One collection a turn (MN-30).
    Collected,
    /// The pool lacks minerals for the card (MN-30).
    LacksMinerals {
        /// What is missing.
        missing: Minerals,
    },
    /// The card has no lower value (MN-31).
    NoLowerValue,
}

impl Ruled for Refusal {
    fn rule(&self) -> RuleId {
        let placing = |setup: bool| if setup { "MN-7" } else { "MN-15" };
        match self {
            Self::OtherStep { due } => match due {
                Step::Return => "MN-16",
                Step::Lantern => "MN-51",
                Step::Removing => "MN-4",
                Step::Placing => "MN-7",
                Step::Keeping => "MN-44",
                Step::Cutting => "MN-20",
                Step::Before => "MN-8",
                Step::After | Step::Over => "MN-9",
            },
            Self::NoTile { .. } | Self::Disconnects { .. } => "MN-4",
            Self::NotWollastonite { setup, .. } | Self::Occupied { setup, .. } => placing(*setup),
            Self::WollastoniteFree { .. } => "MN-16",
            Self::MustMove { .. } => "MN-13",
            Self::NotStraight | Self::WrongDistance { .. } => "MN-10",
            Self::WideGap { .. } => "MN-11",
            Self::LandsOnGap { .. } | Self::LandsOnPawn { .. } => "MN-12",
            Self::NotCutOff { .. } | Self::NotLowest { .. } => "MN-20",
            Self::NotDearer { .. } => "MN-43",
            Self::NoTools { cards: true } => "MN-71",
            Self::NoTools { cards: false } | Self::NoCards => "MN-70",
            Self::ToolNotInPlay { .. } => "MN-6",
            Self::ToolUsed { .. } => "MN-40",
            Self::WrongTime { .. } => "MN-9",
            Self::CannotPay { lifted, .. } => {
                if *lifted {
                    "MN-41"
                } else {
                    "MN-40"
                }
            }
            Self::NoBend { .. } | Self::SameDirection => "MN-46",
            Self::NotFreeWay { .. } => "MN-47",
            Self::NotInPool { .. } => "MN-42",
            Self::NotEmpty { tool, .. }
            | Self::TouchesTooFew { tool, .. }
            | Self::NotFreeTile { tool, .. } => tool.rule(),
            Self::NothingToDo { .. } => "MN-41",
            Self::BagEmpty | Self::NotDrawn { .. } => "MN-44",
            Self::NotAnotherPlayer
            | Self::NotEqual { .. }
            | Self::LacksForSwap { .. }
            | Self::NothingAlike { .. } => "MN-45",
            Self::NotNext { .. } | Self::SameColour { .. } => "MN-48",
            Self::NotOnLine { .. } => "MN-50",
            Self::NoLanternMove => "MN-51",
            Self::NotFaceUp { .. } | Self::Collected | Self::LacksMinerals { .. } => "MN-30",
            Self::NoLowerValue => "MN-31",
        }
    }
}
