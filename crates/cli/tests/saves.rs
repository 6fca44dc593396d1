//! Every save that was ever shipped opens, and comes to the same position by the same chain.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;
use serde_json::{Value, json};
use table::House;
use table::api::Reply;
use tempfile::TempDir;

/// What `saves.json` says of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shipped {
    /// What `regolith verify` finds in it; the chain is in it, and so every action and position.
    what: String,
    /// The decision that is due at its end.
    step: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/saves")
}

fn shipped() -> BTreeMap<String, Shipped> {
    let text = std::fs::read_to_string(folder().join("saves.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Lines of the program, which reads the packs that the saves were played with.
fn lines(command: &[&str], saves: &[PathBuf]) -> Vec<Value> {
    let data = TempDir::new().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_regolith"))
        .env("REGOLITH_DATA", data.path())
        .args(command)
        .arg("--content")
        .arg(folder().join("content"))
        .args(saves)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_file_is_listed_and_every_listed_file_is_there() {
    let mut there: Vec<String> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".regolith"))
        .collect();
    there.sort();
    let listed: Vec<String> = shipped().into_keys().collect();
    assert_eq!(there, listed);
    assert!(there.len() >= 4);
}

#[test]
fn every_shipped_save_comes_to_the_same_position_by_the_same_chain() {
    let shipped = shipped();
    let paths: Vec<PathBuf> = shipped.keys().map(|name| folder().join(name)).collect();
    let found = lines(&["verify", "--json"], &paths);
    assert_eq!(found.len(), shipped.len());
    for ((name, expected), found) in shipped.iter().zip(found) {
        assert_eq!((found["ok"].as_bool(), &found["what"]), (Some(true), &json!(expected.what)), "{name}");
    }
}

#[test]
fn every_shipped_save_ends_where_it_did() {
    for (name, expected) in shipped() {
        let lines = lines(&["trace"], &[folder().join(&name)]);
        assert_eq!(lines[lines.len() - 2]["view"]["step"], expected.step, "{name}");
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).unwrap();
        }
    }
}

#[test]
fn every_shipped_save_opens_at_a_table_and_can_be_looked_at_and_played_on() {
    let data = TempDir::new().unwrap();
    copy(&folder().join("content"), &data.path().join("content"));
    let saves = data.path().join("saves");
    std::fs::create_dir_all(&saves).unwrap();
    for name in shipped().keys() {
        std::fs::copy(folder().join(name), saves.join(name)).unwrap();
    }
    let house = House::open(data.path()).unwrap();
    let client = house.connect(|_| {});
    let ask = |request: Value| {
        let reply = client.request_json(request.clone());
        serde_json::to_value(reply.unwrap_or_else(|error| panic!("{request}: {error}"))).unwrap()
    };
    let Reply::ListSaves { saves } = client.request_json(json!({ "kind": "list-saves" })).unwrap() else {
        panic!("another reply")
    };
    assert_eq!(saves.len(), shipped().len());
    for entry in saves {
        assert_eq!(entry.error, None, "{}", entry.save);
        let header = entry.header.unwrap();
        let opened = ask(json!({ "kind": "open", "save": entry.save }));
        assert_eq!(opened["opened"]["kind"], "whole", "{}", entry.save);
        let table = &opened["table"]["table"];
        let viewer = match header.to_act {
            Some(seat) => json!({ "kind": "seat", "seat": seat }),
            None => json!({ "kind": "table" }),
        };
        let watched = ask(json!({ "kind": "watch", "table": table, "viewer": viewer }));
        let state = &watched["state"];
        assert_eq!(state["actions"], header.actions, "{}", entry.save);
        let step = &shipped()[&format!("{}.regolith", entry.save)].step;
        assert_eq!(state["view"]["step"], json!(step), "{}", entry.save);
        if let Some(seat) = header.to_act {
            let legal = ask(json!({ "kind": "legal", "table": table, "seat": seat }));
            ask(json!({ "kind": "act", "table": table, "seat": seat, "action": legal["actions"][0] }));
        }
    }
}
