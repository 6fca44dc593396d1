//! Whether an action is legal, and if not, why.

use crate::action::Action;
use crate::game::MineralsGame;
use crate::ids::{Hex, Tool};
use crate::refusal::Refusal;
use crate::sites::{Site, SiteSet};
use crate::view::Step;

impl MineralsGame {
    pub(crate) fn allowed(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Remove(at) => self.check_removal(at),
            Action::Place(at) => self.check_placing(at),
            Action::Move(to) => {
                let pawn = self.due_pawn(&[Step::Before, Step::Lantern])?;
                let leg = self.plain_legs(pawn, to)?;
                self.check_way(pawn, &[leg])
            }
            Action::Map { bend, to } => {
                self.may_pay(Tool::Map)?;
                let pawn = self.due_pawn(&[Step::Before])?;
                let legs = self.map_legs(pawn, bend, to)?;
                self.check_way(pawn, &legs)
            }
            Action::Compass(to) => {
                self.may_pay(Tool::Compass)?;
                let pawn = self.due_pawn(&[Step::Before])?;
                self.check_compass(pawn, to)
            }
            Action::Fail(refuge) => self.check_failing(refuge),
            Action::Cut(at) => self.check_cut(at),
            Action::Shovel(at) => self.check_shovel(at),
            Action::Hammer { mineral, at } => self.check_hammer(mineral, at),
            Action::Chest => self.usable(Tool::Chest),
            Action::Keep(mineral) => match self.state.drawn {
                None => Err(Refusal::OtherStep { due: self.step() }),
                Some(drawn) if drawn.contains(&mineral) => Ok(()),
                Some(_) => Err(Refusal::NotDrawn { mineral }),
            },
            Action::Sack { with, give, take } => self.check_sack(with, give, take),
            Action::Vortex(at) => self.check_vortex(at),
            Action::Glass(at) => self.check_glass(at),
            Action::Rope(at) => self.check_rope(at),
            Action::Lantern => self.usable(Tool::Lantern),
            Action::Collect { card, lower } => self.check_collect(card, lower),
            Action::EndTurn => self.due(&[Step::After]),
        }
    }

    /// That one of these decisions is due.
    fn due(&self, steps: &[Step]) -> Result<(), Refusal> {
        let due = self.step();
        if steps.contains(&due) { Ok(()) } else { Err(Refusal::OtherStep { due }) }
    }

    /// The mover's pawn, while one of these decisions is due.
    fn due_pawn(&self, steps: &[Step]) -> Result<Site, Refusal> {
        self.due(steps)?;
        self.pawn().ok_or(Refusal::OtherStep { due: Step::Return })
    }

    /// The site of a tile.
    fn tile_at(&self, at: Hex) -> Option<Site> {
        self.ground.chart.site(at).filter(|&site| self.ground.tiles.has(site))
    }

    /// MN-4: any tile without which the board still hangs together.
    fn check_removal(&self, at: Hex) -> Result<(), Refusal> {
        self.due(&[Step::Removing])?;
        let site = self.tile_at(at).ok_or(Refusal::NoTile { at })?;
        if self.removable(site) { Ok(()) } else { Err(Refusal::Disconnects { at }) }
    }

    pub(crate) fn removable(&self, site: Site) -> bool {
        let rest = self.ground.tiles.without(site);
        match self.ground.chart.arms(&rest, site).as_slice() {
            [] | [_] => true,
            [first, others @ ..] => self.ground.chart.joined(rest, *first, others.iter().copied().collect()),
        }
    }

    /// MN-7, MN-16: a free wollastonite.
    fn check_placing(&self, at: Hex) -> Result<(), Refusal> {
        self.due(&[Step::Placing, Step::Return])?;
        self.check_refuge(at, self.ground.tiles, self.step() == Step::Placing)
    }

    /// That a pawn may be placed on one of `tiles`.
    fn check_refuge(&self, at: Hex, tiles: SiteSet, setup: bool) -> Result<(), Refusal> {
        let Some(site) = self.tile_at(at).filter(|&site| tiles.has(site)) else {
            return Err(Refusal::NotWollastonite { at, found: None, setup });
        };
        if !self.ground.white.has(site) {
            return Err(Refusal::NotWollastonite { at, found: Some(self.state.tile(site)), setup });
        }
        if self.ground.pawns.has(site) {
            return Err(Refusal::Occupied { at, seat: self.pawn_at(site), setup });
        }
        Ok(())
    }

    /// MN-13, MN-15, MN-16: only without a legal move, and to a free wollastonite while there is one.
    fn check_failing(&self, refuge: Option<Hex>) -> Result<(), Refusal> {
        let pawn = self.due_pawn(&[Step::Before])?;
        if let Some(to) = self.landings(pawn).next() {
            return Err(Refusal::MustMove { to: self.state.hex(to) });
        }
        match (refuge, self.refuges(pawn).first()) {
            (Some(at), _) => self.check_refuge(at, self.ground.tiles.without(pawn), false),
            (None, Some(free)) => Err(Refusal::WollastoniteFree { at: self.state.hex(free) }),
            (None, None) => Ok(()),
        }
    }

    /// The part about to be cut off that a tile lies in, and the tile's site.
    fn cut_off(&self, at: Hex) -> Result<(SiteSet, Site), Refusal> {
        let loose = self.loose();
        let site = self.tile_at(at).filter(|&site| loose.has(site)).ok_or(Refusal::NotCutOff { at })?;
        Ok((self.ground.chart.part(loose, site), site))
    }

    /// MN-20: the cheapest of a part.
    fn check_cut(&self, at: Hex) -> Result<(), Refusal> {
        self.due(&[Step::Cutting])?;
        let (part, site) = self.cut_off(at)?;
        let found = self.state.tile(site);
        match self.lowest(part) {
            Some((lowest, _)) if lowest != found => Err(Refusal::NotLowest { lowest, found }),
            _ => Ok(()),
        }
    }

    /// MN-43: a dearer one.
    fn check_shovel(&self, at: Hex) -> Result<(), Refusal> {
        self.may_pay(Tool::Shovel)?;
        let (part, site) = self.cut_off(at)?;
        match self.lowest(part) {
            Some((lowest, _)) if lowest == self.state.tile(site) => Err(Refusal::NotDearer { lowest }),
            _ => Ok(()),
        }
    }

    /// The form of a lawful action that `legal` lists: tiles of one mineral in one cut part are alike, and so
    /// are swaps of like for like.
    pub(crate) fn canonical_form(&self, action: &Action) -> Action {
        match *action {
            Action::Cut(at) => self.first_alike(at).map_or(*action, Action::Cut),
            Action::Shovel(at) => self.first_alike(at).map_or(*action, Action::Shovel),
            Action::Sack { with, give, take } if self.check_sack(with, give, take).is_ok() => {
                let both = |kind: usize| give.0[kind].min(take.0[kind]);
                let alike = crate::ids::Minerals(std::array::from_fn(both));
                let (give, take) = (give.minus(alike), take.minus(alike));
                let with = if give.is_empty() && take.is_empty() {
                    // Nothing changes hands, so it does not matter with whom.
                    tabletop::Seat::all(self.state.seats.len()).find(|&seat| self.alike(seat)).unwrap_or(with)
                } else {
                    with
                };
                Action::Sack { with, give, take }
            }
            _ => *action,
        }
    }

    /// The first tile of the same mineral in the same cut part.
    fn first_alike(&self, at: Hex) -> Option<Hex> {
        let (part, site) = self.cut_off(at).ok()?;
        let mineral = self.state.tile(site);
        part.iter().find(|&other| self.state.tile(other) == mineral).map(|other| self.state.hex(other))
    }
}
