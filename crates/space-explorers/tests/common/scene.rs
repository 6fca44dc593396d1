//! Positions, told in a few words.

use std::sync::Arc;

use serde_json::{Value, json};
use space_explorers::{Content, Division, SpaceExplorers};
use tabletop::{Game, Seat, StateError};

use super::pack::Changes;
use super::table::Table;
use super::{card, counts};

/// A change of the state as JSON.
type Tweak = Box<dyn FnOnce(&mut Value)>;

/// What is known of a seat.
#[derive(Clone, Default)]
struct Own {
    hand: Vec<u8>,
    seen: Vec<u8>,
    tokens: Option<[u8; 5]>,
    hub: [Vec<u8>; 5],
}

/// A position in the making: round 20, a turn of Anna, who took the first turn too, her action due. Unless
/// something else is said, hands and hubs are empty, everybody has one token of each colour, all projects
/// are open and none is in reach. Cards that are nowhere else fill up the Center to six and then lie in the
/// deck. Cards show what [`Changes`] says.
pub struct Scene {
    changes: Changes,
    seats: Vec<Own>,
    first: Seat,
    turn: Seat,
    round: u16,
    center: Vec<u8>,
    deck: Vec<u8>,
    rest: Rest,
    projects: Vec<(u8, Option<Seat>)>,
    others_taken: Option<Seat>,
    last_round: Option<&'static str>,
    passes: u8,
    tweaks: Vec<Tweak>,
}

/// Where the cards are that nobody speaks of.
#[derive(Clone, Copy, PartialEq)]
enum Rest {
    /// In the deck, below what is said of it, after the Center was filled up.
    Deck,
    /// All in the Center; the deck is what is said of it.
    Center,
    /// All in a hand; the deck is what is said of it.
    Hand(Seat),
}

/// A position of so many seats.
pub fn scene(seats: usize) -> Scene {
    Scene {
        changes: Changes::new(),
        seats: vec![Own::default(); seats],
        first: Seat(0),
        turn: Seat(0),
        round: 20,
        center: Vec::new(),
        deck: Vec::new(),
        rest: Rest::Deck,
        projects: Vec::new(),
        others_taken: None,
        last_round: None,
        passes: 0,
        tweaks: Vec::new(),
    }
}

impl Scene {
    /// A specialist has these skills and costs that, the bottom icon first: `.card(25, "Y", "RGV")`.
    #[track_caller]
    pub fn card(self, number: u8, skills: &str, cost: &str) -> Self {
        self.changed(|changes| {
            changes.skills(number, skills);
            changes.cost(number, cost);
        })
    }
    /// A specialist costs that, the bottom icon first.
    #[track_caller]
    pub fn cost(self, number: u8, cost: &str) -> Self {
        self.changed(|changes| changes.cost(number, cost))
    }
    /// A specialist has these progress points.
    pub fn points(self, number: u8, points: u8) -> Self {
        self.changed(|changes| changes.points(number, points))
    }
    /// A specialist has this ability, as it would stand in a pack.
    #[track_caller]
    pub fn ability(self, number: u8, ability: Value) -> Self {
        self.changed(|changes| changes.ability(number, ability))
    }
    /// A specialist gives these research icons: letters, or `*` for one of any kind.
    #[track_caller]
    pub fn gives(self, number: u8, icons: &str) -> Self {
        let name = |letter| match letter {
            '*' => "any".to_owned(),
            _ => super::colours(&String::from(letter))[0].to_string(),
        };
        let icons: Vec<String> = icons.chars().map(name).collect();
        self.ability(number, json!({"kind": "icons", "icons": icons}))
    }
    /// These specialists have the abilities that the house set gives to their numbers.
    pub fn able(self, numbers: &[u8]) -> Self {
        self.changed(|changes| numbers.iter().for_each(|&number| changes.able(number)))
    }
    fn changed(mut self, change: impl FnOnce(&mut Changes)) -> Self {
        change(&mut self.changes);
        self
    }

    /// Who took the first turn of the game.
    pub fn first(mut self, seat: Seat) -> Self {
        self.first = seat;
        self
    }
    /// Whose turn it is.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.turn = seat;
        self
    }
    /// Which round it is.
    pub fn round(mut self, round: u16) -> Self {
        self.round = round;
        self
    }
    /// A division of a hub, the lowest card first.
    pub fn hub(mut self, seat: Seat, division: Division, stack: &[u8]) -> Self {
        self.seats[seat.index()].hub[division.index()] = stack.to_vec();
        self
    }
    /// Cards in a hand that only its owner knows.
    pub fn hand(mut self, seat: Seat, cards: &[u8]) -> Self {
        self.seats[seat.index()].hand.extend(cards);
        self
    }
    /// Cards in a hand that everybody saw going in.
    pub fn seen(mut self, seat: Seat, cards: &[u8]) -> Self {
        self.seats[seat.index()].hand.extend(cards);
        self.seats[seat.index()].seen.extend(cards);
        self
    }
    /// The tokens of a seat: `.tokens(ANNA, "RRG")`. The rest is dealt out among the seats of which nothing is
    /// said.
    #[track_caller]
    pub fn tokens(mut self, seat: Seat, tokens: &str) -> Self {
        self.seats[seat.index()].tokens = Some(counts(tokens).0);
        self
    }
    /// Cards that lie in the Center; other cards fill it up to six while the deck has some.
    pub fn center(mut self, cards: &[u8]) -> Self {
        self.center = cards.to_vec();
        self
    }
    /// The upper cards of the deck, the top last.
    pub fn deck(mut self, cards: &[u8]) -> Self {
        self.deck = cards.to_vec();
        self
    }
    /// The deck holds only what is said of it; all other cards lie in the Center.
    pub fn rest_in_center(mut self) -> Self {
        self.rest = Rest::Center;
        self
    }
    /// The deck holds only what is said of it, the Center too; all other cards are in this hand.
    pub fn rest_in_hand(mut self, seat: Seat) -> Self {
        self.rest = Rest::Hand(seat);
        self
    }
    /// A project of this game, with the skills it needs and its points: `.project(0, "BBVVV", 6)`.
    #[track_caller]
    pub fn project(mut self, project: u8, needs: &str, points: u8) -> Self {
        self.projects.push((project, None));
        self.changed(|changes| changes.project(project, needs, points))
    }
    /// The same, completed by a seat in an earlier round.
    #[track_caller]
    pub fn taken(mut self, project: u8, needs: &str, points: u8, by: Seat) -> Self {
        self.projects.push((project, Some(by)));
        self.changed(|changes| changes.project(project, needs, points))
    }
    /// The projects of which nothing is said were completed by this seat.
    pub fn others_taken(mut self, by: Seat) -> Self {
        self.others_taken = Some(by);
        self
    }
    /// The last round is on, for "projects" or a "full-hub".
    pub fn last_round(mut self, reason: &'static str) -> Self {
        self.last_round = Some(reason);
        self
    }
    /// So many seats passed just before.
    pub fn passes(mut self, passes: u8) -> Self {
        self.passes = passes;
        self
    }
    /// Changes anything else of the state, last. See [`Scene::state`] for its form.
    pub fn with(mut self, tweak: impl FnOnce(&mut Value) + 'static) -> Self {
        self.tweaks.push(Box::new(tweak));
        self
    }

    /// The content and the state as JSON, checked by nobody.
    #[track_caller]
    pub fn state(mut self) -> (Arc<Content>, Value) {
        let seats = self.seats.len();
        self.place_the_rest();
        let tokens = self.deal_tokens();
        let projects = self.lay_projects();
        let places = (usize::from(self.turn.0) + seats - usize::from(self.first.0)) % seats;
        let turns = (usize::from(self.round) - 1) * seats + places + 1;
        let hand = |cards: &[u8]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        let own = |(own, tokens): (&Own, [u8; 5])| json!({"hand": hand(&own.hand), "seen": hand(&own.seen), "tokens": tokens, "hub": own.hub});
        let mut state = json!({
            "seats": self.seats.iter().zip(tokens).map(own).collect::<Vec<_>>(),
            "first": self.first,
            "turn": self.turn,
            "round": self.round,
            "turns": turns,
            "stage": "Action",
            "center": self.center,
            "deck": self.deck,
            "looked_at": [],
            "projects": projects,
            "fresh": null,
            "used": [],
            "more_skills": 0,
            "completed": 0,
            "took_after": false,
            "passes": self.passes,
            "last_round": self.last_round,
        });
        for tweak in self.tweaks {
            tweak(&mut state);
        }
        (self.changes.content(), state)
    }

    /// Puts the cards that nobody speaks of where they are.
    #[track_caller]
    fn place_the_rest(&mut self) {
        let hubs = self.seats.iter().flat_map(|own| own.hub.iter().flatten());
        let hands = self.seats.iter().flat_map(|own| &own.hand);
        let said: Vec<u8> = hubs.chain(hands).chain(&self.center).chain(&self.deck).copied().collect();
        for (place, number) in said.iter().enumerate() {
            assert!(
                card(*number).number() > 0 && !said[..place].contains(number),
                "{number} is in two places"
            );
        }
        let mut rest: Vec<u8> = (1..=60).filter(|number| !said.contains(number)).collect();
        match self.rest {
            Rest::Deck => {
                let missing = 6_usize.saturating_sub(self.center.len()).min(rest.len());
                self.center.extend(rest.drain(..missing));
                rest.append(&mut self.deck);
                self.deck = rest;
            }
            Rest::Center => self.center.append(&mut rest),
            Rest::Hand(seat) => {
                let missing =
                    if self.deck.is_empty() { 0 } else { 6_usize.saturating_sub(self.center.len()) };
                self.center.extend(rest.drain(..missing));
                self.seats[seat.index()].hand.append(&mut rest);
            }
        }
    }

    /// Tokens of each seat: as many of each colour as there are seats.
    #[track_caller]
    fn deal_tokens(&self) -> Vec<[u8; 5]> {
        let seats = self.seats.len();
        let mut dealt: Vec<[u8; 5]> = self.seats.iter().map(|own| own.tokens.unwrap_or_default()).collect();
        let open: Vec<usize> = (0..seats).filter(|&seat| self.seats[seat].tokens.is_none()).collect();
        for colour in 0..5 {
            let held: u8 = dealt.iter().map(|tokens| tokens[colour]).sum();
            let rest = (seats as u8).checked_sub(held).expect("no more tokens of a colour than seats");
            assert!(rest == 0 || !open.is_empty(), "all seats are told, and not all tokens");
            for place in 0..usize::from(rest) {
                dealt[open[place % open.len()]][colour] += 1;
            }
        }
        dealt
    }

    /// Two projects more than seats, those that were told first, each of another tile.
    #[track_caller]
    fn lay_projects(&self) -> Vec<Value> {
        let count = self.seats.len() + 2;
        let told: Vec<u8> = self.projects.iter().map(|(project, _)| project / 2).collect();
        let free = (0..10).rev().filter(|tile| !told.contains(tile));
        let fill = free.map(|tile| (tile * 2, self.others_taken));
        let all = self.projects.iter().copied().chain(fill).take(count.max(told.len()));
        assert!(told.len() <= count, "more projects than seats and two");
        let lay = |(place, (project, by)): (usize, (u8, Option<Seat>))| json!({"project": project, "taken": by.map(|seat| json!({"seat": seat, "round": place + 1}))});
        all.enumerate().map(lay).collect()
    }

    /// What comes of restoring the position.
    #[track_caller]
    pub fn restored(self) -> Result<SpaceExplorers, StateError> {
        let (content, state) = self.state();
        let state = serde_json::from_value(state).unwrap_or_else(|error| panic!("{error}"));
        SpaceExplorers::restore(content, state)
    }

    /// The position, to be played on.
    #[track_caller]
    pub fn ready(self) -> Table {
        let game = self.restored().unwrap_or_else(|error| panic!("{error}"));
        game.invariants().unwrap_or_else(|error| panic!("{error}"));
        Table { game }
    }
}
