//! Saves of this game: what is read back is what was written, damage is always noticed, and a stored
//! position that no game can come to is refused with the reason.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

mod common;

use std::collections::BTreeMap;

use common::{house, minerals, scene};
use minerals::{
    Action, Ask, CardId, Hex, Mineral, MineralsGame, NewGame, Side, Spot, Stage, State, Step, Tool, Variant,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Game, Ignore, Seat, Seed};
use testkit::matches::step;
use testkit::restore::{Judged, judge_strange_positions};
use testkit::saves::Shelf;

fn shelf() -> Shelf<MineralsGame> {
    let content = house();
    let hash = content.hash();
    Shelf::new(content, hash)
}

#[test]
fn a_save_reads_back_the_same_in_every_stage() {
    let shelf = shelf();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..400 {
        let mut game = shelf.start(2 + seed as usize % 4, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let stage = format!("{:?} {:?}", game.game().state().stage, game.game().step());
            let times = seen.entry(stage).or_default();
            *times += 1;
            if *times < 4 {
                shelf.comes_back(&game);
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
        if seen.len() == 10 && seed > 20 {
            break;
        }
    }
    let stages: Vec<&str> = seen.keys().map(String::as_str).collect();
    let wanted = [
        "After After",
        "Before Before",
        "Before Return",
        "Cutting Cutting",
        "Keeping { moved: false } Keeping",
        "Keeping { moved: true } Keeping",
        "Lantern Lantern",
        "Over(Still) Over",
        "Placing Placing",
        "Removing Removing",
    ];
    assert_eq!(stages, wanted);
}

#[test]
fn a_game_that_was_opened_goes_on_as_if_it_had_never_been_closed() {
    shelf().goes_on(3, 21, 60);
}

#[test]
fn every_truncation_and_every_flipped_bit_is_noticed() {
    let shelf = shelf();
    let game = shelf.played(3, 5, 14);
    shelf.truncations_are_noticed(&game);
    shelf.flipped_bits_are_noticed(&game, 3_000);
}

#[test]
fn what_is_accepted_can_be_played() {
    let asks = |&action: &Action| vec![Ask::Preview { action }, Ask::Options];
    let judged = judge_strange_positions::<MineralsGame>(&house(), 80, |_, _| {}, asks);
    let Judged { accepted, refused, unread } = judged;
    assert!(accepted > 100 && refused > 500 && unread > 300, "{judged:?}");
}

/// Changes a lawful state and sees that it is refused for this reason.
#[track_caller]
fn refused(base: &State, reason: &str, edit: impl FnOnce(&mut State)) {
    testkit::restore::refused::<MineralsGame>(&house(), base, reason, edit);
}

fn quiet() -> State {
    scene("kAw w1wB").pool("wwkkttaaoo").spent('A', "k").cards('A', &[23]).state().1
}

#[test]
fn impossible_components_are_refused() {
    let base = quiet();
    refused(&base, "MN-1", |state| state.bag[Mineral::Kyanite] -= 1);
    refused(&base, "MN-1", |state| state.bag[Mineral::Orpiment] += 1);
    refused(&base, "MN-1", |state| state.seats[0].pool = minerals("w"));
    refused(&base, "MN-1", |state| state.seats[1].spent = minerals("w"));
    refused(&base, "MN-1", |state| state.spots[0].tile = None);
    refused(&base, "a hex is named twice", |state| state.spots[1].hex = state.spots[0].hex);
    refused(&base, "hexes are named", |state| {
        state.spots.pop();
    });
    refused(&base, "hexes are named", |state| {
        state.spots.push(Spot { hex: Hex::at(3, 60), tile: None });
    });
    refused(&base, "MN-12", |state| state.seats[0].pawn = state.seats[1].pawn);
    refused(&base, "MN-12", |state| state.seats[0].pawn = Some(100));
    refused(&base, "MN-12", |state| state.seats[0].pawn = Some(250));
    refused(&base, "there is no card", |state| state.deck[0] = CardId(24));
    refused(&base, "MN-2", |state| state.deck[0] = state.deck[1]);
    refused(&base, "MN-2", |state| state.seats[1].cards = 1);
    refused(&base, "MN-2", |state| state.seats[0].cards = 0);
    refused(&base, "MN-2", |state| state.seats[0].cards |= 1 << 24);
    refused(&base, "MN-31", |state| state.seats[1].lower = 1);
    refused(&base, "MN-30", |state| {
        let card = state.row[1].take().unwrap();
        state.deck.push(card);
    });
}

#[test]
fn impossible_turns_are_refused() {
    let base = quiet();
    refused(&base, "0 seats", |state| state.seats.clear());
    refused(&base, "1 seats", |state| {
        state.seats.pop();
    });
    refused(&base, "a seat is named", |state| state.turn = Seat(2));
    refused(&base, "a seat is named", |state| state.first = Seat(9));
    refused(&base, "MN-4", |state| state.removed = 4);
    refused(&base, "turns", |state| state.turns = 0);
    refused(&base, "turns", |state| state.turns = u16::MAX);
    refused(&base, "do not fit together", |state| state.turns = 2);
    refused(&base, "do not fit together", |state| state.round = 2);
    refused(&base, "MN-44", |state| {
        state.bag = state.bag.minus(minerals("wk"));
        state.drawn = Some([Mineral::Wollastonite, Mineral::Kyanite]);
    });
    refused(&base, "MN-44", |state| state.stage = Stage::Keeping { moved: false });
    refused(&base, "MN-10", |state| state.lifted = Some(Mineral::Kyanite));
    refused(&base, "MN-10", |state| state.stage = Stage::After);
    refused(&base, "MN-9", |state| state.collected = true);
    refused(&base, "MN-6", |state| state.used = Some(Tool::Sack));
    refused(&base, "MN-40", |state| state.used = Some(Tool::Hammer));
    refused(&base, "MN-70", |state| {
        state.variant = Variant::Cards;
        state.used = Some(Tool::Chest);
    });
    refused(&base, "MN-70", |state| state.variant = Variant::Cards);
    refused(&base, "MN-70", |state| state.variant = Variant::Tiles);
    let split = scene("kA. wBw").state().1;
    refused(&split, "MN-20", |state| state.seats[1].pawn = None);
    let passed = scene(". . wBk k").turn('B').state().1;
    refused(&passed, "a turn that should be passed", |state| {
        (state.turn, state.turns, state.round) = (Seat(0), 3, 2);
    });
}

#[test]
fn impossible_stages_are_refused() {
    // After the move.
    let mut table = scene("k2kAw w1wB").pool("wwkkttaaoo").ready();
    table.go('1');
    let cutting = table.state().clone();
    assert_eq!(table.step(), Step::Cutting);
    refused(&cutting, "MN-9", |state| {
        state.used = Some(Tool::Chest);
        state.bag = state.bag.minus(minerals("k"));
        state.seats[0].spent = minerals("k");
    });
    refused(&cutting, "MN-20", |state| state.stage = Stage::After);
    refused(&cutting, "MN-20", |state| {
        state.bag = state.bag.plus(minerals("k"));
        let loose = state.spots.iter().position(|spot| spot.hex == table.picture.at('2')).unwrap();
        state.spots[loose].tile = None;
    });
    table.act(Action::Cut(table.at('2')));
    let after = table.state().clone();
    refused(&after, "MN-10", |state| state.seats[0].pawn = None);
    refused(&after, "MN-30", |state| state.collected = true);
    refused(&after, "MN-9", |state| state.stage = Stage::Lantern);
    refused(&after, "MN-20", |state| state.stage = Stage::Cutting);
    refused(&after, "MN-60", |state| {
        state.stage = Stage::Over(minerals::EndReason::Still);
        state.lifted = None;
    });
    // A Lantern without a move, two drawn tiles alike.
    let lantern = scene("wAw1wB").tools(&[Tool::Lantern]).pool("w").spent('A', "o");
    let mut lantern = lantern.state().1;
    lantern.stage = Stage::Lantern;
    lantern.used = Some(Tool::Lantern);
    lantern.lifted = Some(Mineral::Wollastonite);
    refused(&lantern, "MN-51", |state| {
        let (a, b) = (state.seats[0].pawn, state.seats[1].pawn);
        // Between B and nothing: the one step leads to B or off the board.
        state.seats[0].pawn = Some(a.unwrap() + 1);
        state.seats[1].pawn = b;
        state.spots[usize::from(a.unwrap())].tile = None;
        state.bag = state.bag.plus(minerals("w"));
    });
    let mut keeping = scene("kAw w1wB").pool("k").bag("kt").ready();
    keeping.act(Action::Chest);
    refused(keeping.state(), "MN-44", |state| {
        state.drawn = Some([Mineral::Kyanite; 2]);
        state.seats[1].pool = state.seats[1].pool.minus(minerals("k")).plus(minerals("t"));
    });
    refused(keeping.state(), "MN-9", |state| {
        state.used = None;
    });
}

#[test]
fn impossible_set_ups_are_refused() {
    let options = NewGame { first: Some(Seat(0)), tools: [Some(Side::A); 5], ..NewGame::default() };
    let mut game = MineralsGame::new(house(), &options, 3, Seed(2)).unwrap();
    let removing = game.state().clone();
    refused(&removing, "MN-4", |state| state.turn = Seat(1));
    refused(&removing, "MN-4", |state| state.removed = 5);
    refused(&removing, "MN-7", |state| state.seats[2].pawn = Some(0));
    refused(&removing, "turns are counted", |state| state.turns = 1);
    refused(&removing, "MN-4", |state| {
        state.bag = state.bag.plus(minerals::Minerals::one(state.spots[0].tile.unwrap()));
        state.spots[0].tile = None;
    });
    refused(&removing, "a pool is filled", |state| {
        state.seats[0].pool = minerals::Minerals::one(state.spots[0].tile.unwrap());
        state.spots[0].tile = None;
    });
    refused(&removing, "MN-3", |state| {
        // One tile far off.
        state.spots[0].hex = Hex::at(100, 20);
    });
    let mut legal = Vec::new();
    for _ in 0..6 {
        legal.clear();
        game.legal(&mut legal);
        game.apply(&legal[0], &mut Ignore);
    }
    let placing = game.state().clone();
    assert_eq!(game.step(), Step::Placing);
    refused(&placing, "MN-7", |state| state.turn = Seat(2));
    refused(&placing, "MN-7", |state| state.seats.swap(0, 2));
}
