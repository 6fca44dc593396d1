//! Laying minerals and buying pilots (SM-30, SM-35 to SM-37).

use tabletop::{Recorder, Seat};

use crate::content::Bonus;
use crate::effect::{Effect, Source};
use crate::game::SuperMotherload;
use crate::ids::{COSTS, Card, CardSet, Minerals, Stack, TIERS};
use crate::view::Step;

impl SuperMotherload {
    /// The pilot on top of a stack; none when it is sold out.
    pub(crate) fn top(&self, seat: Seat, stack: Stack) -> Option<Card> {
        let bought = self.state.seats[seat.index()].bought[stack.index()];
        (usize::from(bought) < TIERS).then(|| Card::pilot(stack, bought))
    }

    /// The pilots that were bought from a stack: they lie in the order of their numbers, the cheapest on top (SM-1).
    pub(crate) fn hired(&self, seat: Seat, stack: Stack) -> CardSet {
        let bought = self.state.seats[seat.index()].bought[stack.index()];
        (0..bought).map(|tier| Card::pilot(stack, tier)).collect()
    }

    /// The pilots that still lie in a stack.
    pub(crate) fn pilots(&self, seat: Seat, stack: Stack) -> CardSet {
        let bought = self.state.seats[seat.index()].bought[stack.index()];
        (bought..TIERS as u8).map(|tier| Card::pilot(stack, tier)).collect()
    }

    /// Cost of the pilot on top of a stack, in dollars.
    pub(crate) fn cost(&self, seat: Seat, stack: Stack) -> Option<u16> {
        let bought = self.state.seats[seat.index()].bought[stack.index()];
        COSTS.get(usize::from(bought)).copied()
    }

    /// Stacks of the mover whose top pilot is paid for (SM-35).
    pub(crate) fn due(&self) -> impl Iterator<Item = Stack> {
        Stack::ALL.into_iter().filter(|&stack| {
            let money = self.state.mover().minerals[stack.index()].value();
            self.cost(self.state.turn, stack).is_some_and(|cost| money >= cost)
        })
    }

    /// SM-30: lays the newest lot on a stack.
    pub(crate) fn lay(&mut self, stack: Stack, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        if let Some(minerals) = self.state.lots.pop() {
            let pile = &mut self.state.mover_mut().minerals[stack.index()];
            *pile = pile.plus(minerals);
            recorder.record(|| Effect::Laid { seat, stack, minerals });
        }
        self.settle(recorder);
    }

    /// Buys what must be bought and leaves no choice (SM-35), until a decision is due. When none is left
    /// the action is resolved.
    pub(crate) fn settle(&mut self, recorder: &mut impl Recorder<Effect>) {
        while self.state.lots.is_empty() && !self.state.need_side {
            let mut due = self.due();
            match (due.next(), due.next()) {
                (Some(only), None) => {
                    drop(due);
                    self.purchase(only, recorder);
                }
                _ => break,
            }
        }
        if self.step() == Step::Action {
            self.state.in_action = false;
        }
    }

    /// SM-37: buys the chosen one of several, then what is left to do.
    pub(crate) fn buy(&mut self, stack: Stack, recorder: &mut impl Recorder<Effect>) {
        self.purchase(stack, recorder);
        self.settle(recorder);
    }

    fn purchase(&mut self, stack: Stack, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let (Some(card), Some(cost)) = (self.top(seat, stack), self.cost(seat, stack)) else { return };
        let mover = self.state.mover_mut();
        let paid = mover.minerals[stack.index()].value();
        mover.minerals[stack.index()] = Minerals::NONE;
        mover.bought[stack.index()] += 1;
        self.put_on_discard(card);
        let source = Source::Purchase { card };
        self.tally(source, |tally| tally.pilots_bought += 1);
        recorder.record(|| Effect::Bought { seat, stack, card, paid, lost: paid.saturating_sub(cost) });
        let crew = self.state.mover().crew;
        let content = self.content.clone();
        for bonus in &content.card(crew, card).purchase {
            match *bonus {
                Bonus::Draw { count } => self.mover_draws(count, source, recorder),
                Bonus::Bombs { count } => self.mover_gains_bombs(count, source, recorder),
                Bonus::Minerals { mineral, count } => self.gain_minerals(mineral, count, source, recorder),
                Bonus::Actions { count } => self.gain_actions(count, source, recorder),
                Bonus::Points { count } => {
                    let mover = self.state.mover_mut();
                    mover.bonus_points = mover.bonus_points.saturating_add(u16::from(count));
                    recorder.record(|| Effect::PointsGained { seat, count, source });
                }
            }
        }
    }
}
