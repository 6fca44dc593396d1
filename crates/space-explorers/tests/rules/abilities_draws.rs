//! Draws after a recruit: 9, 45, 58 (SE-A9, SE-A45, SE-A58).

use space_explorers::{Effect, Refusal, Specialist};
use tabletop::{Told, Viewer};
use testkit::has;

use crate::common::{ANNA, B, BORIS, G, Joins, R, Scene, Table, V, Y, card, counts, recruit, scene};

/// The abilities whose draws are told, in order.
fn drew(effects: &[Effect]) -> Vec<u8> {
    let ability = |effect: &Effect| match effect {
        Effect::Drew { ability, .. } => Some(ability.expect("it was an ability").number()),
        _ => None,
    };
    effects.iter().filter_map(ability).collect()
}

/// A recruit may draw so many cards, and no more.
#[track_caller]
fn draws_at_most(table: &Table, joins: Joins, most: u8) {
    for draws in 0..=most {
        assert!(table.can(joins.draws(draws)), "{draws} of {most}");
    }
    let draws = most + 1;
    table.refuses("SE-20", joins.draws(draws), &Refusal::TooManyDraws { draws, most });
}

/// Anna has 9 on top of Engineering; 25 lies in the Center.
fn nine() -> Scene {
    scene(2).able(&[9]).hub(ANNA, B, &[9]).center(&[25]).cost(25, "BGYRV")
}

#[test]
fn se_a9_draws_after_a_specialist_of_base_cost_five_or_six() {
    for (cost, pays) in [("BGYRV", "BGYRV"), ("RBGYRV", "BGYRV")] {
        // The second has a discount of one: the base cost counts, not what is paid.
        let stack: &[u8] = if cost.len() == 6 { &[26] } else { &[] };
        let mut table = nine().cost(25, cost).hub(ANNA, Y, stack).deck(&[3, 2, 1]).ready();
        draws_at_most(&table, recruit(25, Y).pays(pays), 1);
        let effects = table.act(recruit(25, Y).pays(pays).draws(1));
        assert_eq!(drew(&effects), [9]);
        let (seat, drawn) = (ANNA, Some(card(1)));
        let told = Effect::Drew { seat, card: drawn, ability: Some(card(9)) };
        assert!(effects.contains(&told), "the top card of the deck: {effects:?}");
        assert_eq!(table.hand(ANNA), [1]);
        // Drawn first, filled up then (SE-9).
        assert!(has!(effects, Effect::Refilled { cards } if *cards == [card(2)]));
        assert_eq!(table.to_act(), Some(BORIS));
    }
}

#[test]
fn se_a9_not_at_a_lower_base_cost() {
    for cost in ["BG", "BGY", "BGYR"] {
        draws_at_most(&nine().cost(25, cost).ready(), recruit(25, Y).pays(cost), 0);
    }
}

#[test]
fn se_a9_is_optional_and_for_the_hand_too() {
    let mut table = scene(2).able(&[9]).hub(ANNA, B, &[9]).hand(ANNA, &[25]).cost(25, "BGYRV").ready();
    draws_at_most(&table, recruit(25, Y).pays("BGYRV"), 1);
    let effects = table.act(recruit(25, Y).pays("BGYRV"));
    assert_eq!((drew(&effects), table.hand(ANNA).len(), table.to_act()), (vec![], 0, Some(BORIS)));
}

#[test]
fn se_a9_in_whatever_way_the_specialist_came() {
    // By 10 and by 46.
    let ten = scene(2)
        .able(&[9])
        .ability(13, serde_json::json!({"kind": "recruit-free", "tokens": 2, "when": {"from": "hand"}}))
        .hub(ANNA, B, &[9])
        .hub(ANNA, G, &[13])
        .hand(ANNA, &[25])
        .ready();
    draws_at_most(&ten, recruit(25, Y).by(G).pays("RV"), 1);
    let best = scene(2)
        .able(&[9, 46])
        .hub(ANNA, B, &[9])
        .hub(ANNA, R, &[46])
        .hub(ANNA, G, &[14, 15, 16])
        .cost(25, "BGYRV")
        .hand(ANNA, &[25])
        .ready();
    draws_at_most(&best, recruit(25, Y).by(R).pays("RV"), 1);
}

#[test]
fn se_a9_not_when_covered_before_or_by_the_recruit() {
    let covered = nine().hub(ANNA, B, &[9, 2]).ready();
    draws_at_most(&covered, recruit(25, Y).pays("BGYRV"), 0);
    let covering = scene(2).able(&[9]).hub(ANNA, B, &[9]).center(&[2]).cost(2, "RBGYRV").ready();
    draws_at_most(&covering, recruit(2, B).pays("BGYRV"), 0);
}

#[test]
fn se_a9_not_for_its_own_recruit_but_from_the_next_turn_on() {
    let mut table = scene(2)
        .able(&[9])
        .cost(9, "BGYRV")
        .cost(25, "BGYRV")
        .gives(13, "GB")
        .gives(37, "YR")
        .hub(ANNA, G, &[13])
        .hub(ANNA, R, &[37])
        .center(&[9, 25])
        .tokens(ANNA, "VV")
        .ready();
    draws_at_most(&table, recruit(9, B).pays("V").with(&[G, R]), 0);
    table.act(recruit(9, B).pays("V").with(&[G, R]));
    table.draw();
    draws_at_most(&table, recruit(25, Y).pays("V").with(&[G, R]), 1);
}

/// Anna has 45 on top of Construction, and the Center holds one plain card of each division.
fn forty_five() -> Scene {
    let mut position = scene(2).able(&[45]).hub(ANNA, R, &[45]).center(&[1, 13, 25, 38, 49]);
    for number in [1, 13, 25, 38, 49] {
        position = position.cost(number, "RG");
    }
    position
}

#[test]
fn se_a45_draws_after_a_recruit_into_engineering_or_testing() {
    let table = forty_five().ready();
    draws_at_most(&table, recruit(1, B).pays("RG"), 1);
    draws_at_most(&table, recruit(13, G).pays("RG"), 1);
    draws_at_most(&table, recruit(25, Y).pays("RG"), 0);
    draws_at_most(&table, recruit(38, R).pays("G"), 0);
    draws_at_most(&table, recruit(49, V).pays("RG"), 0);
    let mut table = table;
    let effects = table.act(recruit(13, G).pays("RG").draws(1));
    assert_eq!((drew(&effects), table.hand(ANNA).len()), (vec![45], 1));
}

#[test]
fn se_a45_the_division_counts_that_it_joins_not_the_one_it_is_of() {
    // A Construction card with a green skill, and a Testing card with a yellow one.
    let table =
        forty_five().card(42, "RG", "GY").card(18, "GY", "RV").center(&[42, 18]).hub(ANNA, R, &[45]).ready();
    draws_at_most(&table, recruit(42, G).pays("GY"), 1);
    draws_at_most(&table, recruit(42, R).pays("Y"), 0);
    draws_at_most(&table, recruit(18, Y).pays("RV"), 0);
}

#[test]
fn se_a45_not_when_covered() {
    let table = forty_five().hub(ANNA, R, &[45, 39]).ready();
    draws_at_most(&table, recruit(1, B).pays("RG"), 0);
}

/// Anna has 58 on top of Space Flight.
fn fifty_eight() -> Scene {
    scene(2)
        .able(&[58])
        .hub(ANNA, V, &[58])
        .card(5, "BB", "RG")
        .card(6, "BG", "RG")
        .cost(1, "RG")
        .center(&[1, 5, 6])
}

#[test]
fn se_a58_draws_after_a_specialist_with_two_skills_of_one_colour_or_of_two() {
    let table = fifty_eight().ready();
    draws_at_most(&table, recruit(5, B).pays("RG"), 1);
    draws_at_most(&table, recruit(6, B).pays("RG"), 1);
    draws_at_most(&table, recruit(6, G).pays("RG"), 1);
    draws_at_most(&table, recruit(1, B).pays("RG"), 0);
    let mut table = table;
    let effects = table.act(recruit(5, B).pays("RG").draws(1));
    assert_eq!((drew(&effects), table.hand(ANNA).len()), (vec![58], 1));
}

#[test]
fn se_a58_not_when_covered_before_or_by_the_recruit() {
    draws_at_most(&fifty_eight().hub(ANNA, V, &[58, 49]).ready(), recruit(5, B).pays("RG"), 0);
    let covering = fifty_eight().card(53, "VV", "BRG").center(&[53]).ready();
    draws_at_most(&covering, recruit(53, V).pays("RG"), 0);
}

/// All three on top, and a specialist to recruit after which each draws.
fn three() -> Scene {
    scene(2)
        .able(&[9, 45, 58])
        .hub(ANNA, B, &[9])
        .hub(ANNA, R, &[45])
        .hub(ANNA, V, &[58])
        .card(17, "GG", "BGYRV")
        .center(&[17])
}

#[test]
fn se_a9_45_and_58_all_draw_after_one_recruit() {
    let mut table = three().deck(&[4, 3, 2, 1]).ready();
    draws_at_most(&table, recruit(17, G).pays("BGYRV"), 3);
    let mut two = table.clone();
    assert_eq!(drew(&two.act(recruit(17, G).pays("BGYRV").draws(2))).len(), 2);
    assert_eq!((two.hand(ANNA), two.to_act()), (vec![1, 2], Some(BORIS)));
    let effects = table.act(recruit(17, G).pays("BGYRV").draws(3));
    assert_eq!((drew(&effects), table.hand(ANNA)), (vec![9, 45, 58], vec![1, 2, 3]));
    // The Center is filled up after all of them (SE-9).
    assert!(has!(effects, Effect::Refilled { cards } if *cards == [card(4)]));
    let filled = effects.iter().position(|effect| matches!(effect, Effect::Refilled { .. }));
    let last = effects.iter().rposition(|effect| matches!(effect, Effect::Drew { .. }));
    assert!(last < filled);
}

#[test]
fn se_a45_the_one_that_is_covered_is_lost_and_the_others_draw() {
    // The pack gives 58's ability to a Testing card, which the recruit covers.
    let table = three()
        .ability(13, serde_json::json!({"kind": "draw", "when": {"skills": 2}}))
        .hub(ANNA, V, &[])
        .hub(ANNA, G, &[13])
        .card(17, "GG", "VBGYRV")
        .ready();
    draws_at_most(&table, recruit(17, G).pays("BGYRV"), 2);
    let equal = three()
        .ability(13, serde_json::json!({"kind": "draw", "when": {"divisions": ["testing"]}}))
        .hub(ANNA, G, &[13])
        .card(17, "GG", "VBGYRV")
        .ready();
    draws_at_most(&equal, recruit(17, G).pays("BGYRV"), 3);
}

#[test]
fn se_a58_no_more_cards_are_drawn_than_the_deck_has() {
    for left in 0..=3_u8 {
        let deck: Vec<u8> = (1..=left).collect();
        let mut table = three().deck(&deck).rest_in_center().ready();
        assert_eq!(table.deck(), usize::from(left));
        draws_at_most(&table, recruit(17, G).pays("BGYRV"), left);
        table.act(recruit(17, G).pays("BGYRV").draws(left));
        assert_eq!((table.hand(ANNA).len(), table.deck()), (usize::from(left), 0));
    }
}

#[test]
fn se_a9_what_is_drawn_comes_before_what_fills_up() {
    // One card in the deck, five in the Center after the recruit: the draw has it, and nothing fills up.
    let mut table = nine().center(&[25, 1, 2, 3, 4, 5]).deck(&[60]).rest_in_hand(BORIS).ready();
    let effects = table.act(recruit(25, Y).pays("BGYRV").draws(1));
    assert_eq!((table.hand(ANNA), table.center(), table.deck()), (vec![60], vec![1, 2, 3, 4, 5], 0));
    assert!(!has!(effects, Effect::Refilled { .. }));
}

#[test]
fn se_a9_others_do_not_see_what_was_drawn() {
    let mut table = nine().deck(&[1]).ready();
    let effects = table.act(recruit(25, Y).pays("BGYRV").draws(1));
    let card_told = |viewer| {
        let told = |effect: &Effect| match effect.told_to(viewer) {
            Effect::Drew { card, .. } => Some(card),
            _ => None,
        };
        effects.iter().find_map(told).expect("it is told that a card was drawn")
    };
    assert_eq!(card_told(Viewer::Seat(ANNA)), Some(card(1)));
    assert_eq!((card_told(Viewer::Seat(BORIS)), card_told(Viewer::Spectator)), (None, None));
    assert!(effects.iter().any(Told::reveals));
    assert!(table.known(ANNA).is_empty());
    let hand = table.seen_by(BORIS).seats[0].hand.clone();
    assert_eq!((hand.count, hand.cards.map(|cards| cards.iter().map(Specialist::number).count())), (1, None));
}

#[test]
fn se_a9_the_card_that_was_drawn_pays_for_nothing() {
    // Four icons are paid by tokens; the fifth by a card that Anna does not have yet.
    let table = nine().deck(&[1]).tokens(ANNA, "BGYR").ready();
    table.refuses(
        "SE-13",
        recruit(25, Y).pays("BGYR").draws(1),
        &Refusal::NotPaid { icons: 1, left: counts("V") },
    );
    assert!(!table.can(recruit(25, Y).pays("BGYR 1").draws(1)));
}
