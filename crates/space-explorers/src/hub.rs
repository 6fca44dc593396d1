//! What follows from the hubs, kept because everything asks for it; and which abilities work.

use tabletop::Seat;

use crate::content::{Ability, Content, SpecialistRules};
use crate::game::SpaceExplorers;
use crate::ids::{Counts, Division, DivisionSet, Specialist};
use crate::state::{SeatState, Stage};

/// Sums over a hub.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hub {
    /// For each division its skill icons of its own colour, covered ones too (SE-12).
    pub discounts: Counts,
    /// Skill icons of all specialists (SE-21).
    pub skills: Counts,
    /// How many specialists (SE-23).
    pub specialists: u8,
}

impl Hub {
    pub(crate) fn new(content: &Content, seat: &SeatState) -> Self {
        let mut hub = Self::default();
        for (division, stack) in Division::ALL.into_iter().zip(&seat.hub) {
            for card in stack {
                hub.add(content.specialist(*card), division);
            }
        }
        hub
    }

    pub(crate) fn add(&mut self, rules: &SpecialistRules, division: Division) {
        self.discounts[division] += rules.skills[division];
        self.skills = self.skills.plus(rules.skills);
        self.specialists += 1;
    }
}

impl SpaceExplorers {
    /// The specialist on top of a division.
    pub(crate) fn top(&self, seat: Seat, division: Division) -> Option<Specialist> {
        self.state.seats[seat.index()].hub[division.index()].last().copied()
    }

    /// The ability on top of a division of the seat whose turn it is, when it works (SE-16, SE-17).
    pub(crate) fn ability(&self, division: Division) -> Option<(Specialist, &Ability)> {
        let fresh = self.state.fresh == Some(division);
        let card = self.top(self.state.turn, division).filter(|_| !fresh)?;
        let ability = self.content.specialist(card).ability.as_ref()?;
        (!ability.is_score()).then_some((card, ability))
    }

    /// All abilities of the seat whose turn it is that work now.
    pub(crate) fn abilities(&self) -> impl Iterator<Item = (Division, Specialist, &Ability)> {
        let of = |division| self.ability(division).map(|(card, ability)| (division, card, ability));
        Division::ALL.into_iter().filter_map(of)
    }

    /// Divisions of a seat on top of which an ability works (SE-16).
    pub(crate) fn active(&self, seat: Seat) -> DivisionSet {
        if matches!(self.state.stage, Stage::Over(_)) {
            return DivisionSet::EMPTY;
        }
        let works = |division: &Division| {
            let fresh = seat == self.state.turn && self.state.fresh == Some(*division);
            let card = self.top(seat, *division).filter(|_| !fresh);
            let ability = card.and_then(|card| self.content.specialist(card).ability.as_ref());
            ability.is_some_and(|ability| !ability.is_score())
        };
        Division::ALL.into_iter().filter(works).collect()
    }

    /// The lowest division whose top gives the very same ability: which of two equal ones is used cannot matter.
    pub(crate) fn first_equal(&self, division: Division) -> Division {
        let Some((_, own)) = self.ability(division) else { return division };
        let equal = self.abilities().find(|(_, _, ability)| *ability == own);
        equal.map_or(division, |(first, _, _)| first)
    }
}
