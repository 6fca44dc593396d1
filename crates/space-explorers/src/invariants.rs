//! What can never be otherwise, checked on every stored position and by tests after every action.

use crate::cards::CardSet;
use crate::content::{Ability, Content};
use crate::effect::EndReason;
use crate::game::SpaceExplorers;
use crate::ids::{CENTER, DIVISIONS, Division, MOST_COST, SPECIALISTS};
use crate::state::{Stage, State};

macro_rules! require {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(format!($($what)+));
        }
    };
}

/// More turns than any game of so many seats has.
///
/// Each recruit puts a card into a hub for good, so there are at most 60. Cards come into hands by turns that
/// take at least one each, and leave them by recruits alone, at most one that is recruited and six that pay. So
/// at most 60 + 60 × 7 turns take something. No more than `seats - 1` passes come in a row, so every stretch of
/// `seats` turns has one that recruits or takes.
#[must_use]
pub const fn most_turns(seats: usize) -> u16 {
    let recruits = SPECIALISTS;
    let takes = SPECIALISTS + SPECIALISTS * (1 + MOST_COST);
    ((recruits + takes) * seats) as u16
}

/// What needs no look at the rest of the game.
pub(crate) fn possible(content: &Content, state: &State) -> Result<(), String> {
    let seats = state.seats.len();
    require!((2..=4).contains(&seats), "{seats} seats (SE-5)");
    require!(state.turn.index() < seats && state.first.index() < seats, "a seat that is not there acts");
    require!(state.round >= 1 && state.turns >= 1, "rounds and turns count from 1");
    // SE-6, SE-23: seats take their turns in order, each as often as the others or one less.
    let in_round = (state.turn.index() + seats - state.first.index()) % seats;
    let turns = (usize::from(state.round) - 1) * seats + in_round + 1;
    require!(usize::from(state.turns) == turns, "turn {} is not turn {turns}", state.turns);
    require!(state.turns <= most_turns(seats), "the game should be over long ago");
    cards(content, state)?;
    tokens(state)?;
    projects(state)?;
    flow(state)
}

/// SE-2, SE-11: sixty cards, each in one place where it may be.
fn cards(content: &Content, state: &State) -> Result<(), String> {
    let mut all = CardSet::EMPTY;
    let mut count = 0;
    let mut lay = |cards: CardSet, number: usize| {
        count += number;
        all = all.or(cards);
    };
    lay(state.center.iter().copied().collect(), state.center.len());
    lay(state.deck.iter().copied().collect(), state.deck.len());
    lay(state.looked_at, state.looked_at.len());
    for seat in &state.seats {
        lay(seat.hand, seat.hand.len());
        require!(seat.hand.has_all(seat.seen), "a card that everybody saw is not in the hand");
        for (division, stack) in Division::ALL.into_iter().zip(&seat.hub) {
            lay(stack.iter().copied().collect(), stack.len());
            for card in stack {
                let fits = content.specialist(*card).skills[division] > 0;
                require!(fits, "specialist {} has no skill of {division} (SE-11)", card.number());
            }
        }
    }
    require!(
        count == SPECIALISTS && all.len() == SPECIALISTS,
        "not every card is in exactly one place (SE-2)"
    );
    require!(
        state.center.len() >= CENTER || state.deck.is_empty(),
        "{} specialists lie in the Center while the deck lasts (SE-9)",
        state.center.len()
    );
    Ok(())
}

/// SE-5, SE-13: as many tokens of each colour as players.
fn tokens(state: &State) -> Result<(), String> {
    let mut all = [0_usize; DIVISIONS];
    for seat in &state.seats {
        for (sum, count) in all.iter_mut().zip(seat.tokens.0) {
            *sum += usize::from(count);
        }
    }
    require!(all == [state.seats.len(); DIVISIONS], "there are {all:?} tokens (SE-5)");
    Ok(())
}

/// SE-4, SE-22: two more than players, of different tiles.
fn projects(state: &State) -> Result<(), String> {
    let seats = state.seats.len();
    require!(state.projects.len() == seats + 2, "there are {} projects (SE-4)", state.projects.len());
    for (place, entry) in state.projects.iter().enumerate() {
        let twice = state.projects[..place].iter().any(|other| other.project.tile() == entry.project.tile());
        require!(!twice, "a project tile lies twice (SE-4)");
        if let Some(taken) = entry.taken {
            require!(taken.seat.index() < seats, "a seat that is not there has a project");
            require!((1..=state.round).contains(&taken.round), "a project was taken in another game");
        }
    }
    let now = state.projects.iter().filter_map(|entry| entry.taken);
    let now = now.filter(|taken| taken.seat == state.turn && taken.round == state.round).count();
    require!(usize::from(state.completed) == now, "{} projects of this turn are {now}", state.completed);
    require!(state.completed <= 2, "more than two projects in a turn (SE-21)");
    Ok(())
}

/// What is due fits what was done in this turn.
fn flow(state: &State) -> Result<(), String> {
    let seats = state.seats.len();
    require!(
        state.looked_at.is_empty() != (state.stage == Stage::Keep),
        "cards are looked at and nobody keeps one (SE-A32)"
    );
    let helps = state.used.len();
    require!(usize::from(state.more_skills) <= helps, "a skill of any kind came from nowhere (SE-A19)");
    if matches!(state.stage, Stage::Action | Stage::Keep) {
        let untouched = state.fresh.is_none() && helps == 0 && state.completed == 0 && !state.took_after;
        require!(untouched, "the action is due and something was done before it (SE-7)");
    }
    if let Some(division) = state.fresh {
        let stack = &state.mover().hub[division.index()];
        require!(!stack.is_empty(), "somebody was recruited and is not there");
    }
    require!(state.completed > 0 || !state.took_after, "a card came after no project (SE-A33)");
    require!(usize::from(state.passes) <= seats, "more passes than seats (SE-10)");
    require!(
        state.passes == 0 || state.deck.is_empty() && state.center.is_empty(),
        "somebody passed and could have taken a card (SE-10)"
    );
    let everybody = usize::from(state.passes) == seats;
    match state.stage {
        Stage::Over(EndReason::Passes) => require!(everybody, "not everybody has passed (SE-10)"),
        Stage::Over(reason) => {
            require!(state.last_round == Some(reason), "the game ended without its last round (SE-23)");
            require!(state.neighbour() == state.first, "the last round is not over (SE-23)");
        }
        // The last pass may still be followed by its project check.
        Stage::Action | Stage::Keep => require!(!everybody, "everybody has passed (SE-10)"),
        Stage::Project | Stage::AfterProject => {}
    }
    Ok(())
}

/// What follows from the hubs.
pub(crate) fn reachable(game: &SpaceExplorers) -> Result<(), String> {
    let state = &game.state;
    let ends = game.last_round_begins();
    if state.last_round.is_some() {
        require!(ends.is_some(), "the last round is on without a reason (SE-23)");
    } else if matches!(state.stage, Stage::Action | Stage::Keep) {
        require!(ends.is_none(), "the last round should be on (SE-23)");
    }
    match state.stage {
        Stage::Keep => {
            let looked = state.looked_at.len();
            let looks = game.abilities().any(|(_, _, ability)| match ability {
                // An ability shows all it can, fewer only where the deck holds fewer.
                Ability::Look { cards } => {
                    let cards = usize::from(*cards);
                    looked == cards || looked < cards && state.deck.is_empty()
                }
                _ => false,
            });
            require!(looks, "no ability looks at {looked} cards (SE-A32)");
        }
        Stage::Project => {
            let due = state.completed < game.most_projects() && game.project_in_reach();
            require!(due, "no project is in reach (SE-21)");
        }
        Stage::AfterProject => {
            require!(state.completed > 0 && game.taker().is_some(), "no card comes after a project (SE-A33)");
        }
        _ => {}
    }
    let used = state.used.iter().all(|division| game.help_fee(division).is_some());
    require!(used, "a help was used that is not there (SE-17)");
    Ok(())
}
