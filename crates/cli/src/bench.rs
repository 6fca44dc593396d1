//! `regolith bench`: how fast the engine is on one core.

use std::fmt;
use std::io::{Write, stdout};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use cpu_time::ThreadTime;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use table::{GAMES, GameWork, Hosted, with_game};
use tabletop::{Ignore, Seed, ToAct};

use crate::failure::Failure;
use crate::options::OptionsArg;

/// Positions whose list of actions is timed, for each number of seats.
const POSITIONS: usize = 2_000;
/// Set-ups from which playouts begin.
const STARTS: u64 = 64;
/// How often each is timed; the least counts, because what the machine does beside only adds.
const REPEATS: usize = 5;

#[derive(Args)]
pub struct Bench {
    /// The game [default: all].
    game: Option<String>,
    /// Seconds of processor time for the playouts of each number of seats.
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: OptionsArg,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.01..=3600.0).contains(&seconds) { Ok(seconds) } else { Err("from 0.01 to 3600".to_owned()) }
}

impl Bench {
    pub fn run(self) -> Result<(), Failure> {
        let games = match &self.game {
            Some(game) => vec![game.as_str()],
            None => GAMES.to_vec(),
        };
        for game in games {
            let time = Duration::from_secs_f64(self.seconds);
            with_game(game, Measure { time, json: self.json, options: &self.options })??;
        }
        Ok(())
    }
}

struct Measure<'a> {
    time: Duration,
    json: bool,
    options: &'a OptionsArg,
}

/// What was measured for one number of seats.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    seats: usize,
    /// Random games from a position that is set up to its score, a second of processor time.
    playouts_per_second: f64,
    /// Actions of such a game.
    actions_per_playout: f64,
    /// Time to set up a game, in microseconds.
    setup_us_average: f64,
    /// Time to list the legal actions of a position of a random game, in microseconds.
    legal_us_average: f64,
    legal_us_p95: f64,
    /// How many are listed.
    legal_actions_average: f64,
    /// Size of a state in memory, and of its packed form on average.
    state_bytes: usize,
    packed_bytes_average: f64,
    /// Whether it was built for speed; numbers of a build for debugging mean little.
    optimized: bool,
}

impl GameWork for Measure<'_> {
    type Output = Result<(), Failure>;

    fn with<G: Hosted>(self) -> Self::Output {
        let content = G::house().map_err(|fault| Failure::Failed(fault.to_string()))?;
        let options = self.options.of::<G>()?;
        for seats in G::SEATS {
            let measured = measure::<G>(&content, &options, seats, self.time).map_err(Failure::Failed)?;
            let mut out = stdout().lock();
            if self.json {
                serde_json::to_writer(&mut out, &measured)?;
                writeln!(out)?;
            } else {
                writeln!(out, "{measured}")?;
            }
        }
        Ok(())
    }
}

fn measure<G: Hosted>(
    content: &Arc<G::Content>,
    options: &G::Options,
    seats: usize,
    time: Duration,
) -> Result<Measured, String> {
    let new = |seed| G::new(content.clone(), options, seats, Seed(seed)).map_err(|error| error.to_string());
    let starts: Vec<G> = (0..STARTS).map(new).collect::<Result<_, _>>()?;
    let began = ThreadTime::now();
    for seed in 0..STARTS {
        new(STARTS + seed)?;
    }
    let setting_up = began.elapsed().as_secs_f64() * 1e6 / STARTS as f64;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut scratch = Vec::new();
    let (mut playouts, mut actions) = (0_u64, 0_u64);
    // What else runs on the machine takes time of the clock, not of this thread.
    let began = ThreadTime::now();
    while began.elapsed() < time {
        // Set-up is measured by itself: searches play out from positions that are there.
        let mut game = starts[(playouts % STARTS) as usize].clone();
        while game.to_act() != ToAct::Over {
            let action = game.random_action(&mut rng, &mut scratch).ok_or("a seat has no legal action")?;
            game.apply(&action, &mut Ignore);
            actions += 1;
        }
        playouts += 1;
    }
    let playing = began.elapsed().as_secs_f64();

    let mut times = Vec::with_capacity(POSITIONS);
    let (mut listed, mut packed) = (0, 0);
    let mut seed = 0;
    let mut game = new(seed)?;
    while times.len() < POSITIONS {
        if game.to_act() == ToAct::Over {
            seed += 1;
            game = new(seed)?;
        }
        let least = (0..REPEATS).map(|_| {
            scratch.clear();
            let began = Instant::now();
            game.legal(&mut scratch);
            began.elapsed()
        });
        times.push(least.min().unwrap_or_default().as_secs_f64() * 1e6);
        listed += scratch.len();
        packed += postcard::to_stdvec(game.state()).map_err(|error| error.to_string())?.len();
        let action = game.random_action(&mut rng, &mut scratch).ok_or("a seat has no legal action")?;
        game.apply(&action, &mut Ignore);
    }
    times.sort_by(f64::total_cmp);
    let positions = times.len() as f64;
    Ok(Measured {
        game: G::ID,
        seats,
        playouts_per_second: playouts as f64 / playing,
        actions_per_playout: actions as f64 / playouts.max(1) as f64,
        setup_us_average: setting_up,
        legal_us_average: times.iter().sum::<f64>() / positions,
        legal_us_p95: times[(times.len() - 1) * 95 / 100],
        legal_actions_average: listed as f64 / positions,
        state_bytes: size_of::<G::State>(),
        packed_bytes_average: packed as f64 / positions,
        optimized: !cfg!(debug_assertions),
    })
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, {} seats: {:.0} playouts/s ({:.0} actions each), set-up {:.0} µs, legal {:.2} µs on average and {:.2} µs at 95 % \
             ({:.1} actions), state {} bytes ({:.0} packed){}",
            self.game,
            self.seats,
            self.playouts_per_second,
            self.actions_per_playout,
            self.setup_us_average,
            self.legal_us_average,
            self.legal_us_p95,
            self.legal_actions_average,
            self.state_bytes,
            self.packed_bytes_average,
            if self.optimized { "" } else { ", built for debugging" }
        )
    }
}
