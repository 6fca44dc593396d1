//! A whole position that fits what a view knows: what is hidden is dealt at random (SM-59).

use std::sync::Arc;

use rand::Rng;
use tabletop::{Chance, Seed, chance::shuffle};

use crate::content::Content;
use crate::game::SuperMotherload;
use crate::ground::Ground;
use crate::ids::{ArtifactId, Card, CardSet, MAJORS, MINORS, Minerals, MinorId, Side};
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

/// Deals the tiles nobody showed; returns the supply.
fn deal_artifacts(view: &View, seats: &mut [SeatState], rng: &mut impl Rng) -> u16 {
    let set = |tiles: &[ArtifactId]| tiles.iter().fold(0_u16, |set, tile| set | 1 << tile.0);
    let mut hidden = u16::MAX;
    for (seat, player) in view.seats.iter().zip(seats.iter_mut()) {
        if let Tiles::Known(tiles) = &seat.artifacts {
            player.artifacts = set(tiles);
        }
        hidden &= !(player.artifacts | player.spent);
    }
    let mut tiles: Vec<u8> = bits_of(u128::from(hidden)).collect();
    shuffle(rng, &mut tiles);
    for (seat, player) in view.seats.iter().zip(seats) {
        if let Tiles::Count(count) = seat.artifacts {
            for tile in tiles.split_off(tiles.len().saturating_sub(usize::from(count))) {
                player.artifacts |= 1 << tile;
            }
        }
    }
    tiles.iter().fold(0, |set, tile| set | 1 << tile)
}

fn deal_majors(view: &View, seats: &mut [SeatState], rng: &mut impl Rng) {
    let mut hidden: u16 = (1 << MAJORS) - 1;
    for major in &view.majors {
        hidden &= !(1 << major.major.0);
    }
    for (seat, player) in view.seats.iter().zip(seats.iter_mut()) {
        if let Achievements::Known { majors, .. } = &seat.achievements {
            player.majors = majors.iter().fold(0, |set, major| set | 1 << major.0);
            hidden &= !player.majors;
        }
    }
    let mut cards: Vec<u8> = bits_of(u128::from(hidden)).collect();
    shuffle(rng, &mut cards);
    for (seat, player) in view.seats.iter().zip(seats) {
        if let Achievements::Count { majors, .. } = seat.achievements {
            for card in cards.split_off(cards.len().saturating_sub(usize::from(majors))) {
                player.majors |= 1 << card;
            }
        }
    }
}

/// Deals the minor achievements nobody sees; returns the deck.
fn deal_minors(view: &View, seats: &mut [SeatState], rng: &mut impl Rng) -> Vec<MinorId> {
    let mut hidden: u32 = (1 << MINORS) - 1;
    for minor in &view.minors {
        hidden &= !(1 << minor.minor.0);
    }
    for (seat, player) in view.seats.iter().zip(seats.iter_mut()) {
        if let Achievements::Known { minors, .. } = &seat.achievements {
            player.minors = minors.iter().fold(0, |set, minor| set | 1 << minor.0);
            hidden &= !player.minors;
        }
    }
    let mut cards: Vec<u8> = bits_of(u128::from(hidden)).collect();
    shuffle(rng, &mut cards);
    for (seat, player) in view.seats.iter().zip(seats) {
        if let Achievements::Count { minors, .. } = seat.achievements {
            for card in cards.split_off(cards.len().saturating_sub(usize::from(minors))) {
                player.minors |= 1 << card;
            }
        }
    }
    cards.into_iter().map(MinorId).collect()
}
