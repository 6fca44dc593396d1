//! A disk that fails: nothing that was saved is lost, those who watch are told, and play goes on.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::*;
use crate::api::StorageFailure;

/// Works until so many calls that change something were made; then each fails.
struct Failing {
    left: AtomicUsize,
    kind: io::ErrorKind,
    /// Whether a failing write leaves half of the file.
    torn: bool,
    /// Whether the disk keeps something else than what is written.
    lies: bool,
    /// The file that the disk cannot say anything about.
    lost: Option<&'static str>,
    /// Done before the next write; may panic.
    before_write: Mutex<Option<Box<dyn FnOnce() + Send>>>,
    /// The folder or file that cannot be changed.
    fixed: Option<&'static str>,
}

impl Failing {
    fn new(left: usize, kind: io::ErrorKind) -> Self {
        Self {
            left: AtomicUsize::new(left),
            kind,
            torn: true,
            lies: false,
            lost: None,
            before_write: Mutex::default(),
            fixed: None,
        }
    }

    fn step(&self, path: &Path) -> io::Result<()> {
        if self.fixed.is_some_and(|fixed| path.ends_with(fixed)) {
            return Err(self.kind.into());
        }
        let left = self.left.load(Ordering::SeqCst);
        if left == 0 {
            return Err(self.kind.into());
        }
        if left != usize::MAX {
            self.left.store(left - 1, Ordering::SeqCst);
        }
        Ok(())
    }

    fn heal(&self) {
        self.left.store(usize::MAX, Ordering::SeqCst);
    }
}

impl Disk for Failing {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        RealDisk.read(path, most)
    }
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let before = self.before_write.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(before) = before {
            before();
        }
        if let Err(error) = self.step(path) {
            if self.torn {
                RealDisk.write(path, &bytes[..bytes.len() / 2])?;
            }
            return Err(error);
        }
        let bytes = if self.lies { &bytes[1..] } else { bytes };
        RealDisk.write(path, bytes)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(to)?;
        RealDisk.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.step(path)?;
        RealDisk.remove(path)
    }
    fn exists(&self, path: &Path) -> io::Result<bool> {
        if self.lost.is_some_and(|lost| path.ends_with(lost)) {
            return Err(self.kind.into());
        }
        RealDisk.exists(path)
    }
    fn files(&self, folder: &Path) -> io::Result<Vec<String>> {
        RealDisk.files(folder)
    }
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.make_folder(folder)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.step(folder)?;
        RealDisk.sync_folder(folder)
    }
}

/// The bytes of generation `n`, of the game `game`.
fn version(n: u8) -> Vec<u8> {
    vec![n; 100]
}

#[test]
fn whichever_step_of_a_save_fails_the_newest_or_the_one_before_is_whole() {
    // Each step is one more call that works before the disk fails.
    for step in 0.. {
        let folder = TempDir::new().unwrap();
        let disk = Arc::new(Failing::new(usize::MAX, io::ErrorKind::StorageFull));
        let store = crate::Store::open(disk.clone(), folder.path()).unwrap();
        for n in 1..=4 {
            store.write("game-1", &version(n)).unwrap();
        }
        disk.left.store(step, Ordering::SeqCst);
        let written = store.write("game-1", &version(5));
        disk.heal();
        let read = |store: &crate::Store| {
            let whole = |bytes: &[u8]| {
                let intact = bytes.len() == 100;
                intact.then(|| bytes[0]).ok_or(ApiError::NotASave)
            };
            store.read("game-1", whole).unwrap().0
        };
        if written.is_ok() {
            assert_eq!(read(&store), 5);
            assert!(step >= 5, "a save has at least five steps that can fail");
            break;
        }
        let left = read(&store);
        assert!(left == 4 || left == 5, "step {step}: generation {left}");
        // After a crash at this step the next program finds the same, and can save again.
        drop(store);
        let store = crate::Store::open(Arc::new(RealDisk), folder.path()).unwrap();
        assert_eq!(read(&store), left, "step {step}");
        store.write("game-1", &version(6)).unwrap();
        assert_eq!(read(&store), 6, "step {step}");
    }
}

#[test]
fn a_disk_that_keeps_something_else_is_found_out() {
    let folder = TempDir::new().unwrap();
    let store = crate::Store::open(Arc::new(RealDisk), folder.path()).unwrap();
    store.write("game-1", &version(1)).unwrap();
    let disk = Failing { lies: true, ..Failing::new(usize::MAX, io::ErrorKind::Other) };
    let store = crate::Store::open(Arc::new(disk), folder.path()).unwrap();
    let error = store.write("game-1", &version(2)).unwrap_err();
    assert_eq!(StorageFailure::from(&error), StorageFailure::ReadBack);
    assert_eq!(store.read("game-1", |bytes| Ok(bytes.to_vec())).unwrap().0, version(1));
}

#[test]
fn a_file_that_the_disk_knows_nothing_of_hides_no_other() {
    let folder = TempDir::new().unwrap();
    let failing = Failing::new(usize::MAX, io::ErrorKind::PermissionDenied);
    let disk = Failing { lost: Some("game-1.regolith"), ..failing };
    let store = crate::Store::open(Arc::new(disk), folder.path()).unwrap();
    for id in ["game-1", "game-2"] {
        RealDisk.write(&folder.path().join(format!("{id}.regolith")), &version(1)).unwrap();
        RealDisk.write(&folder.path().join(format!("{id}.regolith.1")), &version(2)).unwrap();
    }
    let list = store.list().unwrap();
    let of = |id: &str| list.iter().find(|found| found.id == id).unwrap().error.clone();
    assert!(matches!(of("game-1"), Some(ApiError::Storage { failure: StorageFailure::NoPermission, .. })));
    assert_eq!(of("game-2"), Some(ApiError::NotASave));
    // The generation before can be had all the same.
    assert_eq!(store.read("game-1", |bytes| Ok(bytes[0])).unwrap(), (2, 1));
}

#[test]
fn a_full_disk_is_told_play_goes_on_and_the_next_action_saves() {
    let folder = Arc::new(TempDir::new().unwrap());
    let disk = Arc::new(Failing::new(usize::MAX, io::ErrorKind::StorageFull));
    let fixture = Fixture::over(folder, disk.clone());
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    disk.left.store(0, Ordering::SeqCst);
    client.act(table, 0, json!("draw")).unwrap();
    let failure = client.next(|push| match push {
        Push::SaveFailed { failure, .. } => Some(failure),
        _ => None,
    });
    assert_eq!(failure, StorageFailure::Full);
    // Who comes later is told as well; the older save stands; closing would lose something.
    let watch =
        client.ask(json!({ "kind": "watch", "table": table, "viewer": { "kind": "seat", "seat": 0 } }));
    assert!(matches!(watch, Ok(Reply::Watch { save_failed: Some(StorageFailure::Full), .. })));
    assert_eq!(client.list()[0].header.as_ref().unwrap().actions, 0);
    let close = client.ask(json!({ "kind": "close", "table": table }));
    assert!(matches!(close, Err(ApiError::Storage { failure: StorageFailure::Full, .. })), "{close:?}");

    disk.heal();
    let card = client.legal(table, 0).remove(0);
    client.act(table, 0, card).unwrap();
    let saved = client.next(|push| match push {
        Push::Saved { revision, .. } => Some(revision),
        _ => None,
    });
    assert_eq!(saved, 2);
    assert_eq!(client.list()[0].header.as_ref().unwrap().actions, 2);
}

#[test]
fn a_table_can_be_given_up_when_it_cannot_be_saved() {
    let folder = Arc::new(TempDir::new().unwrap());
    let disk = Arc::new(Failing::new(usize::MAX, io::ErrorKind::PermissionDenied));
    let fixture = Fixture::over(folder, disk.clone());
    let client = fixture.client();
    disk.left.store(0, Ordering::SeqCst);
    let table = client.new_game(&[HUMAN, HUMAN]);
    let watch = client.ask(json!({ "kind": "watch", "table": table, "viewer": { "kind": "spectator" } }));
    assert!(matches!(watch, Ok(Reply::Watch { save_failed: Some(StorageFailure::NoPermission), .. })));
    let close = |discard: bool| client.ask(json!({ "kind": "close", "table": table, "discard": discard }));
    assert!(close(false).is_err());
    assert_eq!(close(true), Ok(Reply::Close {}));
}

#[test]
fn a_delete_that_fails_leaves_the_save_where_it_was() {
    for step in 0..3 {
        let folder = TempDir::new().unwrap();
        let disk = Arc::new(Failing::new(usize::MAX, io::ErrorKind::StorageFull));
        let store = crate::Store::open(disk.clone(), folder.path()).unwrap();
        for n in 1..=3 {
            store.write("game-1", &version(n)).unwrap();
        }
        // One rename fails; the way back works.
        let failing = OneFails { inner: disk, at: AtomicUsize::new(step) };
        let store = crate::Store::open(Arc::new(failing), folder.path()).unwrap();
        assert!(store.delete("game-1").is_err());
        assert_eq!(store.read("game-1", |bytes| Ok(bytes[0])).unwrap(), (3, 0));
        assert!(
            folder.path().join("game-1.regolith.1").exists()
                && folder.path().join("game-1.regolith.2").exists()
        );
    }
}

/// Lets one rename fail.
struct OneFails {
    inner: Arc<Failing>,
    at: AtomicUsize,
}

impl Disk for OneFails {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.inner.read(path, most)
    }
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.inner.write(path, bytes)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        if self.at.fetch_sub(1, Ordering::SeqCst) == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.inner.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.inner.remove(path)
    }
    fn exists(&self, path: &Path) -> io::Result<bool> {
        self.inner.exists(path)
    }
    fn files(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.inner.files(folder)
    }
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.inner.make_folder(folder)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.inner.sync_folder(folder)
    }
}

#[test]
fn an_action_that_comes_while_a_table_is_closed_is_refused_or_saved() {
    let folder = Arc::new(TempDir::new().unwrap());
    let disk = Arc::new(Failing::new(usize::MAX, io::ErrorKind::StorageFull));
    let fixture = Fixture::over(folder, disk.clone());
    let (client, other) = (fixture.client(), fixture.client());
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    other.watch(table, Viewer::Seat(Seat(0)));
    disk.left.store(0, Ordering::SeqCst);
    client.act(table, 0, json!("draw")).unwrap();
    client.next(|push| matches!(push, Push::SaveFailed { .. }).then_some(()));
    disk.heal();
    // Closing has to write; the other connection acts in the middle of that.
    let card = client.legal(table, 0).remove(0);
    let (told, answer) = channel();
    *disk.before_write.lock().unwrap() = Some(Box::new(move || {
        told.send(other.act(table, 0, card)).unwrap();
    }));
    client.ask(json!({ "kind": "close", "table": table })).unwrap();
    assert_eq!(answer.recv().unwrap(), Ok(2));
    assert_eq!(client.list()[0].header.as_ref().unwrap().actions, 2);
}

#[test]
fn a_save_that_panics_is_told_and_ends_no_other() {
    let folder = Arc::new(TempDir::new().unwrap());
    let disk = Arc::new(Failing::new(usize::MAX, io::ErrorKind::StorageFull));
    let fixture = Fixture::over(folder, disk.clone());
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    *disk.before_write.lock().unwrap() = Some(Box::new(|| panic!("a faulty disk")));
    client.act(table, 0, json!("draw")).unwrap();
    let failure = client.next(|push| match push {
        Push::SaveFailed { failure, .. } => Some(failure),
        _ => None,
    });
    assert_eq!(failure, StorageFailure::Other);
    let card = client.legal(table, 0).remove(0);
    client.act(table, 0, card).unwrap();
    client.next(|push| matches!(push, Push::Saved { revision: 2, .. }).then_some(()));
}

#[test]
fn a_delete_that_fails_leaves_the_table_open() {
    let folder = Arc::new(TempDir::new().unwrap());
    let disk = Failing::new(usize::MAX, io::ErrorKind::PermissionDenied);
    let fixture = Fixture::over(folder, Arc::new(Failing { fixed: Some("trash/toy-1.regolith"), ..disk }));
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, COMPUTER]);
    client.watch(table, Viewer::Seat(Seat(0)));
    let delete = client.ask(json!({ "kind": "delete-save", "save": "toy-1" }));
    assert!(matches!(delete, Err(ApiError::Storage { failure: StorageFailure::NoPermission, .. })));
    assert_eq!(client.list()[0].table, Some(table));
    // Play goes on, computers included.
    let card = client.legal(table, 0).pop().unwrap();
    client.act(table, 0, card).unwrap();
    client.next(|push| match push {
        Push::Update(update) => (update.entries[0].seat == Seat(1)).then_some(()),
        _ => None,
    });
}

#[test]
fn what_is_done_is_no_error_when_only_its_title_or_the_folder_could_not_be_kept() {
    let folder = Arc::new(TempDir::new().unwrap());
    let disk = |fixed| {
        let disk = Failing::new(usize::MAX, io::ErrorKind::PermissionDenied);
        Arc::new(Failing { fixed: Some(fixed), ..disk })
    };
    let fixture = Fixture::over(folder, disk("titles.json"));
    let client = fixture.client();
    client.new_game(&[HUMAN, HUMAN]);
    let export = client.ask(json!({ "kind": "export-save", "save": "toy-1" })).unwrap();
    let Reply::ExportSave { bytes, .. } = export else { panic!() };
    let import = client.ask(json!({ "kind": "import-save", "bytes": bytes, "name": "Sunday" })).unwrap();
    let Reply::ImportSave { save } = import else { panic!() };
    assert_eq!((save.save.as_str(), save.title), ("toy-2", None));
    assert_eq!(client.list().len(), 2);
    drop(client);
    let Fixture { house, folder } = fixture;
    drop(house);
    // The trash cannot be waited for; the save is in it all the same.
    let fixture = Fixture::over(folder, disk("trash"));
    let client = fixture.client();
    client.ask(json!({ "kind": "delete-save", "save": "toy-2" })).unwrap();
    assert_eq!(client.list().len(), 1);
    client.ask(json!({ "kind": "restore-save", "save": "toy-2" })).unwrap();
    assert_eq!(client.list().len(), 2);
}

#[test]
fn an_older_copy_stands_until_the_new_one_is_whole() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("Sunday.regolith");
    let files = || RealDisk.files(folder.path()).unwrap();
    crate::write_copy(&RealDisk, &place, &version(1)).unwrap();
    for step in 0..2 {
        let disk = Failing::new(step, io::ErrorKind::StorageFull);
        assert_eq!(
            crate::write_copy(&disk, &place, &version(2)).unwrap_err().kind(),
            io::ErrorKind::StorageFull
        );
        assert_eq!(std::fs::read(&place).unwrap(), version(1), "step {step}");
    }
    crate::write_copy(&RealDisk, &place, &version(3)).unwrap();
    assert_eq!(std::fs::read(&place).unwrap(), version(3));
    // Nothing lies beside it, but for what a disk that fails for good did not let go.
    for name in files().iter().filter(|name| *name != "Sunday.regolith") {
        std::fs::remove_file(folder.path().join(name)).unwrap();
    }
    crate::write_copy(&RealDisk, &place, &version(4)).unwrap();
    assert_eq!(files(), ["Sunday.regolith"]);
}

#[cfg(unix)]
#[test]
fn a_copy_goes_where_only_the_file_itself_may_be_written() {
    let folder = TempDir::new().unwrap();
    // With the ending of a file beside it this name is too long.
    let place = folder.path().join("x".repeat(250));
    crate::write_copy(&RealDisk, &place, &version(1)).unwrap();
    crate::write_copy(&RealDisk, &place, &version(2)).unwrap();
    assert_eq!(std::fs::read(&place).unwrap(), version(2));
}
