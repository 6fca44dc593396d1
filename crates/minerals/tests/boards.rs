//! Boards: what is lawful (MN-1, MN-3), what is said of one that is not, the written form, and what
//! the generators make.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "common/board_draw.rs"]
mod board_draw;
#[path = "common/board_look.rs"]
mod board_look;
#[path = "common/board_shapes.rs"]
mod board_shapes;
#[path = "common/board_texts.rs"]
mod board_texts;

use board_draw::draw;
use minerals::board::{Board, BoardFault, MOST_SPAN, ParseError, TextFault, Tile, draft_text, faults, left};
use minerals::{ALL_TILES, Hex, Mineral, TILES};

/// A lawful board: 118 tiles side by side in rows of 10 and one of 8.
fn slab() -> Vec<Tile> {
    let mut bag = Mineral::ALL.into_iter().flat_map(|mineral| vec![mineral; usize::from(TILES[mineral])]);
    let mut tiles = Vec::new();
    for r in 0..12_i8 {
        for q in 0..10_i8 {
            tiles.extend(bag.next().map(|mineral| (Hex::at(q - r / 2, r), mineral)));
        }
    }
    tiles
}

/// The slab with its minerals along another shape of as many hexes.
fn laid(hexes: impl IntoIterator<Item = Hex>) -> Vec<Tile> {
    let tiles: Vec<Tile> = hexes.into_iter().zip(slab()).map(|(hex, (_, mineral))| (hex, mineral)).collect();
    assert_eq!(tiles.len(), ALL_TILES);
    tiles
}

fn hexes(at: &[(i8, i8)]) -> Vec<Hex> {
    at.iter().map(|&(q, r)| Hex::at(q, r)).collect()
}

/// What is wrong with a drawing besides its counts.
fn shape_faults(picture: &str) -> Vec<BoardFault> {
    let mut faults = faults(&draw(picture));
    faults.retain(|fault| !matches!(fault, BoardFault::WrongCount { .. }));
    faults
}

#[test]
fn mn_3_a_slab_is_lawful_and_lies_in_the_middle() {
    let board = Board::new(&slab()).expect("a lawful board");
    assert!(board.tiles().is_sorted_by_key(|tile| tile.0));
    let rows: Vec<i8> = board.tiles().iter().map(|tile| tile.0.r).collect();
    assert_eq!((rows.iter().min(), rows.iter().max()), (Some(&-5), Some(&6)));
    let halves = board.tiles().iter().map(|(hex, _)| 2 * i16::from(hex.q) + i16::from(hex.r));
    let (west, east) = (halves.clone().min().unwrap(), halves.max().unwrap());
    assert!((-2..=2).contains(&(west + east)), "{west} to {east}");
    assert_eq!(board.at(board.tiles()[17].0), Some(board.tiles()[17].1));
    assert_eq!(board.at(Hex::at(50, 50)), None);
}

#[test]
fn mn_3_where_a_board_was_laid_does_not_matter() {
    let board = Board::new(&slab()).unwrap();
    for (q, r) in [(1, 0), (0, 1), (-7, 13), (90, -100), (-100, 90)] {
        let mut moved: Vec<Tile> =
            slab().into_iter().map(|(hex, mineral)| (Hex::at(hex.q + q, hex.r + r), mineral)).collect();
        moved.reverse();
        assert_eq!(Board::new(&moved).as_ref(), Ok(&board), "moved by {q}, {r}");
    }
}

/// A strip of `ALL_TILES` hexes along a bent line, ended by triangles, as thin as MN-3 allows.
fn thin(turn: impl Fn(usize) -> (i8, i8)) -> Vec<Tile> {
    // 114 hexes in a line and two more at each end.
    let mut line = vec![Hex::at(0, 0)];
    for step in 1..ALL_TILES - 2 {
        let (q, r) = turn(step);
        let before = line[step - 1];
        // Only the shape counts; Board::new moves it to the middle. The line begins off the middle here
        // so that it never leaves the plane.
        line.push(Hex::at(before.q + q, before.r + r));
    }
    let ends = [(line[1], line[0]), (line[line.len() - 2], line[line.len() - 1])];
    for (before, end) in ends {
        // A hex that touches both the last two of the line closes a triangle.
        let tip = end.around().find(|hex| before.around().any(|near| near == *hex) && !line.contains(hex));
        line.push(tip.expect("there is room beside the end"));
    }
    laid(line)
}

#[test]
fn mn_3_the_longest_shapes_are_accepted_and_stay_on_the_plane() {
    let double: Vec<Tile> = laid((0..2_i8).flat_map(|r| (0..59_i8).map(move |q| Hex::at(q, r))));
    let mut shapes = vec![double];
    for direction in minerals::Direction::ALL {
        shapes.push(thin(|_| direction.offset()));
        for other in minerals::Direction::ALL {
            // Half the way in one direction, the rest in another that does not lead back.
            let (a, b) = (direction.offset(), other.offset());
            if (a.0 + b.0, a.1 + b.1) != (0, 0) {
                shapes.push(thin(|step| if step < 58 { a } else { b }));
            }
        }
    }
    for shape in shapes {
        let board = match Board::new(&shape) {
            Ok(board) => board,
            Err(faults) => panic!("{faults:?}"),
        };
        for (hex, _) in board.tiles() {
            assert!(hex.q.abs() <= 60 && hex.r.abs() <= 60, "{hex} in {}", board.text());
        }
        assert_eq!(Board::parse(&board.text()), Ok(board));
    }
}

#[test]
fn mn_3_a_lone_tile_is_named() {
    let mut tiles = slab();
    let lone = Hex::at(30, 3);
    tiles[40].0 = lone;
    let faults = Board::new(&tiles).expect_err("a lone tile");
    assert_eq!(
        faults,
        [
            BoardFault::FewNeighbours { hex: lone, neighbours: 0 },
            BoardFault::Disconnected { parts: vec![vec![lone]] }
        ]
    );
    assert!(faults.iter().all(|fault| fault.rule() == "MN-3"));
}

#[test]
fn mn_3_tiles_with_one_neighbour_are_named() {
    let found = shape_faults(
        "
         w k w .
        w k t a
         . w . .
          . o .
        ",
    );
    assert_eq!(found, [BoardFault::FewNeighbours { hex: Hex::at(0, 3), neighbours: 1 }]);
}

#[test]
fn mn_3_each_smaller_part_is_named() {
    let found = shape_faults(
        "
        w w . . k k
         w . . . k
        . . w w . .
         . . w w . .
        ",
    );
    let parts = vec![hexes(&[(0, 0), (1, 0), (0, 1)]), hexes(&[(4, 0), (5, 0), (4, 1)])];
    assert_eq!(found, [BoardFault::Disconnected { parts }]);
    let equal = shape_faults(
        "
        w w . k k
         w . . k
        ",
    );
    let parts = vec![hexes(&[(3, 0), (4, 0), (3, 1)])];
    assert_eq!(equal, [BoardFault::Disconnected { parts }], "of equal parts the first counts as the board");
}

#[test]
fn mn_1_wrong_counts_are_named() {
    let mut tiles = slab();
    assert_eq!(tiles[0].1, Mineral::Wollastonite);
    tiles[0].1 = Mineral::Orpiment;
    let faults = Board::new(&tiles).expect_err("54 and 4");
    assert_eq!(
        faults,
        [
            BoardFault::WrongCount { mineral: Mineral::Wollastonite, have: 52, need: 53 },
            BoardFault::WrongCount { mineral: Mineral::Orpiment, have: 6, need: 5 },
        ]
    );
    assert!(faults.iter().all(|fault| fault.rule() == "MN-1"));
    assert_eq!(left(&tiles), [1, 0, 0, 0, -1]);
    assert_eq!(left(&[]), [53, 30, 20, 10, 5]);
}

#[test]
fn mn_1_a_board_of_117_or_119_tiles_is_refused() {
    let mut tiles = slab();
    tiles.pop();
    let orpiment = |have| vec![BoardFault::WrongCount { mineral: Mineral::Orpiment, have, need: 5 }];
    assert_eq!(Board::new(&tiles), Err(orpiment(4)));
    let mut tiles = slab();
    tiles.push((Hex::at(-1, 0), Mineral::Orpiment));
    tiles.push((Hex::at(-1, 1), Mineral::Orpiment));
    assert_eq!(Board::new(&tiles), Err(orpiment(7)));
}

#[test]
fn mn_3_a_hex_with_two_tiles_is_named_once() {
    let mut tiles = slab();
    let hex = tiles[60].0;
    tiles.extend([(hex, Mineral::Kyanite), (hex, Mineral::Kyanite)]);
    let faults = Board::new(&tiles).expect_err("three tiles on a hex");
    assert_eq!(
        faults,
        [BoardFault::WrongCount { mineral: Mineral::Kyanite, have: 32, need: 30 }, BoardFault::Twice { hex },]
    );
    assert_eq!(draft_text(&tiles), Err(BoardFault::Twice { hex }));
}

#[test]
fn mn_3_tiles_at_the_ends_of_the_plane_are_too_wide() {
    let tiles = [(Hex::at(-128, 0), Mineral::Kyanite), (Hex::at(127, 0), Mineral::Kyanite)];
    let wide = BoardFault::TooWide { rows: 1, columns: 256, most: MOST_SPAN };
    assert_eq!(faults(&tiles).last(), Some(&wide));
    assert_eq!(draft_text(&tiles), Err(wide));
    let tiles = [(Hex::at(0, -128), Mineral::Kyanite), (Hex::at(0, 127), Mineral::Kyanite)];
    assert_eq!(
        faults(&tiles).last(),
        Some(&BoardFault::TooWide { rows: 256, columns: 129, most: MOST_SPAN })
    );
}

#[test]
fn a_draft_is_judged_like_a_board() {
    let none = faults(&[]);
    assert_eq!(none.len(), 5, "only the counts: {none:?}");
    let tiles = draw("w k\n w");
    let found = faults(&tiles);
    assert!(found.iter().all(|fault| matches!(fault, BoardFault::WrongCount { .. })), "{found:?}");
    assert_eq!(left(&tiles), [51, 29, 20, 10, 5]);
}

#[test]
fn faults_say_what_they_are_in_json_and_in_words() {
    let fault = BoardFault::FewNeighbours { hex: Hex::at(3, -2), neighbours: 1 };
    let json = serde_json::to_value(&fault).unwrap();
    assert_eq!(
        json,
        serde_json::json!({ "code": "few-neighbours", "hex": { "q": 3, "r": -2 }, "neighbours": 1 })
    );
    assert_eq!(fault.to_string(), "the tile on (3, -2) touches 1 other, not two");
    let fault = TextFault::UnknownLetter { row: 2, at: 5, letter: 'x' };
    assert_eq!(
        serde_json::to_value(&fault).unwrap(),
        serde_json::json!({ "code": "unknown-letter", "row": 2, "at": 5, "letter": "x" })
    );
    let error = ParseError::from(vec![fault_of_count()]);
    assert_eq!(error.to_string(), "there are 4 tiles of orpiment, not 5");
}

fn fault_of_count() -> BoardFault {
    BoardFault::WrongCount { mineral: Mineral::Orpiment, have: 4, need: 5 }
}
