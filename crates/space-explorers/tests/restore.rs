//! Stored positions come from files, and files may say anything: what no game can come to is refused with the
//! reason, and whatever is accepted can be played.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

mod common;

use common::{ANNA, B, BORIS, G, R, Scene, Table, Y, house, look, scene};
use rand::Rng;
use serde_json::{Value, json};
use space_explorers::{Action, Ask, SpaceExplorers};
use tabletop::Game;
use tabletop::chance::below;
use testkit::restore::{Judged, judge_strange_positions};

#[test]
fn what_is_accepted_can_be_played() {
    let asks = |&action: &Action| vec![Ask::Preview { action }, Ask::Options];
    // What is written as text: stages, and who owns what.
    let spoil = |json: &mut Value, rng: &mut rand_chacha::ChaCha8Rng| match below(rng, 8) {
        0 => {
            json["stage"] = Value::from(["Action", "Keep", "Project", "AfterProject"][below(rng, 4) as usize])
        }
        1 => json["fresh"] = Value::from(["engineering", "science"][below(rng, 2) as usize]),
        2 => {
            json["last_round"] = Value::from(["projects", "full-hub", "passes"][rng.next_u32() as usize % 3])
        }
        3 => json["used"] = json!(["testing"]),
        _ => {}
    };
    let judged = judge_strange_positions::<SpaceExplorers>(&house(), 200, spoil, asks);
    println!("{judged:?}");
    let Judged { accepted, refused, unread } = judged;
    assert!(accepted > 100 && refused > 1_000 && unread > 300, "{judged:?}");
}

/// Changes a lawful state and sees that it is refused for this reason.
#[track_caller]
fn refused(base: &Table, reason: &str, edit: impl FnOnce(&mut Value)) {
    let content = base.game.content();
    testkit::restore::refused::<SpaceExplorers>(content, base.game.state(), reason, |state| {
        let mut json = serde_json::to_value(&*state).unwrap();
        edit(&mut json);
        *state = serde_json::from_value(json).unwrap_or_else(|error| panic!("it is not even read: {error}"));
    });
}

fn quiet() -> Scene {
    scene(3)
        .hub(ANNA, B, &[1, 2])
        .hub(BORIS, G, &[13])
        .hand(ANNA, &[40])
        .seen(BORIS, &[41])
        .center(&[3, 4, 5, 6, 7, 8])
        .taken(0, "BBB", 6, BORIS)
}

#[test]
fn impossible_components_are_refused() {
    let base = quiet().ready();
    refused(&base, "SE-2", |state| state["deck"][0] = json!(3));
    refused(&base, "SE-2", |state| drop(state["deck"].as_array_mut().unwrap().pop()));
    refused(&base, "SE-2", |state| state["center"][0] = json!(1));
    refused(&base, "SE-2", |state| state["seats"][2]["hand"] = json!([40]));
    refused(&base, "SE-2", |state| state["seats"][0]["hand"] = json!([]));
    refused(&base, "everybody saw", |state| state["seats"][0]["seen"] = json!([41]));
    refused(&base, "SE-5", |state| state["seats"][0]["tokens"][0] = json!(2));
    refused(&base, "SE-5", |state| state["seats"][0]["tokens"][4] = json!(0));
    // 13 shows no blue skill.
    refused(&base, "SE-11", |state| {
        state["seats"][1]["hub"] = json!([[13], [], [], [], []]);
    });
    refused(&base, "SE-9", |state| {
        let card = state["center"].as_array_mut().unwrap().pop().unwrap();
        state["deck"].as_array_mut().unwrap().push(card);
    });
}

#[test]
fn impossible_turns_are_refused() {
    let base = quiet().ready();
    refused(&base, "0 seats", |state| state["seats"] = json!([]));
    refused(&base, "seat", |state| state["turn"] = json!(3));
    refused(&base, "seat", |state| state["first"] = json!(9));
    refused(&base, "turn", |state| state["turns"] = json!(0));
    refused(&base, "turn", |state| state["turns"] = json!(59));
    refused(&base, "turn", |state| state["round"] = json!(21));
    refused(&base, "turn", |state| state["turn"] = json!(1));
    refused(&base, "turn", |state| state["first"] = json!(1));
    refused(&base, "turn", |state| (state["round"], state["turns"]) = (json!(60_001), json!(65_535)));
    refused(&base, "SE-10", |state| state["passes"] = json!(1));
    refused(&base, "SE-10", |state| state["passes"] = json!(3));
    refused(&base, "SE-23", |state| state["last_round"] = json!("full-hub"));
    refused(&base, "SE-23", |state| state["last_round"] = json!("projects"));
    refused(&base, "SE-23", |state| state["stage"] = json!({"Over": "full-hub"}));
    refused(&base, "SE-10", |state| state["stage"] = json!({"Over": "passes"}));
}

#[test]
fn impossible_projects_are_refused() {
    let base = quiet().ready();
    refused(&base, "SE-4", |state| drop(state["projects"].as_array_mut().unwrap().pop()));
    refused(&base, "SE-4", |state| state["projects"][1]["project"] = json!(0));
    refused(&base, "SE-4", |state| state["projects"][1]["project"] = json!(1));
    refused(&base, "", |state| state["projects"][0]["taken"]["seat"] = json!(3));
    refused(&base, "", |state| state["projects"][0]["taken"]["round"] = json!(21));
    refused(&base, "", |state| state["projects"][0]["taken"]["round"] = json!(0));
}

#[test]
fn leftovers_of_another_turn_are_refused() {
    let base = quiet().ready();
    refused(&base, "SE-7", |state| state["fresh"] = json!("engineering"));
    refused(&base, "SE-7", |state| state["used"] = json!(["engineering"]));
    refused(&base, "SE-A19", |state| state["more_skills"] = json!(1));
    refused(&base, "projects of this turn", |state| state["completed"] = json!(1));
    refused(&base, "", |state| state["took_after"] = json!(true));
    refused(&base, "SE-A32", |state| {
        let card = state["deck"].as_array_mut().unwrap().pop().unwrap();
        state["looked_at"] = json!([card]);
    });
}

#[test]
fn impossible_stages_are_refused() {
    let base = quiet().ready();
    refused(&base, "SE-21", |state| state["stage"] = json!("Project"));
    refused(&base, "", |state| state["stage"] = json!("AfterProject"));
    refused(&base, "SE-A32", |state| state["stage"] = json!("Keep"));
    // A project stage whose project is out of reach.
    let mut table = scene(2).hub(ANNA, B, &[1, 2]).project(0, "BB", 6).ready();
    table.draw();
    refused(&table, "SE-21", |state| {
        let card = state["seats"][0]["hub"][0].as_array_mut().unwrap().pop().unwrap();
        state["deck"].as_array_mut().unwrap().push(card);
    });
    refused(&table, "", |state| state["completed"] = json!(2));
    let mut after = scene(2)
        .ability(37, json!({"kind": "take-after-project"}))
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, R, &[37])
        .project(0, "BB", 6)
        .ready();
    after.draw();
    after.complete(0);
    refused(&after, "", |state| state["completed"] = json!(0));
    refused(&after, "", |state| state["took_after"] = json!(true));
}

#[test]
fn a_look_of_more_cards_than_the_ability_shows_is_refused() {
    let mut looking = scene(2)
        .ability(25, json!({"kind": "look", "cards": 3}))
        .hub(ANNA, Y, &[25])
        .deck(&[41, 42, 43])
        .ready();
    looking.act(look(Y));
    refused(&looking, "SE-A32", |state| {
        let card = state["deck"].as_array_mut().unwrap().pop().unwrap();
        state["looked_at"].as_array_mut().unwrap().insert(0, card);
    });
}

#[test]
fn twelve_in_a_hub_and_no_last_round_is_refused() {
    let twelve = scene(2).hub(BORIS, Y, &[25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]);
    let error = twelve.restored().expect_err("it should be on");
    assert!(error.to_string().contains("SE-23"), "{error}");
    let done = scene(2).others_taken(ANNA);
    let error = done.restored().expect_err("all projects are done");
    assert!(error.to_string().contains("SE-23"), "{error}");
}
