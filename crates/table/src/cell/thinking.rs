//! The turns of computers.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};

use opponents::Budget;
use serde_json::Value;
use tabletop::{Player, Seat};

use super::{Cell, State};
use crate::api::{ApiError, Cause, Push};
use crate::guard::guard;

/// Starts a computer's thread.
pub(crate) type Start = fn(Box<dyn FnOnce() + Send>) -> std::io::Result<()>;

/// Starts a thread of the system.
pub(crate) fn start(work: Box<dyn FnOnce() + Send>) -> std::io::Result<()> {
    std::thread::Builder::new().name("computer".to_owned()).spawn(work).map(drop)
}

impl Cell {
    /// Lets the computer that is to act think, while somebody watches. When it cannot, those who watch are
    /// told and the next request tries again: what was asked for is done by now.
    pub(super) fn go_on(self: &Arc<Self>) {
        let Ok(mut state) = self.lock() else { return };
        let Some(seat) = state.computer_to_act() else { return };
        if state.thinking.is_some() || state.watchers.is_empty() || state.closing {
            return;
        }
        let cancel = Arc::new(AtomicBool::new(false));
        let (cell, flag) = (self.clone(), cancel.clone());
        let started = (self.helpers.start)(Box::new(move || {
            let mut seat = seat;
            let done = guard(|| cell.think(&flag, &mut seat));
            if !matches!(done, Ok(Ok(()))) {
                cell.stopped(&flag, seat);
            }
        }));
        match started {
            Ok(()) => state.thinking = Some(cancel),
            Err(_) => state.tell(&Push::ComputerFault { table: self.id(), seat }),
        }
    }

    /// Does the turns of computers until a person is to act, nobody watches, or `cancel` is set. `at` says
    /// whose turn it is at.
    fn think(self: &Arc<Self>, cancel: &Arc<AtomicBool>, at: &mut Seat) -> Result<(), ApiError> {
        // What a computer means to do next in its turn, for the position with that revision.
        let mut ahead: (u32, VecDeque<Value>) = (0, VecDeque::new());
        loop {
            let mut state = self.lock()?;
            if cancel.load(Ordering::Relaxed) {
                return Ok(());
            }
            let seat = state.computer_to_act().filter(|_| !state.watchers.is_empty());
            let Some(seat) = seat else {
                state.thinking = None;
                return Ok(());
            };
            *at = seat;
            let revision = state.revision;
            state.tell(&Push::Thinking { table: self.id(), seat });
            if ahead.0 == revision
                && let Some(action) = ahead.1.pop_front()
                && state.table.act(seat, action).is_ok()
            {
                self.changed(&mut state, Cause::Action, 1);
                ahead.0 = state.revision;
                continue;
            }
            let turn = guard(|| state.table.turn()).ok().flatten();
            drop(state);

            let plan = turn.and_then(|turn| {
                let budget = Budget::of(turn.time, cancel.clone());
                guard(|| (turn.choose)(&budget)).ok()
            });
            let mut plan = VecDeque::from(plan.unwrap_or_default());

            let mut state = self.lock()?;
            // A choice for a position that was taken back is no choice.
            if cancel.load(Ordering::Relaxed) || state.revision != revision {
                return Ok(());
            }
            let acted = plan.pop_front().is_some_and(|action| state.table.act(seat, action).is_ok());
            if !acted {
                state.tell(&Push::ComputerFault { table: self.id(), seat });
                state.table.act_first()?;
                plan.clear();
            }
            self.changed(&mut state, Cause::Action, 1);
            ahead = (state.revision, plan);
        }
    }

    /// After a fault: those who watch are told, even when the table is in doubt, and when it is not, the next
    /// request lets the computer try again.
    fn stopped(&self, flag: &Arc<AtomicBool>, seat: Seat) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.closed || flag.load(Ordering::Relaxed) {
            return;
        }
        state.thinking = None;
        state.tell(&Push::ComputerFault { table: self.id(), seat });
    }
}

impl State {
    fn computer_to_act(&self) -> Option<Seat> {
        let seat = self.table.to_act();
        seat.filter(|&seat| matches!(self.table.player(seat), Some(Player::Computer { .. })))
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(cancel) = self.thinking.take() {
            cancel.store(true, Ordering::Relaxed);
        }
    }
}
