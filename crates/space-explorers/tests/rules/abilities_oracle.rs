//! What may pay for a recruit, said once more by trying out everything: slow, plain, and made from the rules
//! page alone (SE-12, SE-13, SE-15, SE-17 and the abilities that help to pay). The engine is held to it in
//! random positions (`abilities_tried`).

use space_explorers::{Ability, Counts, Division, Origin, When};

/// A recruit that is to be paid for.
#[derive(Clone, Debug)]
pub struct Case {
    /// The base cost, the lowest icon first.
    pub cost: Vec<Division>,
    /// The discount of the division by SE-12.
    pub discount: usize,
    pub from: Origin,
    pub division: Division,
    pub empty: bool,
    pub skills: u8,
    /// Tokens of the player.
    pub held: Counts,
    /// Abilities that the payment says may help.
    pub abilities: Vec<Ability>,
}

impl Case {
    /// Whether a condition holds.
    pub fn fits(&self, when: &When) -> bool {
        let base = self.cost.len() as u8;
        let cost = when.cost.unwrap_or_default();
        when.from.is_none_or(|from| from == self.from)
            && cost.least.is_none_or(|least| base >= least)
            && cost.most.is_none_or(|most| base <= most)
            && when.divisions.is_none_or(|set| set.iter().any(|one| one == self.division))
            && (!when.empty || self.empty)
            && when.skills.is_none_or(|skills| skills == self.skills)
    }

    /// Whether an ability can help to pay for this recruit.
    pub fn helps(&self, ability: &Ability) -> bool {
        match ability {
            Ability::Icons { when, .. } | Ability::AnyToken { when } => self.fits(when),
            Ability::MoreDiscount { .. }
            | Ability::TokenStays
            | Ability::TokenPair
            | Ability::ReturnedIcons { .. } => true,
            _ => false,
        }
    }
}

/// What a payer still has to give.
#[derive(Clone, Debug, Default)]
struct Purse {
    /// Tokens handed over that cover nothing yet.
    handed: Counts,
    /// Tokens that stay with their owner and may pay, by colour, and how many of them may.
    kept: Counts,
    stays: u8,
    fixed: Counts,
    any: u8,
    pairs: u8,
    /// Whether each token pays for any icon.
    wild: bool,
    /// Returned cards, and the icons that they are good for.
    cards: u8,
    card_icons: u8,
    covered_by_cards: u8,
}

impl Purse {
    /// Whether the icons can be covered so that nothing that was handed over or returned is idle (SE-15).
    fn covers(&self, left: &[Division]) -> bool {
        let Some((&icon, rest)) = left.split_first() else {
            return self.handed.is_empty() && self.covered_by_cards >= self.cards;
        };
        let next = |change: &dyn Fn(&mut Self)| {
            let mut purse = self.clone();
            change(&mut purse);
            purse.covers(rest)
        };
        if self.fixed[icon] > 0 && next(&|purse| purse.fixed[icon] -= 1) {
            return true;
        }
        if self.any > 0 && next(&|purse| purse.any -= 1) {
            return true;
        }
        if self.covered_by_cards < self.card_icons && next(&|purse| purse.covered_by_cards += 1) {
            return true;
        }
        Division::ALL.into_iter().any(|colour| {
            let alone = self.wild || colour == icon;
            let token = alone && self.handed[colour] > 0 && next(&|purse| purse.handed[colour] -= 1);
            let stays = || {
                let may = alone && self.stays > 0 && self.kept[colour] > 0;
                may && next(&|purse| {
                    purse.kept[colour] -= 1;
                    purse.stays -= 1;
                })
            };
            // SE-A34: where neither could pay alone. Both are paid, so one may stay by SE-A20
            // (both, where a pack has two such abilities on top).
            let pair = |staying: u8| {
                let handed = 2 - staying;
                let may = !alone && self.pairs > 0 && self.stays >= staying;
                may && self.handed[colour] >= handed
                    && self.kept[colour] >= staying
                    && next(&|purse| {
                        purse.handed[colour] -= handed;
                        purse.kept[colour] -= staying;
                        purse.stays -= staying;
                        purse.pairs -= 1;
                    })
            };
            token || stays() || (0..=2).any(pair)
        })
    }
}

/// Whether handing over these tokens and returning so many cards pays, with any of the abilities or none.
pub fn lawful(case: &Case, tokens: Counts, cards: u8) -> bool {
    if !case.held.covers(tokens) {
        return false;
    }
    (0..1_u32 << case.abilities.len()).any(|picked| {
        let used = case.abilities.iter().enumerate().filter(|(place, _)| picked >> place & 1 == 1);
        let mut purse = Purse {
            handed: tokens,
            kept: case.held.minus(tokens),
            cards,
            card_icons: cards * 2,
            ..Purse::default()
        };
        let mut more = 0;
        let mut better = Vec::new();
        for (_, ability) in used {
            if !case.helps(ability) {
                return false;
            }
            match *ability {
                Ability::Icons { icons, .. } => {
                    purse.fixed = purse.fixed.plus(icons.fixed);
                    purse.any += icons.any;
                }
                Ability::MoreDiscount { icons } => more += usize::from(icons),
                Ability::TokenStays => purse.stays += 1,
                Ability::TokenPair => purse.pairs += 1,
                Ability::AnyToken { .. } => purse.wild = true,
                Ability::ReturnedIcons { icons } => better.push(icons),
                _ => unreachable!("helps says so"),
            }
        }
        better.sort_unstable();
        for icons in better.iter().rev().take(usize::from(cards)) {
            purse.card_icons += icons - 2;
        }
        // Of two icons that may be ignored one may be paid all the same, as one that is given may.
        (0..=more).any(|more| purse.covers(&case.cost[(case.discount + more).min(case.cost.len())..]))
    })
}
