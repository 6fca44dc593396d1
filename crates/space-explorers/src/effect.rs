//! What happened: the one source of log, animation, sound, spoken text and the undo boundary.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Told, Viewer};

use crate::ids::{Counts, Division, Origin, ProjectId, Specialist};

/// Why the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// All projects are completed (SE-23).
    Projects,
    /// A hub has twelve specialists (SE-23).
    FullHub,
    /// Everybody has passed in a row (SE-10).
    Passes,
}

/// Something that happened. A `card` or `cards` that is absent is not known to this viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Effect {
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, from 1.
        round: u16,
    },
    /// A specialist went from the Center into a hand (SE-7, SE-A21, SE-A33).
    Took {
        /// Whose hand.
        seat: Seat,
        /// Who.
        card: Specialist,
        /// The specialist whose ability it was; none for the plain action.
        ability: Option<Specialist>,
    },
    /// A card went from the deck into a hand (SE-7, SE-A9, SE-A45, SE-A58).
    Drew {
        /// Whose hand.
        seat: Seat,
        /// Which card.
        card: Option<Specialist>,
        /// The specialist whose ability it was; none for the plain action.
        ability: Option<Specialist>,
    },
    /// The top cards of the deck were looked at (SE-A32).
    Looked {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which ones.
        cards: Option<Vec<Specialist>>,
        /// The specialist whose ability it was.
        ability: Specialist,
    },
    /// One of them was kept (SE-A32).
    Kept {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Option<Specialist>,
        /// Those that went into the Center.
        center: Vec<Specialist>,
    },
    /// A specialist was recruited (SE-8).
    Recruited {
        /// By whom.
        seat: Seat,
        /// Who.
        card: Specialist,
        /// From where.
        from: Origin,
        /// Into which division.
        division: Division,
        /// The card that it covers.
        covers: Option<Specialist>,
        /// Specialists whose abilities were used for it.
        abilities: Vec<Specialist>,
    },
    /// Tokens were handed to the left neighbour (SE-13, SE-A10, SE-A19, SE-A56, SE-A57).
    Handed {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        tokens: Counts,
    },
    /// Specialists were returned from the hand to the Center to pay (SE-13).
    Returned {
        /// By whom.
        seat: Seat,
        /// Who.
        cards: Vec<Specialist>,
    },
    /// The Center was filled up from the deck (SE-9).
    Refilled {
        /// The new cards.
        cards: Vec<Specialist>,
    },
    /// Nothing could be done (SE-10).
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A project was completed (SE-21).
    Completed {
        /// By whom.
        seat: Seat,
        /// Which.
        project: ProjectId,
        /// Specialists whose abilities helped.
        abilities: Vec<Specialist>,
    },
    /// The last round is on (SE-23).
    LastRound {
        /// Who brought it on.
        seat: Seat,
        /// By what.
        reason: EndReason,
    },
    /// The game is over (SE-10, SE-23).
    Ended {
        /// Why.
        reason: EndReason,
    },
}

impl Told for Effect {
    fn told_to(&self, viewer: Viewer) -> Self {
        let mut told = self.clone();
        match &mut told {
            Self::Drew { seat, card, .. } | Self::Kept { seat, card, .. } if !viewer.sees(*seat) => {
                *card = None
            }
            Self::Looked { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
            _ => {}
        }
        told
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Drew { .. } | Self::Looked { .. } | Self::Kept { .. } | Self::Refilled { .. })
    }
}
