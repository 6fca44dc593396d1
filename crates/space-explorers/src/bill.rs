//! What a recruit costs and which payments cover it (SE-11 to SE-15).
//!
//! A payment is what leaves the payer: tokens handed over and cards returned. It is lawful when these and the
//! abilities that may help can be laid on the icons that are left so that each token and each card covers one
//! at least and nothing stays open. Which lies where cannot matter, so it is never asked.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::cards::CardSet;
use crate::content::{Ability, Case, SpecialistRules};
use crate::game::SpaceExplorers;
use crate::ids::{Counts, DIVISIONS, Division, DivisionSet, MOST_COST, Origin, RETURNED, Specialist};

/// Numbers of returned cards, one bit each: bit 2 stands for two cards.
pub(crate) type CardCounts = u8;

/// What abilities do for a recruit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Help {
    /// Icons of a colour.
    pub fixed: Counts,
    /// Icons of any kind.
    pub any: u8,
    /// Icons of the base cost that may be ignored beyond the discount (SE-A43).
    pub more: u8,
    /// Tokens that pay and stay (SE-A20).
    pub stays: u8,
    /// Times that two tokens of one colour pay for an icon of another (SE-A34).
    pub pairs: u8,
    /// Whether tokens pay for any icon (SE-A44).
    pub any_token: bool,
    /// What single returned cards are good for beyond two icons, the best first (SE-A22).
    pub returned: [u8; DIVISIONS],
}

impl Help {
    /// Most icons that so many returned cards cover.
    pub(crate) fn covered_by(&self, cards: u8) -> u8 {
        let more =
            if self.returned[0] == 0 { 0 } else { self.returned.iter().take(usize::from(cards)).sum() };
        cards * RETURNED + more
    }
}

/// A recruit that is to be paid for.
#[derive(Clone, Debug)]
pub(crate) struct Bill {
    /// Icons of the base cost, the lowest first.
    pub cost: ArrayVec<Division, MOST_COST>,
    /// How many of them the discount ignores, from the bottom (SE-12).
    pub ignored: u8,
    /// What abilities do.
    pub help: Help,
    /// Tokens at hand.
    pub own: Counts,
    /// Cards that may be returned.
    pub hand: CardSet,
    /// Icons that the discount leaves.
    left: Counts,
}

impl Bill {
    pub(crate) fn new(cost: &[Division], ignored: u8, help: Help, own: Counts, hand: CardSet) -> Self {
        let mut bill =
            Self { cost: cost.iter().copied().collect(), ignored, help, own, hand, left: Counts::NONE };
        bill.left = bill.left_after(0);
        bill
    }

    /// Icons that are left when abilities ignore `more` of them.
    pub(crate) fn need(&self, more: u8) -> Counts {
        if more == 0 { self.left } else { self.left_after(more) }
    }

    fn left_after(&self, more: u8) -> Counts {
        let first = usize::from(self.ignored + more).min(self.cost.len());
        self.cost[first..].iter().copied().collect()
    }

    /// Whether tokens pay for icons of their colour only, and each that pays is handed over.
    fn plain(&self) -> bool {
        !self.help.any_token && self.help.pairs == 0 && self.help.stays == 0
    }

    /// With which numbers of returned cards these tokens pay for it. The tokens must be at hand.
    pub(crate) fn card_counts(&self, tokens: Counts) -> CardCounts {
        let simple = self.help.more == 0 && self.plain();
        let counts = if simple { self.laid(self.left, tokens) } else { self.with_more(tokens) };
        counts & ((1_u16 << (self.hand.len().min(MOST_COST) + 1)) - 1) as u8
    }

    /// SE-A43: with as many icons ignored as may be, from none.
    fn with_more(&self, tokens: Counts) -> CardCounts {
        let mut counts = 0;
        for more in 0..=self.help.more {
            let need = self.need(more);
            counts |= self.with_staying(need, tokens, self.help.stays);
            if need.is_empty() {
                break;
            }
        }
        counts
    }

    /// SE-A20: tokens that pay and are not handed over.
    fn with_staying(&self, need: Counts, paid: Counts, stays: u8) -> CardCounts {
        let mut counts = self.with_pairs(need, paid, self.help.pairs);
        if self.help.any_token {
            counts |= self.laid_anywhere(need, paid);
        }
        if stays > 0 {
            for (division, held) in self.own.iter() {
                if held > paid[division] {
                    counts |= self.with_staying(need, paid.plus(Counts::one(division)), stays - 1);
                }
            }
        }
        counts
    }

    /// SE-A34: two tokens of a colour on an icon of another.
    fn with_pairs(&self, need: Counts, paid: Counts, pairs: u8) -> CardCounts {
        let mut counts = self.laid(need, paid);
        if pairs > 0 {
            for (two, _) in paid.iter().filter(|(_, held)| *held >= 2) {
                let mut paid = paid;
                paid[two] -= 2;
                for (icon, _) in need.iter().filter(|(icon, _)| *icon != two) {
                    counts |= self.with_pairs(need.minus(Counts::one(icon)), paid, pairs - 1);
                }
            }
        }
        counts
    }

    /// Each token on an icon of its colour.
    pub(crate) fn laid(&self, need: Counts, paid: Counts) -> CardCounts {
        if !need.covers(paid) {
            return 0;
        }
        let left = need.minus(paid);
        self.cards_for(left.total(), left.common(self.help.fixed).total())
    }

    /// SE-A44: each token on any icon; the icons that abilities give are left to them.
    pub(crate) fn laid_anywhere(&self, need: Counts, paid: Counts) -> CardCounts {
        let (icons, tokens) = (need.total(), paid.total());
        if tokens > icons {
            return 0;
        }
        self.cards_for(icons - tokens, need.common(self.help.fixed).total().min(icons - tokens))
    }

    /// Numbers of cards that cover what is left when abilities give up to `fixed` icons of these; each card
    /// covers one at least (SE-15).
    fn cards_for(&self, left: u8, fixed: u8) -> CardCounts {
        let open = left.saturating_sub(fixed + self.help.any);
        let mut fewest = 0;
        while self.help.covered_by(fewest) < open {
            fewest += 1;
        }
        // From the fewest that cover enough to one for each icon.
        let up_to = |cards: u8| (1_u16 << (cards + 1)) - 1;
        (up_to(left) & !(up_to(fewest) >> 1)) as CardCounts
    }

    /// Calls `each` with every set of tokens that pays for it together with some number of cards, until it breaks.
    pub(crate) fn each_tokens(
        &self,
        each: &mut impl FnMut(Counts, CardCounts) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let need = self.need(0);
        let (limit, most) = if self.plain() {
            (self.own.common(need), need.total())
        } else {
            (self.own, need.total() + self.help.pairs)
        };
        let mut tokens = Counts::NONE;
        loop {
            if tokens.total() <= most {
                let counts = self.card_counts(tokens);
                if counts != 0 {
                    each(tokens, counts)?;
                }
            }
            // Counts on, the first colour fastest.
            let mut place = 0;
            while place < DIVISIONS && tokens.0[place] == limit.0[place] {
                tokens.0[place] = 0;
                place += 1;
            }
            if place == DIVISIONS {
                return ControlFlow::Continue(());
            }
            tokens.0[place] += 1;
        }
    }

    /// The fewest icons that stay open when these tokens and so many cards are laid, with every ability in use,
    /// and which these are, as far as they are certain. None when a token finds nothing to cover.
    pub(crate) fn open(&self, tokens: Counts, cards: u8) -> Option<(u8, Counts)> {
        let mut best = None;
        for more in 0..=self.help.more {
            let tricks = (self.help.stays, self.help.pairs);
            self.open_with(self.need(more), tokens, cards, tricks, &mut best);
        }
        best
    }

    fn open_with(
        &self,
        need: Counts,
        paid: Counts,
        cards: u8,
        (stays, pairs): (u8, u8),
        best: &mut Option<(u8, Counts)>,
    ) {
        let mut found = |left: Counts, more: u8| {
            let open = left.total().saturating_sub(more + self.help.any + self.help.covered_by(cards));
            if best.is_none_or(|(fewest, _)| open < fewest) {
                *best = Some((open, left));
            }
        };
        if need.covers(paid) {
            found(need.minus(paid).minus(self.help.fixed), 0);
        }
        // Where any token pays for anything no pair does.
        if self.help.any_token && pairs == self.help.pairs && paid.total() <= need.total() {
            found(need.minus(self.help.fixed), paid.total());
        }
        if stays > 0 {
            for (division, _) in self.own.iter().filter(|(division, held)| *held > paid[*division]) {
                let paid = paid.plus(Counts::one(division));
                self.open_with(need, paid, cards, (stays - 1, pairs), best);
            }
        }
        if pairs > 0 {
            for (two, _) in paid.iter().filter(|(_, held)| *held >= 2) {
                let mut paid = paid;
                paid[two] -= 2;
                for (icon, _) in need.iter().filter(|(icon, _)| *icon != two) {
                    // Those that stay were chosen before.
                    self.open_with(need.minus(Counts::one(icon)), paid, cards, (0, pairs - 1), best);
                }
            }
        }
    }

    /// Icons that nothing pays for, with every token, card and ability in use; 0 when it can be paid.
    pub(crate) fn lacking(&self, with_cards: bool) -> u8 {
        let need = self.need(self.help.more);
        let icons = need.total();
        let cards = if with_cards { self.hand.len().min(MOST_COST) as u8 } else { 0 };
        let by_tokens = if self.help.any_token {
            (need.common(self.help.fixed).total() + self.own.total()).min(icons)
        } else {
            need.common(self.own.plus(self.help.fixed)).total()
        };
        let rest = icons - by_tokens;
        let lacking = rest.saturating_sub(self.help.any + self.help.covered_by(cards));
        if lacking == 0 || self.help.pairs == 0 || self.help.any_token {
            return lacking;
        }
        // Tokens that have no icon of their colour pay by twos.
        let over = self.own.minus(need.minus(self.help.fixed));
        let pairs: u8 = over.0.iter().map(|count| count / 2).sum();
        lacking.saturating_sub(pairs.min(self.help.pairs))
    }
}

impl SpaceExplorers {
    /// Where the seat whose turn it is would take a card from (SE-8).
    pub(crate) fn origin(&self, card: Specialist) -> Option<Origin> {
        if self.state.mover().hand.has(card) {
            Some(Origin::Hand)
        } else {
            self.state.center.contains(&card).then_some(Origin::Center)
        }
    }

    /// What conditions of abilities look at.
    pub(crate) fn case(&self, rules: &SpecialistRules, from: Origin, division: Division) -> Case {
        Case {
            from,
            cost: rules.base_cost(),
            division,
            empty: self.state.mover().hub[division.index()].is_empty(),
            skills: rules.skills.total(),
        }
    }

    /// Own divisions whose abilities can help to pay for such a recruit (SE-13).
    pub(crate) fn helpers(&self, case: &Case) -> DivisionSet {
        let helps = |ability: &Ability| match ability {
            Ability::Icons { when, .. } | Ability::AnyToken { when } => when.holds(case),
            Ability::ReturnedIcons { .. }
            | Ability::TokenStays
            | Ability::TokenPair
            | Ability::MoreDiscount { .. } => true,
            _ => false,
        };
        self.abilities().filter(|(_, _, ability)| helps(ability)).map(|(division, _, _)| division).collect()
    }

    /// What the abilities of these divisions do together.
    pub(crate) fn help(&self, helpers: DivisionSet) -> Help {
        let mut help = Help::default();
        for (_, ability) in helpers.iter().filter_map(|division| self.ability(division)) {
            match *ability {
                Ability::Icons { icons, .. } => {
                    help.fixed = help.fixed.plus(icons.fixed);
                    help.any += icons.any;
                }
                Ability::MoreDiscount { icons } => help.more += icons,
                Ability::TokenStays => help.stays += 1,
                Ability::TokenPair => help.pairs += 1,
                Ability::AnyToken { .. } => help.any_token = true,
                Ability::ReturnedIcons { icons } => {
                    let free = help.returned.iter_mut().find(|more| **more == 0);
                    if let Some(more) = free {
                        *more = icons.saturating_sub(RETURNED);
                    }
                }
                _ => {}
            }
        }
        help.returned.sort_unstable_by(|one, other| other.cmp(one));
        help
    }

    /// The bill for a card in a division, paid by its cost; with the largest own discount when `best` (SE-A46).
    pub(crate) fn bill(
        &self,
        card: Specialist,
        division: Division,
        best: bool,
        helpers: DivisionSet,
    ) -> Bill {
        let rules = self.content.specialist(card);
        let discounts = self.hubs[self.state.turn.index()].discounts;
        let discount = if best { discounts.0.into_iter().max().unwrap_or(0) } else { discounts[division] };
        let mover = self.state.mover();
        let ignored = discount.min(rules.base_cost());
        let hand = mover.hand.without(CardSet::one(card));
        Bill::new(&rules.cost, ignored, self.help(helpers), mover.tokens, hand)
    }
}
