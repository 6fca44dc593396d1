//! Which recruits are lawful (SE-8, SE-11 to SE-16).

use std::ops::ControlFlow;

use crate::action::{Action, Payment, Recruit};
use crate::bill::Bill;
use crate::content::{Ability, Case, When};
use crate::game::SpaceExplorers;
use crate::ids::{Counts, Division, DivisionSet, Origin, Specialist};
use crate::refusal::Refusal;

/// How a recruit is done (SE-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The plain action.
    Plain,
    /// With the largest discount of any own division (SE-A46).
    Best,
    /// For so many tokens of any colours, whatever it costs (SE-A8, SE-A10, SE-A57).
    Free(u8),
}

impl SpaceExplorers {
    /// What the ability of a division makes of a recruit, whatever is recruited; none when it is no such ability.
    pub(crate) fn recruiting_way(&self, division: Division) -> Option<(Specialist, Way, &When)> {
        match self.ability(division)? {
            (card, Ability::RecruitFree { tokens, when }) => Some((card, Way::Free(*tokens), when)),
            (card, Ability::BestDiscount { when }) => Some((card, Way::Best, when)),
            _ => None,
        }
    }

    /// The way of a recruit, checked against the conditions of the ability.
    pub(crate) fn way(&self, way: Option<Division>, case: &Case) -> Result<Way, Refusal> {
        let Some(division) = way else { return Ok(Way::Plain) };
        let Some((ability, way, when)) = self.recruiting_way(division) else {
            return Err(self.no_ability(division));
        };
        match unfit(ability, when, case) {
            Some(refusal) => Err(refusal),
            None => Ok(way),
        }
    }

    /// Why no ability of a division can do what was asked of it.
    pub(crate) fn no_ability(&self, division: Division) -> Refusal {
        let top = self.top(self.state.turn, division);
        match top {
            Some(card) if self.state.fresh == Some(division) => Refusal::NotYet { card },
            _ => Refusal::NoAbility { division, top },
        }
    }

    /// Cards that may be drawn after such a recruit: by abilities that are on top once it is placed, without the
    /// new card (SE-20), and while the deck lasts.
    pub(crate) fn most_draws(&self, case: &Case) -> u8 {
        (self.drawers(case).count()).min(self.state.deck.len()) as u8
    }

    /// Those whose abilities draw.
    pub(crate) fn drawers(&self, case: &Case) -> impl Iterator<Item = Specialist> {
        self.abilities()
            .filter(|(division, _, ability)| {
                *division != case.division && matches!(ability, Ability::Draw { when } if when.holds(case))
            })
            .map(|(_, card, _)| card)
    }

    /// A recruit before its payment: where the card comes from, and what conditions look at.
    pub(crate) fn case_of(&self, card: Specialist, division: Division) -> Result<Case, Refusal> {
        let from = self.origin(card).ok_or(Refusal::NotAtHand { card })?;
        let rules = self.content.specialist(card);
        if rules.skills[division] == 0 {
            return Err(Refusal::NoSuchSkill { card, division });
        }
        Ok(self.case(rules, from, division))
    }

    pub(crate) fn check_recruit(&self, recruit: &Recruit) -> Result<(), Refusal> {
        let case = self.case_of(recruit.card, recruit.division)?;
        let way = self.way(recruit.way, &case)?;
        self.check_held(recruit)?;
        let helps = if matches!(way, Way::Free(_)) { DivisionSet::EMPTY } else { self.helpers(&case) };
        if let Some(division) = recruit.payment.helpers.without(helps).iter().next() {
            return Err(self.cannot_help(division, &case));
        }
        match way {
            Way::Free(need) => self.check_fee(recruit, need)?,
            Way::Plain | Way::Best => {
                let helpers = recruit.payment.helpers;
                let bill = self.bill(recruit.card, recruit.division, way == Way::Best, helpers);
                check_payment(&bill, recruit.payment)?;
            }
        }
        let most = self.most_draws(&case);
        if recruit.draws > most {
            return Err(Refusal::TooManyDraws { draws: recruit.draws, most });
        }
        Ok(())
    }

    fn cannot_help(&self, division: Division, case: &Case) -> Refusal {
        let when = match self.ability(division) {
            Some((card, Ability::Icons { when, .. } | Ability::AnyToken { when })) => Some((card, when)),
            _ => None,
        };
        when.and_then(|(card, when)| unfit(card, when, case)).unwrap_or_else(|| self.no_ability(division))
    }

    /// What is paid has to be there (SE-13, SE-14).
    fn check_held(&self, Recruit { card, payment, .. }: &Recruit) -> Result<(), Refusal> {
        let mover = self.state.mover();
        for (division, need) in payment.tokens.iter() {
            let have = mover.tokens[division];
            if need > have {
                return Err(Refusal::TokensMissing { division, have, need });
            }
        }
        if payment.cards.has(*card) {
            return Err(Refusal::ReturnsItself { card: *card });
        }
        match payment.cards.without(mover.hand).iter().next() {
            Some(card) => Err(Refusal::NotInHand { card }),
            None => Ok(()),
        }
    }

    /// SE-A8, SE-A10, SE-A57: so many tokens, and nothing else.
    fn check_fee(&self, Recruit { way, payment, .. }: &Recruit, need: u8) -> Result<(), Refusal> {
        let ability = way.and_then(|division| self.ability(division)).map(|(card, _)| card);
        let Some(ability) = ability else { return Ok(()) };
        let given = payment.tokens.total();
        if given != need {
            return Err(Refusal::WrongTokens { ability, need, given });
        }
        if payment.cards.is_empty() { Ok(()) } else { Err(Refusal::FreeOfCards { ability }) }
    }

    /// Whether a lawful payment of this recruit in this way is one of another way that comes before it.
    /// `None`, the plain way, comes first.
    pub(crate) fn paid_by(&self, recruit: &Recruit, way: Option<Division>, case: &Case) -> bool {
        let payment = recruit.payment;
        match self.way(way, case) {
            Err(_) => false,
            Ok(Way::Free(tokens)) => payment.cards.is_empty() && payment.tokens.total() == tokens,
            Ok(way) => {
                let bill = self.bill(recruit.card, recruit.division, way == Way::Best, self.helpers(case));
                bill.card_counts(payment.tokens) >> payment.cards.len().min(7) & 1 == 1
            }
        }
    }

    /// The one form of a lawful recruit: the first way that hands over and returns the same, with every
    /// ability that could help.
    pub(crate) fn canonical_recruit(&self, recruit: &Recruit) -> Recruit {
        let Ok(case) = self.case_of(recruit.card, recruit.division) else { return *recruit };
        let ways = std::iter::once(None).chain(Division::ALL.map(Some));
        let way = ways.into_iter().find(|way| self.paid_by(recruit, *way, &case)).unwrap_or(recruit.way);
        let free = matches!(self.way(way, &case), Ok(Way::Free(_)));
        let helpers = if free { DivisionSet::EMPTY } else { self.helpers(&case) };
        Recruit { way, payment: Payment { helpers, ..recruit.payment }, ..*recruit }
    }

    /// Lists every lawful recruit once, and stops when there are `most` actions.
    pub(crate) fn list_recruits(&self, most: usize, into: &mut Vec<Action>) -> ControlFlow<()> {
        let hand = self.state.mover().hand;
        for card in self.state.center.iter().copied() {
            self.list_recruits_of(card, Origin::Center, most, into)?;
        }
        hand.iter().try_for_each(|card| self.list_recruits_of(card, Origin::Hand, most, into))
    }

    fn list_recruits_of(
        &self,
        card: Specialist,
        from: Origin,
        most: usize,
        into: &mut Vec<Action>,
    ) -> ControlFlow<()> {
        let rules = self.content.specialist(card);
        for division in rules.divisions() {
            let case = self.case(rules, from, division);
            let draws = self.most_draws(&case);
            let recruit = Recruit { card, division, way: None, payment: Payment::default(), draws: 0 };
            let mut list = |recruit: Recruit| {
                into.extend((0..=draws).map(|draws| Action::Recruit(Recruit { draws, ..recruit })));
                if into.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            };
            self.list_paid(recruit, Way::Plain, &case, &mut list)?;
            for (own, _, ability) in self.abilities() {
                if !ability.is_way() {
                    continue;
                }
                let Ok(way) = self.way(Some(own), &case) else { continue };
                self.list_paid(Recruit { way: Some(own), ..recruit }, way, &case, &mut list)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Every payment of one way that no earlier way has.
    fn list_paid(
        &self,
        recruit: Recruit,
        way: Way,
        case: &Case,
        list: &mut impl FnMut(Recruit) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let earlier = |paid: &Recruit| {
            let Some(own) = recruit.way else { return false };
            let before = Division::ALL.into_iter().filter(|other| other.index() < own.index()).map(Some);
            std::iter::once(None).chain(before).any(|way| self.paid_by(paid, way, case))
        };
        let mut once = |payment: Payment| {
            let paid = Recruit { payment, ..recruit };
            if earlier(&paid) { ControlFlow::Continue(()) } else { list(paid) }
        };
        if let Way::Free(fee) = way {
            let mut flow = ControlFlow::Continue(());
            each_fee(self.state.mover().tokens, fee, &mut |tokens| {
                if flow.is_continue() {
                    flow = once(Payment { tokens, ..Payment::default() });
                }
            });
            return flow;
        }
        let helpers = self.helpers(case);
        let bill = self.bill(recruit.card, recruit.division, way == Way::Best, helpers);
        if bill.lacking(true) > 0 {
            return ControlFlow::Continue(());
        }
        bill.each_tokens(&mut |tokens, counts| {
            let mut counts = counts;
            while counts != 0 {
                let count = counts.trailing_zeros() as usize;
                counts &= counts - 1;
                bill.hand.each_of(count, &mut |cards| once(Payment { tokens, cards, helpers }))?;
            }
            ControlFlow::Continue(())
        })
    }
}

/// Why an ability is not for such a recruit; none when it is.
fn unfit(ability: Specialist, when: &When, case: &Case) -> Option<Refusal> {
    if let Some(wants) = when.from.filter(|from| *from != case.from) {
        return Some(Refusal::WrongOrigin { ability, wants });
    }
    let (least, most) = when.costs();
    if !(least..=most).contains(&case.cost) {
        return Some(Refusal::WrongCost { ability, cost: case.cost, least, most });
    }
    (!when.holds(case)).then_some(Refusal::WrongRecruit { ability })
}

/// Calls `each` with every set of so many of these tokens.
pub(crate) fn each_fee(own: Counts, fee: u8, each: &mut impl FnMut(Counts)) {
    fn pick(own: Counts, from: usize, fee: u8, picked: Counts, each: &mut impl FnMut(Counts)) {
        if fee == 0 {
            return each(picked);
        }
        for place in from..own.0.len() {
            if picked.0[place] < own.0[place] {
                let mut picked = picked;
                picked.0[place] += 1;
                pick(own, place, fee - 1, picked, each);
            }
        }
    }
    pick(own, 0, fee, Counts::NONE, each);
}

/// SE-13, SE-15: why a payment that is at hand does not cover the bill exactly enough.
fn check_payment(bill: &Bill, payment: Payment) -> Result<(), Refusal> {
    let cards = payment.cards.len() as u8;
    let counts = bill.card_counts(payment.tokens);
    if counts >> cards.min(7) & 1 == 1 {
        return Ok(());
    }
    match bill.open(payment.tokens, cards) {
        Some((icons, left)) if icons > 0 => Err(Refusal::NotPaid { icons, left }),
        // Every token covers something and nothing is open: there are cards too many.
        Some(_) => {
            let icons = (0..cards.min(7)).rev().find(|count| counts >> count & 1 == 1).unwrap_or(0);
            Err(Refusal::CardTooMany { cards, icons })
        }
        // A token covers nothing: one without which the others do, else one over the icons of its colour.
        None => {
            let without = |division: Division| payment.tokens.minus(Counts::one(division));
            let spare = || payment.tokens.iter().map(|(division, _)| division);
            let fits = spare().find(|division| bill.open(without(*division), cards).is_some());
            let over = payment.tokens.minus(bill.need(0)).iter().map(|(division, _)| division).next();
            let division = fits.or(over).or_else(|| spare().next()).unwrap_or(Division::Engineering);
            Err(Refusal::TokenTooMany { division })
        }
    }
}
