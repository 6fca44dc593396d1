//! The ten tools (MN-40 to MN-51).

use tabletop::{Recorder, Seat};

use crate::effect::Effect;
use crate::game::MineralsGame;
use crate::ids::{Hex, Mineral, Minerals, Tool, Variant};
use crate::refusal::Refusal;
use crate::sites::{Cell, Site, SiteSet};
use crate::state::{Spot, Stage, source};
use crate::view::Step;

impl MineralsGame {
    /// Whether the mover may pay for a tool now, whatever it would do (MN-6, MN-9, MN-40, MN-41).
    pub(crate) fn may_pay(&self, tool: Tool) -> Result<(), Refusal> {
        if self.state.variant != Variant::Full {
            return Err(Refusal::NoTools { cards: self.state.variant == Variant::Cards });
        }
        if self.state.tools[tool.pays().index()] != tool.side() {
            return Err(Refusal::ToolNotInPlay { tool });
        }
        let due = self.step();
        let turn = matches!(due, Step::Before | Step::Cutting | Step::After);
        if !turn {
            return Err(Refusal::OtherStep { due });
        }
        if let Some(used) = self.state.used {
            return Err(Refusal::ToolUsed { used });
        }
        // MN-9
        let fits = match tool {
            Tool::Hammer => true,
            Tool::Chest | Tool::Sack | Tool::Vortex => due != Step::Cutting,
            Tool::Shovel => due == Step::Cutting,
            Tool::Map | Tool::Compass => due == Step::Before,
            Tool::Glass | Tool::Rope | Tool::Lantern => due == Step::After,
        };
        if !fits {
            return Err(Refusal::WrongTime { tool, due });
        }
        if self.state.mover().pool[tool.pays()] == 0 {
            let lifted =
                due == Step::Before && self.pawn().is_some_and(|pawn| self.state.tile(pawn) == tool.pays());
            return Err(Refusal::CannotPay { tool, lifted });
        }
        Ok(())
    }

    /// Whether a tool can do its work now in some way (MN-41).
    pub(crate) fn usable(&self, tool: Tool) -> Result<(), Refusal> {
        self.may_pay(tool)?;
        let mut found = false;
        let yes = |found: &mut bool| {
            *found = true;
            true
        };
        let pawn = self.pawn();
        match tool {
            Tool::Hammer => {
                // The one that pays is not there to be put down.
                if !self.left_after(tool).is_empty() {
                    self.hammer_places(|_| yes(&mut found));
                }
            }
            Tool::Shovel => found = !self.dearer().is_empty(),
            Tool::Chest => {
                if self.state.bag.is_empty() {
                    return Err(Refusal::BagEmpty);
                }
                found = true;
            }
            Tool::Sack => found = Seat::all(self.state.seats.len()).any(|with| self.can_swap(with)),
            Tool::Map => {
                if let Some(pawn) = pawn {
                    self.map_landings(pawn, |_, _| yes(&mut found));
                }
            }
            Tool::Compass => {
                if let Some(pawn) = pawn {
                    self.compass_landings(pawn, |_| yes(&mut found));
                }
            }
            Tool::Glass => found = !self.glass_tiles().is_empty(),
            Tool::Vortex => self.vortex_places(|_| yes(&mut found)),
            Tool::Rope => found = self.rope_tiles().next().is_some(),
            Tool::Lantern => {
                if !pawn.is_some_and(|pawn| self.can_move(pawn)) {
                    return Err(Refusal::NoLanternMove);
                }
                found = true;
            }
        }
        if found { Ok(()) } else { Err(Refusal::NothingToDo { tool }) }
    }

    /// The mover's pool once a tool is paid for.
    pub(crate) fn left_after(&self, tool: Tool) -> Minerals {
        self.state.mover().pool.minus(Minerals::one(tool.pays()))
    }

    /// Pays for a tool (MN-40).
    pub(crate) fn pay(&mut self, tool: Tool, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let mover = self.state.mover_mut();
        mover.pool.take(tool.pays());
        mover.spent.add(tool.pays());
        self.state.used = Some(tool);
        recorder.record(|| Effect::Paid { seat, tool });
    }

    // Hammer (MN-42)

    /// Every hex on which the Hammer may put a mineral, until `found` says that it is enough.
    pub(crate) fn hammer_places(&self, mut found: impl FnMut(Cell) -> bool) {
        let tiles = self.ground.tiles;
        if self.state.stage != Stage::Cutting {
            self.ground.chart.empty_next_to(tiles, 2, found);
            return;
        }
        let loose = self.loose();
        self.ground.chart.empty_next_to(tiles, 1, |cell| {
            let fits = self.ground.chart.touching(&tiles, cell) >= 2
                || self.ground.chart.touching(&loose, cell) >= 1;
            fits && found(cell)
        });
    }

    pub(crate) fn check_hammer(&self, mineral: Mineral, at: Hex) -> Result<(), Refusal> {
        let tool = Tool::Hammer;
        self.may_pay(tool)?;
        if self.left_after(tool)[mineral] == 0 {
            return Err(Refusal::NotInPool { mineral });
        }
        let touches = self.check_empty(at, self.ground.tiles, tool)?;
        let cell = self.ground.chart.cell(at);
        let saves = self.state.stage == Stage::Cutting
            && cell.is_some_and(|cell| self.ground.chart.touching(&self.loose(), cell) > 0);
        if touches < 2 && !saves {
            return Err(Refusal::TouchesTooFew { at, tiles: touches, tool });
        }
        Ok(())
    }

    /// That no tile lies on a hex, and how many of `tiles` touch it.
    fn check_empty(&self, at: Hex, tiles: SiteSet, tool: Tool) -> Result<u8, Refusal> {
        if self.ground.chart.site(at).is_some_and(|site| self.ground.tiles.has(site)) {
            return Err(Refusal::NotEmpty { at, tool });
        }
        // A hex beyond the grid is far from every tile.
        Ok(at
            .around()
            .filter(|&near| self.ground.chart.site(near).is_some_and(|site| tiles.has(site)))
            .count() as u8)
    }

    pub(crate) fn hammer(&mut self, mineral: Mineral, at: Hex, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        self.pay(Tool::Hammer, recorder);
        self.state.mover_mut().pool.take(mineral);
        self.lay(mineral, at);
        recorder.record(|| Effect::Hammered { seat, at, mineral });
        if self.state.stage == Stage::Cutting {
            // The tool is used, so the order of what is still cut off does not matter.
            let loose = self.loose();
            self.state.stage = Stage::After;
            self.cut_all(loose, crate::cutting::Spoils::Lowest, recorder);
        }
    }

    /// Lays a tile on an empty hex.
    pub(crate) fn lay(&mut self, mineral: Mineral, at: Hex) -> Site {
        let site = self.ground.chart.site(at).unwrap_or_else(|| {
            self.state.spots.push(Spot { hex: at, tile: None });
            let hexes = self.state.spots.iter().map(|spot| spot.hex);
            std::sync::Arc::make_mut(&mut self.ground.chart).add(hexes, at);
            self.state.spots.len() as Site - 1
        });
        self.state.spots[usize::from(site)].tile = Some(mineral);
        self.ground.tiles.insert(site);
        if mineral == Mineral::Wollastonite {
            self.ground.white.insert(site);
        }
        site
    }

    // Shovel (MN-43)

    /// The tiles that the Shovel may take: the first of each mineral dearer than the cheapest of its part.
    pub(crate) fn dearer(&self) -> SiteSet {
        let mut tiles = SiteSet::EMPTY;
        for part in self.parts(self.loose()) {
            let mut seen = 0_u8;
            let Some((lowest, _)) = self.lowest(part) else { continue };
            for site in part.iter() {
                let mineral = self.state.tile(site);
                if mineral > lowest && seen >> mineral.index() & 1 == 0 {
                    seen |= 1 << mineral.index();
                    tiles.insert(site);
                }
            }
        }
        tiles
    }

    // Chest (MN-44)

    pub(crate) fn chest(&mut self, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        self.pay(Tool::Chest, recorder);
        let mut dice = self.state.chance.next(source::BAG);
        let mut draw = || -> Option<Mineral> {
            let mut at = dice.below(u32::from(self.state.bag.count()));
            let drawn = self.state.bag.iter().find_map(|(mineral, count)| {
                let hit = at < u32::from(count);
                at = at.saturating_sub(u32::from(count));
                hit.then_some(mineral)
            })?;
            self.state.bag.take(drawn);
            Some(drawn)
        };
        let (one, two) = (draw(), draw());
        recorder.record(|| Effect::Drew { seat, tiles: one.into_iter().chain(two).collect() });
        match (one, two) {
            // Two alike leave no choice.
            (Some(one), Some(two)) if one != two => {
                self.state.drawn = Some([one, two]);
                self.state.stage = Stage::Keeping { moved: self.state.stage == Stage::After };
            }
            (Some(one), two) => self.keep(one, two, recorder),
            (None, _) => debug_assert!(false, "the bag is not empty"),
        }
    }

    pub(crate) fn keep(
        &mut self,
        kept: Mineral,
        back: Option<Mineral>,
        recorder: &mut impl Recorder<Effect>,
    ) {
        let seat = self.state.turn;
        self.state.mover_mut().pool.add(kept);
        if let Some(back) = back {
            self.state.bag.add(back);
        }
        recorder.record(|| Effect::Kept { seat, kept, back });
    }

    // Vortex (MN-49)

    /// Every hex to which the Vortex may carry the pawn, until `found` says that it is enough.
    pub(crate) fn vortex_places(&self, mut found: impl FnMut(Cell) -> bool) {
        let Some(pawn) = self.pawn() else { return };
        let own = self.ground.chart.cell_of(pawn);
        let others = self.ground.tiles.without(pawn);
        self.ground.chart.empty_next_to(others, 2, |cell| cell != own && found(cell));
    }

    pub(crate) fn check_vortex(&self, at: Hex) -> Result<(), Refusal> {
        let tool = Tool::Vortex;
        self.may_pay(tool)?;
        let others = self.pawn().map_or(self.ground.tiles, |pawn| self.ground.tiles.without(pawn));
        let tiles = self.check_empty(at, others, tool)?;
        if tiles < 2 { Err(Refusal::TouchesTooFew { at, tiles, tool }) } else { Ok(()) }
    }

    pub(crate) fn vortex(&mut self, at: Hex, recorder: &mut impl Recorder<Effect>) {
        let Some(pawn) = self.pawn() else { return };
        let seat = self.state.turn;
        self.pay(Tool::Vortex, recorder);
        let mineral = self.lift(pawn);
        let site = self.lay(mineral, at);
        self.ground.pawns.remove(pawn);
        self.ground.pawns.insert(site);
        self.state.mover_mut().pawn = Some(site);
        recorder.record(|| Effect::Vortexed { seat, from: self.state.hex(pawn), to: at, mineral });
        self.cut_after_tool(pawn, recorder);
    }

    /// MN-23: what a tool separates is cut at once, and its user takes the cheapest.
    fn cut_after_tool(&mut self, gone: Site, recorder: &mut impl Recorder<Effect>) {
        let loose = self.loosened(gone);
        self.cut_all(loose, crate::cutting::Spoils::Lowest, recorder);
    }

    // Magnifying Glass (MN-48) and Rope (MN-50)

    /// The tiles that the Magnifying Glass may take.
    pub(crate) fn glass_tiles(&self) -> SiteSet {
        let (Some(pawn), Some(lifted)) = (self.pawn(), self.state.lifted) else { return SiteSet::EMPTY };
        let near = self.ground.chart.near(pawn).and(self.ground.tiles).minus(self.ground.pawns);
        near.iter().filter(|&site| self.state.tile(site) != lifted).collect()
    }

    pub(crate) fn check_glass(&self, at: Hex) -> Result<(), Refusal> {
        self.may_pay(Tool::Glass)?;
        let next = self.pawn().is_some_and(|pawn| self.state.hex(pawn).way_to(at).0 == 1);
        if !next {
            return Err(Refusal::NotNext { at });
        }
        let site = self.check_free_tile(at, Tool::Glass)?;
        let mineral = self.state.tile(site);
        if self.state.lifted == Some(mineral) { Err(Refusal::SameColour { mineral }) } else { Ok(()) }
    }

    fn check_free_tile(&self, at: Hex, tool: Tool) -> Result<Site, Refusal> {
        match self.ground.chart.site(at).filter(|&site| self.ground.tiles.has(site)) {
            None => Err(Refusal::NotFreeTile { at, seat: None, tool }),
            Some(site) if self.ground.pawns.has(site) => {
                Err(Refusal::NotFreeTile { at, seat: Some(self.pawn_at(site)), tool })
            }
            Some(site) => Ok(site),
        }
    }

    /// The tiles that the Rope may take.
    pub(crate) fn rope_tiles(&self) -> impl Iterator<Item = Site> {
        let from = self.pawn().map(|pawn| self.state.hex(pawn));
        let free = self.ground.tiles.minus(self.ground.pawns);
        free.iter()
            .filter(move |&site| from.is_some_and(|from| from.way_to(self.state.hex(site)).1.is_some()))
    }

    pub(crate) fn check_rope(&self, at: Hex) -> Result<(), Refusal> {
        self.may_pay(Tool::Rope)?;
        let line = self.pawn().is_some_and(|pawn| self.state.hex(pawn).way_to(at).1.is_some());
        if !line {
            return Err(Refusal::NotOnLine { at });
        }
        self.check_free_tile(at, Tool::Rope).map(|_| ())
    }

    /// Takes a tile with Magnifying Glass or Rope.
    pub(crate) fn take_with(&mut self, tool: Tool, site: Site, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        self.pay(tool, recorder);
        let mineral = self.lift(site);
        self.state.mover_mut().pool.add(mineral);
        recorder.record(|| Effect::Took { seat, tool, at: self.state.hex(site), mineral });
        self.cut_after_tool(site, recorder);
    }
}
