//! `regolith simulate`: computers against each other.

use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use opponents::{Budget, Level, Opponent};
use rayon::prelude::*;
use serde::Serialize;
use table::{GameWork, Hosted, with_game};
use tabletop::save::{self, EXTENSION, Times};
use tabletop::{Match, MatchSetup, Player, Seat, SeatSetup, Seed, ToAct, Viewer};

use crate::failure::Failure;
use crate::options::OptionsArg;
use crate::summary::Summary;

/// More actions than any game can have.
const MOST_ACTIONS: usize = 100_000;

#[derive(Args)]
pub struct Simulate {
    /// The game.
    game: String,
    /// Number of seats [default: as many as players are named, or the fewest of the game].
    #[arg(long)]
    seats: Option<usize>,
    /// Who plays, in seat order; one name stands for all seats.
    #[arg(long, value_delimiter = ',', default_value = "first")]
    players: Vec<Kind>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; the next games have the next seeds.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
    /// Keep each game as a save in this folder.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Check the game's invariants after each action, as builds for debugging always do.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    options: OptionsArg,
}

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Any legal action, each equally likely.
    Random,
    /// Looks one turn ahead.
    First,
    /// The level of somebody who has just learnt the rules.
    Novice,
    /// Plays now and then.
    Casual,
    /// Plays often.
    Regular,
    /// Knows the game.
    Expert,
    /// Hardly misses anything.
    Master,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::First => "first",
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Regular => "regular",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    const fn opponent(self) -> Opponent {
        match self {
            Self::Random => Opponent::Random,
            Self::First => Opponent::First,
            Self::Novice => Opponent::Level(Level::Novice),
            Self::Casual => Opponent::Level(Level::Casual),
            Self::Regular => Opponent::Level(Level::Regular),
            Self::Expert => Opponent::Level(Level::Expert),
            Self::Master => Opponent::Level(Level::Master),
        }
    }
}

impl Simulate {
    pub fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        with_game(&game, self)?
    }

    /// The player of each seat.
    fn players<G: Hosted>(&self) -> Result<Vec<Kind>, Failure> {
        let fewest = *G::SEATS.start();
        let named = self.players.len();
        let seats = self.seats.unwrap_or(if named > 1 { named } else { fewest });
        if !G::SEATS.contains(&seats) {
            let most = G::SEATS.end();
            return Err(Failure::Usage(format!("{} is for {fewest} to {most} seats, not {seats}", G::ID)));
        }
        match self.players.as_slice() {
            [one] => Ok(vec![*one; seats]),
            many if many.len() == seats => Ok(many.to_vec()),
            many => Err(Failure::Usage(format!("{} players are named for {seats} seats", many.len()))),
        }
    }
}

impl GameWork for Simulate {
    type Output = Result<(), Failure>;

    fn with<G: Hosted>(self) -> Self::Output {
        let players = self.players::<G>()?;
        let content = G::house().map_err(|fault| Failure::Failed(fault.to_string()))?;
        if let Some(folder) = &self.save {
            std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
        }
        let table = Table::<G> {
            content,
            options: self.options.of::<G>()?,
            players: &players,
            check: self.check || cfg!(debug_assertions),
            save: self.save.as_deref(),
        };
        let bar = bar(self.games);
        let printer = Mutex::new(Printer::new(self.json, &bar));
        let began = Instant::now();
        let played: Result<Vec<Played>, Failure> = (0..self.games)
            .into_par_iter()
            .map(|number| {
                let seed = self.seed.wrapping_add(number);
                let played = catch_unwind(AssertUnwindSafe(|| table.play(number, seed)));
                let played = played.unwrap_or_else(|_| Err("a panic".to_owned()));
                let played =
                    played.map_err(|error| Failure::Failed(format!("game with seed {seed}: {error}")))?;
                bar.inc(1);
                printer.lock().unwrap_or_else(PoisonError::into_inner).print(number, &played)?;
                Ok(played)
            })
            .collect();
        bar.finish_and_clear();
        let summary = Summary::of(G::ID, &played?, began.elapsed());
        let mut out = stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &serde_json::json!({ "summary": summary }))?;
            writeln!(out)?;
        } else {
            write!(out, "{summary}")?;
        }
        Ok(())
    }
}

/// Shown on a terminal only.
fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {elapsed} so far, {eta} to go");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Prints games in their order, whichever is done first.
struct Printer<'a> {
    json: bool,
    bar: &'a ProgressBar,
    next: u64,
    early: BTreeMap<u64, String>,
}

impl<'a> Printer<'a> {
    const fn new(json: bool, bar: &'a ProgressBar) -> Self {
        Self { json, bar, next: 0, early: BTreeMap::new() }
    }

    fn print(&mut self, number: u64, played: &Played) -> Result<(), Failure> {
        let line = if self.json { serde_json::to_string(played)? } else { played.to_string() };
        self.early.insert(number, line);
        while let Some(line) = self.early.remove(&self.next) {
            self.next += 1;
            self.bar.suspend(|| writeln!(stdout(), "{line}"))?;
        }
        Ok(())
    }
}

/// A game that was played to its end.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// Counted from 0.
    pub game: u64,
    /// As text, because JSON readers lose digits of large numbers.
    pub seed: String,
    /// Kind of player of each seat.
    pub players: Vec<&'static str>,
    /// The game's own mark of each seat.
    pub marks: Vec<String>,
    /// Total score of each seat.
    pub scores: Vec<i32>,
    /// Seats that won, from 0; more than one after a tie.
    pub winners: Vec<Seat>,
    /// Who acted first.
    pub first: Seat,
    /// Why it ended, by the game's own name for it.
    pub ending: String,
    /// Rounds.
    pub rounds: u16,
    /// Actions.
    pub actions: usize,
    /// Time it took, in milliseconds.
    pub ms: f64,
}

impl std::fmt::Display for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let scores: Vec<_> = self.scores.iter().map(|score| format!("{score:>3}")).collect();
        let winners: Vec<_> = self.winners.iter().map(|seat| (seat.0 + 1).to_string()).collect();
        write!(
            f,
            "seed {:<6} scores {}  won by seat {:<5} rounds {:>3}  actions {:>4}  {:>7.1} ms",
            self.seed,
            scores.join(" "),
            winners.join(","),
            self.rounds,
            self.actions,
            self.ms
        )
    }
}

struct Table<'a, G: Hosted> {
    content: Arc<G::Content>,
    options: G::Options,
    players: &'a [Kind],
    check: bool,
    save: Option<&'a Path>,
}

impl<G: Hosted> Table<'_, G> {
    fn play(&self, number: u64, seed: u64) -> Result<Played, String> {
        let began = Instant::now();
        let seats = self.players.iter().enumerate();
        let seats = seats.map(|(index, kind)| SeatSetup {
            name: format!("{} {}", kind.name(), index + 1),
            player: Player::Computer { level: 1 },
        });
        let setup = MatchSetup { options: self.options.clone(), seats: seats.collect(), seed: Seed(seed) };
        let mut table = Match::<G>::new(self.content.clone(), setup).map_err(|error| error.to_string())?;
        let first = match table.game().to_act() {
            ToAct::Seat(seat) => seat,
            ToAct::Over => return Err("the game is over before it begins".to_owned()),
        };
        self.check(&table)?;
        while let ToAct::Seat(seat) = table.game().to_act() {
            let done = table.actions();
            if done > MOST_ACTIONS {
                return Err(format!("does not end within {MOST_ACTIONS} actions"));
            }
            let opponent = self.players[seat.index()].opponent();
            let view = table.game().view(Viewer::Seat(seat));
            let budget = Budget::time(opponent.time());
            // Each choice has a seed of its own, so that a game can be played again alike.
            let own = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(done as u64);
            let action = opponent.choose::<G>(&self.content, &view, own, &budget);
            let action = action.ok_or_else(|| format!("seat {} finds no action after {done}", seat.0 + 1))?;
            table
                .act(seat, &action)
                .map_err(|error| format!("action {} of seat {}: {error:?}", done + 1, seat.0 + 1))?;
            self.check(&table)?;
        }
        let ms = began.elapsed().as_secs_f64() * 1000.0;
        if let Some(folder) = self.save {
            self.keep(&table, folder, seed)?;
        }
        let scores = table.game().score();
        Ok(Played {
            game: number,
            seed: seed.to_string(),
            players: self.players.iter().map(|kind| kind.name()).collect(),
            marks: table.game().marks(),
            scores: scores.iter().map(|score| score.total).collect(),
            winners: scores.iter().filter(|score| score.place == 1).map(|score| score.seat).collect(),
            first,
            ending: table.game().ending().ok_or("the game is over and has no reason for it")?,
            rounds: table.game().round(),
            actions: table.actions(),
            ms,
        })
    }

    fn check(&self, table: &Match<G>) -> Result<(), String> {
        if !self.check {
            return Ok(());
        }
        table.game().invariants().map_err(|error| format!("after action {}: {error}", table.actions()))
    }

    fn keep(&self, table: &Match<G>, folder: &Path, seed: u64) -> Result<(), String> {
        let now = table::now();
        let times = Times { created: now, changed: now };
        let header = save::header(table, G::reference(&self.content), &table.game().marks(), times);
        let bytes = save::write(table, &header).map_err(|error| error.to_string())?;
        let path = folder.join(format!("{}-{}-seats-seed-{seed}.{EXTENSION}", G::ID, self.players.len()));
        std::fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))
    }
}
