//! One open table: who watches it, its computers' turns, and its saving.

mod saving;
mod thinking;

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use serde_json::Value;
use tabletop::{Player, Seat, UndoScope, Viewer};

use crate::any::AnyTable;
use crate::api::{ApiError, Cause, Push, Reply, StorageFailure, TableId, TableInfo, Update};
use crate::guard::guard;
use crate::seated::{is_person, may_undo};
use crate::store::Store;

pub(crate) use thinking::{Start, start};

/// Where a connection is told things. It must not wait and must not ask anything itself.
pub(crate) type Sink = Arc<dyn Fn(Push) + Send + Sync>;

/// Number of a connection.
pub(crate) type ConnectionId = u64;

/// What all tables of a house use.
#[derive(Clone)]
pub(crate) struct Helpers {
    pub store: Arc<Store>,
    /// Saves the tables that are sent to it.
    pub saver: Sender<Weak<Cell>>,
    pub start: Start,
}

/// An open table.
pub(crate) struct Cell {
    pub info: TableInfo,
    state: Mutex<State>,
    /// Held while a generation is written, so that saves keep their order.
    saving: Mutex<()>,
    helpers: Helpers,
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
    /// While the table is being closed no computer begins to think.
    closing: bool,
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
        helpers: Helpers,
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
            closing: false,
            closed: false,
        };
        Arc::new(Self { info, state: Mutex::new(state), saving: Mutex::default(), helpers })
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
        self.go_on();
        Ok(Reply::Watch { table: self.info.clone(), state: seen, save_failed })
    }

    /// Forgets a connection. Without anybody who watches, computers stop.
    pub fn leave(&self, connection: ConnectionId) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.watchers.remove(&connection);
        if state.watchers.is_empty() {
            state.stop_thinking();
        }
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
        state.refuse_stale(seen)?;
        state.table.act(seat, action)?;
        let revision = self.changed(&mut state, Cause::Action, 1);
        drop(state);
        self.go_on();
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

    pub fn undo(
        self: &Arc<Self>,
        connection: ConnectionId,
        granted: UndoScope,
        seen: Option<u32>,
    ) -> Result<Reply, ApiError> {
        let mut state = self.lock()?;
        let viewer = self.viewer(&state, connection)?;
        state.refuse_stale(seen)?;
        let (scope, seat) = state.table.undo_scope().ok_or(ApiError::NothingToUndo)?;
        if !may_undo(viewer, scope, seat) {
            return Err(ApiError::NotYourSeat { seat });
        }
        let actions = state.table.undo(granted)? as u32;
        state.stop_thinking();
        if state.table.to_act().is_some() {
            // The game runs again, and with it the secrets.
            for watcher in state.watchers.values_mut().filter(|watcher| watcher.viewer == Viewer::Table) {
                watcher.viewer = Viewer::Spectator;
            }
        }
        let revision = self.changed(&mut state, Cause::Undo, 0);
        drop(state);
        self.go_on();
        Ok(Reply::Undo { revision, actions })
    }

    pub fn redo(self: &Arc<Self>, connection: ConnectionId, seen: Option<u32>) -> Result<Reply, ApiError> {
        let mut state = self.lock()?;
        let viewer = self.viewer(&state, connection)?;
        state.refuse_stale(seen)?;
        let seat = state.table.redo_seat().ok_or(ApiError::NothingToUndo)?;
        if !is_person(viewer) {
            return Err(ApiError::NotYourSeat { seat });
        }
        let actions = state.table.redo()?;
        state.stop_thinking();
        let revision = self.changed(&mut state, Cause::Redo, actions);
        drop(state);
        self.go_on();
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

    /// Tells every watcher of a change that added `entries` to the log, and has it saved; answers the new
    /// revision. The change stands whatever goes wrong here: who cannot be told is refused as stale.
    fn changed(self: &Arc<Self>, state: &mut State, cause: Cause, entries: usize) -> u32 {
        state.revision += 1;
        let from = state.table.log_length() - entries;
        for watcher in state.watchers.values() {
            let told = guard(|| {
                let entries = state.table.log(watcher.viewer, from)?;
                let seen = state.table.state(watcher.viewer, state.revision)?;
                Ok::<_, ApiError>(Update { table: self.id(), cause, entries, state: seen })
            });
            if let Ok(Ok(update)) = told {
                watcher.tell(Push::Update(update));
            }
        }
        // Without the saver's thread the house is being closed, which saves by itself.
        let _ = self.helpers.saver.send(Arc::downgrade(self));
        state.revision
    }
}

impl Watcher {
    fn tell(&self, push: Push) {
        // A fault in one connection must not spoil the table for the others.
        let _ = guard(|| (self.sink)(push));
    }
}

impl State {
    fn tell(&self, push: &Push) {
        for watcher in self.watchers.values() {
            watcher.tell(push.clone());
        }
    }

    fn refuse_stale(&self, seen: Option<u32>) -> Result<(), ApiError> {
        match seen {
            Some(seen) if seen != self.revision => Err(ApiError::Stale { revision: self.revision }),
            _ => Ok(()),
        }
    }
}
