//! Stored positions come from files, and files may say anything: whatever is accepted can be played.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use super_motherload::{Ask, Content, NewGame, State, SuperMotherload};
use tabletop::chance::below;
use tabletop::{Game, Ignore, Seat, Seed, ToAct, Viewer};

/// A position somewhere in a random game.
fn somewhere(content: &Arc<Content>, seed: u64, rng: &mut ChaCha8Rng) -> SuperMotherload {
    let seats = 2 + below(rng, 3) as usize;
    let mut game =
        SuperMotherload::new(content.clone(), &NewGame::default(), seats, Seed(seed)).expect("lawful");
    let mut scratch = Vec::new();
    for _ in 0..below(rng, 120) {
        if game.to_act() == ToAct::Over {
            break;
        }
        let action = game.random_action(rng, &mut scratch).expect("a legal action");
        game.apply(&action, &mut Ignore);
    }
    game
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
            (_, 3) => Value::from(255),
            (_, 4) => Value::from(65_535),
            _ => Value::from(rng.next_u32()),
        };
    }
    if below(rng, 4) == 0 {
        json["tunnel"] = Value::from(format!("{:032x}", u128::from(rng.next_u64()) << below(rng, 65)));
    }
    json
}

/// Plays on, and looks at everything on the way.
fn play_on(mut game: SuperMotherload, rng: &mut ChaCha8Rng) {
    let mut scratch = Vec::new();
    for _ in 0..40 {
        let ToAct::Seat(seat) = game.to_act() else { break };
        game.legal(&mut scratch);
        let action = game.random_action(rng, &mut scratch).expect("who is to act can act");
        game.check(&action).expect("it is legal");
        let _ = game.ask(seat, &Ask::Preview { action });
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
    let content = Arc::new(Content::house().expect("the house set is right"));
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let (mut accepted, mut refused, mut unread) = (0, 0, 0);
    for seed in 0..120 {
        let game = somewhere(&content, seed, &mut rng);
        for _ in 0..60 {
            match serde_json::from_value::<State>(strange(game.state(), &mut rng)) {
                Err(_) => unread += 1,
                Ok(state) => match SuperMotherload::restore(content.clone(), state) {
                    Err(_) => refused += 1,
                    Ok(strange) => {
                        accepted += 1;
                        play_on(strange, &mut rng);
                    }
                },
            }
        }
    }
    assert!(accepted > 500 && refused > 500 && unread > 500, "{accepted} {refused} {unread}");
}

#[test]
fn impossible_positions_are_refused() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let base = loop {
        let game = somewhere(&content, 5, &mut rng);
        if game.to_act() != ToAct::Over && game.state().seats[0].deck.len() > 1 && !game.state().need_side {
            break game;
        }
    };
    let refused = |what: &str, edit: &dyn Fn(&mut State)| {
        let mut state = base.state().clone();
        edit(&mut state);
        assert!(SuperMotherload::restore(content.clone(), state).is_err(), "{what}");
    };
    assert!(SuperMotherload::restore(content.clone(), base.state().clone()).is_ok());
    refused("a card twice", &|state| {
        let card = state.seats[0].deck[0];
        state.seats[0].hand.insert(card);
    });
    refused("a card lost", &|state| {
        state.seats[0].deck.pop();
    });
    refused("a pilot nobody paid for", &|state| {
        state.seats[0].bought[0] = (state.seats[0].bought[0] + 1) % 5
    });
    refused("five pilots of a stack", &|state| state.seats[0].bought[0] = 5);
    refused("no seat", &|state| state.seats.clear());
    refused("a turn of nobody", &|state| state.turn = Seat(9));
    refused("a crew twice", &|state| state.seats[0].crew = state.seats[1].crew);
    refused("a tile twice", &|state| state.seats[0].artifacts |= state.pool);
    refused("a tile lost", &|state| state.pool = 0);
    refused("a minor lost", &|state| {
        state.minor_deck.pop();
    });
    refused("a minor twice", &|state| state.minor_deck[0] = state.minors[0]);
    refused("a major of nowhere", &|state| state.majors[0] = super_motherload::MajorId(12));
    // Ids past the last one, where the seat has what would be missing then.
    for id in [10, 15, 16, 32, 255] {
        refused("a major that does not exist", &|state| {
            state.seats[0].majors |= 1 << state.majors[0].0;
            state.majors[0] = super_motherload::MajorId(id);
        });
    }
    for id in [20, 31, 32, 64, 255] {
        refused("a minor that does not exist, face up", &|state| {
            state.seats[0].minors |= 1 << state.minors[0].0;
            state.minors[0] = super_motherload::MinorId(id);
        });
        refused("a minor that does not exist, in the deck", &|state| {
            state.seats[0].minors |= 1 << state.minor_deck[0].0;
            state.minor_deck[0] = super_motherload::MinorId(id);
        });
    }
    refused("a major of a seat that does not exist", &|state| state.seats[0].majors |= 1 << 12);
    refused("a minor of a seat that does not exist", &|state| state.seats[0].minors |= 1 << 20);
    refused("a goal met that does not exist", &|state| state.cards_met |= 1 << 20);
    for card in [23, 31, 32, 255] {
        refused("a card that does not exist", &|state| {
            state.seats[0].deck[0] = super_motherload::Card(card);
        });
        refused("a top of the discard pile that does not exist", &|state| {
            state.seats[0].discard_top = Some(super_motherload::Card(card));
        });
    }
    refused("a first seat that does not exist", &|state| state.first = Seat(4));
    refused("a slot that does not exist", &|state| state.top_slot = 3);
    refused("no board", &|state| state.sides = [None; 4]);
    refused("a board too many", &|state| state.sides = [Some(super_motherload::Side::A); 4]);
    refused("a board that is not due", &|state| state.need_side = true);
    refused("a last turn that is not due", &|state| state.last_turn = true);
    refused("idle rounds without end", &|state| state.idle_rounds = 3);
    refused("an empty lot", &|state| state.lots.push(super_motherload::Minerals::NONE));
    refused("a count out of all reason", &|state| state.turn_tally.spaces = u16::MAX);
    refused("more points than a game has", &|state| state.seats[0].bonus_points = u16::MAX);
}
