//! The course of a turn (MN-8, MN-9), failed moves (MN-15, MN-16) and the end (MN-60).

use tabletop::{Recorder, Seat};

use crate::cutting::Spoils;
use crate::effect::{Effect, EndReason};
use crate::game::MineralsGame;
use crate::ids::Hex;
use crate::sites::Site;
use crate::state::Stage;

impl MineralsGame {
    /// Puts a pawn on a site.
    pub(crate) fn place(&mut self, pawn: Seat, site: Site, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        self.state.seats[pawn.index()].pawn = Some(site);
        self.ground.pawns.insert(site);
        recorder.record(|| Effect::Placed { seat, pawn, at: self.state.hex(site) });
    }

    /// Moves the mover's pawn; its tile goes to the pool, and what is cut off is cut (MN-14, MN-20).
    pub(crate) fn land(
        &mut self,
        from: Site,
        bend: Option<Hex>,
        to: Site,
        recorder: &mut impl Recorder<Effect>,
    ) {
        let seat = self.state.turn;
        let lifted = self.lift(from);
        self.ground.pawns.remove(from);
        self.ground.pawns.insert(to);
        let mover = self.state.mover_mut();
        mover.pawn = Some(to);
        mover.pool.add(lifted);
        self.state.lifted = Some(lifted);
        recorder.record(|| Effect::Moved {
            seat,
            from: self.state.hex(from),
            bend,
            to: self.state.hex(to),
            lifted,
        });
        self.cut_after_landing(from, recorder);
    }

    /// MN-15, MN-16: the lifted tile goes to the bag; the pawn to `refuge`, or off the board.
    pub(crate) fn fail(&mut self, from: Site, refuge: Option<Site>, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let lost = self.lift(from);
        self.ground.pawns.remove(from);
        self.state.mover_mut().pawn = None;
        self.state.bag.add(lost);
        recorder.record(|| Effect::Failed { seat, at: self.state.hex(from), lost });
        match refuge {
            Some(site) => self.place(seat, site, recorder),
            None => {
                recorder.record(|| Effect::Left { seat });
                if self.state.sudden_end {
                    self.finish(EndReason::Sudden, recorder);
                    return;
                }
            }
        }
        // MN-22: as after a move, but nothing is taken.
        let loose = self.loosened(from);
        self.cut_all(loose, Spoils::Bag, recorder);
        self.end_turn(recorder);
    }

    /// MN-16: the whole turn is to place the pawn again.
    pub(crate) fn come_back(&mut self, site: Site, recorder: &mut impl Recorder<Effect>) {
        self.place(self.state.turn, site, recorder);
        let loose = self.loose();
        self.cut_all(loose, Spoils::Bag, recorder);
        self.end_turn(recorder);
    }

    /// After an action: a turn in which nothing can be done any more is over.
    pub(crate) fn go_on(&mut self, recorder: &mut impl Recorder<Effect>) {
        if self.state.stage == Stage::After && !self.can_do_more() {
            self.end_turn(recorder);
        }
    }

    /// Whether a collection or a tool may still follow the move (MN-9).
    fn can_do_more(&self) -> bool {
        let card =
            !self.state.collected && self.state.row.iter().flatten().any(|&card| self.can_collect(card));
        card || (self.state.used.is_none()
            && self.tools().is_some_and(|tools| tools.into_iter().any(|tool| self.usable(tool).is_ok())))
    }

    /// Begins the turn of `seat`, which has something to do in it.
    pub(crate) fn begin_turn(&mut self, recorder: &mut impl Recorder<Effect>) {
        self.state.stage = Stage::Before;
        let seat = self.state.turn;
        recorder.record(|| Effect::TurnBegan { seat });
    }

    /// Ends the turn: the game ends, or the next seat that has something to do begins its own.
    pub(crate) fn end_turn(&mut self, recorder: &mut impl Recorder<Effect>) {
        self.state.used = None;
        self.state.collected = false;
        self.state.lifted = None;
        loop {
            if self.is_still() {
                self.finish(EndReason::Still, recorder);
                return;
            }
            let seat = self.state.turn.next(self.state.seats.len());
            self.state.turn = seat;
            self.state.turns = self.state.turns.saturating_add(1);
            if seat == self.state.first {
                self.state.round = self.state.round.saturating_add(1);
            }
            // MN-16: passed. Somebody has something to do, or the game would be over.
            if self.state.mover().pawn.is_some() || !self.ground.free_white().is_empty() {
                self.begin_turn(recorder);
                return;
            }
            recorder.record(|| Effect::Passed { seat });
        }
    }

    /// MN-60: no pawn on the board has a legal move, and no wollastonite is free.
    pub(crate) fn is_still(&self) -> bool {
        self.ground.free_white().is_empty() && !self.ground.pawns.iter().any(|pawn| self.can_move(pawn))
    }

    /// MN-60: what is left on the board goes to the bag.
    fn finish(&mut self, reason: EndReason, recorder: &mut impl Recorder<Effect>) {
        for site in self.ground.tiles.iter() {
            let mineral = self.lift(site);
            self.state.bag.add(mineral);
        }
        for seat in &mut self.state.seats {
            seat.pawn = None;
        }
        self.ground.pawns = crate::sites::SiteSet::EMPTY;
        self.ground.whole = true;
        self.state.used = None;
        self.state.collected = false;
        self.state.lifted = None;
        self.state.stage = Stage::Over(reason);
        recorder.record(|| Effect::Ended { reason });
    }
}
