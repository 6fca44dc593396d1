//! What one viewer knows. These types have no field for a secret of somebody else, and they are the only way
//! out of a position for everything outside the engine (SE-5).

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::cards::CardSet;
use crate::effect::EndReason;
use crate::game::SpaceExplorers;
use crate::ids::{Counts, DIVISIONS, Division, DivisionSet, ProjectId, Specialist};
use crate::state::Stage;

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The action of the turn (SE-7, SE-8).
    Action,
    /// Which of the cards that were looked at is kept (SE-A32).
    Keep,
    /// Whether a project in reach is taken, and which (SE-21).
    Project,
    /// Whether a specialist is taken after a project, and which (SE-A33).
    AfterProject,
    /// Nothing: the game is over.
    Over,
}

/// A hand: to its owner the cards, to others their number and what everybody saw going in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Hand {
    /// Number of cards.
    pub count: u8,
    /// All cards, when this viewer knows them; lowest number first.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Specialist>>"))]
    pub cards: Option<CardSet>,
    /// Cards that came from the Center and have not left the hand since; everybody knows them (SE-5).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Specialist>"))]
    pub seen: CardSet,
}

/// What an asterisk card in a hub brings as the game stands (SE-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Asterisk {
    /// The specialist.
    pub card: Specialist,
    /// How many there are of what it counts.
    pub counted: i32,
    /// Points for all of them.
    pub points: i32,
}

/// What everybody knows of a seat, and its hand as far as this viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Cards in hand.
    pub hand: Hand,
    /// Research tokens.
    pub tokens: Counts,
    /// The hub: for each division its specialists, the lowest first; the last is on top.
    pub hub: [Vec<Specialist>; DIVISIONS],
    /// Skill icons in the hub, covered ones too (SE-21).
    pub skills: Counts,
    /// For each division the icons of a base cost that are ignored there (SE-12).
    pub discounts: Counts,
    /// Specialists in the hub (SE-23).
    pub specialists: u8,
    /// Divisions whose specialist on top has an ability that works now (SE-16, SE-17).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
    pub active: DivisionSet,
    /// Points as the game stands (SE-24).
    pub points: i32,
    /// What each asterisk card adds to them, division by division, the lowest first (SE-18).
    pub asterisks: Vec<Asterisk>,
}

/// A project of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ProjectView {
    /// Which.
    pub project: ProjectId,
    /// Who took it, once it is taken.
    pub taken: Option<Taken>,
}

/// Who completed a project, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Taken {
    /// Who.
    pub seat: Seat,
    /// In which round.
    pub round: u16,
}

/// Cards of the deck that are being looked at (SE-A32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LookedAt {
    /// How many.
    pub count: u8,
    /// Which, to the seat that looks.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Specialist>>"))]
    pub cards: Option<CardSet>,
}

/// The game as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who took the first turn (SE-6).
    pub first: Seat,
    /// Whose turn it is, or was last.
    pub turn: Seat,
    /// The decision that is due.
    pub step: Step,
    /// The round, from 1.
    pub round: u16,
    /// Turns begun so far.
    pub turns: u16,
    /// The specialists in the Center, in the order of their places (SE-4, SE-9).
    pub center: Vec<Specialist>,
    /// Cards left in the deck.
    pub deck: u8,
    /// The projects of this game, in the order they were drawn.
    pub projects: Vec<ProjectView>,
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// Cards of the deck that are being looked at.
    pub looked_at: Option<LookedAt>,
    /// The division into which the seat whose turn it is recruited in this turn; its top works from the next (SE-16).
    pub fresh: Option<Division>,
    /// Abilities used at the project check of this turn (SE-A19, SE-A56), by the division whose top gives them.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Division>"))]
    pub used: DivisionSet,
    /// Skills of any kind that the seat whose turn it is has more for this turn's projects (SE-A19).
    pub more_skills: u8,
    /// Projects completed in this turn.
    pub completed: u8,
    /// Whether a card was taken after a project in this turn (SE-A33).
    pub took_after: bool,
    /// Passes in a row up to now (SE-10).
    pub passes: u8,
    /// Why the last round is on, once it is (SE-23).
    pub last_round: Option<EndReason>,
    /// Why the game ended, once it has.
    pub ended: Option<EndReason>,
}

impl SpaceExplorers {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let state = &self.state;
        let seats = Seat::all(state.seats.len()).zip(&state.seats).map(|(seat, own)| SeatView {
            hand: Hand {
                count: own.hand.len() as u8,
                cards: viewer.sees(seat).then_some(own.hand),
                seen: own.seen,
            },
            tokens: own.tokens,
            hub: std::array::from_fn(|place| own.hub[place].to_vec()),
            skills: self.hubs[seat.index()].skills,
            discounts: self.hubs[seat.index()].discounts,
            specialists: self.hubs[seat.index()].specialists,
            active: self.active(seat),
            points: self.points(seat),
            asterisks: self.asterisks(seat).collect(),
        });
        View {
            viewer,
            first: state.first,
            turn: state.turn,
            step: self.step(),
            round: state.round,
            turns: state.turns,
            center: state.center.to_vec(),
            deck: state.deck.len() as u8,
            projects: state.projects.to_vec(),
            seats: seats.collect(),
            looked_at: (state.stage == Stage::Keep).then(|| LookedAt {
                count: state.looked_at.len() as u8,
                cards: viewer.sees(state.turn).then_some(state.looked_at),
            }),
            fresh: state.fresh,
            used: state.used,
            more_skills: state.more_skills,
            completed: state.completed,
            took_after: state.took_after,
            passes: state.passes,
            last_round: state.last_round,
            ended: if let Stage::Over(reason) = state.stage { Some(reason) } else { None },
        }
    }
}
