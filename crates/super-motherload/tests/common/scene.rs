//! Building a position.

use std::sync::Arc;

use super_motherload::content::{CardEntry, Measure, Need, Pack, Scope};
use super_motherload::{
    Action, ArtifactId, Card, CardSet, Content, Crew, MajorId, Mineral, Minerals, MinorId, NewGame, Side,
    Stack, State, SuperMotherload,
};
use tabletop::{Game, Ignore, Seat, Seed};

use super::{pack::plain, table::Table};

type Tweak = Box<dyn FnOnce(&mut State)>;

#[derive(Clone, Default)]
struct Piles {
    hand: Option<String>,
    deck: Option<String>,
    discard: Option<String>,
    bought: [u8; 4],
}

/// A position in the making: by default the first turn of the first of two seats, two actions left,
/// no card in hand, one bomb token, the four first minors and three first majors face up.
pub struct Scene {
    pack: Pack,
    seats: usize,
    seed: u64,
    top_slot: u8,
    drawings: Vec<String>,
    piles: Vec<Piles>,
    tiles: Vec<(usize, ArtifactId)>,
    goals: u8,
    tweaks: Vec<Tweak>,
}

/// A position on this board (depth 1; see [`Scene::slot`]).
pub fn position(drawing: &str) -> Scene {
    Scene {
        pack: plain(),
        seats: 2,
        seed: 7,
        top_slot: 0,
        drawings: vec![drawing.to_owned()],
        piles: vec![Piles::default(); 4],
        tiles: Vec::new(),
        goals: 0,
        tweaks: Vec::new(),
    }
}

/// `"gold gold iron"` as counts.
pub fn minerals(text: &str) -> Minerals {
    text.split_whitespace().fold(Minerals::NONE, |sum, word| {
        let kind = match word {
            "iron" => Mineral::Iron,
            "platinum" => Mineral::Platinum,
            "gold" => Mineral::Gold,
            "emerald" => Mineral::Emerald,
            "ruby" => Mineral::Ruby,
            "diamond" => Mineral::Diamond,
            other => panic!("{other} is no mineral"),
        };
        sum.plus(Minerals::one(kind))
    })
}

/// The cards a name can mean.
pub fn card_copies(name: &str) -> Vec<Card> {
    match name {
        "red" => vec![Card(0), Card(1)],
        "blue" => vec![Card(2), Card(3)],
        "yellow" => vec![Card(4), Card(5)],
        "wild" => vec![Card(6)],
        pilot => {
            let (stack, tier) = pilot_of(pilot);
            vec![Card::pilot(stack, tier)]
        }
    }
}

fn pilot_of(name: &str) -> (Stack, u8) {
    let (stack, cost) = name.split_at(name.len() - 2);
    let stack = match stack {
        "red" => Stack::Red,
        "blue" => Stack::Blue,
        "yellow" => Stack::Yellow,
        "wild" => Stack::Wild,
        other => panic!("{other} is no stack"),
    };
    let tier =
        ["10", "15", "20", "25"].iter().position(|known| *known == cost).expect("a cost of the ladder");
    (stack, tier as u8)
}

impl Scene {
    /// More seats than two.
    pub fn seats(mut self, seats: usize) -> Self {
        self.seats = seats;
        self
    }
    /// Another seed for chance.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
    /// The place of the first drawn board in the order of boards, 0 at the surface.
    pub fn slot(mut self, slot: u8) -> Self {
        self.top_slot = slot;
        self
    }
    /// A second board, below the first.
    pub fn below(mut self, drawing: &str) -> Self {
        self.drawings.push(drawing.to_owned());
        self
    }
    /// Changes the pack.
    pub fn pack(mut self, edit: impl FnOnce(&mut Pack)) -> Self {
        edit(&mut self.pack);
        self
    }
    /// Changes a card (all of that name) of every crew.
    pub fn card(mut self, name: &str, edit: impl Fn(&mut CardEntry)) -> Self {
        for crew in &mut self.pack.crews {
            for card in card_copies(name) {
                edit(&mut crew.cards[card.index()]);
            }
        }
        self
    }
    /// Sets the goal of the next face-up minor: the first call that of minor 0, and so on. The top of
    /// the minor deck follows after the face-up ones.
    pub fn minor(mut self, scope: Scope, needs: &[(Measure, u16)]) -> Self {
        let minor = &mut self.pack.minors[usize::from(self.goals)];
        minor.scope = scope;
        minor.needs = needs.iter().map(|&(measure, at_least)| Need { measure, at_least }).collect();
        self.goals += 1;
        self
    }

    /// Cards in the hand of the first seat. Cards that no pile names go to the bottom of the deck; to
    /// the discard pile when a deck is given; to the hand when both piles are given.
    pub fn hand(self, cards: &str) -> Self {
        self.hand_of(0, cards)
    }
    /// Its draw deck, the top card first.
    pub fn deck(self, cards: &str) -> Self {
        self.deck_of(0, cards)
    }
    /// Its discard pile, the top card last.
    pub fn discard(mut self, cards: &str) -> Self {
        self.piles[0].discard = Some(cards.to_owned());
        self
    }
    /// Cards in the hand of a seat.
    pub fn hand_of(mut self, seat: usize, cards: &str) -> Self {
        self.piles[seat].hand = Some(cards.to_owned());
        self
    }
    /// Draw deck of a seat, the top card first.
    pub fn deck_of(mut self, seat: usize, cards: &str) -> Self {
        self.piles[seat].deck = Some(cards.to_owned());
        self
    }
    /// Pilots the first seat has bought: the dearest of each stack.
    pub fn bought(self, pilots: &str) -> Self {
        self.bought_by(0, pilots)
    }
    /// Pilots a seat has bought: the dearest of each stack.
    pub fn bought_by(mut self, seat: usize, pilots: &str) -> Self {
        for pilot in pilots.split_whitespace() {
            let (stack, tier) = pilot_of(pilot);
            self.piles[seat].bought[stack.index()] = tier + 1;
        }
        self
    }
    /// All sixteen pilots of the first seat are bought.
    pub fn sold_out(self) -> Self {
        self.bought("red25 blue25 yellow25 wild25")
    }
    /// Minerals on a stack of the first seat.
    pub fn on(self, stack: Stack, lot: &str) -> Self {
        let lot = minerals(lot);
        self.with(move |state| state.seats[0].minerals[stack.index()] = lot)
    }
    /// Bomb tokens of the first seat.
    pub fn bombs(self, count: u16) -> Self {
        self.with(move |state| state.seats[0].bombs = count)
    }
    /// Gives the first seat an artifact tile.
    pub fn tile(self, tile: ArtifactId) -> Self {
        self.tile_of(0, tile)
    }
    /// Gives a seat an artifact tile.
    pub fn tile_of(mut self, seat: usize, tile: ArtifactId) -> Self {
        self.tiles.push((seat, tile));
        self
    }
    /// Changes anything else of the state, last.
    pub fn with(mut self, tweak: impl FnOnce(&mut State) + 'static) -> Self {
        self.tweaks.push(Box::new(tweak));
        self
    }

    /// The position, to be played on.
    pub fn ready(mut self) -> Table {
        let depths = super_motherload::depths(self.seats);
        let mut tunnel = 0_u128;
        let last = self.drawings.len() - 1;
        for (place, drawing) in self.drawings.iter().enumerate() {
            let depth = depths[usize::from(self.top_slot) + place];
            let (terrain, things, covered) = read_board(drawing, place < last);
            let side = &mut self.pack.sides[usize::from(depth - 1) * 2];
            side.terrain = terrain;
            side.things = things;
            tunnel |= u128::from(covered) << (64 * place);
        }
        let content = Arc::new(Content::new(self.pack).unwrap_or_else(|error| panic!("{error:?}")));
        let options = NewGame {
            first: Some(Seat(0)),
            crews: Crew::ALL.into_iter().map(Some).take(self.seats).collect(),
        };
        let mut game = SuperMotherload::new(content.clone(), &options, self.seats, Seed(self.seed))
            .expect("a lawful set-up");
        game.apply(&Action::ChooseSide(Side::A), &mut Ignore);

        let mut state = game.state().clone();
        let slots = usize::from(self.top_slot) + self.drawings.len();
        state.sides = std::array::from_fn(|slot| (slot < slots).then_some(Side::A));
        state.top_slot = self.top_slot;
        state.tunnel = tunnel;
        let open = if self.seats == 2 { 4 } else { 3 };
        state.majors = (0..3).map(MajorId).collect();
        state.minors = (0..open).map(MinorId).collect();
        state.minor_deck = (open..20).rev().map(MinorId).collect();
        for (seat, piles) in self.piles.iter().enumerate().take(self.seats) {
            deal(&mut state, seat, piles);
        }
        for (seat, tile) in self.tiles {
            state.pool &= !(1 << tile.0);
            state.seats[seat].artifacts |= 1 << tile.0;
        }
        for tweak in self.tweaks {
            tweak(&mut state);
        }
        let game = SuperMotherload::restore(content, state).unwrap_or_else(|error| panic!("{error}"));
        game.invariants().unwrap_or_else(|error| panic!("{error}"));
        Table { game }
    }
}

fn read_board(drawing: &str, board_below: bool) -> (Vec<String>, Vec<String>, u64) {
    let mut terrain = vec!["........".to_owned(); 8];
    let mut things = terrain.clone();
    let mut covered = 0_u64;
    let rows = drawing.lines().map(str::trim).filter(|row| !row.is_empty());
    for (y, row) in rows.enumerate() {
        let fields: Vec<&str> = row.split_whitespace().collect();
        assert_eq!(fields.len(), 8, "row {row:?} has not eight fields");
        (terrain[y], things[y]) = (String::new(), String::new());
        for (x, field) in fields.iter().enumerate() {
            let bare = field.strip_prefix('=').unwrap_or(field);
            if bare.len() < field.len() {
                covered |= 1 << (y * 8 + x);
            }
            let (ground, thing) = match bare.chars().next() {
                Some(ground @ ('.' | '#' | 'R' | 'U' | 'Y')) => (ground, &bare[1..]),
                _ => ('.', bare),
            };
            terrain[y].push(ground);
            things[y].push(thing.chars().next().unwrap_or('.'));
        }
    }
    if !things.iter().any(|row| row.contains('A')) {
        things[7].replace_range(7..8, "A");
        if board_below {
            covered |= 1 << 63;
        }
    }
    (terrain, things, covered)
}

fn deal(state: &mut State, seat: usize, piles: &Piles) {
    let mut bought = piles.bought;
    let named = [&piles.hand, &piles.deck, &piles.discard];
    for name in named.into_iter().flatten().flat_map(|pile| pile.split_whitespace()) {
        if name.ends_with(char::is_numeric) {
            let (stack, tier) = pilot_of(name);
            bought[stack.index()] = bought[stack.index()].max(tier + 1);
        }
    }
    let seat = &mut state.seats[seat];
    seat.bought = bought;
    let mut free: Vec<Card> = seat.owned().iter().collect();
    let mut take = |pile: &Option<String>| -> Vec<Card> {
        let names = pile.as_deref().unwrap_or("").split_whitespace();
        names
            .map(|name| {
                let copies = card_copies(name);
                let place = free.iter().position(|card| copies.contains(card));
                free.remove(place.unwrap_or_else(|| panic!("there is no {name} left")))
            })
            .collect()
    };
    let mut hand = take(&piles.hand);
    let mut deck = take(&piles.deck);
    let mut discard = take(&piles.discard);
    match (piles.deck.is_some(), piles.discard.is_some()) {
        (false, _) => deck.append(&mut free),
        (true, false) => discard.append(&mut free),
        (true, true) => hand.append(&mut free),
    }
    deck.reverse();
    seat.hand = hand.into_iter().collect();
    seat.deck = deck.into_iter().collect();
    seat.discard_top = discard.last().copied();
    seat.discard = discard.into_iter().collect::<CardSet>();
}
