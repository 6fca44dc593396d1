//! Boards in tests are drawn: a row a line from north to south, a letter a tile, `.` an empty hex, and
//! blanks to set the row off. Two characters are one hex, so that each row can stand half a hex aside.

use minerals::board::Tile;
use minerals::{Hex, Mineral};

/// The tiles of a drawing; the character in the upper left corner is the hex (0, 0) or its west half.
pub fn draw(picture: &str) -> Vec<Tile> {
    let rows: Vec<&str> = picture.lines().filter(|row| !row.trim().is_empty()).collect();
    let margin = rows.iter().map(|row| row.len() - row.trim_start().len()).min().unwrap_or(0);
    let mut tiles = Vec::new();
    let mut parity = None;
    for (r, row) in (0_i8..).zip(&rows) {
        for (at, sign) in (0_i8..).zip(row[margin..].chars()) {
            if sign == ' ' {
                continue;
            }
            // A character is half a hex; rows alternate between even and odd halves.
            let shift = (at - r).rem_euclid(2);
            assert_eq!(*parity.get_or_insert(shift), shift, "row {r} does not stand half a hex aside");
            if sign != '.' {
                let mineral = Mineral::of_letter(sign).unwrap_or_else(|| panic!("{sign:?} is no mineral"));
                tiles.push((Hex::at((at - r - shift) / 2, r), mineral));
            }
        }
    }
    tiles
}
