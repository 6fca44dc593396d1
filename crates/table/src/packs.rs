//! The content packs of one game: the house pack and those in the data folder.

use std::path::Path;
use std::sync::Arc;

use tabletop::Match;
use tabletop::save::{self, ContentRef, Header, LoadError, Opened};

use crate::api::{ApiError, PackFault};
use crate::hosted::{ContentFault, Hosted};

/// Packs that passed their checks, the house pack first, and what is wrong with the others.
pub(crate) struct Packs<G: Hosted> {
    packs: Vec<(ContentRef, Arc<G::Content>)>,
    faults: Vec<PackFault>,
}

impl<G: Hosted> Packs<G> {
    /// Reads the house pack and each folder below `folder`. A pack that cannot be used is a fault and
    /// hides no other.
    pub fn read(folder: &Path) -> Self {
        let mut all = Self { packs: Vec::new(), faults: Vec::new() };
        all.add("house", G::house());
        let entries = match std::fs::read_dir(folder) {
            Ok(entries) => entries,
            // Without the folder there are no packs in it.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return all,
            Err(error) => {
                all.fault(&folder.display().to_string(), unreadable(&error));
                return all;
            }
        };
        let mut folders = Vec::new();
        for entry in entries {
            match entry {
                Ok(entry) if entry.path().is_dir() => folders.push(entry.path()),
                Ok(_) => {}
                Err(error) => all.fault(&folder.display().to_string(), unreadable(&error)),
            }
        }
        folders.sort();
        for pack in folders {
            let name = pack.file_name().unwrap_or_default().to_string_lossy().into_owned();
            all.add(&name, G::load(&pack));
        }
        all
    }

    fn add(&mut self, name: &str, pack: Result<Arc<G::Content>, ContentFault>) {
        match pack {
            Ok(content) => {
                let reference = G::reference(&content);
                // The same pack twice is one pack.
                if !self.packs.iter().any(|(known, _)| *known == reference) {
                    self.packs.push((reference, content));
                }
            }
            Err(fault) => self.fault(name, fault),
        }
    }

    fn fault(&mut self, pack: &str, fault: ContentFault) {
        self.faults.push(PackFault {
            pack: pack.to_owned(),
            file: fault.file,
            entry: fault.entry,
            problem: fault.problem,
        });
    }

    pub fn references(&self) -> Vec<ContentRef> {
        self.packs.iter().map(|(reference, _)| reference.clone()).collect()
    }

    pub fn faults(&self) -> &[PackFault] {
        &self.faults
    }

    pub fn find(&self, wanted: &ContentRef) -> Option<Arc<G::Content>> {
        self.packs.iter().find(|(reference, _)| reference == wanted).map(|(_, content)| content.clone())
    }

    /// The wanted pack, or the house pack.
    pub fn choose(&self, wanted: Option<&ContentRef>) -> Result<Arc<G::Content>, ApiError> {
        let unknown =
            |id: &str, hash: &str| ApiError::UnknownContent { id: id.to_owned(), hash: hash.to_owned() };
        match wanted {
            Some(wanted) => self.find(wanted).ok_or_else(|| unknown(&wanted.id, &wanted.hash)),
            None => {
                let first = self.packs.first().ok_or_else(|| unknown("house", ""))?;
                Ok(first.1.clone())
            }
        }
    }
}

fn unreadable(error: &std::io::Error) -> ContentFault {
    ContentFault {
        file: String::new(),
        entry: String::new(),
        problem: format!("the folder cannot be read: {error}"),
    }
}

/// Reads a save of a game by itself, without opening a house: for tools. `packs` is the folder with one
/// folder a game, each with one folder a pack; it need not exist.
///
/// # Errors
/// A plain reason; see [`LoadError`].
pub fn read_save<G: Hosted>(file: &[u8], packs: &Path) -> Result<(Match<G>, Header, Opened), LoadError> {
    let packs = Packs::<G>::read(&packs.join(G::ID));
    save::read(file, |wanted| packs.find(wanted))
}
