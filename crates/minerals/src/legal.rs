//! Every legal action, once each.

use tabletop::Seat;

use crate::action::Action;
use crate::game::MineralsGame;
use crate::ids::{Hex, Minerals, Tool};
use crate::sites::Cell;
use crate::state::cards_of;
use crate::view::Step;

impl MineralsGame {
    pub(crate) fn list(&self, into: &mut Vec<Action>) {
        let hex = |site| self.state.hex(site);
        match self.step() {
            Step::Removing => {
                let tiles = self.ground.tiles.iter().filter(|&site| self.removable(site));
                into.extend(tiles.map(|site| Action::Remove(hex(site))));
            }
            Step::Placing | Step::Return => {
                into.extend(self.ground.free_white().iter().map(|site| Action::Place(hex(site))));
            }
            Step::Before => {
                self.list_moves(into);
                self.list_tools(into);
            }
            Step::Lantern => {
                if let Some(pawn) = self.pawn() {
                    into.extend(self.landings(pawn).map(|site| Action::Move(hex(site))));
                }
            }
            Step::Cutting => {
                let lowest = self.parts(self.loose()).filter_map(|part| self.lowest(part));
                into.extend(lowest.map(|(_, site)| Action::Cut(hex(site))));
                self.list_tools(into);
            }
            Step::After => {
                self.list_collections(into);
                self.list_tools(into);
                into.push(Action::EndTurn);
            }
            Step::Keeping => {
                let mut drawn = self.state.drawn.into_iter().flatten();
                into.extend(drawn.next().map(Action::Keep));
                into.extend(drawn.next().map(Action::Keep));
            }
            Step::Over => {}
        }
    }

    fn list_moves(&self, into: &mut Vec<Action>) {
        let Some(pawn) = self.pawn() else { return };
        let before = into.len();
        into.extend(self.landings(pawn).map(|site| Action::Move(self.state.hex(site))));
        if into.len() > before {
            return;
        }
        // MN-15, MN-16
        let refuges = self.refuges(pawn);
        if refuges.is_empty() {
            into.push(Action::Fail(None));
        }
        into.extend(refuges.iter().map(|site| Action::Fail(Some(self.state.hex(site)))));
    }

    pub(crate) fn list_collections(&self, into: &mut Vec<Action>) {
        if self.state.collected {
            return;
        }
        let up = self.state.row.iter().flatten().fold(0_u32, |set, card| set | 1 << card.0);
        for card in cards_of(up) {
            for lower in [false, true] {
                if self.check_collect(card, lower).is_ok() {
                    into.push(Action::Collect { card, lower });
                }
            }
        }
    }

    fn list_tools(&self, into: &mut Vec<Action>) {
        if self.state.used.is_some() {
            return;
        }
        for tool in self.tools().into_iter().flatten() {
            if self.may_pay(tool).is_ok() {
                self.list_tool(tool, into);
            }
        }
    }

    /// The actions of a tool that may be paid for.
    pub(crate) fn list_tool(&self, tool: Tool, into: &mut Vec<Action>) {
        let hex = |site| self.state.hex(site);
        let pawn = self.pawn();
        match tool {
            Tool::Hammer => {
                let pool = self.left_after(tool);
                self.hammer_places(|cell| {
                    self.push_at(cell, |at| {
                        into.extend(pool.kinds().map(|mineral| Action::Hammer { mineral, at }));
                    });
                    false
                });
            }
            Tool::Shovel => into.extend(self.dearer().iter().map(|site| Action::Shovel(hex(site)))),
            Tool::Chest => {
                if !self.state.bag.is_empty() {
                    into.push(Action::Chest);
                }
            }
            Tool::Sack => {
                let others = || Seat::all(self.state.seats.len()).filter(|&seat| seat != self.state.turn);
                if let Some(with) = others().find(|&seat| self.alike(seat)) {
                    into.push(Action::Sack { with, give: Minerals::NONE, take: Minerals::NONE });
                }
                for with in others() {
                    self.swaps(with, |give, take| {
                        into.push(Action::Sack { with, give, take });
                        false
                    });
                }
            }
            Tool::Map => {
                if let Some(pawn) = pawn {
                    self.map_landings(pawn, |cell, site| {
                        self.push_at(cell, |bend| into.push(Action::Map { bend, to: hex(site) }));
                        false
                    });
                }
            }
            Tool::Compass => {
                if let Some(pawn) = pawn {
                    self.compass_landings(pawn, |site| {
                        into.push(Action::Compass(hex(site)));
                        false
                    });
                }
            }
            Tool::Glass => into.extend(self.glass_tiles().iter().map(|site| Action::Glass(hex(site)))),
            Tool::Vortex => self.vortex_places(|cell| {
                self.push_at(cell, |at| into.push(Action::Vortex(at)));
                false
            }),
            Tool::Rope => into.extend(self.rope_tiles().map(|site| Action::Rope(hex(site)))),
            Tool::Lantern => {
                if pawn.is_some_and(|pawn| self.can_move(pawn)) {
                    into.push(Action::Lantern);
                }
            }
        }
    }

    /// Does something with the hex of a cell, if it lies in the plane.
    fn push_at(&self, cell: Cell, push: impl FnOnce(Hex)) {
        if let Some(hex) = self.ground.chart.hex(cell) {
            push(hex);
        }
    }
}
