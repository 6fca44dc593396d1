//! Doing an action.

use tabletop::Recorder;

use crate::action::Action;
use crate::effect::Effect;
use crate::game::MineralsGame;
use crate::ids::{Hex, REMOVALS, Tool};
use crate::sites::Site;
use crate::state::Stage;

impl MineralsGame {
    /// Does a legal action. One that is not legal changes nothing that matters: builds for debugging stop at it.
    pub(crate) fn act(&mut self, action: &Action, recorder: &mut impl Recorder<Effect>) {
        debug_assert!(self.allowed(action).is_ok(), "{action:?} is refused: {:?}", self.allowed(action));
        let pawn = self.pawn();
        match *action {
            Action::Remove(at) => self.remove(at, recorder),
            Action::Place(at) => self.put_pawn(at, recorder),
            Action::Move(to) => {
                if let (Some(from), Some(to)) = (pawn, self.site(to)) {
                    self.land(from, None, to, recorder);
                }
            }
            Action::Map { bend, to } => {
                if let (Some(from), Some(to)) = (pawn, self.site(to)) {
                    self.pay(Tool::Map, recorder);
                    self.land(from, Some(bend), to, recorder);
                }
            }
            Action::Compass(to) => {
                if let (Some(from), Some(to)) = (pawn, self.site(to)) {
                    self.pay(Tool::Compass, recorder);
                    self.land(from, None, to, recorder);
                }
            }
            Action::Fail(refuge) => {
                if let Some(from) = pawn {
                    self.fail(from, refuge.and_then(|at| self.site(at)), recorder);
                }
            }
            Action::Cut(at) => self.cut_part_of(at, recorder),
            Action::Shovel(at) => {
                self.pay(Tool::Shovel, recorder);
                self.cut_part_of(at, recorder);
            }
            Action::Hammer { mineral, at } => self.hammer(mineral, at, recorder),
            Action::Chest => self.chest(recorder),
            Action::Keep(kept) => self.keep_drawn(kept, recorder),
            Action::Sack { with, give, take } => self.sack(with, give, take, recorder),
            Action::Vortex(at) => self.vortex(at, recorder),
            Action::Glass(at) => {
                if let Some(site) = self.site(at) {
                    self.take_with(Tool::Glass, site, recorder);
                }
            }
            Action::Rope(at) => {
                if let Some(site) = self.site(at) {
                    self.take_with(Tool::Rope, site, recorder);
                }
            }
            Action::Lantern => {
                self.pay(Tool::Lantern, recorder);
                self.state.stage = Stage::Lantern;
            }
            Action::Collect { card, lower } => self.collect(card, lower, recorder),
            Action::EndTurn => self.end_turn(recorder),
        }
        self.go_on(recorder);
    }

    fn site(&self, at: Hex) -> Option<Site> {
        self.ground.chart.site(at)
    }

    /// MN-4: one tile each, clockwise, until five are gone; then the pawns are placed, again from the first
    /// seat on (MN-7).
    fn remove(&mut self, at: Hex, recorder: &mut impl Recorder<Effect>) {
        let Some(site) = self.site(at) else { return };
        let seat = self.state.turn;
        let mineral = self.lift(site);
        self.state.bag.add(mineral);
        self.state.removed += 1;
        recorder.record(|| Effect::Removed { seat, at, mineral });
        if self.state.removed < REMOVALS {
            self.state.turn = seat.next(self.state.seats.len());
        } else {
            self.state.turn = self.state.first;
            self.state.stage = Stage::Placing;
        }
    }

    /// MN-7: the pawn of the right neighbour; MN-16: the own one.
    fn put_pawn(&mut self, at: Hex, recorder: &mut impl Recorder<Effect>) {
        let Some(site) = self.site(at) else { return };
        if self.state.stage != Stage::Placing {
            self.come_back(site, recorder);
            return;
        }
        let seats = self.state.seats.len();
        self.place(self.state.turn.right(seats), site, recorder);
        self.state.turn = self.state.turn.next(seats);
        if self.state.turn == self.state.first {
            self.state.turns = 1;
            self.begin_turn(recorder);
        }
    }

    /// MN-20, MN-43: this tile is taken, the rest of its part goes to the bag.
    fn cut_part_of(&mut self, at: Hex, recorder: &mut impl Recorder<Effect>) {
        let Some(site) = self.site(at) else { return };
        let loose = self.loose();
        let part = self.ground.chart.part(loose, site);
        self.cut(part, Some(site), recorder);
        let rest = loose.minus(part);
        if rest.is_empty() || !self.cuts_matter(rest) {
            self.state.stage = Stage::After;
            self.cut_all(rest, crate::cutting::Spoils::Lowest, recorder);
        }
    }

    /// MN-44: one is kept, the other goes back.
    fn keep_drawn(&mut self, kept: crate::ids::Mineral, recorder: &mut impl Recorder<Effect>) {
        let Stage::Keeping { moved } = self.state.stage else { return };
        let Some([one, two]) = self.state.drawn.take() else { return };
        self.state.stage = if moved { Stage::After } else { Stage::Before };
        self.keep(kept, Some(if kept == one { two } else { one }), recorder);
    }
}
