//! A game of a known type behind [`AnyGame`], and its match behind [`AnyTable`].

use std::path::Path;

use opponents::{Level, Opponent};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::save::{self, ContentRef, Opened, Times};
use tabletop::{
    ActError, Entry, Game, Match, MatchSetup, Player, Ruled, Seat, ToAct, Told, UndoError, UndoScope, Viewer,
};

use crate::any::{AnyGame, AnyTable, NewTable, Turn};
use crate::api::{ApiError, GameInfo, LogEntry, SeatInfo, TableState, UndoOffer};
use crate::guard::guard;
use crate::hosted::Hosted;
use crate::packs::Packs;

/// Most actions that are listed for one question: a large hand can pay in millions of ways.
const MOST_LEGAL: usize = 4_096;

/// A game with its packs.
pub(crate) struct Kind<G: Hosted>(Packs<G>);

impl<G: Hosted> Kind<G> {
    /// `packs` is the folder with one folder a pack; it need not exist.
    pub fn new(packs: &Path) -> Self {
        Self(Packs::read(packs))
    }
}

impl<G: Hosted> AnyGame for Kind<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID.to_owned(),
            min_seats: *G::SEATS.start() as u8,
            max_seats: *G::SEATS.end() as u8,
            rules_version: G::RULES_VERSION,
            packs: self.0.references(),
            faults: self.0.faults().to_vec(),
        }
    }

    fn content(&self, wanted: Option<&ContentRef>) -> Result<(ContentRef, Value), ApiError> {
        let content = self.0.choose(wanted)?;
        Ok((G::reference(&content), G::describe(&content)?))
    }

    fn plan(&self, content: Option<&ContentRef>, plan: Value) -> Result<Value, ApiError> {
        let content = self.0.choose(content)?;
        let plan: G::Plan = parse("plan", plan)?;
        Ok(serde_json::to_value(guard(|| G::plan(&content, &plan))?)?)
    }

    fn new_table(&self, start: NewTable<'_>) -> Result<Box<dyn AnyTable>, ApiError> {
        let content = self.0.choose(start.content)?;
        let options = parse("options", start.options)?;
        let setup = MatchSetup { options, seats: start.seats, seed: start.seed };
        let game = guard(|| Match::<G>::new(content, setup))??;
        Ok(Box::new(Seated { game, created: start.now }))
    }

    fn open_table(&self, file: &[u8]) -> Result<(Box<dyn AnyTable>, Opened), ApiError> {
        let read = guard(|| {
            let read = save::read::<G>(file, |wanted| self.0.find(wanted))?;
            // A position that the game takes for possible and cannot show is found out here, not at the table.
            let game = read.0.game();
            for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Table])
            {
                game.view(viewer);
            }
            game.legal_up_to(MOST_LEGAL, &mut Vec::new());
            Ok::<_, ApiError>(read)
        });
        let (game, header, opened) = read??;
        Ok((Box::new(Seated { game, created: header.created }), opened))
    }
}

/// A match and when it was begun.
struct Seated<G: Hosted> {
    game: Match<G>,
    created: u64,
}

impl<G: Hosted> Seated<G> {
    fn refuse_out_of_turn(&self, seat: Seat) -> Result<(), ApiError> {
        match self.game.game().to_act() {
            ToAct::Over => Err(ApiError::GameOver),
            ToAct::Seat(to_act) if to_act != seat => Err(ApiError::NotYourTurn { to_act }),
            ToAct::Seat(_) => Ok(()),
        }
    }

    fn checked(&self, seat: Seat, action: &G::Action) -> Result<(), ApiError> {
        self.refuse_out_of_turn(seat)?;
        guard(|| self.game.game().check(action))?.map_err(|refusal| refused(&refusal))
    }

    fn entry(&self, number: usize, entry: &Entry<G>, viewer: Viewer) -> Result<LogEntry, ApiError> {
        Ok(LogEntry {
            number: (self.game.actions() - self.game.log().len() + number + 1) as u32,
            seat: entry.seat,
            action: viewer.sees(entry.seat).then(|| serde_json::to_value(&entry.action)).transpose()?,
            effects: told(entry, viewer)?,
        })
    }
}

impl<G: Hosted> AnyTable for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn content(&self) -> ContentRef {
        G::reference(self.game.game().content())
    }

    fn seats(&self) -> Vec<SeatInfo> {
        let marks = self.game.game().marks();
        let seats = self.game.setup().seats.iter().enumerate();
        seats
            .map(|(index, seat)| SeatInfo {
                name: seat.name.clone(),
                player: seat.player,
                mark: marks.get(index).cloned().unwrap_or_default(),
            })
            .collect()
    }

    fn player(&self, seat: Seat) -> Option<Player> {
        self.game.player(seat)
    }

    fn to_act(&self) -> Option<Seat> {
        match self.game.game().to_act() {
            ToAct::Seat(seat) => Some(seat),
            ToAct::Over => None,
        }
    }

    fn state(&self, viewer: Viewer, revision: u32) -> Result<TableState, ApiError> {
        let game = self.game.game();
        let over = game.to_act() == ToAct::Over;
        let undo = match (self.game.undo_scope(), self.game.undo_entry()) {
            (Some(scope), Some(entry)) if may_undo(viewer, scope, entry.seat) => {
                Some(UndoOffer { scope, seat: entry.seat, effects: told(entry, viewer)? })
            }
            _ => None,
        };
        Ok(TableState {
            revision,
            viewer,
            view: serde_json::to_value(game.view(viewer))?,
            to_act: self.to_act(),
            round: game.round(),
            actions: self.game.actions() as u32,
            scores: over.then(|| game.score()),
            undo,
            can_redo: self.game.can_redo() && is_person(viewer),
            assisted: self.game.assisted(),
        })
    }

    fn log(&self, viewer: Viewer, from: usize) -> Result<Vec<LogEntry>, ApiError> {
        let entries = self.game.log().iter().enumerate().skip(from);
        entries.map(|(number, entry)| self.entry(number, entry, viewer)).collect()
    }

    fn log_length(&self) -> usize {
        self.game.log().len()
    }

    fn earlier(&self) -> u32 {
        (self.game.actions() - self.game.log().len()) as u32
    }

    fn act(&mut self, seat: Seat, action: Value) -> Result<(), ApiError> {
        self.refuse_out_of_turn(seat)?;
        let action = parse("action", action)?;
        // The check alone meets values from outside; a fault in it must not leave a half-done action.
        self.checked(seat, &action)?;
        match self.game.act(seat, &action) {
            Ok(_) => Ok(()),
            Err(ActError::Over) => Err(ApiError::GameOver),
            Err(ActError::NotYourTurn { to_act }) => Err(ApiError::NotYourTurn { to_act }),
            Err(ActError::Refused(refusal)) => Err(refused(&refusal)),
        }
    }

    fn act_first(&mut self) -> Result<(), ApiError> {
        let seat = self.to_act().ok_or(ApiError::GameOver)?;
        let first = self.legal(seat)?.into_iter().next();
        let action = first.ok_or_else(|| ApiError::Internal { problem: "nothing is legal".to_owned() })?;
        self.act(seat, action)
    }

    fn check(&self, seat: Seat, action: Value) -> Result<(), ApiError> {
        self.refuse_out_of_turn(seat)?;
        self.checked(seat, &parse("action", action)?)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<Value>, ApiError> {
        if self.to_act() != Some(seat) {
            return Ok(Vec::new());
        }
        let mut legal = Vec::new();
        self.game.game().legal_up_to(MOST_LEGAL, &mut legal);
        Ok(legal.iter().map(serde_json::to_value).collect::<Result<_, _>>()?)
    }

    fn ask(&self, seat: Seat, ask: Value) -> Result<Value, ApiError> {
        let ask: G::Ask = parse("ask", ask)?;
        let answer = guard(|| self.game.game().ask(seat, &ask))?;
        Ok(serde_json::to_value(answer)?)
    }

    fn undo_scope(&self) -> Option<(UndoScope, Seat)> {
        Some((self.game.undo_scope()?, self.game.undo_entry()?.seat))
    }

    fn redo_seat(&self) -> Option<Seat> {
        self.game.redo_seat()
    }

    fn undo(&mut self, granted: UndoScope) -> Result<usize, ApiError> {
        self.game.undo(granted).map(|undone| undone.actions).map_err(not_undone)
    }

    fn redo(&mut self) -> Result<usize, ApiError> {
        self.game.redo().map_err(not_undone)
    }

    fn turn(&self) -> Option<Turn> {
        let seat = self.to_act()?;
        let Some(Player::Computer { level }) = self.player(seat) else { return None };
        let opponent = Opponent::Level(Level::of(level)?);
        let content = self.game.game().content().clone();
        let view = self.game.game().view(Viewer::Seat(seat));
        let seed = u64::from(self.game.chain().short());
        let choose = move |budget: &_| {
            let plan = opponent.plan::<G>(&content, &view, seed, budget);
            plan.iter().map_while(|action| serde_json::to_value(action).ok()).collect()
        };
        Some(Turn { time: opponent.time(), choose: Box::new(choose) })
    }

    fn bytes(&self, now: u64) -> std::io::Result<Vec<u8>> {
        let times = Times { created: self.created, changed: now };
        save::write(&self.game, &save::header(&self.game, self.content(), &self.game.game().marks(), times))
    }
}

/// Whether it is a seat that a person plays: only such seats can be watched as.
pub(crate) const fn is_person(viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(_))
}

/// Who sits at the table takes back what was agreed to; what needs no agreement is the affair of who did it.
pub(crate) fn may_undo(viewer: Viewer, scope: UndoScope, of: Seat) -> bool {
    is_person(viewer) && (scope != UndoScope::Free || viewer.sees(of))
}

fn told<G: Game>(entry: &Entry<G>, viewer: Viewer) -> Result<Vec<Value>, ApiError> {
    let effects = entry.effects.iter().map(|effect| serde_json::to_value(effect.told_to(viewer)));
    Ok(effects.collect::<Result<_, _>>()?)
}

fn refused<R: Ruled + serde::Serialize>(refusal: &R) -> ApiError {
    match serde_json::to_value(refusal) {
        Ok(value) => ApiError::Refused { rule: refusal.rule().to_owned(), refusal: value },
        Err(error) => error.into(),
    }
}

fn not_undone(error: UndoError) -> ApiError {
    match error {
        UndoError::Nothing => ApiError::NothingToUndo,
        UndoError::Needs(scope) => ApiError::UndoNeeds { scope },
    }
}

/// A value of the game from outside.
fn parse<T: DeserializeOwned>(what: &str, value: Value) -> Result<T, ApiError> {
    guard(|| serde_json::from_value(value))?
        .map_err(|error| ApiError::BadRequest { problem: format!("{what}: {error}") })
}
