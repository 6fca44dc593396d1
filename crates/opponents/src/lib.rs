//! Computer players for every game. They see a `View` and nothing else.

mod budget;
mod first;
mod level;
mod search;
mod solve;
mod tree;

use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Strategy, ToAct, Told};

pub use budget::Budget;
pub use level::Level;

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Any legal action, each equally likely.
    Random,
    /// Looks one turn ahead, in a few deals. Measured against, since it does not change.
    First,
    /// One of those that people play against.
    Level(Level),
}

impl Opponent {
    /// All kinds: those that are measured against, then the levels from the lowest.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Random, Self::First].into_iter().chain(Level::ALL.map(Self::Level))
    }

    /// Its name on the command line and in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::First => "first",
            Self::Level(Level::Novice) => "novice",
            Self::Level(Level::Casual) => "casual",
            Self::Level(Level::Regular) => "regular",
            Self::Level(Level::Expert) => "expert",
            Self::Level(Level::Master) => "master",
        }
    }

    /// The most time that a decision may take.
    #[must_use]
    pub const fn time(self) -> Duration {
        match self {
            Self::Random | Self::First => Duration::from_millis(250),
            Self::Level(level) => level.time(),
        }
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
        self.plan::<G>(content, view, seed, budget).into_iter().next()
    }

    /// Like [`Self::choose`], with what is to follow in the same turn as far as it was thought about: actions
    /// that nothing hidden and no chance comes between. Empty when nobody is to act.
    #[must_use]
    pub fn plan<G: Strategy>(
        self,
        content: &Arc<G::Content>,
        view: &G::View,
        seed: u64,
        budget: &Budget,
    ) -> Vec<G::Action> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        match self {
            Self::Random => {
                let game = G::sample(content.clone(), view, &mut rng);
                game.random_action(&mut rng, &mut Vec::new()).into_iter().collect()
            }
            Self::First => first::choose::<G>(content, view, &mut rng, budget).into_iter().collect(),
            Self::Level(level) => level.plan::<G>(content, view, &mut rng, budget),
        }
    }
}

/// Cuts a line of actions where the turn ends or where something is revealed: from there on it may be otherwise.
fn until_reveal<G: Strategy>(game: &mut G, line: Vec<G::Action>) -> Vec<G::Action> {
    let seat = game.to_act();
    let mut sure = Vec::new();
    let mut effects = Vec::new();
    for action in line {
        if game.to_act() != seat || seat == ToAct::Over || game.check(&action).is_err() {
            break;
        }
        effects.clear();
        game.apply(&action, &mut effects);
        sure.push(action);
        if effects.iter().any(Told::reveals) {
            break;
        }
    }
    sure
}
