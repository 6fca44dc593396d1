//! What the program tells by itself.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Score, Seat, UndoScope, Viewer};

use super::{StorageFailure, TableId};

/// Something that a watching connection is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Push {
    /// The game went on or back.
    Update(Update),
    /// A computer began to think.
    Thinking {
        /// The table.
        table: TableId,
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game is safe on the disk.
    Saved {
        /// The table.
        table: TableId,
        /// The revision that was saved.
        revision: u32,
    },
    /// The game could not be saved. Play goes on, the older save stands, and the next action tries again.
    SaveFailed {
        /// The table.
        table: TableId,
        /// Why.
        failure: StorageFailure,
    },
    /// A computer could not do its turn, which is a fault of this program. Its first legal action is done
    /// instead where that is possible; else the next request lets it try again.
    ComputerFault {
        /// The table.
        table: TableId,
        /// The computer's seat.
        seat: Seat,
    },
    /// The table was closed.
    Closed {
        /// The table.
        table: TableId,
    },
}

/// Why a table changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Somebody acted: one new entry.
    Action,
    /// Something was taken back: no new entry, and the log is shorter.
    Undo,
    /// Something was done again: one new entry or more.
    Redo,
}

/// A change of a table, as told to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Update {
    /// The table.
    pub table: TableId,
    /// Why.
    pub cause: Cause,
    /// New entries of the log, oldest first.
    pub entries: Vec<LogEntry>,
    /// The table after the change.
    pub state: TableState,
}

/// One action of the log and what it brought about, as told to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LogEntry {
    /// Number of the action in the game, from 1.
    pub number: u32,
    /// Who acted.
    pub seat: Seat,
    /// What was done; only for a viewer who sees what this seat sees, because an action may name
    /// secrets. For all others the effects say what happened.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Option<Value>,
    /// What happened, in order, without what the viewer must not know.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub effects: Vec<Value>,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableState {
    /// Goes up with each change of the table, undo included.
    pub revision: u32,
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer knows, by the game's own format.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// Whose decision is due; none when the game is over.
    pub to_act: Option<Seat>,
    /// The round, from 1.
    pub round: u16,
    /// Number of actions so far.
    pub actions: u32,
    /// Final scores in seat order, when the game is over.
    pub scores: Option<Vec<Score>>,
    /// What undo would take; none when there is nothing to undo, or nothing that this viewer may undo.
    pub undo: Option<UndoOffer>,
    /// Whether something can be redone by this viewer.
    pub can_redo: bool,
    /// Whether a person took back something that had shown hidden information, or what computers did.
    pub assisted: bool,
}

/// What undo would take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct UndoOffer {
    /// What has to be granted.
    pub scope: UndoScope,
    /// Whose action is taken back.
    pub seat: Seat,
    /// What that action brought, as told to this viewer.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub effects: Vec<Value>,
}
