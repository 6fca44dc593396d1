//! A whole position that fits what a seat knows: only the order of the deck and chance are guessed.

use std::sync::Arc;

use rand::Rng;
use tabletop::chance::shuffle;
use tabletop::{Chance, Seed};

use crate::content::Content;
use crate::game::MineralsGame;
use crate::ground::Ground;
use crate::ids::{KINDS, Side};
use crate::state::{SeatState, Spot, Stage, State};
use crate::view::{Step, View};

pub(crate) fn sample(content: Arc<Content>, view: &View, rng: &mut impl Rng) -> MineralsGame {
    let mut deck: arrayvec::ArrayVec<_, { crate::ids::CARDS }> = view.deck.iter().copied().collect();
    shuffle(rng, &mut deck);
    let mut tools = [Side::A; KINDS];
    for tool in &view.tools {
        tools[tool.pays().index()] = tool.side();
    }
    let mut spots: arrayvec::ArrayVec<Spot, { crate::sites::MOST_SITES }> =
        view.hexes.iter().map(|&hex| Spot { hex, tile: None }).collect();
    // Tiles come in the order of the hexes.
    let mut tiles = view.tiles.iter().peekable();
    for spot in &mut spots {
        if let Some(tile) = tiles.next_if(|tile| tile.hex == spot.hex) {
            spot.tile = Some(tile.mineral);
        }
    }
    let spot_of = |hex| spots.iter().position(|spot| spot.hex == hex).map(|spot| spot as u8);
    let seats = view.seats.iter().map(|seat| SeatState {
        pool: seat.pool,
        spent: seat.spent,
        cards: seat.cards.iter().fold(0, |set, own| set | 1 << own.card.0),
        lower: seat.cards.iter().filter(|own| own.lower).fold(0, |set, own| set | 1 << own.card.0),
        pawn: seat.pawn.and_then(spot_of),
    });
    let stage = match view.step {
        Step::Removing => Stage::Removing,
        Step::Placing => Stage::Placing,
        Step::Return | Step::Before => Stage::Before,
        Step::Cutting => Stage::Cutting,
        Step::After => Stage::After,
        Step::Keeping => Stage::Keeping { moved: view.lifted.is_some() },
        Step::Lantern => Stage::Lantern,
        Step::Over => Stage::Over(view.ended.unwrap_or(crate::effect::EndReason::Still)),
    };
    let state = State {
        variant: view.variant,
        sudden_end: view.sudden_end,
        seats: seats.collect(),
        chance: Chance::new(Seed(rng.next_u64())),
        first: view.first,
        turn: view.turn,
        stage,
        round: view.round,
        turns: view.turns,
        removed: view.removed,
        spots: spots.clone(),
        bag: view.bag,
        tools,
        row: view.row,
        deck,
        used: view.used,
        collected: view.collected,
        lifted: view.lifted,
        drawn: view.drawn,
    };
    let ground = Ground::new(&state);
    MineralsGame { content, state, ground }
}
