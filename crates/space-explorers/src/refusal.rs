//! Why an action is not legal, with the rule that forbids it. Every kind has a text in each language
//! of the interface.

use serde::Serialize;
use tabletop::{RuleId, Ruled};

use crate::ids::{Counts, Division, Origin, ProjectId, Specialist};
use crate::view::Step;

/// A reason, with what a person needs to understand it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// Another decision is due, or another seat's (SE-7).
    OtherStep {
        /// The decision that is due.
        due: Step,
    },
    /// The card does not lie in the Center (SE-7).
    NotInCenter {
        /// Which.
        card: Specialist,
    },
    /// The card lies neither in the Center nor in the own hand (SE-8).
    NotAtHand {
        /// Which.
        card: Specialist,
    },
    /// The deck is empty (SE-10).
    DeckEmpty,
    /// Something else can be done, so nobody passes (SE-10).
    MayAct,
    /// The card shows no skill of that division (SE-11).
    NoSuchSkill {
        /// Which card.
        card: Specialist,
        /// The division.
        division: Division,
    },
    /// There are not so many tokens of a colour (SE-13).
    TokensMissing {
        /// Which colour.
        division: Division,
        /// Held.
        have: u8,
        /// Asked for.
        need: u8,
    },
    /// A returned card is not in the hand (SE-13).
    NotInHand {
        /// Which.
        card: Specialist,
    },
    /// Icons are left that nothing pays for (SE-13).
    NotPaid {
        /// How many.
        icons: u8,
        /// Which they are, as far as each is certain.
        left: Counts,
    },
    /// A card that is returned cannot be recruited (SE-14).
    ReturnsItself {
        /// Which.
        card: Specialist,
    },
    /// A token would cover nothing (SE-15).
    TokenTooMany {
        /// Its colour.
        division: Division,
    },
    /// More cards are returned than there are icons left for them (SE-15).
    CardTooMany {
        /// Cards returned.
        cards: u8,
        /// Icons that are left for them.
        icons: u8,
    },
    /// No ability of that division can do this (SE-17).
    NoAbility {
        /// The division.
        division: Division,
        /// The specialist on top, if any.
        top: Option<Specialist>,
    },
    /// The specialist was recruited in this turn; its ability works from the next (SE-16).
    NotYet {
        /// Which.
        card: Specialist,
    },
    /// The ability was used in this turn (SE-17).
    UsedUp {
        /// Whose ability.
        card: Specialist,
    },
    /// The ability is not for a card from there (SE-A8, SE-A10, SE-A46, SE-A57).
    WrongOrigin {
        /// Whose ability.
        ability: Specialist,
        /// Where the card has to lie.
        wants: Origin,
    },
    /// The ability is not for a card of that base cost (SE-A8, SE-A57).
    WrongCost {
        /// Whose ability.
        ability: Specialist,
        /// The base cost.
        cost: u8,
        /// The least that it is for.
        least: u8,
        /// The most that it is for.
        most: u8,
    },
    /// The ability is not for this recruit, by its division or its skills.
    WrongRecruit {
        /// Whose ability.
        ability: Specialist,
    },
    /// The ability asks for so many tokens, of any colour (SE-A10, SE-A19, SE-A56, SE-A57).
    WrongTokens {
        /// Whose ability; of several the first.
        ability: Specialist,
        /// Tokens it asks for.
        need: u8,
        /// Tokens handed over.
        given: u8,
    },
    /// A recruit that is free returns no card (SE-15).
    FreeOfCards {
        /// Whose ability makes it free.
        ability: Specialist,
    },
    /// More cards would be drawn than abilities allow (SE-20).
    TooManyDraws {
        /// Asked for.
        draws: u8,
        /// Allowed.
        most: u8,
    },
    /// The ability takes exactly so many cards (SE-A21).
    WrongCount {
        /// Whose ability.
        ability: Specialist,
        /// Cards it takes.
        need: u8,
        /// Cards picked.
        given: u8,
    },
    /// The card is not among those that were looked at (SE-A32).
    NotLookedAt {
        /// Which.
        card: Specialist,
    },
    /// The project is not in this game (SE-4).
    NotInGame {
        /// Which.
        project: ProjectId,
    },
    /// The project is taken (SE-22).
    AlreadyTaken {
        /// Which.
        project: ProjectId,
    },
    /// Skills are missing for the project (SE-21).
    SkillsMissing {
        /// Which project.
        project: ProjectId,
        /// Which skills.
        missing: Counts,
        /// How many are still missing with the helps that were named.
        still: u8,
    },
    /// A help is named that is not needed (SE-A19, SE-A56).
    HelpNotNeeded {
        /// Whose ability.
        ability: Specialist,
    },
}

/// The ids of the conditions of the abilities, by the number of the specialist.
macro_rules! ability_rules {
    ($($number:literal)+) => { [$(concat!("SE-A", $number)),+] };
}
const ABILITY_RULES: [RuleId; crate::ids::SPECIALISTS] = ability_rules!(
    1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
    31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
);

/// The rule that says when the ability of a specialist works (SE-A1 to SE-A60).
#[must_use]
pub const fn ability_rule(card: Specialist) -> RuleId {
    ABILITY_RULES[card.index()]
}

impl Ruled for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::OtherStep { .. } | Self::NotInCenter { .. } => "SE-7",
            Self::NotAtHand { .. } => "SE-8",
            Self::DeckEmpty | Self::MayAct => "SE-10",
            Self::NoSuchSkill { .. } => "SE-11",
            Self::TokensMissing { .. } | Self::NotInHand { .. } | Self::NotPaid { .. } => "SE-13",
            Self::ReturnsItself { .. } => "SE-14",
            Self::TokenTooMany { .. } | Self::CardTooMany { .. } => "SE-15",
            Self::NotYet { .. } => "SE-16",
            Self::NoAbility { .. } | Self::UsedUp { .. } => "SE-17",
            Self::TooManyDraws { .. } => "SE-20",
            Self::WrongOrigin { ability, .. }
            | Self::WrongCost { ability, .. }
            | Self::WrongRecruit { ability }
            | Self::WrongTokens { ability, .. }
            | Self::FreeOfCards { ability }
            | Self::WrongCount { ability, .. }
            | Self::HelpNotNeeded { ability } => ability_rule(*ability),
            Self::NotLookedAt { .. } => "SE-A32",
            Self::NotInGame { .. } => "SE-4",
            Self::AlreadyTaken { .. } => "SE-22",
            Self::SkillsMissing { .. } => "SE-21",
        }
    }
}
