//! The game as the kit sees it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use rand::Rng;
use tabletop::{Game, Recorder, Score, Seat, Seed, SetupError, StateError, ToAct, Viewer};

use crate::action::Action;
use crate::ask::{Answer, Ask};
use crate::content::Content;
use crate::effect::Effect;
use crate::ground::Ground;
use crate::ids::{Mineral, Tool, Variant};
use crate::refusal::Refusal;
use crate::setup::{NewGame, new_game};
use crate::sites::Site;
use crate::state::{Stage, State};
use crate::view::{Step, View};

/// A position of Minerals with the content it is played with.
#[derive(Clone, Debug)]
pub struct MineralsGame {
    pub(crate) content: Arc<Content>,
    pub(crate) state: State,
    /// Follows from `state`; kept because everything asks for it.
    pub(crate) ground: Ground,
}

impl MineralsGame {
    /// The decision that is due.
    #[must_use]
    pub fn step(&self) -> Step {
        match self.state.stage {
            Stage::Removing => Step::Removing,
            Stage::Placing => Step::Placing,
            Stage::Before if self.state.mover().pawn.is_none() => Step::Return,
            Stage::Before => Step::Before,
            Stage::Cutting => Step::Cutting,
            Stage::After => Step::After,
            Stage::Keeping { .. } => Step::Keeping,
            Stage::Lantern => Step::Lantern,
            Stage::Over(_) => Step::Over,
        }
    }

    /// The tool of each mineral that lies up (MN-6); none in the variants without tools.
    #[must_use]
    pub fn tools(&self) -> Option<[Tool; 5]> {
        let up = |mineral: Mineral| mineral.tools()[self.state.tools[mineral.index()].index()];
        (self.state.variant == Variant::Full).then(|| Mineral::ALL.map(up))
    }

    /// Where the mover's pawn stands.
    pub(crate) fn pawn(&self) -> Option<Site> {
        self.state.mover().pawn
    }
}

impl Game for MineralsGame {
    const ID: &'static str = "minerals";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;

    type Content = Content;
    type Options = NewGame;
    type State = State;
    type Action = Action;
    type Effect = Effect;
    type View = View;
    type Refusal = Refusal;
    type Ask = Ask;
    type Answer = Answer;

    fn new(content: Arc<Content>, options: &NewGame, seats: usize, seed: Seed) -> Result<Self, SetupError> {
        new_game(content, options, seats, seed)
    }

    fn restore(content: Arc<Content>, state: State) -> Result<Self, StateError> {
        crate::invariants::possible(&state).map_err(StateError)?;
        let ground = Ground::new(&state);
        let game = Self { content, state, ground };
        crate::invariants::reachable(&game).map_err(StateError)?;
        Ok(game)
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn content(&self) -> &Arc<Content> {
        &self.content
    }

    fn seats(&self) -> usize {
        self.state.seats.len()
    }

    fn to_act(&self) -> ToAct {
        match self.state.stage {
            Stage::Over(_) => ToAct::Over,
            _ => ToAct::Seat(self.state.turn),
        }
    }

    fn round(&self) -> u16 {
        self.state.round
    }

    fn legal(&self, into: &mut Vec<Action>) {
        self.list(into);
    }

    fn canonical(&self, action: &Action) -> Action {
        self.canonical_form(action)
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.allowed(action)
    }

    fn apply(&mut self, action: &Action, recorder: &mut impl Recorder<Effect>) {
        self.act(action, recorder);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn sample(content: Arc<Content>, view: &View, rng: &mut impl Rng) -> Self {
        crate::sample::sample(content, view, rng)
    }

    fn ask(&self, seat: Seat, ask: &Ask) -> Answer {
        self.answer(seat, ask)
    }

    fn score(&self) -> Vec<Score> {
        self.scores()
    }

    fn invariants(&self) -> Result<(), String> {
        crate::invariants::possible(&self.state)?;
        crate::invariants::reachable(self)?;
        if !self.ground.fits(&self.state) {
            return Err("the board and what is kept of it differ".to_owned());
        }
        Ok(())
    }

    fn random_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        self.playout_action(rng, scratch)
    }
}
