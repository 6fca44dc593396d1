//! What follows from the spots of a position and is asked for all the time.

use std::sync::Arc;

use crate::ids::{Hex, Mineral};
use crate::sites::{Chart, Site, SiteSet};
use crate::state::State;

/// Where tiles and pawns lie. Follows from the state.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub chart: Arc<Chart>,
    pub tiles: SiteSet,
    pub white: SiteSet,
    pub pawns: SiteSet,
    /// Known to hang together as one. When false, it may or may not.
    pub whole: bool,
}

impl Ground {
    pub fn new(state: &State) -> Self {
        let chart = Arc::new(Chart::new(state.spots.iter().map(|spot| spot.hex)));
        let of = |wanted: fn(Mineral) -> bool| -> SiteSet {
            let spots = (0..).zip(&state.spots);
            spots.filter(|(_, spot)| spot.tile.is_some_and(wanted)).map(|(site, _)| site).collect()
        };
        let tiles = of(|_| true);
        let whole = tiles.first().is_none_or(|first| chart.part(tiles, first) == tiles);
        Self {
            chart,
            tiles,
            white: of(|mineral| mineral == Mineral::Wollastonite),
            pawns: state.seats.iter().filter_map(|seat| seat.pawn).collect(),
            whole,
        }
    }

    /// Whether this is what follows from `state`.
    pub fn fits(&self, state: &State) -> bool {
        let fresh = Self::new(state);
        let same_places = (0..state.spots.len()).all(|site| {
            self.chart.hex(self.chart.cell_of(site as Site))
                == fresh.chart.hex(fresh.chart.cell_of(site as Site))
                && self.chart.near(site as Site) == fresh.chart.near(site as Site)
        });
        same_places
            && (self.tiles, self.white, self.pawns) == (fresh.tiles, fresh.white, fresh.pawns)
            && (fresh.whole || !self.whole)
    }

    /// Wollastonites without a pawn.
    pub fn free_white(&self) -> SiteSet {
        self.white.minus(self.pawns)
    }

    /// The tiles that hang together with a pawn; all of them when no pawn is on the board (MN-20).
    pub fn held(&self, tiles: SiteSet) -> SiteSet {
        if self.pawns.is_empty() {
            return tiles;
        }
        let mut held = SiteSet::EMPTY;
        for pawn in self.pawns.iter() {
            if !held.has(pawn) && tiles.has(pawn) {
                held = held.or(self.chart.part(tiles, pawn));
            }
        }
        held
    }
}

impl State {
    /// The tile of a site that holds one.
    pub(crate) fn tile(&self, site: Site) -> Mineral {
        debug_assert!(self.spots[usize::from(site)].tile.is_some(), "there is no tile at {site}");
        self.spots[usize::from(site)].tile.unwrap_or(Mineral::Wollastonite)
    }

    pub(crate) fn hex(&self, site: Site) -> Hex {
        self.spots[usize::from(site)].hex
    }
}
