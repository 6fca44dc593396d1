//! Cutting off parts of the board (MN-20 to MN-23).

use tabletop::{Recorder, Seat};

use crate::effect::Effect;
use crate::game::MineralsGame;
use crate::ids::{Mineral, Minerals, Tool, Variant};
use crate::sites::{Site, SiteSet};
use crate::state::Stage;

/// What becomes of the cut parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spoils {
    /// The mover takes one tile of the lowest value out of each (MN-20, MN-23).
    Lowest,
    /// All goes to the bag (MN-22).
    Bag,
}

impl MineralsGame {
    /// The tiles that are cut off: those of parts without a pawn, while another part holds one (MN-20).
    pub(crate) fn loose(&self) -> SiteSet {
        self.ground.tiles.minus(self.ground.held(self.ground.tiles))
    }

    /// The same right after the tile of `gone` left the board, and what is known of the board's parts with it.
    /// Only what hung on that tile can have come loose, so only from there it is looked for.
    pub(crate) fn loosened(&mut self, gone: Site) -> SiteSet {
        let (tiles, pawns) = (self.ground.tiles, self.ground.pawns);
        let arms = self.ground.chart.arms(&tiles, gone);
        let chart = &self.ground.chart;
        if self.ground.whole {
            let together = match arms.as_slice() {
                [] | [_] => true,
                [first, rest @ ..] => chart.joined(tiles, *first, rest.iter().copied().collect()),
            };
            if together {
                return SiteSet::EMPTY;
            }
        }
        let (mut loose, mut held) = (SiteSet::EMPTY, SiteSet::EMPTY);
        if !pawns.is_empty() {
            for arm in arms {
                if loose.has(arm) || held.has(arm) {
                    continue;
                }
                let (part, holds) = chart.reaches(tiles, arm, pawns);
                if holds { held = held.or(part) } else { loose = loose.or(part) }
            }
        }
        self.ground.whole = false;
        loose
    }

    /// The parts that a set of tiles falls into.
    pub(crate) fn parts(&self, tiles: SiteSet) -> impl Iterator<Item = SiteSet> {
        let mut rest = tiles;
        std::iter::from_fn(move || {
            let part = self.ground.chart.part(rest, rest.first()?);
            rest = rest.minus(part);
            Some(part)
        })
    }

    /// The lowest mineral of some tiles and the first of them that has it.
    pub(crate) fn lowest(&self, part: SiteSet) -> Option<(Mineral, Site)> {
        part.iter().map(|site| (self.state.tile(site), site)).min()
    }

    /// Goes on after the mover's landing: cuts, or lets the mover choose how.
    pub(crate) fn cut_after_landing(&mut self, gone: Site, recorder: &mut impl Recorder<Effect>) {
        let loose = self.loosened(gone);
        self.state.stage = Stage::After;
        if loose.is_empty() {
            return;
        }
        if self.cuts_matter(loose) {
            self.state.stage = Stage::Cutting;
        } else {
            self.cut_all(loose, Spoils::Lowest, recorder);
        }
    }

    /// Whether the order of the cuts can matter: only where Hammer or Shovel may still come in (MN-9).
    pub(crate) fn cuts_matter(&self, loose: SiteSet) -> bool {
        if self.state.variant != Variant::Full || self.state.used.is_some() {
            return false;
        }
        if self.state.mover().pool[Mineral::Wollastonite] > 0 {
            return true;
        }
        // A wollastonite out of one part pays for a tool at the next.
        let mut parts = 0;
        let mut pays = false;
        for part in self.parts(loose) {
            parts += 1;
            pays |= self.lowest(part).is_some_and(|(mineral, _)| mineral == Tool::Hammer.pays());
        }
        pays && parts > 1
    }

    /// Cuts all loose parts off, one after another.
    pub(crate) fn cut_all(&mut self, loose: SiteSet, spoils: Spoils, recorder: &mut impl Recorder<Effect>) {
        if loose.is_empty() {
            return;
        }
        let mut rest = loose;
        while let Some(first) = rest.first() {
            let part = self.ground.chart.part(rest, first);
            rest = rest.minus(part);
            let taken = match spoils {
                Spoils::Lowest => self.lowest(part).map(|(_, site)| site),
                Spoils::Bag => None,
            };
            self.cut(part, taken, recorder);
        }
        let first = self.ground.tiles.first();
        self.ground.whole =
            first.is_none_or(|first| self.ground.chart.part(self.ground.tiles, first) == self.ground.tiles);
    }

    /// Cuts one part off; `taken` goes to the mover's pool, the rest to the bag.
    pub(crate) fn cut(&mut self, part: SiteSet, taken: Option<Site>, recorder: &mut impl Recorder<Effect>) {
        let seat: Seat = self.state.turn;
        let before = taken.map(|site| (self.state.hex(site), self.state.tile(site)));
        let mut bag = Minerals::NONE;
        for site in part.iter() {
            let mineral = self.lift(site);
            if taken == Some(site) {
                self.state.mover_mut().pool.add(mineral);
            } else {
                bag.add(mineral);
            }
        }
        self.state.bag = self.state.bag.plus(bag);
        recorder.record(|| Effect::Cut {
            seat,
            hexes: part.iter().map(|site| self.state.hex(site)).collect(),
            taken: before,
            bag,
        });
    }

    /// Takes a tile off the board.
    pub(crate) fn lift(&mut self, site: Site) -> Mineral {
        let mineral = self.state.tile(site);
        self.state.spots[usize::from(site)].tile = None;
        self.ground.tiles.remove(site);
        self.ground.white.remove(site);
        mineral
    }
}
