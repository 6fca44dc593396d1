//! Playing on from a position.

use std::collections::BTreeSet;

use space_explorers::{
    Action, Answer, Ask, Counts, Division, DivisionSet, Effect, Options, Payment, ProjectId, Recruit,
    Refusal, SpaceExplorers, Specialist, Step, View,
};
use tabletop::{Game, Ruled, Score, Seat, ToAct, Viewer};

use super::{card, counts, letters, numbers};

/// A running game. Every action is held against `legal`, and the invariants hold after it.
#[derive(Clone)]
pub struct Table {
    pub game: SpaceExplorers,
}

/// A recruit in the making; it turns into an [`Action`].
#[derive(Clone, Copy)]
pub struct Joins(pub Recruit);

/// A specialist joins a division; nothing is paid unless it is said.
#[track_caller]
pub fn recruit(number: u8, division: Division) -> Joins {
    let payment = Payment::default();
    Joins(Recruit { card: card(number), division, way: None, payment, draws: 0 })
}

impl Joins {
    /// Tokens and returned cards that are handed over: `.pays("RRG 25 13")`.
    #[track_caller]
    pub fn pays(mut self, what: &str) -> Self {
        for word in what.split_whitespace() {
            match word.parse::<u8>() {
                Ok(number) => self.0.payment.cards.insert(card(number)),
                Err(_) => self.0.payment.tokens = self.0.payment.tokens.plus(counts(word)),
            }
        }
        self
    }
    /// Own divisions whose abilities help to pay.
    pub fn with(mut self, helpers: &[Division]) -> Self {
        self.0.payment.helpers = helpers.iter().copied().collect();
        self
    }
    /// By the ability of an own division, instead of the action.
    pub fn by(mut self, way: Division) -> Self {
        self.0.way = Some(way);
        self
    }
    /// Draws so many cards afterwards.
    pub fn draws(mut self, draws: u8) -> Self {
        self.0.draws = draws;
        self
    }
}

impl From<Joins> for Action {
    fn from(joins: Joins) -> Self {
        Self::Recruit(joins.0)
    }
}

/// Takes a specialist from the Center.
#[track_caller]
pub fn take(number: u8) -> Action {
    Action::Take(card(number))
}

/// Takes several from the Center by the ability of an own division.
#[track_caller]
pub fn take_several(way: Division, cards: &[u8]) -> Action {
    Action::TakeSeveral { way, cards: cards.iter().map(|&number| card(number)).collect() }
}

/// Looks at the top of the deck by the ability of an own division.
pub fn look(way: Division) -> Action {
    Action::Look { way }
}

/// Keeps a card that was looked at.
#[track_caller]
pub fn keep(number: u8) -> Action {
    Action::Keep(card(number))
}

/// The project of this number.
#[track_caller]
pub fn project(number: u8) -> ProjectId {
    ProjectId::new(number).expect("a number from 0 to 19")
}

impl Table {
    /// Does a lawful action.
    #[track_caller]
    pub fn act(&mut self, action: impl Into<Action>) -> Vec<Effect> {
        testkit::act(&mut self.game, &action.into())
    }
    /// Tries an unlawful action.
    #[track_caller]
    pub fn refuses(&self, rule: &str, action: impl Into<Action>, reason: &Refusal) {
        let action = action.into();
        let refusal = testkit::refusal(&self.game, &action);
        assert_eq!((refusal.rule(), &refusal), (rule, reason), "{action:?}");
    }
    /// The reason why an action is not lawful.
    #[track_caller]
    pub fn refusal(&self, action: impl Into<Action>) -> Refusal {
        testkit::refusal(&self.game, &action.into())
    }
    /// Whether an action is accepted; asserts that the list says the same.
    #[track_caller]
    pub fn can(&self, action: impl Into<Action>) -> bool {
        testkit::can(&self.game, &action.into())
    }
    /// Every lawful action.
    pub fn legal(&self) -> Vec<Action> {
        testkit::legal(&self.game)
    }
    /// All ways to pay for a specialist in a division that are listed, as "TOKENS CARDS": `["", "RG", "R 25"]`.
    #[track_caller]
    pub fn payments(&self, number: u8, division: Division) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for action in self.legal() {
            let Action::Recruit(recruit) = action else { continue };
            if recruit.card == card(number) && recruit.division == division {
                let cards =
                    numbers(recruit.payment.cards.iter()).into_iter().map(|number| number.to_string());
                let words = Some(letters(recruit.payment.tokens)).into_iter().chain(cards);
                let text = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
                assert!(found.insert(text.clone()) || recruit.draws > 0, "{text:?} stands twice");
            }
        }
        found
    }
    /// Whether a specialist can be recruited into a division in any way.
    #[track_caller]
    pub fn can_recruit(&self, number: u8, division: Division) -> bool {
        !self.payments(number, division).is_empty()
    }

    /// Takes a project without help.
    #[track_caller]
    pub fn complete(&mut self, number: u8) -> Vec<Effect> {
        self.act(Self::completes(number, &[], ""))
    }
    /// Taking a project with the abilities of own divisions, and the tokens handed over for it.
    #[track_caller]
    pub fn completes(number: u8, helpers: &[Division], tokens: &str) -> Action {
        let helpers: DivisionSet = helpers.iter().copied().collect();
        Action::Complete { project: project(number), helpers, tokens: counts(tokens) }
    }
    /// Goes without.
    #[track_caller]
    pub fn decline(&mut self) -> Vec<Effect> {
        self.act(Action::Decline)
    }
    /// Takes the top card of the deck.
    #[track_caller]
    pub fn draw(&mut self) -> Vec<Effect> {
        self.act(Action::TakeFromDeck)
    }

    /// All that is open.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Table)
    }
    /// What a seat knows.
    pub fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }
    /// The hand of a seat, in rising order.
    pub fn hand(&self, seat: Seat) -> Vec<u8> {
        numbers(self.view().seats[seat.index()].hand.cards.expect("the table sees hands").iter())
    }
    /// The cards of a hand that everybody knows.
    pub fn known(&self, seat: Seat) -> Vec<u8> {
        numbers(self.view().seats[seat.index()].hand.seen.iter())
    }
    /// The tokens of a seat, by letters in the order of the divisions.
    pub fn tokens(&self, seat: Seat) -> String {
        letters(self.view().seats[seat.index()].tokens)
    }
    /// A division of a hub, the lowest card first.
    pub fn hub(&self, seat: Seat, division: Division) -> Vec<u8> {
        let view = self.view();
        view.seats[seat.index()].hub[division.index()].iter().map(|card| card.number()).collect()
    }
    /// The Center, in the order of its places.
    pub fn center(&self) -> Vec<u8> {
        self.view().center.iter().map(|card| card.number()).collect()
    }
    /// Cards in the deck.
    pub fn deck(&self) -> usize {
        usize::from(self.view().deck)
    }
    /// The decision that is due.
    pub fn step(&self) -> Step {
        self.view().step
    }
    /// Whose decision is due; none when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.game.to_act() {
            ToAct::Seat(seat) => Some(seat),
            ToAct::Over => None,
        }
    }
    /// The score.
    pub fn score(&self) -> Vec<Score> {
        self.game.score()
    }
    /// Points of a seat, as its view shows them.
    pub fn points(&self, seat: Seat) -> i32 {
        self.view().seats[seat.index()].points
    }
    /// What the seat that is to act can do.
    #[track_caller]
    pub fn options(&self) -> Options {
        let seat = self.to_act().expect("the game goes on");
        match self.game.ask(seat, &Ask::Options) {
            Answer::Options(options) => options,
            other => panic!("{other:?}"),
        }
    }
    /// Projects in reach, as the options show them.
    #[track_caller]
    pub fn in_reach(&self) -> Vec<usize> {
        self.options().projects.iter().map(|option| option.project.index()).collect()
    }
}
