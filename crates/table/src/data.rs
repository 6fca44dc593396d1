//! The data folder and the lock that keeps a second program out of it.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use crate::api::ApiError;

/// Name of the variable that says where the data folder is.
pub const DATA_VARIABLE: &str = "REGOLITH_DATA";

/// The data folder for programs that are not told one: `REGOLITH_DATA`, or the place where this
/// system keeps data of programs. `None` when the system names no home folder.
#[must_use]
pub fn default_folder() -> Option<PathBuf> {
    match std::env::var_os(DATA_VARIABLE) {
        Some(folder) if !folder.is_empty() => Some(PathBuf::from(folder)),
        _ => directories::ProjectDirs::from("", "", "regolith").map(|folders| folders.data_dir().to_owned()),
    }
}

/// Keeps the folder for this program as long as it lives.
pub(crate) struct Lock(#[expect(dead_code, reason = "the open file is the lock")] File);

impl Lock {
    /// Takes the lock of `folder`.
    ///
    /// # Errors
    /// [`ApiError::DataInUse`] when another program has it.
    pub fn take(folder: &Path) -> Result<Self, ApiError> {
        std::fs::create_dir_all(folder)?;
        let file = File::options().create(true).truncate(false).write(true).open(folder.join("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(ApiError::DataInUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}
