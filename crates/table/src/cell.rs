//! One open table: who watches it, its computers' turns, and its saving.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{SystemTime, UNIX_EPOCH};

use opponents::Budget;
use serde_json::Value;
use tabletop::{Player, Seat, UndoScope, Viewer};

use crate::any::AnyTable;
use crate::api::{ApiError, Cause, Push, Reply, StorageFailure, TableId, TableInfo, TableState, Update};
use crate::store::Store;

/// Where a connection is told things. It must not wait and must not ask anything itself.
pub(crate) type Sink = Arc<dyn Fn(Push) + Send + Sync>;

/// Number of a connection.
pub(crate) type ConnectionId = u64;

/// An open table.
pub(crate) struct Cell {
    pub info: TableInfo,
    state: Mutex<State>,
    /// Held while a generation is written, so that saves keep their order.
    saving: Mutex<()>,
    store: Arc<Store>,
    saver: Sender<Weak<Cell>>,
}

struct State {
    table: Box<dyn AnyTable>,
    revision: u32,
    /// The revision that is on the disk.
    saved: Option<u32>,
    save_failed: Option<StorageFailure>,
    watchers: BTreeMap<ConnectionId, Watcher>,
    /// Set while a computer's thread runs; stops it.
    thinking: Option<Arc<AtomicBool>>,
    closed: bool,
}

struct Watcher {
    viewer: Viewer,
    sink: Sink,
}

impl Cell {
    /// `saved` says that the disk already holds the table as it is.
    pub fn new(
        table: Box<dyn AnyTable>,
        id: TableId,
        save: String,
        saved: bool,
        store: Arc<Store>,
        saver: Sender<Weak<Self>>,
    ) -> Arc<Self> {
        let info = TableInfo {
            table: id,
            save,
            game: table.game().to_owned(),
            content: table.content(),
            seats: table.seats(),
        };
        let state = State {
            table,
            revision: 0,
            saved: saved.then_some(0),
            save_failed: None,
            watchers: BTreeMap::new(),
            thinking: None,
            closed: false,
        };
        Arc::new(Self { info, state: Mutex::new(state), saving: Mutex::default(), store, saver })
    }

    const fn id(&self) -> TableId {
        self.info.table
    }

    /// A panic while the table was being changed leaves it in doubt: it is not used any more, and its
    /// save stands as it was.
    fn lock(&self) -> Result<MutexGuard<'_, State>, ApiError> {
        let problem = || "the table stopped after a fault; close it and open its save again".to_owned();
        let state = self.state.lock().map_err(|_| ApiError::Internal { problem: problem() })?;
        if state.closed { Err(ApiError::UnknownTable { table: self.id() }) } else { Ok(state) }
    }

    /// Looks at the table from now on.
    pub fn watch(
        self: &Arc<Self>,
        connection: ConnectionId,
        viewer: Viewer,
        sink: Sink,
    ) -> Result<Reply, ApiError> {
        let mut state = self.lock()?;
        let allowed = match viewer {
            Viewer::Seat(seat) => state.table.player(seat) == Some(Player::Human),
            Viewer::Spectator => true,
            Viewer::Table => state.table.to_act().is_none(),
        };
        if !allowed {
            return Err(ApiError::ViewNotAllowed { viewer });
        }
        let seen = state.table.state(viewer, state.revision)?;
        state.watchers.insert(connection, Watcher { viewer, sink });
        let save_failed = state.save_failed;
        drop(state);
        self.go_on()?;
        Ok(Reply::Watch { table: self.info.clone(), state: seen, save_failed })
    }

    /// Forgets a connection. Computers finish the turn they think about and wait then.
    pub fn leave(&self, connection: ConnectionId) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).watchers.remove(&connection);
    }

    /// Whether a connection other than this one watches.
    pub fn watched_by_others(&self, connection: ConnectionId) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.watchers.keys().any(|&watching| watching != connection)
    }

    pub fn act(
        self: &Arc<Self>,
        connection: ConnectionId,
        seat: Seat,
        action: Value,
        seen: Option<u32>,
    ) -> Result<Reply, ApiError> {
        let mut state = self.lock()?;
        self.may_use(&state, connection, seat)?;
        if seen.is_some_and(|seen| seen != state.revision) {
            return Err(ApiError::Stale { revision: state.revision });
        }
        state.table.act(seat, action)?;
        let revision = self.changed(&mut state, Cause::Action, 1)?;
        drop(state);
        self.go_on()?;
        Ok(Reply::Act { revision })
    }

    pub fn check(&self, connection: ConnectionId, seat: Seat, action: Value) -> Result<Reply, ApiError> {
        let state = self.lock()?;
        self.may_use(&state, connection, seat)?;
        match state.table.check(seat, action) {
            Ok(()) => Ok(Reply::Check { refusal: None }),
            Err(refusal @ (ApiError::Refused { .. } | ApiError::GameOver | ApiError::NotYourTurn { .. })) => {
                Ok(Reply::Check { refusal: Some(refusal) })
            }
            Err(error) => Err(error),
        }
    }

    pub fn legal(&self, connection: ConnectionId, seat: Seat) -> Result<Reply, ApiError> {
        let state = self.lock()?;
        self.may_use(&state, connection, seat)?;
        Ok(Reply::Legal { actions: state.table.legal(seat)? })
    }

    pub fn ask(&self, connection: ConnectionId, seat: Seat, ask: Value) -> Result<Reply, ApiError> {
        let state = self.lock()?;
        self.may_use(&state, connection, seat)?;
        Ok(Reply::Ask { answer: state.table.ask(seat, ask)? })
    }

    pub fn undo(self: &Arc<Self>, connection: ConnectionId, granted: UndoScope) -> Result<Reply, ApiError> {
        let mut state = self.lock()?;
        self.viewer(&state, connection)?;
        let actions = state.table.undo(granted)? as u32;
        state.stop_thinking();
        if state.table.to_act().is_some() {
            // The game runs again, and with it the secrets.
            for watcher in state.watchers.values_mut().filter(|watcher| watcher.viewer == Viewer::Table) {
                watcher.viewer = Viewer::Spectator;
            }
        }
        let revision = self.changed(&mut state, Cause::Undo, 0)?;
        drop(state);
        self.go_on()?;
        Ok(Reply::Undo { revision, actions })
    }

    pub fn redo(self: &Arc<Self>, connection: ConnectionId) -> Result<Reply, ApiError> {
        let mut state = self.lock()?;
        self.viewer(&state, connection)?;
        let actions = state.table.redo()?;
        state.stop_thinking();
        let revision = self.changed(&mut state, Cause::Redo, actions)?;
        drop(state);
        self.go_on()?;
        Ok(Reply::Redo { revision, actions: actions as u32 })
    }

    pub fn log(&self, connection: ConnectionId) -> Result<Reply, ApiError> {
        let state = self.lock()?;
        let viewer = self.viewer(&state, connection)?;
        let entries = state.table.log(viewer, 0)?;
        Ok(Reply::Log { revision: state.revision, earlier: state.table.earlier(), entries })
    }

    fn viewer(&self, state: &State, connection: ConnectionId) -> Result<Viewer, ApiError> {
        let watcher = state.watchers.get(&connection);
        watcher.map(|watcher| watcher.viewer).ok_or(ApiError::NotWatching { table: self.id() })
    }

    /// A connection acts and asks for the seat it looks as, and after the game for every seat.
    fn may_use(&self, state: &State, connection: ConnectionId, seat: Seat) -> Result<(), ApiError> {
        let allowed = self.viewer(state, connection)?.sees(seat) && state.table.player(seat).is_some();
        allowed.then_some(()).ok_or(ApiError::NotYourSeat { seat })
    }

    /// Tells every watcher of a change that added `entries` to the log, and has it saved.
    fn changed(self: &Arc<Self>, state: &mut State, cause: Cause, entries: usize) -> Result<u32, ApiError> {
        state.revision += 1;
        let from = state.table.log_length() - entries;
        for watcher in state.watchers.values() {
            let entries = state.table.log(watcher.viewer, from)?;
            let seen: TableState = state.table.state(watcher.viewer, state.revision)?;
            (watcher.sink)(Push::Update(Update { table: self.id(), cause, entries, state: seen }));
        }
        // Without the saver's thread the house is being closed, which saves by itself.
        let _ = self.saver.send(Arc::downgrade(self));
        Ok(state.revision)
    }

    /// Lets the computer that is to act think, while somebody watches.
    fn go_on(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut state = self.lock()?;
        if state.thinking.is_some() || state.watchers.is_empty() || !state.computer_to_act() {
            return Ok(());
        }
        let cancel = Arc::new(AtomicBool::new(false));
        let (cell, flag) = (self.clone(), cancel.clone());
        std::thread::Builder::new().name("computer".to_owned()).spawn(move || {
            if cell.think(&flag).is_err()
                && let Ok(mut state) = cell.lock()
            {
                // Those who watch were told of the fault; the next request lets the computer try again.
                state.thinking = None;
            }
        })?;
        state.thinking = Some(cancel);
        Ok(())
    }

    /// Does the turns of computers until a person is to act, nobody watches, or `cancel` is set.
    fn think(self: &Arc<Self>, cancel: &Arc<AtomicBool>) -> Result<(), ApiError> {
        loop {
            let mut state = self.lock()?;
            if cancel.load(Ordering::Relaxed) {
                return Ok(());
            }
            let turn = if state.watchers.is_empty() { None } else { state.table.turn() };
            let Some(turn) = turn else {
                state.thinking = None;
                return Ok(());
            };
            let (seat, revision) = (turn.seat, state.revision);
            state.tell(&Push::Thinking { table: self.id(), seat });
            drop(state);

            let budget = Budget::of(turn.time, cancel.clone());
            let choice = catch_unwind(AssertUnwindSafe(|| (turn.choose)(&budget))).ok().flatten();

            let mut state = self.lock()?;
            // A choice for a position that was taken back is no choice.
            if cancel.load(Ordering::Relaxed) || state.revision != revision {
                return Ok(());
            }
            let acted = choice.is_some_and(|action| state.table.act(seat, action).is_ok());
            if !acted {
                state.tell(&Push::ComputerFault { table: self.id(), seat });
                state.table.act_first()?;
            }
            self.changed(&mut state, Cause::Action, 1)?;
        }
    }

    /// Writes the table to the disk, unless it is there already, and tells how it went.
    pub fn save(&self) -> Result<(), ApiError> {
        let _order = self.saving.lock().unwrap_or_else(PoisonError::into_inner);
        self.save_in_order()
    }

    fn save_in_order(&self) -> Result<(), ApiError> {
        let (bytes, revision) = {
            let state = self.lock()?;
            if state.saved == Some(state.revision) {
                return Ok(());
            }
            (state.table.bytes(now()), state.revision)
        };
        let written = bytes.and_then(|bytes| self.store.write(&self.info.save, &bytes));
        let mut state = self.lock()?;
        let failure = written.as_ref().err().map(StorageFailure::from);
        state.save_failed = failure;
        match failure {
            None => {
                state.saved = Some(revision);
                state.tell(&Push::Saved { table: self.id(), revision });
            }
            Some(failure) => state.tell(&Push::SaveFailed { table: self.id(), failure }),
        }
        Ok(written?)
    }

    /// Saves and stops. With `discard` it stops even when the save fails.
    pub fn close(&self, discard: bool) -> Result<(), ApiError> {
        let _order = self.saving.lock().unwrap_or_else(PoisonError::into_inner);
        let saved = self.save_in_order();
        let mut state = self.state.lock().unwrap_or_else(|poisoned| {
            // A table in doubt is not saved; it only has to go.
            self.state.clear_poison();
            poisoned.into_inner()
        });
        match saved {
            Err(error @ ApiError::Storage { .. }) if !discard => return Err(error),
            _ => {}
        }
        state.stop_thinking();
        state.closed = true;
        state.tell(&Push::Closed { table: self.id() });
        state.watchers.clear();
        Ok(())
    }
}

impl State {
    fn tell(&self, push: &Push) {
        for watcher in self.watchers.values() {
            (watcher.sink)(push.clone());
        }
    }

    fn computer_to_act(&self) -> bool {
        let seat = self.table.to_act();
        seat.is_some_and(|seat| matches!(self.table.player(seat), Some(Player::Computer { .. })))
    }

    fn stop_thinking(&mut self) {
        if let Some(cancel) = self.thinking.take() {
            cancel.store(true, Ordering::Relaxed);
        }
    }
}

/// Seconds since 1970; 0 when the clock stands before that.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
