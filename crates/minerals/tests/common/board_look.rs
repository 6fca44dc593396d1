//! What a board looks like, measured.

use std::collections::{BTreeMap, BTreeSet};

use minerals::board::Board;
use minerals::{Direction, Hex, Mineral};

/// Half hexes from the middle of (0, 0) to the east.
pub fn halves(hex: Hex) -> i16 {
    2 * i16::from(hex.q) + i16::from(hex.r)
}

/// Hexes from side to side, in halves, and rows.
pub fn size(board: &Board) -> (i16, i16) {
    let span = |of: &dyn Fn(Hex) -> i16| {
        let all = board.tiles().iter().map(|tile| of(tile.0));
        all.clone().max().unwrap() - all.min().unwrap()
    };
    (span(&halves) + 2, span(&|hex| i16::from(hex.r)) + 1)
}

/// The parts that hexes fall into.
pub fn parts(hexes: &BTreeSet<Hex>) -> Vec<BTreeSet<Hex>> {
    let mut left = hexes.clone();
    let mut parts = Vec::new();
    while let Some(start) = left.pop_first() {
        let mut part = BTreeSet::from([start]);
        let mut open = vec![start];
        while let Some(hex) = open.pop() {
            for near in hex.around().filter(|near| left.remove(near)).collect::<Vec<_>>() {
                part.insert(near);
                open.push(near);
            }
        }
        parts.push(part);
    }
    parts
}

pub fn hexes(board: &Board) -> BTreeSet<Hex> {
    board.tiles().iter().map(|tile| tile.0).collect()
}

/// Sizes of the empty parts that land surrounds, largest first.
pub fn crevices(board: &Board) -> Vec<usize> {
    let land = hexes(board);
    let empty: BTreeSet<Hex> = (-12..=12_i8)
        .flat_map(|r| (-20..=20_i8).map(move |q| Hex::at(q, r)))
        .filter(|hex| !land.contains(hex))
        .collect();
    let corner = Hex::at(-20, -12);
    let mut sizes: Vec<usize> = parts(&empty)
        .into_iter()
        .filter(|part| {
            !part.contains(&corner) && !part.iter().any(|hex| hex.r.abs() == 12 || hex.q.abs() == 20)
        })
        .map(|part| part.len())
        .collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

/// Tiles without which at least two parts of `least` tiles each are left.
pub fn bridges(board: &Board, least: usize) -> Vec<Hex> {
    let land = hexes(board);
    let parts_without = |hex: Hex| {
        let mut rest = land.clone();
        rest.remove(&hex);
        parts(&rest).into_iter().filter(|part| part.len() >= least).count()
    };
    land.iter().copied().filter(|&hex| parts_without(hex) >= 2).collect()
}

/// Edges between land and emptiness.
pub fn shore(board: &Board) -> usize {
    let land = hexes(board);
    land.iter().map(|hex| 6 - hex.around().filter(|near| land.contains(near)).count()).sum()
}

/// Whether a map of places `(halves, row)` takes the board to itself, minerals too.
pub fn is_symmetric(board: &Board, image: impl Fn(i16, i16) -> (i16, i16)) -> bool {
    let kinds: BTreeMap<(i16, i16), Mineral> =
        board.tiles().iter().map(|&(hex, kind)| ((halves(hex), i16::from(hex.r)), kind)).collect();
    kinds.iter().all(|(&(x, r), kind)| kinds.get(&image(x, r)) == Some(kind))
}

/// Sums of the first and last half hex, and of the first and last row: twice the middle.
pub fn middle(board: &Board) -> (i16, i16) {
    let ends = |of: &dyn Fn(Hex) -> i16| {
        let all = board.tiles().iter().map(|tile| of(tile.0));
        all.clone().max().unwrap() + all.min().unwrap()
    };
    (ends(&halves), ends(&|hex| i16::from(hex.r)))
}

/// Whether a pawn could leave this tile by its value, over gaps of one hex, were it alone (MN-10, MN-11).
pub fn has_move(board: &Board, from: Hex, mineral: Mineral) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let mut empty = 0;
        for steps in 1..=i16::from(mineral.value()) {
            match from.step(direction, steps).and_then(|hex| board.at(hex)) {
                Some(_) => empty = 0,
                None => empty += 1,
            }
            if empty > 1 {
                return false;
            }
        }
        empty == 0
    })
}
