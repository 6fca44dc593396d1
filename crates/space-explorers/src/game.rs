//! The game as the kit sees it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{Game, Recorder, Score, Seat, Seed, SetupError, StateError, ToAct, Viewer};

use crate::action::Action;
use crate::ask::{Answer, Ask};
use crate::content::Content;
use crate::effect::Effect;
use crate::hub::Hub;
use crate::ids::MOST_SEATS;
use crate::refusal::Refusal;
use crate::setup::{NewGame, new_game};
use crate::state::{Stage, State};
use crate::view::View;

/// A position of Space Explorers with the content it is played with.
#[derive(Clone, Debug)]
pub struct SpaceExplorers {
    pub(crate) content: Arc<Content>,
    pub(crate) state: State,
    /// Follows from `state`; kept because everything asks for it.
    pub(crate) hubs: ArrayVec<Hub, MOST_SEATS>,
}

impl SpaceExplorers {
    pub(crate) fn from_state(content: Arc<Content>, state: State) -> Self {
        let hubs = state.seats.iter().map(|seat| Hub::new(&content, seat)).collect();
        Self { content, state, hubs }
    }
}

impl Game for SpaceExplorers {
    const ID: &'static str = "space-explorers";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;

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
        let game = Self::from_state(content, state);
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
        self.list(usize::MAX, into);
    }

    fn legal_up_to(&self, most: usize, into: &mut Vec<Action>) {
        self.list(most, into);
        into.truncate(most);
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
        crate::invariants::reachable(self)?;
        let hubs = self.state.seats.iter().map(|seat| Hub::new(&self.content, seat));
        if !self.hubs.iter().copied().eq(hubs) {
            return Err("the hubs and what is kept of them differ".to_owned());
        }
        Ok(())
    }

    fn random_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        self.playout_action(rng, scratch)
    }
}
