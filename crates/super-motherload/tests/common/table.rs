//! Playing on from a position.

use super_motherload::{
    Action, ArtifactId, Card, CardSet, Direction, Effect, Line, MajorId, Mineral, MinorId, SeatState, Side,
    Space, Stack, State, Step, SuperMotherload, View,
};
use tabletop::{Game, Ruled, Seat, ToAct, Viewer};

use super::scene::card_copies;

/// A running game. Every action is checked against `legal`, and the invariants hold after it.
#[derive(Clone)]
pub struct Table {
    pub game: SuperMotherload,
}

/// The space of a name like `C12`: column letter, and row counted from the surface.
pub fn at(name: &str) -> Space {
    let column = name.as_bytes()[0] - b'A';
    let row: u8 = name[1..].parse().expect("a row number");
    Space::at(column, row - 1)
}

/// The line of a name like `A1-C1`, or `A1` for one space.
pub fn line(name: &str) -> Line {
    let (from, to) = name.split_once('-').unwrap_or((name, name));
    let (from, to) = (at(from), at(to));
    let (wide, high) = (to.column() - from.column(), to.row() - from.row());
    assert!(wide == 0 || high == 0, "{name} is not straight");
    let direction = if high == 0 { Direction::Across } else { Direction::Down };
    Line { start: from, direction, length: wide + high + 1 }
}

/// The kinds of those effects that `of` names, in order.
pub fn kinds(effects: &[Effect], of: &str) -> String {
    let of: Vec<&str> = of.split_whitespace().collect();
    let names: Vec<String> = effects
        .iter()
        .map(|effect| {
            serde_json::to_value(effect).expect("JSON")["kind"].as_str().expect("a kind").to_owned()
        })
        .filter(|kind| of.contains(&kind.as_str()))
        .collect();
    names.join(" ")
}

impl Table {
    /// Does a lawful action.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> Vec<Effect> {
        testkit::act(&mut self.game, &action)
    }
    /// Tries an unlawful action.
    #[track_caller]
    pub fn refused(&self, action: Action, rule: &str) {
        let refusal = testkit::refusal(&self.game, &action);
        assert_eq!(refusal.rule(), rule, "{action:?}: {refusal:?}");
    }
    /// Whether an action is accepted; asserts that the list says the same.
    #[track_caller]
    pub fn can(&self, action: Action) -> bool {
        testkit::can(&self.game, &action)
    }
    pub fn legal(&self) -> Vec<Action> {
        testkit::legal(&self.game)
    }

    pub fn draw(&mut self) -> Vec<Effect> {
        self.act(Action::Draw)
    }
    pub fn drill(&mut self, cards: &str, along: &str) -> Vec<Effect> {
        self.act(self.drilling(cards, along))
    }
    pub fn drilling(&self, cards: &str, along: &str) -> Action {
        Action::Drill { cards: self.cards(cards), line: line(along) }
    }
    pub fn bomb(&mut self, card: &str, turn: u8, corner: &str) -> Vec<Effect> {
        self.act(self.bombing(card, turn, corner))
    }
    pub fn bombing(&self, card: &str, turn: u8, corner: &str) -> Action {
        Action::Bomb { card: self.pick(card), turn, at: at(corner) }
    }
    pub fn lay(&mut self, stack: Stack) -> Vec<Effect> {
        self.act(Action::Lay(stack))
    }
    pub fn buy(&mut self, stack: Stack) -> Vec<Effect> {
        self.act(Action::Buy(stack))
    }
    pub fn side(&mut self, side: Side) -> Vec<Effect> {
        self.act(Action::ChooseSide(side))
    }
    pub fn spend(&mut self, tile: ArtifactId) -> Vec<Effect> {
        self.act(Action::Spend { tile, copy: None })
    }
    pub fn copy(&mut self, tile: ArtifactId, mineral: Mineral) -> Vec<Effect> {
        self.act(Action::Spend { tile, copy: Some(mineral) })
    }
    pub fn claim_minor(&mut self, minor: u8) -> Vec<Effect> {
        self.act(Action::ClaimMinor(MinorId(minor)))
    }
    pub fn claim_major(&mut self, major: u8) -> Vec<Effect> {
        self.act(Action::ClaimMajor(MajorId(major)))
    }
    pub fn end(&mut self) -> Vec<Effect> {
        self.act(Action::EndTurn)
    }

    /// The cards of these names, from the hand of the seat that is to act as far as they are there.
    pub fn cards(&self, names: &str) -> CardSet {
        names.split_whitespace().fold(CardSet::EMPTY, |mut picked, name| {
            let hand = self.mover().hand;
            let copies = card_copies(name);
            let free = |card: &&Card| !picked.has(**card);
            let card = copies.iter().filter(free).find(|card| hand.has(**card));
            let card =
                *card.or_else(|| copies.iter().find(free)).unwrap_or_else(|| panic!("too many {name}"));
            picked.insert(card);
            picked
        })
    }
    pub fn pick(&self, name: &str) -> Card {
        self.cards(name).iter().next().expect("one card")
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }
    pub fn mover(&self) -> &SeatState {
        self.state().mover()
    }
    pub fn seat(&self, seat: usize) -> &SeatState {
        &self.state().seats[seat]
    }
    pub fn to_act(&self) -> Option<Seat> {
        match self.game.to_act() {
            ToAct::Seat(seat) => Some(seat),
            ToAct::Over => None,
        }
    }
    pub fn step(&self) -> Step {
        self.game.step()
    }
    /// What a seat sees.
    pub fn seen_by(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }
    /// Whether tunnel covers a space of the boards in play.
    pub fn tunnel(&self, space: &str) -> bool {
        let space = at(space);
        let top = self.state().top_slot;
        space.slot() >= top && self.state().tunnel >> (space.0 - 64 * top) & 1 == 1
    }
    /// Whether tunnel covers exactly these spaces.
    pub fn tunnel_is(&self, spaces: &str) -> bool {
        let top = self.state().top_slot;
        let bits = spaces.split_whitespace().fold(0, |bits, name| bits | 1_u128 << (at(name).0 - 64 * top));
        self.state().tunnel == bits
    }
    /// Final points of a seat, were the game to end now.
    pub fn points(&self, seat: usize) -> i32 {
        self.game.score()[seat].total
    }
}
