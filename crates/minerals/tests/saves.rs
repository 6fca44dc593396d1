//! Saves of this game: what is read back is what was written, damage is always noticed, and a stored
//! position that no game can come to is refused with the reason.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

mod common;

use std::collections::BTreeMap;
use std::sync::Arc;

use common::{house, minerals, scene};
use minerals::{
    Action, Ask, CardId, Content, Hex, Mineral, MineralsGame, NewGame, Side, Spot, Stage, State, Step, Tool,
    Variant,
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use tabletop::chance::below;
use tabletop::save::{ContentRef, LoadError, Opened, Times, header, read, read_header, write};
use tabletop::{
    Game, Ignore, Match, MatchSetup, Player, Seat, SeatSetup, Seed, ToAct, UndoScope, Viewer, digest,
};

type Played = Match<MineralsGame>;

fn start(content: &Arc<Content>, seats: usize, seed: u64) -> Played {
    let players = [Player::Human, Player::Computer { level: 2 }, Player::Human, Player::Human, Player::Human];
    let seats = players.into_iter().take(seats).map(|player| SeatSetup { name: "Zoë".to_owned(), player });
    let setup = MatchSetup { options: NewGame::default(), seats: seats.collect(), seed: Seed(seed) };
    Played::new(content.clone(), setup).expect("a lawful set-up")
}

/// Does a random action; false when the game is over.
fn step(game: &mut Played, rng: &mut ChaCha8Rng) -> bool {
    let ToAct::Seat(seat) = game.game().to_act() else { return false };
    let action = game.game().random_action(rng, &mut Vec::new()).expect("a legal action");
    game.act(seat, &action).expect("it is legal");
    true
}

/// A match after some random actions; all of a game when it has fewer.
fn played(content: &Arc<Content>, seats: usize, seed: u64, actions: usize) -> Played {
    let mut game = start(content, seats, seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..actions {
        if !step(&mut game, &mut rng) {
            break;
        }
    }
    game
}

fn reference(content: &Content) -> ContentRef {
    ContentRef { id: "house".to_owned(), hash: content.hash().to_string() }
}

fn bytes(game: &Played, content: &Content) -> Vec<u8> {
    let marks = vec!["mark".to_owned(); game.game().seats()];
    let times = Times { created: 1_700_000_000, changed: 1_700_000_100 };
    write(game, &header(game, reference(content), &marks, times)).expect("it can be written")
}

fn open(file: &[u8], content: &Arc<Content>) -> Result<(Played, Opened), LoadError> {
    let wanted = reference(content);
    read::<MineralsGame>(file, |found| (found == &wanted).then(|| content.clone()))
        .map(|(game, _, opened)| (game, opened))
}

fn same_position(one: &Played, other: &Played) -> bool {
    digest(one.game().state()) == digest(other.game().state())
        && one.chain() == other.chain()
        && one.actions() == other.actions()
        && one.setup() == other.setup()
}

fn comes_back(game: &Played, content: &Arc<Content>) {
    let file = bytes(game, content);
    let (back, opened) = open(&file, content).expect("it is whole");
    assert!(matches!(opened, Opened::Whole), "{opened:?}");
    assert!(same_position(game, &back));
    assert_eq!(bytes(&back, content), file, "and writes the same bytes");
    let head = read_header(&file).expect("a header");
    assert_eq!((head.actions as usize, head.seats.len()), (game.actions(), game.game().seats()));
    assert_eq!(head.scores.is_some(), game.game().to_act() == ToAct::Over);
}

#[test]
fn a_save_reads_back_the_same_in_every_stage() {
    let content = house();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..400 {
        let mut game = start(&content, 2 + seed as usize % 4, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let stage = format!("{:?} {:?}", game.game().state().stage, game.game().step());
            let times = seen.entry(stage).or_default();
            *times += 1;
            if *times < 4 {
                comes_back(&game, &content);
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
    let content = house();
    let whole = played(&content, 3, 21, 60);
    let (mut back, _) = open(&bytes(&played(&content, 3, 21, 30), &content), &content).expect("it is whole");
    for entry in &whole.log()[30..] {
        back.act(entry.seat, &entry.action).expect("it is legal");
    }
    assert!(same_position(&whole, &back));
    back.undo(UndoScope::Agreement).expect("undo goes back past the opening");
}

/// What may come of a damaged file: a plain error, or the game as it was, with a report.
fn judge(game: &Played, result: Result<(Played, Opened), LoadError>) -> &'static str {
    match result {
        Err(LoadError::NotASave) => "not a save",
        Err(LoadError::TooNew { .. }) => "too new",
        Err(LoadError::Damaged { .. }) => "damaged",
        Err(other) => panic!("damage is taken for something else: {other:?}"),
        Ok((back, opened)) => {
            assert!(same_position(game, &back), "a damaged file gave another game: {opened:?}");
            match opened {
                Opened::Whole => "whole",
                Opened::FromLog => "from the log",
                Opened::FromSnapshot { .. } => "from the position",
            }
        }
    }
}

#[test]
fn every_truncation_and_every_flipped_bit_is_noticed() {
    let content = house();
    let game = played(&content, 3, 5, 14);
    let file = bytes(&game, &content);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for length in (0..file.len()).step_by(3) {
        *seen.entry(judge(&game, open(&file[..length], &content))).or_default() += 1;
    }
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for _ in 0..3_000 {
        let flip = below(&mut rng, file.len() as u32 * 8);
        let mut damaged = file.clone();
        damaged[flip as usize / 8] ^= 1 << (flip % 8);
        *seen.entry(judge(&game, open(&damaged, &content))).or_default() += 1;
    }
    assert!(!seen.contains_key("whole"), "damage went unnoticed: {seen:?}");
    for kind in ["not a save", "damaged", "from the log", "from the position"] {
        assert!(seen.contains_key(kind), "{kind}: {seen:?}");
    }
}

/// All numbers, and all places that can be empty, of a JSON value.
fn leaves<'a>(value: &'a mut Value, into: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, into)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, into)),
        Value::Number(_) | Value::Bool(_) | Value::Null => into.push(value),
        Value::String(_) => {}
    }
}

fn strange(state: &State, rng: &mut ChaCha8Rng) -> Value {
    let mut json = serde_json::to_value(state).expect("JSON");
    for _ in 0..1 + below(rng, 2) {
        let mut found = Vec::new();
        leaves(&mut json, &mut found);
        let place = below(rng, found.len() as u32) as usize;
        let leaf = &mut *found[place];
        *leaf = match (&*leaf, below(rng, 6)) {
            (Value::Bool(old), _) => Value::Bool(!old),
            (_, 0) => Value::from(0),
            (_, 1) => Value::from(below(rng, 8)),
            (_, 2) => Value::from(below(rng, 256)),
            (_, 3) => Value::from(-128),
            (_, 4) => Value::Null,
            _ => Value::from(rng.next_u32()),
        };
    }
    json
}

/// Plays on, and looks at everything on the way.
fn play_on(mut game: MineralsGame, rng: &mut ChaCha8Rng) {
    let mut scratch = Vec::new();
    for _ in 0..40 {
        let ToAct::Seat(seat) = game.to_act() else { break };
        game.legal(&mut scratch);
        let action = game.random_action(rng, &mut scratch).expect("who is to act can act");
        game.check(&action).expect("it is legal");
        let _ = game.ask(seat, &Ask::Preview { action });
        let _ = game.ask(seat, &Ask::Options);
        game.apply(&action, &mut Ignore);
        game.invariants().unwrap_or_else(|error| panic!("after {action:?}: {error}"));
    }
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Table]) {
        let _ = game.view(viewer);
    }
    assert_eq!(game.score().len(), game.seats());
}

#[test]
fn what_is_accepted_can_be_played() {
    let content = house();
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let (mut accepted, mut refused, mut unread) = (0, 0, 0);
    for seed in 0..80 {
        let actions = below(&mut rng, 120) as usize;
        let game = played(&content, 2 + below(&mut rng, 4) as usize, seed, actions);
        for _ in 0..60 {
            match serde_json::from_value::<State>(strange(game.game().state(), &mut rng)) {
                Err(_) => unread += 1,
                Ok(state) => match MineralsGame::restore(content.clone(), state) {
                    Err(_) => refused += 1,
                    Ok(strange) => {
                        accepted += 1;
                        play_on(strange, &mut rng);
                    }
                },
            }
        }
    }
    assert!(accepted > 100 && refused > 500 && unread > 300, "{accepted} {refused} {unread}");
}

/// Changes a lawful state and sees that it is refused for this reason.
#[track_caller]
fn refused(base: &State, reason: &str, edit: impl FnOnce(&mut State)) {
    assert!(MineralsGame::restore(house(), base.clone()).is_ok(), "the state is lawful before");
    let mut state = base.clone();
    edit(&mut state);
    match MineralsGame::restore(house(), state) {
        Ok(_) => panic!("accepted, though {reason}"),
        Err(error) => assert!(error.0.contains(reason), "{error} instead of {reason}"),
    }
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
