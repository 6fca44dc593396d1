//! A legal action at random, without listing all of them.

use rand::Rng;
use tabletop::chance::below;

use crate::action::Action;
use crate::game::MineralsGame;
use crate::ids::Tool;
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
        self.list_tool(tool, scratch);
        let pick = below(rng, scratch.len() as u32) as usize;
        let action = scratch.get(pick).copied();
        scratch.clear();
        action
    }
}

/// One of a set, each equally likely.
fn any(set: SiteSet, rng: &mut impl Rng) -> Option<Site> {
    let pick = below(rng, set.len()) as usize;
    set.iter().nth(pick)
}
