//! A whole position that fits what a view knows: what is hidden is dealt at random (SM-59).

use std::sync::Arc;

use rand::Rng;
use tabletop::{Chance, Seed, chance::shuffle};

use crate::content::Content;
use crate::game::SuperMotherload;
use crate::ground::Ground;
use crate::ids::{Card, CardSet, MAJORS, MINORS, Minerals, MinorId, Side};
use crate::state::{SeatState, Stage, State, bits_of};
use crate::view::{Achievements, Cards, SeatView, Step, Tiles, View};

pub(crate) fn sample(content: Arc<Content>, view: &View, rng: &mut impl Rng) -> SuperMotherload {
    let mut seats: Vec<SeatState> = view.seats.iter().map(|seat| sample_seat(seat, rng)).collect();
    let pool = deal_artifacts(view, &mut seats, rng);
    deal_majors(view, &mut seats, rng);
    let minor_deck = deal_minors(view, &mut seats, rng);
    let mut sides = [None; 4];
    // Which side a removed board showed no longer matters.
    for side in sides.iter_mut().take(usize::from(view.top_slot)) {
        *side = Some(Side::A);
    }
    for board in &view.boards {
        if let Some(side) = sides.get_mut(usize::from(board.slot)) {
            *side = Some(board.side);
        }
    }
    let tunnel = view.tunnel.iter().take(16).rev().fold(0, |tunnel, row| tunnel << 8 | u128::from(*row));
    let stage = match (view.step, view.ended) {
        (_, Some(reason)) => Stage::Over(reason),
        (Step::FirstSide, None) => Stage::FirstSide,
        (Step::Discard, None) => Stage::Discard,
        _ => Stage::Turn,
    };
    let state = State {
        seats: seats.into_iter().collect(),
        chance: Chance::new(Seed(rng.next_u64())),
        first: view.first,
        turn: view.turn,
        stage,
        round: view.round,
        actions: view.actions,
        sides,
        top_slot: view.top_slot,
        tunnel,
        need_side: view.next_slot.is_some() && stage == Stage::Turn,
        lots: view.lots.iter().copied().collect(),
        majors: view.majors.iter().map(|major| major.major).collect(),
        minors: view.minors.iter().map(|minor| minor.minor).collect(),
        minor_deck: minor_deck.into_iter().collect(),
        pool,
        took_major: view.took_major,
        took_minor: view.took_minor,
        in_action: view.tally.in_action,
        action_tally: view.tally.action,
        turn_tally: view.tally.turn,
        cards_met: view.tally.cards_met.iter().fold(0, |set, minor| set | 1 << minor.0),
        last_turn: view.last_turn,
        idle_rounds: view.idle_rounds,
        dug: view.dug_this_round,
    };
    let ground = Ground::new(&content, &state);
    SuperMotherload { content, state, ground }
}

fn sample_seat(seat: &SeatView, rng: &mut impl Rng) -> SeatState {
    let mut bought = [0; 4];
    let mut minerals = [Minerals::NONE; 4];
    for stack in &seat.stacks {
        bought[stack.stack.index()] = stack.top.map_or(4, |top| (top.0 - Card::pilot(stack.stack, 0).0) % 4);
        minerals[stack.stack.index()] = stack.minerals;
    }
    let mut player = SeatState {
        crew: seat.crew,
        hand: CardSet::EMPTY,
        deck: arrayvec::ArrayVec::new(),
        discard: CardSet::EMPTY,
        discard_top: seat.discard_top,
        bombs: seat.bombs,
        artifacts: 0,
        spent: seat.spent.iter().fold(0, |set, tile| set | 1 << tile.0),
        bought,
        minerals,
        bonus_points: seat.bonus_points,
        majors: 0,
        minors: 0,
    };
    let owned = player.owned();
    match (seat.hand, seat.discard) {
        (Cards::Known(hand), Cards::Known(discard)) => {
            player.hand = hand;
            player.discard = discard;
        }
        (hand, discard) => {
            if let Some(top) = seat.discard_top {
                player.discard.insert(top);
            }
            let mut hidden: Vec<Card> = owned.without(player.discard).iter().collect();
            shuffle(rng, &mut hidden);
            for card in hidden {
                if player.hand.len() < hand.count() {
                    player.hand.insert(card);
                } else if player.discard.len() < discard.count() {
                    player.discard.insert(card);
                }
            }
        }
    }
    player.deck = owned.without(player.hand).without(player.discard).iter().collect();
    shuffle(rng, &mut player.deck);
    player
}

/// What a seat holds of a hidden kind.
enum Held {
    /// These, one bit each.
    Known(u32),
    /// So many.
    Count(u8),
}

/// Deals what nobody sees of `all`: to each seat as many as it is seen to hold. Answers what each seat has
/// then, and what is left over in random order.
fn deal(all: u32, held: impl Iterator<Item = Held>, rng: &mut impl Rng) -> (Vec<u32>, Vec<u8>) {
    let held: Vec<Held> = held.collect();
    let hidden = held.iter().fold(all, |hidden, held| match held {
        Held::Known(set) => hidden & !set,
        Held::Count(_) => hidden,
    });
    let mut left: Vec<u8> = bits_of(u128::from(hidden)).collect();
    shuffle(rng, &mut left);
    let seats = held.into_iter().map(|held| match held {
        Held::Known(set) => set,
        Held::Count(count) => set(left.split_off(left.len().saturating_sub(usize::from(count)))),
    });
    (seats.collect(), left)
}

fn set(bits: impl IntoIterator<Item = u8>) -> u32 {
    bits.into_iter().fold(0, |set, bit| set | 1 << bit)
}

/// Deals the tiles nobody showed; returns the supply.
fn deal_artifacts(view: &View, seats: &mut [SeatState], rng: &mut impl Rng) -> u16 {
    let spent = seats.iter().fold(0, |spent, player| spent | player.spent);
    let held = view.seats.iter().map(|seat| match &seat.artifacts {
        Tiles::Known(tiles) => Held::Known(set(tiles.iter().map(|tile| tile.0))),
        Tiles::Count(count) => Held::Count(*count),
    });
    let (dealt, left) = deal(u32::from(!spent), held, rng);
    for (player, tiles) in seats.iter_mut().zip(dealt) {
        player.artifacts = tiles as u16;
    }
    set(left) as u16
}

/// Deals the major achievements nobody sees; the rest left the game.
fn deal_majors(view: &View, seats: &mut [SeatState], rng: &mut impl Rng) {
    let open = set(view.majors.iter().map(|major| major.major.0));
    let held = view.seats.iter().map(|seat| match &seat.achievements {
        Achievements::Known { majors, .. } => Held::Known(set(majors.iter().map(|major| major.0))),
        Achievements::Count { majors, .. } => Held::Count(*majors),
    });
    let (dealt, _) = deal(((1 << MAJORS) - 1) & !open, held, rng);
    for (player, majors) in seats.iter_mut().zip(dealt) {
        player.majors = majors as u16;
    }
}

/// Deals the minor achievements nobody sees; returns the deck.
fn deal_minors(view: &View, seats: &mut [SeatState], rng: &mut impl Rng) -> Vec<MinorId> {
    let open = set(view.minors.iter().map(|minor| minor.minor.0));
    let held = view.seats.iter().map(|seat| match &seat.achievements {
        Achievements::Known { minors, .. } => Held::Known(set(minors.iter().map(|minor| minor.0))),
        Achievements::Count { minors, .. } => Held::Count(*minors),
    });
    let (dealt, left) = deal(((1 << MINORS) - 1) & !open, held, rng);
    for (player, minors) in seats.iter_mut().zip(dealt) {
        player.minors = minors;
    }
    left.into_iter().map(MinorId).collect()
}
