//! Computer players for every game. They see a `View` and nothing else.

mod first;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::Strategy;

/// How long a computer player may think.
#[derive(Clone, Debug)]
pub struct Budget {
    until: Instant,
    cancel: Arc<AtomicBool>,
}

impl Budget {
    /// So long from now, or until `cancel` is set.
    #[must_use]
    pub fn of(time: Duration, cancel: Arc<AtomicBool>) -> Self {
        Self { until: Instant::now() + time, cancel }
    }

    /// So long from now.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self::of(time, Arc::default())
    }

    /// Whether thinking must stop.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.cancel.load(Ordering::Relaxed) || Instant::now() >= self.until
    }
}

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Any legal action, each equally likely.
    Random,
    /// Looks one turn ahead.
    First,
}

impl Opponent {
    /// The player for a level of the new-game sheet.
    #[must_use]
    pub const fn of_level(_level: u8) -> Self {
        Self::First
    }

    /// Time a move may take.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_millis(250)
    }

    /// Chooses an action for the seat that is to act, knowing only `view`; the same view, seed and
    /// enough time give the same choice. `None` when nobody is to act.
    #[must_use]
    pub fn choose<G: Strategy>(
        self,
        content: &Arc<G::Content>,
        view: &G::View,
        seed: u64,
        budget: &Budget,
    ) -> Option<G::Action> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        match self {
            Self::Random => {
                let game = G::sample(content.clone(), view, &mut rng);
                game.random_action(&mut rng, &mut Vec::new())
            }
            Self::First => first::choose::<G>(content, view, &mut rng, budget),
        }
    }
}
