//! What one viewer knows (SM-59). These types have no field for a secret of somebody else, and they
//! are the only way out of a position for everything outside the engine.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::effect::EndReason;
use crate::ids::{ArtifactId, Card, CardSet, Crew, MajorId, Minerals, MinorId, Side, Stack};

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The side of the first board (SM-5).
    FirstSide,
    /// An action, or the end of the turn (SM-9).
    Action,
    /// A stack for the newest lot (SM-30).
    Lay,
    /// The side of the next board (SM-50).
    Side,
    /// Which of several due pilots is bought next (SM-37).
    Buy,
    /// Which cards go (SM-11).
    Discard,
    /// Nothing: the game is over.
    Over,
}

/// A board that lies in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct BoardInPlay {
    /// Place in the order of this game's boards, 0 at the surface.
    pub slot: u8,
    /// Depth, 1–4.
    pub depth: u8,
    /// The side that lies up.
    pub side: Side,
}

/// A list of cards, or only how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// Known to this viewer.
    Known(CardSet),
    /// Only the number is known.
    Count(u8),
}

impl Cards {
    /// How many.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Count(count) => usize::from(*count),
        }
    }
}

/// Artifact tiles, or only how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Tiles {
    /// Known to this viewer, in the order of the content.
    Known(Vec<ArtifactId>),
    /// Only the number is known.
    Count(u8),
}

/// Achievements of a seat (SM-48).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Achievements {
    /// Known to this viewer.
    Known {
        /// Majors taken.
        majors: Vec<MajorId>,
        /// Minors taken.
        minors: Vec<MinorId>,
    },
    /// Only the numbers are known.
    Count {
        /// Majors taken.
        majors: u8,
        /// Minors taken.
        minors: u8,
    },
}

/// One of a seat's four stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct StackView {
    /// Which stack.
    pub stack: Stack,
    /// The pilots bought from it, the cheapest first.
    pub hired: CardSet,
    /// The pilots that still lie in it, the top one first.
    pub pilots: CardSet,
    /// The pilot on top; none when it is sold out.
    pub top: Option<Card>,
    /// Minerals that lie on it.
    pub minerals: Minerals,
    /// Their worth in dollars.
    pub money: u16,
    /// Cost of the pilot on top in dollars; 0 when it is sold out.
    pub cost: u16,
}

/// What a viewer knows of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Its crew.
    pub crew: Crew,
    /// Cards in hand.
    pub hand: Cards,
    /// Number of cards in the draw deck.
    pub deck: u8,
    /// Cards in the discard pile.
    pub discard: Cards,
    /// The card on top of the discard pile.
    pub discard_top: Option<Card>,
    /// Bomb tokens.
    pub bombs: u16,
    /// Artifact tiles not yet spent.
    pub artifacts: Tiles,
    /// Artifact tiles spent, in the order of the content.
    pub spent: Vec<ArtifactId>,
    /// The four stacks, in the order red, blue, yellow, wild.
    pub stacks: [StackView; 4],
    /// Victory points gained by purchase bonuses.
    pub bonus_points: u16,
    /// Achievements taken.
    pub achievements: Achievements,
    /// Points so far, when this viewer knows all that counts (the own seat, or the whole table).
    pub points: Option<u16>,
}

/// How far a face-up goal is met by the seat whose turn it is; public, as all it counts is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct MinorView {
    /// Which.
    pub minor: MinorId,
    /// For each part of the goal what is counted now.
    pub have: [u16; 3],
    /// Whether the goal is met and may be taken by the seat whose turn it is, were none taken before.
    pub met: bool,
}

/// A major achievement that nobody has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct MajorView {
    /// Which.
    pub major: MajorId,
    /// Pilots the seat whose turn it is has bought from each stack, in the order of [`Stack::ALL`].
    pub have: [u8; 4],
    /// Whether the seat whose turn it is meets it.
    pub met: bool,
}

/// What one viewer knows of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// The first seat (SM-4).
    pub first: Seat,
    /// Whose turn it is; while the first side is chosen, who chooses.
    pub turn: Seat,
    /// The decision that is due.
    pub step: Step,
    /// The round, from 1.
    pub round: u16,
    /// Actions left in the turn.
    pub actions: u8,
    /// The boards in play, the shallower one first; none before the first side is chosen.
    pub boards: Vec<BoardInPlay>,
    /// The slot whose side is to be chosen now.
    pub next_slot: Option<u8>,
    /// Depths of this game's boards, by slot (SM-6).
    pub depths: Vec<u8>,
    /// Tunnel: one byte for each of the rows in play, bit 0 the left column; 8 or 16 rows.
    pub tunnel: Vec<u8>,
    /// The slot to which the first row of `tunnel` belongs.
    pub top_slot: u8,
    /// Lots of minerals that wait to be laid, the newest last.
    pub lots: Vec<Minerals>,
    /// Stacks whose top pilot is paid for.
    pub due: Vec<Stack>,
    /// Face-up major achievements.
    pub majors: Vec<MajorView>,
    /// Face-up minor achievements.
    pub minors: Vec<MinorView>,
    /// Minor achievements left in the deck.
    pub minor_deck: u8,
    /// Whether a major achievement was taken this turn.
    pub took_major: bool,
    /// Whether a minor achievement was taken this turn.
    pub took_minor: bool,
    /// Artifact tiles left in the supply.
    pub artifacts_left: u8,
    /// Artifact spaces still uncovered on the deepest board in play.
    pub artifact_spaces_left: u8,
    /// Whether the game ends with this turn (SM-55).
    pub last_turn: bool,
    /// Full rounds without tunnel so far (SM-58).
    pub idle_rounds: u8,
    /// Whether tunnel was placed in this round; part of what SM-58 counts.
    pub dug_this_round: bool,
    /// Counts of the running action and turn for goals (SM-47); public, as all they count is.
    pub tally: TallyView,
    /// Why the game ended.
    pub ended: Option<EndReason>,
}

/// Public counts behind the goals of the seat whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct TallyView {
    /// In the current action.
    pub action: Tally,
    /// In this turn.
    pub turn: Tally,
    /// Face-up minors of the scope "across all cards" that held at a moment of this action (SM-46).
    pub cards_met: Vec<MinorId>,
    /// Whether an action is being resolved, so that purchases count to it.
    pub in_action: bool,
}

/// What an action or a turn has brought so far (SM-47).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// Minerals gained.
    pub minerals: Minerals,
    /// Spaces covered.
    pub spaces: u16,
    /// Steel plates drilled.
    pub plates: u16,
    /// Rocks bombed.
    pub rocks: u16,
    /// Artifact spaces covered.
    pub artifact_spaces: u16,
    /// Bomb tokens gained.
    pub bombs_gained: u16,
    /// Bombs set off.
    pub bombs_used: u16,
    /// Cards drawn.
    pub cards_drawn: u16,
    /// Cards discarded for drilling.
    pub cards_drilled: u16,
    /// Pilots bought.
    pub pilots_bought: u16,
}
