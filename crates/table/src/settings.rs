//! What the interface keeps: one JSON object in one file.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Map, Value};

use crate::api::ApiError;
use crate::disk::{Disk, replace};

/// Most bytes of the settings.
pub const MOST_SETTINGS_BYTES: u64 = 256 << 10;
const FILE: &str = "settings.json";
const DAMAGED: &str = "settings.damaged.json";

/// The settings in a data folder as they are kept, for what is shown before the house is open. It takes nothing and
/// changes nothing; where there are none that can be read, they are empty.
#[must_use]
pub fn peek_settings(folder: &Path) -> Map<String, Value> {
    let read = crate::RealDisk.read(&folder.join(FILE), MOST_SETTINGS_BYTES);
    read.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
}

/// The file of settings.
pub(crate) struct Settings {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
    writing: Mutex<()>,
}

impl Settings {
    pub fn new(disk: Arc<dyn Disk>, folder: &Path) -> Self {
        Self { disk, folder: folder.to_owned(), writing: Mutex::default() }
    }

    /// The settings, and whether the file was damaged. A damaged one is set aside, so that nothing of
    /// it is overwritten.
    pub fn get(&self) -> Result<(Map<String, Value>, bool), ApiError> {
        let _held = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let path = self.folder.join(FILE);
        let bytes = match self.disk.read(&path, MOST_SETTINGS_BYTES) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((Map::new(), false)),
            Err(error) => return Err(error.into()),
        };
        match serde_json::from_slice(&bytes) {
            Ok(settings) => Ok((settings, false)),
            Err(_) => {
                self.disk.rename(&path, &self.folder.join(DAMAGED))?;
                Ok((Map::new(), true))
            }
        }
    }

    /// Keeps new settings.
    pub fn set(&self, settings: &Map<String, Value>) -> Result<(), ApiError> {
        let _held = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes = serde_json::to_vec_pretty(settings)?;
        if bytes.len() as u64 > MOST_SETTINGS_BYTES {
            return Err(ApiError::TooLarge { bytes: bytes.len() as u64, most: MOST_SETTINGS_BYTES });
        }
        Ok(replace(&*self.disk, &self.folder, FILE, &bytes)?)
    }
}
