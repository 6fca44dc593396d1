//! The saves on the disk: three generations of each, titles, trash.
//!
//! `NAME.regolith` is the newest, `NAME.regolith.1` and `.2` are the ones before. `NAME.regolith.new` is
//! being written; it counts as the newest when a crash came between the two renames of a save.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tabletop::save::{self, EXTENSION, HEADER_BYTES, Header};

use crate::api::ApiError;
use crate::disk::{Disk, NEW, replace, write_beside};

/// Largest save that is read or imported, in bytes; a long game has some ten thousand.
pub const MOST_SAVE_BYTES: u64 = 2 << 20;
/// Most characters of a title.
pub const MOST_TITLE: usize = 80;
/// Generations that are kept.
const GENERATIONS: u8 = 3;
const TITLES: &str = "titles.json";

/// The folder of saves.
pub struct Store {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
    trash: PathBuf,
    /// Held while files are moved or titles written, so that two requests do not mix.
    moving: Mutex<()>,
}

/// A save as the list finds it.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Id of the save.
    pub id: String,
    /// Title a person gave it.
    pub title: Option<String>,
    /// The newest header that can be read, and its generation.
    pub header: Option<(Header, u8)>,
    /// Why the newest generation cannot be read.
    pub error: Option<ApiError>,
}

impl Store {
    /// Opens the folder, makes it if need be, and empties the trash of the run before. Titles of saves that
    /// are gone go too, so that no later save is born with one.
    ///
    /// # Errors
    /// When the folder cannot be made or read; what cannot be removed stays for the next time.
    pub fn open(disk: Arc<dyn Disk>, folder: &Path) -> io::Result<Self> {
        let trash = folder.join("trash");
        disk.make_folder(&trash)?;
        for name in disk.files(&trash)? {
            // What cannot be removed now is tried again at the next start; it keeps nobody from playing.
            let _ = disk.remove(&trash.join(name));
        }
        let store = Self { disk, folder: folder.to_owned(), trash, moving: Mutex::default() };
        store.forget_titles()?;
        Ok(store)
    }

    fn hold(&self) -> MutexGuard<'_, ()> {
        // Nothing is behind the lock, so a panic of another holder left nothing half done in memory.
        self.moving.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An id that no save has, in the folder, in the trash or among `taken`.
    ///
    /// # Errors
    /// When the folders cannot be read.
    pub fn fresh_id(&self, game: &str, taken: &BTreeSet<String>) -> io::Result<String> {
        let mut used = self.ids(&self.folder)?;
        used.extend(self.ids(&self.trash)?);
        used.extend(self.titles().into_keys());
        used.extend(taken.iter().cloned());
        // Some systems hold names that differ only in their case for one.
        let used: BTreeSet<String> = used.iter().map(|id| id.to_lowercase()).collect();
        let number = |id: &String| id.strip_prefix(game)?.strip_prefix('-')?.parse::<u64>().ok();
        let mut next = used.iter().filter_map(number).max().unwrap_or(0);
        loop {
            // After the largest number there is, the ones that are free below it.
            next = next.checked_add(1).unwrap_or(1);
            let id = format!("{game}-{next}");
            if !used.contains(&id) {
                return Ok(id);
            }
        }
    }

    fn ids(&self, folder: &Path) -> io::Result<BTreeSet<String>> {
        Ok(self.disk.files(folder)?.iter().filter_map(|name| id_of(name)).map(str::to_owned).collect())
    }

    /// Writes a new generation: beside the old, read back, and only then put into its place.
    ///
    /// # Errors
    /// What went wrong; the newest generation before stands then.
    pub fn write(&self, id: &str, bytes: &[u8]) -> io::Result<()> {
        let _held = self.hold();
        let name = file_name(id, 0);
        let new = write_beside(&*self.disk, &self.folder, &name, bytes)?;
        let path = |generation| self.folder.join(file_name(id, generation));
        for generation in (0..GENERATIONS - 1).rev() {
            if self.disk.exists(&path(generation))? {
                self.disk.rename(&path(generation), &path(generation + 1))?;
            }
        }
        self.disk.rename(&new, &path(0))?;
        self.disk.sync_folder(&self.folder)
    }

    /// Reads the bytes of a save, newest generation first, until `open` takes them; answers what it
    /// made of them and the generation.
    ///
    /// # Errors
    /// [`ApiError::UnknownSave`], or why the newest generation cannot be opened when none can.
    pub fn read<T>(
        &self,
        id: &str,
        mut open: impl FnMut(&[u8]) -> Result<T, ApiError>,
    ) -> Result<(T, u8), ApiError> {
        let mut first = None;
        for (generation, path) in self.generations(id)? {
            let read =
                path.and_then(|path| self.disk.read(&path, MOST_SAVE_BYTES + 1)).map_err(ApiError::from);
            match read.and_then(too_large).and_then(|bytes| open(&bytes)) {
                Ok(opened) => return Ok((opened, generation)),
                // It is intact; going on from an older one would lose what the newer program kept in it.
                Err(error @ ApiError::SaveTooNew { .. }) => return Err(error),
                Err(error) => first = first.or(Some(error)),
            }
        }
        Err(first.unwrap_or_else(|| ApiError::UnknownSave { save: id.to_owned() }))
    }

    /// The files of a save that are there, newest first; an error where that cannot be found out.
    fn generations(&self, id: &str) -> Result<Vec<(u8, io::Result<PathBuf>)>, ApiError> {
        check_id(id)?;
        let there = |name: String| {
            let path = self.folder.join(name);
            match self.disk.exists(&path) {
                Ok(true) => Some(Ok(path)),
                Ok(false) => None,
                Err(error) => Some(Err(error)),
            }
        };
        let file = |generation| {
            let found = there(file_name(id, generation));
            if generation == 0 { found.or_else(|| there(file_name(id, 0) + NEW)) } else { found }
        };
        Ok((0..GENERATIONS).filter_map(|generation| Some((generation, file(generation)?))).collect())
    }

    /// Every save. Only headers are read, and one bad file hides no other.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn list(&self) -> Result<Vec<Found>, ApiError> {
        let titles = self.titles();
        let mut found = Vec::new();
        for id in self.ids(&self.folder)? {
            let mut header = None;
            let (generations, mut error) = match self.generations(&id) {
                Ok(generations) => (generations, None),
                Err(error) => (Vec::new(), Some(error)),
            };
            for (generation, path) in generations {
                let read =
                    path.and_then(|path| self.disk.read(&path, HEADER_BYTES as u64)).map_err(ApiError::from);
                match read.and_then(|bytes| Ok(save::read_header(&bytes)?)) {
                    Ok(good) => {
                        header = Some((good, generation));
                        break;
                    }
                    Err(bad) => error = error.or(Some(bad)),
                }
            }
            found.push(Found { title: titles.get(&id).cloned(), id, header, error });
        }
        let changed = |found: &Found| found.header.as_ref().map(|(header, _)| header.changed);
        found.sort_by_key(|found| std::cmp::Reverse(changed(found)));
        Ok(found)
    }

    /// Titles by id. A damaged file of titles costs the titles, never a save.
    fn titles(&self) -> BTreeMap<String, String> {
        let bytes = self.disk.read(&self.folder.join(TITLES), MOST_SAVE_BYTES).unwrap_or_default();
        serde_json::from_slice(&bytes).unwrap_or_default()
    }

    /// Title of a save.
    #[must_use]
    pub fn title(&self, id: &str) -> Option<String> {
        self.titles().remove(id)
    }

    /// Gives a save a title, or takes it away when `title` is empty.
    ///
    /// # Errors
    /// When there is no such save, the title is not one, or the disk fails.
    pub fn set_title(&self, id: &str, title: &str) -> Result<(), ApiError> {
        let _held = self.hold();
        if self.generations(id)?.is_empty() {
            return Err(ApiError::UnknownSave { save: id.to_owned() });
        }
        let title = check_title(title)?;
        let mut titles = self.titles_in_use()?;
        match title {
            Some(title) => titles.insert(id.to_owned(), title),
            None => titles.remove(id),
        };
        Ok(self.write_titles(&titles)?)
    }

    /// The titles of saves that are there or in the trash.
    fn titles_in_use(&self) -> io::Result<BTreeMap<String, String>> {
        let there = self.ids(&self.folder)?;
        let trashed = self.ids(&self.trash)?;
        let mut titles = self.titles();
        titles.retain(|id, _| there.contains(id) || trashed.contains(id));
        Ok(titles)
    }

    fn forget_titles(&self) -> io::Result<()> {
        let kept = self.titles_in_use()?;
        if kept.len() < self.titles().len() {
            // A disk that cannot be written now keeps nobody from playing: no new save takes an id that a
            // title is kept for.
            let _ = self.write_titles(&kept);
        }
        Ok(())
    }

    fn write_titles(&self, titles: &BTreeMap<String, String>) -> io::Result<()> {
        replace(&*self.disk, &self.folder, TITLES, &serde_json::to_vec(titles)?)
    }

    /// Puts a save into the trash.
    ///
    /// # Errors
    /// When there is no such save or the disk fails; it is where it was then.
    pub fn delete(&self, id: &str) -> Result<(), ApiError> {
        self.shift(id, &self.folder, &self.trash)
    }

    /// Takes a save out of the trash.
    ///
    /// # Errors
    /// When it is not there or the disk fails; it is where it was then.
    pub fn restore(&self, id: &str) -> Result<(), ApiError> {
        self.shift(id, &self.trash, &self.folder)
    }

    fn shift(&self, id: &str, from: &Path, to: &Path) -> Result<(), ApiError> {
        let _held = self.hold();
        check_id(id)?;
        let names = self.disk.files(from)?;
        let names: Vec<_> = names.iter().filter(|name| id_of(name) == Some(id)).collect();
        if names.is_empty() {
            return Err(ApiError::UnknownSave { save: id.to_owned() });
        }
        let mut moved = Vec::new();
        for name in names {
            if let Err(error) = self.disk.rename(&from.join(name), &to.join(name)) {
                for name in moved {
                    // The first failure is the one to tell; what stays behind is still a whole generation.
                    let _ = self.disk.rename(&to.join(name), &from.join(name));
                }
                return Err(error.into());
            }
            moved.push(name);
        }
        // The save is in its place. When the disk cannot say that it will be there after a crash, it may be
        // back where it was then, and nothing is lost.
        let _ = self.disk.sync_folder(to).and_then(|()| self.disk.sync_folder(from));
        Ok(())
    }
}

/// An id is one plain name, so that no path leaves the folder. A person may have put a file with any name
/// there, so nothing else is asked of it.
fn check_id(id: &str) -> Result<(), ApiError> {
    let mut parts = Path::new(id).components();
    let plain = matches!((parts.next(), parts.next()), (Some(Component::Normal(part)), None) if part == id);
    // Windows takes what stands before a colon for a drive or a file with a second stream.
    let stream = cfg!(windows) && id.contains(':');
    if plain && !stream && !id.contains('\0') {
        Ok(())
    } else {
        Err(ApiError::UnknownSave { save: id.to_owned() })
    }
}

fn too_large(bytes: Vec<u8>) -> Result<Vec<u8>, ApiError> {
    if bytes.len() as u64 > MOST_SAVE_BYTES {
        return Err(ApiError::TooLarge { bytes: bytes.len() as u64, most: MOST_SAVE_BYTES });
    }
    Ok(bytes)
}

/// A title without blanks around it; none when it is empty.
pub(crate) fn check_title(title: &str) -> Result<Option<String>, ApiError> {
    let title = title.trim();
    if title.chars().count() > MOST_TITLE || title.chars().any(char::is_control) {
        return Err(ApiError::BadTitle { most: MOST_TITLE as u32 });
    }
    Ok((!title.is_empty()).then(|| title.to_owned()))
}

fn file_name(id: &str, generation: u8) -> String {
    match generation {
        0 => format!("{id}.{EXTENSION}"),
        _ => format!("{id}.{EXTENSION}.{generation}"),
    }
}

/// The save that a file belongs to.
fn id_of(name: &str) -> Option<&str> {
    let newest = [NEW, ".1", ".2"].iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
    let id = newest.strip_suffix(EXTENSION)?.strip_suffix('.')?;
    (!id.is_empty() && !id.starts_with('.')).then_some(id)
}
