//! What the set-up of every game begins with.

use crate::chance::Dice;
use crate::{Game, Seat, SetupError};

/// Asks for a number of seats that the game is for.
///
/// # Errors
/// [`SetupError::Seats`] with the numbers it is for.
pub fn check_seats<G: Game>(seats: usize) -> Result<(), SetupError> {
    if G::SEATS.contains(&seats) {
        return Ok(());
    }
    Err(SetupError::Seats { game: G::ID, min: *G::SEATS.start(), max: *G::SEATS.end(), seats })
}

/// Who starts at a table of `seats`: the wished seat, or one that is drawn, each equally likely.
///
/// The dice are asked for only when a seat is drawn. A game whose chance must not depend on the wish takes
/// them from its [`crate::Chance`] beforehand and hands them over.
///
/// # Errors
/// [`SetupError::Options`] when there is no such seat.
pub fn first_seat(
    wished: Option<Seat>,
    seats: usize,
    dice: impl FnOnce() -> Dice,
) -> Result<Seat, SetupError> {
    match wished {
        Some(seat) if seat.index() < seats => Ok(seat),
        Some(seat) => Err(SetupError::Options(format!("there is no seat {} to start", seat.0 + 1))),
        None => Ok(Seat(dice().below(seats as u32) as u8)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Seed};

    fn dice(seed: u64) -> Dice {
        Chance::<1>::new(Seed(seed)).next(0)
    }

    #[test]
    fn a_wished_seat_starts_and_draws_nothing() {
        let none = || -> Dice { panic!("nothing is drawn") };
        assert_eq!(first_seat(Some(Seat(2)), 3, none), Ok(Seat(2)));
        assert_eq!(
            first_seat(Some(Seat(3)), 3, none),
            Err(SetupError::Options("there is no seat 4 to start".to_owned()))
        );
    }

    #[test]
    fn without_a_wish_every_seat_may_start() {
        let mut seen = [0_usize; 3];
        for seed in 0..300 {
            let seat = first_seat(None, 3, || dice(seed)).expect("no wish");
            assert_eq!(seat.0, dice(seed).below(3) as u8, "it is the first draw");
            seen[seat.index()] += 1;
        }
        assert!(seen.iter().all(|times| *times > 60), "{seen:?}");
    }
}
