//! One game between computers, from set-up to scores.

use std::collections::VecDeque;
use std::fmt::{self, Display, Formatter};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use opponents::{Budget, Opponent};
use serde::Serialize;
use table::Hosted;
use tabletop::save::{self, EXTENSION, Times};
use tabletop::{Match, MatchSetup, Player, Seat, SeatSetup, Seed, ToAct, Viewer};

/// More actions than any game can have.
const MOST_ACTIONS: usize = 100_000;
/// Longer than any decision takes.
const NO_DEADLINE: Duration = Duration::from_secs(3_600);

/// A computer player as it is named on the command line: `master`, or `master/4` with a quarter of its walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    opponent: Opponent,
    /// Its walks are divided by this.
    part: u16,
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, part) = text.split_once('/').unwrap_or((text, "1"));
        let Some(opponent) = Opponent::all().find(|opponent| opponent.name() == name) else {
            let names: Vec<_> = Opponent::all().map(Opponent::name).collect();
            return Err(format!("{name}: there are {}", names.join(", ")));
        };
        match part.parse() {
            Ok(part) if part > 0 => Ok(Self { opponent, part }),
            _ => Err(format!("{part}: walks are divided by a whole number from 1")),
        }
    }
}

impl Display for Contender {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.opponent.name())?;
        if self.part == 1 { Ok(()) } else { write!(f, "/{}", self.part) }
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
    pub players: Vec<String>,
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

impl Display for Played {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
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

/// How games are played.
pub struct Table<'a, G: Hosted> {
    pub content: Arc<G::Content>,
    pub options: G::Options,
    /// The player of each seat.
    pub players: Vec<Contender>,
    /// Whether invariants are checked after each action.
    pub check: bool,
    /// Whether a decision ends when its time is over, as in the app. Without, the same seed plays the same game on any
    /// machine, however busy.
    pub deadlines: bool,
    /// Where each game is kept.
    pub save: Option<&'a Path>,
}

impl<G: Hosted> Table<'_, G> {
    /// Plays the game with that seed to its end.
    ///
    /// # Errors
    /// When it does not end or a player fails; in words.
    pub fn play(&self, number: u64, seed: u64) -> Result<Played, String> {
        let began = Instant::now();
        let seats = self.players.iter().enumerate();
        let seats = seats.map(|(index, player)| SeatSetup {
            name: format!("{player} {}", index + 1),
            player: Player::Computer { level: 1 },
        });
        let setup = MatchSetup { options: self.options.clone(), seats: seats.collect(), seed: Seed(seed) };
        let mut table = Match::<G>::new(self.content.clone(), setup).map_err(|error| error.to_string())?;
        let first = match table.game().to_act() {
            ToAct::Seat(seat) => seat,
            ToAct::Over => return Err("the game is over before it begins".to_owned()),
        };
        self.check(&table)?;
        let mut plan: VecDeque<G::Action> = VecDeque::new();
        while let ToAct::Seat(seat) = table.game().to_act() {
            let done = table.actions();
            if done > MOST_ACTIONS {
                return Err(format!("does not end within {MOST_ACTIONS} actions"));
            }
            if plan.is_empty() {
                plan = self.plan(&table, seat, seed).into();
            }
            let action = plan.pop_front();
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
            players: self.players.iter().map(Contender::to_string).collect(),
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

    /// What the seat's player does next, and after that in the same turn as far as it is sure.
    fn plan(&self, table: &Match<G>, seat: Seat, seed: u64) -> Vec<G::Action> {
        let player = self.players[seat.index()];
        let view = table.game().view(Viewer::Seat(seat));
        let time = if self.deadlines { player.opponent.time() } else { NO_DEADLINE };
        let budget = Budget::time(time).with_share(1.0 / f32::from(player.part));
        // Each choice has a seed of its own, so that a game can be played again alike.
        let own = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(table.actions() as u64);
        player.opponent.plan::<G>(&self.content, &view, own, &budget)
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
