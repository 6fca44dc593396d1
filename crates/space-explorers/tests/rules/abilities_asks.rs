//! What the interface is told of a recruit with abilities: the options, and the plan of a payment.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use space_explorers::{
    Ability, Action, Answer, Ask, CardSet, Counts, Division, Payer, Pins, Plan, Refusal, Refused, Rung,
    Specialist,
};
use tabletop::Game;

use crate::abilities_oracle::lawful;
use crate::abilities_tried::{Try, handfuls, random_table, still_open, subsets, tries};
use crate::common::{ANNA, Table, card};

/// The plan of a recruit within some bounds.
#[track_caller]
fn planned(table: &Table, number: u8, division: Division, way: Option<Division>, pins: Pins) -> Plan {
    match table.game.ask(ANNA, &Ask::Plan { card: card(number), division, way, pins, draws: None }) {
        Answer::Plan(plan) => *plan,
        other => panic!("{other:?}"),
    }
}

// Random positions: the answers against what trying out everything finds.

#[test]
fn se_13_options_mark_what_is_affordable_and_what_is_possible() {
    let (mut affordable, mut possible, mut lacking) = (0, 0, 0);
    for seed in 0..300 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = random_table(&mut rng);
        let options = table.options();
        for one in tries(&table) {
            let (case, _) = one.with(&one.helpers);
            let told = format!("seed {seed}, {}: {case:?}", one.card.number());
            let same = options.recruits.iter().filter(|option| {
                (option.card, option.division, option.way) == (one.card, case.division, one.way)
            });
            let same: Vec<_> = same.collect();
            assert_eq!(same.len(), 1, "{told}");
            let option = same[0];
            assert_eq!(option.from, case.from, "{told}");
            let more = case.abilities.iter().filter_map(|ability| match ability {
                Ability::MoreDiscount { icons } => Some(usize::from(*icons)),
                _ => None,
            });
            let ignored = (case.discount + more.sum::<usize>()).min(case.cost.len());
            assert_eq!(usize::from(option.ignored), ignored, "{told}");
            assert_eq!(usize::from(option.left), case.cost.len() - ignored, "{told}");
            let sets = subsets(one.hand);
            let without_cards = handfuls(case.held).into_iter().any(|tokens| lawful(&case, tokens, 0));
            assert_eq!(option.affordable, without_cards, "{told}");
            let pays = |tokens| sets.iter().any(|cards| lawful(&case, tokens, cards.len() as u8));
            let at_all = handfuls(case.held).into_iter().any(pays);
            assert_eq!(option.possible, at_all, "{told}");
            let open = |tokens| sets.iter().map(move |cards| (tokens, cards.len() as u8));
            let least = handfuls(case.held).into_iter().flat_map(open);
            let least = least.map(|(tokens, cards)| still_open(&case, tokens, cards)).min();
            assert_eq!(Some(option.lacking), least, "{told}");
            affordable += usize::from(without_cards);
            possible += usize::from(at_all && !without_cards);
            lacking += usize::from(!at_all);
        }
    }
    assert!(affordable > 300 && possible > 300 && lacking > 300, "{affordable} {possible} {lacking}");
}

/// Bounds that a person could set: some tokens and cards pinned or kept back, some abilities idle.
fn random_pins(one: &Try, rng: &mut impl Rng) -> Pins {
    let mut pins = Pins::default();
    for (colour, held) in one.case.held.iter() {
        match rng.random_range(0..5) {
            0 => pins.least[colour] = 1,
            1 => pins.spared[colour] = rng.random_range(1..=held),
            _ => {}
        }
        pins.least[colour] = pins.least[colour].min(held - pins.spared[colour].min(held));
    }
    for card in one.hand.iter() {
        match rng.random_range(0..6) {
            0 => pins.with.insert(card),
            1 => pins.without.insert(card),
            _ => {}
        }
    }
    for (division, _) in &one.helpers {
        if rng.random_range(0..5) == 0 {
            pins.idle = pins.idle.with(*division);
        }
    }
    pins
}

/// The ladder tells what pays: each icon once, by a payer that can, and all that is handed over.
#[track_caller]
fn holds_together(table: &Table, one: &Try, plan: &Plan, told: &str) {
    let icons: Vec<Division> = plan.ladder.iter().map(|rung| rung.icon).collect();
    assert_eq!(icons, one.case.cost, "{told}");
    let top = |card: Specialist| {
        let found = one.helpers.iter().find(|(division, _)| {
            let view = table.view();
            view.seats[0].hub[division.index()].last() == Some(&card)
        });
        let (division, ability) = found.unwrap_or_else(|| panic!("{} helps: {told}", card.number()));
        assert!(plan.payment.helpers.has(*division), "{told}");
        *ability
    };
    let (mut handed, mut stay, mut staying, mut given) = (Counts::NONE, 0_u8, Vec::new(), Vec::new());
    let mut returned: Vec<Specialist> = Vec::new();
    let (mut open, mut paired) = (0, Vec::new());
    for (height, Rung { icon, payer }) in plan.ladder.iter().copied().enumerate() {
        assert_eq!(payer == Payer::Discount, height < one.case.discount, "{told}");
        match payer {
            Payer::Discount => {}
            Payer::Ability { card } => {
                match top(card) {
                    Ability::Icons { icons, .. } => {
                        assert!(icons.any > 0 || icons.fixed[icon] > 0, "{told}");
                    }
                    // What is ignored is the next from the bottom.
                    Ability::MoreDiscount { .. } => {
                        let below = plan.ladder[..height].iter().all(|rung| match rung.payer {
                            Payer::Discount => true,
                            Payer::Ability { card } => matches!(top(card), Ability::MoreDiscount { .. }),
                            _ => false,
                        });
                        assert!(below, "{told}");
                    }
                    other => panic!("{other:?} gives no icon: {told}"),
                }
                given.push((card, icon));
            }
            Payer::Token { division, ability } => {
                handed[division] += 1;
                match ability {
                    None => assert_eq!(division, icon, "{told}"),
                    Some(card) => assert!(matches!(top(card), Ability::AnyToken { .. }), "{told}"),
                }
            }
            Payer::StayingToken { division, ability } => {
                assert!(matches!(top(ability), Ability::TokenStays), "{told}");
                assert!(!staying.contains(&ability), "one token stays by each: {told}");
                staying.push(ability);
                handed[division] += 1;
                stay += 1;
                let wild = one.helpers.iter().any(|(_, ability)| matches!(ability, Ability::AnyToken { .. }));
                assert!(division == icon || wild, "{told}");
            }
            Payer::Pair { division, ability } => {
                assert!(matches!(top(ability), Ability::TokenPair), "{told}");
                assert!(!paired.contains(&ability) && division != icon, "once: {told}");
                paired.push(ability);
                handed[division] += 2;
            }
            Payer::Card { card } => returned.push(card),
            Payer::Free { .. } => panic!("nothing is free here: {told}"),
            Payer::Open => open += 1,
        }
    }
    // Each ability gives no more than it has.
    for (giver, _) in &given {
        let icons: Counts = given.iter().filter(|(one, _)| one == giver).map(|(_, icon)| *icon).collect();
        let most = match top(*giver) {
            Ability::Icons { icons: pair, .. } => {
                assert!(icons.minus(pair.fixed).total() <= pair.any, "{told}");
                pair.fixed.total() + pair.any
            }
            Ability::MoreDiscount { icons } => icons,
            _ => 0,
        };
        assert!(icons.total() <= most, "{told}");
    }
    if let Some(Refused { refusal: Refusal::NotPaid { icons, .. }, .. }) = &plan.refused {
        assert_eq!(open, *icons, "as many are open as the reason says: {told}");
    }
    if plan.action.is_some() {
        assert_eq!(open, 0, "{told}");
        // What the ladder tells is what is handed over, but for what stays.
        assert!(handed.covers(plan.payment.tokens), "{told}");
        let kept = handed.minus(plan.payment.tokens);
        let stayers =
            one.helpers.iter().filter(|(_, ability)| matches!(ability, Ability::TokenStays)).count();
        assert!(kept.total() >= stay && usize::from(kept.total()) <= stayers, "{told}");
        assert!(one.case.held.covers(handed), "{told}");
        let cards: CardSet = returned.iter().copied().collect();
        assert_eq!(cards, plan.payment.cards, "{told}");
        let more = cards.iter().filter(|card| returned.iter().filter(|one| *one == card).count() > 2).count();
        let better =
            one.helpers.iter().filter(|(_, ability)| matches!(ability, Ability::ReturnedIcons { .. }));
        assert!(more <= better.count(), "{told}");
    }
}

#[test]
fn se_13_a_plan_proposes_what_is_lawful_keeps_its_bounds_and_tells_each_icon() {
    let (mut lawful_ones, mut refused) = (0, 0);
    for seed in 0..500 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = random_table(&mut rng);
        for one in tries(&table) {
            for bounded in [false, true] {
                let pins = if bounded { random_pins(&one, &mut rng) } else { Pins::default() };
                let plan = planned(&table, one.card.number(), one.case.division, one.way, pins);
                let told = format!("seed {seed}, {:?}, {:?}, {pins:?}: {plan:?}", one.case, one.helpers);
                assert_eq!((plan.card, plan.from, plan.way), (one.card, one.case.from, one.way), "{told}");
                let (_, all) = one.with(&one.helpers);
                assert_eq!(plan.helpers, all, "all that could help: {told}");
                let awake: Vec<(Division, Ability)> =
                    one.helpers.iter().copied().filter(|(division, _)| !pins.idle.has(*division)).collect();
                let (case, names) = one.with(&awake);
                assert_eq!(plan.payment.helpers, names, "{told}");
                assert!(plan.used.without(names).is_empty(), "{told}");
                // The bounds are kept, whether anything comes of it or not.
                assert!(plan.payment.tokens.covers(pins.least), "{told}");
                assert!(case.held.covers(plan.payment.tokens.plus(pins.spared)), "{told}");
                assert!(plan.payment.cards.has_all(pins.with), "{told}");
                assert!(plan.payment.cards.and(pins.without).is_empty(), "{told}");
                // There is an action just when some payment within the bounds is lawful.
                // A token that stays by 20 is spared as well.
                let free = one.hand.without(pins.without);
                let sets = subsets(free).into_iter().filter(|cards| cards.has_all(pins.with));
                let sets: Vec<u8> = sets.map(|cards| cards.len() as u8).collect();
                let tokens = handfuls(case.held.minus(pins.spared))
                    .into_iter()
                    .filter(|tokens| tokens.covers(pins.least));
                let found =
                    tokens.into_iter().any(|tokens| sets.iter().any(|&cards| lawful(&case, tokens, cards)));
                assert_eq!(plan.action.is_some(), found, "{told}");
                assert_eq!(plan.action.is_some(), plan.refused.is_none(), "{told}");
                assert_eq!(plan.action.is_some(), plan.preview.is_some(), "{told}");
                if let Some(action) = plan.action {
                    assert_eq!(table.game.check(&action), Ok(()), "{told}");
                    let Action::Recruit(recruit) = action else { panic!("{told}") };
                    assert_eq!(recruit.payment, plan.payment, "{told}");
                    lawful_ones += 1;
                } else {
                    refused += 1;
                }
                holds_together(&table, &one, &plan, &told);
            }
        }
    }
    assert!(lawful_ones > 2_000 && refused > 2_000, "{lawful_ones} {refused}");
}
