//! Moving (MN-10 to MN-14), also with Map and Compass.

use tabletop::Seat;

use crate::game::MineralsGame;
use crate::ids::{Direction, Hex};
use crate::refusal::Refusal;
use crate::sites::{Cell, NO_SITE, Site, SiteSet};

/// What a step of a move enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    /// A tile without a pawn.
    Free(Site),
    /// A tile with a pawn.
    Pawn(Site),
    /// An empty hex.
    Gap,
}

impl Entered {
    const fn is_gap(self) -> bool {
        matches!(self, Self::Gap)
    }
}

/// Some steps in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leg {
    pub direction: Direction,
    pub steps: u8,
}

impl MineralsGame {
    /// What is at a cell while the tile of `from` is lifted (MN-10).
    fn entered(&self, from: Site, cell: Cell) -> Entered {
        let site = self.ground.chart.at(cell);
        if site == NO_SITE || site == from || !self.ground.tiles.has(site) {
            Entered::Gap
        } else if self.ground.pawns.has(site) {
            Entered::Pawn(site)
        } else {
            Entered::Free(site)
        }
    }

    /// Walks on from a cell: the last cell, what it is, or nothing when the way crosses two empty hexes in a
    /// row (MN-11). `gap` says whether the cell itself is an empty hex that was entered.
    fn walk(&self, from: Site, mut cell: Cell, mut gap: bool, leg: Leg) -> Option<(Cell, Entered)> {
        let mut last = Entered::Gap;
        for _ in 0..leg.steps {
            cell = self.ground.chart.step(cell, leg.direction);
            last = self.entered(from, cell);
            if last.is_gap() && gap {
                return None;
            }
            gap = last.is_gap();
        }
        Some((cell, last))
    }

    /// Where a plain move in a direction ends, when it is legal (MN-10 to MN-12).
    fn landing(&self, from: Site, direction: Direction) -> Option<Site> {
        let leg = Leg { direction, steps: self.state.tile(from).value() };
        match self.walk(from, self.ground.chart.cell_of(from), false, leg)? {
            (_, Entered::Free(site)) => Some(site),
            _ => None,
        }
    }

    /// Every landing of a plain move from a pawn's site.
    pub(crate) fn landings(&self, from: Site) -> impl Iterator<Item = Site> {
        Direction::ALL.into_iter().filter_map(move |direction| self.landing(from, direction))
    }

    /// Whether a pawn has a legal move without tools.
    pub(crate) fn can_move(&self, from: Site) -> bool {
        self.landings(from).next().is_some()
    }

    /// Every bend and landing of a move with the Map, until `found` says that it is enough (MN-46).
    pub(crate) fn map_landings(&self, from: Site, mut found: impl FnMut(Cell, Site) -> bool) {
        let value = self.state.tile(from).value();
        let start = self.ground.chart.cell_of(from);
        for first in Direction::ALL {
            let (mut cell, mut gap) = (start, false);
            for steps in 1..value {
                cell = self.ground.chart.step(cell, first);
                let entered = self.entered(from, cell);
                if entered.is_gap() && gap {
                    break;
                }
                gap = entered.is_gap();
                for second in Direction::ALL.into_iter().filter(|second| *second != first) {
                    let leg = Leg { direction: second, steps: value - steps };
                    if let Some((_, Entered::Free(site))) = self.walk(from, cell, gap, leg)
                        && found(cell, site)
                    {
                        return;
                    }
                }
            }
        }
    }

    /// Every landing of a move with the Compass (MN-47), until `found` says that it is enough.
    pub(crate) fn compass_landings(&self, from: Site, mut found: impl FnMut(Site) -> bool) {
        for direction in Direction::ALL {
            let mut cell = self.ground.chart.step(self.ground.chart.cell_of(from), direction);
            while let Entered::Free(site) = self.entered(from, cell) {
                if found(site) {
                    return;
                }
                cell = self.ground.chart.step(cell, direction);
            }
        }
    }

    /// The legs of a plain move to a hex.
    pub(crate) fn plain_legs(&self, from: Site, to: Hex) -> Result<Leg, Refusal> {
        let due = self.state.tile(from).value();
        match self.state.hex(from).way_to(to) {
            (_, None) => Err(Refusal::NotStraight),
            (steps, Some(_)) if steps != u16::from(due) => Err(Refusal::WrongDistance { steps, due }),
            (_, Some(direction)) => Ok(Leg { direction, steps: due }),
        }
    }

    /// The legs of a move with the Map (MN-46).
    pub(crate) fn map_legs(&self, from: Site, bend: Hex, to: Hex) -> Result<[Leg; 2], Refusal> {
        let due = self.state.tile(from).value();
        let (first, direction) = self.state.hex(from).way_to(bend);
        let Some(direction) = direction.filter(|_| first < u16::from(due)) else {
            return Err(Refusal::NoBend { at: bend });
        };
        let (second, turned) = bend.way_to(to);
        let Some(turned) = turned else { return Err(Refusal::NotStraight) };
        if first + second != u16::from(due) {
            return Err(Refusal::WrongDistance { steps: first + second, due });
        }
        if turned == direction {
            return Err(Refusal::SameDirection);
        }
        Ok([Leg { direction, steps: first as u8 }, Leg { direction: turned, steps: second as u8 }])
    }

    /// Whether a way is open and ends well (MN-11, MN-12).
    pub(crate) fn check_way(&self, from: Site, legs: &[Leg]) -> Result<(), Refusal> {
        let mut gap = false;
        let mut at = (self.state.hex(from), Entered::Gap);
        for (hex, entered) in self.way(from, legs) {
            if entered.is_gap() && gap {
                return Err(Refusal::WideGap { at: hex });
            }
            gap = entered.is_gap();
            at = (hex, entered);
        }
        match at {
            (_, Entered::Free(_)) => Ok(()),
            (at, Entered::Gap) => Err(Refusal::LandsOnGap { at }),
            (at, Entered::Pawn(site)) => Err(Refusal::LandsOnPawn { at, seat: self.pawn_at(site) }),
        }
    }

    /// The hexes of a way, one after another, and what is there.
    pub(crate) fn way(&self, from: Site, legs: &[Leg]) -> Vec<(Hex, Entered)> {
        let mut hex = self.state.hex(from);
        let mut way = Vec::new();
        for leg in legs {
            for _ in 0..leg.steps {
                // Beyond the plane there is nothing to land on.
                let Some(next) = hex.step(leg.direction, 1) else { return way };
                hex = next;
                let cell = self.ground.chart.cell(hex);
                way.push((hex, cell.map_or(Entered::Gap, |cell| self.entered(from, cell))));
            }
        }
        way
    }

    /// Checks a move with the Compass (MN-47).
    pub(crate) fn check_compass(&self, from: Site, to: Hex) -> Result<(), Refusal> {
        let (steps, Some(direction)) = self.state.hex(from).way_to(to) else {
            return Err(Refusal::NotStraight);
        };
        let mut hex = self.state.hex(from);
        for _ in 0..steps {
            let free = hex.step(direction, 1).filter(|&next| {
                let cell = self.ground.chart.cell(next);
                cell.is_some_and(|cell| matches!(self.entered(from, cell), Entered::Free(_)))
            });
            let Some(next) = free else {
                return Err(Refusal::NotFreeWay { at: hex.step(direction, 1).unwrap_or(hex) });
            };
            hex = next;
        }
        Ok(())
    }

    /// Whose pawn stands on a site that has one.
    pub(crate) fn pawn_at(&self, site: Site) -> Seat {
        let seat = self.state.seats.iter().position(|seat| seat.pawn == Some(site));
        debug_assert!(seat.is_some(), "there is no pawn at {site}");
        Seat(seat.unwrap_or(0) as u8)
    }

    /// Free wollastonites for a pawn that could not move: the lifted tile is none of them (MN-15).
    pub(crate) fn refuges(&self, from: Site) -> SiteSet {
        self.ground.free_white().without(from)
    }
}
