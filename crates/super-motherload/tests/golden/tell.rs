//! Actions, effects, views and boards in words.

use std::fmt::Write;

use super_motherload::content::{Content, SideEntry};
use super_motherload::{
    Achievements, Action, ArtifactId, Card, CardSet, Cards, Crew, Direction, Effect, Line, MajorId, Minerals,
    MinorId, SeatView, Source, Space, SuperMotherload, Tiles, View, depths,
};
use tabletop::{Game, Seat};
use testkit::golden::list;

/// Knows the names of the content.
pub struct Tell<'a> {
    pub content: &'a Content,
}

fn minerals(lot: Minerals) -> String {
    let kinds = ["iron", "platinum", "gold", "emerald", "ruby", "diamond"];
    let parts = kinds.iter().zip(lot.0).filter(|(_, count)| *count > 0);
    let text =
        list(parts, |(kind, count)| if count == 1 { (*kind).to_owned() } else { format!("{count}x{kind}") });
    format!("[{text}]")
}

fn line(line: Line) -> String {
    let way = if line.direction == Direction::Across { "across" } else { "down" };
    format!("{} {way} {}", line.start, line.length)
}

fn spaces(spaces: &[Space]) -> String {
    list(spaces, |space| space.to_string())
}

impl Tell<'_> {
    fn card(&self, crew: Crew, card: Card) -> String {
        self.content.pack().crews[crew.index()].cards[card.index()].id.clone()
    }
    fn cards(&self, crew: Crew, cards: CardSet) -> String {
        list(cards.iter(), |card| self.card(crew, card))
    }
    fn tile(&self, tile: ArtifactId) -> String {
        self.content.pack().artifacts[usize::from(tile.0)].id.clone()
    }
    fn major(&self, major: MajorId) -> String {
        self.content.pack().majors[usize::from(major.0)].id.clone()
    }
    fn minor(&self, minor: MinorId) -> String {
        self.content.pack().minors[usize::from(minor.0)].id.clone()
    }

    pub fn action(&self, crew: Crew, action: &Action) -> String {
        match *action {
            Action::ChooseSide(side) => format!("choose side {side:?}"),
            Action::Draw => "draw".to_owned(),
            Action::Drill { cards, line: along } => {
                format!("drill {} with {}", line(along), self.cards(crew, cards))
            }
            Action::Bomb { card, turn, at } => {
                format!("bomb {at} turn {turn} with {}", self.card(crew, card))
            }
            Action::Lay(stack) => format!("lay on {stack:?}"),
            Action::Buy(stack) => format!("buy {stack:?}"),
            Action::Spend { tile, copy: None } => format!("spend {}", self.tile(tile)),
            Action::Spend { tile, copy: Some(mineral) } => {
                format!("spend {} for {mineral:?}", self.tile(tile))
            }
            Action::ClaimMajor(major) => format!("claim {}", self.major(major)),
            Action::ClaimMinor(minor) => format!("claim {}", self.minor(minor)),
            Action::EndTurn => "end the turn".to_owned(),
            Action::Discard(cards) => format!("discard {}", self.cards(crew, cards)),
        }
    }

    fn source(&self, crew: Crew, source: Source) -> String {
        match source {
            Source::Action => "the action".to_owned(),
            Source::Space { space } => space.to_string(),
            Source::DrillBonus { card } => format!("the drill of {}", self.card(crew, card)),
            Source::Purchase { card } => format!("the purchase of {}", self.card(crew, card)),
            Source::Artifact { tile } => self.tile(tile),
        }
    }

    pub fn effect(&self, game: &SuperMotherload, effect: &Effect) -> String {
        let crew = |seat: Seat| game.state().seats[seat.index()].crew;
        let known = |seat: Seat, cards: &Option<Vec<Card>>| {
            list(cards.iter().flatten(), |card| self.card(crew(seat), *card))
        };
        match effect {
            Effect::SideChosen { seat, slot, depth, side } => {
                format!("side {side:?} of depth {depth} lies up in slot {slot}, chosen by seat {}", seat.0)
            }
            Effect::BoardRemoved { slot } => format!("the board in slot {slot} is gone"),
            Effect::TurnBegan { seat, round } => format!("round {round}: turn of seat {}", seat.0),
            Effect::Shuffled { seat, count } => format!("seat {} shuffles {count} cards", seat.0),
            Effect::Drew { seat, count, cards, source } => {
                format!(
                    "seat {} draws {count} by {}: {}",
                    seat.0,
                    self.source(crew(*seat), *source),
                    known(*seat, cards)
                )
            }
            Effect::Drilled { cards, colour, spaces: at, seat } => {
                let colour = colour.map_or("any".to_owned(), |colour| format!("{colour:?}"));
                format!(
                    "drilled {} ({colour}) with {}",
                    spaces(at),
                    list(cards, |card| self.card(crew(*seat), *card))
                )
            }
            Effect::Bombed { seat, card, spaces: at } => {
                format!("bombed {} with {}", spaces(at), self.card(crew(*seat), *card))
            }
            Effect::BombsGained { seat, count, source } => {
                format!("{count} bomb from {}", self.source(crew(*seat), *source))
            }
            Effect::ArtifactFound { space, tile, .. } => {
                format!("artifact in {space}: {}", tile.map_or("?".to_owned(), |tile| self.tile(tile)))
            }
            Effect::NoArtifactLeft { space, .. } => format!("no artifact left for {space}"),
            Effect::Collected { minerals: lot, .. } => format!("collected {}", minerals(*lot)),
            Effect::MineralsGained { seat, minerals: lot, source } => {
                format!("{} from {}", minerals(*lot), self.source(crew(*seat), *source))
            }
            Effect::Laid { stack, minerals: lot, .. } => format!("laid {} on {stack:?}", minerals(*lot)),
            Effect::WentBack { minerals: lot, .. } => format!("{} goes back", minerals(*lot)),
            Effect::Bought { seat, stack, card, paid, lost } => {
                format!("bought {} from {stack:?} for ${paid}, ${lost} lost", self.card(crew(*seat), *card))
            }
            Effect::PointsGained { seat, count, source } => {
                format!("{count} points from {}", self.source(crew(*seat), *source))
            }
            Effect::ActionsGained { seat, count, source } => {
                format!("{count} more actions from {}", self.source(crew(*seat), *source))
            }
            Effect::Spent { tile, .. } => format!("spent {}", self.tile(*tile)),
            Effect::MajorTaken { major, .. } => format!("took {}", self.major(*major)),
            Effect::MinorTaken { minor, .. } => format!("took {}", self.minor(*minor)),
            Effect::MinorRevealed { minor } => format!("revealed {}", self.minor(*minor)),
            Effect::HandCut { seat, count, cards, top } => {
                let top = self.card(crew(*seat), *top);
                format!("{count} cards cut: {}; {top} on top", known(*seat, cards))
            }
            Effect::TurnEnded { seat } => format!("turn of seat {} ended", seat.0),
            Effect::LastTurn { .. } => "this is the last turn".to_owned(),
            Effect::GameOver { reason } => format!("game over: {reason:?}"),
        }
    }

    /// What the acting seat sees.
    pub fn view(&self, view: &View) -> String {
        let mut text = String::new();
        let due = list(&view.due, |stack| format!("{stack:?}"));
        let lots = list(&view.lots, |lot| minerals(*lot));
        writeln!(
            text,
            "   {:?}, round {}, actions {}, lots {lots}, due {due}, artifacts left {}, spaces left {}, idle {}{}",
            view.step,
            view.round,
            view.actions,
            view.artifacts_left,
            view.artifact_spaces_left,
            view.idle_rounds,
            if view.last_turn { ", last turn" } else { "" }
        )
        .expect("text");
        for (place, seat) in view.seats.iter().enumerate() {
            writeln!(text, "   seat {place}: {}", self.seat(seat)).expect("text");
        }
        let met = |met: bool| if met { "!" } else { "" };
        let majors = list(&view.majors, |major| format!("{}{}", self.major(major.major), met(major.met)));
        let minors = list(&view.minors, |minor| format!("{}{}", self.minor(minor.minor), met(minor.met)));
        writeln!(text, "   goals: {majors}; {minors}; {} more", view.minor_deck).expect("text");
        text
    }

    fn seat(&self, seat: &SeatView) -> String {
        let cards = |cards: &Cards| match cards {
            Cards::Known(cards) => format!("({})", self.cards(seat.crew, *cards)),
            Cards::Count(count) => count.to_string(),
        };
        let tiles = match &seat.artifacts {
            Tiles::Known(tiles) => format!("({})", list(tiles, |tile| self.tile(*tile))),
            Tiles::Count(count) => count.to_string(),
        };
        let taken = match &seat.achievements {
            Achievements::Known { majors, minors } => {
                let all = majors
                    .iter()
                    .map(|major| self.major(*major))
                    .chain(minors.iter().map(|m| self.minor(*m)));
                format!("({})", list(all, |name| name))
            }
            Achievements::Count { majors, minors } => format!("{majors}+{minors}"),
        };
        let stacks = list(&seat.stacks, |stack| match stack.top {
            Some(_) => format!("${}/{}", stack.money, stack.cost),
            None => "sold-out".to_owned(),
        });
        let top = seat.discard_top.map_or("-".to_owned(), |card| self.card(seat.crew, card));
        format!(
            "hand {}, deck {}, discard {} top {top}, bombs {}, tiles {tiles}, taken {taken}, stacks {stacks}",
            cards(&seat.hand),
            seat.deck,
            cards(&seat.discard),
            seat.bombs
        )
    }

    /// The boards in play: `==` tunnel, else terrain and what lies on it.
    pub fn boards(&self, game: &SuperMotherload) -> String {
        let state = game.state();
        let mut text = String::new();
        let in_play = state.sides.iter().enumerate().skip(usize::from(state.top_slot));
        for (slot, side) in in_play.filter_map(|(slot, side)| Some((slot, (*side)?))) {
            let depth = depths(game.seats())[slot];
            let wanted = |entry: &&SideEntry| entry.depth == depth && entry.side == side;
            let entry = self.content.pack().sides.iter().find(wanted).expect("a side");
            for row in 0..8 {
                write!(text, "   {:>2} ", slot * 8 + row + 1).expect("text");
                for column in 0..8 {
                    let place = (slot - usize::from(state.top_slot)) * 64 + row * 8 + column;
                    let pick = |rows: &[String]| char::from(rows[row].as_bytes()[column]);
                    if state.tunnel >> place & 1 == 1 {
                        text.push_str(" ==");
                    } else {
                        write!(text, " {}{}", pick(&entry.terrain), pick(&entry.things)).expect("text");
                    }
                }
                text.push('\n');
            }
        }
        text
    }
}
