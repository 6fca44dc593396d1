//! Every game through the whole API: whatever values come in, and a game from set-up to score.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail like tests")]

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use table::api::{ApiError, Push, Reply};
use table::{Connection, GAMES, House};
use tabletop::chance::below;
use tempfile::TempDir;

fn open(folder: &TempDir) -> (House, Connection, Receiver<Push>) {
    let house = House::open(folder.path()).unwrap();
    let (sender, pushes) = channel();
    let connection = house.connect(move |push| {
        // A test that no longer listens is no fault.
        let _ = sender.send(push);
    });
    (house, connection, pushes)
}

/// What the rules of a game are called, and questions of its own.
fn about(game: &str) -> (&'static str, Vec<Value>) {
    match game {
        "super-motherload" => (
            "SM-",
            vec![json!({ "kind": "lines", "cards": [0, 1, 2] }), json!({ "kind": "blasts", "card": 3 })],
        ),
        "minerals" => ("MN-", vec![json!({ "kind": "options" })]),
        "space-explorers" => {
            let plan = json!({ "kind": "plan", "card": 5, "division": "engineering", "way": null, "pins": {}, "draws": null });
            ("SE-", vec![json!({ "kind": "options" }), plan])
        }
        other => panic!("{other} has no questions here yet"),
    }
}

fn new_game(connection: &Connection, game: &str, players: &[&str]) -> (Value, String) {
    let seats: Vec<_> = players
        .iter()
        .map(|&player| match player {
            "human" => json!({ "name": "Zoë", "player": { "kind": "human" } }),
            _ => json!({ "name": "Robot", "player": { "kind": "computer", "level": 1 } }),
        })
        .collect();
    let request = json!({
        "kind": "new-game", "game": game, "options": {}, "seats": seats, "seed": "3",
    });
    match connection.request_json(request).unwrap() {
        Reply::NewGame { table } => (json!(table.table), table.save),
        other => panic!("{other:?}"),
    }
}

fn state(connection: &Connection, table: &Value, viewer: Value) -> Value {
    let watched = connection.request_json(json!({ "kind": "watch", "table": table, "viewer": viewer }));
    serde_json::to_value(watched.unwrap()).unwrap()["state"].clone()
}

/// Changes something somewhere in a value.
fn mutate(value: &mut Value, rng: &mut ChaCha8Rng) {
    const NUMBERS: [i64; 10] = [-1, 0, 1, 7, 22, 23, 63, 64, 255, 1 << 40];
    match value {
        Value::Array(items) if !items.is_empty() && below(rng, 4) > 0 => {
            let place = below(rng, items.len() as u32) as usize;
            match below(rng, 6) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => mutate(&mut items[place], rng),
            }
        }
        Value::Object(entries) if !entries.is_empty() && below(rng, 8) > 0 => {
            let place = below(rng, entries.len() as u32) as usize;
            if let Some(inner) = entries.values_mut().nth(place) {
                mutate(inner, rng);
            }
        }
        _ => {
            *value = match below(rng, 6) {
                0 => Value::Null,
                1 => json!("red"),
                2 => json!([]),
                _ => json!(NUMBERS[below(rng, 10) as usize]),
            };
        }
    }
}

#[test]
fn changed_actions_and_questions_are_answered_and_harm_nothing() {
    for game in GAMES {
        change_everything(game);
    }
}

fn change_everything(game: &str) {
    let (prefix, questions) = about(game);
    let folder = TempDir::new().unwrap();
    let (_house, connection, _pushes) = open(&folder);
    let (mut table, _) = new_game(&connection, game, &["human", "human"]);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut refused, mut misread, mut done) = (0, 0, 0);
    for _ in 0..1_500 {
        let seat = state(&connection, &table, json!({ "kind": "spectator" }))["to_act"].clone();
        if seat.is_null() {
            table = new_game(&connection, game, &["human", "human", "human"]).0;
            continue;
        }
        state(&connection, &table, json!({ "kind": "seat", "seat": seat }));
        let ask = |kind: &str, name: &str, value: &Value| {
            let answer =
                connection.request_json(json!({ "kind": kind, "table": table, "seat": seat, name: value }));
            assert!(!matches!(answer, Err(ApiError::Internal { .. })), "{kind} {value}: {answer:?}");
            answer
        };
        let legal = connection.request_json(json!({ "kind": "legal", "table": table, "seat": seat }));
        let Reply::Legal { actions } = legal.unwrap() else { panic!() };
        for _ in 0..4 {
            let mut action = actions[below(&mut rng, actions.len() as u32) as usize].clone();
            for _ in 0..=below(&mut rng, 3) {
                mutate(&mut action, &mut rng);
            }
            ask("check", "action", &action).ok();
            let preview = json!({ "kind": "preview", "action": action });
            for mut question in questions.iter().cloned().chain([preview]) {
                mutate(&mut question, &mut rng);
                ask("ask", "ask", &question).ok();
            }
            match ask("act", "action", &action) {
                Ok(_) => {
                    done += 1;
                    break;
                }
                Err(ApiError::Refused { rule, .. }) => {
                    assert!(rule.starts_with(prefix), "{rule}");
                    refused += 1;
                }
                Err(ApiError::BadRequest { .. }) => misread += 1,
                Err(other) => panic!("{action}: {other:?}"),
            }
        }
        let after = state(&connection, &table, json!({ "kind": "spectator" }))["to_act"].clone();
        if after == seat {
            let action = &actions[below(&mut rng, actions.len() as u32) as usize];
            state(&connection, &table, json!({ "kind": "seat", "seat": seat }));
            match ask("act", "action", action) {
                // An action above may have made it illegal.
                Ok(_) | Err(ApiError::Refused { .. }) => {}
                Err(other) => panic!("{action}: {other:?}"),
            }
        }
    }
    let counts = format!("{game}: {refused} refused, {misread} misread, {done} done");
    assert!(refused > 200 && misread > 200 && done > 20, "{counts}");
}

#[test]
fn computers_play_a_whole_game_that_is_there_after_a_restart() {
    for game in GAMES {
        play_and_restart(game);
    }
}

fn play_and_restart(game: &str) {
    let folder = TempDir::new().unwrap();
    let (house, connection, pushes) = open(&folder);
    let (table, save) = new_game(&connection, game, &["computer", "computer"]);
    state(&connection, &table, json!({ "kind": "spectator" }));
    let scores = loop {
        match pushes.recv_timeout(Duration::from_secs(60)).unwrap() {
            Push::Update(update) => {
                if let Some(scores) = update.state.scores {
                    break scores;
                }
            }
            Push::ComputerFault { seat, .. } => panic!("the computer of {seat:?} failed"),
            Push::SaveFailed { failure, .. } => panic!("{failure}"),
            Push::Thinking { .. } | Push::Saved { .. } | Push::Closed { .. } => {}
        }
    };
    let before = state(&connection, &table, json!({ "kind": "table" }));
    drop((connection, house));

    let (_house, connection, _pushes) = open(&folder);
    let opened = connection.request_json(json!({ "kind": "open", "save": save })).unwrap();
    let opened = serde_json::to_value(opened).unwrap();
    assert_eq!(opened["opened"], json!({ "kind": "whole" }));
    let table = opened["table"]["table"].clone();
    let after = state(&connection, &table, json!({ "kind": "table" }));
    assert_eq!(after["view"], before["view"]);
    assert_eq!(after["scores"], serde_json::to_value(scores).unwrap());
}

#[test]
fn changed_questions_before_a_game_are_answered_and_harm_nothing() {
    let folder = TempDir::new().unwrap();
    let (_house, connection, _pushes) = open(&folder);
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let plan = |game: &str, plan: &Value| {
        connection.request_json(json!({ "kind": "plan", "game": game, "plan": plan }))
    };
    let made = plan("minerals", &json!({ "kind": "generate", "shape": "ring", "seed": 417 })).unwrap();
    let Reply::Plan { planned } = made else { panic!() };
    assert_eq!(planned["faults"], json!([]));
    assert_eq!(planned["tiles"].as_array().map(Vec::len), Some(118));
    let text = planned["text"].clone();
    let read = plan("minerals", &json!({ "kind": "read", "text": text })).unwrap();
    assert_eq!(read, Reply::Plan { planned: planned.clone() }, "a written board comes back");
    let questions = [
        json!({ "kind": "generate", "shape": "cavern", "seed": 1 }),
        json!({ "kind": "read", "text": text }),
        json!({ "kind": "check", "tiles": planned["tiles"] }),
    ];
    for number in 0..600 {
        let mut question = questions[number % questions.len()].clone();
        for _ in 0..=below(&mut rng, 4) {
            mutate(&mut question, &mut rng);
        }
        for game in GAMES {
            let answer = plan(game, &question);
            assert!(
                matches!(answer, Ok(Reply::Plan { .. }) | Err(ApiError::BadRequest { .. })),
                "{game} {question}: {answer:?}"
            );
        }
    }
    let none = plan("super-motherload", &questions[0]);
    assert!(matches!(none, Err(ApiError::BadRequest { .. })), "{none:?}");
}
