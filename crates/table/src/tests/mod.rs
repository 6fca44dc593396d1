//! Tests of the whole API over the toy game.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tabletop::exercise::{Walk, exercise};
use tabletop::{Player, Seat, SeatSetup, UndoScope, Viewer};
use tempfile::TempDir;

use crate::api::{ApiError, LogEntry, Push, Reply, Request, SaveEntry, TableId, TableState, Update};
use crate::cell::{Start, start};
use crate::disk::{Disk, RealDisk};
use crate::house::{Connection, House};
use crate::seated::Kind;
use crate::toy::Toy;

mod bad_requests;
mod computers;
mod play;
mod saves;
mod storage;

/// A house over a folder that goes with it.
struct Fixture {
    house: House,
    folder: Arc<TempDir>,
}

impl Fixture {
    fn new() -> Self {
        Self::over(Arc::new(TempDir::new().unwrap()), Arc::new(RealDisk))
    }

    fn over(folder: Arc<TempDir>, disk: Arc<dyn Disk>) -> Self {
        let house = house(folder.path(), disk, start).unwrap();
        Self { house, folder }
    }

    /// Closes the house and opens the folder again.
    fn again(self) -> Self {
        let Self { house, folder } = self;
        drop(house);
        Self::over(folder, Arc::new(RealDisk))
    }

    fn client(&self) -> Client {
        let (sender, pushes) = channel();
        let connection = self.house.connect(move |push| {
            // A test that no longer listens is no fault.
            let _ = sender.send(push);
        });
        Client { connection, pushes }
    }

    fn saves(&self) -> std::path::PathBuf {
        self.folder.path().join("saves")
    }
}

fn house(folder: &Path, disk: Arc<dyn Disk>, start: Start) -> Result<House, ApiError> {
    House::with(folder, disk, start, vec![Box::new(Kind::<Toy>::new(&folder.join("content").join("toy")))])
}

/// A connection with what it was told.
struct Client {
    connection: Connection,
    pushes: Receiver<Push>,
}

impl Client {
    fn ask(&self, request: Value) -> Result<Reply, ApiError> {
        self.connection.request_json(request)
    }

    fn new_game(&self, players: &[Player]) -> TableId {
        self.new_game_with(players, json!({}))
    }

    fn new_game_with(&self, players: &[Player], options: Value) -> TableId {
        let seats: Vec<SeatSetup> = players
            .iter()
            .enumerate()
            .map(|(seat, &player)| SeatSetup { name: format!("Seat {seat}"), player })
            .collect();
        let request =
            Request::NewGame { game: "toy".into(), content: None, options, seats, seed: Some("7".into()) };
        match self.connection.request(request).unwrap() {
            Reply::NewGame { table } => table.table,
            other => panic!("{other:?}"),
        }
    }

    fn watch(&self, table: TableId, viewer: Viewer) -> TableState {
        match self.connection.request(Request::Watch { table, viewer }).unwrap() {
            Reply::Watch { state, .. } => state,
            other => panic!("{other:?}"),
        }
    }

    fn act(&self, table: TableId, seat: u8, action: Value) -> Result<u32, ApiError> {
        let request = Request::Act { table, seat: Seat(seat), action, revision: None };
        match self.connection.request(request)? {
            Reply::Act { revision } => Ok(revision),
            other => panic!("{other:?}"),
        }
    }

    fn legal(&self, table: TableId, seat: u8) -> Vec<Value> {
        match self.connection.request(Request::Legal { table, seat: Seat(seat) }).unwrap() {
            Reply::Legal { actions } => actions,
            other => panic!("{other:?}"),
        }
    }

    fn log(&self, table: TableId) -> Vec<LogEntry> {
        match self.connection.request(Request::Log { table }).unwrap() {
            Reply::Log { entries, .. } => entries,
            other => panic!("{other:?}"),
        }
    }

    fn undo(&self, table: TableId, granted: UndoScope) -> Result<u32, ApiError> {
        match self.connection.request(Request::Undo { table, granted, revision: None })? {
            Reply::Undo { actions, .. } => Ok(actions),
            other => panic!("{other:?}"),
        }
    }

    fn list(&self) -> Vec<SaveEntry> {
        match self.connection.request(Request::ListSaves {}).unwrap() {
            Reply::ListSaves { saves } => saves,
            other => panic!("{other:?}"),
        }
    }

    /// The next push for which `pick` finds something; others are passed over.
    fn next<T>(&self, mut pick: impl FnMut(Push) -> Option<T>) -> T {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let push = self.pushes.recv_timeout(left).expect("the push that is waited for");
            if let Some(found) = pick(push) {
                return found;
            }
        }
    }

    fn next_update(&self) -> Update {
        self.next(|push| if let Push::Update(update) = push { Some(update) } else { None })
    }

    /// Plays the first legal action of each seat in turn until the game is over.
    fn play_out(&self, table: TableId) {
        loop {
            let state = self.watch(table, Viewer::Spectator);
            let Some(seat) = state.to_act else { return };
            self.watch(table, Viewer::Seat(seat));
            let action = self.legal(table, seat.0).remove(0);
            self.act(table, seat.0, action).unwrap();
        }
    }
}

const HUMAN: Player = Player::Human;
const COMPUTER: Player = Player::Computer { level: 1 };

#[test]
fn the_toy_keeps_the_laws_of_every_game() {
    let content = Arc::new("house".to_owned());
    let walk = Walk { actions: 2_000, sparse: 3, strangers: 20, seed: 1 };
    exercise::<Toy>(&content, &crate::toy::Options::default(), walk).unwrap();
}
