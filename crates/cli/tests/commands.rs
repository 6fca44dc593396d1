//! The program from outside: what it prints, how it ends, and that no input makes it panic.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

fn regolith(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_regolith"));
    command.env("REGOLITH_DATA", folder.join("data"));
    command
}

struct Fixture(TempDir);

impl Fixture {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let output = regolith(self.0.path()).args(arguments).output().unwrap();
        let problems = String::from_utf8_lossy(&output.stderr);
        assert!(!problems.contains("panicked"), "{arguments:?}: {problems}");
        output
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Saves of some random games.
    fn saves(&self, games: &str) -> Vec<PathBuf> {
        let folder = self.path("saves");
        let save = folder.display().to_string();
        let game = game();
        let output = self.run(&["simulate", &game, "--players", "random", "--games", games, "--save", &save]);
        assert!(output.status.success(), "{output:?}");
        let mut saves: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        saves.sort();
        saves
    }
}

fn game() -> String {
    table::GAMES[0].to_owned()
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

#[test]
fn wrong_commands_are_named_and_end_with_2() {
    let fixture = Fixture::new();
    let game = game();
    for arguments in [
        &["dance"][..],
        &[],
        &["simulate", "chess"],
        &["bench", "chess"],
        &["content", "check", ".", "chess"],
        &["simulate", &game, "--seats", "9"],
        &["simulate", &game, "--seats", "2", "--players", "random,random,random"],
        &["simulate", &game, "--players", "clever"],
        &["simulate", &game, "--games", "-1"],
        &["tournament", "chess"],
        &["tournament", &game, "--players", "random"],
        &["tournament", &game, "--players", "random,master/0"],
        &["tournament", &game, "--seats", "9"],
        &["bench", "--seconds", "0"],
        &["verify"],
    ] {
        let output = fixture.run(arguments);
        assert_eq!(code(&output), 2, "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
    let unknown = fixture.run(&["simulate", "chess"]);
    assert!(String::from_utf8_lossy(&unknown.stderr).contains(&game), "the games there are must be named");
}

#[test]
fn simulated_games_come_in_order_and_the_same_again() {
    let fixture = Fixture::new();
    let game = game();
    let run = || {
        let arguments = [
            "simulate",
            &game,
            "--seats",
            "3",
            "--players",
            "random",
            "--games",
            "8",
            "--seed",
            "5",
            "--json",
        ];
        let mut games = lines(&fixture.run(&arguments));
        let summary = games.pop().unwrap()["summary"].clone();
        for game in &mut games {
            game["ms"] = Value::Null;
        }
        (games, summary)
    };
    let (games, summary) = run();
    assert_eq!(games.len(), 8);
    for (number, game) in games.iter().enumerate() {
        assert_eq!(game["game"], number);
        assert_eq!(game["seed"], (number + 5).to_string());
        let scores = game["scores"].as_array().unwrap();
        let best = scores.iter().map(|score| score.as_i64().unwrap()).max().unwrap();
        let winners = game["winners"].as_array().unwrap();
        assert!(!winners.is_empty());
        assert!(winners.iter().all(|seat| scores[seat.as_u64().unwrap() as usize].as_i64().unwrap() == best));
    }
    let shares: f64 =
        summary["seats"].as_array().unwrap().iter().map(|side| side["win_rate"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    assert_eq!(run().0, games);
}

/// A tournament that was stopped goes on where it was, comes to the same, and is not mixed up with another.
#[test]
fn a_tournament_goes_on_from_what_was_kept() {
    let fixture = Fixture::new();
    let file = fixture.path("kept.jsonl");
    let kept = file.display().to_string();
    let run = |games: &str, more: &[&str]| {
        let arguments = [
            "tournament",
            "space-explorers",
            "--players",
            "random,novice,casual/2",
            "--games",
            games,
            "--json",
        ];
        fixture.run(&[&arguments[..], more].concat())
    };
    let whole = lines(&run("6", &[])).remove(0);
    let pairs = whole["pairs"].as_array().unwrap();
    let named: Vec<_> = pairs.iter().map(|pair| (pair["one"].as_str(), pair["other"].as_str())).collect();
    let (random, novice, casual) = (Some("random"), Some("novice"), Some("casual/2"));
    assert_eq!(named, [(novice, random), (casual, random), (casual, novice)]);
    assert!(pairs.iter().all(|pair| pair["games"] == 6));
    assert!(
        whole["ratings"]["casual/2"]["elo"].as_f64().unwrap()
            > whole["ratings"]["random"]["elo"].as_f64().unwrap()
    );

    assert_eq!(lines(&run("2", &["--keep", &kept])).remove(0)["pairs"][0]["games"], 2);
    // As if it had been stopped while it wrote a line.
    let before = std::fs::read_to_string(&file).unwrap();
    assert_eq!(before.lines().count(), 1 + 3 * 2);
    std::fs::write(&file, format!("{before}{{\"one\":\"nov")).unwrap();
    assert_eq!(lines(&run("6", &["--keep", &kept])).remove(0), whole);
    let after = std::fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before), "what was kept stays");
    assert_eq!(after.lines().count(), 1 + 3 * 6);

    let other = run("6", &["--keep", &kept, "--seed", "2"]);
    assert_eq!(code(&other), 1);
    assert!(String::from_utf8_lossy(&other.stderr).contains("another tournament"), "{other:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), after);
    std::fs::write(&file, format!("{before}nonsense\n")).unwrap();
    let spoiled = run("6", &["--keep", &kept]);
    assert_eq!(code(&spoiled), 1);
    assert!(String::from_utf8_lossy(&spoiled.stderr).contains("line 8"), "{spoiled:?}");
}

#[test]
fn saves_are_verified_and_traced() {
    let fixture = Fixture::new();
    let saves = fixture.saves("2");
    let names: Vec<_> = saves.iter().map(|path| path.display().to_string()).collect();
    let verified = fixture.run(&["verify", "--json", &names[0], &names[1]]);
    assert_eq!(code(&verified), 0);
    assert!(lines(&verified).iter().all(|line| line["ok"] == true));

    let traced = fixture.run(&["trace", &names[0]]);
    assert_eq!(code(&traced), 0);
    let lines = lines(&traced);
    assert_eq!((&lines[0]["kind"], &lines[0]["game"]), (&"start".into(), &game().into()));
    let actions = lines[0]["header"]["actions"].as_u64().unwrap() as usize;
    assert_eq!(lines.len(), actions + 2);
    for (number, line) in lines[1..=actions].iter().enumerate() {
        assert_eq!((&line["kind"], &line["number"]), (&"action".into(), &(number + 1).into()));
        assert!(line["state"].is_object() && line["view"].is_object() && line["effects"].is_array());
    }
    let end = &lines[actions + 1];
    assert_eq!((&end["kind"], &end["over"]), (&"end".into(), &true.into()));
    let totals: Vec<_> =
        end["scores"].as_array().unwrap().iter().map(|score| score["total"].clone()).collect();
    assert_eq!(&Value::Array(totals), &lines[0]["header"]["scores"]);
}

#[test]
fn every_damaged_save_fails_and_hides_no_other() {
    let fixture = Fixture::new();
    let good = fixture.saves("1").remove(0);
    let bytes = std::fs::read(&good).unwrap();
    let mut names = vec![good.display().to_string()];
    let mut write = |name: String, bytes: &[u8]| {
        let path = fixture.path(&name);
        std::fs::write(&path, bytes).unwrap();
        names.push(path.display().to_string());
    };
    write("empty".into(), &[]);
    for place in (0..bytes.len()).step_by(bytes.len() / 40) {
        let mut damaged = bytes.clone();
        damaged[place] ^= 0x40;
        write(format!("turned-{place}"), &damaged);
        write(format!("cut-{place}"), &bytes[..place]);
    }
    let arguments: Vec<_> = ["verify"].into_iter().chain(names.iter().map(String::as_str)).collect();
    let output = fixture.run(&arguments);
    assert_eq!(code(&output), 1);
    let text = String::from_utf8(output.stdout).unwrap();
    let (first, others) = text.split_once('\n').unwrap();
    assert!(first.starts_with("ok "), "{first}");
    assert_eq!(others.lines().count(), names.len() - 1);
    for line in others.lines() {
        assert!(line.starts_with("FAILED "), "{line}");
    }
    for name in ["/", "not there"] {
        assert_eq!(code(&fixture.run(&["trace", name])), 1, "{name}");
        assert_eq!(code(&fixture.run(&["verify", name])), 1, "{name}");
    }
    assert_eq!(code(&fixture.run(&["trace", &names[1]])), 1);
}

/// The save with another header, all checksums right.
fn with_header(file: &[u8], edit: impl Fn(&str) -> String) -> Vec<u8> {
    const ROWS: usize = 11;
    const ROW: usize = 24;
    let table = ROWS + usize::from(file[ROWS - 1]) * ROW;
    let length = u32::from_le_bytes(file[ROWS + 4..ROWS + 8].try_into().unwrap()) as usize;
    let (head, others) = file[table + 16..].split_at(length);
    let head = edit(std::str::from_utf8(head).unwrap());
    let mut out = file[..table].to_vec();
    out[ROWS + 4..ROWS + 8].copy_from_slice(&(head.len() as u32).to_le_bytes());
    out[ROWS + 8..ROWS + ROW].copy_from_slice(&blake3::hash(head.as_bytes()).as_bytes()[..16]);
    let check = blake3::hash(&out);
    out.extend(&check.as_bytes()[..16]);
    out.extend(head.as_bytes());
    out.extend(others);
    out
}

#[test]
fn a_header_that_says_something_else_than_the_game_is_found() {
    let fixture = Fixture::new();
    let good = fixture.saves("1").remove(0);
    let bytes = std::fs::read(&good).unwrap();
    let verify = |name: &str, bytes: &[u8]| {
        let path = fixture.path(name);
        std::fs::write(&path, bytes).unwrap();
        let output = fixture.run(&["verify", &path.display().to_string()]);
        (code(&output), String::from_utf8(output.stdout).unwrap())
    };
    assert_eq!(verify("same", &with_header(&bytes, str::to_owned)).0, 0);
    let later = with_header(&bytes, |head| {
        let mut head: Value = serde_json::from_str(head).unwrap();
        head["changed"] = 99_999_999_999_u64.into();
        head.to_string()
    });
    assert_eq!(verify("later", &later).0, 0, "only the program knows the time");
    let older = with_header(&bytes, |head| {
        let mut head: Value = serde_json::from_str(head).unwrap();
        head.as_object_mut().unwrap().remove("winners").unwrap();
        head.to_string()
    });
    assert_eq!(verify("older", &older).0, 0, "older programs named no winners");
    for (pointer, value) in [
        ("/seats/0/name", Value::from("Somebody")),
        ("/seats/1/player", serde_json::json!({ "kind": "human" })),
        ("/seats/1/mark", "pink".into()),
        ("/scores/0", 999.into()),
        ("/winners", serde_json::json!([])),
        ("/to_act", 0.into()),
        ("/round", 1.into()),
        ("/actions", 1.into()),
    ] {
        let other = with_header(&bytes, |head| {
            let mut head: Value = serde_json::from_str(head).unwrap();
            *head.pointer_mut(pointer).unwrap() = value.clone();
            head.to_string()
        });
        let (code, said) = verify("other", &other);
        assert!(code == 1 && said.contains("the header does not fit"), "{pointer}: {said}");
    }
}

#[test]
fn a_save_of_an_unknown_game_fails_and_is_no_wrong_command() {
    let fixture = Fixture::new();
    let good = std::fs::read(fixture.saves("1").remove(0)).unwrap();
    let path = fixture.path("chess.regolith");
    std::fs::write(&path, with_header(&good, |head| head.replace(&game(), "chess"))).unwrap();
    for command in ["trace", "verify"] {
        let output = fixture.run(&[command, &path.display().to_string()]);
        assert_eq!(code(&output), 1, "{output:?}");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(said.contains("chess.regolith") && said.contains(&game()), "{said}");
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let fixture = Fixture::new();
    let save = fixture.saves("1").remove(0);
    let mut child = regolith(fixture.0.path())
        .arg("trace")
        .arg(&save)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::with_capacity(64, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let mut problems = String::new();
    child.stderr.take().unwrap().read_to_string(&mut problems).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(problems, "");
}

#[test]
fn content_is_checked() {
    let fixture = Fixture::new();
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(game()).join("house");
    let good = fixture.run(&["content", "check", &house.display().to_string(), &game()]);
    assert_eq!(code(&good), 0, "{good:?}");
    let copy = fixture.path("pack");
    std::fs::create_dir(&copy).unwrap();
    for entry in std::fs::read_dir(&house).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), copy.join(entry.file_name())).unwrap();
    }
    let file = copy.join("pack.json");
    std::fs::write(&file, "{ \"id\": ").unwrap();
    let bad = fixture.run(&["content", "check", &copy.display().to_string(), &game()]);
    assert_eq!(code(&bad), 1);
    assert!(String::from_utf8_lossy(&bad.stderr).contains("pack.json"), "{bad:?}");
}

#[test]
fn measurements_are_numbers() {
    let fixture = Fixture::new();
    let output = fixture.run(&["bench", "--json", "--seconds", "0.05", &game()]);
    assert_eq!(code(&output), 0);
    for line in lines(&output) {
        for name in
            ["playouts_per_second", "legal_us_average", "legal_us_p95", "state_bytes", "packed_bytes_average"]
        {
            assert!(line[name].as_f64().unwrap() > 0.0, "{name}: {line}");
        }
    }
}

#[test]
fn a_host_says_where_it_is_and_keeps_a_second_one_out() {
    let fixture = Fixture::new();
    let dist = fixture.path("dist");
    std::fs::create_dir(&dist).unwrap();
    let dist = dist.display().to_string();
    let arguments = ["host", "--port", "0", "--dist", &dist];
    let empty = fixture.run(&arguments);
    assert_eq!(code(&empty), 1);
    assert!(String::from_utf8_lossy(&empty.stderr).contains("index.html"));

    std::fs::write(fixture.path("dist/index.html"), "<!doctype html>").unwrap();
    let mut host = regolith(fixture.0.path()).args(arguments).stdout(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    // Nobody reads on after the first line: the host has said all by then, and stays.
    BufReader::new(host.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let second = fixture.run(&arguments);
    host.kill().unwrap();
    host.wait().unwrap();
    assert!(first.contains("http://127.0.0.1:") && first.contains("/#key="), "{first}");
    assert_eq!(code(&second), 1);
    assert!(String::from_utf8_lossy(&second.stderr).contains("another Regolith"), "{second:?}");
}

#[test]
fn a_host_on_the_network_says_how_others_reach_it() {
    let fixture = Fixture::new();
    std::fs::create_dir(fixture.path("dist")).unwrap();
    std::fs::write(fixture.path("dist/index.html"), "<!doctype html>").unwrap();
    let dist = fixture.path("dist").display().to_string();
    let arguments = ["host", "--port", "0", "--address", "0.0.0.0", "--dist", &dist];
    let mut host = regolith(fixture.0.path()).args(arguments).stdout(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(host.stdout.take().unwrap()).lines();
    let first = said.next().unwrap().unwrap();
    let second = said.next().unwrap().unwrap();
    host.kill().unwrap();
    host.wait().unwrap();
    assert!(first.contains("http://127.0.0.1:"), "{first}");
    // Which of the two depends on whether this machine is on a network.
    let linked = second.starts_with("and to other devices at http://") && second.contains("/#key=");
    assert!(linked || second.starts_with("Other devices need this machine's address"), "{second}");
}
