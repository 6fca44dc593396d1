//! How a generator deals the minerals: evenly, orpiment far apart, few of a kind side by side.

use tabletop::chance::Dice;

use super::canvas::{CELLS, around, steps};
use super::outline::{Mirror, Outline};
use crate::ids::{ALL_TILES, KINDS, Mineral, Minerals, TILES};

/// Swaps that are tried to part tiles of a kind.
const SWAPS: u32 = 1500;
/// Hexes of which the one furthest from other orpiment is taken.
const CANDIDATES: u32 = 20;
/// How much it matters that two tiles of a kind do not touch, by kind.
const WEIGHTS: [u32; KINDS] = [2, 3, 5, 8, 8];
/// So many of its kind a tile may touch before it looks for another place, by kind.
const AT_EASE: [u32; KINDS] = [1, 0, 0, 0, 0];
/// Stands for a neighbour that is no land.
const NOTHING: usize = ALL_TILES;

/// A tile's place in the outline and that of its mirror image; twice the same where there is none.
type Unit = [usize; 2];

/// Deals the whole box onto an outline, in the order of its hexes. Mirror images get the same mineral.
pub fn deal(outline: &Outline, dice: &mut Dice) -> [Mineral; ALL_TILES] {
    let mut table = Table::new(outline);
    let units = (0..ALL_TILES).map(|tile| [tile, table.places[outline.mirror.twin(table.cells[tile])]]);
    let mirrored = outline.mirror != Mirror::None;
    let (axis, rest): (Vec<Unit>, Vec<Unit>) =
        units.filter(|unit| unit[0] <= unit[1]).partition(|unit| mirrored && unit[0] == unit[1]);
    let on_axis = axis_minerals(axis.len());
    let mut others = TILES.minus(on_axis);
    if mirrored {
        others = Minerals(others.0.map(|count| count / 2));
    }
    let mut golden = Vec::with_capacity(5);
    let groups = [(axis, on_axis), (rest, others)].map(|(mut units, mut minerals)| {
        table.lay_orpiment(&mut units, minerals[Mineral::Orpiment], &mut golden, dice);
        minerals[Mineral::Orpiment] = 0;
        let mut bag = Vec::with_capacity(ALL_TILES);
        for (mineral, count) in minerals.iter() {
            bag.extend(std::iter::repeat_n(mineral, usize::from(count)));
        }
        dice.shuffle(&mut bag);
        for (unit, mineral) in units.iter().zip(bag) {
            table.lay(*unit, mineral);
        }
        units
    });
    for _ in 0..SWAPS {
        // The axis is short: it gets a swap in eight.
        let axis = mirrored && dice.below(8) == 0;
        let units = &groups[usize::from(!axis)];
        let one = units[dice.below(units.len() as u32) as usize];
        let other = units[dice.below(units.len() as u32) as usize];
        table.swap_if_better(one, other);
    }
    std::array::from_fn(|tile| table.kinds[tile].unwrap_or(Mineral::Wollastonite))
}

/// What lies on the axis of a mirrored board: an odd number of wollastonite and orpiment, because the box
/// has an odd number of them, and an even one of the others.
fn axis_minerals(length: usize) -> Minerals {
    match length {
        0 => Minerals::NONE,
        6 => Minerals([3, 2, 0, 0, 1]),
        8 => Minerals([3, 2, 2, 0, 1]),
        10 => Minerals([5, 2, 2, 0, 1]),
        _ => Minerals([5, 2, 2, 2, 1]),
    }
}

/// The tiles by their place in the outline.
struct Table {
    cells: [usize; ALL_TILES],
    places: [usize; CELLS],
    near: [[usize; 6]; ALL_TILES],
    /// One more than there are tiles: [`NOTHING`].
    kinds: [Option<Mineral>; ALL_TILES + 1],
}

impl Table {
    fn new(outline: &Outline) -> Self {
        let mut cells = [0; ALL_TILES];
        let mut places = [NOTHING; CELLS];
        for (tile, cell) in outline.land.cells().enumerate() {
            cells[tile] = cell;
            places[cell] = tile;
        }
        let near = cells.map(|cell| around(cell).map(|next| places[next]));
        Self { cells, places, near, kinds: [None; ALL_TILES + 1] }
    }

    fn lay(&mut self, unit: Unit, mineral: Mineral) {
        for tile in unit {
            self.kinds[tile] = Some(mineral);
        }
    }

    /// Lays orpiment far from each other, and takes its tiles out of the list.
    fn lay_orpiment(&mut self, units: &mut Vec<Unit>, count: u8, golden: &mut Vec<usize>, dice: &mut Dice) {
        for _ in 0..count {
            let (mut furthest, mut best) = (0, 0);
            for _ in 0..CANDIDATES {
                let at = dice.below(units.len() as u32) as usize;
                let [cell, twin] = units[at].map(|tile| self.cells[tile]);
                let others = golden.iter().map(|&other| steps(cell, other));
                let own = (twin != cell).then(|| steps(cell, twin));
                let nearest = others.chain(own).min().unwrap_or(u32::MAX);
                if nearest > furthest {
                    (furthest, best) = (nearest, at);
                }
            }
            let unit = units.swap_remove(best);
            self.lay(unit, Mineral::Orpiment);
            golden.extend(unit.map(|tile| self.cells[tile]));
        }
    }

    /// How many of its own kind a tile touches.
    fn alike(&self, tile: usize) -> u32 {
        let kind = self.kinds[tile];
        self.near[tile].iter().filter(|&&next| self.kinds[next] == kind).count() as u32
    }

    /// How bad it is that the tiles of a unit touch others of their kind.
    fn likeness(&self, unit: Unit) -> u32 {
        let weight = self.kinds[unit[0]].map_or(0, |kind| WEIGHTS[kind.index()]);
        let square = |tile| self.alike(tile) * self.alike(tile);
        weight * (square(unit[0]) + if unit[1] == unit[0] { 0 } else { square(unit[1]) })
    }

    fn swap_if_better(&mut self, one: Unit, other: Unit) {
        let (Some(first), Some(second)) = (self.kinds[one[0]], self.kinds[other[0]]) else { return };
        if first == second || self.alike(one[0]) <= AT_EASE[first.index()] {
            return;
        }
        let before = self.likeness(one) + self.likeness(other);
        self.lay(one, second);
        self.lay(other, first);
        if self.likeness(one) + self.likeness(other) > before {
            self.lay(one, first);
            self.lay(other, second);
        }
    }
}
