//! Hexes that hold or held a tile, by number, and which of them are next to each other.
//!
//! A game names the hexes of its board once and speaks of them by number from then on: sets of them are
//! three words, and a step is one look into a table.

use arrayvec::ArrayVec;

use crate::ids::{ALL_TILES, Direction, Hex, Mineral, TILES};

/// Number of a hex: its place in the game's list of hexes.
pub(crate) type Site = u8;
/// No site.
pub(crate) const NO_SITE: Site = Site::MAX;

/// Most hexes that hold a tile at some time of a game: those of the board, and one more for each Hammer and
/// each Vortex. Both keep what they are paid with for good (MN-40), so there are at most as many of them as
/// wollastonites and anthracites.
pub const MOST_SITES: usize = ALL_TILES
    + TILES.0[Mineral::Wollastonite.index()] as usize
    + TILES.0[Mineral::Anthracite.index()] as usize;

/// A set of sites.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SiteSet([u64; 3]);

impl SiteSet {
    pub const EMPTY: Self = Self([0; 3]);

    pub const fn has(&self, site: Site) -> bool {
        self.0[(site >> 6) as usize] >> (site & 63) & 1 == 1
    }

    pub const fn insert(&mut self, site: Site) {
        self.0[(site >> 6) as usize] |= 1 << (site & 63);
    }

    pub const fn remove(&mut self, site: Site) {
        self.0[(site >> 6) as usize] &= !(1 << (site & 63));
    }

    pub const fn without(mut self, site: Site) -> Self {
        self.remove(site);
        self
    }

    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    pub const fn and(&self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    pub const fn or(&self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    pub const fn minus(&self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    pub fn first(&self) -> Option<Site> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some((word as u8) << 6 | self.0[word].trailing_zeros() as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = Site> {
        let word = |place: usize| {
            let mut rest = self.0[place];
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Some((place as u8) << 6 | bit)
            })
        };
        word(0).chain(word(1)).chain(word(2))
    }

    /// The member with so many before it.
    pub fn nth(self, mut place: u32) -> Option<Site> {
        for (word, &bits) in self.0.iter().enumerate() {
            let count = bits.count_ones();
            if place < count {
                let rest = (0..place).fold(bits, |rest, _| rest & (rest - 1));
                return Some((word as u8) << 6 | rest.trailing_zeros() as u8);
            }
            place -= count;
        }
        None
    }
}

impl FromIterator<Site> for SiteSet {
    fn from_iter<I: IntoIterator<Item = Site>>(sites: I) -> Self {
        let mut set = Self::EMPTY;
        for site in sites {
            set.insert(site);
        }
        set
    }
}

/// Empty cells around the hexes when the grid is laid out. Moves are of five steps at most, so a walk from
/// any site stays in the grid as long as [`LEAST_RIM`] cells are left.
const RIM: i16 = 9;
const LEAST_RIM: i16 = 6;

/// A cell of the grid that holds all sites.
pub(crate) type Cell = u32;

/// Where the sites of a game lie. Follows from the list of hexes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chart {
    left: i16,
    top: i16,
    width: i16,
    height: i16,
    /// Site of each cell, row by row.
    sites: Vec<Site>,
    cells: ArrayVec<Cell, MOST_SITES>,
    near: ArrayVec<SiteSet, MOST_SITES>,
    steps: [i32; 6],
}

impl Chart {
    pub fn new(hexes: impl Iterator<Item = Hex> + Clone) -> Self {
        let bounds = |axis: fn(Hex) -> i8| {
            let along = hexes.clone().map(|hex| i16::from(axis(hex)));
            let (least, most) = along.fold((i16::MAX, i16::MIN), |(a, b), at| (a.min(at), b.max(at)));
            if least > most { (0, 0) } else { (least, most) }
        };
        let ((left, right), (top, bottom)) = (bounds(|hex| hex.q), bounds(|hex| hex.r));
        let (width, height) = (right - left + 1 + 2 * RIM, bottom - top + 1 + 2 * RIM);
        let wide = i32::from(width);
        let mut chart = Self {
            left: left - RIM,
            top: top - RIM,
            width,
            height,
            sites: vec![NO_SITE; usize::from(width.unsigned_abs()) * usize::from(height.unsigned_abs())],
            cells: ArrayVec::new(),
            near: ArrayVec::new(),
            steps: Direction::ALL.map(|direction| {
                let (q, r) = direction.offset();
                i32::from(q) + i32::from(r) * wide
            }),
        };
        for hex in hexes {
            chart.put(hex);
        }
        chart
    }

    /// Adds a hex that has no site yet; `hexes` are all, the new one last.
    pub fn add(&mut self, hexes: impl Iterator<Item = Hex> + Clone, hex: Hex) {
        let (q, r) = (i16::from(hex.q) - self.left, i16::from(hex.r) - self.top);
        let fits = |at: i16, size: i16| (LEAST_RIM..size - LEAST_RIM).contains(&at);
        if fits(q, self.width) && fits(r, self.height) {
            self.put(hex);
        } else {
            *self = Self::new(hexes);
        }
    }

    fn put(&mut self, hex: Hex) {
        let Some(cell) = self.cell(hex) else { unreachable!("the grid has room for every hex") };
        let site = self.cells.len() as Site;
        self.sites[cell as usize] = site;
        self.cells.push(cell);
        let near: SiteSet = Direction::ALL
            .into_iter()
            .map(|direction| self.at(self.step(cell, direction)))
            .filter(|&near| near != NO_SITE)
            .collect();
        for other in near.iter() {
            self.near[usize::from(other)].insert(site);
        }
        self.near.push(near);
    }

    /// The cell of a hex, if the grid has it.
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        let (q, r) = (i16::from(hex.q) - self.left, i16::from(hex.r) - self.top);
        let inside = (0..self.width).contains(&q) && (0..self.height).contains(&r);
        inside.then(|| (i32::from(r) * i32::from(self.width) + i32::from(q)) as Cell)
    }

    /// The hex of a cell, if it lies in the plane.
    pub fn hex(&self, cell: Cell) -> Option<Hex> {
        let (q, r) = (cell as i32 % i32::from(self.width), cell as i32 / i32::from(self.width));
        let q = i8::try_from(q + i32::from(self.left)).ok()?;
        let r = i8::try_from(r + i32::from(self.top)).ok()?;
        Some(Hex::at(q, r))
    }

    /// The site of a hex.
    pub fn site(&self, hex: Hex) -> Option<Site> {
        let site = self.at(self.cell(hex)?);
        (site != NO_SITE).then_some(site)
    }

    pub fn at(&self, cell: Cell) -> Site {
        self.sites[cell as usize]
    }

    pub fn cell_of(&self, site: Site) -> Cell {
        self.cells[usize::from(site)]
    }

    pub const fn step(&self, cell: Cell, direction: Direction) -> Cell {
        (cell as i32 + self.steps[direction.index()]) as Cell
    }

    /// The sites next to a site.
    pub fn near(&self, site: Site) -> SiteSet {
        self.near[usize::from(site)]
    }

    pub fn holds(&self, tiles: &SiteSet, cell: Cell) -> bool {
        let site = self.at(cell);
        site != NO_SITE && tiles.has(site)
    }

    /// All of `tiles` that hang together with `start`, which is one of them.
    pub fn part(&self, tiles: SiteSet, start: Site) -> SiteSet {
        self.spread(tiles, start, |_| false).0
    }

    /// The first tile of each run of neighbours that hang together around a site: taking the site away can
    /// part the rest only where there are several.
    pub fn arms(&self, tiles: &SiteSet, site: Site) -> ArrayVec<Site, 3> {
        let cell = self.cell_of(site);
        let around = Direction::ALL.map(|direction| {
            let near = self.at(self.step(cell, direction));
            (near != NO_SITE && tiles.has(near)).then_some(near)
        });
        let begins = (0..6).filter(|&place| around[(place + 5) % 6].is_none());
        let arms: ArrayVec<Site, 3> = begins.filter_map(|place| around[place]).collect();
        // A full ring has no beginning.
        if arms.is_empty() { around[0].into_iter().collect() } else { arms }
    }

    /// Whether all of `goals` hang together with `start` by `tiles`; looks no further than it has to.
    pub fn joined(&self, tiles: SiteSet, start: Site, goals: SiteSet) -> bool {
        self.spread(tiles, start, |part| goals.minus(part).is_empty()).1
    }

    /// What hangs together with `start`, and whether one of `goals` is among it; looks no further then.
    pub fn reaches(&self, tiles: SiteSet, start: Site, goals: SiteSet) -> (SiteSet, bool) {
        self.spread(tiles, start, |part| !part.and(goals).is_empty())
    }

    /// Spreads out from `start` until it is `enough`; what was reached, and whether it was enough.
    fn spread(&self, tiles: SiteSet, start: Site, enough: impl Fn(SiteSet) -> bool) -> (SiteSet, bool) {
        let mut part = SiteSet::EMPTY;
        part.insert(start);
        let mut open = part;
        loop {
            if enough(part) {
                return (part, true);
            }
            let mut near = SiteSet::EMPTY;
            for site in open.iter() {
                near = near.or(self.near(site));
            }
            open = near.and(tiles).minus(part);
            if open.is_empty() {
                return (part, false);
            }
            part = part.or(open);
        }
    }

    /// How many of `tiles` touch a cell.
    pub fn touching(&self, tiles: &SiteSet, cell: Cell) -> u32 {
        Direction::ALL.into_iter().filter(|&direction| self.holds(tiles, self.step(cell, direction))).count()
            as u32
    }

    /// The empty cells that at least `least` of `tiles` touch, once each, until `found` says that it is
    /// enough.
    pub fn empty_next_to(&self, tiles: SiteSet, least: u32, mut found: impl FnMut(Cell) -> bool) {
        for tile in tiles.iter() {
            let cell = self.cell_of(tile);
            for direction in Direction::ALL {
                let empty = self.step(cell, direction);
                if self.holds(&tiles, empty) {
                    continue;
                }
                // Each is found from all its neighbours; it counts from the first of them.
                let back = Direction::ALL[(direction.index() + 3) % 6];
                let first = Direction::ALL.into_iter().find(|&way| self.holds(&tiles, self.step(empty, way)));
                if first == Some(back) && self.touching(&tiles, empty) >= least && found(empty) {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flower() -> Vec<Hex> {
        std::iter::once(Hex::at(0, 0)).chain(Hex::at(0, 0).around()).collect()
    }

    #[test]
    fn a_flower_has_a_middle_with_six_neighbours() {
        let hexes = flower();
        let chart = Chart::new(hexes.iter().copied());
        assert_eq!(chart.near(0).len(), 6);
        assert!((1..=6).all(|petal| chart.near(petal).len() == 3));
        assert!(hexes.iter().all(|&hex| chart.cell(hex).and_then(|cell| chart.hex(cell)) == Some(hex)));
    }

    #[test]
    fn a_chart_grown_hex_by_hex_is_the_chart_of_all() {
        let mut hexes = flower();
        let mut grown = Chart::new(hexes.iter().copied());
        for q in 2..40 {
            hexes.push(Hex::at(q, 0));
            grown.add(hexes.iter().copied(), Hex::at(q, 0));
        }
        let whole = Chart::new(hexes.iter().copied());
        for site in 0..hexes.len() as Site {
            assert_eq!(grown.near(site), whole.near(site));
            assert_eq!(grown.hex(grown.cell_of(site)), whole.hex(whole.cell_of(site)));
        }
    }

    #[test]
    fn a_ring_is_not_parted_by_losing_one_and_a_bridge_is() {
        let chart = Chart::new(flower().into_iter());
        let all: SiteSet = (0..7).collect();
        assert_eq!(chart.arms(&all, 0).len(), 1, "the petals hang together");
        let line: SiteSet = [1, 0, 4].into_iter().collect();
        assert_eq!(
            chart.arms(&line, 0).as_slice(),
            [1, 4],
            "east and west hang together by the middle alone"
        );
        let open: SiteSet = [0, 6, 1, 3].into_iter().collect();
        assert_eq!(chart.arms(&open, 0).as_slice(), [3, 6], "a run may go around the end of the list");
        assert_eq!(chart.part(line.without(0), 1).len(), 1);
    }

    #[test]
    fn empty_hexes_around_a_flower_are_found_once() {
        let chart = Chart::new(flower().into_iter());
        let all: SiteSet = (0..7).collect();
        let mut cells = Vec::new();
        chart.empty_next_to(all, 1, |cell| {
            cells.push(cell);
            false
        });
        assert_eq!(cells.len(), 12);
        let mut two = 0;
        chart.empty_next_to(all, 2, |_| {
            two += 1;
            false
        });
        assert_eq!(two, 6, "every second of them touches two petals");
    }
}
