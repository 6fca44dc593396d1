//! A small game with secrets and chance, for the tests of this crate: each seat holds three numbers,
//! may draw one more from the deck, then plays one; the highest sum of played numbers wins.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::{
    Chance, Game, Recorder, RuleId, Ruled, Score, ScorePart, Seat, Seed, SetupError, StateError, Strategy,
    ToAct, Told, Viewer, chance, save::ContentRef,
};

use crate::hosted::{ContentFault, Hosted};

/// Numbers in the game: so many for each seat.
const EACH: usize = 5;
const HAND: usize = 3;

#[derive(Clone)]
pub struct Toy {
    content: Arc<String>,
    state: State,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    hands: Vec<Vec<u8>>,
    deck: Vec<u8>,
    played: Vec<Vec<u8>>,
    turn: Seat,
    drawn: bool,
    round: u16,
    chance: Chance<1>,
    quiet: bool,
    fault: Option<Fault>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who starts.
    pub first: Option<Seat>,
    /// Drawn cards count as nothing hidden.
    pub quiet: bool,
    /// What goes wrong with seat 1.
    pub fault: Option<Fault>,
}

/// What panics when it is seat 1, as in a faulty game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// What it sees.
    View,
    /// What it does.
    Action,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    Draw,
    Play {
        card: u8,
    },
    /// Passes the check and panics, as a faulty game might; never listed.
    Explode,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    /// Like a draw of an open card.
    Took {
        seat: Seat,
        card: u8,
    },
    Played {
        seat: Seat,
        card: u8,
    },
}

impl Told for Effect {
    fn told_to(&self, viewer: Viewer) -> Self {
        match self {
            Self::Drew { seat, card } => {
                Self::Drew { seat: *seat, card: card.filter(|_| viewer.sees(*seat)) }
            }
            Self::Took { .. } | Self::Played { .. } => self.clone(),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Drew { .. })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    hands: Vec<Option<Vec<u8>>>,
    counts: Vec<usize>,
    deck: usize,
    played: Vec<Vec<u8>>,
    turn: Seat,
    drawn: bool,
    round: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Refusal {
    NotInHand { card: u8 },
    DrawnAlready,
    NoDeck,
}

impl Ruled for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotInHand { .. } => "T-1",
            Self::DrawnAlready => "T-2",
            Self::NoDeck => "T-3",
        }
    }
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// The highest number in the own hand.
    Highest,
    /// Panics, as a faulty game might.
    Panic,
}

impl Toy {
    fn advance(&mut self) {
        let state = &mut self.state;
        state.drawn = false;
        for _ in 0..state.hands.len() {
            state.turn = state.turn.next(state.hands.len());
            if state.turn == Seat(0) {
                state.round += 1;
            }
            if !state.hands[state.turn.index()].is_empty() {
                return;
            }
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    type Content = String;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Effect = Effect;
    type View = View;
    type Refusal = Refusal;
    type Ask = Ask;
    type Answer = u8;

    fn new(content: Arc<String>, options: &Options, seats: usize, seed: Seed) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { game: Self::ID, min: 2, max: 4, seats });
        }
        let turn = options.first.unwrap_or(Seat(0));
        if turn.index() >= seats {
            return Err(SetupError::Options("there is no such seat".to_owned()));
        }
        let mut chance = Chance::new(seed);
        let mut deck: Vec<u8> = (0..(seats * EACH) as u8).collect();
        chance.next(0).shuffle(&mut deck);
        let hands = (0..seats).map(|_| deck.drain(..HAND).collect()).collect();
        let played = vec![Vec::new(); seats];
        let (drawn, round, quiet, fault) = (false, 1, options.quiet, options.fault);
        Ok(Self { content, state: State { hands, deck, played, turn, drawn, round, chance, quiet, fault } })
    }

    fn restore(content: Arc<String>, state: State) -> Result<Self, StateError> {
        let seats = state.hands.len();
        if !Self::SEATS.contains(&seats) || state.played.len() != seats || state.turn.index() >= seats {
            return Err(StateError("wrong number of seats".to_owned()));
        }
        let game = Self { content, state };
        game.invariants().map_err(StateError)?;
        Ok(game)
    }

    fn state(&self) -> &State {
        &self.state
    }
    fn content(&self) -> &Arc<String> {
        &self.content
    }
    fn seats(&self) -> usize {
        self.state.hands.len()
    }
    fn to_act(&self) -> ToAct {
        let over = self.state.hands.iter().all(Vec::is_empty);
        if over { ToAct::Over } else { ToAct::Seat(self.state.turn) }
    }
    fn round(&self) -> u16 {
        self.state.round
    }

    fn legal(&self, into: &mut Vec<Action>) {
        if self.to_act() == ToAct::Over {
            return;
        }
        if !self.state.drawn && !self.state.deck.is_empty() {
            into.push(Action::Draw);
        }
        into.extend(self.state.hands[self.state.turn.index()].iter().map(|&card| Action::Play { card }));
    }

    fn canonical(&self, action: &Action) -> Action {
        *action
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Play { card } if self.state.hands[self.state.turn.index()].contains(&card) => Ok(()),
            Action::Play { card } => Err(Refusal::NotInHand { card }),
            Action::Explode => Ok(()),
            Action::Draw if self.state.drawn => Err(Refusal::DrawnAlready),
            Action::Draw if self.state.deck.is_empty() => Err(Refusal::NoDeck),
            Action::Draw => Ok(()),
        }
    }

    fn apply(&mut self, action: &Action, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        assert!(seat != Seat(1) || self.state.fault != Some(Fault::Action), "a faulty game");
        match *action {
            Action::Explode => panic!("a faulty game"),
            Action::Draw => {
                let card = self.state.deck.pop().unwrap();
                self.state.hands[seat.index()].push(card);
                self.state.drawn = true;
                let quiet = self.state.quiet;
                recorder.record(|| match quiet {
                    true => Effect::Took { seat, card },
                    false => Effect::Drew { seat, card: Some(card) },
                });
            }
            Action::Play { card } => {
                self.state.hands[seat.index()].retain(|&held| held != card);
                self.state.played[seat.index()].push(card);
                recorder.record(|| Effect::Played { seat, card });
                self.advance();
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let state = &self.state;
        assert!(viewer != Viewer::Seat(Seat(1)) || state.fault != Some(Fault::View), "a faulty game");
        View {
            hands: Seat::all(self.seats())
                .map(|s| viewer.sees(s).then(|| state.hands[s.index()].clone()))
                .collect(),
            counts: state.hands.iter().map(Vec::len).collect(),
            deck: state.deck.len(),
            played: state.played.clone(),
            turn: state.turn,
            drawn: state.drawn,
            round: state.round,
        }
    }

    fn sample(content: Arc<String>, view: &View, rng: &mut impl Rng) -> Self {
        let seats = view.hands.len();
        let seen: Vec<u8> = view.hands.iter().flatten().chain(&view.played).flatten().copied().collect();
        let mut hidden: Vec<u8> = (0..(seats * EACH) as u8).filter(|card| !seen.contains(card)).collect();
        chance::shuffle(rng, &mut hidden);
        let hands = view.hands.iter().zip(&view.counts);
        let hands = hands
            .map(|(hand, &count)| hand.clone().unwrap_or_else(|| hidden.drain(..count).collect()))
            .collect();
        let state = State {
            hands,
            deck: hidden,
            played: view.played.clone(),
            turn: view.turn,
            drawn: view.drawn,
            round: view.round,
            chance: Chance::new(Seed(rng.next_u64())),
            quiet: false,
            fault: None,
        };
        Self { content, state }
    }

    fn ask(&self, seat: Seat, ask: &Ask) -> u8 {
        match ask {
            Ask::Highest => self.state.hands[seat.index()].iter().copied().max().unwrap_or(0),
            Ask::Panic => panic!("a faulty game"),
        }
    }

    fn score(&self) -> Vec<Score> {
        let total =
            |seat: Seat| self.state.played[seat.index()].iter().map(|&card| i32::from(card)).sum::<i32>();
        let score = |seat| {
            let better = Seat::all(self.seats()).filter(|&other| total(other) > total(seat)).count();
            let parts = vec![ScorePart { part: "played", points: total(seat) }];
            Score { seat, total: total(seat), parts, place: better as u8 + 1 }
        };
        Seat::all(self.seats()).map(score).collect()
    }

    fn invariants(&self) -> Result<(), String> {
        let all = self.state.hands.iter().chain(&self.state.played).flatten().chain(&self.state.deck);
        let mut all: Vec<u8> = all.copied().collect();
        all.sort_unstable();
        let right = all.iter().copied().eq(0..(self.seats() * EACH) as u8);
        right.then_some(()).ok_or_else(|| "the numbers are not all there once".to_owned())
    }
}

impl Strategy for Toy {
    const SPREAD: f32 = 6.0;
    const TEMPO: f32 = 1.0;
    const WALKS: [u32; 3] = [2, 4, 8];
    const BLUR: f32 = 0.1;

    /// Takes its time, so that something can happen while a computer thinks.
    fn candidates(&self, most: usize, into: &mut Vec<Action>) {
        std::thread::sleep(std::time::Duration::from_millis(3));
        self.legal(into);
        into.truncate(most);
    }
    fn evaluate(&self, seat: Seat) -> f32 {
        self.score()[seat.index()].total as f32
    }
}

impl Hosted for Toy {
    type Plan = u8;
    type Planned = u16;

    fn house() -> Result<Arc<String>, ContentFault> {
        Ok(Arc::new("house".to_owned()))
    }
    fn load(folder: &Path) -> Result<Arc<String>, ContentFault> {
        let file = "pack.txt".to_owned();
        match std::fs::read_to_string(folder.join(&file)) {
            Ok(text) => Ok(Arc::new(text)),
            Err(error) => Err(ContentFault { file, entry: "name".to_owned(), problem: error.to_string() }),
        }
    }
    fn reference(content: &String) -> ContentRef {
        ContentRef { id: content.clone(), hash: format!("hash of {content}") }
    }
    fn describe(content: &String) -> serde_json::Result<serde_json::Value> {
        Ok(json!({ "name": content }))
    }
    fn marks(&self) -> Vec<String> {
        Seat::all(self.seats()).map(|seat| format!("mark {}", seat.0)).collect()
    }
    fn ending(&self) -> Option<String> {
        (self.to_act() == ToAct::Over).then(|| "counted".to_owned())
    }
    fn plan(_: &String, plan: &u8) -> u16 {
        u16::from(*plan) * 2
    }
}
