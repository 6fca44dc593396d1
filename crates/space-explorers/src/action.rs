//! Decisions of a seat.

use serde::{Deserialize, Serialize};

use crate::cards::CardSet;
use crate::ids::{Counts, Division, DivisionSet, ProjectId, Specialist};

/// How a recruit is paid for (SE-13). Two payments that hand over the same tokens and return the same cards
/// are the same payment: which icon each of them covers cannot matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Payment {
    /// Tokens that go to the left neighbour. A token that pays and stays (SE-A20) is not among them.
    pub tokens: Counts,
    /// Cards returned from the hand to the Center.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Specialist>"))]
    pub cards: CardSet,
    /// Own divisions whose abilities may help to pay (SE-17). The canonical form names all that could.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
    pub helpers: DivisionSet,
}

/// A specialist comes into the own hub (SE-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Recruit {
    /// Who. Where the card lies, in the Center or in the own hand, says where it comes from.
    pub card: Specialist,
    /// The division it joins; one of its skills (SE-11).
    pub division: Division,
    /// The own division whose ability is used instead of the plain recruit (SE-19): 8, 10, 46, 57.
    pub way: Option<Division>,
    /// What is paid.
    pub payment: Payment,
    /// Cards drawn from the deck afterwards with abilities like 9, 45, 58; they are optional (SE-17).
    pub draws: u8,
}

/// One decision of the seat that is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Action {
    /// Takes a face-up specialist into the hand (SE-7).
    Take(Specialist),
    /// Takes the top card of the deck into the hand (SE-7).
    TakeFromDeck,
    /// Recruits a specialist (SE-8).
    Recruit(Recruit),
    /// Takes several specialists from the Center (SE-A21).
    TakeSeveral {
        /// The own division whose ability it is.
        way: Division,
        /// Which ones.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Specialist>"))]
        cards: CardSet,
    },
    /// Looks at the top cards of the deck (SE-A32).
    Look {
        /// The own division whose ability it is.
        way: Division,
    },
    /// Keeps one of the cards that were looked at; the others go into the Center (SE-A32).
    Keep(Specialist),
    /// Passes, because nothing else can be done (SE-10).
    Pass,
    /// Takes a project at the end of the turn (SE-21).
    Complete {
        /// Which.
        project: ProjectId,
        /// Own divisions whose abilities help, exactly as many as are needed (SE-A19, SE-A56).
        #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
        helpers: DivisionSet,
        /// Tokens handed to the left neighbour for that help.
        tokens: Counts,
    },
    /// Takes a specialist from the Center after a project (SE-A33).
    TakeAfterProject(Specialist),
    /// Goes without the project, or without the card after it.
    Decline,
}
