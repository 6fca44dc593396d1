//! The engine against the plain model of the rules page, along random games.

use std::collections::{BTreeMap, HashSet};
use std::mem::discriminant;

use minerals::{Action, Effect, Minerals, MineralsGame, NewGame, Side, Stage, Variant};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::chance::below;
use tabletop::{Game, Seed, ToAct};

use crate::common::{house, tool_of};
use crate::model::{Model, Part};

/// A lawful action at random, its kind first, so that rare ones are met.
fn choice(legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let mut kinds: Vec<_> = legal.iter().map(discriminant).collect();
    kinds.dedup();
    let kind = kinds[below(rng, kinds.len() as u32) as usize];
    let of_kind: Vec<&Action> = legal.iter().filter(|action| discriminant(*action) == kind).collect();
    *of_kind[below(rng, of_kind.len() as u32) as usize]
}

/// Whether every part that an action cut off was one without a pawn, gave a tile of the lowest value (or a
/// dearer one, by the Shovel) and the rest of it to the bag.
fn cuts_are_right(before: &Model, after: &Model, action: Action, effects: &[Effect]) {
    let mut tiles = before.tiles.clone();
    for effect in effects {
        match effect {
            Effect::Moved { from, .. } => drop(tiles.remove(from)),
            Effect::Failed { at, .. } | Effect::Took { at, .. } => drop(tiles.remove(at)),
            Effect::Hammered { at, mineral, .. } => drop(tiles.insert(*at, *mineral)),
            Effect::Vortexed { from, to, mineral, .. } => {
                tiles.remove(from);
                tiles.insert(*to, *mineral);
            }
            Effect::Cut { hexes, taken, bag, .. } => {
                let all = tiles.keys().copied().collect();
                let part: Part = hexes.iter().copied().collect();
                assert!(Model::parts(&all).contains(&part), "{part:?} is no part");
                assert!(!after.pawns.keys().any(|pawn| part.contains(pawn)), "a pawn stands on it");
                let lot: Minerals = hexes.iter().map(|hex| tiles[hex]).collect();
                let lowest = lot.kinds().next().unwrap();
                match taken {
                    Some((at, mineral)) => {
                        assert_eq!(tiles[at], *mineral);
                        let shovel = matches!(action, Action::Shovel(wanted) if part.contains(&wanted));
                        assert_eq!(*mineral == lowest, !shovel, "{action:?}: {effect:?}");
                        assert_eq!(lot.minus(Minerals::one(*mineral)), *bag);
                    }
                    None => {
                        assert!(matches!(action, Action::Fail(_) | Action::Place(_)), "{action:?}");
                        assert_eq!(lot, *bag);
                    }
                }
                tiles.retain(|hex, _| !part.contains(hex));
            }
            _ => {}
        }
    }
}

/// What holds in every position, by the page: 118 tiles by colour, one pawn a tile, and no part without a pawn
/// survives, but while the mover chooses what to take from it.
fn holds(model: &Model, game: &MineralsGame) {
    let state = game.state();
    let board: Minerals = model.tiles.values().copied().collect();
    let owned = state.seats.iter().map(|seat| seat.pool.plus(seat.spent));
    let drawn: Minerals = state.drawn.into_iter().flatten().collect();
    assert_eq!(owned.fold(board.plus(state.bag).plus(drawn), Minerals::plus), minerals::TILES);
    let on_board = state.seats.iter().filter(|seat| seat.pawn.is_some()).count();
    assert_eq!(model.pawns.len(), on_board, "one pawn a tile");
    assert!(model.pawns.keys().all(|hex| model.tiles.contains_key(hex)));
    let play = !matches!(state.stage, Stage::Removing | Stage::Placing);
    assert!(!play || model.loose().is_empty() != (state.stage == Stage::Cutting), "{:?}", state.stage);
}

/// Whether the order of cuts could matter in a position that asks for it.
fn asks_for_a_reason(model: &Model, game: &MineralsGame) {
    let state = game.state();
    let white = minerals::Mineral::Wollastonite;
    let cheapest = |part: &Part| part.iter().any(|hex| model.tiles[hex] == white);
    assert!(state.variant == Variant::Full && state.used.is_none());
    assert!(state.mover().pool[white] > 0 || model.loose().iter().any(cheapest));
}

fn play(seats: usize, seed: u64, options: &NewGame, met: &mut BTreeMap<String, usize>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = MineralsGame::new(house(), options, seats, Seed(seed)).expect("lawful");
    while game.to_act() != ToAct::Over {
        let model = Model::of(&game);
        holds(&model, &game);
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let wanted = model.legal();
        let (found, set): (HashSet<_>, HashSet<_>) = (legal.iter().collect(), wanted.iter().collect());
        let (more, less): (Vec<_>, Vec<_>) =
            (found.difference(&set).collect(), set.difference(&found).collect());
        assert!(
            more.is_empty() && less.is_empty() && legal.len() == wanted.len(),
            "seed {seed}, {:?}: listed against the rules {more:?}, missing {less:?}",
            game.step()
        );
        match game.state().stage {
            Stage::After => assert!(legal.len() > 1, "a turn in which nothing can follow ends by itself"),
            Stage::Cutting => asks_for_a_reason(&model, &game),
            _ => {}
        }
        let action = choice(&legal, &mut rng);
        let kind = tool_of(action).map_or_else(|| format!("{action:?}"), |tool| format!("{tool:?}"));
        *met.entry(kind.split(['(', ' ']).next().unwrap_or("").to_owned()).or_default() += 1;
        let before = game.clone();
        let mut effects = Vec::new();
        game.apply(&action, &mut effects);
        cuts_are_right(&Model::of(&before), &Model::of(&game), action, &effects);
    }
}

#[test]
fn mn_9_in_whole_games_just_that_can_be_done_which_the_rules_allow() {
    let mut met = BTreeMap::new();
    for seed in 0..60 {
        let side = |place: u64| Some(if seed >> place & 1 == 0 { Side::A } else { Side::B });
        let tools = [side(0), side(1), side(2), side(3), side(4)];
        let options = NewGame { tools, sudden_end: seed % 7 == 0, ..NewGame::default() };
        play(2 + seed as usize % 4, seed, &options, &mut met);
    }
    let all = "Hammer Shovel Chest Sack Map Compass Glass Vortex Rope Lantern Remove Place Move Fail Cut Keep \
               Collect EndTurn";
    for kind in all.split_whitespace() {
        assert!(met.get(kind).is_some_and(|times| *times >= 5), "{kind}: {met:?}");
    }
}

#[test]
fn mn_70_and_in_the_variants() {
    let mut met = BTreeMap::new();
    for (seed, variant) in (100..112).zip([Variant::Cards, Variant::Tiles].into_iter().cycle()) {
        play(2 + seed as usize % 4, seed, &NewGame { variant, ..NewGame::default() }, &mut met);
    }
    assert!(met.keys().all(|kind| minerals::Tool::ALL.iter().all(|tool| *kind != format!("{tool:?}"))));
}
