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
use crate::refusal::Refusal;
use crate::setup::{NewGame, new_game};
use crate::state::{Stage, State};
use crate::view::{Step, View};

/// A position of Super Motherload with the content it is played with.
#[derive(Clone, Debug)]
pub struct SuperMotherload {
    pub(crate) content: Arc<Content>,
    pub(crate) state: State,
    /// Follows from `state`; kept because everything asks for it.
    pub(crate) ground: Ground,
}

impl SuperMotherload {
    /// The decision that is due.
    #[must_use]
    pub fn step(&self) -> Step {
        match self.state.stage {
            Stage::FirstSide => Step::FirstSide,
            Stage::Discard => Step::Discard,
            Stage::Over(_) => Step::Over,
            Stage::Turn if !self.state.lots.is_empty() => Step::Lay,
            Stage::Turn if self.state.need_side => Step::Side,
            Stage::Turn if self.due().count() > 1 => Step::Buy,
            Stage::Turn => Step::Action,
        }
    }
}

impl Game for SuperMotherload {
    const ID: &'static str = "super-motherload";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;

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
        crate::invariants::possible(&content, &state).map_err(StateError)?;
        let ground = Ground::new(&content, &state);
        Ok(Self { content, state, ground })
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
        crate::invariants::possible(&self.content, &self.state)?;
        if self.ground != Ground::new(&self.content, &self.state) {
            return Err("the boards in play and what is kept of them differ".to_owned());
        }
        Ok(())
    }

    fn random_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        self.playout_action(rng, scratch)
    }
}
