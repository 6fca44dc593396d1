//! Whatever comes in: an error, never a panic, and the table stands.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Map;
use tabletop::chance::below;

use super::*;

fn is_bad(result: &Result<Reply, ApiError>) -> bool {
    matches!(result, Err(ApiError::BadRequest { problem }) if !problem.is_empty())
}

#[test]
fn requests_of_the_wrong_form_say_what_is_wrong() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    for request in [
        json!(null),
        json!([]),
        json!("hello"),
        json!({}),
        json!({ "kind": "nothing" }),
        json!({ "kind": "open" }),
        json!({ "kind": "open", "save": 3 }),
        json!({ "kind": "open", "save": "a", "extra": 1 }),
        json!({ "kind": "act", "table": table, "seat": -1, "action": "draw" }),
        json!({ "kind": "act", "table": table, "seat": 300, "action": "draw" }),
        json!({ "kind": "act", "table": table, "seat": 0, "action": "fly" }),
        json!({ "kind": "act", "table": table, "seat": 0, "action": { "play": { "card": 256 } } }),
        json!({ "kind": "act", "table": table, "seat": 0, "action": { "play": { "card": 1, "and": 2 } } }),
        json!({ "kind": "ask", "table": table, "seat": 0, "ask": { "kind": "why" } }),
        json!({ "kind": "set-settings", "settings": [] }),
        json!({ "kind": "import-save", "bytes": "%%%", "name": "" }),
    ] {
        let answer = client.ask(request.clone());
        assert!(is_bad(&answer), "{request}: {answer:?}");
    }
}

#[test]
fn new_games_are_checked() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let ask = |seats: Value, options: Value, seed: Value| {
        let mut request = json!({ "kind": "new-game", "game": "toy", "seats": seats, "options": options });
        if !seed.is_null() {
            request["seed"] = seed;
        }
        client.ask(request)
    };
    let person = |name: &str| json!({ "name": name, "player": { "kind": "human" } });
    let two = json!([person("A"), person("B")]);
    assert!(ask(two.clone(), json!({}), json!("18446744073709551615")).is_ok());
    let seed = |text: &str| Err(ApiError::BadSeed { seed: text.into() });
    assert_eq!(ask(two.clone(), json!({}), json!("18446744073709551616")), seed("18446744073709551616"));
    assert_eq!(ask(two.clone(), json!({}), json!("-1")), seed("-1"));
    assert!(is_bad(&ask(two.clone(), json!({ "wind": 3 }), Value::Null)));
    assert!(matches!(ask(two, json!({ "first": 7 }), Value::Null), Err(ApiError::BadOptions { .. })));
    let alone = ask(json!([person("A")]), json!({}), Value::Null);
    assert_eq!(alone, Err(ApiError::WrongSeats { min: 2, max: 4, seats: 1 }));
    let many: Vec<_> = (0..300).map(|_| person("A")).collect();
    let many = ask(json!(many), json!({}), Value::Null);
    assert_eq!(many, Err(ApiError::WrongSeats { min: 2, max: 4, seats: 300 }));
    for name in ["", "   ", "1234567890123456789012345", "a\nb", "a\u{0}"] {
        let named = ask(json!([person("A"), person(name)]), json!({}), Value::Null);
        assert_eq!(named, Err(ApiError::BadSeatName { seat: Seat(1) }), "{name:?}");
    }
    for level in [0, 6, 255] {
        let computer = json!({ "name": "C", "player": { "kind": "computer", "level": level } });
        let answer = ask(json!([person("A"), computer]), json!({}), Value::Null);
        assert_eq!(answer, Err(ApiError::BadLevel { seat: Seat(1), level }));
    }
    let unknown = client.ask(json!({ "kind": "content", "game": "chess" }));
    assert_eq!(unknown, Err(ApiError::UnknownGame { game: "chess".into(), known: vec!["toy".into()] }));
}

#[test]
fn a_panic_in_a_game_ends_the_request_only() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    let answer = client.ask(json!({ "kind": "ask", "table": table, "seat": 0, "ask": { "kind": "panic" } }));
    assert!(matches!(answer, Err(ApiError::Internal { .. })), "{answer:?}");
    client.act(table, 0, json!("draw")).unwrap();
}

#[test]
fn a_panic_in_the_middle_of_an_action_stops_that_table_and_its_save_stands() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (table, other) = (client.new_game(&[HUMAN, HUMAN]), client.new_game(&[HUMAN, HUMAN]));
    client.watch(table, Viewer::Seat(Seat(0)));
    client.act(table, 0, json!("draw")).unwrap();
    client.next(|push| matches!(push, Push::Saved { .. }).then_some(()));
    assert!(matches!(client.act(table, 0, json!("explode")), Err(ApiError::Internal { .. })));
    assert!(matches!(client.act(table, 0, json!("draw")), Err(ApiError::Internal { .. })), "it is in doubt");
    client.play_out(other);
    client.ask(json!({ "kind": "close", "table": table })).unwrap();
    let save = client.list().into_iter().find(|entry| entry.table.is_none()).unwrap().save;
    let opened = client.ask(json!({ "kind": "open", "save": save })).unwrap();
    let Reply::Open { table, .. } = opened else { panic!() };
    assert_eq!(client.watch(table.table, Viewer::Seat(Seat(0))).actions, 1);
}

#[test]
fn random_json_never_panics_and_never_harms_the_table() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut bad = 0;
    for number in 0..20_000 {
        if number % 50 == 0 {
            // One of them may have left the table or looked at it as somebody else.
            client.watch(table, Viewer::Seat(Seat(0)));
        }
        let answer = client.ask(request(&mut rng));
        bad += usize::from(is_bad(&answer));
        assert!(!matches!(answer, Err(ApiError::Internal { .. })), "{answer:?}");
    }
    assert!(
        (1_000..19_500).contains(&bad),
        "{bad} of 20000 were of the wrong form: the test reaches too little"
    );
    let fresh = client.new_game(&[HUMAN, HUMAN]);
    client.play_out(fresh);
}

const KINDS: [&str; 17] = [
    "hello",
    "content",
    "open",
    "watch",
    "leave",
    "act",
    "check",
    "legal",
    "ask",
    "undo",
    "redo",
    "log",
    "list-saves",
    "rename-save",
    "export-save",
    "import-save",
    "get-settings",
];
const FIELDS: [&str; 13] = [
    "game", "table", "seat", "action", "viewer", "ask", "save", "name", "granted", "revision", "bytes",
    "content", "seed",
];
const WORDS: [&str; 12] = [
    "toy",
    "toy-1",
    "draw",
    "free",
    "agreement",
    "../x",
    "",
    "seat",
    "spectator",
    "AAAA",
    "highest",
    "human",
];

/// Something like a request: right and wrong kinds, fields and values in any mixture.
fn request(rng: &mut ChaCha8Rng) -> Value {
    let mut object = Map::new();
    object.insert("kind".into(), KINDS[below(rng, 17) as usize].into());
    for _ in 0..below(rng, 4) {
        object.insert(FIELDS[below(rng, 13) as usize].into(), value(rng, 3));
    }
    // Often with the fields that most requests need.
    if below(rng, 2) == 0 {
        object.insert("table".into(), 1.into());
        object.insert("seat".into(), 0.into());
    }
    Value::Object(object)
}

fn value(rng: &mut ChaCha8Rng, depth: u32) -> Value {
    match below(rng, if depth == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => Value::Bool(below(rng, 2) == 0),
        2 => json!(below(rng, 4)),
        3 => json!(i64::from_ne_bytes(rng.next_u64().to_ne_bytes())),
        4 => WORDS[below(rng, 12) as usize].into(),
        5 => (0..below(rng, 4)).map(|_| value(rng, depth - 1)).collect(),
        _ => {
            let keys = ["kind", "seat", "card", "play", "id", "hash"];
            let pair = |rng: &mut _| (keys[below(rng, 6) as usize].to_owned(), value(rng, depth - 1));
            (0..below(rng, 4)).map(|_| pair(rng)).collect::<Map<_, _>>().into()
        }
    }
}
