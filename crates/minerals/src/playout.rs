//! A legal action at random, without listing all of them.

use rand::Rng;
use tabletop::Seat;
use tabletop::chance::below;

use crate::action::Action;
use crate::game::MineralsGame;
use crate::ids::{Direction, Hex, Mineral, Minerals, Tool};
use crate::sites::{Site, SiteSet};
use crate::view::Step;

/// One in so many decisions that leave room for a tool tries one.
const TOOL_EVERY: u32 = 4;
/// Tries before all removals are listed.
const TRIES: usize = 16;

impl MineralsGame {
    pub(crate) fn playout_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        scratch.clear();
        let hex = |site| self.state.hex(site);
        match self.step() {
            Step::Removing => {
                for _ in 0..TRIES {
                    let site = any(self.ground.tiles, rng)?;
                    if self.removable(site) {
                        return Some(Action::Remove(hex(site)));
                    }
                }
                self.list(scratch);
            }
            Step::Placing | Step::Return => {
                return any(self.ground.free_white(), rng).map(|site| Action::Place(hex(site)));
            }
            Step::Before => {
                if let Some(action) = self.random_tool(rng, scratch) {
                    return Some(action);
                }
                let pawn = self.pawn()?;
                scratch.extend(self.landings(pawn).map(|site| Action::Move(hex(site))));
                if scratch.is_empty() {
                    return Some(Action::Fail(any(self.refuges(pawn), rng).map(hex)));
                }
            }
            Step::After => {
                if let Some(action) = self.random_tool(rng, scratch) {
                    return Some(action);
                }
                self.list_collections(scratch);
                if scratch.is_empty() {
                    return Some(Action::EndTurn);
                }
            }
            Step::Cutting | Step::Lantern | Step::Keeping | Step::Over => self.list(scratch),
        }
        let pick = below(rng, scratch.len() as u32) as usize;
        scratch.get(pick).copied()
    }

    /// Now and then an action with one of the tools, when it can do its work.
    fn random_tool(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.state.used.is_some() {
            return None;
        }
        let tools = self.tools()?;
        if below(rng, TOOL_EVERY) != 0 {
            return None;
        }
        let tool = tools[below(rng, tools.len() as u32) as usize];
        if tool == Tool::Shovel || self.may_pay(tool).is_err() {
            return None;
        }
        match tool {
            Tool::Hammer => {
                let pool = self.left_after(tool);
                let kinds = pool.kinds().count() as u32;
                let mineral = pool.kinds().nth(below(rng, kinds) as usize)?;
                self.random_place(self.ground.tiles, rng).map(|at| Action::Hammer { mineral, at })
            }
            Tool::Vortex => {
                let others = self.pawn().map_or(self.ground.tiles, |pawn| self.ground.tiles.without(pawn));
                let at = self.random_place(others, rng).map(Action::Vortex)?;
                // The own hex is none.
                self.allowed(&at).is_ok().then_some(at)
            }
            Tool::Sack => self.random_swap(rng),
            _ => {
                self.list_tool(tool, scratch);
                let pick = below(rng, scratch.len() as u32) as usize;
                let action = scratch.get(pick).copied();
                scratch.clear();
                action
            }
        }
    }

    /// An empty hex that touches two of `tiles`.
    fn random_place(&self, tiles: SiteSet, rng: &mut impl Rng) -> Option<Hex> {
        let chart = &self.ground.chart;
        for _ in 0..TRIES {
            let tile = any(tiles, rng)?;
            let way = Direction::ALL[below(rng, Direction::ALL.len() as u32) as usize];
            let cell = chart.step(chart.cell_of(tile), way);
            if !chart.holds(&self.ground.tiles, cell) && chart.touching(&tiles, cell) >= 2 {
                return chart.hex(cell);
            }
        }
        None
    }

    /// A swap in which up to three minerals change hands, or of like for like.
    fn random_swap(&self, rng: &mut impl Rng) -> Option<Action> {
        let seats = self.state.seats.len();
        let with = Seat(
            (usize::from(self.state.turn.0) + 1 + below(rng, seats as u32 - 1) as usize) as u8 % seats as u8,
        );
        let (mut own, mut other) = (self.left_after(Tool::Sack), self.state.seats[with.index()].pool);
        let (mut give, mut take) = (Minerals::NONE, Minerals::NONE);
        for _ in 0..1 + below(rng, 3) {
            // Whoever has given less gives more.
            let (side, pool) =
                if give.value() <= take.value() { (&mut give, &mut own) } else { (&mut take, &mut other) };
            let mineral = Mineral::ALL[below(rng, Mineral::ALL.len() as u32) as usize];
            if pool[mineral] > 0 {
                pool.take(mineral);
                side.add(mineral);
            }
        }
        let swap = self.canonical_form(&Action::Sack { with, give, take });
        self.allowed(&swap).is_ok().then_some(swap)
    }
}

/// One of a set, each equally likely.
fn any(set: SiteSet, rng: &mut impl Rng) -> Option<Site> {
    set.nth(below(rng, set.len()))
}
