//! `regolith trace` and `regolith verify`: saves from outside.

use std::fs::File;
use std::io::{BufWriter, Read, Write, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use serde_json::{Value, json};
use table::{GameWork, Hosted, MOST_SAVE_BYTES, guard, read_save, with_game};
use tabletop::save::{self, LoadError, Opened, Times, read_header};
use tabletop::{Ignore, Seat, ToAct, Viewer};

use crate::failure::Failure;

/// Version of the lines that `trace` prints.
const TRACE_FORMAT: u16 = 1;

/// The folder of content packs that saves may have been played with.
#[derive(Args)]
struct Packs {
    /// Folder of content packs, one folder a game [default: that of the data folder].
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl Packs {
    /// Without a data folder there is the house pack alone.
    fn folder(&self) -> PathBuf {
        let default = || table::default_folder().map(|data| data.join("content"));
        self.content.clone().or_else(default).unwrap_or_default()
    }
}

#[derive(Args)]
pub struct Trace {
    /// The save.
    save: PathBuf,
    #[command(flatten)]
    packs: Packs,
}

impl Trace {
    pub fn run(self) -> Result<(), Failure> {
        let named = |problem: String| Failure::Failed(format!("{}: {problem}", self.save.display()));
        let file = read(&self.save).map_err(named)?;
        let header = read_header(&file).map_err(|error| named(error.to_string()))?;
        let packs = self.packs.folder();
        let traced = guard(|| with_game(&header.game, Print { file: &file, packs: &packs }));
        match traced {
            Ok(Ok(Ok(()))) => Ok(()),
            Ok(Ok(Err(Traced::Output(failure)))) => Err(failure),
            Ok(Ok(Err(Traced::Load(error)))) => Err(named(error.to_string())),
            // It is the file that asks for a game that there is not, not the command line.
            Ok(Err(error)) | Err(error) => Err(named(error.to_string())),
        }
    }
}

/// One line of a trace.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Line<'a> {
    Start {
        format: u16,
        game: &'static str,
        header: Value,
        options: Value,
        seed: String,
        opened: &'a Opened,
        /// Actions before the first line, when the log begins at a stored position.
        earlier: usize,
        state: Value,
        view: Value,
    },
    Action {
        number: usize,
        seat: Seat,
        action: Value,
        effects: Value,
        chain: String,
        state: Value,
        view: Value,
    },
    End {
        over: bool,
        to_act: Option<Seat>,
        scores: Value,
    },
}

struct Print<'a> {
    file: &'a [u8],
    packs: &'a Path,
}

enum Traced {
    Load(LoadError),
    Output(Failure),
}

impl<E: Into<Failure>> From<E> for Traced {
    fn from(error: E) -> Self {
        Self::Output(error.into())
    }
}

impl GameWork for Print<'_> {
    type Output = Result<(), Traced>;

    fn with<G: Hosted>(self) -> Self::Output {
        let (played, header, opened) = read_save::<G>(self.file, self.packs).map_err(Traced::Load)?;
        let mut out = BufWriter::new(stdout().lock());
        let mut game = played.start().clone();
        let earlier = played.actions() - played.log().len();
        let start = Line::Start {
            format: TRACE_FORMAT,
            game: G::ID,
            header: serde_json::to_value(header)?,
            options: serde_json::to_value(&played.setup().options)?,
            seed: played.setup().seed.0.to_string(),
            opened: &opened,
            earlier,
            state: serde_json::to_value(game.state())?,
            view: serde_json::to_value(game.view(Viewer::Table))?,
        };
        line(&mut out, &start)?;
        for (index, entry) in played.log().iter().enumerate() {
            game.apply(&entry.action, &mut Ignore);
            let action = Line::Action {
                number: earlier + index + 1,
                seat: entry.seat,
                action: serde_json::to_value(&entry.action)?,
                effects: serde_json::to_value(&entry.effects)?,
                chain: entry.chain.to_string(),
                state: serde_json::to_value(game.state())?,
                view: serde_json::to_value(game.view(Viewer::Table))?,
            };
            line(&mut out, &action)?;
        }
        let to_act = match game.to_act() {
            ToAct::Seat(seat) => Some(seat),
            ToAct::Over => None,
        };
        let over = to_act.is_none();
        let scores = if over { serde_json::to_value(game.score())? } else { Value::Null };
        line(&mut out, &Line::End { over, to_act, scores })?;
        Ok(out.flush()?)
    }
}

fn line(out: &mut impl Write, line: &Line<'_>) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, line)?;
    Ok(out.write_all(b"\n")?)
}

#[derive(Args)]
pub struct Verify {
    /// The saves.
    #[arg(required = true)]
    saves: Vec<PathBuf>,
    /// One JSON line a save.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    packs: Packs,
}

impl Verify {
    pub fn run(self) -> Result<(), Failure> {
        let packs = self.packs.folder();
        let mut bad = 0;
        for path in &self.saves {
            let verified = verify(path, &packs);
            bad += usize::from(verified.is_err());
            let name = path.display().to_string();
            let mut out = stdout().lock();
            match (verified, self.json) {
                (Ok(what), false) => writeln!(out, "ok {name}: {what}")?,
                (Err(what), false) => writeln!(out, "FAILED {name}: {what}")?,
                (Ok(what), true) => writeln!(out, "{}", json!({ "save": name, "ok": true, "what": what }))?,
                (Err(what), true) => writeln!(out, "{}", json!({ "save": name, "ok": false, "what": what }))?,
            }
        }
        if bad == 0 {
            Ok(())
        } else {
            Err(Failure::Failed(format!("{bad} of {} saves failed", self.saves.len())))
        }
    }
}

/// What the save holds, or what is wrong with it.
fn verify(path: &Path, packs: &Path) -> Result<String, String> {
    let file = read(path)?;
    let header = read_header(&file).map_err(|error| error.to_string())?;
    // A fault at one save keeps none of the others from being looked at.
    let verified = guard(|| with_game(&header.game, Replay { file: &file, packs }));
    verified.and_then(|known| known).map_err(|error| error.to_string())?
}

struct Replay<'a> {
    file: &'a [u8],
    packs: &'a Path,
}

impl GameWork for Replay<'_> {
    type Output = Result<String, String>;

    fn with<G: Hosted>(self) -> Self::Output {
        let (played, header, opened) =
            read_save::<G>(self.file, self.packs).map_err(|error| error.to_string())?;
        match opened {
            Opened::Whole => {}
            Opened::FromLog => {
                return Err("the stored position is damaged; the log can be played again".to_owned());
            }
            Opened::FromSnapshot { lost, reason } => {
                return Err(format!("{lost} actions cannot be played again: {reason}"));
            }
        }
        let game = played.game();
        game.invariants()?;
        let over = game.to_act() == ToAct::Over;
        let times = Times { created: header.created, changed: header.changed };
        let mut due = save::header(&played, G::reference(game.content()), &game.marks(), times);
        // Older programs did not name the winners.
        due.winners = due.winners.filter(|_| header.winners.is_some());
        if header != due {
            return Err("the header does not fit the game".to_owned());
        }
        let state = if over { "over" } else { "running" };
        Ok(format!(
            "{}, {} actions, round {}, {state}, chain {}",
            G::ID,
            played.actions(),
            game.round(),
            played.chain()
        ))
    }
}

/// The bytes of a save; a file that is too large for one is not read.
fn read(path: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| error.to_string())?;
    file.take(MOST_SAVE_BYTES + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > MOST_SAVE_BYTES {
        return Err("this is larger than a save can be".to_owned());
    }
    Ok(bytes)
}
