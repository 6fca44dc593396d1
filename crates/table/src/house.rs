//! The house: every open table, every connection, and what can be asked of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::Value;
use tabletop::save::{ContentRef, EXTENSION, Header, read_header};
use tabletop::{Seat, SeatFault, SeatSetup, Seed};

use crate::any::{AnyGame, NewTable};
use crate::api::{API_VERSION, ApiError, Push, Reply, Request, SaveEntry, TableId};
use crate::cell::{Cell, ConnectionId, Helpers, Sink, Start, start};
use crate::clock::now;
use crate::data::Lock;
use crate::disk::{Disk, RealDisk};
use crate::games;
use crate::guard::guard;
use crate::settings::Settings;
use crate::store::{Found, MOST_SAVE_BYTES, Store, check_title};

/// All tables of this program, over one data folder. Closing it saves every table.
#[derive(Clone)]
pub struct House(Arc<Inner>);

struct Inner {
    games: Vec<Box<dyn AnyGame>>,
    helpers: Helpers,
    settings: Settings,
    tables: Mutex<BTreeMap<TableId, Arc<Cell>>>,
    next_table: AtomicU32,
    next_connection: AtomicU64,
    /// Dropped last, when every table is saved.
    _lock: Lock,
}

impl House {
    /// Opens the data folder, which no other program may be using.
    ///
    /// # Errors
    /// [`ApiError::DataInUse`], or what is wrong with the folder.
    pub fn open(data: &Path) -> Result<Self, ApiError> {
        Self::with(data, Arc::new(RealDisk), start, games::all(&data.join("content")))
    }

    pub(crate) fn with(
        data: &Path,
        disk: Arc<dyn Disk>,
        start: Start,
        games: Vec<Box<dyn AnyGame>>,
    ) -> Result<Self, ApiError> {
        let lock = Lock::take(data)?;
        let store = Arc::new(Store::open(disk.clone(), &data.join("saves"))?);
        let (saver, asked) = mpsc::channel::<Weak<Cell>>();
        std::thread::Builder::new().name("saver".to_owned()).spawn(move || {
            for cell in asked.iter().filter_map(|cell| cell.upgrade()) {
                // A failure is pushed to those who watch, and the next action tries again. Nothing that
                // happens with one table ends the saving of the others.
                let _ = guard(|| cell.save());
            }
        })?;
        Ok(Self(Arc::new(Inner {
            games,
            helpers: Helpers { store, saver, start },
            settings: Settings::new(disk, data),
            tables: Mutex::default(),
            next_table: AtomicU32::new(1),
            next_connection: AtomicU64::new(1),
            _lock: lock,
        })))
    }

    /// A new connection: an interface that asks, and that is told things through `push`. `push` must
    /// return at once and must not ask anything itself.
    pub fn connect(&self, push: impl Fn(Push) + Send + Sync + 'static) -> Connection {
        let id = self.0.next_connection.fetch_add(1, Ordering::Relaxed);
        Connection { inner: self.0.clone(), id, sink: Arc::new(push) }
    }

    /// Saves and closes every table, for a program that is about to end. Dropping the last handle and
    /// connection does the same.
    pub fn shut_down(&self) {
        self.0.shut_down();
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.shut_down();
    }
}

/// One interface's connection to the house. Dropping it leaves all tables.
pub struct Connection {
    inner: Arc<Inner>,
    id: ConnectionId,
    sink: Sink,
}

impl Drop for Connection {
    fn drop(&mut self) {
        for cell in self.inner.tables().values() {
            cell.leave(self.id);
        }
    }
}

impl Connection {
    /// Does what a JSON value asks for.
    ///
    /// # Errors
    /// [`ApiError::BadRequest`] when it is no request, or why it was not done.
    pub fn request_json(&self, request: Value) -> Result<Reply, ApiError> {
        let request = serde_json::from_value(request);
        self.request(request.map_err(|error| ApiError::BadRequest { problem: error.to_string() })?)
    }

    /// Does what is asked for. Waits for the disk where saves are read; call it off the main thread.
    ///
    /// # Errors
    /// Why it was not done.
    pub fn request(&self, request: Request) -> Result<Reply, ApiError> {
        guard(|| self.answer(request))?
    }

    fn answer(&self, request: Request) -> Result<Reply, ApiError> {
        let (inner, id) = (&self.inner, self.id);
        match request {
            Request::Hello {} => Ok(inner.hello()),
            Request::Content { game, content } => {
                let (content, pack) = inner.game(&game)?.content(content.as_ref())?;
                Ok(Reply::Content { content, pack })
            }
            Request::Plan { game, content, plan } => {
                let planned = inner.game(&game)?.plan(content.as_ref(), plan)?;
                Ok(Reply::Plan { planned })
            }
            Request::NewGame { game, content, options, seats, seed } => {
                inner.new_game(&game, content.as_ref(), options, seats, seed.as_deref())
            }
            Request::Open { save } => inner.open(&save),
            Request::Close { table, discard } => inner.close(table, discard),
            Request::Watch { table, viewer } => inner.table(table)?.watch(id, viewer, self.sink.clone()),
            Request::Leave { table } => {
                inner.table(table)?.leave(id);
                Ok(Reply::Leave {})
            }
            Request::Act { table, seat, action, revision } => {
                inner.table(table)?.act(id, seat, action, revision)
            }
            Request::Check { table, seat, action } => inner.table(table)?.check(id, seat, action),
            Request::Legal { table, seat } => inner.table(table)?.legal(id, seat),
            Request::Ask { table, seat, ask } => inner.table(table)?.ask(id, seat, ask),
            Request::Undo { table, granted, revision } => inner.table(table)?.undo(id, granted, revision),
            Request::Redo { table, revision } => inner.table(table)?.redo(id, revision),
            Request::Log { table } => inner.table(table)?.log(id),
            Request::ListSaves {} => inner.list(),
            Request::RenameSave { save, name } => {
                inner.store().set_title(&save, &name)?;
                Ok(Reply::RenameSave {})
            }
            Request::DeleteSave { save } => inner.delete(&save, id),
            Request::RestoreSave { save } => {
                inner.store().restore(&save)?;
                Ok(Reply::RestoreSave {})
            }
            Request::ExportSave { save } => inner.export(&save),
            Request::ImportSave { bytes, name } => inner.import(&bytes, &name),
            Request::GetSettings {} => {
                let (settings, damaged) = inner.settings.get()?;
                Ok(Reply::GetSettings { settings, damaged })
            }
            Request::SetSettings { settings } => {
                inner.settings.set(&settings)?;
                Ok(Reply::SetSettings {})
            }
        }
    }
}

impl Inner {
    /// Nothing is left half done under this lock, so a panic elsewhere does not spoil the list.
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<Cell>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn store(&self) -> &Store {
        &self.helpers.store
    }

    fn shut_down(&self) {
        for cell in std::mem::take(&mut *self.tables()).into_values() {
            // Whoever watched was told when the last save failed; now there is nobody left to tell.
            let _ = cell.close(true);
        }
    }

    fn table(&self, id: TableId) -> Result<Arc<Cell>, ApiError> {
        self.tables().get(&id).cloned().ok_or(ApiError::UnknownTable { table: id })
    }

    fn game(&self, id: &str) -> Result<&dyn AnyGame, ApiError> {
        let found = self.games.iter().find(|game| game.id() == id);
        found.map(|game| &**game).ok_or_else(|| games::unknown(id, self.games.iter().map(|game| game.id())))
    }

    fn hello(&self) -> Reply {
        Reply::Hello {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            api: API_VERSION,
            games: self.games.iter().map(|game| game.info()).collect(),
            tables: self.tables().values().map(|cell| cell.info.clone()).collect(),
        }
    }

    fn new_game(
        &self,
        game: &str,
        content: Option<&ContentRef>,
        options: Value,
        seats: Vec<SeatSetup>,
        seed: Option<&str>,
    ) -> Result<Reply, ApiError> {
        let game = self.game(game)?;
        let seats = check_seats(seats)?;
        let seed = match seed {
            Some(text) => text.parse().map_err(|_| ApiError::BadSeed { seed: text.to_owned() })?,
            None => rand::random(),
        };
        let start = NewTable { content, options, seats, seed: Seed(seed), now: now() };
        let table = game.new_table(start)?;
        // One new game at a time, so that no two get the same save.
        let mut tables = self.tables();
        let taken: BTreeSet<String> = tables.values().map(|cell| cell.info.save.clone()).collect();
        let save = self.store().fresh_id(game.id(), &taken)?;
        let id = self.next_id();
        let cell = Cell::new(table, id, save, false, self.helpers.clone());
        tables.insert(id, cell.clone());
        drop(tables);
        // Play begins even when the disk is full; those who watch are told.
        let _ = cell.save();
        Ok(Reply::NewGame { table: cell.info.clone() })
    }

    fn next_id(&self) -> TableId {
        TableId(self.next_table.fetch_add(1, Ordering::Relaxed))
    }

    fn open_cell(&self, save: &str) -> Option<Arc<Cell>> {
        self.tables().values().find(|cell| cell.info.save == save).cloned()
    }

    fn open(&self, save: &str) -> Result<Reply, ApiError> {
        use tabletop::save::Opened;
        // Held all the while, so that a save is opened once.
        let mut tables = self.tables();
        if let Some(cell) = tables.values().find(|cell| cell.info.save == save) {
            return Ok(Reply::Open { table: cell.info.clone(), opened: Opened::Whole, generation: 0 });
        }
        let ((table, opened), generation) = self.store().read(save, |bytes| {
            let header = read_header(bytes)?;
            self.game(&header.game)?.open_table(bytes)
        })?;
        let id = self.next_id();
        let cell = Cell::new(table, id, save.to_owned(), true, self.helpers.clone());
        tables.insert(id, cell.clone());
        Ok(Reply::Open { table: cell.info.clone(), opened, generation })
    }

    fn close(&self, table: TableId, discard: bool) -> Result<Reply, ApiError> {
        self.table(table)?.close(discard)?;
        self.tables().remove(&table);
        Ok(Reply::Close {})
    }

    fn list(&self) -> Result<Reply, ApiError> {
        let saves = self.store().list()?;
        Ok(Reply::ListSaves { saves: saves.into_iter().map(|found| self.entry(found)).collect() })
    }

    fn entry(&self, found: Found) -> SaveEntry {
        let (header, generation) =
            found.header.map_or((None, 0), |(header, generation)| (Some(header), generation));
        let table = self.open_cell(&found.id).map(|cell| cell.info.table);
        SaveEntry { save: found.id, title: found.title, header, generation, error: found.error, table }
    }

    fn delete(&self, save: &str, connection: ConnectionId) -> Result<Reply, ApiError> {
        match self.open_cell(save) {
            Some(cell) => {
                cell.delete(connection)?;
                self.tables().remove(&cell.info.table);
            }
            None => self.store().delete(save)?,
        }
        Ok(Reply::DeleteSave {})
    }

    fn export(&self, save: &str) -> Result<Reply, ApiError> {
        if let Some(cell) = self.open_cell(save) {
            cell.save()?;
        }
        let (bytes, _) = self.store().read(save, |bytes| {
            read_header(bytes)?;
            Ok(bytes.to_vec())
        })?;
        let name = self.store().title(save).unwrap_or_else(|| save.to_owned());
        Ok(Reply::ExportSave { file_name: file_name(&name), bytes: BASE64.encode(bytes) })
    }

    fn import(&self, bytes: &str, name: &str) -> Result<Reply, ApiError> {
        let most = MOST_SAVE_BYTES;
        if bytes.len() as u64 > most.div_ceil(3) * 4 {
            return Err(ApiError::TooLarge { bytes: bytes.len() as u64 / 4 * 3, most });
        }
        let bytes = BASE64
            .decode(bytes)
            .map_err(|error| ApiError::BadRequest { problem: format!("bytes: {error}") })?;
        let name = name.strip_suffix(EXTENSION).and_then(|name| name.strip_suffix('.')).unwrap_or(name);
        let title = check_title(name)?;
        let header: Header = read_header(&bytes)?;
        let game = self.game(&header.game)?;
        // It is opened once, so that no damaged save is taken in.
        game.open_table(&bytes)?;
        let id = {
            let tables = self.tables();
            let taken: BTreeSet<String> = tables.values().map(|cell| cell.info.save.clone()).collect();
            let id = self.store().fresh_id(game.id(), &taken)?;
            self.store().write(&id, &bytes)?;
            id
        };
        // The save is there now; one without its title can be given it again.
        let title = title.filter(|title| self.store().set_title(&id, title).is_ok());
        Ok(Reply::ImportSave {
            save: self.entry(Found { id, title, header: Some((header, 0)), error: None }),
        })
    }
}

/// A file name of a title: what some system does not allow in one becomes a dash.
fn file_name(title: &str) -> String {
    let plain = |c: char| if c.is_control() || "/\\:*?\"<>|".contains(c) { '-' } else { c };
    let stem: String = title.chars().map(plain).collect();
    format!("{}.{EXTENSION}", stem.trim_matches(['.', ' ']))
}

fn check_seats(mut seats: Vec<SeatSetup>) -> Result<Vec<SeatSetup>, ApiError> {
    for (index, setup) in seats.iter_mut().enumerate() {
        // More seats than a number holds are refused by the game.
        let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
        setup.name = setup.name.trim().to_owned();
        setup.check().map_err(|fault| match fault {
            SeatFault::Name => ApiError::BadSeatName { seat },
            SeatFault::Level(level) => ApiError::BadLevel { seat, level },
        })?;
    }
    Ok(seats)
}
