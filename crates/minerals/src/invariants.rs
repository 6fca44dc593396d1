//! What holds in every position: for tests after each action, and for positions read from a file.

use std::collections::BTreeSet;

use crate::game::MineralsGame;
use crate::ids::{ALL_TILES, CARDS, MOST_SEATS, Mineral, Minerals, REMOVALS, TILES, Tool, Variant};
use crate::state::{Stage, State};
use crate::view::Step;

macro_rules! require {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(format!($($what)+));
        }
    };
}

/// Most turns of a game.
///
/// A turn moves, fails, brings a pawn back, or is passed. Each move and each failed move takes a tile off the
/// board for good; only the Hammer puts tiles back, and it keeps a wollastonite each time (MN-40), so there
/// are at most 113 + 53 of both together. A pawn comes back only after a failed move took it off, so there
/// are no more of these turns than of failed ones. Between two turns that are not passed, each seat passes at
/// most once, because the game is over when nobody can do anything (MN-60).
#[must_use]
pub const fn most_turns(seats: usize) -> usize {
    let lifted = ALL_TILES - REMOVALS as usize + TILES.0[Mineral::Wollastonite.index()] as usize;
    2 * lifted * seats
}

/// Whether a state can be one of the game, as far as that shows without its board's geometry.
pub(crate) fn possible(state: &State) -> Result<(), String> {
    let seats = state.seats.len();
    require!((2..=MOST_SEATS).contains(&seats), "there are {seats} seats");
    require!(
        state.first.index() < seats && state.turn.index() < seats,
        "a seat is named that does not sit at the table"
    );
    tiles(state)?;
    spots(state)?;
    cards(state)?;
    turn(state)
}

/// MN-1: every tile is somewhere.
fn tiles(state: &State) -> Result<(), String> {
    let mut counts = [0_usize; 5];
    let mut add = |lot: Minerals| {
        for (sum, count) in counts.iter_mut().zip(lot.0) {
            *sum += usize::from(count);
        }
    };
    add(state.bag);
    for seat in &state.seats {
        add(seat.pool);
        add(seat.spent);
    }
    for mineral in state.spots.iter().filter_map(|spot| spot.tile).chain(state.drawn.into_iter().flatten()) {
        add(Minerals::one(mineral));
    }
    for (mineral, all) in TILES.iter() {
        let count = counts[mineral.index()];
        require!(count == usize::from(all), "there are {count} tiles of {mineral}, not {all} (MN-1)");
    }
    Ok(())
}

/// Hexes are named once, and pawns stand on tiles of their own (MN-12).
fn spots(state: &State) -> Result<(), String> {
    let hexes: BTreeSet<_> = state.spots.iter().map(|spot| spot.hex).collect();
    require!(hexes.len() == state.spots.len(), "a hex is named twice");
    // Only Hammer and Vortex open new hexes, and keep what they are paid with (MN-40).
    let spent =
        |mineral: Mineral| state.seats.iter().map(|seat| usize::from(seat.spent[mineral])).sum::<usize>();
    let most = ALL_TILES + spent(Tool::Hammer.pays()) + spent(Tool::Vortex.pays());
    require!(
        (ALL_TILES..=most).contains(&state.spots.len()),
        "{} hexes are named, where {ALL_TILES} to {most} can be",
        state.spots.len()
    );
    let mut taken = BTreeSet::new();
    for spot in state.seats.iter().filter_map(|seat| seat.pawn) {
        let tile = state.spots.get(usize::from(spot)).and_then(|spot| spot.tile);
        require!(tile.is_some(), "a pawn stands on no tile (MN-12)");
        require!(taken.insert(spot), "two pawns stand on one tile (MN-12)");
    }
    Ok(())
}

/// MN-2, MN-5: each card is in one place, and none in the variant without (MN-70).
fn cards(state: &State) -> Result<(), String> {
    let mut seen = 0_u32;
    let mut once = |set: u32| {
        let twice = seen & set != 0;
        seen |= set;
        require!(!twice, "a card is in two places (MN-2)");
        Ok(())
    };
    for card in state.deck.iter().chain(state.row.iter().flatten()) {
        require!(usize::from(card.0) < CARDS, "there is no card {}", card.0);
        once(1 << card.0)?;
    }
    for seat in &state.seats {
        once(seat.cards)?;
        require!(seat.lower & !seat.cards == 0, "a card that was not taken scores its lower value (MN-31)");
    }
    let all = if state.variant == Variant::Tiles { 0 } else { (1_u32 << CARDS) - 1 };
    require!(seen == all, "cards are missing, or there should be none (MN-2, MN-70)");
    let gap = state.row.iter().any(Option::is_none);
    require!(
        state.variant == Variant::Tiles || !gap || state.deck.is_empty(),
        "the row is not full while the deck lasts (MN-30)"
    );
    Ok(())
}

/// What a stage of the game needs.
fn turn(state: &State) -> Result<(), String> {
    let seats = state.seats.len();
    let pawns = state.seats.iter().filter(|seat| seat.pawn.is_some()).count();
    let play = !matches!(state.stage, Stage::Removing | Stage::Placing);
    require!(
        if state.stage == Stage::Removing { state.removed < REMOVALS } else { state.removed == REMOVALS },
        "{} tiles were taken off before play (MN-4)",
        state.removed
    );
    if !play {
        let due = if state.stage == Stage::Removing { usize::from(state.removed) } else { pawns };
        let turn = (state.first.index() + due) % seats;
        require!(state.turn.index() == turn && due < seats.max(5), "the wrong seat sets up (MN-4, MN-7)");
        require!(state.stage == Stage::Placing || pawns == 0, "a pawn is placed too early (MN-7)");
        require!(state.bag.count() == u16::from(state.removed), "the bag holds what was taken off (MN-4)");
        let fresh =
            state.seats.iter().all(|seat| seat.pool.is_empty() && seat.spent.is_empty() && seat.cards == 0);
        require!(fresh, "a pool is filled before play");
        require!(state.spots.len() == ALL_TILES, "a hex is opened before play");
        require!(state.turns == 0 && state.round == 1, "turns are counted before play");
        let right = |placed: usize| (state.first.index() + placed + seats - 1) % seats;
        let handed = (0..pawns).all(|placed| state.seats[right(placed)].pawn.is_some());
        require!(handed, "the wrong pawn was placed (MN-7)");
    } else {
        require!(
            (1..=most_turns(seats)).contains(&usize::from(state.turns)),
            "{} turns are more than a game can have",
            state.turns
        );
        let place = (state.turn.index() + seats - state.first.index()) % seats;
        require!(
            (usize::from(state.turns) - 1) % seats == place
                && (usize::from(state.turns) - 1) / seats + 1 == usize::from(state.round),
            "rounds, turns and whose turn it is do not fit together"
        );
    }
    require!(
        state.drawn.is_some() == matches!(state.stage, Stage::Keeping { .. }),
        "drawn tiles and what is due do not fit together (MN-44)"
    );
    require!(state.drawn.is_none_or(|[one, two]| one != two), "two tiles alike leave no choice (MN-44)");
    let moved = matches!(
        state.stage,
        Stage::Cutting | Stage::After | Stage::Lantern | Stage::Keeping { moved: true }
    );
    require!(state.lifted.is_some() == moved, "a tile is lifted, or none, at the wrong time (MN-10)");
    require!(!moved || state.mover().pawn.is_some(), "a move was made without a pawn (MN-10)");
    let collecting = matches!(state.stage, Stage::After | Stage::Lantern | Stage::Keeping { moved: true });
    require!(!state.collected || collecting, "a collection was taken before the move (MN-9)");
    require!(!state.collected || state.mover().cards != 0, "a collection was taken and is not there (MN-30)");
    if let Some(used) = state.used {
        require!(state.variant == Variant::Full, "a tool was used in a variant without (MN-70, MN-71)");
        require!(state.tools[used.pays().index()] == used.side(), "a tool was used that lies down (MN-6)");
        require!(state.mover().spent[used.pays()] > 0, "a tool was used and not paid (MN-40)");
        let early = matches!(used, Tool::Hammer | Tool::Chest | Tool::Sack | Tool::Vortex);
        require!(early || moved, "{used:?} was used before the move (MN-9)");
    }
    let spent = state.seats.iter().any(|seat| !seat.spent.is_empty());
    require!(state.variant == Variant::Full || !spent, "a tool was paid in a variant without (MN-70, MN-71)");
    require!(
        match state.stage {
            Stage::Keeping { .. } => state.used == Some(Tool::Chest),
            Stage::Lantern => state.used == Some(Tool::Lantern),
            Stage::Cutting => state.used.is_none(),
            Stage::Over(_) | Stage::Removing | Stage::Placing => state.used.is_none() && !state.collected,
            Stage::Before | Stage::After => true,
        },
        "the tool of the turn and what is due do not fit together (MN-9)"
    );
    Ok(())
}

/// Whether a possible state has a board that play can lead to.
pub(crate) fn reachable(game: &MineralsGame) -> Result<(), String> {
    let (state, ground) = (&game.state, &game.ground);
    let loose = game.loose();
    match state.stage {
        Stage::Over(_) => {
            require!(ground.tiles.is_empty(), "tiles lie on the board after the end (MN-60)");
            require!(ground.pawns.is_empty(), "a pawn stands on the board after the end (MN-60)");
        }
        Stage::Cutting => {
            require!(!loose.is_empty(), "nothing waits to be cut off (MN-20)");
            require!(game.cuts_matter(loose), "cuts wait that leave no choice (MN-20)");
        }
        Stage::Removing | Stage::Placing => {
            let first = ground.tiles.first();
            let one = first.is_none_or(|first| ground.chart.part(ground.tiles, first) == ground.tiles);
            require!(one, "the board does not hang together before play (MN-3, MN-4)");
        }
        Stage::Before | Stage::After | Stage::Keeping { .. } | Stage::Lantern => {
            require!(loose.is_empty(), "a part without a pawn was not cut off (MN-20)");
        }
    }
    match game.step() {
        Step::Return => {
            require!(state.used.is_none(), "a tool was used without a pawn on the board (MN-16)");
            require!(!ground.free_white().is_empty(), "a turn that should be passed is not (MN-16)");
        }
        Step::Lantern => {
            let moves = game.pawn().is_some_and(|pawn| game.can_move(pawn));
            require!(moves, "the Lantern's move is not possible (MN-51)");
        }
        _ => {}
    }
    Ok(())
}
