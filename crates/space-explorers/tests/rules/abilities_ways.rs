//! Recruits "instead of the action": 8, 10, 57 (SE-A8, SE-A10, SE-A57) and 46 (SE-A46).

use space_explorers::{Action, Effect, Origin, Refusal, Step};
use testkit::has;

use crate::common::{ANNA, B, BORIS, CHEN, G, R, Scene, V, Y, card, counts, recruit, scene, take};

/// Anna has 8 on top of Engineering, and 25 can be recruited, from the Center or from her hand.
fn eight(from: Origin, cost: &str) -> Scene {
    at(from, scene(2).able(&[8]).hub(ANNA, B, &[8]).cost(25, cost))
}

fn at(from: Origin, position: Scene) -> Scene {
    match from {
        Origin::Center => position.center(&[25]),
        Origin::Hand => position.hand(ANNA, &[25]),
    }
}

#[test]
fn se_a8_recruits_free_at_a_base_cost_of_exactly_three_from_center_or_hand() {
    for from in [Origin::Center, Origin::Hand] {
        let mut table = eight(from, "RRR").tokens(ANNA, "").ready();
        assert_eq!(table.payments(25, Y), [String::new()].into());
        let effects = table.act(recruit(25, Y).by(B));
        assert!(has!(effects, Effect::Recruited { abilities, from: origin, .. }
            if *abilities == [card(8)] && *origin == from));
        assert!(!has!(effects, Effect::Handed { .. }) && !has!(effects, Effect::Returned { .. }));
        assert_eq!((table.hub(ANNA, Y), table.to_act()), (vec![25], Some(BORIS)));
    }
}

#[test]
fn se_a8_not_at_another_base_cost() {
    for (cost, icons) in [("RR", 2), ("RRGG", 4), ("RRGGV", 5), ("RRGGVV", 6)] {
        for from in [Origin::Center, Origin::Hand] {
            let table = eight(from, cost).ready();
            let reason = Refusal::WrongCost { ability: card(8), cost: icons, least: 3, most: 3 };
            table.refuses("SE-A8", recruit(25, Y).by(B), &reason);
        }
    }
    // The base cost counts, not what a discount leaves of it.
    let table = eight(Origin::Center, "RRGG").hub(ANNA, Y, &[26]).ready();
    let reason = Refusal::WrongCost { ability: card(8), cost: 4, least: 3, most: 3 };
    table.refuses("SE-A8", recruit(25, Y).by(B), &reason);
}

#[test]
fn se_a8_free_is_free_and_the_plain_recruit_is_lawful_too() {
    let table = eight(Origin::Center, "RGV").hand(ANNA, &[40]).ready();
    let tokens = Refusal::WrongTokens { ability: card(8), need: 0, given: 1 };
    table.refuses("SE-A8", recruit(25, Y).by(B).pays("R"), &tokens);
    let cards = Refusal::FreeOfCards { ability: card(8) };
    table.refuses("SE-A8", recruit(25, Y).by(B).pays("40"), &cards);
    // By the plain way each icon takes a token, and the returned card one or two that are left.
    let plain = ["GRV", "G 40", "R 40", "V 40", "GR 40", "GV 40", "RV 40"];
    let all = plain.into_iter().chain([""]).map(str::to_owned).collect();
    assert_eq!(table.payments(25, Y), all);
    assert!(table.can(recruit(25, Y).pays("RGV")));
}

#[test]
fn se_a8_not_when_covered_and_yes_for_the_recruit_that_covers_it() {
    let covered = eight(Origin::Center, "RRR").hub(ANNA, B, &[8, 2]).ready();
    let reason = Refusal::NoAbility { division: B, top: Some(card(2)) };
    covered.refuses("SE-17", recruit(25, Y).by(B), &reason);
    assert!(!covered.can_recruit(25, Y));
    let mut table = scene(2).able(&[8]).cost(2, "RRR").hub(ANNA, B, &[8]).center(&[2]).ready();
    table.act(recruit(2, B).by(B));
    assert_eq!(table.hub(ANNA, B), [8, 2]);
}

#[test]
fn se_a8_is_the_action_of_the_turn() {
    let mut table = eight(Origin::Center, "RRR").ready();
    table.act(recruit(25, Y).by(B));
    assert_eq!((table.to_act(), table.step()), (Some(BORIS), Step::Action));
    // Another seat's 8 is of no use to Boris.
    let table = scene(2).able(&[8]).hub(BORIS, B, &[8]).cost(25, "RRR").center(&[25]).ready();
    table.refuses("SE-17", recruit(25, Y).by(B), &Refusal::NoAbility { division: B, top: None });
}

#[test]
fn se_a8_and_a_plain_recruit_that_hand_over_the_same_are_one() {
    // Three yellow skills take the whole cost off: with and without 8 nothing is handed over.
    let table = eight(Origin::Center, "RRR").hub(ANNA, Y, &[26, 27, 28]).ready();
    assert_eq!(table.payments(25, Y), [String::new()].into());
    assert!(table.can(recruit(25, Y)) && table.can(recruit(25, Y).by(B)));
}

/// Anna has 10 on top of Engineering, and 25 in her hand.
fn ten() -> Scene {
    scene(2).able(&[10]).hub(ANNA, B, &[10]).cost(25, "RRRRRR").hand(ANNA, &[25])
}

#[test]
fn se_a10_two_tokens_of_any_kind_for_any_specialist_from_the_hand() {
    for cost in ["GG", "RGB", "VVVV", "YYYYY", "RRRRRR"] {
        let mut table = ten().cost(25, cost).ready();
        let effects = table.act(recruit(25, Y).by(B).pays("BV"));
        assert!(has!(effects, Effect::Handed { seat: ANNA, to: BORIS, tokens } if *tokens == counts("BV")));
        assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(10)]));
        assert_eq!((table.tokens(ANNA).as_str(), table.tokens(BORIS).as_str()), ("GYR", "BBGYRVV"));
    }
}

#[test]
fn se_a10_every_pair_of_tokens_is_listed_once() {
    let table = ten().tokens(ANNA, "RRG").ready();
    assert_eq!(table.payments(25, Y), ["RR", "GR"].map(str::to_owned).into());
    // They go to the left neighbour, the next to act.
    let mut three = scene(3).able(&[10]).hub(ANNA, B, &[10]).hand(ANNA, &[25]).ready();
    three.act(recruit(25, Y).by(B).pays("RG"));
    assert_eq!((three.tokens(BORIS).as_str(), three.tokens(CHEN).as_str()), ("BGGYRRV", "BGYRV"));
}

#[test]
fn se_a10_exactly_two_tokens_and_no_cards() {
    let table = ten().hand(ANNA, &[40]).ready();
    for (pays, given) in [("", 0), ("R", 1), ("RGV", 3)] {
        let reason = Refusal::WrongTokens { ability: card(10), need: 2, given };
        table.refuses("SE-A10", recruit(25, Y).by(B).pays(pays), &reason);
    }
    table.refuses("SE-A10", recruit(25, Y).by(B).pays("RG 40"), &Refusal::FreeOfCards { ability: card(10) });
    let poor = ten().tokens(ANNA, "R").ready();
    assert!(!poor.can_recruit(25, Y));
    let reason = Refusal::TokensMissing { division: R, have: 1, need: 2 };
    poor.refuses("SE-13", recruit(25, Y).by(B).pays("RR"), &reason);
}

#[test]
fn se_a10_not_from_the_center() {
    let table = scene(2).able(&[10]).hub(ANNA, B, &[10]).center(&[25]).cost(25, "RR").ready();
    let reason = Refusal::WrongOrigin { ability: card(10), wants: Origin::Hand };
    table.refuses("SE-A10", recruit(25, Y).by(B).pays("RG"), &reason);
    assert!(!table.can_recruit(25, Y));
}

#[test]
fn se_a10_not_when_covered_and_yes_for_the_recruit_that_covers_it() {
    let covered = ten().hub(ANNA, B, &[10, 2]).ready();
    let reason = Refusal::NoAbility { division: B, top: Some(card(2)) };
    covered.refuses("SE-17", recruit(25, Y).by(B).pays("RG"), &reason);
    let mut table = scene(2).able(&[10]).hub(ANNA, B, &[10]).hand(ANNA, &[2]).ready();
    table.act(recruit(2, B).by(B).pays("RG"));
    assert_eq!((table.hub(ANNA, B), table.tokens(ANNA).as_str()), (vec![10, 2], "BYV"));
}

#[test]
fn se_a10_its_tokens_pay_for_no_icons() {
    // Two icons are left by the plain way, and one by no way that 10 knows: the whole recruit or nothing.
    let table = ten().cost(25, "RRGG").hub(ANNA, Y, &[26, 27]).tokens(ANNA, "RG").ready();
    assert_eq!(table.payments(25, Y), ["GR".to_owned()].into());
    // A division of which the card has no skill stays closed.
    let reason = Refusal::NoSuchSkill { card: card(25), division: G };
    table.refuses("SE-11", recruit(25, G).by(B).pays("RG"), &reason);
}

/// Anna has 57 on top of Space Flight, and 25 lies in the Center.
fn fifty_seven() -> Scene {
    scene(2).able(&[57]).hub(ANNA, V, &[57]).cost(25, "RRRR").center(&[25])
}

#[test]
fn se_a57_three_tokens_for_a_specialist_of_base_cost_four_or_less_from_the_center() {
    for cost in ["GG", "RGB", "VVVV"] {
        let mut table = fifty_seven().cost(25, cost).ready();
        let effects = table.act(recruit(25, Y).by(V).pays("BYV"));
        assert!(has!(effects, Effect::Handed { seat: ANNA, to: BORIS, tokens } if *tokens == counts("BYV")));
        assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(57)]));
        assert_eq!((table.tokens(ANNA).as_str(), table.hub(ANNA, Y)), ("GR", vec![25]));
    }
    let table = fifty_seven().tokens(ANNA, "BBGG").ready();
    assert_eq!(table.payments(25, Y), ["BBG", "BGG"].map(str::to_owned).into());
}

#[test]
fn se_a57_not_above_a_base_cost_of_four() {
    for (cost, icons) in [("RRRRR", 5), ("RRRRRR", 6)] {
        let table = fifty_seven().cost(25, cost).hub(ANNA, Y, &[26, 27]).ready();
        let reason = Refusal::WrongCost { ability: card(57), cost: icons, least: 0, most: 4 };
        table.refuses("SE-A57", recruit(25, Y).by(V).pays("BYV"), &reason);
    }
}

#[test]
fn se_a57_not_from_the_hand_and_with_exactly_three_tokens() {
    let held = scene(2).able(&[57]).hub(ANNA, V, &[57]).cost(25, "RR").hand(ANNA, &[25]).ready();
    let reason = Refusal::WrongOrigin { ability: card(57), wants: Origin::Center };
    held.refuses("SE-A57", recruit(25, Y).by(V).pays("BYV"), &reason);
    let table = fifty_seven().hand(ANNA, &[40]).ready();
    for (pays, given) in [("", 0), ("RG", 2), ("BRGV", 4)] {
        let reason = Refusal::WrongTokens { ability: card(57), need: 3, given };
        table.refuses("SE-A57", recruit(25, Y).by(V).pays(pays), &reason);
    }
    let cards = Refusal::FreeOfCards { ability: card(57) };
    table.refuses("SE-A57", recruit(25, Y).by(V).pays("BYV 40"), &cards);
}

#[test]
fn se_a57_not_when_covered_and_yes_for_the_recruit_that_covers_it() {
    let covered = fifty_seven().hub(ANNA, V, &[57, 49]).ready();
    let reason = Refusal::NoAbility { division: V, top: Some(card(49)) };
    covered.refuses("SE-17", recruit(25, Y).by(V).pays("BYV"), &reason);
    let mut table = scene(2).able(&[57]).hub(ANNA, V, &[57]).cost(49, "RRRR").center(&[49]).ready();
    table.act(recruit(49, V).by(V).pays("BGY"));
    assert_eq!(table.hub(ANNA, V), [57, 49]);
}

/// Anna has 46 on top of Construction and three yellow skills; 1 is in her hand.
fn forty_six() -> Scene {
    scene(2).able(&[46]).hub(ANNA, R, &[46]).hub(ANNA, Y, &[25, 26, 27]).cost(1, "RGYVB").hand(ANNA, &[1])
}

#[test]
fn se_a46_the_largest_discount_of_any_own_division() {
    let mut table = forty_six().ready();
    // Without it nothing is ignored in an empty division; with it the three lowest.
    assert_eq!(table.payments(1, B), ["BV", "BGYRV"].map(str::to_owned).into());
    let left = Refusal::NotPaid { icons: 3, left: counts("RGY") };
    table.refuses("SE-13", recruit(1, B).pays("VB"), &left);
    let effects = table.act(recruit(1, B).by(R).pays("VB"));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(46)]));
    assert_eq!((table.hub(ANNA, B), table.tokens(ANNA).as_str()), (vec![1], "GYR"));
}

#[test]
fn se_a46_counts_skills_in_the_divisions_own_colour_alone() {
    // In Science lie a yellow card and two with yellow and red: three yellow icons, and two red that give
    // Science nothing.
    let table = forty_six().card(30, "YR", "YYYY").card(42, "RY", "YYYY").hub(ANNA, Y, &[25, 30, 42]).ready();
    assert_eq!(table.payments(1, B), ["BV", "BGYRV"].map(str::to_owned).into());
    // A blue skill that lies in another division is none of Engineering's, nor of the division it lies in.
    let apart = scene(2)
        .able(&[46])
        .card(6, "BV", "RRRR")
        .card(54, "VB", "RRRR")
        .hub(ANNA, R, &[46])
        .hub(ANNA, V, &[6, 54])
        .cost(1, "RGYVB")
        .hand(ANNA, &[1])
        .ready();
    assert_eq!(apart.payments(1, B), ["BYV", "BGYRV"].map(str::to_owned).into());
}

#[test]
fn se_a46_the_division_still_has_to_fit() {
    let table = forty_six().ready();
    let reason = Refusal::NoSuchSkill { card: card(1), division: Y };
    table.refuses("SE-11", recruit(1, Y).by(R).pays("VB"), &reason);
}

#[test]
fn se_a46_not_from_the_center() {
    let table = forty_six().center(&[2]).cost(2, "RGYVB").ready();
    let reason = Refusal::WrongOrigin { ability: card(46), wants: Origin::Hand };
    table.refuses("SE-A46", recruit(2, B).by(R).pays("VB"), &reason);
}

#[test]
fn se_a46_not_when_covered_and_yes_for_the_recruit_that_covers_it() {
    let covered = forty_six().hub(ANNA, R, &[46, 40]).ready();
    let reason = Refusal::NoAbility { division: R, top: Some(card(40)) };
    covered.refuses("SE-17", recruit(1, B).by(R).pays("VB"), &reason);
    assert_eq!(covered.payments(1, B), ["BGYRV".to_owned()].into());
    let mut table = scene(2)
        .able(&[46])
        .hub(ANNA, R, &[46])
        .hub(ANNA, Y, &[25, 26, 27])
        .cost(40, "BGYV")
        .hand(ANNA, &[40])
        .ready();
    table.act(recruit(40, R).by(R).pays("V"));
    assert_eq!(table.hub(ANNA, R), [46, 40]);
}

#[test]
fn se_a46_is_paid_for_like_a_plain_recruit() {
    // By tokens, returned cards and icons that abilities give.
    let table = forty_six().gives(13, "V").hub(ANNA, G, &[13]).hand(ANNA, &[50]).ready();
    assert!(table.can(recruit(1, B).by(R).pays("50")));
    assert!(table.can(recruit(1, B).by(R).pays("B").with(&[G])));
    assert!(table.can(recruit(1, B).by(R).pays("B 50")));
    table.refuses("SE-15", recruit(1, B).by(R).pays("R 50"), &Refusal::TokenTooMany { division: R });
    let left = table.refusal(recruit(1, B).by(R).pays("B"));
    assert_eq!(left, Refusal::NotPaid { icons: 1, left: counts("V") });
}

#[test]
fn se_a46_with_43_one_more_icon_is_ignored() {
    let table = scene(2)
        .able(&[43, 46])
        .hub(ANNA, R, &[46])
        .card(42, "RY", "RRRR")
        // 43 lies in Construction as well: it is given to another top.
        .ability(13, serde_json::json!({"kind": "more-discount", "icons": 1}))
        .hub(ANNA, G, &[13])
        .hub(ANNA, Y, &[25, 26, 27])
        .cost(1, "RGYVB")
        .hand(ANNA, &[1])
        .ready();
    assert!(table.can(recruit(1, B).by(R).with(&[G]).pays("B")));
    assert!(table.can(recruit(1, B).by(R).pays("VB")));
    assert!(!table.can(recruit(1, B).pays("B").with(&[G])));
    assert!(table.payments(1, B).contains("B"));
}

#[test]
fn se_a46_is_the_action_and_what_follows_comes_as_after_any_recruit() {
    let mut table = forty_six().able(&[9]).hub(ANNA, G, &[]).hub(ANNA, B, &[9]).cost(1, "RGYVB").ready();
    // 9 lies where the card goes and is lost; the discount there is one, the largest three.
    assert!(table.can(recruit(1, B).by(R).pays("VB")));
    assert!(!table.can(recruit(1, B).by(R).pays("VB").draws(1)));
    table.act(recruit(1, B).by(R).pays("VB"));
    assert_eq!(table.to_act(), Some(BORIS));
    table.act(take(table.center()[0]));
    assert!(table.legal().iter().all(|action| !matches!(action, Action::Pass)));
}
