//! The boards in play as bit sets: bit `row * 8 + column`, counted from the top of the shallower one.

use crate::content::Content;
use crate::ids::{Direction, Line, Space};
use crate::state::State;

const LEFT: u128 = u128::from_le_bytes([0x01; 16]);
const RIGHT: u128 = u128::from_le_bytes([0x80; 16]);

/// Spaces that share an edge with `set`.
#[must_use]
pub(crate) const fn beside(set: u128) -> u128 {
    set << 8 | set >> 8 | (set & !RIGHT) << 1 | (set & !LEFT) >> 1
}

/// What lies on the boards in play. Follows from the state; made again when a board comes or goes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ground {
    /// Number of bits before the first space in play: `top_slot * 64`.
    pub offset: u8,
    /// All spaces in play.
    pub all: u128,
    /// The row under the surface, while depth 1 is in play (SM-53).
    pub surface: u128,
    pub rock: u128,
    pub plates: [u128; 3],
    pub steel: u128,
    pub minerals: [u128; 6],
    pub artifacts: u128,
    pub bombs: u128,
    pub draws: [u128; 3],
    /// Artifact spaces of the deepest board.
    pub goal: u128,
}

/// Depths of the boards of a game, by slot (SM-6).
#[must_use]
pub const fn depths(seats: usize) -> &'static [u8] {
    if seats == 2 { &[1, 2, 4] } else { &[1, 2, 3, 4] }
}

impl Ground {
    pub fn new(content: &Content, state: &State) -> Self {
        let mut ground = Self {
            offset: state.top_slot * 64,
            all: 0,
            surface: if state.top_slot == 0 && state.sides[0].is_some() { 0xff } else { 0 },
            rock: 0,
            plates: [0; 3],
            steel: 0,
            minerals: [0; 6],
            artifacts: 0,
            bombs: 0,
            draws: [0; 3],
            goal: 0,
        };
        let depths = depths(state.seats.len());
        for place in 0..2_usize {
            let slot = usize::from(state.top_slot) + place;
            let (Some(&depth), Some(Some(side))) = (depths.get(slot), state.sides.get(slot)) else { break };
            let rules = content.side(depth, *side);
            let put = |bits: u64| u128::from(bits) << (64 * place);
            ground.all |= put(u64::MAX);
            ground.rock |= put(rules.rock);
            ground.artifacts |= put(rules.artifacts);
            ground.bombs |= put(rules.bombs);
            for (all, more) in ground.plates.iter_mut().zip(rules.plates) {
                *all |= put(more);
            }
            for (all, more) in ground.minerals.iter_mut().zip(rules.minerals) {
                *all |= put(more);
            }
            for (all, more) in ground.draws.iter_mut().zip(rules.draws) {
                *all |= put(more);
            }
            ground.goal = put(rules.artifacts);
        }
        ground.steel = ground.plates[0] | ground.plates[1] | ground.plates[2];
        ground
    }

    /// New spaces that would connect (SM-21).
    pub fn joins(&self, tunnel: u128) -> u128 {
        (beside(tunnel) | self.surface) & self.all & !tunnel
    }

    /// The bit of a space; none when it lies outside the boards in play.
    pub fn bit(&self, space: Space) -> Option<u128> {
        let bit = 1_u128.checked_shl(u32::from(space.0.checked_sub(self.offset)?))?;
        (self.all & bit != 0).then_some(bit)
    }

    /// The space of a bit's index.
    pub const fn space(&self, index: u8) -> Space {
        Space(self.offset + index)
    }

    /// The bits of a line; none when it leaves the boards (SM-23).
    pub fn line(&self, line: Line) -> Option<u128> {
        if line.length == 0 {
            return None;
        }
        let step = match line.direction {
            Direction::Across if line.start.column().checked_add(line.length)? <= 8 => 1,
            Direction::Across => return None,
            Direction::Down => 8,
        };
        let mut bits = 0;
        for number in 0..u16::from(line.length) {
            let space = u8::try_from(u16::from(line.start.0) + number * step).ok()?;
            bits |= self.bit(Space(space))?;
        }
        Some(bits)
    }
}

/// Starts of the lines of one length that can be dug: across and down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Starts {
    pub across: u128,
    pub down: u128,
}

impl Starts {
    /// Lines of `length` that lie on `free` alone and touch `joins` (SM-16, SM-21, SM-24).
    pub fn new(free: u128, joins: u128, length: u8) -> Self {
        if length == 0 || length > 16 {
            return Self::default();
        }
        let mut across = free;
        let mut across_joins = joins;
        // A run goes on to the right only from a space that is not in the right column.
        for _ in 1..length.min(9) {
            across = free & (across & !LEFT) >> 1;
            across_joins = joins | (across_joins & !LEFT) >> 1;
        }
        if length > 8 {
            across = 0;
        }
        let mut down = free;
        let mut down_joins = joins;
        for _ in 1..length {
            down = free & down >> 8;
            down_joins = joins | down_joins >> 8;
        }
        // A line of one space runs across.
        let down = if length == 1 { 0 } else { down & down_joins };
        Self { across: across & across_joins, down }
    }

    pub fn or(self, other: Self) -> Self {
        Self { across: self.across | other.across, down: self.down | other.down }
    }

    pub const fn is_empty(self) -> bool {
        self.across == 0 && self.down == 0
    }

    pub const fn count(self) -> u32 {
        self.across.count_ones() + self.down.count_ones()
    }
}
