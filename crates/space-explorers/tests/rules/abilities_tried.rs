//! Random positions in which the engine is held to [`crate::abilities_oracle`].

use std::collections::BTreeSet;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use space_explorers::{
    Ability, Action, CardSet, Counts, Division, DivisionSet, IconPair, NewGame, Origin, Payment, Recruit,
    Refusal, SpaceExplorers, Specialist, Step, When,
};
use tabletop::{Game, Seed};

use crate::abilities_oracle::{Case, lawful};
use crate::common::{ANNA, BORIS, Table, house, letter, letters, scene};

/// An ability that can help to pay, of the house set's kinds and with other figures and conditions.
fn random_ability(rng: &mut impl Rng) -> Value {
    let icon = |rng: &mut dyn FnMut() -> usize| {
        ["engineering", "testing", "science", "construction", "space-flight", "any"][rng()]
    };
    let when = match rng.random_range(0..7) {
        0 => json!({"from": "hand"}),
        1 => json!({"from": "center", "cost": {"most": 4}}),
        2 => json!({"empty": true}),
        3 => json!({"skills": 2}),
        4 => json!({"divisions": ["engineering", "science"]}),
        _ => json!({}),
    };
    match rng.random_range(0..11) {
        0..=2 => {
            let icons: Vec<&str> =
                (0..rng.random_range(1..=2)).map(|_| icon(&mut || rng.random_range(0..6))).collect();
            json!({"kind": "icons", "icons": icons, "when": when})
        }
        3 => json!({"kind": "more-discount", "icons": rng.random_range(1..=2)}),
        4 | 5 => json!({"kind": "token-stays"}),
        6 | 7 => json!({"kind": "token-pair"}),
        8 => json!({"kind": "any-token", "when": when}),
        9 => json!({"kind": "best-discount", "when": when}),
        _ => json!({"kind": "returned-icons", "icons": rng.random_range(3..=4)}),
    }
}

/// A position with random abilities on top, random costs, tokens and hand.
pub fn random_table(rng: &mut impl Rng) -> Table {
    let mut position = scene(4);
    let random_letters = |rng: &mut dyn FnMut(usize) -> usize, count: usize| -> String {
        (0..count).map(|_| letter(Division::ALL[rng(5)])).collect()
    };
    // The last numbers of each division lie in the hub; two doubles of each are there to be recruited.
    let mut room = 6;
    for (place, division) in Division::ALL.into_iter().enumerate() {
        let first = place as u8 * 12;
        // Twelve specialists would be the end (SE-23).
        let depth = rng.random_range(0..4_u8).min(room);
        let mut stack: Vec<u8> = (0..depth).map(|step| first + 12 - step).collect();
        if rng.random_range(0..2) == 0 {
            let top = first + 1;
            position = position.ability(top, random_ability(rng));
            stack.push(top);
        }
        room = (room + 1).saturating_sub(stack.len() as u8);
        position = position.hub(ANNA, division, &stack);
        for number in [first + 5, first + 6, first + 7, first + 8] {
            let count = rng.random_range(2..=6);
            position = position.cost(number, &random_letters(&mut |below| rng.random_range(0..below), count));
        }
    }
    let mut plain: Vec<u8> = (0..5).flat_map(|place| [5, 6, 7, 8].map(|step| place * 12 + step)).collect();
    let mut draw = |count: usize, rng: &mut dyn FnMut(usize) -> usize| -> Vec<u8> {
        (0..count).map(|_| plain.swap_remove(rng(plain.len()))).collect()
    };
    let center = draw(5, &mut |below| rng.random_range(0..below));
    let held = rng.random_range(0..=3);
    let hand = draw(held, &mut |below| rng.random_range(0..below));
    let mut tokens = Counts::NONE;
    for _ in 0..rng.random_range(0..=6) {
        let colour = Division::ALL[rng.random_range(0..3) + usize::from(rng.random_range(0..3) == 0) * 2];
        tokens[colour] = (tokens[colour] + 1).min(4);
    }
    position.center(&center).hand(ANNA, &hand).hand(BORIS, &[2, 14]).tokens(ANNA, &letters(tokens)).ready()
}

/// Own divisions with the abilities on their tops.
fn tops(table: &Table) -> Vec<(Division, Ability)> {
    let view = table.view();
    Division::ALL
        .into_iter()
        .filter_map(|division| {
            let top = view.seats[0].hub[division.index()].last()?;
            Some((division, table.game.content().specialist(*top).ability?))
        })
        .collect()
}

/// Every set of tokens out of those held.
pub fn handfuls(held: Counts) -> Vec<Counts> {
    Division::ALL.into_iter().fold(vec![Counts::NONE], |sets, colour| {
        let more = |set: Counts| {
            (0..=held[colour]).map(move |count| {
                let mut set = set;
                set[colour] = count;
                set
            })
        };
        sets.into_iter().flat_map(more).collect()
    })
}

/// Every subset of some cards.
pub fn subsets(cards: CardSet) -> Vec<CardSet> {
    cards.iter().fold(vec![CardSet::EMPTY], |sets, card| {
        sets.iter().flat_map(|&set| [set, set.or(CardSet::one(card))]).collect()
    })
}

/// A recruit of a random position in one way, and who may help to pay for it.
pub struct Try {
    pub card: Specialist,
    pub way: Option<Division>,
    pub case: Case,
    pub helpers: Vec<(Division, Ability)>,
    /// Cards of the hand that could be returned.
    pub hand: CardSet,
}

impl Try {
    /// The case and the names of some helpers.
    pub fn with(&self, helpers: &[(Division, Ability)]) -> (Case, DivisionSet) {
        let abilities = helpers.iter().map(|(_, ability)| *ability).collect();
        let names = helpers.iter().map(|(division, _)| *division).collect();
        (Case { abilities, ..self.case.clone() }, names)
    }
    fn action(&self, tokens: Counts, cards: CardSet, helpers: DivisionSet) -> Action {
        let payment = Payment { tokens, cards, helpers };
        let (card, division, way) = (self.card, self.case.division, self.way);
        Action::Recruit(Recruit { card, division, way, payment, draws: 0 })
    }
}

/// All recruits of a position: each card, into each division that fits, plain and with the best discount.
pub fn tries(table: &Table) -> Vec<Try> {
    let (view, tops) = (table.view(), tops(table));
    let content = table.game.content();
    let anna = &view.seats[0];
    let hand = anna.hand.cards.expect("the table sees hands");
    // SE-12: icons in the division's own colour, on all cards that lie there.
    let discount = |division: Division| {
        let stack = anna.hub[division.index()].iter();
        stack.map(|&card| usize::from(content.specialist(card).skills[division])).sum()
    };
    let mut tries = Vec::new();
    for card in view.center.iter().copied().chain(hand.iter()) {
        let rules = content.specialist(card);
        for division in rules.divisions() {
            let plain = Case {
                cost: rules.cost.to_vec(),
                discount: discount(division),
                from: if hand.has(card) { Origin::Hand } else { Origin::Center },
                division,
                empty: anna.hub[division.index()].is_empty(),
                skills: rules.skills.total(),
                held: anna.tokens,
                abilities: Vec::new(),
            };
            let helpers: Vec<(Division, Ability)> =
                tops.iter().copied().filter(|(_, ability)| plain.helps(ability)).collect();
            let hand = hand.without(CardSet::one(card));
            tries.push(Try { card, way: None, case: plain.clone(), helpers: helpers.clone(), hand });
            for (way, ability) in &tops {
                if matches!(ability, Ability::BestDiscount { when } if plain.fits(when)) {
                    let discount = Division::ALL.into_iter().map(discount).max().unwrap_or(0);
                    let case = Case { discount, ..plain.clone() };
                    tries.push(Try { card, way: Some(*way), case, helpers: helpers.clone(), hand });
                }
            }
        }
    }
    tries
}

/// Tokens and cards of a payment, to be compared.
type Paid = ([u8; 5], Vec<Specialist>);

#[test]
fn se_13_every_payment_that_trying_out_finds_is_listed_and_no_other() {
    let (mut compared, mut lawful_ones, mut with_fewer, mut best) = (0, 0, 0, 0);
    for seed in 0..1_000 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = random_table(&mut rng);
        let (legal, tries) = (table.legal(), tries(&table));
        // What is listed stands once, and its payment names all that may help.
        let mut listed: BTreeSet<(Specialist, Division, Paid)> = BTreeSet::new();
        for action in &legal {
            let Action::Recruit(recruit) = action else { continue };
            let paid = (recruit.payment.tokens.0, recruit.payment.cards.iter().collect());
            assert!(listed.insert((recruit.card, recruit.division, paid)), "seed {seed}, twice: {recruit:?}");
            let same = |one: &&Try| {
                (one.card, one.case.division, one.way) == (recruit.card, recruit.division, recruit.way)
            };
            let found = tries.iter().find(same).expect("a way that there is");
            assert_eq!(recruit.payment.helpers, found.with(&found.helpers).1, "seed {seed}: {recruit:?}");
            best += usize::from(recruit.way.is_some());
        }
        let mut expected: BTreeSet<(Specialist, Division, Paid)> = BTreeSet::new();
        for one in &tries {
            compared += 1;
            let (case, _) = one.with(&one.helpers);
            let some: Vec<(Division, Ability)> =
                one.helpers.iter().copied().filter(|_| rng.random_range(0..2) == 0).collect();
            let (fewer, names) = one.with(&some);
            for tokens in handfuls(case.held) {
                for cards in subsets(one.hand) {
                    if !lawful(&case, tokens, cards.len() as u8) {
                        continue;
                    }
                    lawful_ones += 1;
                    expected.insert((one.card, case.division, (tokens.0, cards.iter().collect())));
                    // With fewer helpers it is lawful just when those pay it (SE-17: optional).
                    let accepted = table.game.check(&one.action(tokens, cards, names));
                    let found = lawful(&fewer, tokens, cards.len() as u8);
                    assert_eq!(accepted.is_ok(), found, "seed {seed}, {fewer:?}, {tokens:?}: {accepted:?}");
                    with_fewer += usize::from(!found);
                }
            }
        }
        let more: Vec<_> = listed.difference(&expected).collect();
        let fewer: Vec<_> = expected.difference(&listed).collect();
        assert!(more.is_empty(), "seed {seed}: listed without reason {more:?}, {:?}", tops(&table));
        assert!(fewer.is_empty(), "seed {seed}: not listed {fewer:?}, {:?}", tops(&table));
    }
    println!("{compared} recruits, {lawful_ones} payments, {with_fewer} refused with fewer helpers");
    assert!(compared > 5_000 && lawful_ones > 20_000 && with_fewer > 5_000 && best > 100);
}

#[test]
fn se_13_so_it_is_in_games_of_the_house_set() {
    let (mut compared, mut helped) = (0, 0);
    for seed in 0..48 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let options = NewGame { first: Some(ANNA) };
        let seats = 2 + seed as usize % 3;
        let game = SpaceExplorers::new(house(), &options, seats, Seed(seed)).expect("a lawful set-up");
        let (mut table, mut scratch) = (Table { game }, Vec::new());
        while let Some(action) = table.game.random_action(&mut rng, &mut scratch) {
            let view = table.view();
            let hand = view.seats[0].hand.count;
            if view.turn == ANNA && view.step == Step::Action && hand < 5 && rng.random_range(0..3) == 0 {
                let mut plain = BTreeSet::new();
                let mut listed: BTreeSet<(Specialist, Division, Paid)> = BTreeSet::new();
                for action in table.legal() {
                    let Action::Recruit(recruit) = action else { continue };
                    let cards = recruit.payment.cards.iter().collect();
                    let paid = (recruit.card, recruit.division, (recruit.payment.tokens.0, cards));
                    if !recruit.way.is_some_and(|way| is_free(&table, way)) {
                        plain.insert(paid.clone());
                    }
                    listed.insert(paid);
                }
                let mut expected: BTreeSet<(Specialist, Division, Paid)> = BTreeSet::new();
                for one in tries(&table) {
                    let (case, _) = one.with(&one.helpers);
                    compared += 1;
                    helped += usize::from(!one.helpers.is_empty());
                    for tokens in handfuls(case.held) {
                        let sets = subsets(one.hand).into_iter();
                        let pay = sets.filter(|cards| lawful(&case, tokens, cards.len() as u8));
                        expected.extend(
                            pay.map(|cards| (one.card, case.division, (tokens.0, cards.iter().collect()))),
                        );
                    }
                }
                // A free recruit that hands over the same is the same, and may stand for the plain one (SE-19).
                assert!(plain.is_subset(&expected), "seed {seed}: {:?}", plain.difference(&expected));
                assert!(expected.is_subset(&listed), "seed {seed}: {:?}", expected.difference(&listed));
            }
            table.game.apply(&action, &mut tabletop::Ignore);
        }
    }
    println!("{compared} recruits, {helped} of them with helpers");
    assert!(compared > 1_000 && helped > 300, "{compared} {helped}");
}

/// Whether the ability on top of Anna's division makes a recruit free.
fn is_free(table: &Table, division: Division) -> bool {
    let top = table.view().seats[0].hub[division.index()].last().copied().expect("a card on top");
    matches!(table.game.content().specialist(top).ability, Some(Ability::RecruitFree { .. }))
}

/// With so many icons of any kind for nothing: what would be lawful if so few were open.
fn helped_out(case: &Case, icons: u8) -> Case {
    given(case, Counts::NONE, icons)
}

fn given(case: &Case, fixed: Counts, any: u8) -> Case {
    let mut case = case.clone();
    let icons = IconPair { fixed, any };
    case.abilities.push(Ability::Icons { icons, when: When::default() });
    case
}

/// How few icons such a payment leaves open; none of the counts when a token or a card covers nothing anyhow.
pub fn still_open(case: &Case, tokens: Counts, cards: u8) -> u8 {
    (0..=6).find(|&icons| lawful(&helped_out(case, icons), tokens, cards)).unwrap_or(u8::MAX)
}

#[test]
fn se_13_a_refused_payment_says_just_what_is_open_or_too_much() {
    let (mut open, mut tokens_too_many, mut cards_too_many) = (0, 0, 0);
    for seed in 0..200 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = random_table(&mut rng);
        for one in tries(&table) {
            let (case, all) = one.with(&one.helpers);
            for tokens in handfuls(case.held) {
                for cards in subsets(one.hand) {
                    let count = cards.len() as u8;
                    if rng.random_range(0..4) > 0 || lawful(&case, tokens, count) {
                        continue;
                    }
                    let refusal = table.game.check(&one.action(tokens, cards, all));
                    let told = format!("seed {seed}, {case:?}, {tokens:?}, {count} cards: {refusal:?}");
                    match refusal.expect_err(&told) {
                        Refusal::NotPaid { icons, left } => {
                            open += 1;
                            assert_eq!(icons, still_open(&case, tokens, count), "{told}");
                            // Those that are open are among those that are named.
                            let rest = icons.saturating_sub(left.total());
                            let named = |some: &Counts| some.total() + rest == icons;
                            let pays = |some| lawful(&given(&case, some, rest), tokens, count);
                            assert!(handfuls(left).into_iter().filter(named).any(pays), "{told}");
                        }
                        Refusal::TokenTooMany { division } => {
                            tokens_too_many += 1;
                            let fewer = tokens.minus(Counts::one(division));
                            assert_ne!(fewer, tokens, "{told}");
                            assert!(
                                still_open(&case, fewer, count) <= still_open(&case, tokens, count),
                                "{told}"
                            );
                        }
                        Refusal::CardTooMany { cards, icons } => {
                            cards_too_many += 1;
                            assert!(cards == count && cards > icons, "{told}");
                            assert!(
                                still_open(&case, tokens, count - 1) <= still_open(&case, tokens, count),
                                "{told}"
                            );
                        }
                        other => panic!("{other:?}: {told}"),
                    }
                }
            }
        }
    }
    println!("{open} open, {tokens_too_many} tokens and {cards_too_many} cards too many");
    assert!(open > 1_000 && tokens_too_many > 1_000 && cards_too_many > 100);
}
