//! SE-11 to SE-16: recruiting.

use serde_json::json;
use space_explorers::{Action, Effect, Refusal, Step};
use tabletop::Ruled;
use testkit::has;

use crate::common::{ANNA, B, BORIS, CHEN, DORA, G, R, Scene, Table, V, Y, card, counts, recruit, scene};

fn set(payments: &[&str]) -> std::collections::BTreeSet<String> {
    payments.iter().map(ToString::to_string).collect()
}

#[test]
fn se_11_a_specialist_joins_the_division_of_its_skill() {
    let mut table = scene(2).card(1, "B", "RG").center(&[1]).ready();
    for division in [G, Y, R, V] {
        let refusal = Refusal::NoSuchSkill { card: card(1), division };
        table.refuses("SE-11", recruit(1, division).pays("RG"), &refusal);
        assert!(!table.can_recruit(1, division));
    }
    table.act(recruit(1, B).pays("RG"));
    assert_eq!(table.hub(ANNA, B), [1]);
}

#[test]
fn se_11_with_two_skills_the_player_chooses() {
    let table = scene(2).card(6, "BY", "RG").center(&[6]).ready();
    for (division, other) in [(B, Y), (Y, B)] {
        let mut table = table.clone();
        table.act(recruit(6, division).pays("RG"));
        assert_eq!((table.hub(ANNA, division), table.hub(ANNA, other)), (vec![6], vec![]));
        assert_eq!(table.view().seats[0].skills, counts("BY"), "it shows both wherever it lies");
    }
    for division in [G, R, V] {
        let refusal = Refusal::NoSuchSkill { card: card(6), division };
        table.refuses("SE-11", recruit(6, division).pays("RG"), &refusal);
    }
    // Two of one colour leave no choice.
    let same = scene(2).card(5, "BB", "RG").center(&[5]).ready();
    assert!(same.can_recruit(5, B) && !same.can_recruit(5, G));
}

#[test]
fn se_12_the_first_specialist_of_a_division_pays_its_whole_base_cost() {
    let table = scene(2).card(1, "B", "BRGV").center(&[1]).hub(ANNA, G, &[13, 14]).ready();
    assert_eq!(table.payments(1, B), set(&["BGRV"]));
}

#[test]
fn se_12_three_matching_skills_and_a_cost_of_four_leave_the_top_icon() {
    let mut table = scene(2).card(1, "B", "RRRG").center(&[1]).hub(ANNA, B, &[2, 3, 4]).ready();
    assert_eq!(table.payments(1, B), set(&["G"]));
    table.act(recruit(1, B).pays("G"));
    assert_eq!(table.hub(ANNA, B), [2, 3, 4, 1]);
    assert_eq!((table.tokens(ANNA).as_str(), table.tokens(BORIS).as_str()), ("BYRV", "BGGYRV"));
}

#[test]
fn se_12_two_matching_and_one_other_skill_and_a_cost_of_five_leave_the_top_three() {
    // 54 shows violet and blue; in Engineering its blue icon counts, its violet one does not.
    let table =
        scene(2).card(1, "B", "GGYRV").card(54, "VB", "VVVVVV").center(&[1]).hub(ANNA, B, &[2, 54]).ready();
    assert_eq!(table.view().seats[0].discounts, counts("BB"));
    assert_eq!(table.payments(1, B), set(&["YRV"]));
}

#[test]
fn se_12_icons_of_another_colour_and_of_other_divisions_do_not_count() {
    // 6 shows blue and green. In Testing only its green icon counts, and in Engineering nothing does.
    let table = scene(2)
        .card(6, "BG", "BBBBBB")
        .card(1, "B", "GYR")
        .card(13, "G", "BYR")
        .center(&[1, 13])
        .hub(ANNA, G, &[6])
        .ready();
    assert_eq!(table.view().seats[0].discounts, counts("G"));
    assert_eq!(table.payments(1, B), set(&["GYR"]));
    assert_eq!(table.payments(13, G), set(&["YR"]));
}

#[test]
fn se_12_the_hubs_of_others_do_not_count() {
    let table = scene(2).card(1, "B", "GY").center(&[1]).hub(BORIS, B, &[2, 3]).ready();
    assert_eq!(table.payments(1, B), set(&["GY"]));
}

#[test]
fn se_12_covered_icons_count_and_double_ones_twice() {
    for (stack, left) in [
        (vec![2], "YRV"),
        (vec![2, 3], "RV"),
        (vec![5], "RV"),
        (vec![5, 2], "V"),
        (vec![2, 5], "V"),
        (vec![5, 2, 3], ""),
    ] {
        let table = scene(2).card(1, "B", "GYRV").center(&[1]).hub(ANNA, B, &stack).ready();
        assert_eq!(table.payments(1, B), set(&[left]), "{stack:?}");
    }
}

#[test]
fn se_12_the_cost_can_become_zero_and_not_less() {
    for stack in [vec![2, 3], vec![2, 3, 4, 5]] {
        let mut table =
            scene(2).card(1, "B", "GY").center(&[1]).hand(ANNA, &[40]).hub(ANNA, B, &stack).ready();
        assert_eq!(table.payments(1, B), set(&[""]));
        let effects = table.act(recruit(1, B));
        assert!(!has!(effects, Effect::Handed { .. }) && !has!(effects, Effect::Returned { .. }));
        assert_eq!((table.tokens(ANNA).as_str(), table.hand(ANNA)), ("BGYRV", vec![40]));
    }
}

#[test]
fn se_13_a_token_of_exactly_that_colour_goes_to_the_left_neighbour() {
    for seats in 2..=4 {
        for (place, seat) in [ANNA, BORIS, CHEN, DORA].into_iter().take(seats).enumerate() {
            let left = [ANNA, BORIS, CHEN, DORA][(place + 1) % seats];
            let mut table = scene(seats).turn(seat).card(1, "B", "RG").center(&[1]).ready();
            let effects = table.act(recruit(1, B).pays("RG"));
            assert!(effects.contains(&Effect::Handed { seat, to: left, tokens: counts("RG") }));
            assert_eq!((table.tokens(seat).as_str(), table.tokens(left).as_str()), ("BYV", "BGGYRRV"));
            assert_eq!(table.to_act(), Some(left), "who acts next");
        }
    }
}

#[test]
fn se_13_a_token_of_another_colour_does_not_pay() {
    let table = scene(2).card(1, "B", "RR").center(&[1]).tokens(ANNA, "GGYYV").ready();
    assert_eq!(table.payments(1, B), set(&[]));
    for pay in ["GG", "GY", "V", "VV", "YV"] {
        assert_eq!(table.game_refuses(recruit(1, B).pays(pay)), pay);
    }
    let refusal = Refusal::TokensMissing { division: R, have: 0, need: 2 };
    table.refuses("SE-13", recruit(1, B).pays("RR"), &refusal);
}

impl Table {
    /// Holds that a payment is refused by SE-13 or SE-15, and gives back what it was for the message.
    #[track_caller]
    fn game_refuses(&self, joins: crate::common::Joins) -> String {
        let rule = self.refusal(joins).rule();
        assert!(["SE-13", "SE-15"].contains(&rule), "{rule}");
        crate::common::letters(joins.0.payment.tokens)
    }
}

#[test]
fn se_13_tokens_have_to_be_held() {
    let table = scene(3).card(1, "B", "RRG").center(&[1]).tokens(ANNA, "RG").ready();
    let refusal = Refusal::TokensMissing { division: R, have: 1, need: 2 };
    table.refuses("SE-13", recruit(1, B).pays("RRG"), &refusal);
}

#[test]
fn se_13_icons_that_are_left_must_be_provided() {
    let table = scene(2).card(1, "B", "YRG").center(&[1]).hub(ANNA, B, &[2]).ready();
    let left = |icons, left| Refusal::NotPaid { icons, left: counts(left) };
    table.refuses("SE-13", recruit(1, B), &left(2, "RG"));
    table.refuses("SE-13", recruit(1, B).pays("R"), &left(1, "G"));
    table.refuses("SE-13", recruit(1, B).pays("G"), &left(1, "R"));
    assert!(table.can(recruit(1, B).pays("RG")));
}

#[test]
fn se_13_a_returned_card_is_good_for_two_icons_of_any_kind() {
    for cost in ["RG", "RR", "YV", "BB"] {
        let mut table = scene(2).card(1, "B", cost).hand(ANNA, &[40]).center(&[1]).tokens(ANNA, "").ready();
        assert_eq!(table.payments(1, B), set(&["40"]), "{cost}");
        let effects = table.act(recruit(1, B).pays("40"));
        assert!(effects.contains(&Effect::Returned { seat: ANNA, cards: vec![card(40)] }));
        assert!(table.hand(ANNA).is_empty() && table.center().contains(&40));
        assert!(!has!(effects, Effect::Handed { .. }));
    }
    let three = scene(2).card(1, "B", "RGY").hand(ANNA, &[40]).center(&[1]).tokens(ANNA, "").ready();
    assert_eq!(three.payments(1, B), set(&[]), "and for no third");
}

#[test]
fn se_13_what_a_returned_card_has_too_much_is_gone_with_the_recruit() {
    let mut table = scene(2)
        .card(1, "B", "RG")
        .card(2, "B", "RG")
        .hand(ANNA, &[40])
        .center(&[1, 2])
        .tokens(ANNA, "R")
        .ready();
    table.act(recruit(1, B).pays("R 40"));
    table.draw();
    // A blue skill is there now; green is left, and nothing pays for it.
    assert!(!table.can_recruit(2, B));
}

#[test]
fn se_13_icons_of_abilities_pay_and_cost_nothing() {
    let mut table = scene(2)
        .card(1, "B", "RG")
        .gives(13, "G")
        .gives(25, "R")
        .hub(ANNA, G, &[13])
        .hub(ANNA, Y, &[25])
        .center(&[1])
        .tokens(ANNA, "")
        .ready();
    assert_eq!(table.payments(1, B), set(&[""]));
    let effects = table.act(recruit(1, B).with(&[G, Y]));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(13), card(25)]));
    assert_eq!(table.hub(ANNA, B), [1]);
}

#[test]
fn se_13_any_mix_of_the_three_pays() {
    // Left: red, green, yellow, violet. 13 gives green, one card pays for two.
    let position = || {
        scene(3)
            .card(1, "B", "RGYV")
            .gives(13, "G")
            .hub(ANNA, G, &[13])
            .hand(ANNA, &[40, 41])
            .center(&[1])
            .tokens(ANNA, "RV")
    };
    let table = position().ready();
    // Yellow is on a card in any case; the ability may stay idle.
    let wanted =
        ["RV 40", "RV 41", "RV 40 41", "R 40", "R 41", "R 40 41", "V 40", "V 41", "V 40 41", "40 41"];
    assert_eq!(table.payments(1, B), set(&wanted));
    let mut table = position().ready();
    let effects = table.act(recruit(1, B).pays("R 40").with(&[G]));
    assert!(has!(effects, Effect::Handed { tokens, .. } if *tokens == counts("R")));
    assert!(has!(effects, Effect::Returned { cards, .. } if *cards == [card(40)]));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(13)]));
    assert_eq!((table.tokens(ANNA).as_str(), table.hand(ANNA)), ("V", vec![41]));
}

#[test]
fn se_13_payments_that_hand_over_the_same_are_one() {
    // 13 and 25 both give red: which of them pays, and which icon, cannot matter.
    let table = scene(2)
        .card(1, "B", "RR")
        .gives(13, "RG")
        .gives(25, "RG")
        .hub(ANNA, G, &[13])
        .hub(ANNA, Y, &[25])
        .center(&[1])
        .ready();
    let recruits = table.legal().into_iter().filter(|action| matches!(action, Action::Recruit(_)));
    assert_eq!(recruits.count(), 2);
    assert_eq!(table.payments(1, B), set(&["", "R"]));
    for helpers in [vec![G], vec![Y], vec![G, Y]] {
        assert!(table.can(recruit(1, B).pays("R").with(&helpers)), "{helpers:?}");
    }
    assert!(table.can(recruit(1, B).with(&[G, Y])));
    assert!(!table.can(recruit(1, B).with(&[G])));
}

#[test]
fn se_13_only_cards_of_the_own_hand_are_returned() {
    let table = scene(2)
        .card(1, "B", "RG")
        .center(&[1, 2])
        .hand(BORIS, &[3])
        .hub(ANNA, G, &[13])
        .hand(ANNA, &[40])
        .deck(&[4])
        .ready();
    for number in [2, 3, 4, 13] {
        let refusal = Refusal::NotInHand { card: card(number) };
        table.refuses("SE-13", recruit(1, B).pays(&number.to_string()), &refusal);
    }
    assert!(table.can(recruit(1, B).pays("40")));
}

#[test]
fn se_14_a_card_does_not_pay_for_itself() {
    let table = scene(2).card(1, "B", "RG").hand(ANNA, &[1]).tokens(ANNA, "").ready();
    table.refuses("SE-14", recruit(1, B).pays("1"), &Refusal::ReturnsItself { card: card(1) });
    assert!(!table.can_recruit(1, B));
}

#[test]
fn se_14_a_returned_card_is_there_for_the_neighbour_and_not_in_this_turn() {
    let mut table = scene(2)
        .card(1, "B", "BRG")
        .card(40, "R", "YV")
        .hand(ANNA, &[40])
        .center(&[1])
        .hub(ANNA, B, &[2])
        .project(0, "BB", 6)
        .ready();
    table.act(recruit(1, B).pays("40"));
    // Anna still has her project check to do, and cannot recruit in it.
    let refusal = table.refusal(recruit(40, R).pays("YV"));
    assert!(matches!(refusal, Refusal::OtherStep { .. }));
    table.decline();
    table.act(recruit(40, R).pays("YV"));
    assert_eq!(table.hub(BORIS, R), [40]);
}

/// Red and green are to be paid; Anna has two of each, and four cards to return.
fn red_and_green() -> Scene {
    scene(2).card(1, "B", "RG").center(&[1]).hand(ANNA, &[40, 41, 42, 43]).tokens(ANNA, "BGGYRRV")
}

#[test]
fn se_15_each_token_covers_an_icon() {
    let table = red_and_green().ready();
    for (pays, division) in [("RGG", G), ("RRG", R), ("RGY", Y), ("RGV", V), ("BRG", B)] {
        table.refuses("SE-15", recruit(1, B).pays(pays), &Refusal::TokenTooMany { division });
    }
    // With a card beside it too: two icons are two tokens, or a token and a card, or cards.
    for pays in ["RR 40", "RGY 40", "GG 40", "Y 40"] {
        assert_eq!(table.refusal(recruit(1, B).pays(pays)).rule(), "SE-15", "{pays}");
    }
}

#[test]
fn se_15_each_returned_card_covers_an_icon() {
    let table = red_and_green().ready();
    let too_many = |cards, icons| Refusal::CardTooMany { cards, icons };
    table.refuses("SE-15", recruit(1, B).pays("RG 40"), &too_many(1, 0));
    table.refuses("SE-15", recruit(1, B).pays("R 40 41"), &too_many(2, 1));
    table.refuses("SE-15", recruit(1, B).pays("40 41 42"), &too_many(3, 2));
    let wanted = [
        "GR", "G 40", "G 41", "G 42", "G 43", "R 40", "R 41", "R 42", "R 43", "40", "41", "42", "43",
        "40 41", "40 42", "40 43", "41 42", "41 43", "42 43",
    ];
    assert_eq!(table.payments(1, B), set(&wanted));
}

#[test]
fn se_15_a_recruit_that_costs_nothing_takes_neither_token_nor_card() {
    let table = red_and_green().hub(ANNA, B, &[2, 3]).ready();
    table.refuses("SE-15", recruit(1, B).pays("R"), &Refusal::TokenTooMany { division: R });
    table.refuses("SE-15", recruit(1, B).pays("40"), &Refusal::CardTooMany { cards: 1, icons: 0 });
    assert_eq!(table.payments(1, B), set(&[""]));
}

#[test]
fn se_15_an_ignored_icon_is_not_paid_for() {
    // One blue skill: red at the bottom is ignored.
    let table = red_and_green().hub(ANNA, B, &[2]).ready();
    table.refuses("SE-15", recruit(1, B).pays("RG"), &Refusal::TokenTooMany { division: R });
    assert_eq!(table.refusal(recruit(1, B).pays("R")).rule(), "SE-15");
    assert_eq!(table.payments(1, B), set(&["G", "40", "41", "42", "43"]));
}

#[test]
fn se_15_it_is_lawful_to_leave_the_second_icon_of_a_card_unused() {
    let mut table = red_and_green().hub(ANNA, B, &[2]).ready();
    table.act(recruit(1, B).pays("43"));
    assert_eq!((table.hand(ANNA), table.tokens(ANNA).as_str()), (vec![40, 41, 42], "BGGYRRV"));
    // And with two cards for two icons, both of them.
    let mut table = red_and_green().ready();
    table.act(recruit(1, B).pays("40 43"));
    assert_eq!(table.hand(ANNA), [41, 42]);
}

#[test]
fn se_15_it_is_lawful_to_pay_where_a_free_icon_would_have_served() {
    let position = || red_and_green().gives(25, "RG").hub(ANNA, Y, &[25]);
    let table = position().ready();
    assert!(table.payments(1, B).contains(""));
    for pays in ["R", "G", "RG", "40", "40 41", "R 40", "G 43"] {
        assert!(table.can(recruit(1, B).pays(pays).with(&[Y])), "{pays}");
    }
    // But nothing beyond: the icons are two.
    for pays in ["RG 40", "RRG", "40 41 42", "R 40 41"] {
        assert_eq!(table.refusal(recruit(1, B).pays(pays).with(&[Y])).rule(), "SE-15", "{pays}");
    }
}

#[test]
fn se_15_tokens_that_an_ability_asks_for_pay_for_no_icons() {
    // Two tokens of any colours for a recruit free from the hand: they need not be those of the cost, and the
    // cost takes no more.
    let position = scene(2)
        .card(1, "B", "RGY")
        .ability(25, json!({"kind": "recruit-free", "tokens": 2, "when": {"from": "hand"}}))
        .hub(ANNA, Y, &[25])
        .hand(ANNA, &[1, 40]);
    let table = position.ready();
    assert!(table.can(recruit(1, B).by(Y).pays("BV")));
    assert!(table.can(recruit(1, B).by(Y).pays("RG")));
    let few = Refusal::WrongTokens { ability: card(25), need: 2, given: 3 };
    table.refuses("SE-A25", recruit(1, B).by(Y).pays("RGY"), &few);
    table.refuses("SE-A25", recruit(1, B).by(Y).pays("BV 40"), &Refusal::FreeOfCards { ability: card(25) });
}

#[test]
fn se_16_the_new_card_lies_on_top_and_covers_the_one_below() {
    let mut table = scene(2).card(1, "B", "BRG").center(&[1]).hub(ANNA, B, &[2]).ready();
    let effects = table.act(recruit(1, B).pays("RG"));
    assert!(has!(effects, Effect::Recruited { covers: Some(below), .. } if *below == card(2)));
    assert_eq!(table.hub(ANNA, B), [2, 1]);
    let seat = &table.view().seats[0];
    assert_eq!((seat.skills, seat.discounts, seat.specialists), (counts("BB"), counts("BB"), 2));
}

#[test]
fn se_16_an_ability_works_from_the_next_turn_on() {
    // 1 gives blue. It is recruited, and then pays for 13.
    let mut table = scene(2)
        .card(1, "B", "RY")
        .gives(1, "B")
        .card(13, "G", "BV")
        .hub(ANNA, R, &[37])
        .project(0, "BR", 6)
        .center(&[1, 13])
        .tokens(ANNA, "RYV")
        .ready();
    assert!(!table.can_recruit(13, G), "it does not work from the Center");
    table.act(recruit(1, B).pays("RY"));
    let view = table.view();
    assert_eq!((view.step, view.fresh), (Step::Project, Some(B)));
    assert!(view.seats[0].active.is_empty(), "not in the turn in which it came");
    table.decline();
    table.draw();
    let view = table.view();
    assert_eq!((view.fresh, view.seats[0].active.len()), (None, 1));
    table.act(recruit(13, G).pays("V").with(&[B]));
    assert_eq!(table.hub(ANNA, G), [13]);
}

#[test]
fn se_16_an_ability_of_this_turn_does_not_help_at_its_project_check() {
    // 1 would ignore a missing skill, but it came in this turn.
    let position = || {
        scene(2)
            .card(1, "B", "RY")
            .ability(1, json!({"kind": "project-need", "tokens": 1}))
            .project(0, "BG", 6)
    };
    let mut table = position().center(&[1]).ready();
    table.act(recruit(1, B).pays("RY"));
    assert_eq!(table.to_act(), Some(BORIS), "nothing is in reach");
    let mut table = position().hub(ANNA, B, &[1]).ready();
    table.draw();
    table.act(Table::completes(0, &[B], "V"));
    assert_eq!(table.points(ANNA), 6);
    // Where another project is in reach by itself, its help is refused with the reason.
    let mut table = position().project(2, "BB", 3).hub(ANNA, B, &[2]).center(&[1]).ready();
    table.act(recruit(1, B).pays("Y"));
    assert_eq!(table.in_reach(), [2]);
    table.refuses("SE-16", Table::completes(0, &[B], "V"), &Refusal::NotYet { card: card(1) });
}

#[test]
fn se_16_the_covered_card_may_still_help_to_pay() {
    let mut table =
        scene(2).card(1, "B", "BRG").gives(2, "G").hub(ANNA, B, &[2]).center(&[1]).tokens(ANNA, "R").ready();
    table.act(recruit(1, B).pays("R").with(&[B]));
    assert_eq!(table.hub(ANNA, B), [2, 1]);
    assert!(table.view().seats[0].active.is_empty(), "and is lost with it");
    table.draw();
    assert!(table.view().seats[0].active.is_empty());
}

#[test]
fn se_16_the_covered_card_may_be_the_action_that_brings_the_new_one() {
    for ability in [
        json!({"kind": "recruit-free", "tokens": 0, "when": {"cost": {"least": 3, "most": 3}}}),
        json!({"kind": "recruit-free", "tokens": 0, "when": {"from": "hand"}}),
        json!({"kind": "best-discount", "when": {"from": "hand"}}),
    ] {
        let mut table = scene(2)
            .card(1, "B", "BRG")
            .ability(2, ability)
            .hub(ANNA, B, &[2])
            .hub(ANNA, G, &[13, 14, 15])
            .hand(ANNA, &[1])
            .tokens(ANNA, "")
            .ready();
        table.act(recruit(1, B).by(B));
        assert_eq!(table.hub(ANNA, B), [2, 1]);
    }
}

#[test]
fn se_16_what_the_covered_card_would_do_after_the_recruit_is_lost() {
    let position = |ability| {
        scene(2)
            .card(1, "B", "BRG")
            .card(13, "G", "BR")
            .ability(2, ability)
            .hub(ANNA, B, &[2])
            .center(&[1, 13])
    };
    // Drawing: not when it is covered, but when another division grows.
    let table = position(json!({"kind": "draw"})).ready();
    let refusal = Refusal::TooManyDraws { draws: 1, most: 0 };
    table.refuses("SE-20", recruit(1, B).pays("RG").draws(1), &refusal);
    assert!(table.can(recruit(13, G).pays("BR").draws(1)));
    // Helping with a project.
    for ability in
        [json!({"kind": "project-skill", "tokens": 1}), json!({"kind": "project-need", "tokens": 1})]
    {
        let mut table = position(ability.clone()).project(0, "BBV", 6).ready();
        table.act(recruit(1, B).pays("RG"));
        assert_eq!(table.to_act(), Some(BORIS), "{ability}");
        let mut table = position(ability).project(0, "BGV", 6).ready();
        table.act(recruit(13, G).pays("BR"));
        assert_eq!(table.in_reach(), [0]);
    }
    // A second project, and a card after one. Two projects are in reach after either recruit.
    let two = |ability| {
        let blue = position(ability).project(0, "BB", 6).project(2, "BB", 3);
        blue.project(4, "BG", 2).project(6, "BG", 2)
    };
    for kind in ["second-project", "take-after-project"] {
        let mut table = two(json!({"kind": kind})).ready();
        table.act(recruit(1, B).pays("RG"));
        assert_eq!(table.in_reach(), [0, 2]);
        table.complete(0);
        assert_eq!(table.to_act(), Some(BORIS), "{kind} is lost");
        let mut table = two(json!({"kind": kind})).ready();
        table.act(recruit(13, G).pays("BR"));
        table.complete(4);
        assert_eq!(table.to_act(), Some(ANNA), "{kind} works on top");
    }
}

#[test]
fn se_16_covered_icons_count_for_projects() {
    let mut table = scene(2)
        .card(14, "G", "GR")
        .hub(ANNA, B, &[6, 1])
        .hub(ANNA, G, &[13])
        .center(&[14])
        .project(0, "BBGGG", 6)
        .ready();
    table.act(recruit(14, G).pays("R"));
    assert_eq!(table.in_reach(), [0]);
    table.complete(0);
    assert_eq!(table.points(ANNA), 6);
}
