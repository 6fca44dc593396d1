//! Why an action is not legal, with the rule that forbids it. Every kind has a text in each language
//! of the interface.

use serde::Serialize;
use tabletop::{RuleId, Ruled};

use crate::ids::{ArtifactId, Card, Colour, Space, Stack};
use crate::view::Step;

/// A reason, with what a person needs to understand it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// Another decision is due first (SM-33).
    OtherStep {
        /// The decision that is due.
        due: Step,
    },
    /// Both actions of the turn are used (SM-9).
    NoActionsLeft,
    /// Deck and discard pile are empty (SM-14).
    NothingToDraw,
    /// The card is not in hand (SM-15).
    NotInHand {
        /// Which card.
        card: Card,
    },
    /// No card was picked (SM-15).
    NoCards,
    /// The picked cards have no drill colour in common (SM-15).
    NoCommonColour,
    /// Icons and spaces differ in number (SM-16).
    WrongLength {
        /// Icons of the picked cards.
        icons: u8,
        /// Spaces of the line.
        spaces: u8,
    },
    /// Part of the tunnel would lie outside the boards in play (SM-23).
    OffBoard,
    /// There is tunnel already (SM-24).
    AlreadyTunnel {
        /// Where.
        space: Space,
    },
    /// No new space touches tunnel or the surface along an edge (SM-21).
    NotConnected,
    /// Rock cannot be drilled (SM-27).
    Rock {
        /// Where.
        space: Space,
    },
    /// A plate opens only to a drill of its colour (SM-26).
    PlateColour {
        /// Where.
        space: Space,
        /// Colour of the plate.
        plate: Colour,
        /// Colour of the drill.
        drill: Colour,
    },
    /// One line cannot open plates of two colours (SM-26).
    TwoPlates {
        /// A plate of the second colour.
        space: Space,
    },
    /// Steel cannot be bombed (SM-26).
    Steel {
        /// Where.
        space: Space,
    },
    /// No bomb token (SM-18).
    NoBomb,
    /// No red card was picked for the bomb (SM-18).
    NoBombCard,
    /// The card shows no bomb pattern (SM-18).
    NoPattern {
        /// Which card.
        card: Card,
    },
    /// A pattern has eight turns (SM-19).
    NoSuchTurn,
    /// The stack is sold out; nothing can be laid on it (SM-30).
    StackEmpty {
        /// Which stack.
        stack: Stack,
    },
    /// The pilot is not paid for (SM-35).
    NotDue {
        /// Which stack.
        stack: Stack,
    },
    /// The artifact tile is not among the own ones (SM-40).
    NotHeld {
        /// Which tile.
        tile: ArtifactId,
    },
    /// The tile scores points; it cannot be spent (SM-40).
    PointsOnly,
    /// The tile would give nothing now (SM-40).
    GivesNothing,
    /// A copied mineral must lie on one of the own stacks, and only "copy" tiles name one (SM-40).
    NotOnStacks,
    /// The achievement does not lie face up (SM-43).
    NotOpen,
    /// A major achievement was taken this turn (SM-43).
    MajorTaken,
    /// A minor achievement was taken this turn (SM-43).
    MinorTaken,
    /// The pilots it asks for are not all bought (SM-44).
    PilotsMissing {
        /// Missing from each stack: red, blue, yellow, wild.
        missing: [u8; 4],
    },
    /// The goal is not met (SM-45).
    GoalNotMet {
        /// What its first unmet part counts now.
        have: u16,
        /// What that part asks for.
        need: u16,
    },
    /// The hand must be cut to exactly five (SM-11).
    WrongDiscard {
        /// Cards picked.
        picked: u8,
        /// Cards to pick.
        needed: u8,
    },
}

impl Ruled for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::OtherStep { .. } => "SM-33",
            Self::NoActionsLeft => "SM-9",
            Self::NothingToDraw => "SM-14",
            Self::NotInHand { .. } | Self::NoCards | Self::NoCommonColour => "SM-15",
            Self::WrongLength { .. } => "SM-16",
            Self::OffBoard => "SM-23",
            Self::AlreadyTunnel { .. } => "SM-24",
            Self::NotConnected => "SM-21",
            Self::Rock { .. } => "SM-27",
            Self::PlateColour { .. } | Self::TwoPlates { .. } | Self::Steel { .. } => "SM-26",
            Self::NoBomb | Self::NoBombCard | Self::NoPattern { .. } => "SM-18",
            Self::NoSuchTurn => "SM-19",
            Self::StackEmpty { .. } => "SM-30",
            Self::NotDue { .. } => "SM-35",
            Self::NotHeld { .. } | Self::PointsOnly | Self::GivesNothing | Self::NotOnStacks => "SM-40",
            Self::NotOpen | Self::MajorTaken | Self::MinorTaken => "SM-43",
            Self::PilotsMissing { .. } => "SM-44",
            Self::GoalNotMet { .. } => "SM-45",
            Self::WrongDiscard { .. } => "SM-11",
        }
    }
}
