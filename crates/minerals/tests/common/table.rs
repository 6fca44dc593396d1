//! Playing on from a position.

use minerals::{
    Action, Answer, Ask, Bend, CardId, Effect, Hex, Mineral, Minerals, MineralsGame, Options, Preview,
    Refusal, SeatState, State, Step, Tool,
};
use tabletop::{Game, Ruled, Seat, ToAct};

use super::picture::{Picture, draw, read};
use super::scene::{CAMP, minerals};

/// A running game. Every action is checked against `legal`, and the invariants hold after it.
#[derive(Clone)]
pub struct Table {
    pub game: MineralsGame,
    pub picture: Picture,
}

/// The seat with this letter.
pub fn seat(letter: char) -> Seat {
    Seat(letter as u8 - b'A')
}

impl Table {
    /// Does a lawful action.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> Vec<Effect> {
        testkit::act(&mut self.game, &action)
    }
    /// Tries an unlawful action.
    #[track_caller]
    pub fn refuses(&self, rule: &str, action: Action, reason: &Refusal) {
        let refusal = self.refusal(action);
        assert_eq!((refusal.rule(), &refusal), (rule, reason), "{action:?}");
    }
    /// The reason why an action is not lawful.
    #[track_caller]
    pub fn refusal(&self, action: Action) -> Refusal {
        testkit::refusal(&self.game, &action)
    }
    /// Whether an action is accepted; asserts that the list says the same.
    #[track_caller]
    pub fn can(&self, action: Action) -> bool {
        testkit::can(&self.game, &action)
    }
    /// Every lawful action.
    pub fn legal(&self) -> Vec<Action> {
        testkit::legal(&self.game)
    }
    /// Whether some lawful action uses this tool.
    pub fn offers(&self, tool: Tool) -> bool {
        self.legal().into_iter().any(|action| tool_of(action) == Some(tool))
    }
    /// The lawful actions with this tool.
    pub fn uses(&self, tool: Tool) -> Vec<Action> {
        self.legal().into_iter().filter(|&action| tool_of(action) == Some(tool)).collect()
    }

    /// Moves the pawn of the seat that is to act to a mark.
    #[track_caller]
    pub fn go(&mut self, to: char) -> Vec<Effect> {
        self.act(Action::Move(self.at(to)))
    }
    /// The hex with a mark, or where the pawn of a letter stood in the drawing.
    #[track_caller]
    pub fn at(&self, sign: char) -> Hex {
        self.picture.at(sign)
    }
    /// The marks of those hexes that `of` makes of the lawful actions, in order and once each.
    pub fn marks(&self, of: impl FnMut(Action) -> Option<Hex>) -> String {
        let mut marks: Vec<char> =
            self.legal().into_iter().filter_map(of).map(|hex| self.picture.sign(hex)).collect();
        marks.sort_unstable();
        marks.dedup();
        marks.into_iter().collect()
    }
    /// Marks of the landings without tools.
    pub fn ends(&self) -> String {
        self.marks(|action| if let Action::Move(to) = action { Some(to) } else { None })
    }
    /// Marks of the tiles that may be taken from the parts that are cut off.
    pub fn cuts(&self) -> String {
        self.marks(|action| if let Action::Cut(at) = action { Some(at) } else { None })
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }
    pub fn step(&self) -> Step {
        self.game.step()
    }
    pub fn who(&self, letter: char) -> &SeatState {
        &self.state().seats[seat(letter).index()]
    }
    /// Whose decision is due; `-` once the game is over.
    pub fn to_act(&self) -> char {
        match self.game.to_act() {
            ToAct::Seat(seat) => char::from(b'A' + seat.0),
            ToAct::Over => '-',
        }
    }
    /// Points of a seat, were the game to end now.
    pub fn points(&self, letter: char) -> i32 {
        self.game.score()[seat(letter).index()].total
    }
    /// Whether the pool of a seat is just this.
    #[track_caller]
    pub fn pool_is(&self, letter: char, letters: &str) {
        assert_eq!(self.who(letter).pool, minerals(letters), "the pool of {letter}");
    }
    /// What has come into the bag since `before`.
    pub fn to_bag(&self, before: &Self) -> Minerals {
        self.state().bag.minus(before.state().bag)
    }
    /// What a card costs.
    pub fn game_card(&self, card: u8) -> Minerals {
        self.game.content().card(CardId(card)).needs
    }
    /// What could be done.
    pub fn options(&self) -> Options {
        match self.game.ask(self.state().turn, &Ask::Options) {
            Answer::Options(options) => options,
            other => panic!("{other:?}"),
        }
    }
    /// What a lawful action would bring.
    #[track_caller]
    pub fn preview(&self, action: Action) -> Preview {
        match self.game.ask(self.state().turn, &Ask::Preview { action }) {
            Answer::Preview(preview) => preview,
            other => panic!("{other:?}"),
        }
    }

    /// The board as a drawing without marks.
    pub fn drawn(&self) -> String {
        draw(&self.tiles(), &self.frame())
    }
    fn frame(&self) -> Vec<Hex> {
        self.picture.cells.keys().copied().collect()
    }
    fn tiles(&self) -> Vec<(Hex, Mineral, Option<char>)> {
        let state = self.state();
        let pawn = |spot: usize| {
            let here = state.seats.iter().position(|seat| seat.pawn.map(usize::from) == Some(spot));
            here.map(|seat| char::from(b'A' + seat as u8))
        };
        let spots = state.spots.iter().enumerate();
        let near = spots.filter(|(_, spot)| spot.hex.r < CAMP);
        near.filter_map(|(place, spot)| Some((spot.hex, spot.tile?, pawn(place)))).collect()
    }
    /// Whether the board looks like a drawing; marks in it mean nothing.
    #[track_caller]
    pub fn looks(&self, drawing: &str) {
        let wanted: Vec<_> = read(drawing)
            .cells
            .into_iter()
            .filter_map(|(hex, cell)| Some((hex, cell.tile?, cell.sign.filter(char::is_ascii_uppercase))))
            .collect();
        let (wanted, found) = (draw(&wanted, &self.frame()), self.drawn());
        assert!(wanted == found, "the board is\n{found}\nand not\n{wanted}");
    }
}

/// The tool that an action uses.
pub fn tool_of(action: Action) -> Option<Tool> {
    Some(match action {
        Action::Map { .. } => Tool::Map,
        Action::Compass(_) => Tool::Compass,
        Action::Shovel(_) => Tool::Shovel,
        Action::Hammer { .. } => Tool::Hammer,
        Action::Chest => Tool::Chest,
        Action::Sack { .. } => Tool::Sack,
        Action::Vortex(_) => Tool::Vortex,
        Action::Glass(_) => Tool::Glass,
        Action::Rope(_) => Tool::Rope,
        Action::Lantern => Tool::Lantern,
        _ => return None,
    })
}
