//! Boards as drawings: a line a row from north to south, two characters a hex, each row half a hex (one
//! character) aside of the one above.
//!
//! The first character of a hex is its tile (`w k t a o`), `.` for an empty hex, or `-` for an empty hex
//! that held a tile before. The second is blank, the letter of the pawn that stands there (`A` for the first
//! seat), or a digit: a mark by which a test names the hex.

use std::collections::BTreeMap;

use minerals::{Hex, Mineral};

/// One hex of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The tile.
    pub tile: Option<Mineral>,
    /// Whether the hex holds or held one.
    pub known: bool,
    /// The letter of a pawn, or a mark.
    pub sign: Option<char>,
}

/// A drawing.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// Its hexes; the one in the upper left corner is (0, 0), or (1, 0) when a lower row reaches further west.
    pub cells: BTreeMap<Hex, Cell>,
}

impl Picture {
    /// The hex with a mark, or with the pawn of a letter.
    #[track_caller]
    pub fn at(&self, sign: char) -> Hex {
        let found = self.cells.iter().find(|(_, cell)| cell.sign == Some(sign));
        *found.unwrap_or_else(|| panic!("nothing is marked {sign:?}")).0
    }

    /// The mark of a hex, `?` for one without.
    pub fn sign(&self, hex: Hex) -> char {
        self.cells.get(&hex).and_then(|cell| cell.sign).unwrap_or('?')
    }
}

/// Reads a drawing.
#[track_caller]
pub fn read(text: &str) -> Picture {
    let rows: Vec<&str> = text.lines().map(str::trim_end).filter(|row| !row.is_empty()).collect();
    let margin = rows.iter().map(|row| row.len() - row.trim_start().len()).min().unwrap_or(0);
    let mut cells = BTreeMap::new();
    let mut parity = None;
    for (r, row) in (0_i8..).zip(&rows) {
        let signs: Vec<char> = row[margin..].chars().collect();
        for (at, &sign) in signs.iter().enumerate() {
            if !(sign.is_ascii_lowercase() || sign == '.' || sign == '-') {
                let behind = at.checked_sub(1).is_some_and(|before| signs[before] != ' ');
                assert!(sign == ' ' || behind, "{sign:?} in row {r} marks no hex");
                continue;
            }
            let column = at as i8;
            let shift = (column - r).rem_euclid(2);
            assert_eq!(
                *parity.get_or_insert(shift),
                shift,
                "row {r} does not stand half a hex aside:\n{text}"
            );
            let tile = Mineral::of_letter(sign);
            assert!(tile.is_some() || ".-".contains(sign), "{sign:?} is no mineral");
            let mark = signs.get(at + 1).copied().filter(|&mark| mark != ' ');
            let cell = Cell { tile, known: sign != '.', sign: mark };
            cells.insert(Hex::at((column - r - shift) / 2, r), cell);
        }
    }
    Picture { cells }
}

/// Draws tiles and pawns; `frame` are the hexes that are drawn where they are empty.
pub fn draw(tiles: &[(Hex, Mineral, Option<char>)], frame: &[Hex]) -> String {
    let mut cells: BTreeMap<Hex, (char, char)> = frame.iter().map(|&hex| (hex, ('.', ' '))).collect();
    cells.extend(tiles.iter().map(|&(hex, tile, pawn)| (hex, (tile.letter(), pawn.unwrap_or(' ')))));
    let column = |hex: &Hex| 2 * i16::from(hex.q) + i16::from(hex.r);
    let margin = cells.keys().map(column).min().unwrap_or(0);
    let mut text = String::new();
    let mut last = None;
    let mut at = 0;
    for (hex, (ground, sign)) in &cells {
        for _ in last.unwrap_or(hex.r)..hex.r {
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
            at = 0;
        }
        last = Some(hex.r);
        let gap = (column(hex) - margin - at).unsigned_abs();
        text.push_str(&" ".repeat(usize::from(gap)));
        text.push(*ground);
        text.push(*sign);
        at = column(hex) - margin + 2;
    }
    text.truncate(text.trim_end_matches(' ').len());
    text
}
