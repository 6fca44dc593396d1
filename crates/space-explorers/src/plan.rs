//! The best payment for a recruit, within what a person has pinned (SE-11 to SE-15).

use std::ops::ControlFlow;

use crate::action::{Action, Payment, Recruit};
use crate::ask::{Pins, Plan, Refused};
use crate::bill::Bill;
use crate::cards::CardSet;
use crate::game::SpaceExplorers;
use crate::ids::{Counts, Division, DivisionSet, Specialist};
use crate::recruiting::{Way, each_fee};
use crate::refusal::Refusal;

/// Bounds of a payment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// Tokens at least.
    pub least: Counts,
    /// Tokens at most.
    pub most: Counts,
    /// Cards that are among those returned.
    pub with: CardSet,
    /// Cards of which the others are chosen.
    pub from: CardSet,
    /// Cards at least.
    pub cards: usize,
}

impl SpaceExplorers {
    /// The payment of a bill that is missed least, and what it is worth to its owner; none within these bounds.
    pub(crate) fn cheapest(&self, bill: &Bill, bounds: &Bounds) -> Option<(f32, Counts, CardSet)> {
        // Cards that may be returned, the least useful first.
        let free = bounds.from.and(bill.hand).without(bounds.with);
        let mut cards: arrayvec::ArrayVec<(f32, Specialist), { crate::ids::SPECIALISTS }> =
            free.iter().map(|card| (self.card_worth(card), card)).collect();
        cards.sort_unstable_by(|(one, _), (other, _)| one.total_cmp(other));
        let fixed: f32 = bounds.with.iter().map(|card| self.card_worth(card)).sum();
        let mut best: Option<(f32, Counts, CardSet)> = None;
        let all = bill.each_tokens(&mut |tokens, counts| {
            if !tokens.covers(bounds.least) || !bounds.most.covers(tokens) {
                return ControlFlow::Continue(());
            }
            let price = self.tokens_worth(tokens);
            let least = bounds.cards.max(bounds.with.len());
            for count in least..=7 {
                if counts >> count & 1 == 0 {
                    continue;
                }
                let more = count - bounds.with.len();
                if more > cards.len() {
                    break;
                }
                let worth: f32 = price + fixed + cards[..more].iter().map(|(worth, _)| worth).sum::<f32>();
                if best.as_ref().is_none_or(|(least, _, _)| worth < *least) {
                    let set =
                        cards[..more].iter().fold(bounds.with, |set, (_, card)| set.or(CardSet::one(*card)));
                    best = Some((worth, tokens, set));
                }
                // More cards for the same tokens only cost more.
                break;
            }
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        best
    }

    /// The part of a bill that can be paid when nothing pays for all of it, within bounds: tokens first, then
    /// cards, as long as each leaves less open.
    fn part(&self, bill: &Bill, bounds: &Bounds, helpers: DivisionSet) -> Payment {
        let mut payment = Payment { tokens: bounds.least, cards: bounds.with, helpers };
        let open = |payment: &Payment| {
            let found = bill.open(payment.tokens, payment.cards.len() as u8);
            found.map_or(u8::MAX, |(open, _)| open)
        };
        for colour in Division::ALL {
            loop {
                let mut more = payment;
                more.tokens[colour] += 1;
                if more.tokens[colour] > bounds.most[colour] || open(&more) >= open(&payment) {
                    break;
                }
                payment = more;
            }
        }
        for card in bounds.from.and(bill.hand).without(bounds.with).iter() {
            let more = Payment { cards: payment.cards.or(CardSet::one(card)), ..payment };
            if open(&more) < open(&payment) {
                payment = more;
            }
        }
        payment
    }

    /// So many tokens that are missed least, within bounds.
    pub(crate) fn cheapest_fee(&self, own: Counts, fee: u8, least: Counts, most: Counts) -> Option<Counts> {
        let mut best: Option<(f32, Counts)> = None;
        each_fee(own, fee, &mut |tokens| {
            let worth = self.tokens_worth(tokens);
            let fits = tokens.covers(least) && most.covers(tokens);
            if fits && best.is_none_or(|(least, _)| worth < least) {
                best = Some((worth, tokens));
            }
        });
        best.map(|(_, tokens)| tokens)
    }

    /// Arranges a recruit.
    pub(crate) fn arrange(
        &self,
        card: Specialist,
        division: Division,
        way: Option<Division>,
        pins: &Pins,
        draws: Option<u8>,
    ) -> Result<Plan, Refusal> {
        let case = self.case_of(card, division)?;
        let kind = self.way(way, &case)?;
        let own = self.state.mover().tokens;
        let all = if matches!(kind, Way::Free(_)) { DivisionSet::EMPTY } else { self.helpers(&case) };
        let helpers = all.without(pins.idle);
        let bill = self.bill(card, division, kind == Way::Best, helpers);
        let bounds = Bounds {
            least: pins.least,
            most: own.minus(pins.spared),
            with: pins.with,
            from: bill.hand.without(pins.without),
            cards: 0,
        };
        let best = |bounds: &Bounds| match kind {
            Way::Free(fee) if bounds.with.is_empty() && bounds.cards == 0 => self
                .cheapest_fee(own, fee, bounds.least, bounds.most)
                .map(|tokens| Payment { tokens, ..Payment::default() }),
            Way::Free(_) => None,
            Way::Plain | Way::Best => {
                self.cheapest(&bill, bounds).map(|(_, tokens, cards)| Payment { tokens, cards, helpers })
            }
        };
        let payment = best(&bounds).unwrap_or_else(|| match kind {
            Way::Free(_) => Payment { tokens: pins.least, cards: pins.with, helpers },
            Way::Plain | Way::Best => self.part(&bill, &bounds, helpers),
        });
        let most_draws = self.most_draws(&case);
        let draws = draws.unwrap_or(most_draws).min(most_draws);
        let recruit = Recruit { card, division, way, payment, draws };
        let action = Action::Recruit(recruit);
        let refused = self.allowed(&action).err().map(Refused::from);
        let done = refused.is_none();
        // What could be added, when the rest makes room for it, or where something stays open in any case.
        let count = payment.cards.len() as u8;
        let helps = |tokens: Counts, cards: u8| {
            let open = |found: Option<(u8, Counts)>| found.map_or(u8::MAX, |(open, _)| open);
            !done && open(bill.open(tokens, cards)) < open(bill.open(payment.tokens, count))
        };
        let token_fits = Division::ALL.map(|colour| {
            let mut more = Bounds { least: pins.least, most: own, ..bounds };
            more.least[colour] = payment.tokens[colour] + 1;
            let added = payment.tokens.plus(Counts::one(colour));
            added[colour] <= own[colour] && (best(&more).is_some() || helps(added, count))
        });
        let more = Bounds { cards: pins.with.len() + 1, ..bounds };
        let another = !bounds.from.without(payment.cards).is_empty();
        let card_fits = best(&more).is_some() || another && helps(payment.tokens, count + 1);
        let used = if done { self.least_helpers(&recruit) } else { helpers };
        Ok(Plan {
            card,
            from: case.from,
            division,
            way,
            ladder: self.ladder(&recruit, used),
            payment,
            action: done.then_some(action),
            refused,
            token_fits,
            card_fits,
            helpers: all,
            used,
            fee: if let Way::Free(fee) = kind { fee } else { 0 },
            most_draws,
            preview: done.then(|| self.preview(&action)),
        })
    }
}
