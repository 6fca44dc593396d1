//! What holds in every position of every game. Stored positions are checked by it before they are used,
//! so nothing below may assume more about a state than its types say.

use crate::apply::IDLE_ROUNDS;
use crate::content::Content;
use crate::ground::{Ground, depths};
use crate::ids::{CARDS, COSTS, CardSet, MAJORS, MINORS, Stack, TIERS};
use crate::state::{SeatState, Stage, State};

macro_rules! require {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(format!($($what)+));
        }
    };
}

pub(crate) fn possible(content: &Content, state: &State) -> Result<(), String> {
    let seats = state.seats.len();
    require!((2..=4).contains(&seats), "there are {seats} seats");
    require!(state.first.index() < seats && state.turn.index() < seats, "a seat does not exist");
    for (place, seat) in state.seats.iter().enumerate() {
        check_seat(seat).map_err(|error| format!("seat {}: {error}", place + 1))?;
        let twice = state.seats[..place].iter().any(|other| other.crew == seat.crew);
        require!(!twice, "two seats play the crew {:?} (SM-8)", seat.crew);
    }
    boards(content, state)?;
    achievements(state)?;
    artifacts(state)?;
    flow(state)
}

/// The cards of a seat are its starters and bought pilots, each in exactly one place.
fn check_seat(seat: &SeatState) -> Result<(), String> {
    require!(
        seat.bought.iter().all(|&bought| usize::from(bought) <= TIERS),
        "a stack has only {TIERS} pilots"
    );
    let mut deck = CardSet::EMPTY;
    for card in &seat.deck {
        require!(
            card.index() < CARDS && !deck.has(*card),
            "the deck holds a card twice or one that does not exist"
        );
        deck.insert(*card);
    }
    let places = [seat.hand, deck, seat.discard];
    let all = places.iter().fold(CardSet::EMPTY, |all, place| all.union(*place));
    let count: usize = places.iter().map(|place| place.len()).sum();
    require!(count == all.len(), "a card lies in two places");
    require!(all == seat.owned(), "hand, deck and discard pile are not the seat's cards");
    let top_fits = match seat.discard_top {
        Some(top) => seat.discard.has(top),
        None => seat.discard.is_empty(),
    };
    require!(top_fits, "the top of the discard pile is not in it");
    for stack in Stack::ALL {
        let sold_out = usize::from(seat.bought[stack.index()]) == TIERS;
        let bare = seat.minerals[stack.index()].is_empty();
        require!(!sold_out || bare, "minerals lie on a sold-out stack");
    }
    require!(seat.artifacts & seat.spent == 0, "an artifact is held and spent");
    Ok(())
}

/// SM-6, SM-24, SM-50 to SM-52.
fn boards(content: &Content, state: &State) -> Result<(), String> {
    let depths = depths(state.seats.len());
    let laid = state.sides.iter().take_while(|side| side.is_some()).count();
    require!(state.sides.iter().skip(laid).all(Option::is_none), "a board lies below a gap");
    require!(laid <= depths.len(), "there are more boards than depths");
    require!(usize::from(state.top_slot) == laid.saturating_sub(2), "the wrong boards are in play");
    let ground = Ground::new(content, state);
    require!(state.tunnel & !ground.all == 0, "tunnel lies outside the boards in play");
    let open = match state.stage {
        Stage::FirstSide => laid == 0,
        _ => laid > 0,
    };
    require!(open, "the first board and the stage of the game do not fit");
    let dug = laid > 0 && ground.goal & !state.tunnel == 0;
    let deepest = laid == depths.len();
    let over = matches!(state.stage, Stage::Over(crate::EndReason::DugOut));
    require!(state.need_side == (dug && !deepest), "the next board is due or not due (SM-50)");
    require!(state.last_turn == (dug && deepest), "the last turn is on or not on (SM-55)");
    require!(!over || state.last_turn, "the game is over without a last turn (SM-55)");
    Ok(())
}

/// SM-7, SM-45: each achievement lies in one place.
fn achievements(state: &State) -> Result<(), String> {
    // Ids are used as indexes and as places of bits, so each has to exist before anything else is asked.
    let exists = state.majors.iter().all(|major| usize::from(major.0) < MAJORS);
    require!(exists, "a major achievement does not exist");
    let exists = state.minors.iter().chain(&state.minor_deck).all(|minor| usize::from(minor.0) < MINORS);
    require!(exists, "a minor achievement does not exist");
    let mut majors = 0_u16;
    let open = state.majors.iter().map(|major| 1_u16 << major.0);
    for set in open.chain(state.seats.iter().map(|seat| seat.majors)) {
        require!(majors & set == 0, "a major achievement lies in two places");
        majors |= set;
    }
    require!(
        u32::from(majors) >> MAJORS == 0 && majors.count_ones() == 3,
        "there are not 3 major achievements (SM-7)"
    );
    let mut minors = 0_u32;
    let open = state.minors.iter().chain(&state.minor_deck).map(|minor| 1_u32 << minor.0);
    for set in open.chain(state.seats.iter().map(|seat| seat.minors)) {
        require!(minors & set == 0, "a minor achievement lies in two places");
        minors |= set;
    }
    require!(minors == (1 << MINORS) - 1, "a minor achievement is missing");
    let full = if state.seats.len() == 2 { 4 } else { 3 };
    let face_up = state.minors.len();
    require!(
        face_up == full || face_up < full && state.minor_deck.is_empty(),
        "{face_up} minor achievements lie face up (SM-7, SM-45)"
    );
    require!(state.cards_met >> MINORS == 0, "a goal that does not exist was met");
    Ok(())
}

/// SM-3, SM-40: each tile lies in one place.
fn artifacts(state: &State) -> Result<(), String> {
    let mut tiles = state.pool;
    for set in state.seats.iter().flat_map(|seat| [seat.artifacts, seat.spent]) {
        require!(tiles & set == 0, "an artifact lies in two places");
        tiles |= set;
    }
    require!(tiles == u16::MAX, "an artifact tile is missing");
    Ok(())
}

/// More than any count of a game reaches, and far from where its arithmetic would end.
const MOST: u16 = 9_999;

/// A stored position may say any number; what no game reaches is refused.
fn counts(state: &State) -> Result<(), String> {
    for tally in [&state.action_tally, &state.turn_tally] {
        let numbers = [
            tally.spaces,
            tally.plates,
            tally.rocks,
            tally.artifact_spaces,
            tally.bombs_gained,
            tally.bombs_used,
            tally.cards_drawn,
            tally.cards_drilled,
            tally.pilots_bought,
        ];
        require!(numbers.iter().all(|&number| number <= MOST), "a turn brought more than is possible");
    }
    for seat in &state.seats {
        require!(seat.bombs <= MOST && seat.bonus_points <= MOST, "a seat has more than is possible");
    }
    Ok(())
}

/// What is due fits the stage.
fn flow(state: &State) -> Result<(), String> {
    let between = state.stage == Stage::Turn;
    require!(between || state.lots.is_empty() && !state.need_side, "something is due outside a turn");
    require!(state.lots.iter().all(|lot| !lot.is_empty()), "a lot is empty");
    require!(state.round >= 1, "rounds count from 1");
    let stalled = state.stage == Stage::Over(crate::EndReason::Stall);
    require!(stalled == (state.idle_rounds >= IDLE_ROUNDS), "the game is over or not over (SM-58)");
    require!(state.idle_rounds <= IDLE_ROUNDS, "the game should be over long ago (SM-58)");
    counts(state)?;
    let last = state.first.right(state.seats.len());
    require!(
        state.stage != Stage::FirstSide || state.turn == last,
        "the wrong seat chooses the first side (SM-5)"
    );
    let hand = state.mover().hand.len();
    require!(state.stage != Stage::Discard || hand > crate::check::HAND, "a hand of five is not cut (SM-11)");
    for (place, seat) in state.seats.iter().enumerate() {
        let own_turn = place == state.turn.index();
        let waiting = !own_turn || !between;
        require!(
            own_turn || seat.hand.len() <= crate::check::HAND,
            "a waiting hand has more than five cards (SM-11)"
        );
        let paid = Stack::ALL.into_iter().filter(|stack| {
            let cost = COSTS.get(usize::from(seat.bought[stack.index()]));
            cost.is_some_and(|&cost| seat.minerals[stack.index()].value() >= cost)
        });
        let paid = paid.count();
        require!(!waiting || paid == 0, "a pilot is paid for and not bought (SM-35)");
        let undecided = !state.lots.is_empty() || state.need_side;
        require!(undecided || paid != 1, "a pilot that leaves no choice is not bought (SM-35)");
        let lots = !state.lots.is_empty();
        let sold_out = seat.bought.iter().all(|&bought| usize::from(bought) == TIERS);
        require!(waiting || !lots || !sold_out, "a lot waits and no stack is left (SM-34)");
    }
    Ok(())
}
