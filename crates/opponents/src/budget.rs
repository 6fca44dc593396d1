//! How much a computer player may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a computer player may think.
#[derive(Clone, Debug)]
pub struct Budget {
    until: Instant,
    cancel: Arc<AtomicBool>,
    share: f32,
}

impl Budget {
    /// So long from now, or until `cancel` is set.
    #[must_use]
    pub fn of(time: Duration, cancel: Arc<AtomicBool>) -> Self {
        Self { until: Instant::now() + time, cancel, share: 1.0 }
    }

    /// So long from now.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self::of(time, Arc::default())
    }

    /// Only this share of a level's iterations, for measurements; 1 is all of them.
    #[must_use]
    pub const fn with_share(mut self, share: f32) -> Self {
        self.share = share;
        self
    }

    /// That share of so many iterations, at least one.
    #[must_use]
    pub fn part_of(&self, iterations: u32) -> u32 {
        ((iterations as f32 * self.share) as u32).max(1)
    }

    /// For something tried first: ends after that share of the time that is left.
    #[must_use]
    pub fn beginning(&self, share: f32) -> Self {
        let now = Instant::now();
        Self { until: now + self.until.saturating_duration_since(now).mul_f32(share), ..self.clone() }
    }

    /// Whether thinking must stop.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.cancel.load(Ordering::Relaxed) || Instant::now() >= self.until
    }
}
