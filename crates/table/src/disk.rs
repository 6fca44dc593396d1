//! The few things saves need of a disk, so that tests can let each of them fail.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// A disk.
pub trait Disk: Send + Sync {
    /// The whole file, if it has at most `most` bytes; otherwise its first `most`.
    ///
    /// # Errors
    /// What the system says.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;
    /// Makes or replaces the file and waits until the disk has it.
    ///
    /// # Errors
    /// What the system says; the file may hold anything then.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Gives a file another name; a file of that name is replaced in one step.
    ///
    /// # Errors
    /// What the system says; nothing has changed then.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    ///
    /// # Errors
    /// What the system says.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Whether there is a file.
    ///
    /// # Errors
    /// When that cannot be found out.
    fn exists(&self, path: &Path) -> io::Result<bool>;
    /// Names of the files in a folder; names that are not Unicode are left out, this program gives none.
    ///
    /// # Errors
    /// What the system says.
    fn files(&self, folder: &Path) -> io::Result<Vec<String>>;
    /// Makes a folder and those above it, unless it is there.
    ///
    /// # Errors
    /// What the system says.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;
    /// Waits until the disk has the names in the folder.
    ///
    /// # Errors
    /// What the system says.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        match path.try_exists() {
            // A name that no file can have is none that is there.
            Err(error) if error.kind() == io::ErrorKind::InvalidFilename => Ok(false),
            exists => exists,
        }
    }

    fn files(&self, folder: &Path) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_type()?.is_file()
                && let Ok(name) = entry.file_name().into_string()
            {
                names.push(name);
            }
        }
        Ok(names)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    #[cfg(unix)]
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    // Elsewhere a folder cannot be opened for this; the rename itself is kept by the file system's journal.
    #[cfg(not(unix))]
    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}

/// Writes a file so that a crash or a full disk at any moment leaves the old one or the new one, whole.
///
/// # Errors
/// What the system says; the old file stands then.
pub(crate) fn replace(disk: &dyn Disk, folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let new = write_beside(disk, folder, name, bytes)?;
    disk.rename(&new, &folder.join(name))?;
    // The new file stands. When the disk cannot say that it will after a crash, the old one may be back then.
    let _ = disk.sync_folder(folder);
    Ok(())
}

/// Writes `name.new` and reads it back.
pub(crate) fn write_beside(
    disk: &dyn Disk,
    folder: &Path,
    name: &str,
    bytes: &[u8],
) -> io::Result<std::path::PathBuf> {
    let new = folder.join(format!("{name}{NEW}"));
    let written = disk.write(&new, bytes).and_then(|()| {
        let back = disk.read(&new, bytes.len() as u64 + 1)?;
        let same = back == bytes;
        same.then_some(()).ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidData, "what was written reads back different")
        })
    });
    match written {
        Ok(()) => Ok(new),
        Err(error) => {
            // What is left of it only takes space; the failure that counts is the one above.
            let _ = disk.remove(&new);
            Err(error)
        }
    }
}

/// Writes a file to a place that a person chose. A file that is there stands until the new one is whole.
///
/// # Errors
/// What the system says; the older file stands then, unless the folder takes no other file than this one.
pub fn write_copy(disk: &dyn Disk, place: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = place.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = Path::new(&beside);
    let written = disk.write(beside, bytes).and_then(|()| disk.rename(beside, place));
    if let Err(error) = written {
        // What is left of it only takes space; the failure that counts is the one above.
        let _ = disk.remove(beside);
        return match error.kind() {
            // The system may give leave for this one file alone, or the longer name may be too long.
            io::ErrorKind::PermissionDenied | io::ErrorKind::InvalidFilename => disk.write(place, bytes),
            _ => Err(error),
        };
    }
    Ok(())
}

/// Ending of a file that is being written.
pub(crate) const NEW: &str = ".new";
