//! What a game is to everything that plays, shows, stores or searches it.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Seat, Seed, Viewer};

/// Id of a rule on the game's rules page, like `SM-26`.
pub type RuleId = &'static str;

/// Whose decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// This seat's.
    Seat(Seat),
    /// Nobody's: the game is over.
    Over,
}

/// A reason why an action is not legal, with the rule that forbids it.
pub trait Ruled {
    /// The rule on the game's rules page.
    fn rule(&self) -> RuleId;
}

/// Takes what an action brings about, in order.
pub trait Recorder<E> {
    /// Takes one effect. The closure runs only when the recorder keeps it.
    fn record(&mut self, effect: impl FnOnce() -> E);
}

/// Keeps nothing; compiles to nothing.
pub struct Ignore;

impl<E> Recorder<E> for Ignore {
    fn record(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Recorder<E> for Vec<E> {
    fn record(&mut self, effect: impl FnOnce() -> E) {
        self.push(effect());
    }
}

/// An effect as it is told to people: redacted for each viewer, and a boundary for undo.
pub trait Told: Sized {
    /// The effect without what `viewer` must not know.
    #[must_use]
    fn told_to(&self, viewer: Viewer) -> Self;
    /// Whether it showed something hidden or used chance, so that undo past it is not free.
    fn reveals(&self) -> bool;
}

/// One part of a seat's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ScorePart {
    /// What it is for; the interface has a text for each.
    pub part: &'static str,
    /// Points.
    pub points: i32,
}

/// A seat's final score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// Sum of the parts.
    pub total: i32,
    /// What it is made of.
    pub parts: Vec<ScorePart>,
    /// 1 for the winner or winners; shared after ties that the rules do not break.
    pub place: u8,
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Wrong number of seats.
    #[error("{game} is for {min} to {max} seats, not {seats}")]
    Seats {
        /// The game.
        game: &'static str,
        /// Fewest seats.
        min: usize,
        /// Most seats.
        max: usize,
        /// What was asked for.
        seats: usize,
    },
    /// Options that do not fit.
    #[error("these options do not fit: {0}")]
    Options(String),
}

/// Why a stored state is not one of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the stored position is not a possible one: {0}")]
pub struct StateError(pub String);

/// A game by its full rules.
///
/// `Self` is the position together with the content it is played with. Positions are cheap to clone.
pub trait Game: Clone + Send + Sync + 'static {
    /// Short name for files, addresses and the command line, kebab case.
    const ID: &'static str;
    /// Goes up when the same log would lead to another position.
    const RULES_VERSION: u16;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;

    /// Checked content: cards, boards …
    type Content: Send + Sync + 'static;
    /// Choices made in the new-game sheet.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Plain data; everything but the content.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One decision.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened.
    type Effect: Clone + Debug + PartialEq + Told + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer knows.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is not legal.
    type Refusal: Clone + Debug + PartialEq + Ruled + Serialize + Send + Sync;
    /// A question about the position that the interface may ask, like "where does this fit?".
    type Ask: DeserializeOwned + Send;
    /// Its answer.
    type Answer: Serialize + Send;

    /// Sets up a game.
    ///
    /// # Errors
    /// When seats or options do not fit.
    fn new(
        content: Arc<Self::Content>,
        options: &Self::Options,
        seats: usize,
        seed: Seed,
    ) -> Result<Self, SetupError>;
    /// The position from a stored state, checked.
    ///
    /// # Errors
    /// When no game could come to such a state.
    fn restore(content: Arc<Self::Content>, state: Self::State) -> Result<Self, StateError>;
    /// The position without its content.
    fn state(&self) -> &Self::State;
    /// The content it is played with.
    fn content(&self) -> &Arc<Self::Content>;
    /// Number of seats.
    fn seats(&self) -> usize;
    /// Whose decision is due.
    fn to_act(&self) -> ToAct;
    /// The round, from 1: how often the first seat has begun a turn.
    fn round(&self) -> u16;
    /// Puts every legal action into `into`, once each, in canonical form.
    fn legal(&self, into: &mut Vec<Self::Action>);
    /// The first `most` of them, for whoever needs no more: a game with very many overrides this, so that it
    /// stops there.
    fn legal_up_to(&self, most: usize, into: &mut Vec<Self::Action>) {
        self.legal(into);
        into.truncate(most);
    }
    /// The form of a lawful action that [`Self::legal`] lists.
    fn canonical(&self, action: &Self::Action) -> Self::Action;
    /// Whether the seat that is to act may do this. Changes nothing.
    ///
    /// # Errors
    /// The reason, with its rule.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// Does it. Must only be called with an action that [`Self::check`] accepts.
    fn apply(&mut self, action: &Self::Action, recorder: &mut impl Recorder<Self::Effect>);
    /// What `viewer` knows.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A whole position that fits what a view knows, for search.
    fn sample(content: Arc<Self::Content>, view: &Self::View, rng: &mut impl Rng) -> Self;
    /// Answers a question from what `seat` knows.
    fn ask(&self, seat: Seat, ask: &Self::Ask) -> Self::Answer;
    /// Scores as they would stand if the game ended now, in seat order.
    fn score(&self) -> Vec<Score>;
    /// What can never be otherwise, checked by tests after every action.
    ///
    /// # Errors
    /// What is wrong.
    fn invariants(&self) -> Result<(), String>;
    /// A legal action at random, for playouts. Games override this where listing all is slow.
    fn random_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Self::Action>) -> Option<Self::Action> {
        scratch.clear();
        self.legal(scratch);
        let pick = crate::chance::below(rng, scratch.len() as u32) as usize;
        scratch.get(pick).cloned()
    }
}

/// What a game knows about playing it well; given to computer players.
pub trait Strategy: Game {
    /// Points by which [`Self::evaluate`] is off now and then: a lead of so many wins in about 73 of 100 games.
    const SPREAD: f32;
    /// Points that [`Self::evaluate`] goes up by in a seat's own turn, on average: the seat that comes next is so much
    /// better off than the one that was last.
    const TEMPO: f32;
    /// Walks through the search tree at the three upper levels, found by matches between them.
    const WALKS: [u32; 3];
    /// How far the eye of the lowest level is off at most, as a part of a won game.
    const BLUR: f32;
    /// Actions worth a closer look, best guess first, at most `most`. Never empty while a seat is to
    /// act.
    fn candidates(&self, most: usize, into: &mut Vec<Self::Action>);
    /// How good the position is for `seat` against the others, in points.
    fn evaluate(&self, seat: Seat) -> f32;
    /// Whether so little is left that all lines to the end of the game may be looked at.
    fn is_endgame(&self) -> bool {
        false
    }
}
