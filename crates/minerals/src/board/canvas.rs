//! A small part of the plane on which the generators grow land.
//!
//! Land grows from a core in which every hex touches at least two others, by hexes that touch at least
//! two of the land. So it hangs together and every hex keeps two neighbours, which is all MN-3 asks.

use tabletop::chance::Dice;

/// Columns, with one to spare on each side.
pub const WIDTH: usize = 17;
/// Rows, with one to spare on each side.
pub const HEIGHT: usize = 21;
/// Hexes of the canvas. A hex is its place in it, row by row; odd rows stand half a hex further east.
pub const CELLS: usize = WIDTH * HEIGHT;
/// The middle, in half hexes from the west and in rows from the north.
pub const MIDDLE: (i32, i32) = (16, 10);
/// A score of hexes that must stay empty.
pub const NEVER: u32 = u32::MAX;

/// For each hex how late it becomes land.
pub type Scores = [u32; CELLS];

/// Half hexes from the west edge to the middle of the hex, and its row.
pub const fn place(cell: usize) -> (i32, i32) {
    let row = cell / WIDTH;
    ((cell % WIDTH * 2 + row % 2) as i32, row as i32)
}

/// The hex whose middle is nearest to the place, to the west of it if it lies between two.
pub const fn cell_at(halves: i32, row: i32) -> usize {
    row as usize * WIDTH + ((halves - row % 2) / 2) as usize
}

/// Whether the land may reach there at all.
pub const fn is_inner(cell: usize) -> bool {
    let (column, row) = (cell % WIDTH, cell / WIDTH);
    column > 0 && column + 1 < WIDTH && row > 0 && row + 1 < HEIGHT
}

/// The six hexes around an inner one, clockwise from the east.
pub const fn around(cell: usize) -> [usize; 6] {
    let odd = cell / WIDTH % 2;
    let (below, above) = (cell + WIDTH + odd, cell - WIDTH + odd);
    [cell + 1, below, below - 1, cell - 1, above - 1, above]
}

/// Steps from one hex to another.
pub const fn steps(one: usize, other: usize) -> u32 {
    let ((x, y), (u, v)) = (place(one), place(other));
    let (across, down) = (x.abs_diff(u), y.abs_diff(v));
    down + across.saturating_sub(down) / 2
}

/// Straight distance between two places, 32 for the width of a hex.
pub const fn distance(one: (i32, i32), other: (i32, i32)) -> u32 {
    let (across, down) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    ((across * across + 3 * down * down) * 256).isqrt()
}

/// Smooth random hills between 0 and 255, about 128 high on average.
pub fn hills(dice: &mut Dice) -> [i32; CELLS] {
    let mut heights: [i32; CELLS] = std::array::from_fn(|_| dice.below(256) as i32);
    for _ in 0..2 {
        let before = heights;
        for cell in (0..CELLS).filter(|&cell| is_inner(cell)) {
            let near: i32 = around(cell).into_iter().map(|next| before[next]).sum();
            heights[cell] = (2 * before[cell] + near) / 8;
        }
    }
    heights
}

/// How land may grow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Growth {
    /// By any hex that touches two of the land.
    Free,
    /// By such a hex only where the land it touches lies side by side: this never closes land around
    /// empty hexes, and never joins two arms.
    Solid,
}

/// For each way to grow, and for each set of hexes around that are land: whether a hex there may follow.
const FITS: [[bool; 64]; 2] = {
    let mut fits = [[false; 64]; 2];
    let mut touches = 0_usize;
    while touches < 64 {
        // A run of land begins where a hex is land and the one before it is not.
        let begins = touches & !(touches << 1 | touches >> 5);
        fits[Growth::Free as usize][touches] = touches.count_ones() >= 2;
        fits[Growth::Solid as usize][touches] = touches.count_ones() >= 2 && begins.count_ones() <= 1;
        touches += 1;
    }
    fits
};

/// Hexes that are land.
pub struct Land {
    land: [bool; CELLS],
    /// Which of the six hexes around are land, one bit each.
    touches: [u8; CELLS],
    count: usize,
}

impl Land {
    pub const fn new() -> Self {
        Self { land: [false; CELLS], touches: [0; CELLS], count: 0 }
    }

    /// How many hexes around are land.
    pub const fn neighbours(&self, cell: usize) -> u32 {
        self.touches[cell].count_ones()
    }

    pub fn add(&mut self, cell: usize) {
        if !self.land[cell] {
            self.land[cell] = true;
            self.count += 1;
            for (direction, next) in around(cell).into_iter().enumerate() {
                // Seen from there, this hex lies in the opposite direction.
                self.touches[next] |= 1 << ((direction + 3) % 6);
            }
        }
    }

    /// The hexes, row by row.
    pub fn cells(&self) -> impl Iterator<Item = usize> {
        (0..CELLS).filter(|&cell| self.land[cell])
    }

    /// The empty hexes beside the land.
    pub fn shore(&self) -> impl Iterator<Item = usize> {
        (0..CELLS).filter(|&cell| !self.land[cell] && self.touches[cell] != 0 && is_inner(cell))
    }

    fn fits(&self, cell: usize, growth: Growth) -> bool {
        FITS[growth as usize][usize::from(self.touches[cell])]
    }

    /// Grows to `size` hexes by those of the lowest score, of equal ones the first; each together with its
    /// twin, where it has one. Says whether there was room enough.
    pub fn grow(
        &mut self,
        size: usize,
        scores: &Scores,
        growth: Growth,
        twin: impl Fn(usize) -> usize,
    ) -> bool {
        let open = |cell: &usize| scores[*cell] != NEVER;
        let mut shore: Vec<usize> = self.shore().filter(open).collect();
        let mut listed = [false; CELLS];
        for &cell in &shore {
            listed[cell] = true;
        }
        while self.count < size {
            let mut best = (NEVER, CELLS, 0);
            for (at, &cell) in shore.iter().enumerate() {
                let score = scores[cell];
                if (score, cell) < (best.0, best.1) && self.fits(cell, growth) {
                    best = (score, cell, at);
                }
            }
            if best.0 == NEVER {
                return false;
            }
            let cell = shore.swap_remove(best.2);
            let other = twin(cell);
            if other != cell {
                shore.retain(|&listed| listed != other);
            }
            for cell in [cell, other] {
                self.add(cell);
                for next in around(cell) {
                    if !self.land[next] && !listed[next] && is_inner(next) && open(&next) {
                        listed[next] = true;
                        shore.push(next);
                    }
                }
            }
        }
        self.count == size
    }

    /// The sizes of the crevices: of each connected part of empty hexes that does not reach the margin.
    pub fn crevices(&self) -> Vec<usize> {
        let mut seen = self.land;
        let mut sizes = Vec::new();
        for start in (0..CELLS).filter(|&cell| is_inner(cell)) {
            if seen[start] {
                continue;
            }
            seen[start] = true;
            let mut part = vec![start];
            let (mut next, mut enclosed) = (0, true);
            while let Some(&cell) = part.get(next) {
                next += 1;
                for near in around(cell) {
                    enclosed &= is_inner(near);
                    if is_inner(near) && !seen[near] {
                        seen[near] = true;
                        part.push(near);
                    }
                }
            }
            if enclosed {
                sizes.push(part.len());
            }
        }
        sizes
    }
}
