//! Random actions for playouts: found directly, because listing all of them would take longer than
//! playing.

use rand::Rng;
use tabletop::chance::below;

use crate::action::Action;
use crate::check::HAND;
use crate::game::SuperMotherload;
use crate::ids::{Card, CardSet, Direction, Line};
use crate::state::bits_of;
use crate::view::Step;

/// One in so many turns with actions left is ended early, so that this is tried too.
const EARLY_END: u32 = 64;
/// Tries for a drill before something else is done.
const TRIES: u32 = 3;

impl SuperMotherload {
    pub(crate) fn playout_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        scratch.clear();
        match self.step() {
            Step::Discard => return Some(self.random_discard(rng)),
            Step::Action => {
                if let Some(action) = self.random_turn_action(rng, scratch) {
                    return Some(action);
                }
                scratch.clear();
            }
            _ => {}
        }
        if self.step() == Step::Action {
            return Some(if self.state.actions > 0 && self.can_draw() {
                Action::Draw
            } else {
                Action::EndTurn
            });
        }
        self.list(scratch);
        pick(scratch, rng).copied()
    }

    fn random_turn_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        self.list_between(scratch);
        if !scratch.is_empty() && below(rng, 2) == 0 {
            return pick(scratch, rng).copied();
        }
        if self.state.actions == 0 || below(rng, EARLY_END) == 0 {
            return Some(Action::EndTurn);
        }
        let mover = self.state.mover();
        if mover.hand.len() < 2 && self.can_draw() {
            return Some(Action::Draw);
        }
        if mover.bombs > 0
            && below(rng, 3) == 0
            && let Some(action) = self.random_bomb(rng)
        {
            return Some(action);
        }
        (0..TRIES).find_map(|_| self.random_drill(rng))
    }

    fn random_drill(&self, rng: &mut impl Rng) -> Option<Action> {
        let mover = self.state.mover();
        let first = nth(mover.hand, below(rng, mover.hand.len() as u32))?;
        let mut cards = CardSet::one(first);
        let mut colours = self.content.card(mover.crew, first).colours;
        let coin = rng.next_u32();
        for card in mover.hand.iter() {
            let both = colours & self.content.card(mover.crew, card).colours;
            if both != 0 && coin >> card.0 & 1 == 1 {
                cards.insert(card);
                colours = both;
            }
        }
        let drill = self.drill_of(cards).ok()?;
        let starts = self.starts(drill);
        if starts.is_empty() {
            return None;
        }
        let number = below(rng, starts.count());
        let across = starts.across.count_ones();
        let (set, number, direction) = if number < across {
            (starts.across, number, Direction::Across)
        } else {
            (starts.down, number - across, Direction::Down)
        };
        let start = self.ground.space(bits_of(set).nth(number as usize)?);
        Some(Action::Drill { cards, line: Line { start, direction, length: drill.icons } })
    }

    fn random_bomb(&self, rng: &mut impl Rng) -> Option<Action> {
        let mover = self.state.mover();
        let red = mover.hand.iter().filter(|&card| self.content.card(mover.crew, card).pattern.is_some());
        let red: CardSet = red.collect();
        let card = nth(red, below(rng, red.len() as u32))?;
        let pattern = self.bomb_of(card).ok()?;
        let turn = below(rng, 8) as u8;
        let places = self.blast_starts(pattern.turned(turn)?);
        let at = bits_of(places).nth(below(rng, places.count_ones()) as usize)?;
        Some(Action::Bomb { card, turn, at: self.ground.space(at) })
    }

    fn random_discard(&self, rng: &mut impl Rng) -> Action {
        let mut kept = self.state.mover().hand;
        let mut cards = CardSet::EMPTY;
        while kept.len() > HAND {
            if let Some(card) = nth(kept, below(rng, kept.len() as u32)) {
                kept.remove(card);
                cards.insert(card);
            }
        }
        Action::Discard(cards)
    }
}

fn nth(cards: CardSet, number: u32) -> Option<Card> {
    cards.iter().nth(number as usize)
}

fn pick<'a>(actions: &'a [Action], rng: &mut impl Rng) -> Option<&'a Action> {
    actions.get(below(rng, actions.len() as u32) as usize)
}
