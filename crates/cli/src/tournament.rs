//! `regolith tournament`: kinds of players meet each other over seats and seeds.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write, stdout};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use clap::Args;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{GameWork, Hosted, with_game};

use crate::failure::Failure;
use crate::options::OptionsArg;
use crate::playing::{Contender, Table};
use crate::rating::{Elo, Share, ratings};
use crate::simulate::bar;

#[derive(Args)]
pub struct Tournament {
    /// The game.
    game: String,
    /// Who meets whom. NAME/4 has a quarter of its walks.
    #[arg(long, value_delimiter = ',', default_value = "novice,casual,regular,expert,master")]
    players: Vec<Contender>,
    /// Only each player and the next one named, instead of everybody with everybody.
    #[arg(long)]
    neighbours: bool,
    /// Number of seats: one for the first of a pair, in turn, the others for the second [default: the fewest].
    #[arg(long)]
    seats: Option<usize>,
    /// Games of each pair. Each deal is played once from every seat.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Seed of the first deal; the next deals have the next seeds.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// End each decision when its time is over, as the app does. Without, walks alone count, and the same seed gives the
    /// same games on every machine.
    #[arg(long)]
    deadlines: bool,
    /// Keep each result in this file, and go on from those that are there.
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: OptionsArg,
}

/// A game between the players of a pair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Outcome {
    /// As they are named on the command line.
    one: String,
    other: String,
    /// From 0; what is played depends on it and on the tournament's seed alone.
    number: u64,
    result: Winner,
    /// Points that `one` was ahead of the best of the others.
    margin: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Winner {
    One,
    Other,
    /// Both are among the winners.
    Tie,
}

/// How a pair did.
#[derive(Debug, Serialize)]
struct Pair {
    one: String,
    other: String,
    games: usize,
    ties: usize,
    /// Of the games that were decided, those that `one` won.
    won: Share,
    /// Average points that `one` was ahead.
    margin: f64,
}

#[derive(Debug, Serialize)]
struct Standings {
    game: &'static str,
    seats: usize,
    pairs: Vec<Pair>,
    /// Of games for two alone.
    ratings: BTreeMap<String, Elo>,
}

impl Tournament {
    pub fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        with_game(&game, self)?
    }

    fn pairs(&self) -> Vec<(Contender, Contender)> {
        let all = &self.players;
        if self.neighbours {
            return all.windows(2).map(|pair| (pair[1], pair[0])).collect();
        }
        (0..all.len()).flat_map(|one| (0..one).map(move |other| (all[one], all[other]))).collect()
    }
}

impl GameWork for Tournament {
    type Output = Result<(), Failure>;

    fn with<G: Hosted>(self) -> Self::Output {
        let seats = self.seats.unwrap_or(*G::SEATS.start());
        if !G::SEATS.contains(&seats) {
            let (fewest, most) = (G::SEATS.start(), G::SEATS.end());
            return Err(Failure::Usage(format!("{} is for {fewest} to {most} seats, not {seats}", G::ID)));
        }
        if self.players.len() < 2 {
            return Err(Failure::Usage("a tournament needs two players or more".to_owned()));
        }
        let content = G::house().map_err(|fault| Failure::Failed(fault.to_string()))?;
        let options = self.options.of::<G>()?;
        let what = json!({
            "game": G::ID, "content": G::reference(&content), "options": options, "seats": seats,
            "seed": self.seed.to_string(), "deadlines": self.deadlines,
        });
        let mut kept = match &self.keep {
            Some(path) => Kept::open(path, &what)?,
            None => Kept::nowhere(),
        };
        let due: Vec<(Contender, Contender, u64)> = self
            .pairs()
            .into_iter()
            .flat_map(|(one, other)| (0..self.games).map(move |number| (one, other, number)))
            .filter(|(one, other, number)| !kept.has(&one.to_string(), &other.to_string(), *number))
            .collect();
        let bar = bar(due.len() as u64);
        let writer = Mutex::new(&mut kept);
        due.into_par_iter().try_for_each(|(one, other, number)| {
            let seat = (number % seats as u64) as usize;
            let mut players = vec![other; seats];
            players[seat] = one;
            let seed = self.seed.wrapping_add(number / seats as u64);
            let table = Table::<G> {
                content: content.clone(),
                options: options.clone(),
                players,
                check: false,
                deadlines: self.deadlines,
                save: None,
            };
            let played = catch_unwind(AssertUnwindSafe(|| table.play(number, seed)));
            let played = played.unwrap_or_else(|_| Err("a panic".to_owned()));
            let played =
                played.map_err(|error| Failure::Failed(format!("game with seed {seed}: {error}")))?;
            let won = played.winners.iter().any(|winner| winner.index() == seat);
            let result = match (won, played.winners.len()) {
                (true, 1) => Winner::One,
                (true, _) => Winner::Tie,
                (false, _) => Winner::Other,
            };
            let best = (0..seats).filter(|&at| at != seat).map(|at| played.scores[at]).max().unwrap_or(0);
            let margin = played.scores[seat] - best;
            bar.inc(1);
            let (one, other) = (one.to_string(), other.to_string());
            let outcome = Outcome { one, other, number, result, margin };
            writer.lock().unwrap_or_else(PoisonError::into_inner).add(outcome)
        })?;
        bar.finish_and_clear();
        let table = self.summary(G::ID, seats, &kept.outcomes);
        let mut out = stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &table)?;
            writeln!(out)?;
        } else {
            write!(out, "{table}")?;
        }
        Ok(())
    }
}

impl Tournament {
    /// Of the games that this command asks for; more may have been kept.
    fn summary(&self, game: &'static str, seats: usize, outcomes: &[Outcome]) -> Standings {
        let names: Vec<String> = self.players.iter().map(Contender::to_string).collect();
        let mut won = vec![vec![0.0; names.len()]; names.len()];
        let mut pairs = Vec::new();
        for (one, other) in self.pairs() {
            let (one, other) = (one.to_string(), other.to_string());
            let games: Vec<&Outcome> = outcomes
                .iter()
                .filter(|game| game.one == one && game.other == other && game.number < self.games)
                .collect();
            let count = |result| games.iter().filter(|game| game.result == result).count();
            let (wins, ties) = (count(Winner::One), count(Winner::Tie));
            let at = |name: &String| names.iter().position(|one| one == name);
            if let (Some(one), Some(other)) = (at(&one), at(&other)) {
                won[one][other] += wins as f64 + 0.5 * ties as f64;
                won[other][one] += (games.len() - wins) as f64 - 0.5 * ties as f64;
            }
            let margin = games.iter().map(|game| f64::from(game.margin)).sum::<f64>();
            pairs.push(Pair {
                one,
                other,
                games: games.len(),
                ties,
                won: Share::of(wins as f64, (games.len() - ties) as f64),
                margin: margin / games.len().max(1) as f64,
            });
        }
        let ratings =
            if seats == 2 { names.into_iter().zip(ratings(&won)).collect() } else { BTreeMap::new() };
        Standings { game, seats, pairs, ratings }
    }
}

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} seats, intervals of 95 %", self.game, self.seats)?;
        for Pair { one, other, games, ties, won, margin } in &self.pairs {
            writeln!(
                f,
                "{one:>12} wins {:5.1} % ({:.1}–{:.1}) of decided games against {other:<12} {games} games, {ties} ties, \
                 {margin:+.1} points",
                100.0 * won.seen,
                100.0 * won.least,
                100.0 * won.most,
            )?;
        }
        let mut rated: Vec<_> = self.ratings.iter().collect();
        rated.sort_by(|(_, one), (_, other)| other.elo.total_cmp(&one.elo));
        for (name, Elo { elo, off }) in rated {
            writeln!(f, "{name:>12} Elo {elo:+5.0} ± {off:.0}")?;
        }
        Ok(())
    }
}

/// Results so far, in memory and in a file where one is named.
struct Kept {
    outcomes: Vec<Outcome>,
    file: Option<File>,
}

impl Kept {
    const fn nowhere() -> Self {
        Self { outcomes: Vec::new(), file: None }
    }

    /// Reads what is there. Its first line says what was played, which must be what is asked for now. A last line that
    /// was cut off while it was written is dropped.
    fn open(path: &Path, what: &Value) -> Result<Self, Failure> {
        let fault = |error: &std::io::Error| Failure::file(path, error);
        let wrong = |line: usize, problem: &dyn fmt::Display| {
            Failure::Failed(format!("{}: line {line}: {problem}", path.display()))
        };
        let mut outcomes = Vec::new();
        let mut whole = 0_u64;
        if path.exists() {
            let mut reader = BufReader::new(File::open(path).map_err(|error| fault(&error))?);
            let mut line = String::new();
            for number in 1.. {
                line.clear();
                if reader.read_line(&mut line).map_err(|error| fault(&error))? == 0 || !line.ends_with('\n') {
                    break;
                }
                if number == 1 {
                    let kept: Value = serde_json::from_str(&line).map_err(|error| wrong(1, &error))?;
                    if kept != *what {
                        return Err(wrong(1, &"another tournament is kept here"));
                    }
                } else {
                    outcomes.push(serde_json::from_str(&line).map_err(|error| wrong(number, &error))?);
                }
                whole += line.len() as u64;
            }
        }
        let mut file =
            OpenOptions::new().create(true).append(true).open(path).map_err(|error| fault(&error))?;
        file.set_len(whole).map_err(|error| fault(&error))?;
        if whole == 0 {
            writeln!(file, "{what}").map_err(|error| fault(&error))?;
        }
        Ok(Self { outcomes, file: Some(file) })
    }

    fn has(&self, one: &str, other: &str, number: u64) -> bool {
        self.outcomes.iter().any(|game| game.number == number && game.one == one && game.other == other)
    }

    fn add(&mut self, outcome: Outcome) -> Result<(), Failure> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&outcome)?)?;
        }
        self.outcomes.push(outcome);
        Ok(())
    }
}
