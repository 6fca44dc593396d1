//! Positions, made of a drawing and what is said about the rest.

use std::sync::Arc;

use minerals::{
    ALL_TILES, CardId, Content, Hex, Mineral, Minerals, MineralsGame, NewGame, Side, Spot, Stage, State,
    TILES, Tool, Variant,
};
use tabletop::{Game, Seat, Seed};

use super::picture::{Picture, read};
use super::table::Table;

/// A change of a state.
type Tweak = Box<dyn FnOnce(&mut State)>;

/// A position in the making: a turn of the first seat, its move due. Tiles that are nowhere else are in the
/// bag, cards that nobody has in row and deck, in the order of the pack; the first side of each tool tile
/// lies up.
pub struct Scene {
    picture: Picture,
    options: NewGame,
    seats: usize,
    turn: u8,
    seed: u64,
    pools: Vec<Minerals>,
    spent: Vec<Minerals>,
    cards: Vec<(usize, CardId, bool)>,
    row: Vec<CardId>,
    bag: Option<Minerals>,
    camp: bool,
    tweaks: Vec<Tweak>,
}

/// The row of the plane in which the far-off pawn of [`Scene::camp`] lives.
pub const CAMP: i8 = 90;

/// The set that ships with the program.
pub fn house() -> Arc<Content> {
    Arc::new(Content::house().expect("the house set is right"))
}

/// Minerals by their letters.
pub fn minerals(letters: &str) -> Minerals {
    letters
        .chars()
        .map(|letter| Mineral::of_letter(letter).unwrap_or_else(|| panic!("{letter:?} is no mineral")))
        .collect()
}

/// A position with this board; as many seats as pawns are drawn, two at least.
#[track_caller]
pub fn scene(picture: &str) -> Scene {
    let picture = read(picture);
    let pawns = picture.cells.values().filter_map(|cell| cell.sign.filter(char::is_ascii_uppercase));
    let seats = pawns.map(|pawn| pawn as usize - 'A' as usize + 1).max().unwrap_or(0).max(2);
    Scene {
        picture,
        options: NewGame { first: Some(Seat(0)), tools: [Some(Side::A); 5], ..NewGame::default() },
        seats,
        turn: 0,
        seed: 1,
        pools: vec![Minerals::NONE; 5],
        spent: vec![Minerals::NONE; 5],
        cards: Vec::new(),
        row: Vec::new(),
        bag: None,
        camp: false,
        tweaks: Vec::new(),
    }
}

impl Scene {
    /// So many seats; those without a pawn in the drawing are off the board.
    pub fn seats(mut self, seats: usize) -> Self {
        self.seats = seats;
        self
    }
    /// Which rules are played.
    pub fn variant(mut self, variant: Variant) -> Self {
        self.options.variant = variant;
        self
    }
    /// With the "sudden end" (MN-60).
    pub fn sudden(mut self) -> Self {
        self.options.sudden_end = true;
        self
    }
    /// Whose turn it is.
    pub fn turn(mut self, pawn: char) -> Self {
        self.turn = pawn as u8 - b'A';
        self
    }
    /// Another seed, for what chance will do.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
    /// These tools lie up, each in place of the other side of its tile.
    pub fn tools(mut self, tools: &[Tool]) -> Self {
        for tool in tools {
            self.options.tools[tool.pays().index()] = Some(tool.side());
        }
        self
    }
    /// The pool of the first seat.
    pub fn pool(self, letters: &str) -> Self {
        self.pool_of('A', letters)
    }
    /// The pool of a seat.
    pub fn pool_of(mut self, pawn: char, letters: &str) -> Self {
        self.pools[pawn as usize - 'A' as usize] = minerals(letters);
        self
    }
    /// Gives the first seat exactly what a card needs, besides what it has.
    pub fn pool_for(mut self, card: CardId) -> Self {
        self.pools[0] = self.pools[0].plus(house().card(card).needs);
        self
    }
    /// The tool space of a seat.
    pub fn spent(mut self, pawn: char, letters: &str) -> Self {
        self.spent[pawn as usize - 'A' as usize] = minerals(letters);
        self
    }
    /// Cards that a seat has taken.
    pub fn cards(mut self, pawn: char, cards: &[u8]) -> Self {
        self.cards.extend(cards.iter().map(|&card| (pawn as usize - 'A' as usize, CardId(card), false)));
        self
    }
    /// A card that a seat has taken without its orpiment.
    pub fn lower_card(mut self, pawn: char, card: u8) -> Self {
        self.cards.push((pawn as usize - 'A' as usize, CardId(card), true));
        self
    }
    /// The first cards of the row.
    pub fn row(mut self, cards: &[u8]) -> Self {
        self.row = cards.iter().copied().map(CardId).collect();
        self
    }
    /// One more seat, the last, whose pawn stands far away where it can move, on a row of seven kyanites: the
    /// game goes on whatever happens in the drawing.
    pub fn camp(mut self) -> Self {
        self.camp = true;
        self.seats += 1;
        self
    }
    /// The bag holds just this; the rest of the tiles is in the pool of the last seat.
    pub fn bag(mut self, letters: &str) -> Self {
        self.bag = Some(minerals(letters));
        self
    }
    /// Changes anything else of the state, last.
    pub fn with(mut self, tweak: impl FnOnce(&mut State) + 'static) -> Self {
        self.tweaks.push(Box::new(tweak));
        self
    }

    /// The state, checked by nobody.
    pub fn state(self) -> (Picture, State) {
        let game = MineralsGame::new(house(), &self.options, self.seats, Seed(self.seed)).expect("lawful");
        let mut state = game.state().clone();
        let drawn = self.picture.cells.iter().filter(|(_, cell)| cell.known);
        state.spots = drawn.map(|(&hex, cell)| Spot { hex, tile: cell.tile }).collect();
        // Hexes that held a tile and are far away from everything make up for the rest of the board.
        let far =
            (0..).map(|place: i8| Spot { hex: Hex::at(place % 60 - 100, 100 + place / 60), tile: None });
        let camp = (0..if self.camp { 7 } else { 0 }).map(|q| Hex::at(q - 100, CAMP));
        state.spots.extend(camp.map(|hex| Spot { hex, tile: Some(Mineral::Kyanite) }));
        let missing = ALL_TILES.saturating_sub(state.spots.len());
        state.spots.extend(far.take(missing));
        for (seat, player) in state.seats.iter_mut().enumerate() {
            let letter = char::from(b'A' + seat as u8);
            let stands = self.picture.cells.iter().find(|(_, cell)| cell.sign == Some(letter));
            let spot = |hex: Hex| state.spots.iter().position(|spot| spot.hex == hex).expect("a tile") as u8;
            player.pawn = stands.map(|(&hex, _)| spot(hex));
            player.pool = self.pools[seat];
            player.spent = self.spent[seat];
        }
        if self.camp {
            let here = state.spots.iter().position(|spot| spot.hex.r == CAMP).expect("the camp");
            state.seats.last_mut().expect("a seat").pawn = Some(here as u8);
        }
        let mut deck: Vec<CardId> = (0..24).rev().map(CardId).collect();
        for (seat, card, lower) in self.cards {
            deck.retain(|&other| other != card);
            state.seats[seat].cards |= 1 << card.0;
            state.seats[seat].lower |= u32::from(lower) << card.0;
        }
        deck.retain(|card| !self.row.contains(card));
        deck.extend(self.row.iter().rev());
        if self.options.variant != Variant::Tiles {
            state.row = std::array::from_fn(|_| deck.pop());
            state.deck = deck.into_iter().collect();
        }
        let board: Minerals = state.spots.iter().filter_map(|spot| spot.tile).collect();
        let owned = state.seats.iter().map(|seat| seat.pool.plus(seat.spent));
        let used = owned.fold(board, Minerals::plus);
        assert!(TILES.covers(used), "more tiles than there are");
        state.bag = TILES.minus(used);
        if let Some(bag) = self.bag {
            let last = state.seats.last_mut().expect("a seat");
            last.pool = last.pool.plus(state.bag.minus(bag));
            state.bag = bag;
        }
        state.stage = Stage::Before;
        state.removed = 5;
        state.turn = Seat(self.turn);
        state.turns = u16::from(self.turn) + 1;
        for tweak in self.tweaks {
            tweak(&mut state);
        }
        (self.picture, state)
    }

    /// The position, to be played on.
    #[track_caller]
    pub fn ready(self) -> Table {
        let (picture, state) = self.state();
        let game = MineralsGame::restore(house(), state).unwrap_or_else(|error| panic!("{error}"));
        game.invariants().unwrap_or_else(|error| panic!("{error}"));
        Table { game, picture }
    }
}
