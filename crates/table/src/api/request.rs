//! What can be asked.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Seat, SeatSetup, UndoScope, Viewer, save::ContentRef};

/// Number of an open table, given by the program and never used twice in one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct TableId(pub u32);

/// Everything that can be asked. The answer is a [`super::Reply`] of the same `kind` or an
/// [`super::ApiError`]. Values named `action`, `options`, `ask` and `plan` belong
/// to the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Versions, games, open tables.
    Hello {},
    /// A content pack with its texts.
    Content {
        /// The game.
        game: String,
        /// Which pack; the house pack when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        content: Option<ContentRef>,
    },
    /// A question of the game's new-game sheet, asked before there is a table.
    Plan {
        /// The game.
        game: String,
        /// Which pack; the house pack when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        content: Option<ContentRef>,
        /// By the game's own format.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        plan: Value,
    },
    /// Begins a game and opens its table.
    NewGame {
        /// The game.
        game: String,
        /// Which pack; the house pack when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        content: Option<ContentRef>,
        /// Choices of the new-game sheet.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        options: Value,
        /// One for each seat, in seat order.
        seats: Vec<SeatSetup>,
        /// A number below 2^64 as text, for a game that is to be dealt like another; random when left
        /// out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seed: Option<String>,
    },
    /// Opens a save; a save that is open already gives its table.
    Open {
        /// Id of the save.
        save: String,
    },
    /// Saves and closes a table.
    Close {
        /// The table.
        table: TableId,
        /// Close even when the last actions cannot be saved.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        discard: bool,
    },
    /// Looks at a table from now on: as a seat of a person at this device, as spectator, or with all
    /// open once the game is over. Takes the place of what this connection watched at the table before.
    Watch {
        /// The table.
        table: TableId,
        /// As whom.
        viewer: Viewer,
    },
    /// Does not look at a table any more. Computers play only while somebody looks.
    Leave {
        /// The table.
        table: TableId,
    },
    /// Does an action. The connection must look as this seat.
    Act {
        /// The table.
        table: TableId,
        /// Who acts.
        seat: Seat,
        /// What is done.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
        /// The revision that the person saw; the action is not done when the table has gone on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        revision: Option<u32>,
    },
    /// Whether an action would be done. Changes nothing.
    Check {
        /// The table.
        table: TableId,
        /// Who would act.
        seat: Seat,
        /// What would be done.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// The legal actions of a seat, the first 4 096 of them; none when another is to act.
    Legal {
        /// The table.
        table: TableId,
        /// Whose.
        seat: Seat,
    },
    /// A question of the game, answered from what the seat knows.
    Ask {
        /// The table.
        table: TableId,
        /// Who asks.
        seat: Seat,
        /// The question.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        ask: Value,
    },
    /// Takes back a person's last action and what followed it. The connection must look as a seat; as that
    /// of the action when nothing needs to be granted.
    Undo {
        /// The table.
        table: TableId,
        /// What the people at the table have granted.
        granted: UndoScope,
        /// The revision that the person saw; nothing is undone when the table has gone on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        revision: Option<u32>,
    },
    /// Does again what was undone last. The connection must look as a seat.
    Redo {
        /// The table.
        table: TableId,
        /// The revision that the person saw; nothing is done when the table has gone on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        revision: Option<u32>,
    },
    /// All that happened so far, as told to this connection.
    Log {
        /// The table.
        table: TableId,
    },
    /// The saves, newest first.
    ListSaves {},
    /// Gives a save a title; an empty one takes it away.
    RenameSave {
        /// Id of the save.
        save: String,
        /// At most 80 characters.
        name: String,
    },
    /// Puts a save into the trash, which is emptied when the program starts next.
    DeleteSave {
        /// Id of the save.
        save: String,
    },
    /// Takes a save out of the trash.
    RestoreSave {
        /// Id of the save.
        save: String,
    },
    /// The bytes of a save.
    ExportSave {
        /// Id of the save.
        save: String,
    },
    /// Adds a save.
    ImportSave {
        /// The file in base64.
        bytes: String,
        /// Title for people, like the name of the file; may be empty.
        name: String,
    },
    /// What the interface keeps.
    GetSettings {},
    /// Keeps it.
    SetSettings {
        /// One JSON object; it takes the place of the one before.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        settings: Map<String, Value>,
    },
}
