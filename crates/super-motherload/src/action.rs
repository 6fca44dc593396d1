//! Decisions of a seat.

use serde::{Deserialize, Serialize};

use crate::ids::{ArtifactId, Card, CardSet, Line, MajorId, Mineral, MinorId, Side, Space, Stack};

/// One decision of the seat that is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Action {
    /// Chooses the side of the board that is about to be laid out (SM-5, SM-50).
    ChooseSide(Side),
    /// Draws two cards (SM-12).
    Draw,
    /// Discards cards for their drill icons and places tunnel along a line (SM-15, SM-16). The colour
    /// follows from the cards; wild cards alone take that of a plate in the line.
    Drill {
        /// The cards to discard.
        cards: CardSet,
        /// Where the tunnel goes.
        line: Line,
    },
    /// Pays a bomb token, discards a red card and places tunnel in its pattern (SM-18, SM-19).
    Bomb {
        /// The red card.
        card: Card,
        /// Which of the pattern's turns: 0–3 quarter turns clockwise, 4–7 the same of its mirror image.
        turn: u8,
        /// Upper left corner of the turned pattern's box.
        at: Space,
    },
    /// Lays the newest lot of minerals on the top pilot of a stack (SM-30, SM-36).
    Lay(Stack),
    /// Buys one of several pilots that are due (SM-37).
    Buy(Stack),
    /// Spends an artifact tile (SM-40).
    Spend {
        /// Which tile.
        tile: ArtifactId,
        /// For "copy": the mineral to gain one more of.
        copy: Option<Mineral>,
    },
    /// Takes a major achievement (SM-43, SM-44).
    ClaimMajor(MajorId),
    /// Takes a minor achievement (SM-43, SM-45).
    ClaimMinor(MinorId),
    /// Ends the turn (SM-10).
    EndTurn,
    /// Discards down to five cards (SM-11).
    Discard(CardSet),
}
