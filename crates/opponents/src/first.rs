//! The first computer player: plans its own turn to the end and stops there.
//!
//! It deals what it cannot see at random a few times, plays the most promising lines of its turn in
//! each of these positions, and takes the action with the best average at the end of the turn.

use std::sync::Arc;

use rand::Rng;
use tabletop::{Ignore, Seat, Strategy, ToAct};

use crate::Budget;

/// Actions looked at first.
const WIDEST: usize = 24;
/// Of these so many are looked at again in other deals.
const CLOSER: usize = 6;
/// Deals of what is hidden.
const DEALS: usize = 4;
/// Actions looked at deeper in the turn.
const WIDTHS: [usize; 5] = [6, 5, 4, 3, 2];
/// A turn of more decisions is judged where it stands.
const LONGEST_TURN: usize = 14;

pub(crate) fn choose<G: Strategy>(
    content: &Arc<G::Content>,
    view: &G::View,
    rng: &mut impl Rng,
    budget: &Budget,
) -> Option<G::Action> {
    let game = G::sample(content.clone(), view, rng);
    let ToAct::Seat(seat) = game.to_act() else { return None };
    let mut actions = Vec::new();
    game.candidates(WIDEST, &mut actions);
    if actions.len() < 2 {
        return actions.pop();
    }
    // Before any time is spent the order of the candidates is the best guess.
    let mut rated: Vec<(f32, G::Action)> = actions.into_iter().map(|action| (f32::MIN, action)).collect();
    rate(&game, seat, &mut rated, 0, budget);
    rated.truncate(CLOSER);
    for deal in 1..DEALS {
        if budget.is_over() {
            break;
        }
        let game = G::sample(content.clone(), view, rng);
        rate(&game, seat, &mut rated, deal, budget);
    }
    rated.into_iter().next().map(|(_, action)| action)
}

/// Adds one deal to the averages and sorts by them, best first.
fn rate<G: Strategy>(game: &G, seat: Seat, rated: &mut [(f32, G::Action)], deals: usize, budget: &Budget) {
    for (average, action) in rated.iter_mut() {
        if budget.is_over() {
            break;
        }
        let mut next = game.clone();
        next.apply(action, &mut Ignore);
        let value = plan(&next, seat, 0, budget);
        *average = if deals == 0 { value } else { *average + (value - *average) / (deals + 1) as f32 };
    }
    rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
}

/// What the rest of the turn is worth when it is played as well as this search can.
fn plan<G: Strategy>(game: &G, seat: Seat, depth: usize, budget: &Budget) -> f32 {
    if game.to_act() != ToAct::Seat(seat) || depth >= LONGEST_TURN || budget.is_over() {
        return game.evaluate(seat);
    }
    let mut actions = Vec::new();
    game.candidates(WIDTHS.get(depth).copied().unwrap_or(1), &mut actions);
    let mut best = f32::MIN;
    for action in &actions {
        let mut next = game.clone();
        next.apply(action, &mut Ignore);
        best = best.max(plan(&next, seat, depth + 1, budget));
    }
    if actions.is_empty() { game.evaluate(seat) } else { best }
}
