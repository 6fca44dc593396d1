//! One game being played: seats, position, log with hash chain, undo and redo.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Digest, Game, Player, Seat, SeatSetup, Seed, SetupError, StateError, ToAct, Told, digest};

/// Everything a game starts from, apart from its content.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchSetup<O> {
    /// Choices of the new-game sheet.
    pub options: O,
    /// One for each seat, in seat order.
    pub seats: Vec<SeatSetup>,
    /// What chance is grown from.
    pub seed: Seed,
}

/// One action of the log and what it brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// Everything that happened, secrets included; redact before it leaves the engine.
    pub effects: Vec<G::Effect>,
    /// Fingerprint of the whole game up to here.
    pub chain: Digest,
    /// Whether it showed something hidden, so that undo past it is not free.
    pub reveals: bool,
}

/// Why an action was not done.
#[derive(Clone, Debug, PartialEq)]
pub enum ActError<R> {
    /// The game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn {
        /// Who is.
        to_act: Seat,
    },
    /// A rule forbids it.
    Refused(R),
}

/// What undo needs beyond a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum UndoScope {
    /// Nothing: inside one's turn, or just after it while no computer has acted, and nothing hidden was seen.
    Free,
    /// Only computers oppose, and something hidden was seen or a computer acted: allowed, and the game is
    /// marked as assisted.
    Assisted,
    /// Other people play: they have to agree.
    Agreement,
}

/// Why nothing was undone or redone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// No person has acted yet, or nothing was undone before.
    Nothing,
    /// It takes more than was granted.
    Needs(UndoScope),
}

/// What undo took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// How many actions of the log.
    pub actions: usize,
    /// What it took.
    pub scope: UndoScope,
}

/// A game being played.
#[derive(Clone)]
pub struct Match<G: Game> {
    setup: MatchSetup<G::Options>,
    start: Start<G>,
    game: G,
    log: Vec<Entry<G>>,
    /// The position before each entry of the log.
    before: Vec<G>,
    redo: Vec<(Seat, G::Action)>,
    assisted: bool,
}

/// Where the log begins.
#[derive(Clone)]
pub(crate) struct Start<G> {
    pub game: G,
    pub chain: Digest,
    /// Actions before the log, when it goes on from a snapshot.
    pub earlier: u32,
    /// Whether it goes on from a snapshot: without one the set-up does not lead here, even when no action
    /// came before.
    pub from_snapshot: bool,
}

impl<G: Game> Match<G> {
    /// A new game.
    ///
    /// # Errors
    /// When seats or options do not fit the game.
    pub fn new(content: Arc<G::Content>, setup: MatchSetup<G::Options>) -> Result<Self, SetupError> {
        let game = G::new(content, &setup.options, setup.seats.len(), setup.seed)?;
        let chain = digest(&(G::ID, G::RULES_VERSION, &setup, digest(game.state())));
        Ok(Self::from_start(setup, Start { game, chain, earlier: 0, from_snapshot: false }))
    }

    pub(crate) fn from_start(setup: MatchSetup<G::Options>, start: Start<G>) -> Self {
        Self {
            setup,
            game: start.game.clone(),
            start,
            log: Vec::new(),
            before: Vec::new(),
            redo: Vec::new(),
            assisted: false,
        }
    }

    /// Goes on from a stored position, without the log that led to it.
    ///
    /// # Errors
    /// When no game could come to this position.
    pub(crate) fn from_snapshot(
        content: Arc<G::Content>,
        setup: MatchSetup<G::Options>,
        snapshot: Snapshot<G::State>,
    ) -> Result<Self, StateError> {
        let game = G::restore(content, snapshot.state)?;
        if game.seats() != setup.seats.len() {
            return Err(StateError("the number of seats differs from the set-up".to_owned()));
        }
        let start = Start { game, chain: snapshot.chain, earlier: snapshot.actions, from_snapshot: true };
        Ok(Self::from_start(setup, start))
    }

    /// What it started from.
    #[must_use]
    pub const fn setup(&self) -> &MatchSetup<G::Options> {
        &self.setup
    }
    /// The position now.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }
    /// The position in which the log begins.
    #[must_use]
    pub const fn start(&self) -> &G {
        &self.start.game
    }
    pub(crate) const fn start_point(&self) -> &Start<G> {
        &self.start
    }
    /// What was done, oldest first.
    #[must_use]
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }
    /// Number of actions, those before the log included.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.start.earlier as usize + self.log.len()
    }
    /// Fingerprint of the whole game up to now.
    #[must_use]
    pub fn chain(&self) -> Digest {
        self.log.last().map_or(self.start.chain, |entry| entry.chain)
    }
    /// Whether a person took back something that had shown hidden information, or what computers did.
    #[must_use]
    pub const fn assisted(&self) -> bool {
        self.assisted
    }
    pub(crate) fn set_assisted(&mut self, assisted: bool) {
        self.assisted = assisted;
    }
    /// Who plays `seat`.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.setup.seats.get(seat.index()).map(|setup| setup.player)
    }
    fn is_human(&self, seat: Seat) -> bool {
        self.player(seat) == Some(Player::Human)
    }

    /// Does an action of `seat`.
    ///
    /// # Errors
    /// When it is not this seat's turn or a rule forbids it; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<&Entry<G>, ActError<G::Refusal>> {
        match self.game.to_act() {
            ToAct::Over => return Err(ActError::Over),
            ToAct::Seat(to_act) if to_act != seat => return Err(ActError::NotYourTurn { to_act }),
            ToAct::Seat(_) => {}
        }
        self.game.check(action).map_err(ActError::Refused)?;
        // Going on in the way that was undone keeps the rest of it.
        if self.redo.last() == Some(&(seat, action.clone())) {
            self.redo.pop();
        } else {
            self.redo.clear();
        }
        Ok(self.push(seat, action.clone()))
    }

    fn push(&mut self, seat: Seat, action: G::Action) -> &Entry<G> {
        self.before.push(self.game.clone());
        let mut effects = Vec::new();
        self.game.apply(&action, &mut effects);
        let chain = digest(&(self.chain(), seat, &action, digest(self.game.state())));
        let reveals = effects.iter().any(Told::reveals);
        self.log.push(Entry { seat, action, effects, chain, reveals });
        &self.log[self.log.len() - 1]
    }

    /// What undo would take, if there is anything to undo: back to before a person's last action.
    #[must_use]
    pub fn undo_scope(&self) -> Option<UndoScope> {
        let last = self.last_human()?;
        let entry = &self.log[last];
        let alone = Seat::all(self.setup.seats.len()).filter(|&seat| self.is_human(seat)).count() == 1;
        let own_turn = match self.game.to_act() {
            ToAct::Seat(to_act) => to_act == entry.seat || alone,
            // Everything lies open then.
            ToAct::Over => false,
        };
        if own_turn && last + 1 == self.log.len() && !entry.reveals {
            return Some(UndoScope::Free);
        }
        Some(if alone { UndoScope::Assisted } else { UndoScope::Agreement })
    }

    /// The action that undo would take back first.
    #[must_use]
    pub fn undo_entry(&self) -> Option<&Entry<G>> {
        self.last_human().map(|last| &self.log[last])
    }

    fn last_human(&self) -> Option<usize> {
        self.log.iter().rposition(|entry| self.is_human(entry.seat))
    }

    /// Takes back a person's last action and what followed it, when that needs no more than `granted`.
    ///
    /// # Errors
    /// When there is nothing to undo or it needs more.
    pub fn undo(&mut self, granted: UndoScope) -> Result<Undone, UndoError> {
        let (Some(last), Some(scope)) = (self.last_human(), self.undo_scope()) else {
            return Err(UndoError::Nothing);
        };
        if scope > granted {
            return Err(UndoError::Needs(scope));
        }
        let actions = self.log.len() - last;
        for _ in 0..actions {
            if let (Some(entry), Some(before)) = (self.log.pop(), self.before.pop()) {
                self.game = before;
                self.redo.push((entry.seat, entry.action));
            }
        }
        self.assisted |= scope == UndoScope::Assisted;
        Ok(Undone { actions, scope })
    }

    /// Whether something can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Whose action redo would do again first.
    #[must_use]
    pub fn redo_seat(&self) -> Option<Seat> {
        self.redo.last().map(|(seat, _)| *seat)
    }

    /// Does again what was undone last, up to and with the next action of a person and what computers
    /// did after it.
    ///
    /// # Errors
    /// When nothing was undone.
    pub fn redo(&mut self) -> Result<usize, UndoError> {
        let mut done = 0;
        while let Some((seat, action)) = self.redo.last().cloned() {
            if done > 0 && self.is_human(seat) {
                break;
            }
            self.redo.pop();
            self.push(seat, action);
            done += 1;
        }
        if done == 0 { Err(UndoError::Nothing) } else { Ok(done) }
    }
}

/// A stored position and where in the log it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Snapshot<S> {
    pub state: S,
    pub chain: Digest,
    pub actions: u32,
}
