//! The one list of what can be asked of this program, and of what it tells by itself. Shell, LAN host
//! and interface are made from it. Described in `docs/formats.md`.

mod error;
mod push;
mod reply;
mod request;

pub use error::{ApiError, StorageFailure};
pub use push::{Cause, LogEntry, Push, TableState, UndoOffer, Update};
pub use reply::{GameInfo, PackFault, Reply, SaveEntry, SeatInfo, TableInfo};
pub use request::{Request, TableId};

/// Version of this API; it goes up when an older interface can no longer use it.
pub const API_VERSION: u16 = 1;
