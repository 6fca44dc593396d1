//! The house behind the window, and the page's connection to it.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::api::{ApiError, Push};
use table::{Connection, House};
use tauri::{AppHandle, Manager};

/// How long the end of the program waits for requests that are still being done.
const LONGEST_WAIT: Duration = Duration::from_secs(3);

/// Where saves and settings are. On a desktop it is the folder that the `regolith` command uses, so that a
/// game begun in a browser goes on in the window; a phone has a folder for each app.
pub(crate) fn data_folder(app: &AppHandle) -> Result<PathBuf, ApiError> {
    let folder = if cfg!(desktop) { table::default_folder() } else { None };
    match folder {
        Some(folder) => Ok(folder),
        None => {
            let folder = app.path().app_data_dir();
            folder.map_err(|error| ApiError::Internal { problem: format!("no data folder: {error}") })
        }
    }
}

/// What the commands work on.
pub(crate) struct Shell {
    folder: Result<PathBuf, ApiError>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    house: Option<House>,
    connection: Option<Arc<Connection>>,
}

impl Shell {
    pub(crate) fn new(folder: Result<PathBuf, ApiError>) -> Self {
        Self { folder, open: Mutex::default() }
    }

    /// Nothing is left half done under this lock, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens the house if it is not open yet. After a failure it may be tried again. Waits for the disk.
    pub(crate) fn open(&self) -> Result<(), ApiError> {
        self.house(&mut self.lock()).map(drop)
    }

    fn house(&self, open: &mut Open) -> Result<House, ApiError> {
        if let Some(house) = &open.house {
            return Ok(house.clone());
        }
        let house = House::open(self.folder.as_ref().map_err(Clone::clone)?)?;
        open.house = Some(house.clone());
        Ok(house)
    }

    /// Makes the page's connection. A page that was loaded anew takes the place of the one before. Waits for
    /// the disk.
    pub(crate) fn connect(&self, push: impl Fn(Push) + Send + Sync + 'static) -> Result<(), ApiError> {
        let mut open = self.lock();
        let connection = self.house(&mut open)?.connect(push);
        open.connection = Some(Arc::new(connection));
        Ok(())
    }

    /// The page's connection.
    pub(crate) fn connection(&self) -> Result<Arc<Connection>, ApiError> {
        let problem =
            || ApiError::BadRequest { problem: "subscribe comes before the first request".to_owned() };
        self.lock().connection.clone().ok_or_else(problem)
    }

    /// Ends the connection and saves every table, when what is being done is done.
    pub(crate) fn close(&self) {
        let Open { house, connection } = std::mem::take(&mut *self.lock());
        let start = Instant::now();
        if let Some(connection) = connection {
            while Arc::strong_count(&connection) > 1 && start.elapsed() < LONGEST_WAIT {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        if let Some(house) = house {
            house.shut_down();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::api::{Reply, Request};

    fn shell(folder: &tempfile::TempDir) -> Shell {
        Shell::new(Ok(folder.path().to_owned()))
    }

    #[test]
    fn requests_need_a_connection_first() {
        let folder = tempfile::tempdir().unwrap();
        let shell = shell(&folder);
        assert!(matches!(shell.connection(), Err(ApiError::BadRequest { .. })));
        shell.connect(|_| {}).unwrap();
        let reply = shell.connection().unwrap().request(Request::Hello {});
        assert!(matches!(reply, Ok(Reply::Hello { .. })));
    }

    #[test]
    fn a_folder_in_use_is_told_and_can_be_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let (first, second) = (shell(&folder), shell(&folder));
        first.connect(|_| {}).unwrap();
        assert_eq!(second.connect(|_| {}), Err(ApiError::DataInUse));
        first.close();
        assert_eq!(second.connect(|_| {}), Ok(()));
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "no folder").unwrap();
        let shell = Shell::new(Ok(file.join("below")));
        assert!(matches!(shell.connect(|_| {}), Err(ApiError::Storage { .. })));
    }
}
