//! Why something was not done. The interface has a text for each code; `problem` fields are English
//! details for a report, never the message itself.

use std::io;

use serde::Serialize;
use serde_json::Value;
use tabletop::save::{FORMAT, LoadError};
use tabletop::{Seat, SetupError, UndoScope, Viewer};

use super::TableId;

/// Why a request was not done; nothing has changed then.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ApiError {
    /// The request, or a value of the game in it, has not the right form.
    #[error("the request cannot be understood: {problem}")]
    BadRequest {
        /// What is wrong.
        problem: String,
    },
    /// There is no such game.
    #[error("there is no game {game}; there is {}", .known.join(", "))]
    UnknownGame {
        /// What was asked for.
        game: String,
        /// The games there are.
        known: Vec<String>,
    },
    /// The content pack is not here, or cannot be used.
    #[error("the content pack {id} ({hash}) is not here")]
    UnknownContent {
        /// Short name of the pack.
        id: String,
        /// Its fingerprint.
        hash: String,
    },
    /// There is no such open table.
    #[error("there is no open table {}", .table.0)]
    UnknownTable {
        /// What was asked for.
        table: TableId,
    },
    /// There is no such save.
    #[error("there is no save {save}")]
    UnknownSave {
        /// What was asked for.
        save: String,
    },
    /// The game is for another number of players.
    #[error("the game is for {min} to {max} seats, not {seats}")]
    WrongSeats {
        /// Fewest seats.
        min: u8,
        /// Most seats.
        max: u8,
        /// What was asked for.
        seats: u32,
    },
    /// A seat needs a name of 1–24 characters.
    #[error("seat {} needs a name of 1 to 24 characters", .seat.0)]
    BadSeatName {
        /// The seat.
        seat: Seat,
    },
    /// Computers have the levels 1–5.
    #[error("seat {}: computers have the levels 1 to 5, not {level}", .seat.0)]
    BadLevel {
        /// The seat.
        seat: Seat,
        /// What was asked for.
        level: u8,
    },
    /// The choices of the new-game sheet do not fit together.
    #[error("these options do not fit: {problem}")]
    BadOptions {
        /// What is wrong.
        problem: String,
    },
    /// The seed is no number below 2^64.
    #[error("{seed} is no number from 0 to 2^64 - 1")]
    BadSeed {
        /// What was given.
        seed: String,
    },
    /// A title is too long or holds control characters.
    #[error("a title has at most {most} characters, all of them visible")]
    BadTitle {
        /// Most characters.
        most: u32,
    },
    /// The connection does not look at this table.
    #[error("this connection does not look at table {}", .table.0)]
    NotWatching {
        /// The table.
        table: TableId,
    },
    /// The connection does not look as this seat.
    #[error("this connection does not look as seat {}", .seat.0)]
    NotYourSeat {
        /// The seat.
        seat: Seat,
    },
    /// One may not look like that: the seat is a computer's or does not exist, or all is asked to be
    /// open while the game runs.
    #[error("this view is not open to you")]
    ViewNotAllowed {
        /// What was asked for.
        viewer: Viewer,
    },
    /// The table has gone on since.
    #[error("the table has gone on to revision {revision}")]
    Stale {
        /// The revision now.
        revision: u32,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another seat is to act.
    #[error("seat {} is to act", .to_act.0)]
    NotYourTurn {
        /// Who is.
        to_act: Seat,
    },
    /// A rule forbids it.
    #[error("rule {rule} forbids it")]
    Refused {
        /// The rule on the game's rules page.
        rule: String,
        /// The game's own reason with its parameters.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        refusal: Value,
    },
    /// Nobody has acted, or nothing was undone before.
    #[error("there is nothing to undo or redo")]
    NothingToUndo,
    /// Undo takes more than was granted.
    #[error("undo needs more than was granted")]
    UndoNeeds {
        /// What it takes.
        scope: UndoScope,
    },
    /// Another program uses the data folder.
    #[error("another Regolith is running and uses the same saves")]
    DataInUse,
    /// The disk did not do its part.
    #[error("{failure}: {problem}")]
    Storage {
        /// What kind of failure.
        failure: StorageFailure,
        /// What the system says.
        problem: String,
    },
    /// The file is something else.
    #[error("this is not a Regolith save")]
    NotASave,
    /// The save was written by a newer program.
    #[error("this save has version {found} of the format or the rules; this program reads up to {supported}")]
    SaveTooNew {
        /// Format of the file, or version of the rules it was played by.
        found: u16,
        /// The newest one that can be read.
        supported: u16,
    },
    /// Every generation of the save is damaged.
    #[error("the save is damaged in its section {section}")]
    SaveDamaged {
        /// Name of the section.
        section: String,
    },
    /// What the save says is not a game.
    #[error("the save does not hold a possible game: {problem}")]
    SaveImpossible {
        /// What is wrong.
        problem: String,
    },
    /// Somebody else looks at the table of this save.
    #[error("the game of this save is being watched")]
    SaveInUse {
        /// The table.
        table: TableId,
    },
    /// More bytes than are taken.
    #[error("{bytes} bytes are more than the {most} that are taken")]
    TooLarge {
        /// What came.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        bytes: u64,
        /// What is taken.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        most: u64,
    },
    /// A fault of this program.
    #[error("a fault of this program: {problem}")]
    Internal {
        /// What is known of it.
        problem: String,
    },
}

/// What kind of thing went wrong with the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum StorageFailure {
    /// No space left.
    Full,
    /// No permission, or a medium that cannot be written.
    NoPermission,
    /// A file or folder is gone.
    Missing,
    /// What was read back is not what was written.
    ReadBack,
    /// Anything else.
    Other,
}

impl std::fmt::Display for StorageFailure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Full => "the disk is full",
            Self::NoPermission => "the data folder cannot be written",
            Self::Missing => "a file is missing",
            Self::ReadBack => "the disk does not keep what is written",
            Self::Other => "the disk failed",
        })
    }
}

impl From<&io::Error> for StorageFailure {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                Self::Full
            }
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::NoPermission,
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::InvalidData => Self::ReadBack,
            _ => Self::Other,
        }
    }
}

impl From<io::Error> for ApiError {
    fn from(error: io::Error) -> Self {
        Self::Storage { failure: StorageFailure::from(&error), problem: error.to_string() }
    }
}

impl From<serde_json::Error> for ApiError {
    /// For values that this program writes; values that it reads are [`ApiError::BadRequest`].
    fn from(error: serde_json::Error) -> Self {
        Self::Internal { problem: error.to_string() }
    }
}

impl From<SetupError> for ApiError {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Seats { min, max, seats, .. } => {
                Self::WrongSeats { min: min as u8, max: max as u8, seats: seats as u32 }
            }
            SetupError::Options(problem) => Self::BadOptions { problem },
        }
    }
}

impl From<LoadError> for ApiError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::NotASave => Self::NotASave,
            LoadError::TooNew { found } => Self::SaveTooNew { found, supported: FORMAT },
            LoadError::NewerRules { found, supported } => Self::SaveTooNew { found, supported },
            LoadError::Damaged { section } => Self::SaveDamaged { section: section.to_owned() },
            LoadError::OtherGame { .. } => Self::Internal { problem: error.to_string() },
            LoadError::UnknownContent { id, hash } => Self::UnknownContent { id, hash },
            LoadError::Impossible { reason } => Self::SaveImpossible { problem: reason },
        }
    }
}
