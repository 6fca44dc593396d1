//! Whether an action is lawful, and why not; the list of all; the one form of each.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::cards::CardSet;
use crate::content::Ability;
use crate::game::SpaceExplorers;
use crate::ids::{Division, Specialist};
use crate::recruiting::Way;
use crate::refusal::Refusal;
use crate::state::Stage;
use crate::view::Step;

impl SpaceExplorers {
    /// The decision that is due.
    #[must_use]
    pub const fn step(&self) -> Step {
        match self.state.stage {
            Stage::Action => Step::Action,
            Stage::Keep => Step::Keep,
            Stage::Project => Step::Project,
            Stage::AfterProject => Step::AfterProject,
            Stage::Over(_) => Step::Over,
        }
    }

    pub(crate) fn allowed(&self, action: &Action) -> Result<(), Refusal> {
        let due = self.step();
        let fits = match action {
            Action::Keep(_) => due == Step::Keep,
            Action::Complete { .. } => due == Step::Project,
            Action::TakeAfterProject(_) => due == Step::AfterProject,
            Action::Decline => matches!(due, Step::Project | Step::AfterProject),
            _ => due == Step::Action,
        };
        if !fits {
            return Err(Refusal::OtherStep { due });
        }
        match action {
            Action::Take(card) | Action::TakeAfterProject(card) => self.check_in_center(*card),
            Action::TakeFromDeck if self.state.deck.is_empty() => Err(Refusal::DeckEmpty),
            Action::TakeFromDeck | Action::Decline => Ok(()),
            Action::Recruit(recruit) => self.check_recruit(recruit),
            Action::TakeSeveral { way, cards } => self.check_take_several(*way, *cards),
            Action::Look { way } => self.check_look(*way),
            Action::Keep(card) if self.state.looked_at.has(*card) => Ok(()),
            Action::Keep(card) => Err(Refusal::NotLookedAt { card: *card }),
            Action::Pass if self.can_act() => Err(Refusal::MayAct),
            Action::Pass => Ok(()),
            Action::Complete { project, helpers, tokens } => self.check_complete(*project, *helpers, *tokens),
        }
    }

    fn check_in_center(&self, card: Specialist) -> Result<(), Refusal> {
        if self.state.center.contains(&card) { Ok(()) } else { Err(Refusal::NotInCenter { card }) }
    }

    /// SE-A21.
    fn check_take_several(&self, way: Division, cards: CardSet) -> Result<(), Refusal> {
        let Some((ability, Ability::Take { count })) = self.ability(way) else {
            return Err(self.no_ability(way));
        };
        let (need, given) = (*count, cards.len() as u8);
        if given != need {
            return Err(Refusal::WrongCount { ability, need, given });
        }
        cards.iter().try_for_each(|card| self.check_in_center(card))
    }

    /// SE-A32.
    fn check_look(&self, way: Division) -> Result<(), Refusal> {
        let Some((_, Ability::Look { .. })) = self.ability(way) else {
            return Err(self.no_ability(way));
        };
        if self.state.deck.is_empty() { Err(Refusal::DeckEmpty) } else { Ok(()) }
    }

    /// Whether the seat whose turn it is has anything to do but pass (SE-10).
    pub(crate) fn can_act(&self) -> bool {
        !self.state.center.is_empty() || !self.state.deck.is_empty() || self.can_recruit()
    }

    /// Whether it can recruit anybody.
    pub(crate) fn can_recruit(&self) -> bool {
        let cards = self.state.center.iter().copied().chain(self.state.mover().hand.iter());
        cards.into_iter().any(|card| {
            let rules = self.content.specialist(card);
            rules.divisions().any(|division| self.recruitable(card, division))
        })
    }

    /// Whether a card can come into a division in any way.
    pub(crate) fn recruitable(&self, card: Specialist, division: Division) -> bool {
        let Ok(case) = self.case_of(card, division) else { return false };
        let ways = std::iter::once(None).chain(Division::ALL.map(Some));
        ways.into_iter().any(|way| match self.way(way, &case) {
            Err(_) => false,
            Ok(Way::Free(fee)) => self.state.mover().tokens.total() >= fee,
            Ok(way) => self.bill(card, division, way == Way::Best, self.helpers(&case)).lacking(true) == 0,
        })
    }

    /// Lists what is lawful, each once in its one form, and stops at about `most`: a large hand pays in very
    /// many ways (SE-7, SE-13).
    pub(crate) fn list(&self, most: usize, into: &mut Vec<Action>) {
        match self.state.stage {
            Stage::Over(_) => {}
            Stage::Keep => into.extend(self.state.looked_at.iter().map(Action::Keep)),
            Stage::Project => {
                self.list_projects(into);
                into.push(Action::Decline);
            }
            Stage::AfterProject => {
                into.extend(self.state.center.iter().copied().map(Action::TakeAfterProject));
                into.push(Action::Decline);
            }
            Stage::Action => {
                let before = into.len();
                into.extend(self.state.center.iter().copied().map(Action::Take));
                if !self.state.deck.is_empty() {
                    into.push(Action::TakeFromDeck);
                }
                self.list_ways(into);
                // Whether it was stopped is seen by the number of actions.
                let _ = self.list_recruits(most, into);
                if into.len() == before {
                    into.push(Action::Pass);
                }
            }
        }
    }

    /// Abilities that are the action and recruit nobody (SE-A21, SE-A32).
    pub(crate) fn list_ways(&self, into: &mut Vec<Action>) {
        for (way, _, ability) in self.abilities() {
            match *ability {
                Ability::Take { count } if self.first_equal(way) == way => {
                    let center: CardSet = self.state.center.iter().copied().collect();
                    let all = center.each_of(usize::from(count), &mut |cards| {
                        into.push(Action::TakeSeveral { way, cards });
                        ControlFlow::Continue(())
                    });
                    debug_assert!(all.is_continue());
                }
                Ability::Look { .. } if self.first_equal(way) == way && !self.state.deck.is_empty() => {
                    into.push(Action::Look { way });
                }
                _ => {}
            }
        }
    }

    pub(crate) fn canonical_form(&self, action: &Action) -> Action {
        // What is not lawful has no other form.
        if self.allowed(action).is_err() {
            return *action;
        }
        match *action {
            Action::Recruit(recruit) => Action::Recruit(self.canonical_recruit(&recruit)),
            Action::TakeSeveral { way, cards } => Action::TakeSeveral { way: self.first_equal(way), cards },
            Action::Look { way } => Action::Look { way: self.first_equal(way) },
            Action::Complete { project, helpers, tokens } => {
                Action::Complete { project, helpers: self.canonical_helpers(helpers), tokens }
            }
            other => other,
        }
    }
}
