//! Which payer covers which icon: told to people, never asked of them.

use arrayvec::ArrayVec;

use crate::action::{Payment, Recruit};
use crate::ask::{Payer, Rung};
use crate::bill::Bill;
use crate::content::Ability;
use crate::game::SpaceExplorers;
use crate::ids::{Counts, Division, DivisionSet, MOST_COST, RETURNED, Specialist};
use crate::recruiting::Way;

/// Payers by rung, the lowest icon first.
type Payers = ArrayVec<Payer, MOST_COST>;

/// How a payment is laid: what stays, what goes by twos, and what abilities ignore.
#[derive(Clone, Debug)]
struct Laying {
    more: u8,
    anywhere: bool,
    stays: Counts,
    pairs: ArrayVec<(Division, Division), 5>,
}

impl SpaceExplorers {
    /// Specialists whose abilities a lawful recruit uses: the way, and as few helpers as suffice.
    pub(crate) fn abilities_used(&self, recruit: &Recruit) -> Vec<Specialist> {
        let way = recruit.way.and_then(|division| self.ability(division)).map(|(card, _)| card);
        let helpers = self.least_helpers(recruit);
        let helpers = helpers.iter().filter_map(|division| self.ability(division)).map(|(card, _)| card);
        way.into_iter().chain(helpers).collect()
    }

    /// The fewest helpers with which a lawful payment suffices; of sets of one size the first.
    pub(crate) fn least_helpers(&self, recruit: &Recruit) -> DivisionSet {
        let Ok(case) = self.case_of(recruit.card, recruit.division) else { return DivisionSet::EMPTY };
        let Ok(way) = self.way(recruit.way, &case) else { return DivisionSet::EMPTY };
        if matches!(way, Way::Free(_)) {
            return DivisionSet::EMPTY;
        }
        let pays = |helpers: &DivisionSet| {
            let bill = self.bill(recruit.card, recruit.division, way == Way::Best, *helpers);
            pays(&bill, recruit.payment)
        };
        let sets = recruit.payment.helpers.subsets().filter(pays);
        sets.min_by_key(|helpers| helpers.len()).unwrap_or(recruit.payment.helpers)
    }

    /// The base cost of a recruit from the bottom up, each icon with its payer; icons that nothing pays for are
    /// open. `helpers` are the abilities that are used.
    pub(crate) fn ladder(&self, recruit: &Recruit, helpers: DivisionSet) -> Vec<Rung> {
        let Ok(case) = self.case_of(recruit.card, recruit.division) else { return Vec::new() };
        let rules = self.content.specialist(recruit.card);
        let way = self.way(recruit.way, &case).unwrap_or(Way::Plain);
        let card = recruit.way.and_then(|division| self.ability(division)).map(|(card, _)| card);
        let rungs = |payers: Payers| {
            rules.cost.iter().zip(payers).map(|(icon, payer)| Rung { icon: *icon, payer }).collect()
        };
        if let (Way::Free(_), Some(card)) = (way, card) {
            return rungs(rules.cost.iter().map(|_| Payer::Free { card }).collect());
        }
        let bill = self.bill(recruit.card, recruit.division, way == Way::Best, helpers);
        let laying = find(&bill, recruit.payment).unwrap_or_else(|| Laying {
            more: bill.help.more,
            anywhere: bill.help.any_token,
            stays: Counts::NONE,
            pairs: ArrayVec::new(),
        });
        rungs(self.lay(&bill, recruit.payment, &laying, helpers))
    }

    fn lay(&self, bill: &Bill, payment: Payment, laying: &Laying, helpers: DivisionSet) -> Payers {
        let mut payers: Payers = bill.cost.iter().map(|_| Payer::Open).collect();
        // Each ability that ignores icons stands for as many as it can.
        let mut ignorers = self.own_abilities(helpers).flat_map(|(card, ability)| match ability {
            Ability::MoreDiscount { icons } => std::iter::repeat_n(card, usize::from(*icons)),
            _ => std::iter::repeat_n(card, 0),
        });
        for (place, payer) in payers.iter_mut().enumerate() {
            if place < usize::from(bill.ignored) {
                *payer = Payer::Discount;
            } else if place < usize::from(bill.ignored + laying.more)
                && let Some(card) = ignorers.next()
            {
                *payer = Payer::Ability { card };
            }
        }
        let pairers = self.own_abilities(helpers).filter(|(_, ability)| **ability == Ability::TokenPair);
        for ((two, icon), (ability, _)) in laying.pairs.iter().zip(pairers) {
            put(&mut payers, bill, |rung| rung == *icon, Payer::Pair { division: *two, ability });
        }
        let left = payers.iter().filter(|payer| **payer == Payer::Open).count() as u8;
        let mut paid = payment.tokens.plus(laying.stays);
        for (two, _) in &laying.pairs {
            paid[*two] = paid[*two].saturating_sub(2);
        }
        // Tokens and cards have to cover something; abilities cover what they leave.
        let mut by_ability = left.saturating_sub(paid.total() + payment.cards.len() as u8);
        if laying.anywhere {
            by_ability = self.lay_icons(&mut payers, bill, helpers, by_ability);
        }
        self.lay_tokens(&mut payers, bill, paid, laying, helpers);
        self.lay_icons(&mut payers, bill, helpers, by_ability);
        lay_cards(&mut payers, bill, payment);
        payers
    }

    /// Abilities of these own divisions, with whose they are.
    fn own_abilities(&self, helpers: DivisionSet) -> impl Iterator<Item = (Specialist, &Ability)> {
        helpers.iter().filter_map(|division| self.ability(division))
    }

    fn lay_tokens(
        &self,
        payers: &mut Payers,
        bill: &Bill,
        paid: Counts,
        laying: &Laying,
        helpers: DivisionSet,
    ) {
        let own = || self.own_abilities(helpers);
        let stayers = own().filter(|(_, ability)| **ability == Ability::TokenStays);
        let mut stayers = stayers.map(|(card, _)| card).peekable();
        let opener = own().find(|(_, ability)| matches!(ability, Ability::AnyToken { .. }));
        let opener = opener.map(|(card, _)| card);
        let mut stays = laying.stays;
        // Those on icons of their own colour first.
        for anywhere in [false, true] {
            if anywhere && !laying.anywhere {
                break;
            }
            for (division, count) in paid.iter() {
                for _ in 0..count {
                    let done = payers.iter().filter(|payer| token_of(payer) == Some(division)).count();
                    if done >= usize::from(count) {
                        break;
                    }
                    let payer = match stayers.peek().copied() {
                        Some(ability) if stays[division] > 0 => Payer::StayingToken { division, ability },
                        _ => Payer::Token { division, ability: opener.filter(|_| anywhere) },
                    };
                    if put(payers, bill, |icon| anywhere || icon == division, payer)
                        && matches!(payer, Payer::StayingToken { .. })
                    {
                        stays[division] -= 1;
                        stayers.next();
                    }
                }
            }
        }
    }

    /// Lays at most so many icons that abilities give; says how many are still to be laid.
    fn lay_icons(&self, payers: &mut Payers, bill: &Bill, helpers: DivisionSet, most: u8) -> u8 {
        let mut most = most;
        for any in [false, true] {
            for (card, ability) in self.own_abilities(helpers) {
                let Ability::Icons { icons, .. } = ability else { continue };
                let payer = Payer::Ability { card };
                // What it gives already, by colour.
                let given: Counts = payers
                    .iter()
                    .zip(&bill.cost)
                    .filter(|(by, _)| **by == payer)
                    .map(|(_, icon)| *icon)
                    .collect();
                if any {
                    let free = given.total() - given.common(icons.fixed).total();
                    for _ in 0..icons.any.saturating_sub(free) {
                        most -= u8::from(most > 0 && put(payers, bill, |_| true, payer));
                    }
                } else {
                    for (division, count) in icons.fixed.iter() {
                        for _ in 0..count.saturating_sub(given[division]) {
                            most -= u8::from(most > 0 && put(payers, bill, |icon| icon == division, payer));
                        }
                    }
                }
            }
        }
        most
    }
}

/// Whether this payment, with the bill's help, is lawful.
fn pays(bill: &Bill, payment: Payment) -> bool {
    bill.card_counts(payment.tokens) >> payment.cards.len().min(7) & 1 == 1
}

/// The colour of the token that pays, if one does alone.
const fn token_of(payer: &Payer) -> Option<Division> {
    match payer {
        Payer::Token { division, .. } | Payer::StayingToken { division, .. } => Some(*division),
        _ => None,
    }
}

/// Lets `payer` cover the first open icon that `fits`; says whether there was one.
fn put(payers: &mut Payers, bill: &Bill, fits: impl Fn(Division) -> bool, payer: Payer) -> bool {
    let rungs = payers.iter_mut().zip(&bill.cost);
    match rungs.into_iter().find(|(open, icon)| **open == Payer::Open && fits(**icon)) {
        Some((open, _)) => {
            *open = payer;
            true
        }
        None => false,
    }
}

/// Returned cards cover what is left, from the bottom, each as much as it can and one icon at least.
fn lay_cards(payers: &mut Payers, bill: &Bill, payment: Payment) {
    let mut cards_left = payment.cards.len() as u8;
    for (place, card) in payment.cards.iter().enumerate() {
        let open = payers.iter().filter(|payer| **payer == Payer::Open).count() as u8;
        cards_left -= 1;
        let good_for = RETURNED + bill.help.returned.get(place).copied().unwrap_or(0);
        for _ in 0..good_for.min(open.saturating_sub(cards_left)) {
            put(payers, bill, |_| true, Payer::Card { card });
        }
    }
}

/// The way to lay a payment that leaves fewest icons open; of lawful ones that with the fewest tricks.
fn find(bill: &Bill, payment: Payment) -> Option<Laying> {
    let mut best: Option<(u8, Laying)> = None;
    for more in 0..=bill.help.more {
        for stays in 0..=bill.help.stays {
            for pairs in 0..=bill.help.pairs {
                for anywhere in [false, true] {
                    // Where any token pays for anything no pair does.
                    if anywhere && (!bill.help.any_token || pairs > 0) {
                        continue;
                    }
                    let mut laying = Laying { more, anywhere, stays: Counts::NONE, pairs: ArrayVec::new() };
                    search(bill, payment, (stays, pairs), &mut laying, &mut best);
                    if matches!(best, Some((0, _))) {
                        return best.map(|(_, laying)| laying);
                    }
                }
            }
        }
    }
    best.map(|(_, laying)| laying)
}

/// Chooses exactly so many staying tokens and pairs, and keeps what leaves fewer open than the best before; 0
/// stands for a lawful payment alone.
fn search(
    bill: &Bill,
    payment: Payment,
    (stays, pairs): (u8, u8),
    laying: &mut Laying,
    best: &mut Option<(u8, Laying)>,
) {
    let tokens = payment.tokens;
    if stays > 0 {
        for (division, held) in bill.own.iter() {
            if held > tokens[division] + laying.stays[division] {
                laying.stays[division] += 1;
                search(bill, payment, (stays - 1, pairs), laying, best);
                laying.stays[division] -= 1;
            }
        }
        return;
    }
    let mut need = bill.need(laying.more);
    let mut paid = tokens.plus(laying.stays);
    for (two, icon) in &laying.pairs {
        paid[*two] = paid[*two].saturating_sub(2);
        need[*icon] = need[*icon].saturating_sub(1);
    }
    if pairs > 0 {
        for (two, _) in paid.iter().filter(|(_, held)| *held >= 2) {
            for (icon, _) in need.iter().filter(|(icon, _)| *icon != two) {
                laying.pairs.push((two, icon));
                search(bill, payment, (0, pairs - 1), laying, best);
                laying.pairs.pop();
            }
        }
        return;
    }
    let cards = payment.cards.len();
    let counts = if laying.anywhere { bill.laid_anywhere(need, paid) } else { bill.laid(need, paid) };
    let open = if counts >> cards.min(7) & 1 == 1 {
        0
    } else {
        let fits = if laying.anywhere { paid.total() <= need.total() } else { need.covers(paid) };
        if !fits {
            return;
        }
        let by_colour = if laying.anywhere { need } else { need.minus(paid) };
        let left = by_colour.minus(bill.help.fixed).total();
        let laid = if laying.anywhere { paid.total() } else { 0 };
        left.saturating_sub(laid + bill.help.any + bill.help.covered_by(cards as u8)).max(1)
    };
    if best.as_ref().is_none_or(|(fewest, _)| open < *fewest) {
        *best = Some((open, laying.clone()));
    }
}
