//! A whole position that fits what a viewer knows, for search.

use std::sync::Arc;

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::chance::{below, shuffle};

use crate::cards::CardSet;
use crate::content::Content;
use crate::game::SpaceExplorers;
use crate::ids::{SPECIALISTS, Specialist};
use crate::state::{SeatState, Stage, State};
use crate::view::{Step, View};

pub(crate) fn sample(content: Arc<Content>, view: &View, rng: &mut impl Rng) -> SpaceExplorers {
    // Cards whose place the viewer does not know, in random order.
    let mut hidden = hidden(view);
    shuffle(rng, &mut hidden);
    let mut deal = |count: usize| -> CardSet {
        let from = hidden.len().saturating_sub(count);
        hidden.drain(from..).collect()
    };
    let seats = view.seats.iter().map(|seat| SeatState {
        hand: seat.hand.cards.unwrap_or_else(|| {
            let unseen = usize::from(seat.hand.count).saturating_sub(seat.hand.seen.len());
            seat.hand.seen.or(deal(unseen))
        }),
        seen: seat.hand.seen,
        tokens: seat.tokens,
        hub: std::array::from_fn(|place| seat.hub[place].iter().copied().collect()),
    });
    let seats = seats.collect();
    let looked_at = view
        .looked_at
        .as_ref()
        .map_or(CardSet::EMPTY, |looked| looked.cards.unwrap_or_else(|| deal(usize::from(looked.count))));
    let stage = match view.step {
        Step::Action => Stage::Action,
        Step::Keep => Stage::Keep,
        Step::Project => Stage::Project,
        Step::AfterProject => Stage::AfterProject,
        Step::Over => Stage::Over(view.ended.unwrap_or(crate::EndReason::Passes)),
    };
    let state = State {
        seats,
        first: view.first,
        turn: view.turn,
        round: view.round,
        turns: view.turns,
        stage,
        center: view.center.iter().copied().collect(),
        deck: hidden.into_iter().collect(),
        looked_at,
        projects: view.projects.iter().copied().collect(),
        fresh: view.fresh,
        used: view.used,
        more_skills: view.more_skills,
        completed: view.completed,
        took_after: view.took_after,
        passes: view.passes,
        last_round: view.last_round,
    };
    SpaceExplorers::from_state(content, state)
}

/// Cards that lie in the deck, in hands that the viewer does not see, or are being looked at by somebody else.
fn hidden(view: &View) -> ArrayVec<Specialist, SPECIALISTS> {
    let mut known: CardSet = view.center.iter().copied().collect();
    for seat in &view.seats {
        known = known.or(seat.hand.cards.unwrap_or(seat.hand.seen));
        known = known.or(seat.hub.iter().flatten().copied().collect());
    }
    if let Some(cards) = view.looked_at.as_ref().and_then(|looked| looked.cards) {
        known = known.or(cards);
    }
    Specialist::all().filter(|card| !known.has(*card)).collect()
}

/// A number below `bound` as an index.
pub(crate) fn index(rng: &mut impl Rng, bound: usize) -> usize {
    below(rng, bound as u32) as usize
}
