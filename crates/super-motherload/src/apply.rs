//! Doing an action, and the flow of turns (SM-9 to SM-11, SM-33, SM-50 to SM-58).

use tabletop::{Recorder, Seat};

use crate::action::Action;
use crate::check::HAND;
use crate::effect::{Effect, EndReason, Source};
use crate::game::SuperMotherload;
use crate::ground::{Ground, depths};
use crate::ids::{Card, CardSet, Line, Side, Space};
use crate::state::{Stage, bits_of};
use crate::view::Tally;

/// Actions of a turn (SM-9).
const ACTIONS: u8 = 2;
/// Cards of a Draw action (SM-12).
const DRAW: u8 = 2;
/// Full rounds without tunnel that end a game (SM-58).
pub(crate) const IDLE_ROUNDS: u8 = 3;

impl SuperMotherload {
    /// Does an action that [`SuperMotherload::allowed`] accepts.
    pub(crate) fn act(&mut self, action: &Action, recorder: &mut impl Recorder<Effect>) {
        match *action {
            Action::ChooseSide(side) => self.choose_side(side, recorder),
            Action::Draw => {
                self.begin_action();
                self.mover_draws(DRAW, Source::Action, recorder);
                self.settle(recorder);
            }
            Action::Drill { cards, line } => self.drill(cards, line, recorder),
            Action::Bomb { card, turn, at } => self.bomb(card, turn, at, recorder),
            Action::Lay(stack) => self.lay(stack, recorder),
            Action::Buy(stack) => self.buy(stack, recorder),
            Action::Spend { tile, copy } => self.spend(tile, copy, recorder),
            Action::ClaimMajor(major) => self.take_major(major, recorder),
            Action::ClaimMinor(minor) => self.take_minor(minor, recorder),
            Action::EndTurn => {
                if self.state.mover().hand.len() > HAND {
                    self.state.stage = Stage::Discard;
                } else {
                    self.finish_turn(recorder);
                }
            }
            Action::Discard(cards) => self.cut_hand(cards, recorder),
        }
    }

    fn begin_action(&mut self) {
        self.state.actions -= 1;
        self.state.in_action = true;
        self.state.action_tally = Tally::default();
        self.state.cards_met = 0;
    }

    fn drill(&mut self, cards: CardSet, line: Line, recorder: &mut impl Recorder<Effect>) {
        let (Ok(drill), Some(bits)) = (self.drill_of(cards), self.ground.line(line)) else { return };
        let seat = self.state.turn;
        let colour = self.drill_colour(drill, bits);
        self.begin_action();
        self.discard(cards);
        self.place(bits);
        self.tally(Source::Action, |tally| tally.cards_drilled += cards.len() as u16);
        recorder.record(|| Effect::Drilled {
            seat,
            cards: cards.iter().collect(),
            colour,
            spaces: self.spaces(bits),
        });
        self.finish_dig(bits, cards, recorder);
    }

    fn bomb(&mut self, card: Card, turn: u8, at: Space, recorder: &mut impl Recorder<Effect>) {
        let turned = self.bomb_of(card).ok().and_then(|pattern| pattern.turned(turn)).copied();
        let Some(bits) = turned.and_then(|turned| self.blast(&turned, at)) else { return };
        let seat = self.state.turn;
        self.begin_action();
        self.state.mover_mut().bombs -= 1;
        self.discard(CardSet::one(card));
        self.place(bits);
        self.tally(Source::Action, |tally| tally.bombs_used += 1);
        recorder.record(|| Effect::Bombed { seat, card, spaces: self.spaces(bits) });
        // SM-20: no drill bonus.
        self.finish_dig(bits, CardSet::EMPTY, recorder);
    }

    fn spaces(&self, bits: u128) -> Vec<Space> {
        bits_of(bits).map(|bit| self.ground.space(bit)).collect()
    }

    fn place(&mut self, bits: u128) {
        self.state.tunnel |= bits;
        self.state.dug = true;
        let steel = (bits & self.ground.steel).count_ones() as u16;
        let rock = (bits & self.ground.rock).count_ones() as u16;
        self.tally(Source::Action, |tally| {
            tally.spaces += bits.count_ones() as u16;
            tally.plates += steel;
            tally.rocks += rock;
        });
    }

    fn finish_dig(&mut self, bits: u128, cards: CardSet, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let goal = self.ground.goal;
        self.collect(bits, cards, recorder);
        if bits & goal != 0 && goal & !self.state.tunnel == 0 {
            if self.next_slot().is_some() {
                self.state.need_side = true;
            } else {
                self.state.last_turn = true;
                recorder.record(|| Effect::LastTurn { seat });
            }
        }
        self.settle(recorder);
    }

    /// The slot that comes into play next; none when the deepest one lies there.
    pub(crate) fn next_slot(&self) -> Option<u8> {
        let slot = self.state.sides.iter().take_while(|side| side.is_some()).count();
        (slot < depths(self.state.seats.len()).len()).then_some(slot as u8)
    }

    /// SM-5, SM-50, SM-51: lays out the next board; of two in play the shallower goes first.
    fn choose_side(&mut self, side: Side, recorder: &mut impl Recorder<Effect>) {
        let Some(slot) = self.next_slot() else { return };
        let seat = self.state.turn;
        if slot >= self.state.top_slot + 2 {
            let gone = self.state.top_slot;
            self.state.top_slot += 1;
            // SM-52
            self.state.tunnel >>= 64;
            recorder.record(|| Effect::BoardRemoved { slot: gone });
        }
        self.state.sides[usize::from(slot)] = Some(side);
        self.state.need_side = false;
        self.ground = Ground::new(&self.content, &self.state);
        let depth = depths(self.state.seats.len())[usize::from(slot)];
        recorder.record(|| Effect::SideChosen { seat, slot, depth, side });
        if self.state.stage == Stage::FirstSide {
            self.state.stage = Stage::Turn;
            self.begin_turn(self.state.first, recorder);
        } else {
            self.settle(recorder);
        }
    }

    fn begin_turn(&mut self, seat: Seat, recorder: &mut impl Recorder<Effect>) {
        let state = &mut self.state;
        state.stage = Stage::Turn;
        state.turn = seat;
        state.actions = ACTIONS;
        state.took_major = false;
        state.took_minor = false;
        state.in_action = false;
        state.action_tally = Tally::default();
        state.turn_tally = Tally::default();
        state.cards_met = 0;
        let round = state.round;
        recorder.record(|| Effect::TurnBegan { seat, round });
    }

    fn cut_hand(&mut self, cards: CardSet, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        self.discard(cards);
        if let Some(top) = cards.iter().last() {
            let count = cards.len() as u8;
            recorder.record(|| Effect::HandCut { seat, count, cards: Some(cards.iter().collect()), top });
        }
        self.finish_turn(recorder);
    }

    fn finish_turn(&mut self, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        recorder.record(|| Effect::TurnEnded { seat });
        if self.state.last_turn {
            self.finish_game(EndReason::DugOut, recorder);
            return;
        }
        let next = seat.next(self.state.seats.len());
        if next == self.state.first {
            self.state.idle_rounds = if self.state.dug { 0 } else { self.state.idle_rounds + 1 };
            self.state.dug = false;
            if self.state.idle_rounds == IDLE_ROUNDS {
                self.finish_game(EndReason::Stall, recorder);
                return;
            }
            self.state.round = self.state.round.saturating_add(1);
        }
        self.begin_turn(next, recorder);
    }

    fn finish_game(&mut self, reason: EndReason, recorder: &mut impl Recorder<Effect>) {
        self.state.stage = Stage::Over(reason);
        self.state.actions = 0;
        recorder.record(|| Effect::GameOver { reason });
    }
}
