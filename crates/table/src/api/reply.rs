//! What is answered.

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::Player;
use tabletop::save::{ContentRef, Header, Opened};

use super::{ApiError, LogEntry, StorageFailure, TableId, TableState};

/// The answer to the request of the same `kind`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reply {
    /// Versions, games, open tables.
    Hello {
        /// Version of the program.
        version: String,
        /// Version of this API.
        api: u16,
        /// The games, in the order they are offered.
        games: Vec<GameInfo>,
        /// Tables that are open.
        tables: Vec<TableInfo>,
    },
    /// A content pack.
    Content {
        /// Which.
        content: ContentRef,
        /// The pack with its texts, by the game's own format.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        pack: Value,
    },
    /// The answer to a question of the new-game sheet.
    Plan {
        /// By the game's own format.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        planned: Value,
    },
    /// The new table.
    NewGame {
        /// The table.
        table: TableInfo,
    },
    /// The table of the save.
    Open {
        /// The table.
        table: TableInfo,
        /// How well it could be read.
        opened: Opened,
        /// Which generation was intact: 0 the newest, 1 and 2 older ones.
        generation: u8,
    },
    /// Closed.
    Close {},
    /// The table as it stands.
    Watch {
        /// The table.
        table: TableInfo,
        /// What this connection sees of it now; later changes are pushed.
        state: TableState,
        /// Set while the newest actions are not saved, with the reason.
        save_failed: Option<StorageFailure>,
    },
    /// Nothing more is pushed of the table.
    Leave {},
    /// Done. What happened is pushed.
    Act {
        /// The revision it led to.
        revision: u32,
    },
    /// Whether it would be done.
    Check {
        /// Why not; none when it would.
        refusal: Option<ApiError>,
    },
    /// The legal actions, the first 4 096 of them.
    Legal {
        /// Once each, in canonical form.
        #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
        actions: Vec<Value>,
    },
    /// The answer to a question of the game.
    Ask {
        /// By the game's own format.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        answer: Value,
    },
    /// Taken back.
    Undo {
        /// The revision it led to.
        revision: u32,
        /// How many actions were taken back.
        actions: u32,
    },
    /// Done again.
    Redo {
        /// The revision it led to.
        revision: u32,
        /// How many actions were done again.
        actions: u32,
    },
    /// All that happened so far.
    Log {
        /// The revision it belongs to.
        revision: u32,
        /// Actions before the first entry, when the game goes on from a stored position.
        earlier: u32,
        /// Oldest first.
        entries: Vec<LogEntry>,
    },
    /// The saves.
    ListSaves {
        /// Newest first; those that cannot be read come last.
        saves: Vec<SaveEntry>,
    },
    /// Named.
    RenameSave {},
    /// In the trash.
    DeleteSave {},
    /// Out of the trash.
    RestoreSave {},
    /// The bytes of a save.
    ExportSave {
        /// A name for the file, with its ending.
        file_name: String,
        /// The file in base64.
        bytes: String,
    },
    /// Added.
    ImportSave {
        /// The new save.
        save: SaveEntry,
    },
    /// What the interface keeps.
    GetSettings {
        /// Empty when nothing was kept yet.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        settings: Map<String, Value>,
        /// Whether the file was damaged; it is set aside and the settings begin anew.
        damaged: bool,
    },
    /// Kept.
    SetSettings {},
}

/// A game as the home screen offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct GameInfo {
    /// Short name, like `super-motherload`.
    pub id: String,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Version of its rules.
    pub rules_version: u16,
    /// Its packs, the house pack first.
    pub packs: Vec<ContentRef>,
    /// What is wrong with packs that cannot be used.
    pub faults: Vec<PackFault>,
}

/// What is wrong with a content pack. The words are for whoever writes the pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PackFault {
    /// Folder of the pack.
    pub pack: String,
    /// The file in it.
    pub file: String,
    /// The entry in the file, as a path or an id; empty for the whole file.
    pub entry: String,
    /// What is wrong, in English.
    pub problem: String,
}

/// A table without what changes during the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableInfo {
    /// Its number.
    pub table: TableId,
    /// Id of its save.
    pub save: String,
    /// The game.
    pub game: String,
    /// The content it is played with.
    pub content: ContentRef,
    /// Seats, in seat order.
    pub seats: Vec<SeatInfo>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SeatInfo {
    /// Name for people.
    pub name: String,
    /// Person or computer.
    pub player: Player,
    /// The game's own mark for the seat, like a crew.
    pub mark: String,
}

/// A save in the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SaveEntry {
    /// Id of the save.
    pub save: String,
    /// Title a person gave it.
    pub title: Option<String>,
    /// What is shown of it; none when it cannot be read.
    pub header: Option<Header>,
    /// Which generation the header is from: 0 the newest.
    pub generation: u8,
    /// Why the newest generation cannot be read.
    pub error: Option<ApiError>,
    /// Its table, when it is open.
    pub table: Option<TableId>,
}
