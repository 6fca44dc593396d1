//! A legal action at random, quickly: kinds of decision first, then one of the kind. Every legal action can come.

use std::ops::ControlFlow;

use rand::Rng;

use crate::action::{Action, Payment, Recruit};
use crate::bill::{Bill, CardCounts};
use crate::cards::CardSet;
use crate::game::SpaceExplorers;
use crate::ids::{Counts, Division, DivisionSet, SPECIALISTS, Specialist};
use crate::recruiting::Way;
use crate::sample::index;
use crate::state::Stage;

/// Of so many chances …
const CHANCES: usize = 16;
/// … an ability that is an action is looked for in so many,
const WAYS: usize = 2;
/// and a recruit in so many; else a card is taken.
const RECRUITS: usize = 10;

impl SpaceExplorers {
    pub(crate) fn playout_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.state.stage != Stage::Action {
            scratch.clear();
            self.list(usize::MAX, scratch);
            return (!scratch.is_empty()).then(|| scratch[index(rng, scratch.len())]);
        }
        let chance = index(rng, CHANCES);
        if chance < WAYS
            && let Some(action) = self.random_way(rng, scratch)
        {
            return Some(action);
        }
        if chance < WAYS + RECRUITS
            && let Some(action) = self.random_recruit(rng)
        {
            return Some(action);
        }
        let center = self.state.center.len();
        let all = center + usize::from(!self.state.deck.is_empty());
        if all > 0 {
            let pick = index(rng, all);
            return Some(
                self.state.center.get(pick).map_or(Action::TakeFromDeck, |card| Action::Take(*card)),
            );
        }
        Some(self.random_recruit(rng).unwrap_or(Action::Pass))
    }

    fn random_way(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        if !self.abilities().any(|(_, _, ability)| ability.is_way()) {
            return None;
        }
        scratch.clear();
        self.list_ways(scratch);
        (!scratch.is_empty()).then(|| scratch[index(rng, scratch.len())])
    }

    /// Tries the cards of Center and hand in a cycle from a random one.
    fn random_recruit(&self, rng: &mut impl Rng) -> Option<Action> {
        let mut cards = arrayvec::ArrayVec::<Specialist, SPECIALISTS>::new();
        cards.extend(self.state.center.iter().copied());
        cards.extend(self.state.mover().hand.iter());
        if cards.is_empty() {
            return None;
        }
        let first = index(rng, cards.len());
        for place in (first..cards.len()).chain(0..first) {
            let card = cards[place];
            let divisions = self.content.specialist(card).divisions();
            let mut divisions: arrayvec::ArrayVec<Division, 2> = divisions.collect();
            if divisions.len() == 2 && index(rng, 2) == 1 {
                divisions.swap(0, 1);
            }
            for division in divisions {
                if let Some(recruit) = self.random_payment(card, division, rng) {
                    return Some(Action::Recruit(recruit));
                }
            }
        }
        None
    }

    fn random_payment(&self, card: Specialist, division: Division, rng: &mut impl Rng) -> Option<Recruit> {
        let case = self.case_of(card, division).ok()?;
        let mut ways = arrayvec::ArrayVec::<Option<Division>, 6>::new();
        ways.push(None);
        ways.extend(self.abilities().filter(|(_, _, ability)| ability.is_way()).map(|(own, _, _)| Some(own)));
        let first = index(rng, ways.len());
        for place in (first..ways.len()).chain(0..first) {
            let Ok(way) = self.way(ways[place], &case) else { continue };
            let payment = match way {
                Way::Free(fee) => random_fee(self.state.mover().tokens, fee, rng),
                way => {
                    let helpers = self.helpers(&case);
                    random_paid(&self.bill(card, division, way == Way::Best, helpers), helpers, rng)
                }
            };
            let Some(payment) = payment else { continue };
            let draws = self.most_draws(&case);
            // A draw is seldom declined.
            let draws = if draws > 0 && index(rng, 8) == 0 {
                index(rng, usize::from(draws) + 1) as u8
            } else {
                draws
            };
            let recruit = Recruit { card, division, way: ways[place], payment, draws };
            return Some(if recruit.way.is_some() { self.canonical_recruit(&recruit) } else { recruit });
        }
        None
    }
}

fn random_fee(own: Counts, fee: u8, rng: &mut impl Rng) -> Option<Payment> {
    if own.total() < fee {
        return None;
    }
    let mut left = own;
    let mut tokens = Counts::NONE;
    for _ in 0..fee {
        let mut pick = index(rng, usize::from(left.total()));
        let division = left.iter().find_map(|(division, count)| {
            if pick < usize::from(count) {
                return Some(division);
            }
            pick -= usize::from(count);
            None
        })?;
        left[division] -= 1;
        tokens[division] += 1;
    }
    Some(Payment { tokens, ..Payment::default() })
}

/// One of the lawful payments: a set of tokens and a number of cards, each as likely, then these cards at random.
fn random_paid(bill: &Bill, helpers: DivisionSet, rng: &mut impl Rng) -> Option<Payment> {
    if bill.lacking(true) > 0 {
        return None;
    }
    let mut seen = 0;
    let mut picked: Option<(Counts, CardCounts)> = None;
    let all = bill.each_tokens(&mut |tokens, counts| {
        seen += 1;
        if index(rng, seen) == 0 {
            picked = Some((tokens, counts));
        }
        ControlFlow::Continue(())
    });
    debug_assert!(all.is_continue());
    let (tokens, counts) = picked?;
    let mut pick = index(rng, counts.count_ones() as usize);
    let mut left = counts;
    while pick > 0 {
        left &= left - 1;
        pick -= 1;
    }
    let mut cards = CardSet::EMPTY;
    let mut hand = bill.hand;
    for _ in 0..left.trailing_zeros() {
        let card = hand.iter().nth(index(rng, hand.len()))?;
        hand.remove(card);
        cards.insert(card);
    }
    Some(Payment { tokens, cards, helpers })
}
