//! The written form of boards: what it looks like, and that damage is noticed where it lies.

use minerals::board::{
    Board, BoardFault, MOST_SPAN, MOST_TEXT, ParseError, Shape, TextFault, Tile, draft_text, parse_draft,
};
use minerals::{Hex, Mineral};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::chance::below;

use crate::board_draw::draw;

#[test]
fn the_written_form_is_as_described() {
    assert_eq!(draft_text(&draw("w k w\n k o")).as_deref(), Ok("wkw/ko#19a6"));
    let tiles = draw(
        "
         . w k
        t . . a
         . . o .
        ",
    );
    // The first row never stands aside; so the second is the one that reaches further west.
    let text = draft_text(&tiles).unwrap();
    assert_eq!(text.split('#').next(), Some("2wk/t2a/3o"), "{text}");
    let tiles = draw(
        "
        . w k
         t . . a

        . . . .
         . o . .
        ",
    );
    let text = draft_text(&tiles).unwrap();
    assert_eq!(text.split('#').next(), Some("1wk/t2a//1o"), "{text}");
    let back = parse_draft(&text).unwrap();
    assert_eq!(draft_text(&back), Ok(text));
    let shift = (back[0].0.q - tiles[0].0.q, back[0].0.r - tiles[0].0.r);
    let moved: Vec<Tile> =
        tiles.iter().map(|(hex, mineral)| (Hex::at(hex.q + shift.0, hex.r + shift.1), *mineral)).collect();
    assert_eq!(back, moved, "the same shape, moved");
    // The example of docs/formats.md.
    let example = "1wkwt/ktwa/1wo#d52c";
    assert_eq!(draft_text(&parse_draft(example).unwrap()).as_deref(), Ok(example));
}

#[test]
fn an_empty_draft_has_a_text_too() {
    let text = draft_text(&[]).unwrap();
    assert_eq!(text, "#0001");
    assert_eq!(parse_draft(&text), Ok(Vec::new()));
    assert!(matches!(Board::parse(&text), Err(ParseError::Board(faults)) if faults.len() == 5));
}

#[test]
fn mn_3_every_generated_board_comes_back_from_its_text() {
    for shape in Shape::ALL {
        for seed in 0..300 {
            let board = shape.generate(seed);
            let text = board.text();
            assert!(text.len() < 300, "{} characters", text.len());
            assert_eq!(Board::parse(&text).as_ref(), Ok(&board));
            assert_eq!(draft_text(board.tiles()).as_ref(), Ok(&text));
        }
    }
}

#[test]
fn white_space_does_not_matter() {
    let board = Shape::Ring.generate(5);
    let text = board.text();
    let mut broken = String::from("  \r\n");
    for (at, sign) in text.chars().enumerate() {
        broken.push(sign);
        broken.push_str([" ", "\n", "\t", "\u{200b}", ""][at % 5]);
    }
    assert_eq!(Board::parse(&broken), Ok(board));
}

/// Every text that differs from a written board in one place is refused.
#[test]
fn each_single_change_is_noticed() {
    const SIGNS: &str = "wktao0123456789/#bcdefWKTAOx.-";
    for (shape, seed) in Shape::ALL.into_iter().zip(70..) {
        let text: Vec<char> = shape.generate(seed).text().chars().collect();
        let refused = |changed: Vec<char>| {
            let changed: String = changed.into_iter().collect();
            assert!(Board::parse(&changed).is_err(), "{changed} is taken for a board");
        };
        for place in 0..text.len() {
            for sign in SIGNS.chars().filter(|&sign| sign != text[place]) {
                let mut changed = text.clone();
                changed[place] = sign;
                refused(changed);
            }
            let mut lost = text.clone();
            lost.remove(place);
            refused(lost);
            if place > 0 && text[place] != text[place - 1] {
                let mut swapped = text.clone();
                swapped.swap(place, place - 1);
                refused(swapped);
            }
            refused(text[..place].to_vec());
        }
    }
}

#[track_caller]
fn fault(text: &str, expected: &TextFault) {
    assert_eq!(parse_draft(text).as_ref(), Err(expected), "{text}");
    assert_eq!(Board::parse(text), Err(ParseError::Text(expected.clone())), "{text}");
}

#[test]
fn damage_is_named_with_its_place() {
    fault("wk/w?k#0000", &TextFault::UnknownLetter { row: 2, at: 2, letter: '?' });
    fault("wk/W#0000", &TextFault::UnknownLetter { row: 2, at: 1, letter: 'W' });
    fault(" w k /\n w ż", &TextFault::UnknownLetter { row: 2, at: 2, letter: 'ż' });
    fault("wk/3w0k#0000", &TextFault::NumberFromZero { row: 2, at: 3 });
    fault("wk//w121#0000", &TextFault::NumberTooLarge { row: 3, at: 2 });
    fault("60w60w#0000", &TextFault::NumberTooLarge { row: 1, at: 4 });
    fault("99999999999999999999w#0000", &TextFault::NumberTooLarge { row: 1, at: 1 });
    fault("w119w#0000", &TextFault::RowTooLong { row: 1, at: 5, most: MOST_SPAN });
    fault(&"w/".repeat(120), &TextFault::TooManyRows { most: MOST_SPAN });
    fault("wk/k", &TextFault::NoChecksum { row: 2 });
    fault("", &TextFault::NoChecksum { row: 1 });
    fault("wk/k#", &TextFault::NoChecksum { row: 2 });
    fault("wk/k#12c", &TextFault::NoChecksum { row: 2 });
    fault("wk/k#12g4", &TextFault::BadChecksum { at: 3 });
    fault("wk/k#12345", &TextFault::BadChecksum { at: 5 });
    fault("wk/k#1234", &TextFault::WrongChecksum);
}

#[test]
fn mn_3_a_text_of_an_unlawful_board_names_hexes_of_its_draft() {
    // A board with its first tile moved far away.
    let mut tiles = Shape::Island.generate(3).tiles().to_vec();
    let lone = Hex::at(20, 20);
    tiles[0].0 = lone;
    let text = draft_text(&tiles).unwrap();
    let draft = parse_draft(&text).unwrap();
    let Err(ParseError::Board(faults)) = Board::parse(&text) else { panic!("{text} is no lawful board") };
    let named: Vec<Hex> = faults
        .iter()
        .filter_map(|fault| match fault {
            BoardFault::FewNeighbours { hex, neighbours: 0 } => Some(*hex),
            _ => None,
        })
        .collect();
    assert_eq!(named.len(), 1, "{faults:?}");
    assert!(draft.iter().any(|tile| tile.0 == named[0]));
    assert!(faults.contains(&BoardFault::Disconnected { parts: vec![named] }), "{faults:?}");
}

#[test]
fn drafts_of_any_shape_come_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for size in 1..200_u32 {
        let mut tiles: Vec<Tile> = Vec::new();
        for _ in 0..size {
            let hex = Hex::at(below(&mut rng, 80) as i8 - 40, below(&mut rng, 80) as i8 - 40);
            let mineral = Mineral::ALL[below(&mut rng, 5) as usize];
            if tiles.iter().all(|tile| tile.0 != hex) {
                tiles.push((hex, mineral));
            }
        }
        tiles.sort_unstable_by_key(|tile| tile.0);
        let text = draft_text(&tiles).unwrap();
        let back = parse_draft(&text).unwrap();
        let shift = (back[0].0.q - tiles[0].0.q, back[0].0.r - tiles[0].0.r);
        let moved: Vec<Tile> =
            tiles.iter().map(|(hex, kind)| (Hex::at(hex.q + shift.0, hex.r + shift.1), *kind)).collect();
        assert_eq!(back, moved, "{text}");
        assert_eq!(draft_text(&back), Ok(text));
    }
}

#[test]
fn no_text_is_too_wild_to_be_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let signs: Vec<char> = "wwkktao0123456789//##abcdef \n?ß🌋\u{0}\u{200b}".chars().collect();
    for round in 0..20_000_u32 {
        let length = below(&mut rng, 1 + round / 40);
        let text: String = (0..length).map(|_| signs[below(&mut rng, signs.len() as u32) as usize]).collect();
        assert!(Board::parse(&text).is_err(), "{text}");
    }
}

#[test]
fn huge_texts_are_refused_at_once() {
    let too_long = TextFault::TooLong { most: MOST_TEXT as u32 };
    for text in ["w".repeat(MOST_TEXT + 1), " ".repeat(30_000_000), "9".repeat(30_000_000), "ż".repeat(9_000)]
    {
        fault(&text, &too_long);
    }
    fault(&"w".repeat(MOST_TEXT), &TextFault::RowTooLong { row: 1, at: 121, most: MOST_SPAN });
    fault(&"/".repeat(MOST_TEXT), &TextFault::TooManyRows { most: MOST_SPAN });
    // The fullest drawing that fits is judged, not refused for its size.
    let full = ["w".repeat(100), "1".repeat(0)].concat();
    let rows = vec![full; 40].join("/");
    assert_eq!(parse_draft(&rows), Err(TextFault::NoChecksum { row: 40 }));
}

#[test]
fn a_board_is_stored_and_sent_as_its_text() {
    let board = Shape::Cavern.generate(1);
    let json = serde_json::to_string(&board).unwrap();
    assert_eq!(json, format!("{:?}", board.text()));
    assert_eq!(serde_json::from_str::<Board>(&json).unwrap(), board);
    let bytes = postcard::to_stdvec(&board).unwrap();
    assert_eq!(postcard::from_bytes::<Board>(&bytes).unwrap(), board);
    let damaged = json.replacen('w', "k", 1);
    let error = serde_json::from_str::<Board>(&damaged).unwrap_err();
    assert!(error.to_string().contains("something was changed"), "{error}");
}
