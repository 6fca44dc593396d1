//! What many simulated games show.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::playing::Played;

/// Numbers over all games. Rates are shares of games, from 0 to 1; a tie is shared by its winners.
#[derive(Debug, Serialize)]
pub struct Summary {
    game: &'static str,
    games: usize,
    seconds: f64,
    rounds: Spread,
    actions: Spread,
    ms: Spread,
    /// Shares of games by why they ended.
    endings: BTreeMap<String, f64>,
    /// By place in the order of seats.
    seats: Vec<Side>,
    /// By turn order: the seat that began, the next …
    turn_order: Vec<Side>,
    /// By kind of player, when several kinds played.
    players: BTreeMap<String, Side>,
    /// By the game's own marks.
    marks: BTreeMap<String, Side>,
}

/// Least, middle and most of a number.
#[derive(Debug, Default, Serialize)]
struct Spread {
    least: f64,
    median: f64,
    p95: f64,
    most: f64,
}

impl Spread {
    fn of(numbers: impl Iterator<Item = f64>) -> Self {
        let mut all: Vec<f64> = numbers.collect();
        all.sort_by(f64::total_cmp);
        let (Some(&least), Some(&most)) = (all.first(), all.last()) else { return Self::default() };
        let middle = all.len() / 2;
        let median =
            if all.len() % 2 == 1 { all[middle] } else { f64::midpoint(all[middle - 1], all[middle]) };
        Self { least, median, p95: all[(all.len() - 1) * 95 / 100], most }
    }
}

/// How one side did.
#[derive(Debug, Default, Serialize)]
struct Side {
    /// Games it sat at, once for each seat.
    played: usize,
    /// Share of those it won.
    win_rate: f64,
    /// Average score.
    score: f64,
}

impl Side {
    fn add(&mut self, share: f64, score: i32) {
        self.played += 1;
        self.win_rate += share;
        self.score += f64::from(score);
    }

    fn finish(&mut self) {
        let played = self.played.max(1) as f64;
        self.win_rate /= played;
        self.score /= played;
    }
}

impl Summary {
    pub fn of(game: &'static str, played: &[Played], time: Duration) -> Self {
        let seats = played.first().map_or(0, |one| one.scores.len());
        let mut all = Self {
            game,
            games: played.len(),
            seconds: time.as_secs_f64(),
            rounds: Spread::of(played.iter().map(|one| f64::from(one.rounds))),
            actions: Spread::of(played.iter().map(|one| one.actions as f64)),
            ms: Spread::of(played.iter().map(|one| one.ms)),
            endings: BTreeMap::new(),
            seats: (0..seats).map(|_| Side::default()).collect(),
            turn_order: (0..seats).map(|_| Side::default()).collect(),
            players: BTreeMap::new(),
            marks: BTreeMap::new(),
        };
        for one in played {
            *all.endings.entry(one.ending.clone()).or_default() += 1.0 / played.len() as f64;
            for (seat, &score) in one.scores.iter().enumerate() {
                let won = one.winners.iter().any(|winner| winner.index() == seat);
                let share = if won { 1.0 / one.winners.len() as f64 } else { 0.0 };
                all.seats[seat].add(share, score);
                all.turn_order[(seat + seats - one.first.index()) % seats].add(share, score);
                all.players.entry(one.players[seat].clone()).or_default().add(share, score);
                if let Some(mark) = one.marks.get(seat) {
                    all.marks.entry(mark.clone()).or_default().add(share, score);
                }
            }
        }
        if all.players.len() < 2 {
            all.players.clear();
        }
        let sides = all.seats.iter_mut().chain(&mut all.turn_order);
        sides.chain(all.players.values_mut()).chain(all.marks.values_mut()).for_each(Side::finish);
        all
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n{}: {} games in {:.1} s", self.game, self.games, self.seconds)?;
        for (name, spread) in [("rounds", &self.rounds), ("actions", &self.actions), ("ms", &self.ms)] {
            let Spread { least, median, p95, most } = spread;
            writeln!(f, "{name:<8} median {median:.1}, from {least:.1} to {most:.1}, 95 % at most {p95:.1}")?;
        }
        for (reason, share) in &self.endings {
            writeln!(f, "ended by {reason:<12} {:>5.1} %", share * 100.0)?;
        }
        let numbered = |sides: &'_ [Side], name: &str| -> Vec<(String, String)> {
            sides
                .iter()
                .enumerate()
                .map(|(place, side)| (format!("{name} {}", place + 1), side.to_string()))
                .collect()
        };
        let named = |sides: &BTreeMap<String, Side>| -> Vec<(String, String)> {
            sides.iter().map(|(name, side)| (name.clone(), side.to_string())).collect()
        };
        let groups = [
            numbered(&self.seats, "seat"),
            numbered(&self.turn_order, "turn"),
            named(&self.players),
            named(&self.marks),
        ];
        for (name, side) in groups.into_iter().flatten() {
            writeln!(f, "{name:<12} {side}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wins {:>5.1} %  average score {:>6.1}", self.win_rate * 100.0, self.score)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    fn played(scores: &[i32], winners: &[u8], first: u8, rounds: u16) -> Played {
        Played {
            game: 0,
            seed: "1".into(),
            players: vec!["first".to_owned(), "random".to_owned()],
            marks: vec!["green".into(), "grey".into()],
            scores: scores.to_vec(),
            winners: winners.iter().copied().map(Seat).collect(),
            first: Seat(first),
            ending: if rounds > 9 { "late" } else { "early" }.into(),
            rounds,
            actions: 10,
            ms: 1.0,
        }
    }

    #[test]
    fn ties_are_shared_and_turn_order_counts_from_the_first_seat() {
        let games =
            [played(&[10, 4], &[0], 1, 9), played(&[6, 6], &[0, 1], 0, 12), played(&[3, 8], &[1], 1, 10)];
        let summary = Summary::of("toy", &games, Duration::from_secs(1));
        let rate = |side: &Side| (side.win_rate * 6.0).round();
        assert_eq!((rate(&summary.seats[0]), rate(&summary.seats[1])), (3.0, 3.0));
        // The first to act won half of the tie and the last game.
        assert_eq!((rate(&summary.turn_order[0]), rate(&summary.turn_order[1])), (3.0, 3.0));
        assert_eq!(rate(&summary.players["first"]), 3.0);
        assert_eq!(summary.marks["green"].score, 19.0 / 3.0);
        assert_eq!(summary.rounds.median, 10.0);
        assert_eq!((summary.endings["late"] * 3.0).round(), 2.0);
        assert!(summary.to_string().contains("ended by early"));
    }

    #[test]
    fn no_games_have_a_summary_too() {
        let summary = Summary::of("toy", &[], Duration::ZERO);
        assert!(summary.to_string().contains("0 games"));
    }
}
