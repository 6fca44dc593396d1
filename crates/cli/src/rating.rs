//! How good players are by the games that they won against each other.

use serde::Serialize;

/// Standard deviations within which 95 of 100 lie.
const Z95: f64 = 1.96;
/// Rounds of fitting; each comes nearer by a constant part.
const ROUNDS: usize = 2_000;

/// A share with the interval in which it lies with 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// What was seen, 0 to 1.
    pub seen: f64,
    pub least: f64,
    pub most: f64,
}

impl Share {
    /// Of so many games so many won (Wilson's interval, which stays within 0 and 1).
    pub fn of(won: f64, games: f64) -> Self {
        if games <= 0.0 {
            return Self { seen: 0.5, least: 0.0, most: 1.0 };
        }
        let seen = won / games;
        let z = Z95 * Z95 / games;
        let middle = (seen + z / 2.0) / (1.0 + z);
        let reach = Z95 / (1.0 + z) * (seen * (1.0 - seen) / games + z / (4.0 * games)).sqrt();
        Self { seen, least: (middle - reach).max(0.0), most: (middle + reach).min(1.0) }
    }
}

/// A player's Elo with its interval of 95 %, all of them 0 on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    pub elo: f64,
    /// It is off by no more than this with 95 %.
    pub off: f64,
}

/// Ratings that make what was seen most likely (Bradley and Terry's model). `won[a][b]` is how often `a` beat `b`, a tie
/// counting half. Half a win each way is added to every pair that met, so that nobody is infinitely better.
pub fn ratings(won: &[Vec<f64>]) -> Vec<Elo> {
    let players = won.len();
    let met = |a: usize, b: usize| a != b && won[a][b] + won[b][a] > 0.0;
    let wins = |a: usize, b: usize| if met(a, b) { won[a][b] + 0.5 } else { 0.0 };
    let games = |a: usize, b: usize| wins(a, b) + wins(b, a);
    let mut strength = vec![1.0_f64; players];
    for _ in 0..ROUNDS {
        for a in 0..players {
            let all: f64 = (0..players).map(|b| wins(a, b)).sum();
            let weight: f64 = (0..players).map(|b| games(a, b) / (strength[a] + strength[b])).sum();
            if weight > 0.0 {
                strength[a] = all / weight;
            }
        }
        let mean = strength.iter().map(|one| one.ln()).sum::<f64>() / players.max(1) as f64;
        strength.iter_mut().for_each(|one| *one /= mean.exp());
    }
    let points = 400.0 / std::f64::consts::LN_10;
    (0..players)
        .map(|a| {
            let known: f64 = (0..players)
                .map(|b| {
                    let chance = strength[a] / (strength[a] + strength[b]);
                    games(a, b) * chance * (1.0 - chance)
                })
                .sum();
            let off = if known > 0.0 { Z95 / known.sqrt() * points } else { f64::INFINITY };
            Elo { elo: strength[a].ln() * points, off }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_lies_in_its_interval() {
        let even = Share::of(50.0, 100.0);
        assert!((even.seen - 0.5).abs() < 1e-9);
        // Wilson's interval of 50 in 100, from tables.
        assert!((even.least - 0.4038).abs() < 1e-3 && (even.most - 0.5962).abs() < 1e-3, "{even:?}");
        let all = Share::of(20.0, 20.0);
        assert!(all.most <= 1.0 && (all.least - 0.8389).abs() < 1e-3, "{all:?}");
        assert_eq!(Share::of(0.0, 0.0), Share { seen: 0.5, least: 0.0, most: 1.0 });
    }

    #[test]
    fn ratings_say_how_often_one_beats_another() {
        // Three of four, seen often: 191 points; and so on up, so that the ends are twice as far apart.
        let won = vec![vec![0.0, 1e6, 9e5], vec![3e6, 0.0, 1e6], vec![81e5, 3e6, 0.0]];
        let elo = ratings(&won);
        assert!((elo[1].elo - elo[0].elo - 190.85).abs() < 0.5, "{elo:?}");
        assert!((elo[2].elo - elo[1].elo - 190.85).abs() < 0.5, "{elo:?}");
        assert!(elo.iter().map(|one| one.elo).sum::<f64>().abs() < 1e-6);
        assert!(elo.iter().all(|one| one.off < 1.0));
    }

    #[test]
    fn who_always_wins_is_not_infinitely_better_and_who_never_played_is_unknown() {
        let elo = ratings(&[vec![0.0, 10.0, 0.0], vec![0.0, 0.0, 0.0], vec![0.0, 0.0, 0.0]]);
        assert!(elo[0].elo.is_finite() && elo[0].elo - elo[1].elo > 300.0, "{elo:?}");
        assert!(elo[2].off.is_infinite());
    }
}
