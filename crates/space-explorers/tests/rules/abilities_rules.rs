//! What SE-16, SE-17, SE-19 and SE-20 say of all abilities together.

use space_explorers::{Action, Effect, Refusal, Step};
use testkit::has;

use crate::common::{ANNA, B, BORIS, G, R, Table, V, Y, card, counts, recruit, scene, take, take_several};

#[test]
fn se_16_the_covered_card_loses_its_ability_for_the_turns_to_come() {
    let mut table = scene(2)
        .gives(1, "R")
        .cost(2, "BRG")
        .cost(25, "RV")
        .hub(ANNA, B, &[1])
        .center(&[2, 25])
        .tokens(ANNA, "GV")
        .ready();
    assert_eq!(table.view().seats[0].active.iter().collect::<Vec<_>>(), [B]);
    table.act(recruit(2, B).pays("G").with(&[B]));
    assert!(table.view().seats[0].active.is_empty());
    table.draw();
    let reason = Refusal::NoAbility { division: B, top: Some(card(2)) };
    table.refuses("SE-17", recruit(25, Y).pays("V").with(&[B]), &reason);
    // Its skill stays in view, for the discount and for projects.
    assert_eq!(table.view().seats[0].skills, counts("BB"));
    assert_eq!(table.view().seats[0].discounts, counts("BB"));
}

#[test]
fn se_16_a_new_card_works_from_its_owners_next_turn_on() {
    let mut table = scene(3).gives(1, "R").cost(1, "GV").cost(25, "RY").center(&[1, 25]).ready();
    // It does not help to pay for itself: it is not in the hub yet.
    table.refuses(
        "SE-17",
        recruit(1, B).pays("GV").with(&[B]),
        &Refusal::NoAbility { division: B, top: None },
    );
    table.act(recruit(1, B).pays("GV"));
    table.draw();
    table.draw();
    assert_eq!(table.to_act(), Some(ANNA));
    assert_eq!(table.view().seats[0].active.iter().collect::<Vec<_>>(), [B]);
    table.act(recruit(25, Y).pays("Y").with(&[B]));
}

#[test]
fn se_17_abilities_are_optional_and_a_payment_names_all_that_may_help() {
    let table = scene(2)
        .gives(1, "R")
        .gives(13, "V")
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[13])
        .cost(25, "RV")
        .center(&[25])
        .ready();
    for helpers in [&[][..], &[B], &[G], &[B, G]] {
        assert!(table.can(recruit(25, Y).pays("RV").with(helpers)), "{helpers:?}");
    }
    for action in table.legal() {
        let Action::Recruit(recruit) = action else { continue };
        if recruit.card == card(25) {
            assert_eq!(recruit.payment.helpers.iter().collect::<Vec<_>>(), [B, G]);
        }
    }
}

#[test]
fn se_17_an_ability_that_can_do_nothing_in_this_place_is_refused() {
    // Abilities of other kinds do not help to pay, and those that do are no way.
    let table = scene(2)
        .able(&[9, 19, 33, 45, 55])
        .hub(ANNA, B, &[9])
        .hub(ANNA, G, &[19])
        .hub(ANNA, Y, &[33])
        .hub(ANNA, R, &[45])
        .hub(ANNA, V, &[55])
        .cost(26, "BR")
        .center(&[26])
        .ready();
    for (division, number) in [(B, 9), (G, 19), (Y, 33), (R, 45), (V, 55)] {
        let reason = Refusal::NoAbility { division, top: Some(card(number)) };
        table.refuses("SE-17", recruit(26, Y).pays("R").with(&[division]), &reason);
        table.refuses("SE-17", recruit(26, Y).pays("R").by(division), &reason);
        table.refuses("SE-17", take_several(division, &[26, table.center()[1]]), &reason);
    }
    let table = scene(2).gives(1, "R").hub(ANNA, B, &[1]).cost(26, "BR").center(&[26]).ready();
    let reason = Refusal::NoAbility { division: B, top: Some(card(1)) };
    table.refuses("SE-17", recruit(26, Y).pays("B").by(B), &reason);
    // A way does not help to pay.
    let table = scene(2).able(&[10]).hub(ANNA, B, &[10]).cost(26, "BR").center(&[26]).ready();
    let reason = Refusal::NoAbility { division: B, top: Some(card(10)) };
    table.refuses("SE-17", recruit(26, Y).pays("BR").with(&[B]), &reason);
}

#[test]
fn se_17_at_the_project_check_only_tops_that_work_there_help() {
    let mut table = scene(2).gives(1, "R").hub(ANNA, B, &[2, 1]).project(0, "BB", 4).center(&[30]).ready();
    table.act(take(30));
    let reason = Refusal::NoAbility { division: B, top: Some(card(1)) };
    table.refuses("SE-17", Table::completes(0, &[B], "RV"), &reason);
    table.refuses("SE-17", Table::completes(0, &[G], "RV"), &Refusal::NoAbility { division: G, top: None });
}

#[test]
fn se_19_one_action_a_turn_whichever_it_is() {
    // Each way is over with its action: the project check follows, and then the next seat.
    let table = scene(2)
        .able(&[8, 21, 32, 46, 57])
        .hub(ANNA, B, &[8])
        .hub(ANNA, G, &[21])
        .hub(ANNA, Y, &[32])
        .hub(ANNA, R, &[46])
        .hub(ANNA, V, &[57])
        .project(0, "BGYRV", 4)
        .cost(26, "BBR")
        .cost(27, "RRVV")
        .cost(28, "BR")
        .center(&[26, 27])
        .hand(ANNA, &[28])
        .ready();
    let actions: [Action; 4] = [
        recruit(26, Y).by(B).into(),
        take_several(G, &[26, 27]),
        recruit(28, Y).by(R).pays("R").into(),
        recruit(27, Y).by(V).pays("BGR").into(),
    ];
    for action in actions {
        let mut table = table.clone();
        table.act(action);
        assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::Project), "{action:?}");
        let due = Refusal::OtherStep { due: Step::Project };
        table.refuses("SE-7", take_several(G, &[table.center()[0], table.center()[1]]), &due);
        table.refuses("SE-7", Action::TakeFromDeck, &due);
        table.complete(0);
        assert_eq!(table.to_act(), Some(BORIS), "{action:?}");
    }
}

#[test]
fn se_20_what_works_after_the_recruit_looks_at_the_tops_without_the_new_card() {
    // The recruit uncovers nothing and covers 9; 58 in another division draws.
    let mut table = scene(2)
        .able(&[9, 58])
        .card(5, "BB", "BRGVY")
        .hub(ANNA, B, &[9])
        .hub(ANNA, V, &[58])
        .center(&[5])
        .deck(&[40, 41])
        .ready();
    assert!(!table.can(recruit(5, B).pays("RGVY").draws(2)));
    let effects = table.act(recruit(5, B).pays("RGVY").draws(1));
    assert!(has!(effects, Effect::Drew { ability: Some(by), .. } if *by == card(58)));
}

#[test]
fn se_20_with_an_empty_deck_a_draw_brings_nothing() {
    let mut table = scene(2)
        .able(&[9])
        .hub(ANNA, B, &[9])
        .cost(25, "BGYRV")
        .center(&[25, 1, 2, 3, 4, 5])
        .deck(&[])
        .rest_in_hand(BORIS)
        .ready();
    assert_eq!(table.deck(), 0);
    let effects = table.act(recruit(25, Y).pays("BGYRV"));
    assert!(!has!(effects, Effect::Drew { .. }) && table.hand(ANNA).is_empty());
}

#[test]
fn se_20_abilities_at_the_project_check_look_at_the_tops_after_the_recruit() {
    // 56 was covered by the recruit; 19, in another division, works.
    let mut table = scene(2)
        .able(&[19, 56])
        .hub(ANNA, G, &[19])
        .hub(ANNA, V, &[56])
        .cost(49, "RY")
        .center(&[49])
        .project(0, "GVVB", 5)
        .project(2, "GVVBB", 5)
        .ready();
    table.act(recruit(49, V).pays("Y"));
    assert_eq!(table.in_reach(), [0]);
    table.refuses("SE-16", Table::completes(0, &[V], "R"), &Refusal::NotYet { card: card(49) });
    table.act(Table::completes(0, &[G], "BG"));
    assert_eq!(table.points(ANNA), 5);
}

#[test]
fn se_20_tokens_that_come_back_are_of_use_to_the_left_neighbour_at_once() {
    // What 10 hands over pays for the neighbour's recruit.
    let mut table =
        scene(2).able(&[10]).hub(ANNA, B, &[10]).hand(ANNA, &[25]).cost(26, "RRV").center(&[26]).ready();
    table.act(recruit(25, Y).by(B).pays("RG"));
    assert_eq!(table.payments(26, Y), ["RRV".to_owned()].into());
}
