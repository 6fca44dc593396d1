//! The Sack: minerals of equal value change pools (MN-45).

use tabletop::{Recorder, Seat};

use crate::effect::Effect;
use crate::game::MineralsGame;
use crate::ids::{Minerals, Tool};
use crate::refusal::Refusal;

impl MineralsGame {
    /// Whether a swap of like for like is possible with a player.
    pub(crate) fn alike(&self, with: Seat) -> bool {
        let own = self.left_after(Tool::Sack);
        with != self.state.turn && own.iter().any(|(kind, count)| count > 0 && self.pool(with)[kind] > 0)
    }

    fn pool(&self, seat: Seat) -> Minerals {
        self.state.seats[seat.index()].pool
    }

    pub(crate) fn can_swap(&self, with: Seat) -> bool {
        let mut found = self.alike(with);
        if !found && with != self.state.turn {
            self.swaps(with, |_, _| {
                found = true;
                true
            });
        }
        found
    }

    /// Every swap with a player in which no mineral goes both ways, until `found` says that it is enough.
    pub(crate) fn swaps(&self, with: Seat, mut found: impl FnMut(Minerals, Minerals) -> bool) {
        let (own, other) = (self.left_after(Tool::Sack), self.pool(with));
        let least: [i16; 5] = std::array::from_fn(|kind| -i16::from(other.0[kind]));
        let most: [i16; 5] = std::array::from_fn(|kind| i16::from(own.0[kind]));
        // For each mineral more than nothing is given, less than nothing taken. Wollastonite, worth one, makes
        // the sides equal, and the dearer ones go only as far as it and the cheaper ones reach.
        let reach = |kind: usize| -> (i16, i16) {
            let sum = |bounds: &[i16; 5]| (0..kind).map(|k| bounds[k] * (k as i16 + 1)).sum::<i16>();
            (sum(&least), sum(&most))
        };
        let reaches: [(i16, i16); 5] = std::array::from_fn(reach);
        let range = |kind: usize, sum: i16| {
            let value = kind as i16 + 1;
            let (low, high) = reaches[kind];
            // sum + value * delta + rest == 0 for some rest from low to high
            let from = (-sum - high + value - 1).div_euclid(value).max(least[kind]);
            let to = (-sum - low).div_euclid(value).min(most[kind]);
            from..=to
        };
        for e in range(4, 0) {
            for d in range(3, 5 * e) {
                for c in range(2, 5 * e + 4 * d) {
                    for b in range(1, 5 * e + 4 * d + 3 * c) {
                        let deltas = [-(5 * e + 4 * d + 3 * c + 2 * b), b, c, d, e];
                        if deltas == [0; 5] {
                            continue;
                        }
                        let give = Minerals(deltas.map(|delta| delta.max(0) as u8));
                        let take = Minerals(deltas.map(|delta| (-delta).max(0) as u8));
                        if found(give, take) {
                            return;
                        }
                    }
                }
            }
        }
    }

    pub(crate) fn check_sack(&self, with: Seat, give: Minerals, take: Minerals) -> Result<(), Refusal> {
        self.may_pay(Tool::Sack)?;
        if with == self.state.turn || with.index() >= self.state.seats.len() {
            return Err(Refusal::NotAnotherPlayer);
        }
        for (seat, pool, side) in
            [(self.state.turn, self.left_after(Tool::Sack), give), (with, self.pool(with), take)]
        {
            if !pool.covers(side) {
                return Err(Refusal::LacksForSwap { seat, missing: side.minus(pool) });
            }
        }
        if give.value() != take.value() {
            return Err(Refusal::NotEqual { give: give.value(), take: take.value() });
        }
        if give.is_empty() && !self.alike(with) {
            return Err(Refusal::NothingAlike { with });
        }
        Ok(())
    }

    pub(crate) fn sack(
        &mut self,
        with: Seat,
        give: Minerals,
        take: Minerals,
        recorder: &mut impl Recorder<Effect>,
    ) {
        let seat = self.state.turn;
        self.pay(Tool::Sack, recorder);
        let mover = self.state.mover_mut();
        mover.pool = mover.pool.minus(give).plus(take);
        let other = &mut self.state.seats[with.index()];
        other.pool = other.pool.minus(take).plus(give);
        recorder.record(|| Effect::Swapped { seat, with, give, take });
    }
}
