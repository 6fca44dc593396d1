//! `regolith simulate`: computers against each other.

use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use table::{GameWork, Hosted, with_game};

use crate::failure::Failure;
use crate::options::OptionsArg;
use crate::playing::{Contender, Played, Table};
use crate::summary::Summary;

#[derive(Args)]
pub struct Simulate {
    /// The game.
    game: String,
    /// Number of seats [default: as many as players are named, or the fewest of the game].
    #[arg(long)]
    seats: Option<usize>,
    /// Who plays, in seat order; one name stands for all seats. NAME/4 has a quarter of its walks.
    #[arg(long, value_delimiter = ',', default_value = "first")]
    players: Vec<Contender>,
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

impl Simulate {
    pub fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        with_game(&game, self)?
    }

    /// The player of each seat.
    fn players<G: Hosted>(&self) -> Result<Vec<Contender>, Failure> {
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
            players,
            deadlines: true,
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

/// Progress over so many games; shown on a terminal only.
pub fn bar(games: u64) -> ProgressBar {
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
