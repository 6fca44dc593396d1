//! The levels that people play against: each slower and better than the one below.

use std::sync::Arc;
use std::time::Duration;

use rand::{Rng, RngExt};
use tabletop::{Ignore, Strategy, ToAct};

use crate::search::search;
use crate::solve::solve;
use crate::tree::{play_on, values};
use crate::{Budget, until_reveal};

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Has just learnt the rules: takes what looks good, and is often wrong about it.
    Novice = 1,
    /// Plays now and then: takes what looks best at once.
    Casual,
    /// Plays often: thinks the turn through.
    Regular,
    /// Knows the game: looks at what the others may answer.
    Expert,
    /// Hardly misses anything.
    Master,
}

/// How a level decides.
enum Mind {
    /// By a look at what each action leads to in this turn. The eye is off by up to so much of a won game, either way.
    Glance { off: f32 },
    /// By search, with so many iterations.
    Search { iterations: u32 },
}

impl Level {
    /// All, the lowest first.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Casual, Self::Regular, Self::Expert, Self::Master];

    /// The level of a save or a new-game sheet, 1 to 5.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number.checked_sub(1)?)).copied()
    }

    /// The most time a decision may take.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Novice | Self::Casual => 300,
            Self::Regular => 1_000,
            Self::Expert | Self::Master => 2_500,
        })
    }

    const fn mind<G: Strategy>(self) -> Mind {
        let [regular, expert, master] = G::WALKS;
        match self {
            Self::Novice => Mind::Glance { off: G::BLUR },
            Self::Casual => Mind::Glance { off: 0.0 },
            Self::Regular => Mind::Search { iterations: regular },
            Self::Expert => Mind::Search { iterations: expert },
            Self::Master => Mind::Search { iterations: master },
        }
    }

    pub(crate) fn plan<G: Strategy>(
        self,
        content: &Arc<G::Content>,
        view: &G::View,
        rng: &mut impl Rng,
        budget: &Budget,
    ) -> Vec<G::Action> {
        let mut game = G::sample(content.clone(), view, rng);
        if game.to_act() == ToAct::Over {
            return Vec::new();
        }
        let mut best = Vec::new();
        game.candidates(2, &mut best);
        if best.len() < 2 {
            return best;
        }
        if self >= Self::Expert
            && game.is_endgame()
            && let Some(action) = solve(&game, &budget.beginning(0.25))
        {
            return vec![action];
        }
        let line = match self.mind::<G>() {
            Mind::Glance { off } => glance(&game, off, rng).into_iter().collect(),
            Mind::Search { iterations } => {
                search::<G>(content, view, budget.part_of(iterations), rng, budget)
            }
        };
        if line.is_empty() {
            // There was no time to look at anything: the first candidate is the best guess.
            best.truncate(1);
            return best;
        }
        until_reveal(&mut game, line)
    }
}

/// What looks best when the turn is played to its end as it comes.
fn glance<G: Strategy>(game: &G, off: f32, rng: &mut impl Rng) -> Option<G::Action> {
    let ToAct::Seat(seat) = game.to_act() else { return None };
    let mut actions = Vec::new();
    game.candidates(WIDEST, &mut actions);
    let mut best: Option<(f32, G::Action)> = None;
    let mut scratch = Vec::new();
    for action in actions {
        let mut next = game.clone();
        next.apply(&action, &mut Ignore);
        play_on(&mut next, seat, &mut scratch);
        let error = off * (rng.random::<f32>() + rng.random::<f32>() - 1.0);
        let value = values(&next)[seat.index()] + error;
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

/// Actions that a glance falls on.
const WIDEST: usize = 12;
