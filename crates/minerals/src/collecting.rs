//! Collections (MN-30, MN-31).

use tabletop::Recorder;

use crate::effect::Effect;
use crate::game::MineralsGame;
use crate::ids::{CardId, Mineral, Minerals, Variant};
use crate::refusal::Refusal;
use crate::view::Step;

impl MineralsGame {
    /// What a card costs, whole or without its orpiment (MN-31).
    pub(crate) fn price(&self, card: CardId, lower: bool) -> Minerals {
        let mut needs = self.content.card(card).needs;
        if lower {
            needs[Mineral::Orpiment] = 0;
        }
        needs
    }

    /// Whether the mover's pool pays for a face-up card in some way.
    pub(crate) fn can_collect(&self, card: CardId) -> bool {
        let pool = self.state.mover().pool;
        let rules = self.content.card(card);
        pool.covers(rules.needs) || (rules.lower.is_some() && pool.covers(self.price(card, true)))
    }

    pub(crate) fn check_collect(&self, card: CardId, lower: bool) -> Result<(), Refusal> {
        if self.state.variant == Variant::Tiles {
            return Err(Refusal::NoCards);
        }
        let due = self.step();
        if due != Step::After {
            return Err(Refusal::OtherStep { due });
        }
        if !self.state.row.contains(&Some(card)) {
            return Err(Refusal::NotFaceUp { card });
        }
        if self.state.collected {
            return Err(Refusal::Collected);
        }
        if lower && self.content.card(card).lower.is_none() {
            return Err(Refusal::NoLowerValue);
        }
        let (pool, price) = (self.state.mover().pool, self.price(card, lower));
        if pool.covers(price) { Ok(()) } else { Err(Refusal::LacksMinerals { missing: price.minus(pool) }) }
    }

    pub(crate) fn collect(&mut self, card: CardId, lower: bool, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let paid = self.price(card, lower);
        let points = self.card_points(card, lower);
        let mover = self.state.mover_mut();
        mover.pool = mover.pool.minus(paid);
        mover.cards |= 1 << card.0;
        if lower {
            mover.lower |= 1 << card.0;
        }
        self.state.bag = self.state.bag.plus(paid);
        self.state.collected = true;
        recorder.record(|| Effect::Collected { seat, card, paid, lower, points });
        let place = self.state.row.iter().position(|&up| up == Some(card));
        if let Some(slot) = place {
            let next = self.state.deck.pop();
            self.state.row[slot] = next;
            if let Some(card) = next {
                recorder.record(|| Effect::Revealed { slot: slot as u8, card });
            }
        }
    }

    /// What a card scores.
    pub(crate) fn card_points(&self, card: CardId, lower: bool) -> u8 {
        let rules = self.content.card(card);
        if lower { rules.lower.unwrap_or(rules.points) } else { rules.points }
    }
}
