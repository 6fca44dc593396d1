//! Games and their tables without their types: values of a game cross this line as JSON.

use std::time::Duration;

use opponents::Budget;
use serde_json::Value;
use tabletop::save::{ContentRef, Opened};
use tabletop::{Player, Seat, SeatSetup, Seed, UndoScope, Viewer};

use crate::api::{ApiError, GameInfo, LogEntry, SeatInfo, TableState};

/// A game that tables can be opened of.
pub(crate) trait AnyGame: Send + Sync {
    fn id(&self) -> &'static str;
    fn info(&self) -> GameInfo;
    /// A pack as JSON; the house pack for none.
    fn content(&self, wanted: Option<&ContentRef>) -> Result<(ContentRef, Value), ApiError>;
    /// Answers a question of the new-game sheet.
    fn plan(&self, content: Option<&ContentRef>, plan: Value) -> Result<Value, ApiError>;
    fn new_table(&self, start: NewTable<'_>) -> Result<Box<dyn AnyTable>, ApiError>;
    fn open_table(&self, file: &[u8]) -> Result<(Box<dyn AnyTable>, Opened), ApiError>;
}

/// What a new table starts from.
pub(crate) struct NewTable<'a> {
    pub content: Option<&'a ContentRef>,
    pub options: Value,
    pub seats: Vec<SeatSetup>,
    pub seed: Seed,
    /// Seconds since 1970.
    pub now: u64,
}

/// A computer's turn, ready to be thought about without the table.
pub(crate) struct Turn {
    pub time: Duration,
    pub choose: Choose,
}

/// Finds an action within a budget, and what is to follow it in the same turn as far as that is sure already. Empty
/// when none was found.
pub(crate) type Choose = Box<dyn FnOnce(&Budget) -> Vec<Value> + Send>;

/// An open table of some game.
pub(crate) trait AnyTable: Send {
    fn game(&self) -> &'static str;
    fn content(&self) -> ContentRef;
    fn seats(&self) -> Vec<SeatInfo>;
    fn player(&self, seat: Seat) -> Option<Player>;
    fn to_act(&self) -> Option<Seat>;
    /// The table for one viewer.
    fn state(&self, viewer: Viewer, revision: u32) -> Result<TableState, ApiError>;
    /// Entries of the log from the one with this index on, as told to `viewer`.
    fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<LogEntry>, ApiError>;
    /// Entries of the log.
    fn log_length(&self) -> usize;
    /// Actions before the log.
    fn earlier(&self) -> u32;
    fn act(&mut self, seat: Seat, action: Value) -> Result<(), ApiError>;
    /// Does the first legal action of the seat that is to act.
    fn act_first(&mut self) -> Result<(), ApiError>;
    fn check(&self, seat: Seat, action: Value) -> Result<(), ApiError>;
    fn legal(&self, seat: Seat) -> Result<Vec<Value>, ApiError>;
    fn ask(&self, seat: Seat, ask: Value) -> Result<Value, ApiError>;
    /// What undo takes and whose action it takes back first, when there is one.
    fn undo_scope(&self) -> Option<(UndoScope, Seat)>;
    /// Whose action is done again first, when one can be.
    fn redo_seat(&self) -> Option<Seat>;
    fn undo(&mut self, granted: UndoScope) -> Result<usize, ApiError>;
    fn redo(&mut self) -> Result<usize, ApiError>;
    /// The turn of the computer that is to act, if one is.
    fn turn(&self) -> Option<Turn>;
    /// The save file.
    fn bytes(&self, now: u64) -> std::io::Result<Vec<u8>>;
}
