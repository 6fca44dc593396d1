//! What happened: the one source of log, animation, sound, spoken text and the undo boundary.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Told, Viewer};

use crate::ids::{ArtifactId, Card, Colour, MajorId, Minerals, MinorId, Side, Space, Stack};

/// Where a gain came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Source {
    /// The Draw action (SM-12).
    Action,
    /// A covered space (SM-31).
    Space {
        /// Which one.
        space: Space,
    },
    /// Bonus of a card that drilled (SM-32).
    DrillBonus {
        /// Which card.
        card: Card,
    },
    /// Bonus of a purchase (SM-36).
    Purchase {
        /// The pilot bought.
        card: Card,
    },
    /// A spent artifact (SM-40).
    Artifact {
        /// Which tile.
        tile: ArtifactId,
    },
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The last artifact space of depth 4 was covered (SM-55).
    DugOut,
    /// Three full rounds without tunnel (SM-58).
    Stall,
}

/// Something that happened. A `cards` or `tile` that is absent is not known to this viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Effect {
    /// A board lies with this side up (SM-5, SM-50).
    SideChosen {
        /// Who chose.
        seat: Seat,
        /// Place in the order of this game's boards.
        slot: u8,
        /// Depth of the board, 1–4.
        depth: u8,
        /// The side.
        side: Side,
    },
    /// The shallower board left the game (SM-51).
    BoardRemoved {
        /// Its place in the order of this game's boards.
        slot: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, from 1.
        round: u16,
    },
    /// The discard pile became a new draw deck (SM-13).
    Shuffled {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which ones.
        cards: Option<Vec<Card>>,
        /// By what.
        source: Source,
    },
    /// Cards were discarded for a drill (SM-15).
    Drilled {
        /// By whom.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
        /// The colour; absent when wild cards drilled where it does not matter.
        colour: Option<Colour>,
        /// The new tunnel, from the start of the line.
        spaces: Vec<Space>,
    },
    /// A bomb went off (SM-18).
    Bombed {
        /// By whom.
        seat: Seat,
        /// The red card.
        card: Card,
        /// The new tunnel.
        spaces: Vec<Space>,
    },
    /// Bomb tokens were taken.
    BombsGained {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// From what.
        source: Source,
    },
    /// An artifact space was covered (SM-31).
    ArtifactFound {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// The tile, known to its owner.
        tile: Option<ArtifactId>,
    },
    /// An artifact space was covered and no tile was left (SM-3).
    NoArtifactLeft {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// Minerals of the covered spaces were collected (SM-30).
    Collected {
        /// By whom.
        seat: Seat,
        /// What.
        minerals: Minerals,
    },
    /// Minerals came from a bonus or an artifact.
    MineralsGained {
        /// By whom.
        seat: Seat,
        /// What.
        minerals: Minerals,
        /// From what.
        source: Source,
    },
    /// A lot was laid on a stack (SM-30).
    Laid {
        /// By whom.
        seat: Seat,
        /// Where.
        stack: Stack,
        /// What.
        minerals: Minerals,
    },
    /// All stacks are sold out; minerals went back to the supply (SM-34).
    WentBack {
        /// Whose.
        seat: Seat,
        /// What.
        minerals: Minerals,
    },
    /// A pilot was bought (SM-35).
    Bought {
        /// By whom.
        seat: Seat,
        /// From which stack.
        stack: Stack,
        /// The pilot.
        card: Card,
        /// What was paid, in dollars.
        paid: u16,
        /// How much of that was over its cost.
        lost: u16,
    },
    /// Victory points of a purchase bonus (SM-38).
    PointsGained {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// From what.
        source: Source,
    },
    /// More actions this turn.
    ActionsGained {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// From what.
        source: Source,
    },
    /// An artifact tile was spent and shown (SM-40).
    Spent {
        /// By whom.
        seat: Seat,
        /// Which tile.
        tile: ArtifactId,
    },
    /// A major achievement was taken (SM-43).
    MajorTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        major: MajorId,
    },
    /// A minor achievement was taken (SM-43).
    MinorTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        minor: MinorId,
    },
    /// A minor achievement was revealed in its place (SM-45).
    MinorRevealed {
        /// Which.
        minor: MinorId,
    },
    /// The hand was cut to five (SM-11).
    HandCut {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which ones.
        cards: Option<Vec<Card>>,
        /// The one that lies on top of the discard pile now.
        top: Card,
    },
    /// The turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The last artifact space of depth 4 is covered; the game ends with this turn (SM-55).
    LastTurn {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// Why.
        reason: EndReason,
    },
}

impl Told for Effect {
    fn told_to(&self, viewer: Viewer) -> Self {
        let mut told = self.clone();
        match &mut told {
            Self::Drew { seat, cards, .. } | Self::HandCut { seat, cards, .. } if !viewer.sees(*seat) => {
                *cards = None
            }
            Self::ArtifactFound { seat, tile, .. } if !viewer.sees(*seat) => *tile = None,
            _ => {}
        }
        told
    }

    fn reveals(&self) -> bool {
        match self {
            Self::Drew { count, .. } => *count > 0,
            Self::Shuffled { .. } | Self::ArtifactFound { .. } | Self::MinorRevealed { .. } => true,
            _ => false,
        }
    }
}
