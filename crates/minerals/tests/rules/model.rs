//! The rules page once more, as plainly as it can be written: what may be done in a position, worked out from
//! the tiles and pawns alone. `played.rs` holds the engine against it.

use std::collections::{BTreeMap, BTreeSet};

use minerals::{Action, Content, Direction, Hex, Mineral, Minerals, MineralsGame, Step, Tool, Variant};
use tabletop::{Game, Seat};

/// A part of the board.
pub type Part = BTreeSet<Hex>;

/// A position as it lies on the table.
pub struct Model<'a> {
    game: &'a MineralsGame,
    content: &'a Content,
    pub tiles: BTreeMap<Hex, Mineral>,
    pub pawns: BTreeMap<Hex, Seat>,
}

impl<'a> Model<'a> {
    pub fn of(game: &'a MineralsGame) -> Self {
        let state = game.state();
        let tiles = state.spots.iter().filter_map(|spot| Some((spot.hex, spot.tile?))).collect();
        let stands = |seat: Seat| Some((state.spots[usize::from(state.seats[seat.index()].pawn?)].hex, seat));
        let pawns = Seat::all(game.seats()).filter_map(stands).collect();
        Self { game, content: game.content(), tiles, pawns }
    }

    fn pawn(&self) -> Hex {
        let turn = self.game.state().turn;
        *self.pawns.iter().find(|(_, seat)| **seat == turn).expect("the mover's pawn").0
    }

    fn free(&self, hex: Hex) -> bool {
        self.tiles.contains_key(&hex) && !self.pawns.contains_key(&hex)
    }

    fn free_white(&self) -> Vec<Hex> {
        let white = self.tiles.iter().filter(|(_, tile)| **tile == Mineral::Wollastonite);
        white.map(|(hex, _)| *hex).filter(|hex| self.free(*hex)).collect()
    }

    /// Connected parts of some tiles.
    pub fn parts(tiles: &BTreeSet<Hex>) -> Vec<Part> {
        let mut left = tiles.clone();
        let mut parts = Vec::new();
        while let Some(start) = left.pop_first() {
            let mut part = Part::from([start]);
            let mut edge = vec![start];
            while let Some(hex) = edge.pop() {
                for next in hex.around().filter(|next| left.remove(next)) {
                    part.insert(next);
                    edge.push(next);
                }
            }
            parts.push(part);
        }
        parts
    }

    /// MN-20: parts without a pawn, as long as another holds one.
    pub fn loose(&self) -> Vec<Part> {
        let mut parts = Self::parts(&self.tiles.keys().copied().collect());
        if self.pawns.is_empty() {
            return Vec::new();
        }
        parts.retain(|part| !part.iter().any(|hex| self.pawns.contains_key(hex)));
        parts
    }

    /// MN-10 to MN-12: whether the pawn on the first hex may go this way.
    fn lawful(&self, from: Hex, way: &[Hex]) -> bool {
        let empty = |hex: &Hex| *hex == from || !self.tiles.contains_key(hex);
        let wide = way.windows(2).any(|two| two.iter().all(empty));
        let end = *way.last().expect("a step");
        !wide && !empty(&end) && self.free(end)
    }

    fn line(from: Hex, direction: Direction, steps: u8) -> Option<Vec<Hex>> {
        (1..=i16::from(steps)).map(|step| from.step(direction, step)).collect()
    }

    /// Ends of the moves without tools.
    pub fn moves(&self) -> Vec<Hex> {
        let from = self.pawn();
        let lines = Direction::ALL.into_iter().filter_map(|way| Self::line(from, way, self.value()));
        lines.filter(|way| self.lawful(from, way)).filter_map(|way| way.last().copied()).collect()
    }

    fn value(&self) -> u8 {
        self.tiles[&self.pawn()].value()
    }

    /// MN-46.
    fn maps(&self) -> Vec<Action> {
        let from = self.pawn();
        let mut found = Vec::new();
        for first in Direction::ALL {
            for before in 1..self.value() {
                let Some(mut way) = Self::line(from, first, before) else { continue };
                let bend = way[way.len() - 1];
                for second in Direction::ALL.into_iter().filter(|second| *second != first) {
                    let Some(rest) = Self::line(bend, second, self.value() - before) else { continue };
                    way.extend(&rest);
                    if self.lawful(from, &way) {
                        found.push(Action::Map { bend, to: rest[rest.len() - 1] });
                    }
                    way.truncate(usize::from(before));
                }
            }
        }
        found
    }

    /// MN-47.
    fn compasses(&self) -> Vec<Action> {
        let from = self.pawn();
        let along = |way| (1..).map_while(move |step| from.step(way, step).filter(|hex| self.free(*hex)));
        Direction::ALL.into_iter().flat_map(along).map(Action::Compass).collect()
    }

    fn empty(&self) -> BTreeSet<Hex> {
        let around = self.tiles.keys().flat_map(|hex| hex.around());
        around.filter(|hex| !self.tiles.contains_key(hex)).collect()
    }

    fn touched(&self, hex: Hex) -> Vec<Hex> {
        hex.around().filter(|next| self.tiles.contains_key(next)).collect()
    }

    /// MN-42.
    fn hammers(&self, pool: Minerals) -> Vec<Action> {
        let loose: Part = if self.game.step() == Step::Cutting {
            self.loose().into_iter().flatten().collect()
        } else {
            Part::new()
        };
        let place = |hex: &Hex| {
            let touched = self.touched(*hex);
            touched.len() >= 2 || touched.iter().any(|next| loose.contains(next))
        };
        let places: Vec<Hex> = self.empty().into_iter().filter(place).collect();
        let kinds = pool.kinds();
        kinds.flat_map(|mineral| places.iter().map(move |&at| Action::Hammer { mineral, at })).collect()
    }

    /// MN-49.
    fn vortices(&self) -> Vec<Action> {
        let from = self.pawn();
        let others = |hex: &Hex| self.touched(*hex).iter().filter(|next| **next != from).count() >= 2;
        self.empty().into_iter().filter(others).map(Action::Vortex).collect()
    }

    /// MN-45.
    fn sacks(&self, pool: Minerals) -> Vec<Action> {
        let state = self.game.state();
        let mine = lots(pool);
        let mut found = Vec::new();
        let mut alike = None;
        for with in Seat::all(self.game.seats()).filter(|seat| *seat != state.turn) {
            let theirs = state.seats[with.index()].pool;
            if pool.kinds().any(|mineral| theirs[mineral] > 0) {
                alike = alike.or(Some(with));
            }
            let mut by_value: BTreeMap<u16, Vec<Minerals>> = BTreeMap::new();
            for lot in lots(theirs) {
                by_value.entry(lot.value()).or_default().push(lot);
            }
            for &give in mine.iter().filter(|lot| !lot.is_empty()) {
                let both = |take: &&Minerals| give.kinds().any(|mineral| take[mineral] > 0);
                let takes = by_value.get(&give.value()).into_iter().flatten();
                found.extend(takes.filter(|take| !both(take)).map(|&take| Action::Sack { with, give, take }));
            }
        }
        let nothing = |with| Action::Sack { with, give: Minerals::NONE, take: Minerals::NONE };
        found.extend(alike.map(nothing));
        found
    }

    fn with_tool(&self, tool: Tool) -> Vec<Action> {
        let state = self.game.state();
        let (step, pool) = (self.game.step(), state.mover().pool);
        let up = self.game.tools().is_some_and(|tools| tools.contains(&tool));
        if !up || state.used.is_some() || pool[tool.pays()] == 0 || state.variant != Variant::Full {
            return Vec::new();
        }
        let left = pool.minus(Minerals::one(tool.pays()));
        let before_or_after = matches!(step, Step::Before | Step::After);
        match tool {
            Tool::Hammer if before_or_after || step == Step::Cutting => self.hammers(left),
            Tool::Shovel if step == Step::Cutting => self.shovels(),
            Tool::Chest if before_or_after && !state.bag.is_empty() => vec![Action::Chest],
            Tool::Sack if before_or_after => self.sacks(left),
            Tool::Map if step == Step::Before => self.maps(),
            Tool::Compass if step == Step::Before => self.compasses(),
            Tool::Glass if step == Step::After => {
                let next = self.pawn().around().filter(|hex| self.free(*hex));
                next.filter(|hex| Some(self.tiles[hex]) != state.lifted).map(Action::Glass).collect()
            }
            Tool::Vortex if before_or_after => self.vortices(),
            Tool::Rope if step == Step::After => {
                let line = |hex: &Hex| self.pawn().way_to(*hex).1.is_some() && self.free(*hex);
                self.tiles.keys().copied().filter(line).map(Action::Rope).collect()
            }
            Tool::Lantern if step == Step::After && !self.moves().is_empty() => vec![Action::Lantern],
            _ => Vec::new(),
        }
    }

    fn lowest(&self, part: &Part) -> Mineral {
        part.iter().map(|hex| self.tiles[hex]).min().expect("a tile")
    }

    /// Tiles of loose parts, by whether they are of the lowest value there.
    fn of_loose(&self, cheapest: bool) -> impl Iterator<Item = Hex> {
        let parts = self.loose().into_iter();
        let tiles: Vec<Hex> = parts
            .flat_map(|part| {
                let lowest = self.lowest(&part);
                part.into_iter().filter(move |hex| (self.tiles[hex] == lowest) == cheapest)
            })
            .collect();
        tiles.into_iter()
    }

    fn shovels(&self) -> Vec<Action> {
        self.of_loose(false).map(Action::Shovel).collect()
    }

    /// MN-30, MN-31.
    fn collections(&self) -> Vec<Action> {
        let state = self.game.state();
        let mut found = Vec::new();
        for card in state.row.iter().flatten().copied().filter(|_| !state.collected) {
            let rules = self.content.card(card);
            if state.mover().pool.covers(rules.needs) {
                found.push(Action::Collect { card, lower: false });
            }
            let without = rules.needs.minus(Minerals::one(Mineral::Orpiment));
            if rules.lower.is_some() && state.mover().pool.covers(without) {
                found.push(Action::Collect { card, lower: true });
            }
        }
        found
    }

    /// Everything that may be done, alike things as the engine names them.
    pub fn legal(&self) -> Vec<Action> {
        let mut found: Vec<Action> = Tool::ALL.into_iter().flat_map(|tool| self.with_tool(tool)).collect();
        match self.game.step() {
            Step::Removing => {
                let all: BTreeSet<Hex> = self.tiles.keys().copied().collect();
                let whole = |hex: &&Hex| {
                    let mut rest = all.clone();
                    rest.remove(*hex);
                    Self::parts(&rest).len() == 1
                };
                found.extend(all.iter().filter(whole).map(|&hex| Action::Remove(hex)));
            }
            Step::Placing | Step::Return => found.extend(self.free_white().into_iter().map(Action::Place)),
            Step::Before => {
                let moves = self.moves();
                if moves.is_empty() {
                    let white = self.free_white();
                    found.extend(white.iter().map(|&hex| Action::Fail(Some(hex))));
                    found.extend(white.is_empty().then_some(Action::Fail(None)));
                }
                found.extend(moves.into_iter().map(Action::Move));
            }
            Step::Lantern => found.extend(self.moves().into_iter().map(Action::Move)),
            Step::Cutting => found.extend(self.of_loose(true).map(Action::Cut)),
            Step::After => {
                found.extend(self.collections());
                found.push(Action::EndTurn);
            }
            Step::Keeping => found.extend(self.game.state().drawn.into_iter().flatten().map(Action::Keep)),
            Step::Over => {}
        }
        // Tiles of one mineral in one part are alike.
        let same = |action: &Action| matches!(action, Action::Cut(_) | Action::Shovel(_));
        let mut once = BTreeSet::new();
        found
            .into_iter()
            .map(|action| if same(&action) { self.game.canonical(&action) } else { action })
            .filter(|action| !same(action) || once.insert(format!("{action:?}")))
            .collect()
    }
}

/// All lots that a pool holds, the empty one too.
pub fn lots(pool: Minerals) -> Vec<Minerals> {
    let mut lots = vec![Minerals::NONE];
    for (mineral, count) in pool.iter() {
        let before = lots.clone();
        for more in 1..=count {
            lots.extend(before.iter().map(|&lot| {
                let mut lot = lot;
                lot[mineral] = more;
                lot
            }));
        }
    }
    lots
}
