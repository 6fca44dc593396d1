//! A board as text that survives a messenger.
//!
//! Rows from north to south, `/` between them; in a row from west to east a letter for a tile (`w` `k`
//! `t` `a` `o`) and a number for so many empty hexes. Every second row, from the second on, stands half
//! a hex further east. After `#` come four digits that tell whether the rest arrived whole.
//!
//! `wkw/ko#19a6` stands for three tiles and two that touch them from below.

use std::fmt::Write as _;

use serde::Serialize;

use super::{BoardFault, Extent, MOST_SPAN, Tile, centred, fault::too_wide, halves};
use crate::ids::{Hex, Mineral};

/// Most bytes of a text that is read at all; the longest board needs less than a fifth of it, and line
/// breaks may be added.
pub const MOST_TEXT: usize = 4096;

/// Where and why a text is not a written board. Rows, and characters in a row, count from 1; white
/// space is not counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum TextFault {
    /// There is more than any board needs.
    #[error("the text has more than {most} bytes")]
    TooLong {
        /// Most bytes.
        most: u32,
    },
    /// A character that stands for nothing.
    #[error("row {row}, character {at}: {letter:?} stands for nothing")]
    UnknownLetter {
        /// Which row.
        row: u16,
        /// Which character in it.
        at: u16,
        /// The character.
        letter: char,
    },
    /// A number begins with 0.
    #[error("row {row}, character {at}: a number begins with 0")]
    NumberFromZero {
        /// Which row.
        row: u16,
        /// Which character in it.
        at: u16,
    },
    /// So many empty hexes leave the drawing.
    #[error("row {row}, character {at}: the number is too large")]
    NumberTooLarge {
        /// Which row.
        row: u16,
        /// Where in it the number begins.
        at: u16,
    },
    /// A row has too many hexes.
    #[error("row {row}, character {at}: the row goes on after {most} hexes")]
    RowTooLong {
        /// Which row.
        row: u16,
        /// The first character too many.
        at: u16,
        /// Most hexes.
        most: u16,
    },
    /// There are too many rows.
    #[error("there are more than {most} rows")]
    TooManyRows {
        /// Most rows.
        most: u16,
    },
    /// The end is missing: `#` and four digits.
    #[error("# and four digits are missing at the end of row {row}")]
    NoChecksum {
        /// The last row there is.
        row: u16,
    },
    /// After `#` stands something else than four digits from 0 to f.
    #[error("after # stands something else than four digits, at character {at}")]
    BadChecksum {
        /// Which character after `#`.
        at: u16,
    },
    /// The digits after `#` belong to another text.
    #[error("the digits after # do not fit: something was changed or lost on the way")]
    WrongChecksum,
}

/// Why a text cannot be read as a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum ParseError {
    /// The text is no written board.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// The tiles in it are no lawful board.
    #[error("{}", list(.0))]
    Board(Vec<BoardFault>),
}

impl From<Vec<BoardFault>> for ParseError {
    fn from(faults: Vec<BoardFault>) -> Self {
        Self::Board(faults)
    }
}

fn list(faults: &[BoardFault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Writes tiles down, also those of a draft that is no lawful board. Where on the plane they lie does
/// not matter: the same shape gives the same text.
///
/// # Errors
/// The hex with two tiles, or that they lie too far apart.
pub fn draft_text(tiles: &[Tile]) -> Result<String, BoardFault> {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable_by_key(|tile| tile.0);
    if let Some(two) = tiles.windows(2).find(|two| two[0].0 == two[1].0) {
        return Err(BoardFault::Twice { hex: two[0].0 });
    }
    match too_wide(&tiles) {
        Some(fault) => Err(fault),
        None => Ok(write(&tiles)),
    }
}

/// Writes tiles that are in order and near enough to each other.
pub(super) fn write(tiles: &[Tile]) -> String {
    let mut text = String::with_capacity(256);
    if let Some(extent) = Extent::of(tiles) {
        let row_of = |hex: Hex| i16::from(hex.r) - extent.top;
        // Rows that stand half a hex further east are counted without that half.
        let column_of = |hex: Hex| (halves(hex) - row_of(hex) % 2).div_euclid(2);
        let first = tiles.iter().map(|tile| column_of(tile.0)).min().unwrap_or(0);
        let (mut row, mut column) = (0, first);
        for &(hex, mineral) in tiles {
            while row < row_of(hex) {
                text.push('/');
                (row, column) = (row + 1, first);
            }
            let empty = column_of(hex) - column;
            if empty > 0 {
                // Writing to a String cannot fail.
                let _ = write!(text, "{empty}");
            }
            text.push(mineral.letter());
            column = column_of(hex) + 1;
        }
    }
    let check = checksum(&text);
    let _ = write!(text, "#{check:04x}");
    text
}

/// Reads tiles, also those of a draft; they come row by row, moved to the middle of the plane. White
/// space, line breaks among it, may stand anywhere.
///
/// # Errors
/// The first place where the text is damaged.
pub fn parse_draft(text: &str) -> Result<Vec<Tile>, TextFault> {
    if text.len() > MOST_TEXT {
        return Err(TextFault::TooLong { most: MOST_TEXT as u32 });
    }
    let text: String = text.chars().filter(|&sign| !is_blank(sign)).collect();
    let (drawing, digits) = match text.split_once('#') {
        Some((drawing, digits)) => (drawing, Some(digits)),
        None => (text.as_str(), None),
    };
    let mut tiles = Vec::new();
    let mut last = 0;
    for (row, line) in (0..).zip(drawing.split('/')) {
        if row >= MOST_SPAN {
            return Err(TextFault::TooManyRows { most: MOST_SPAN });
        }
        read_row(row, line, &mut tiles)?;
        last = row + 1;
    }
    let digits = digits.ok_or(TextFault::NoChecksum { row: last })?;
    let written = read_checksum(digits, last)?;
    if written != checksum(drawing) {
        return Err(TextFault::WrongChecksum);
    }
    Ok(centred(&tiles))
}

/// White space, and what programs put into long words to break them.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{200b}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}

fn read_row(row: u16, line: &str, tiles: &mut Vec<Tile>) -> Result<(), TextFault> {
    let mut column = 0_u16;
    let mut signs = (1_u16..).zip(line.chars()).peekable();
    while let Some((at, sign)) = signs.next() {
        let place = (row + 1, at);
        if let Some(mineral) = Mineral::of_letter(sign) {
            if column >= MOST_SPAN {
                return Err(TextFault::RowTooLong { row: place.0, at, most: MOST_SPAN });
            }
            tiles.push((hex_at(row, column), mineral));
            column += 1;
            continue;
        }
        let Some(digit) = sign.to_digit(10) else {
            return Err(TextFault::UnknownLetter { row: place.0, at, letter: sign });
        };
        if digit == 0 {
            return Err(TextFault::NumberFromZero { row: place.0, at });
        }
        let mut number = digit;
        while let Some(digit) = signs.peek().and_then(|next| next.1.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(digit);
            signs.next();
        }
        column = u16::try_from(number)
            .ok()
            .and_then(|number| column.checked_add(number))
            .filter(|&column| column <= MOST_SPAN)
            .ok_or(TextFault::NumberTooLarge { row: place.0, at })?;
    }
    Ok(())
}

/// The hex of a place in the drawing, some way off the middle of the plane but always on it.
fn hex_at(row: u16, column: u16) -> Hex {
    const { assert!(MOST_SPAN + MOST_SPAN / 2 < 256 && MOST_SPAN < 128, "the drawing fits on the plane") };
    let q = column as i16 - (row / 2) as i16;
    Hex { r: (row as i16 - 60) as i8, q: (q - 30) as i8 }
}

fn read_checksum(digits: &str, row: u16) -> Result<u16, TextFault> {
    if digits.len() < 4 && digits.bytes().all(|sign| sign.is_ascii_hexdigit()) {
        return Err(TextFault::NoChecksum { row });
    }
    let mut check = 0;
    for (at, sign) in (1_u16..).zip(digits.chars()) {
        match sign {
            '0'..='9' | 'a'..='f' if at <= 4 => check = check << 4 | sign.to_digit(16).unwrap_or(0) as u16,
            _ => return Err(TextFault::BadChecksum { at }),
        }
    }
    Ok(check)
}

/// The drawing as digits of a number to the base 257, modulo a prime. One changed sign, or two neighbours
/// in the wrong order, always give another sum, which a cut-off hash would only make likely; other damage
/// stays unseen once in 65 521 times.
fn checksum(drawing: &str) -> u16 {
    const PRIME: u32 = 65_521;
    drawing.bytes().fold(1_u32, |sum, byte| (sum * 257 + u32::from(byte)) % PRIME) as u16
}
