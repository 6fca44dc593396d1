//! What playing well means, for computer players.

use tabletop::{Game, Ignore, Seat, Strategy};

use crate::action::Action;
use crate::game::MineralsGame;
use crate::ids::{CardId, Minerals, Tool, Variant};
use crate::sites::Site;
use crate::state::SeatState;
use crate::view::Step;

/// Share of the tile below a pawn that a seat can count on, while the pawn can move.
const UNDERFOOT: f32 = 0.75;
/// What a way out is worth, for each of the first few, and what the dearest landing adds a point.
const WAY_OUT: f32 = 0.2;
const WAYS: usize = 3;
const LANDING: f32 = 0.15;
/// What a pawn off the board has lost.
const OFF_BOARD: f32 = 2.5;
/// Share of a card's gain that a full purse is worth, and a purse that is on its way.
const READY: f32 = 0.85;
const ON_ITS_WAY: f32 = 0.55;
/// How much the strongest rival counts, against the average of the others.
const STRONGEST: f32 = 0.6;
/// Swaps, hammered hexes and carried pawns that are worth a look at one decision.
const FEW: usize = 6;

/// Tiles that are few enough to look at every line to the end.
const ENDGAME: u32 = 16;

impl Strategy for MineralsGame {
    const SPREAD: f32 = 6.0;
    const TEMPO: f32 = 3.8;
    const WALKS: [u32; 3] = [60, 180, 1_000];
    const BLUR: f32 = 0.1;

    fn candidates(&self, most: usize, into: &mut Vec<Action>) {
        into.clear();
        let mut ranked: Vec<(f32, Action)> = Vec::new();
        self.rank(&mut ranked);
        ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        into.extend(ranked.into_iter().take(most.max(1)).map(|(_, action)| action));
        if into.is_empty() {
            self.legal(into);
            into.truncate(most.max(1));
        }
    }

    fn is_endgame(&self) -> bool {
        !matches!(self.step(), Step::Removing | Step::Placing) && self.ground.tiles.len() <= ENDGAME
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        let worth: Vec<f32> = Seat::all(self.state.seats.len()).map(|seat| self.worth(seat)).collect();
        let own = worth[seat.index()];
        let others =
            || worth.iter().enumerate().filter(|&(place, _)| place != seat.index()).map(|(_, worth)| *worth);
        let strongest = others().fold(f32::MIN, f32::max);
        let average = others().sum::<f32>() / (worth.len() - 1).max(1) as f32;
        own - STRONGEST * strongest - (1.0 - STRONGEST) * average
    }
}

impl MineralsGame {
    /// What a seat has and what it may hope for, in points.
    fn worth(&self, seat: Seat) -> f32 {
        let player = &self.state.seats[seat.index()];
        let points = self.points(seat) as f32;
        if self.step() == Step::Over {
            // A tie is broken by the minerals on cards (MN-62).
            return points + 0.01 * f32::from(self.on_cards(seat));
        }
        points + self.standing(seat, player) + self.prospects(player)
    }

    /// What a pawn's place is worth.
    fn standing(&self, seat: Seat, player: &SeatState) -> f32 {
        let Some(pawn) = player.pawn else {
            return if self.step() == Step::Placing { 0.0 } else { -OFF_BOARD };
        };
        let value = self.tile_worth(pawn);
        let (ways, dearest) = self
            .landings(pawn)
            .fold((0_usize, 0.0_f32), |(ways, dearest), site| (ways + 1, dearest.max(self.tile_worth(site))));
        if ways > 0 {
            return UNDERFOOT * value + WAY_OUT * ways.min(WAYS) as f32 + LANDING * dearest;
        }
        // A tool may still save the tile; whoever is to act now knows, others may lose their way again.
        let saved = self.state.variant == Variant::Full
            && self.tools().is_some_and(|tools| {
                tools.iter().any(|&tool| {
                    matches!(tool, Tool::Map | Tool::Compass | Tool::Hammer | Tool::Vortex)
                        && player.pool[tool.pays()] > 0
                })
            });
        let due = seat == self.state.turn;
        match (saved, due) {
            (true, _) => 0.3 * value,
            (false, true) => -0.5,
            (false, false) => -0.2,
        }
    }

    fn tile_worth(&self, site: Site) -> f32 {
        if self.state.variant == Variant::Tiles { 1.0 } else { f32::from(self.state.tile(site).value()) }
    }

    /// What the pool is worth beyond its points: the cards that it pays for, or soon may.
    fn prospects(&self, player: &SeatState) -> f32 {
        let mut best = [0.0_f32; 2];
        for &card in self.state.row.iter().flatten() {
            let hope = self.hope(card, player.pool);
            if hope > best[0] {
                best = [hope, best[0]];
            } else if hope > best[1] {
                best[1] = hope;
            }
        }
        best[0] + 0.3 * best[1]
    }

    /// Share of a card's gain that a pool stands for.
    fn hope(&self, card: CardId, pool: Minerals) -> f32 {
        let rules = self.content.card(card);
        let full = self.share(pool, rules.needs, rules.points);
        match rules.lower {
            Some(points) => full.max(self.share(pool, self.price(card, true), points)),
            None => full,
        }
    }

    fn share(&self, pool: Minerals, needs: Minerals, points: u8) -> f32 {
        let gain = f32::from(points) - f32::from(needs.value());
        let missing = needs.minus(pool);
        if missing.is_empty() {
            return READY * gain;
        }
        let have = 1.0 - f32::from(missing.value()) / f32::from(needs.value().max(1));
        ON_ITS_WAY * gain * have * have
    }

    /// Actions worth a look, each with a guess of what it brings.
    fn rank(&self, into: &mut Vec<(f32, Action)>) {
        let mut all = Vec::new();
        match self.step() {
            Step::Removing => {
                // Cheap tiles go: what is dear is left to be fought for. The place is taken by its hex, so
                // that not always the first goes.
                self.list(&mut all);
                into.extend(all.into_iter().map(|action| (self.removal_rank(&action), action)));
            }
            Step::Placing | Step::Return => {
                self.list(&mut all);
                let rival = self.step() == Step::Placing;
                into.extend(all.into_iter().map(|action| {
                    let place = self.place_rank(&action);
                    (if rival { -place } else { place }, action)
                }));
            }
            Step::Before => {
                self.rank_moves(into);
                self.rank_tools(into);
            }
            Step::After => {
                into.push((0.0, Action::EndTurn));
                self.list_collections(&mut all);
                into.extend(all.into_iter().map(|action| (self.collection_rank(&action), action)));
                self.rank_tools(into);
            }
            Step::Cutting => {
                self.list(&mut all);
                into.extend(all.into_iter().map(|action| (self.cut_rank(&action), action)));
            }
            Step::Lantern | Step::Keeping | Step::Over => {
                self.list(&mut all);
                into.extend(all.into_iter().map(|action| (self.plain_rank(&action), action)));
            }
        }
    }

    fn removal_rank(&self, action: &Action) -> f32 {
        let Action::Remove(at) = *action else { return 0.0 };
        let Some(site) = self.ground.chart.site(at) else { return 0.0 };
        let spread = f32::from(((i16::from(at.q) * 7 + i16::from(at.r) * 13).rem_euclid(31)) as u8) / 31.0;
        spread - 2.0 * f32::from(self.state.tile(site).value())
    }

    /// How good a wollastonite is to stand on.
    fn place_rank(&self, action: &Action) -> f32 {
        let Action::Place(at) = *action else { return 0.0 };
        let Some(site) = self.ground.chart.site(at) else { return 0.0 };
        self.refuge_rank(site)
    }

    fn refuge_rank(&self, site: Site) -> f32 {
        self.landings(site).fold(0.0, |rank, landing| rank + 1.0 + 0.5 * self.tile_worth(landing))
    }

    fn rank_moves(&self, into: &mut Vec<(f32, Action)>) {
        let Some(pawn) = self.pawn() else { return };
        let before = into.len();
        let value = self.tile_worth(pawn);
        for site in self.landings(pawn) {
            into.push((5.0 + value + 0.4 * self.tile_worth(site), Action::Move(self.state.hex(site))));
        }
        if into.len() > before {
            return;
        }
        let refuges = self.refuges(pawn);
        if refuges.is_empty() {
            into.push((0.0, Action::Fail(None)));
        }
        let mut ranked: Vec<(f32, Site)> =
            refuges.iter().map(|site| (self.refuge_rank(site), site)).collect();
        ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        for (rank, site) in ranked.into_iter().take(FEW) {
            into.push((0.05 * rank, Action::Fail(Some(self.state.hex(site)))));
        }
    }

    fn rank_tools(&self, into: &mut Vec<(f32, Action)>) {
        if self.state.used.is_some() {
            return;
        }
        for tool in self.tools().into_iter().flatten() {
            if self.may_pay(tool).is_err() {
                continue;
            }
            let mut actions = Vec::new();
            self.list_tool(tool, &mut actions);
            let mut ranked: Vec<(f32, Action)> =
                actions.into_iter().map(|action| (self.tool_rank(&action), action)).collect();
            ranked.retain(|(rank, _)| *rank > f32::MIN);
            ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            let mut seen = Vec::new();
            // Two bends to one landing bring the same.
            ranked.retain(|(_, action)| match action {
                Action::Map { to, .. } => {
                    let new = !seen.contains(to);
                    seen.push(*to);
                    new
                }
                _ => true,
            });
            into.extend(ranked.into_iter().take(FEW));
        }
    }

    /// What a tool's action may bring; the least there is for one that is not worth a look.
    fn tool_rank(&self, action: &Action) -> f32 {
        let worth = |at| self.ground.chart.site(at).map_or(0.0, |site| self.tile_worth(site));
        let own = self.pawn().map_or(0.0, |pawn| self.tile_worth(pawn));
        let stuck = self.pawn().is_some_and(|pawn| !self.can_move(pawn));
        match *action {
            Action::Map { to, .. } | Action::Compass(to) => 3.5 + own + 0.4 * worth(to),
            Action::Glass(at) | Action::Rope(at) | Action::Shovel(at) => worth(at) - 0.5,
            Action::Chest => 0.8,
            Action::Lantern => own,
            Action::Sack { give, take, .. } => self.swap_rank(give, take),
            Action::Hammer { mineral, at } => {
                // Only to open a way, and with what is cheapest.
                if self.step() == Step::Cutting || (self.step() == Step::Before && stuck) {
                    4.0 - f32::from(mineral.value()) + 0.1 * self.near_pawn(at)
                } else {
                    f32::MIN
                }
            }
            Action::Vortex(at) => {
                if stuck || self.step() == Step::After {
                    1.0 + 0.1 * self.near_pawn(at)
                } else {
                    f32::MIN
                }
            }
            _ => 0.0,
        }
    }

    /// Nearer hexes first.
    fn near_pawn(&self, at: crate::ids::Hex) -> f32 {
        self.pawn().map_or(0.0, |pawn| -f32::from(self.state.hex(pawn).way_to(at).0.min(20)))
    }

    /// A swap is worth a look when it brings a card nearer.
    fn swap_rank(&self, give: Minerals, take: Minerals) -> f32 {
        let mut player = self.state.mover().clone();
        player.pool = self.left_after(Tool::Sack);
        let before = self.prospects(&player);
        player.pool = player.pool.minus(give).plus(take);
        let gain = self.prospects(&player) - before;
        if gain > 0.3 { gain } else { f32::MIN }
    }

    fn collection_rank(&self, action: &Action) -> f32 {
        let Action::Collect { card, lower } = *action else { return 0.0 };
        f32::from(self.card_points(card, lower)) - f32::from(self.price(card, lower).value()) + 1.0
    }

    fn cut_rank(&self, action: &Action) -> f32 {
        let worth = |at| self.ground.chart.site(at).map_or(0.0, |site| self.tile_worth(site));
        match *action {
            Action::Cut(at) => worth(at),
            _ => self.tool_rank(action),
        }
    }

    fn plain_rank(&self, action: &Action) -> f32 {
        match *action {
            Action::Keep(mineral) => {
                let mut next = self.clone();
                next.act(&Action::Keep(mineral), &mut Ignore);
                let pool = next.state.seats[self.state.turn.index()].pool;
                let mut player = self.state.mover().clone();
                player.pool = pool;
                self.prospects(&player) + f32::from(mineral.value())
            }
            Action::Move(to) => self.ground.chart.site(to).map_or(0.0, |site| self.tile_worth(site)),
            _ => 0.0,
        }
    }
}
