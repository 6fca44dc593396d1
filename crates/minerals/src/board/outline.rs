//! Outlines of the five shapes. Each lays a core in which every hex touches two others, and lets it
//! grow; see [`super::canvas`] for why that is all it takes.

use tabletop::chance::Dice;

use super::canvas::{
    CELLS, Growth, Land, MIDDLE, NEVER, Scores, around, cell_at, distance, hills, is_inner, place, steps,
};
use super::shape::Shape;
use crate::ids::ALL_TILES;

/// Where the tiles of a board lie, and which of them mirror each other.
pub struct Outline {
    pub land: Land,
    pub mirror: Mirror,
}

/// Which hexes belong together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mirror {
    None,
    /// West and east of the axis from north to south.
    Across,
    /// North and south of the middle row.
    Down,
}

impl Mirror {
    /// The mirror image of a hex; the hex itself on the axis, or where there is no mirror.
    pub const fn twin(self, cell: usize) -> usize {
        let (halves, row) = place(cell);
        match self {
            Self::None => cell,
            Self::Across => cell_at(2 * MIDDLE.0 - halves, row),
            Self::Down => cell_at(halves, 2 * MIDDLE.1 - row),
        }
    }
}

/// A rectangle that a shape stays in.
#[derive(Clone, Copy)]
struct Frame {
    middle: (i32, i32),
    /// Most half hexes from the middle to the west or east.
    across: i32,
    /// Most rows from the middle to the north or south.
    down: i32,
}

impl Frame {
    /// 13 hexes wide and 15 rows high.
    const NARROW: Self = Self { middle: MIDDLE, across: 12, down: 7 };
    /// 15 hexes wide and 17 rows high.
    const WIDE: Self = Self { middle: MIDDLE, across: 14, down: 8 };

    const fn holds(self, cell: usize) -> bool {
        let (halves, row) = place(cell);
        is_inner(cell)
            && (halves - self.middle.0).abs() <= self.across
            && (row - self.middle.1).abs() <= self.down
    }
}

/// The hand that draws an outline.
pub struct Sketch {
    /// Without: the form that is left when no try succeeded; chance has no say in it.
    hills: Option<[i32; CELLS]>,
}

/// Crevices of the plain cavern, as places.
const PLAIN_CREVICES: [(i32, i32); 7] = [(16, 10), (10, 10), (22, 10), (13, 5), (19, 5), (13, 15), (19, 15)];

/// Where islands may lie, in half hexes and rows from the middle.
const ISLANDS: [&[(i32, i32)]; 4] = [
    &[(0, 0), (-9, -6), (9, -6), (-9, 6), (9, 6)],
    &[(-8, -6), (8, -6), (-7, 0), (7, 0), (-8, 6), (8, 6)],
    &[(0, 0), (-11, 0), (11, 0), (-6, -6), (6, -6), (-6, 6), (6, 6)],
    &[(0, 0), (0, -6), (10, -3), (6, 6), (-6, 6), (-10, -3)],
];

impl Sketch {
    /// One that follows chance.
    pub fn wild(dice: &mut Dice) -> Self {
        Self { hills: Some(hills(dice)) }
    }

    /// One that always draws the same.
    pub const fn plain() -> Self {
        Self { hills: None }
    }

    /// The outline of a shape: [`ALL_TILES`] hexes, or nothing when this try came out badly.
    pub fn outline(&self, shape: Shape, dice: &mut Dice) -> Option<Outline> {
        let plain = |land| Outline { land, mirror: Mirror::None };
        match shape {
            Shape::Island => self.island(dice).map(plain),
            Shape::Ring => self.ring(dice).map(plain),
            Shape::Archipelago => self.archipelago(dice).map(plain),
            Shape::Mirrored => self.mirrored(dice),
            Shape::Cavern => self.cavern(dice).map(plain),
        }
    }

    /// A number below `bound` by chance; the middle one in the plain form.
    fn pick(&self, dice: &mut Dice, bound: u32) -> i32 {
        let picked = if self.hills.is_some() { dice.below(bound) } else { bound / 2 };
        picked as i32
    }

    /// How late a hex so far from where the land begins becomes land: uneven by the hills, which
    /// `strength` 8 raises to their own height.
    fn score(&self, cell: usize, distance: u32, strength: i32) -> u32 {
        let hill = self.hills.map_or(0, |hills| hills[cell]);
        (distance as i32 + hill * strength / 8).unsigned_abs()
    }

    /// Scores that rise from a place outward; hexes outside the frame stay empty.
    fn scores(&self, from: (i32, i32), strength: i32, frame: Frame) -> Scores {
        std::array::from_fn(|cell| {
            if frame.holds(cell) { self.score(cell, distance(place(cell), from), strength) } else { NEVER }
        })
    }

    fn island(&self, dice: &mut Dice) -> Option<Land> {
        let from = (MIDDLE.0 + self.pick(dice, 3) - 1, MIDDLE.1);
        let mut land = triangle(cell_at(MIDDLE.0, MIDDLE.1));
        land.grow(ALL_TILES, &self.scores(from, 10, Frame::NARROW), Growth::Solid, |cell| cell)
            .then_some(land)
    }

    /// The lake first, then the ring of hexes around it, then what grows outward from that.
    fn ring(&self, dice: &mut Dice) -> Option<Land> {
        let mut lake = triangle(cell_at(MIDDLE.0, MIDDLE.1));
        let size = 28 + self.pick(dice, 13) as usize;
        if !lake.grow(size, &self.scores(MIDDLE, 10, Frame::NARROW), Growth::Solid, |cell| cell) {
            return None;
        }
        // A bay that is almost closed becomes lake too, so that its shore is a ring.
        loop {
            let bay = lake.shore().find(|&cell| lake.neighbours(cell) >= 5);
            let Some(bay) = bay else { break };
            lake.add(bay);
        }
        let mut land = Land::new();
        for cell in lake.shore() {
            land.add(cell);
        }
        if land.cells().any(|cell| land.neighbours(cell) < 2) {
            return None;
        }
        let from = (MIDDLE.0 + self.pick(dice, 3) - 1, MIDDLE.1 + self.pick(dice, 3) - 1);
        let mut scores = self.scores(from, 10, Frame::WIDE);
        for cell in lake.cells() {
            scores[cell] = NEVER;
        }
        land.grow(ALL_TILES, &scores, Growth::Solid, |cell| cell).then_some(land)
    }

    /// Islands grow around their middles, with a channel of at least one hex between them; what crosses
    /// it are straight bridges along a tree. Solid growth joins nothing else, so each bridge is the only way.
    fn archipelago(&self, dice: &mut Dice) -> Option<Land> {
        /// Nearer than this to lying between two islands, a hex belongs to the channel: a step to a
        /// neighbour changes the difference of two distances by 64 at most.
        const CHANNEL: u32 = 40;
        let islands = ISLANDS[self.pick(dice, ISLANDS.len() as u32) as usize];
        let middles: Vec<usize> = islands
            .iter()
            .map(|&(halves, row)| {
                let halves = MIDDLE.0 + halves + self.pick(dice, 3) - 1;
                let row = MIDDLE.1 + row + self.pick(dice, 3) - 1;
                // Between two hexes the one nearer to the middle is meant.
                cell_at(if (halves + row) % 2 != 0 && halves < MIDDLE.0 { halves + 1 } else { halves }, row)
            })
            .collect();
        let mut land = Land::new();
        for &middle in &middles {
            land.add(middle);
            for cell in around(middle) {
                land.add(cell);
            }
        }
        for (from, to) in self.bridges(&middles, dice) {
            bridge(&mut land, from, to);
        }
        let scores = std::array::from_fn(|cell| {
            let mut nearest = [u32::MAX; 2];
            for &middle in &middles {
                let away = distance(place(cell), place(middle));
                if away < nearest[0] {
                    nearest = [away, nearest[0]];
                } else if away < nearest[1] {
                    nearest[1] = away;
                }
            }
            let channel = nearest[1] - nearest[0] < CHANNEL;
            if channel || !Frame::WIDE.holds(cell) { NEVER } else { self.score(cell, nearest[0], 14) }
        });
        land.grow(ALL_TILES, &scores, Growth::Solid, |cell| cell).then_some(land)
    }

    /// Which islands have a bridge between them: a tree of short ways (Prim), some left to chance.
    fn bridges(&self, middles: &[usize], dice: &mut Dice) -> Vec<(usize, usize)> {
        let mut joined = vec![middles[0]];
        let mut apart = middles[1..].to_vec();
        let mut bridges = Vec::new();
        while !apart.is_empty() {
            let mut best = (u32::MAX, 0, 0);
            for &from in &joined {
                for (at, &to) in apart.iter().enumerate() {
                    let length = distance(place(from), place(to)) + self.pick(dice, 40).unsigned_abs();
                    if length < best.0 {
                        best = (length, from, at);
                    }
                }
            }
            let to = apart.swap_remove(best.2);
            bridges.push((best.1, to));
            joined.push(to);
        }
        bridges
    }

    /// The axis is laid at once, an even number of tiles as the rest is pairs; then hexes grow by pairs.
    fn mirrored(&self, dice: &mut Dice) -> Option<Outline> {
        let mut land = Land::new();
        let (mirror, middle) = if self.pick(dice, 2) == 0 {
            // Every second row has a hex on the axis; pairs beside it tie them together.
            let axis = 6 + 2 * self.pick(dice, 2);
            let middle = (MIDDLE.0, MIDDLE.1 + 1);
            let rows = (middle.1 - axis + 1)..(middle.1 + axis);
            for row in rows {
                let beside = row % 2;
                land.add(cell_at(middle.0 - beside, row));
                land.add(cell_at(middle.0 + beside, row));
            }
            (Mirror::Across, middle)
        } else {
            let axis = 8 + 2 * self.pick(dice, 3);
            let middle = (MIDDLE.0 + 1, MIDDLE.1);
            for at in 0..axis {
                let halves = middle.0 - axis + 1 + 2 * at;
                land.add(cell_at(halves, middle.1));
                if at > 0 {
                    land.add(cell_at(halves - 1, middle.1 - 1));
                    land.add(cell_at(halves - 1, middle.1 + 1));
                }
            }
            (Mirror::Down, middle)
        };
        let frame = Frame { middle, ..Frame::NARROW };
        let hills = self.hills.map(|hills| {
            std::array::from_fn(|cell| {
                if frame.holds(cell) { i32::midpoint(hills[cell], hills[mirror.twin(cell)]) } else { 0 }
            })
        });
        let mut scores = Self { hills }.scores(middle, 40, frame);
        for (cell, score) in scores.iter_mut().enumerate() {
            if frame.holds(cell) && mirror.twin(cell) == cell {
                *score = NEVER;
            }
        }
        land.grow(ALL_TILES, &scores, Growth::Free, |cell| mirror.twin(cell))
            .then_some(Outline { land, mirror })
    }

    /// Crevices are set first, apart from each other; the land grows around them.
    fn cavern(&self, dice: &mut Dice) -> Option<Land> {
        let crevices = self.crevices(dice);
        let mut scores = self.scores(MIDDLE, 9, Frame::NARROW);
        for &cell in &crevices {
            scores[cell] = NEVER;
        }
        let free = |cell: &usize| {
            let [east, south_east, ..] = around(*cell);
            [*cell, east, south_east].into_iter().all(|cell| scores[cell] != NEVER)
        };
        let inner = (0..CELLS).filter(|&cell| is_inner(cell));
        let core = inner.filter(free).min_by_key(|&cell| distance(place(cell), MIDDLE))?;
        let mut land = triangle(core);
        let whole = land.grow(ALL_TILES, &scores, Growth::Free, |cell| cell);
        let found = land.crevices();
        let enough = self.hills.is_none() || (found.len() >= 4 && found.iter().sum::<usize>() >= 10);
        (whole && enough).then_some(land)
    }

    fn crevices(&self, dice: &mut Dice) -> Vec<usize> {
        /// So far from the middle a crevice may reach.
        const REACH: u32 = 148;
        if self.hills.is_none() {
            return PLAIN_CREVICES.into_iter().map(|(halves, row)| cell_at(halves, row)).collect();
        }
        let within: Vec<usize> = (0..CELLS).filter(|&cell| distance(place(cell), MIDDLE) <= REACH).collect();
        let most = 20 + dice.below(7) as usize;
        let mut crevices: Vec<usize> = Vec::new();
        for _ in 0..100 {
            let before = crevices.len();
            let size = 1 + dice.below(5) as usize;
            let apart = |cell: usize, crevices: &[usize], least: u32| {
                crevices[..before].iter().all(|&other| steps(cell, other) >= least)
            };
            let start = within[dice.below(within.len() as u32) as usize];
            if !apart(start, &crevices, 3) {
                continue;
            }
            crevices.push(start);
            for _ in 1..size {
                let from = crevices[before + dice.below((crevices.len() - before) as u32) as usize];
                let next = around(from)[dice.below(6) as usize];
                if within.contains(&next) && apart(next, &crevices, 2) && !crevices.contains(&next) {
                    crevices.push(next);
                }
            }
            if crevices.len() >= most {
                break;
            }
        }
        crevices
    }
}

/// Land of three hexes that touch each other: the hex, the one to the east and the one south of both.
fn triangle(cell: usize) -> Land {
    let mut land = Land::new();
    let [east, south_east, ..] = around(cell);
    for cell in [cell, east, south_east] {
        land.add(cell);
    }
    land
}

/// Lays hexes from one to another, each beside the one before.
fn bridge(land: &mut Land, from: usize, to: usize) {
    let mut cell = from;
    while cell != to {
        land.add(cell);
        let nearer = around(cell).into_iter().min_by_key(|&next| (distance(place(next), place(to)), next));
        cell = nearer.unwrap_or(to);
    }
}
