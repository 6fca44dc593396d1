//! The board builder's questions: drafts, texts, and what is wrong with them, with the place.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "common/board_draw.rs"]
mod board_draw;

use std::collections::BTreeSet;

use board_draw::draw;
use minerals::board::{BoardFault, TextFault};
use minerals::{Board, Fault, Hex, MOST_DRAFT, Mineral, Plan, Planned, Shape, TILES};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::chance::below;

/// What a draft is answered with.
struct Draft {
    tiles: Vec<(Hex, Mineral)>,
    left: [i32; 5],
    faults: Vec<Fault>,
    open: Vec<Hex>,
    text: Option<String>,
}

fn draft(plan: &Plan) -> Draft {
    match plan.answer() {
        Planned::Draft { tiles, left, faults, open, text } => {
            let tiles = tiles.into_iter().map(|tile| (tile.hex, tile.mineral)).collect();
            Draft { tiles, left, faults, open, text }
        }
        other => panic!("{other:?}"),
    }
}

fn checked(tiles: &[(Hex, Mineral)]) -> Draft {
    // As the page of the builder asks.
    let tiles: Vec<String> = tiles
        .iter()
        .map(|(hex, mineral)| format!(r#"{{"hex":{{"r":{},"q":{}}},"mineral":"{mineral}"}}"#, hex.r, hex.q))
        .collect();
    let json = format!(r#"{{"kind":"check","tiles":[{}]}}"#, tiles.join(","));
    draft(&serde_json::from_str(&json).expect("a question"))
}

fn read(text: &str) -> Planned {
    Plan::Read { text: text.to_owned() }.answer()
}

#[track_caller]
fn damaged(text: &str, wanted: &TextFault) {
    match read(text) {
        Planned::Damaged { fault } => assert_eq!(&fault, wanted, "{text}"),
        other => panic!("{text} is read as {other:?}"),
    }
}

/// Faults besides those of the counts.
fn shape_faults(draft: &Draft) -> Vec<BoardFault> {
    let count = |fault: &&BoardFault| !matches!(fault, BoardFault::WrongCount { .. });
    let faults: Vec<BoardFault> = draft.faults.iter().map(|fault| fault.fault.clone()).collect();
    faults.iter().filter(count).cloned().collect()
}

fn generated(shape: Shape, seed: u32) -> Draft {
    draft(&Plan::Generate { shape, seed })
}

#[test]
fn mn_3_a_generated_board_has_no_fault_and_comes_back_from_its_text() {
    for shape in Shape::ALL {
        let one = generated(shape, 7);
        assert!(one.faults.is_empty() && one.left == [0; 5], "{shape:?}");
        let text = one.text.expect("it can be written");
        let back = draft(&Plan::Read { text: text.clone() });
        assert_eq!((&back.tiles, back.text.as_ref()), (&one.tiles, Some(&text)));
        assert_eq!(Board::parse(&text).unwrap().tiles().to_vec(), one.tiles);
        assert_ne!(generated(shape, 8).tiles, one.tiles);
    }
}

#[test]
fn mn_1_the_tiles_that_are_left_are_counted() {
    let empty = checked(&[]);
    assert_eq!(empty.left, [53, 30, 20, 10, 5]);
    assert_eq!(empty.open.len(), 7, "anywhere around the middle");
    let some = checked(&draw(
        "
        w w k
         t o
    ",
    ));
    assert_eq!(some.left, [51, 29, 19, 10, 4]);
    assert!(some.tiles.is_sorted());
    let gold: Vec<(Hex, Mineral)> = (0..7).map(|q| (Hex::at(q, 0), Mineral::Orpiment)).collect();
    let many = checked(&gold);
    assert_eq!(many.left, [53, 30, 20, 10, -2]);
    let wrong = BoardFault::WrongCount { mineral: Mineral::Orpiment, have: 7, need: 5 };
    assert!(many.faults.contains(&Fault { fault: wrong, rule: "MN-1" }));
    assert!(many.faults.iter().any(|fault| fault.fault
        == BoardFault::WrongCount { mineral: Mineral::Kyanite, have: 0, need: TILES[Mineral::Kyanite] }));
}

#[test]
fn mn_3_tiles_may_be_laid_next_to_others() {
    let one = checked(&[(Hex::at(4, -2), Mineral::Kyanite)]);
    let around: BTreeSet<Hex> = Hex::at(4, -2).around().collect();
    assert_eq!(one.open.iter().copied().collect::<BTreeSet<_>>(), around);
    assert_eq!(one.open.len(), 6, "once each");
}

#[test]
fn mn_3_a_lone_tile_is_named_with_its_place() {
    let tiles = draw(
        "
        w w . . k
         w
    ",
    );
    let lone = *tiles.iter().find(|tile| tile.1 == Mineral::Kyanite).unwrap();
    let faults = shape_faults(&checked(&tiles));
    let few = BoardFault::FewNeighbours { hex: lone.0, neighbours: 0 };
    let apart = BoardFault::Disconnected { parts: vec![vec![lone.0]] };
    assert_eq!(faults, [few, apart]);
    let one = checked(&draw(
        "
        w w k
         w
    ",
    ));
    let tail = one.tiles.iter().find(|tile| tile.1 == Mineral::Kyanite).unwrap().0;
    assert_eq!(shape_faults(&one), [BoardFault::FewNeighbours { hex: tail, neighbours: 1 }]);
    assert!(one.faults.iter().any(|fault| fault.rule == "MN-3"));
}

#[test]
fn mn_3_parts_that_do_not_hang_together_are_named() {
    let tiles = draw(
        "
        w w . k k
         w . . k
    ",
    );
    let kyanites: Vec<Hex> =
        tiles.iter().filter(|tile| tile.1 == Mineral::Kyanite).map(|tile| tile.0).collect();
    assert_eq!(shape_faults(&checked(&tiles)), [BoardFault::Disconnected { parts: vec![kyanites] }]);
}

#[test]
fn mn_3_two_tiles_on_one_hex_are_named_and_cannot_be_written() {
    let hex = Hex::at(1, 1);
    let twice = checked(&[(hex, Mineral::Kyanite), (hex, Mineral::Orpiment)]);
    assert!(shape_faults(&twice).contains(&BoardFault::Twice { hex }));
    assert_eq!(twice.text, None);
}

#[test]
fn a_damaged_text_is_answered_with_the_place() {
    let text = generated(Shape::Island, 3).text.unwrap();
    let (rows, _) = text.split_once('#').unwrap();
    let row_count = rows.split('/').count() as u16;
    damaged("wkw/kx", &TextFault::UnknownLetter { row: 2, at: 2, letter: 'x' });
    damaged("w\nk w / k\tX", &TextFault::UnknownLetter { row: 2, at: 2, letter: 'X' });
    damaged("w0k", &TextFault::NumberFromZero { row: 1, at: 2 });
    damaged(rows, &TextFault::NoChecksum { row: row_count });
    damaged(&format!("{rows}#12g4"), &TextFault::BadChecksum { at: 3 });
    assert!(matches!(read("9999w"), Planned::Damaged { fault: TextFault::NumberTooLarge { row: 1, at: 1 } }));
    assert!(matches!(read(&"w/".repeat(3_000)), Planned::Damaged { fault: TextFault::TooLong { .. } }));
    assert!(matches!(read(&"w/".repeat(500)), Planned::Damaged { fault: TextFault::TooManyRows { .. } }));
    assert!(matches!(
        read(&"w".repeat(500)),
        Planned::Damaged { fault: TextFault::RowTooLong { row: 1, .. } }
    ));
    // A tile changed on the way: every letter is right, and the digits tell.
    let other = text.replacen('k', "w", 1);
    damaged(&other, &TextFault::WrongChecksum);
    let swapped: String = rows.split('/').rev().collect::<Vec<_>>().join("/");
    damaged(&format!("{swapped}#{}", text.split_once('#').unwrap().1), &TextFault::WrongChecksum);
}

#[test]
fn a_draft_in_a_text_is_read_with_its_faults() {
    let short = checked(&draw(
        "
        w w k
         w
    ",
    ));
    let back = draft(&Plan::Read { text: short.text.clone().unwrap() });
    assert_eq!((back.left, back.faults.len()), (short.left, short.faults.len()));
    assert_eq!(back.text, short.text);
}

#[test]
fn garbage_never_panics() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let signs: Vec<char> = "wktao0123456789/#abcdef \n\u{e9}\u{1f48e}WKTAO-.,{}\"".chars().collect();
    let good = generated(Shape::Ring, 5).text.unwrap();
    let mut damage = 0;
    for round in 0..4_000 {
        let text: String = if round % 2 == 0 {
            (0..below(&mut rng, 200)).map(|_| signs[below(&mut rng, signs.len() as u32) as usize]).collect()
        } else {
            let mut letters: Vec<char> = good.chars().collect();
            for _ in 0..1 + below(&mut rng, 4) {
                let place = below(&mut rng, letters.len() as u32) as usize;
                letters[place] = signs[below(&mut rng, signs.len() as u32) as usize];
            }
            letters.into_iter().collect()
        };
        damage += usize::from(matches!(read(&text), Planned::Damaged { .. }));
    }
    assert!(damage > 3_000, "{damage}");
    for _ in 0..300 {
        let any = |rng: &mut ChaCha8Rng| below(rng, 256) as u8 as i8;
        let tiles: Vec<(Hex, Mineral)> = (0..below(&mut rng, 700))
            .map(|_| (Hex::at(any(&mut rng), any(&mut rng)), Mineral::ALL[below(&mut rng, 5) as usize]))
            .collect();
        let answer = checked(&tiles);
        assert!(answer.tiles.len() <= MOST_DRAFT && !answer.faults.is_empty());
    }
    for json in ["{}", r#"{"kind":"read"}"#, r#"{"kind":"read","text":1}"#, r#"{"kind":"x"}"#, "[]"] {
        assert!(serde_json::from_str::<Plan>(json).is_err(), "{json}");
    }
}
