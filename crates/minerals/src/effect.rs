//! What happened: the one source of log, animation, sound, spoken text and the undo boundary.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Told, Viewer};

use crate::ids::{CardId, Hex, Mineral, Minerals, Tool};

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// No pawn can move and no wollastonite is free (MN-60).
    Still,
    /// A failing pawn could not be placed, and the "sudden end" was agreed on (MN-60).
    Sudden,
}

/// Something that happened. Everything at this table is open (MN-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Effect {
    /// A tile left the board before play (MN-4).
    Removed {
        /// Who took it off.
        seat: Seat,
        /// Where it lay.
        at: Hex,
        /// What it was.
        mineral: Mineral,
    },
    /// A pawn was placed (MN-7, MN-15, MN-16).
    Placed {
        /// Who placed it.
        seat: Seat,
        /// Whose pawn it is.
        pawn: Seat,
        /// Where.
        at: Hex,
    },
    /// A pawn moved (MN-10).
    Moved {
        /// Whose.
        seat: Seat,
        /// Where the tile was lifted.
        from: Hex,
        /// Where the direction changed, with the Map (MN-46).
        bend: Option<Hex>,
        /// Where it ended.
        to: Hex,
        /// The lifted tile; it is in the pool now (MN-14).
        lifted: Mineral,
    },
    /// A pawn could not move: the lifted tile went to the bag (MN-15).
    Failed {
        /// Whose.
        seat: Seat,
        /// Where the tile was lifted.
        at: Hex,
        /// What is lost.
        lost: Mineral,
    },
    /// A pawn left the board, because no wollastonite was free (MN-16).
    Left {
        /// Whose.
        seat: Seat,
    },
    /// A part of the board was cut off (MN-20, MN-22, MN-23).
    Cut {
        /// Who cut it off.
        seat: Seat,
        /// All its hexes.
        hexes: Vec<Hex>,
        /// The tile that went to the pool, and where it lay; none after a failed move (MN-22).
        taken: Option<(Hex, Mineral)>,
        /// What went to the bag.
        bag: Minerals,
    },
    /// A tool was paid for (MN-40).
    Paid {
        /// Who pays.
        seat: Seat,
        /// For which tool.
        tool: Tool,
    },
    /// A mineral was put on the board (MN-42).
    Hammered {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Hex,
        /// What.
        mineral: Mineral,
    },
    /// Tiles were drawn from the bag (MN-44).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, one or two.
        tiles: Vec<Mineral>,
    },
    /// One of the drawn tiles went to the pool, another back to the bag (MN-44).
    Kept {
        /// By whom.
        seat: Seat,
        /// What is kept.
        kept: Mineral,
        /// What went back.
        back: Option<Mineral>,
    },
    /// Minerals were swapped (MN-45).
    Swapped {
        /// Who swapped.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// What went to the other pool.
        give: Minerals,
        /// What came from there.
        take: Minerals,
    },
    /// A pawn moved together with its tile (MN-49).
    Vortexed {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
        /// The tile.
        mineral: Mineral,
    },
    /// A tile was taken from the board by Magnifying Glass or Rope (MN-48, MN-50).
    Took {
        /// By whom.
        seat: Seat,
        /// With which tool.
        tool: Tool,
        /// Where it lay.
        at: Hex,
        /// What it is.
        mineral: Mineral,
    },
    /// A collection was paid for and its card taken (MN-30).
    Collected {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// What was paid.
        paid: Minerals,
        /// Whether it was taken without its orpiment (MN-31).
        lower: bool,
        /// What it scores.
        points: u8,
    },
    /// A card was turned up from the deck (MN-30).
    Revealed {
        /// Its place in the row, 0–3.
        slot: u8,
        /// Which card.
        card: CardId,
    },
    /// A turn began (MN-8).
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A turn was passed: the pawn is off the board and no wollastonite is free (MN-16).
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// The game is over; what was left on the board is in the bag (MN-60).
    Ended {
        /// Why.
        reason: EndReason,
    },
}

impl Told for Effect {
    fn told_to(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Drew { .. } | Self::Revealed { .. })
    }
}
