//! A slow and plain model of what a recruit may hand over, written from the rules page alone (SE-11 to SE-20 and
//! the abilities that pay): every assignment of payers to icons. The engine lists the same, each once.

use std::collections::{BTreeMap, BTreeSet};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use space_explorers::{
    Ability, Action, CardSet, Content, Counts, Division, DivisionSet, Origin, Payment, Recruit,
    SpaceExplorers, Specialist, View, When,
};
use tabletop::chance::below;
use tabletop::{Game, Viewer};

use crate::common::{ANNA, BORIS, CHEN, Scene, Table, card, letters, numbers, scene};

/// What leaves a player with a recruit: the tokens handed on and the cards returned.
pub type Handed = ([u8; 5], Vec<u8>);

/// A recruit in question.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub card: Specialist,
    pub from: Origin,
    pub division: Division,
}

/// The position of the seat whose turn it is, as the model reads it.
pub struct Model<'a> {
    content: &'a Content,
    view: View,
}

/// How far a payment has come.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Paid {
    /// Tokens handed on.
    handed: [u8; 5],
    /// Tokens that paid and stay.
    stayed: [u8; 5],
    /// Which of the icons that abilities give are used up.
    given: u32,
    /// Icons that each card of the hand covers.
    cards: Vec<u8>,
    /// How often two tokens were handed on for one icon.
    pairs: u8,
}

impl<'a> Model<'a> {
    pub fn new(game: &'a SpaceExplorers) -> Self {
        Self { content: game.content(), view: game.view(Viewer::Table) }
    }
    fn own(&self) -> &space_explorers::SeatView {
        &self.view.seats[self.view.turn.index()]
    }
    fn hand(&self) -> CardSet {
        self.own().hand.cards.expect("the table sees hands")
    }
    fn stack(&self, division: Division) -> &[Specialist] {
        &self.own().hub[division.index()]
    }
    /// Own divisions with an ability on top (SE-17).
    fn tops(&self) -> Vec<(Division, Ability)> {
        let top = |division: Division| {
            let card = self.stack(division).last()?;
            Some((division, self.content.specialist(*card).ability?))
        };
        Division::ALL.into_iter().filter_map(top).collect()
    }
    /// Icons of a division's own colour on all cards in it (SE-12).
    fn discount(&self, division: Division) -> usize {
        let icons = |card: &Specialist| usize::from(self.content.specialist(*card).skills[division]);
        self.stack(division).iter().map(icons).sum()
    }
    /// Every specialist in every division that it could join (SE-8, SE-11).
    pub fn cases(&self) -> Vec<Case> {
        let center = self.view.center.iter().map(|&card| (card, Origin::Center));
        let hand = self.hand();
        let both = center.chain(hand.iter().map(|card| (card, Origin::Hand)));
        let each = |(card, from)| {
            let skills = self.content.specialist(card).skills;
            skills.iter().map(move |(division, _)| Case { card, from, division }).collect::<Vec<_>>()
        };
        both.flat_map(each).collect()
    }
    fn holds(&self, when: &When, case: &Case) -> bool {
        let rules = self.content.specialist(case.card);
        let (least, most) = when.cost.map_or((None, None), |cost| (cost.least, cost.most));
        let cost = rules.cost.len() as u8;
        when.from.is_none_or(|from| from == case.from)
            && least.is_none_or(|least| cost >= least)
            && most.is_none_or(|most| cost <= most)
            && when.divisions.is_none_or(|divisions| divisions.has(case.division))
            && (!when.empty || self.stack(case.division).is_empty())
            && when.skills.is_none_or(|skills| skills == rules.skills.total())
    }

    /// What may be handed over when the cost is paid, with the abilities of these divisions at most. `ignored`
    /// icons are ignored from the bottom up.
    fn paid(&self, case: &Case, ignored: usize, helpers: DivisionSet) -> BTreeSet<Handed> {
        let helps: Vec<Ability> =
            self.tops().into_iter().filter(|(division, _)| helpers.has(*division)).map(|top| top.1).collect();
        let mut more = 0;
        let mut given: Vec<Option<Division>> = Vec::new();
        let (mut stays, mut pairs, mut bigger) = (0, 0, 0);
        let mut any_token = false;
        for help in &helps {
            match help {
                Ability::MoreDiscount { icons } => more += usize::from(*icons),
                Ability::Icons { icons, when } if self.holds(when, case) => {
                    let fixed = icons.fixed.iter();
                    given.extend(fixed.flat_map(|(colour, count)| vec![Some(colour); usize::from(count)]));
                    given.extend(vec![None; usize::from(icons.any)]);
                }
                Ability::TokenStays => stays += 1,
                Ability::TokenPair => pairs += 1,
                Ability::ReturnedIcons { icons } => {
                    assert_eq!(*icons, 3);
                    bigger += 1;
                }
                Ability::AnyToken { when } if self.holds(when, case) => any_token = true,
                _ => {}
            }
        }
        let cost = &self.content.specialist(case.card).cost;
        let mut hand = self.hand();
        hand.remove(case.card);
        let hand: Vec<Specialist> = hand.iter().collect();
        let mut outcomes = BTreeSet::new();
        // All of it is optional (SE-17): more may be ignored or less, and 44 may be used or not.
        for extra in 0..=more {
            for any_token in if any_token { vec![false, true] } else { vec![false] } {
                let left = cost.get(ignored + extra..).unwrap_or_default();
                let start =
                    Paid { handed: [0; 5], stayed: [0; 5], given: 0, cards: vec![0; hand.len()], pairs: 0 };
                let mut ways = BTreeSet::from([start]);
                for &icon in left {
                    let mut next = BTreeSet::new();
                    for paid in &ways {
                        self.cover(icon, paid, &given, any_token, (stays, pairs, bigger), &mut next);
                    }
                    ways = next;
                }
                for paid in ways {
                    let cards = hand.iter().zip(&paid.cards).filter(|(_, icons)| **icons > 0);
                    outcomes.insert((paid.handed, cards.map(|(card, _)| card.number()).collect()));
                }
            }
        }
        outcomes
    }

    /// Every way to cover one more icon.
    fn cover(
        &self,
        icon: Division,
        paid: &Paid,
        given: &[Option<Division>],
        any_token: bool,
        (stays, pairs, bigger): (u8, u8, usize),
        next: &mut BTreeSet<Paid>,
    ) {
        let held = self.own().tokens;
        for (place, colour) in given.iter().enumerate() {
            if paid.given >> place & 1 == 0 && colour.is_none_or(|colour| colour == icon) {
                next.insert(Paid { given: paid.given | 1 << place, ..paid.clone() });
            }
        }
        for colour in Division::ALL {
            let at = colour.index();
            let free = held[colour] - paid.handed[at] - paid.stayed[at];
            if free >= 1 && (any_token || colour == icon) {
                let mut one = paid.clone();
                one.handed[at] += 1;
                next.insert(one);
                if paid.stayed.iter().sum::<u8>() < stays {
                    let mut one = paid.clone();
                    one.stayed[at] += 1;
                    next.insert(one);
                }
            }
            // Neither of the two could pay alone (SE-A34). Each of them is a token that was paid and may stay.
            if free >= 2 && !any_token && colour != icon && paid.pairs < pairs {
                for staying in 0..=2 {
                    if paid.stayed.iter().sum::<u8>() + staying <= stays {
                        let mut two = paid.clone();
                        two.handed[at] += 2 - staying;
                        two.stayed[at] += staying;
                        two.pairs += 1;
                        next.insert(two);
                    }
                }
            }
        }
        for place in 0..paid.cards.len() {
            let mut one = paid.clone();
            one.cards[place] += 1;
            let (good, big) =
                (one.cards.iter().all(|icons| *icons <= 3), one.cards.iter().filter(|icons| **icons == 3));
            if good && big.count() <= bigger {
                next.insert(one);
            }
        }
    }

    /// What may be handed over for a recruit in one way.
    pub fn handed(&self, case: &Case, way: Option<Division>, helpers: DivisionSet) -> BTreeSet<Handed> {
        let Some(way) = way else { return self.paid(case, self.discount(case.division), helpers) };
        let ability = self.tops().into_iter().find(|top| top.0 == way).map(|top| top.1);
        match ability {
            Some(Ability::BestDiscount { when }) if self.holds(&when, case) => {
                let best = Division::ALL.into_iter().map(|division| self.discount(division)).max();
                self.paid(case, best.unwrap_or(0), helpers)
            }
            Some(Ability::RecruitFree { tokens, when }) if self.holds(&when, case) => {
                self.fees(tokens).into_iter().map(|handed| (handed, Vec::new())).collect()
            }
            _ => BTreeSet::new(),
        }
    }
    /// Any so many tokens of those that are held.
    fn fees(&self, tokens: u8) -> BTreeSet<[u8; 5]> {
        let mut fees = BTreeSet::from([[0; 5]]);
        for _ in 0..tokens {
            let more = |fee: &[u8; 5]| {
                let mut grown = Vec::new();
                for colour in Division::ALL {
                    let mut fee = *fee;
                    fee[colour.index()] += 1;
                    if fee[colour.index()] <= self.own().tokens[colour] {
                        grown.push(fee);
                    }
                }
                grown
            };
            fees = fees.iter().flat_map(more).collect();
        }
        fees
    }
    /// Everything that a recruit may hand over, in whatever way.
    pub fn outcomes(&self, case: &Case) -> BTreeSet<Handed> {
        let ways = Division::ALL.into_iter().map(Some).chain([None]);
        ways.flat_map(|way| self.handed(case, way, DivisionSet::ALL)).collect()
    }
    /// Cards that may be drawn after a recruit: by the cards on top once the new one lies there, without it
    /// (SE-20).
    pub fn draws(&self, case: &Case) -> u8 {
        let others = self.tops().into_iter().filter(|(division, _)| *division != case.division);
        let draws =
            others.filter(|(_, ability)| matches!(ability, Ability::Draw { when } if self.holds(when, case)));
        (draws.count() as u8).min(self.view.deck)
    }
}

/// What an action hands over, with the draws after it.
fn told(recruit: &Recruit) -> (Handed, u8) {
    let cards = numbers(recruit.payment.cards.iter());
    ((recruit.payment.tokens.0, cards), recruit.draws)
}

fn pick<'a, T>(rng: &mut ChaCha8Rng, from: &'a [T]) -> &'a T {
    &from[below(rng, from.len() as u32) as usize]
}

fn some_colours(rng: &mut ChaCha8Rng, count: u32) -> String {
    // Few colours meet each other more often.
    let palette = *pick(rng, &["BGYRV", "BG", "YRV", "GR", "BV"]);
    let palette: Vec<char> = palette.chars().collect();
    (0..count).map(|_| *pick(rng, &palette)).collect()
}

fn some_when(rng: &mut ChaCha8Rng) -> Value {
    pick(
        rng,
        &[
            json!({}),
            json!({}),
            json!({"from": "hand"}),
            json!({"from": "center", "cost": {"most": 4}}),
            json!({"cost": {"least": 3, "most": 3}}),
            json!({"cost": {"least": 4}}),
            json!({"empty": true}),
            json!({"skills": 2}),
            json!({"divisions": ["engineering", "testing"]}),
        ],
    )
    .clone()
}

/// An ability that has to do with recruits.
fn some_ability(rng: &mut ChaCha8Rng) -> Value {
    let icons = ["engineering", "testing", "science", "construction", "space-flight", "any"];
    let when = some_when(rng);
    match below(rng, 14) {
        0 | 1 => json!({"kind": "icons", "icons": [pick(rng, &icons)], "when": when}),
        2 | 3 => json!({"kind": "icons", "icons": [pick(rng, &icons), pick(rng, &icons)], "when": when}),
        4 => json!({"kind": "recruit-free", "tokens": below(rng, 4), "when": when}),
        5 | 6 => json!({"kind": "draw", "when": when}),
        7 => json!({"kind": "token-stays"}),
        8 => json!({"kind": "returned-icons", "icons": 3}),
        9 => json!({"kind": "token-pair"}),
        10 => json!({"kind": "more-discount", "icons": 1}),
        11 => json!({"kind": "any-token", "when": when}),
        12 => json!({"kind": "best-discount", "when": when}),
        _ => json!({"kind": "look", "cards": 3}),
    }
}

/// A position at random: three seats, costs and abilities of all kinds, Anna's hub, hand and tokens.
fn some_position(rng: &mut ChaCha8Rng) -> Table {
    let mut left: Vec<u8> = (1..=60).collect();
    let mut deal = |rng: &mut ChaCha8Rng, fits: &dyn Fn(u8) -> bool| {
        let fitting: Vec<u8> = left.iter().copied().filter(|number| fits(*number)).collect();
        let number = *pick(rng, &fitting);
        left.retain(|other| *other != number);
        number
    };
    let mut position: Scene = scene(3);
    let few = *pick(rng, &[1, 2, 3]);
    let mut room = 11;
    for division in Division::ALL {
        let stack: Vec<u8> = (0..below(rng, 1 + few).min(room))
            .map(|_| {
                deal(rng, &|number| {
                    usize::from(number - 1) / 12 == division.index()
                        || number % 12 == 6 && usize::from(number / 12 + 1) % 5 == division.index()
                })
            })
            .collect();
        room -= stack.len() as u32;
        if let Some(&top) = stack.last()
            && top % 12 != 5
            && top % 12 != 6
            && below(rng, 4) > 0
        {
            position = position.ability(top, some_ability(rng));
        }
        position = position.hub(ANNA, division, &stack);
    }
    let hand: Vec<u8> = (0..below(rng, 5)).map(|_| deal(rng, &|_| true)).collect();
    let center: Vec<u8> = (0..6).map(|_| deal(rng, &|_| true)).collect();
    for number in hand.iter().chain(&center) {
        let icons = 2 + below(rng, 4);
        position = position.cost(*number, &some_colours(rng, icons));
    }
    let mut tokens = String::new();
    for colour in ["B", "G", "Y", "R", "V"] {
        tokens.push_str(&colour.repeat(*pick(rng, &[0, 0, 1, 1, 2, 3])));
    }
    position = position.hand(ANNA, &hand).center(&center).tokens(ANNA, &tokens);
    position = match below(rng, 4) {
        0 => position.rest_in_hand(CHEN),
        1 => {
            let top = deal(rng, &|_| true);
            position.deck(&[top]).rest_in_hand(BORIS)
        }
        _ => position,
    };
    position.ready()
}

fn recruits(table: &Table) -> Vec<Recruit> {
    let recruit = |action| if let Action::Recruit(recruit) = action { Some(recruit) } else { None };
    table.legal().into_iter().filter_map(recruit).collect()
}

const POSITIONS: usize = 1_500;

#[test]
fn se_13_payments_are_those_of_the_model_each_once() {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let (mut listed, mut most) = (0, 0);
    for position in 0..POSITIONS {
        let table = some_position(&mut rng);
        let model = Model::new(&table.game);
        let mut found: BTreeMap<(u8, usize), Vec<(Handed, u8)>> = BTreeMap::new();
        for recruit in recruits(&table) {
            let case = (recruit.card.number(), recruit.division.index());
            found.entry(case).or_default().push(told(&recruit));
        }
        for case in model.cases() {
            let mut found = found.remove(&(case.card.number(), case.division.index())).unwrap_or_default();
            found.sort();
            let draws = model.draws(&case);
            let outcomes = model.outcomes(&case);
            let wanted: Vec<(Handed, u8)> = outcomes
                .into_iter()
                .flat_map(|handed| (0..=draws).map(move |draws| (handed.clone(), draws)))
                .collect();
            if found != wanted {
                let missing: Vec<_> = wanted.iter().filter(|one| !found.contains(one)).collect();
                let beyond: Vec<_> = found.iter().filter(|one| !wanted.contains(one)).collect();
                let rules = table.game.content().specialist(case.card);
                panic!(
                    "position {position}, {case:?} of {:?}\nmissing {missing:?}\nbeyond {beyond:?}\ntwice: {}\n{:?}\nhand {:?}, tokens {}\nhub {:?}",
                    letters_of(&rules.cost),
                    found.len() > wanted.len() + beyond.len() - missing.len(),
                    model.tops(),
                    table.hand(ANNA),
                    table.tokens(ANNA),
                    model.own().hub,
                );
            }
            listed += found.len();
            most = most.max(found.len());
        }
        assert!(found.is_empty(), "recruits that are none: {found:?}");
    }
    println!("{listed} recruits in {POSITIONS} positions, at most {most} of one");
    assert!(listed > 20 * POSITIONS && most > 50, "{listed}, {most}");
}

fn letters_of(cost: &[Division]) -> String {
    cost.iter().map(|&colour| letters(Counts::one(colour))).collect()
}

#[test]
fn se_17_any_lawful_form_of_a_payment_is_accepted_and_its_canonical_form_listed() {
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    let (mut accepted, mut refused, mut other) = (0, 0, 0);
    for position in 0..POSITIONS / 2 {
        let table = some_position(&mut rng);
        let model = Model::new(&table.game);
        let listed = recruits(&table);
        let cases = model.cases();
        if listed.is_empty() {
            continue;
        }
        for _ in 0..8 {
            let base = *pick(&mut rng, &listed);
            let case = cases
                .iter()
                .find(|case| case.card == base.card && case.division == base.division)
                .expect("it is a case");
            let way = *pick(&mut rng, &[None, None, Some(0), Some(1), Some(2), Some(3), Some(4)]);
            let way = way.map(|place| Division::ALL[place]);
            let bits = rng.next_u32();
            let helpers: DivisionSet =
                base.payment.helpers.iter().filter(|division| bits >> division.index() & 1 == 1).collect();
            // Nothing helps to pay where nothing is to be paid.
            let free = model.tops().into_iter().any(|(division, ability)| {
                way == Some(division) && matches!(ability, Ability::RecruitFree { .. })
            });
            let helpers = if free { DivisionSet::EMPTY } else { helpers };
            let payment = Payment { helpers, ..base.payment };
            let form = Recruit { way, payment, ..base };
            let lawful = model.handed(case, way, helpers).contains(&told(&form).0);
            let action = Action::Recruit(form);
            let check = table.game.check(&action);
            assert_eq!(
                check.is_ok(),
                lawful,
                "position {position}, {action:?}: {check:?}; listed {base:?}, tops {:?}, tokens {}, hub {:?}, cost {}",
                model.tops(),
                table.tokens(ANNA),
                model.own().hub,
                letters_of(&table.game.content().specialist(form.card).cost)
            );
            if !lawful {
                refused += 1;
                continue;
            }
            accepted += 1;
            let Action::Recruit(canonical) = table.game.canonical(&action) else { panic!("still a recruit") };
            assert!(listed.contains(&canonical), "{canonical:?} is not listed");
            assert_eq!((canonical.card, canonical.division), (form.card, form.division));
            assert_eq!(told(&canonical), told(&form));
            other += usize::from(canonical != form);
            // What it brings about is the same, but for the abilities that are named.
            let after = |action: &Action| {
                let mut game = table.game.clone();
                game.apply(action, &mut tabletop::Ignore);
                game.state().clone()
            };
            assert_eq!(after(&action), after(&Action::Recruit(canonical)));
        }
    }
    println!("{accepted} forms accepted, {other} of them not as listed, {refused} refused");
    assert!(accepted > 800 && refused > 2_000 && other > 200, "{accepted} {refused} {other}");
}

#[test]
fn se_15_a_payment_that_the_model_does_not_know_is_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..POSITIONS / 2 {
        let table = some_position(&mut rng);
        let model = Model::new(&table.game);
        let listed = recruits(&table);
        if listed.is_empty() {
            continue;
        }
        let hand: Vec<Specialist> = model.hand().iter().collect();
        for _ in 0..12 {
            let base = *pick(&mut rng, &listed);
            let case = model
                .cases()
                .into_iter()
                .find(|case| case.card == base.card && case.division == base.division)
                .expect("it is a case");
            // One token or one card more, fewer or another.
            let mut form = base;
            let colour = *pick(&mut rng, &Division::ALL);
            match below(&mut rng, 4) {
                0 => form.payment.tokens[colour] += 1,
                1 => form.payment.tokens[colour] = form.payment.tokens[colour].saturating_sub(1),
                2 if !hand.is_empty() => form.payment.cards.insert(*pick(&mut rng, &hand)),
                3 if !hand.is_empty() => form.payment.cards.remove(*pick(&mut rng, &hand)),
                _ => form.draws += 1,
            }
            let known = model.handed(&case, form.way, form.payment.helpers).contains(&told(&form).0)
                && form.draws <= model.draws(&case);
            let check = table.game.check(&Action::Recruit(form));
            assert_eq!(check.is_ok(), known, "{form:?}: {check:?}");
            *if known { &mut accepted } else { &mut refused } += 1;
        }
    }
    println!("{accepted} accepted, {refused} refused");
    assert!(accepted > 2_000 && refused > 2_000, "{accepted} {refused}");
}

#[test]
fn se_12_the_model_itself_agrees_with_the_worked_examples() {
    // The first of a division pays all; three of four; two and one other of five.
    let all = scene(3).cost(1, "GR").center(&[1]).tokens(ANNA, "GR").ready();
    let three = scene(3).cost(1, "RRRG").center(&[1]).hub(ANNA, Division::Engineering, &[2, 3, 4]).ready();
    let other = scene(3)
        .card(54, "VB", "VVVVVV")
        .cost(1, "GGYRV")
        .center(&[1])
        .tokens(ANNA, "YRV")
        .hub(ANNA, Division::SpaceFlight, &[])
        .hub(ANNA, Division::Engineering, &[2, 3])
        .ready();
    for (table, handed) in [(all, [0, 1, 0, 1, 0]), (three, [0, 1, 0, 0, 0]), (other, [0, 0, 1, 1, 1])] {
        let case = Case { card: card(1), from: Origin::Center, division: Division::Engineering };
        assert_eq!(Model::new(&table.game).outcomes(&case), [(handed, Vec::new())].into());
    }
}
