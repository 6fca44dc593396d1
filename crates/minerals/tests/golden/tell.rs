//! Actions, effects, views and boards in words.

use std::fmt::Write;

use minerals::{Action, CardId, Content, Effect, Hex, Minerals, MineralsGame, Tool, View};
use tabletop::{Game, Seat};
use testkit::golden::list;

use crate::common::draw;

/// Knows the names of the content.
pub struct Tell<'a> {
    pub content: &'a Content,
}

/// Minerals by their letters, like `[2w k]`.
fn lot(minerals: Minerals) -> String {
    let some = minerals.iter().filter(|&(_, count)| count > 0);
    let text = list(some, |(mineral, count)| {
        if count == 1 { mineral.letter().to_string() } else { format!("{count}{}", mineral.letter()) }
    });
    format!("[{text}]")
}

fn at(hex: Hex) -> String {
    format!("{},{}", hex.q, hex.r)
}

/// The letter of a seat, as its pawn is drawn.
pub fn seat(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

fn tool(tool: Tool) -> String {
    format!("{tool:?}")
}

impl Tell<'_> {
    fn card(&self, card: CardId) -> String {
        self.content.pack().cards[card.index()].id.clone()
    }

    pub fn action(&self, action: &Action) -> String {
        match *action {
            Action::Remove(hex) => format!("remove {}", at(hex)),
            Action::Place(hex) => format!("place {}", at(hex)),
            Action::Move(to) => format!("move to {}", at(to)),
            Action::Map { bend, to } => format!("Map over {} to {}", at(bend), at(to)),
            Action::Compass(to) => format!("Compass to {}", at(to)),
            Action::Fail(Some(to)) => format!("cannot move, place {}", at(to)),
            Action::Fail(None) => "cannot move, leave the board".to_owned(),
            Action::Cut(hex) => format!("cut, take {}", at(hex)),
            Action::Shovel(hex) => format!("Shovel, take {}", at(hex)),
            Action::Hammer { mineral, at: hex } => format!("Hammer, {mineral} to {}", at(hex)),
            Action::Chest => "Chest".to_owned(),
            Action::Keep(mineral) => format!("keep {mineral}"),
            Action::Sack { with, give, take } => {
                format!("Sack with {}, {} for {}", seat(with), lot(give), lot(take))
            }
            Action::Vortex(to) => format!("Vortex to {}", at(to)),
            Action::Glass(hex) => format!("Magnifying Glass, take {}", at(hex)),
            Action::Rope(hex) => format!("Rope, take {}", at(hex)),
            Action::Lantern => "Lantern".to_owned(),
            Action::Collect { card, lower } => {
                format!("collect {}{}", self.card(card), if lower { " without orpiment" } else { "" })
            }
            Action::EndTurn => "end the turn".to_owned(),
        }
    }

    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Removed { at: hex, mineral, .. } => format!("{mineral} taken off {}", at(*hex)),
            Effect::Placed { pawn, at: hex, .. } => format!("pawn {} placed on {}", seat(*pawn), at(*hex)),
            Effect::Moved { from, bend, to, lifted, .. } => {
                let bend = bend.map_or(String::new(), |bend| format!(" over {}", at(bend)));
                format!("moved from {}{bend} to {}, lifted {lifted}", at(*from), at(*to))
            }
            Effect::Failed { at: hex, lost, .. } => format!("could not move off {}, lost {lost}", at(*hex)),
            Effect::Left { seat: pawn } => format!("pawn {} left the board", seat(*pawn)),
            Effect::Cut { hexes, taken, bag, .. } => {
                let taken =
                    taken.map_or("nothing".to_owned(), |(hex, mineral)| format!("{mineral} of {}", at(hex)));
                format!("cut off ({}): took {taken}, {} to the bag", list(hexes, |hex| at(*hex)), lot(*bag))
            }
            Effect::Paid { tool: used, .. } => format!("paid for {}", tool(*used)),
            Effect::Hammered { at: hex, mineral, .. } => format!("{mineral} put on {}", at(*hex)),
            Effect::Drew { tiles, .. } => format!("drew {}", list(tiles, ToString::to_string)),
            Effect::Kept { kept, back, .. } => {
                let back = back.map_or(String::new(), |back| format!(", {back} went back"));
                format!("kept {kept}{back}")
            }
            Effect::Swapped { with, give, take, .. } => {
                format!("gave {} {} for {}", seat(*with), lot(*give), lot(*take))
            }
            Effect::Vortexed { from, to, mineral, .. } => {
                format!("went with {mineral} from {} to {}", at(*from), at(*to))
            }
            Effect::Took { at: hex, mineral, .. } => format!("took {mineral} of {}", at(*hex)),
            Effect::Collected { card, paid, lower, points, .. } => {
                let lower = if *lower { ", the lower value" } else { "" };
                format!("collected {} for {}: {points} points{lower}", self.card(*card), lot(*paid))
            }
            Effect::Revealed { slot, card } => format!("{} turned up in place {slot}", self.card(*card)),
            Effect::TurnBegan { seat: next } => format!("turn of {}", seat(*next)),
            Effect::Passed { seat: next } => format!("turn of {} is passed", seat(*next)),
            Effect::Ended { reason } => format!("the game is over: {reason:?}"),
        }
    }

    /// What everyone sees, without the board.
    pub fn view(&self, view: &View) -> String {
        let mut text = String::new();
        let used = view.used.map_or(String::new(), |used| format!(", used {}", tool(used)));
        let lifted = view.lifted.map_or(String::new(), |lifted| format!(", lifted {lifted}"));
        let drawn = view.drawn.map_or(String::new(), |[one, two]| format!(", drew {one} and {two}"));
        let collected = if view.collected { ", collected" } else { "" };
        writeln!(
            text,
            "   {:?}, round {}, turn {}{used}{lifted}{drawn}{collected}; {} tiles, bag {}",
            view.step,
            view.round,
            view.turns,
            view.tiles.len(),
            lot(view.bag)
        )
        .expect("text");
        for part in &view.loose {
            let hexes = list(&part.hexes, |hex| at(*hex));
            writeln!(text, "   loose: {hexes}, lowest {}", part.lowest.mineral).expect("text");
        }
        if view.turns == 0 {
            return text;
        }
        for (place, player) in (0_u8..).zip(&view.seats) {
            let pawn = player.pawn.map_or("off".to_owned(), at);
            let cards = list(&player.cards, |own| {
                format!("{}{}", self.card(own.card), if own.lower { "-" } else { "" })
            });
            writeln!(
                text,
                "   {}: pawn {pawn}, pool {}, spent {}, cards ({cards}), points {}",
                seat(Seat(place)),
                lot(player.pool),
                lot(player.spent),
                player.points
            )
            .expect("text");
        }
        let row = list(view.row, |card| card.map_or("-".to_owned(), |card| self.card(card)));
        let tools = list(&view.tools, |up| tool(*up));
        writeln!(text, "   tools {tools}; row {row}; {} in the deck", view.deck.len()).expect("text");
        text
    }

    /// The board, with the letters of the pawns.
    pub fn board(&self, game: &MineralsGame) -> String {
        let state = game.state();
        let pawn = |spot: usize| {
            let here = state.seats.iter().position(|seat| seat.pawn.map(usize::from) == Some(spot));
            here.map(|place| seat(Seat(place as u8)))
        };
        let spots = state.spots.iter().enumerate();
        let tiles: Vec<_> =
            spots.filter_map(|(place, spot)| Some((spot.hex, spot.tile?, pawn(place)))).collect();
        let drawing = draw(&tiles, &[]);
        let west = tiles.iter().map(|(hex, ..)| 2 * i16::from(hex.q) + i16::from(hex.r)).min().unwrap_or(0);
        let mut text = format!("\n   the board before turn {}:\n", state.turns);
        for (r, row) in (tiles.iter().map(|tile| tile.0.r).min().unwrap_or(0)..).zip(drawing.lines()) {
            writeln!(text, "   {r:>4} | {row}").expect("text");
        }
        writeln!(text, "   (column c of row r is hex q = (c + {west} - r) / 2)").expect("text");
        text
    }
}
