//! Bomb patterns and their eight turns (SM-19).

use serde::Serialize;

/// A pattern in one of its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Turned {
    /// Cells, one bit each: `row * 8 + column` from the upper left corner of its box.
    pub cells: u32,
    /// Columns of its box.
    pub width: u8,
    /// Rows of its box.
    pub height: u8,
    /// The lowest turn that looks the same.
    pub same_as: u8,
}

/// A bomb pattern: edge-connected cells in a box of at most 4 × 4.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pattern {
    turns: [Turned; 8],
}

/// Longest side of a pattern's box.
pub const MOST_SIDE: usize = 4;

impl Pattern {
    /// Reads rows of `#` and `.`.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn parse(rows: &[String]) -> Result<Self, String> {
        let mut cells = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            if row.chars().count() != rows[0].chars().count() {
                return Err("its rows differ in length".to_owned());
            }
            for (x, cell) in row.chars().enumerate() {
                match cell {
                    '#' => cells.push((x, y)),
                    '.' => {}
                    other => return Err(format!("{other:?} is neither # nor .")),
                }
            }
        }
        if rows.len() > MOST_SIDE || rows.iter().any(|row| row.chars().count() > MOST_SIDE) {
            return Err(format!("it is larger than {MOST_SIDE} by {MOST_SIDE}"));
        }
        if !(2..=MOST_CELLS).contains(&cells.len()) {
            return Err(format!("it has {} cells, not 2 to {MOST_CELLS}", cells.len()));
        }
        let full = |at: &dyn Fn(&(usize, usize)) -> usize, side: usize| {
            (0..side).all(|n| cells.iter().any(|c| at(c) == n))
        };
        if !full(&|cell| cell.0, rows[0].chars().count()) || !full(&|cell| cell.1, rows.len()) {
            return Err("it has an empty row or column".to_owned());
        }
        if !connected(&cells) {
            return Err("its cells do not hang together by edges".to_owned());
        }
        Ok(Self::from_cells(&cells))
    }

    fn from_cells(cells: &[(usize, usize)]) -> Self {
        let mut turns = [Turned { cells: 0, width: 0, height: 0, same_as: 0 }; 8];
        let mut turned: Vec<(usize, usize)> = cells.to_vec();
        for turn in 0..8 {
            if turn == 4 {
                let width = cells.iter().map(|cell| cell.0).max().unwrap_or(0);
                turned = cells.iter().map(|&(x, y)| (width - x, y)).collect();
            } else if turn > 0 {
                let height = turned.iter().map(|cell| cell.1).max().unwrap_or(0);
                turned = turned.iter().map(|&(x, y)| (height - y, x)).collect();
            }
            let bits = turned.iter().fold(0, |bits, &(x, y)| bits | 1_u32 << (y * 8 + x));
            let same_as = (0..turn).find(|&other| turns[other].cells == bits).unwrap_or(turn);
            turns[turn] = Turned {
                cells: bits,
                width: turned.iter().map(|cell| cell.0 as u8 + 1).max().unwrap_or(0),
                height: turned.iter().map(|cell| cell.1 as u8 + 1).max().unwrap_or(0),
                same_as: same_as as u8,
            };
        }
        Self { turns }
    }

    /// The pattern in turn 0–7: quarter turns clockwise, then the same of its mirror image.
    #[must_use]
    pub fn turned(&self, turn: u8) -> Option<&Turned> {
        self.turns.get(usize::from(turn))
    }

    /// Turns that look different from each other, with their numbers.
    pub fn different_turns(&self) -> impl Iterator<Item = (u8, &Turned)> {
        (0_u8..).zip(&self.turns).filter(|(turn, turned)| turned.same_as == *turn)
    }
}

const MOST_CELLS: usize = 4;

fn connected(cells: &[(usize, usize)]) -> bool {
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while let Some(&(x, y)) = reached.get(next) {
        next += 1;
        for &(a, b) in cells {
            if x.abs_diff(a) + y.abs_diff(b) == 1 && !reached.contains(&(a, b)) {
                reached.push((a, b));
            }
        }
    }
    reached.len() == cells.len()
}

impl Turned {
    /// Its cells as `(column, row)` from the upper left corner of the box.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> {
        let cells = self.cells;
        (0..32_u8).filter(move |bit| cells >> bit & 1 == 1).map(|bit| (bit % 8, bit / 8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(rows: &[&str]) -> Result<Pattern, String> {
        Pattern::parse(&rows.iter().map(|row| (*row).to_owned()).collect::<Vec<_>>())
    }

    fn draw(turned: &Turned) -> String {
        let row = |y| {
            (0..turned.width).map(move |x| if turned.iter().any(|cell| cell == (x, y)) { '#' } else { '.' })
        };
        (0..turned.height).map(|y| row(y).collect::<String>()).collect::<Vec<_>>().join("/")
    }

    #[test]
    fn sm_19_eight_turns_of_a_pattern_without_symmetry() {
        let pattern = parse(&["###", "#.."]).expect("a pattern");
        let turns: Vec<_> = (0..8).filter_map(|turn| pattern.turned(turn)).map(draw).collect();
        let expected =
            ["###/#..", "##/.#/.#", "..#/###", "#./#./##", "###/..#", ".#/.#/##", "#../###", "##/#./#."];
        assert_eq!(turns, expected);
        assert_eq!(pattern.different_turns().count(), 8);
    }

    #[test]
    fn sm_19_turns_that_look_alike_are_one() {
        assert_eq!(parse(&["##"]).expect("a domino").different_turns().count(), 2);
        assert_eq!(parse(&["##", "##"]).expect("a square").different_turns().count(), 1);
        assert_eq!(parse(&[".##", "##."]).expect("a skew one").different_turns().count(), 4);
    }

    #[test]
    fn wrong_patterns_are_refused() {
        for rows in [&["#.", ".#"][..], &["#"], &["#x"], &["##", "#"], &["#####"], &["##", ".."]] {
            assert!(parse(rows).is_err(), "{rows:?}");
        }
    }
}
