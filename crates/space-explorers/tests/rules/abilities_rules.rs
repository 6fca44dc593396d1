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

#[test]
fn se_15_the_tokens_of_10_57_and_19_are_no_payment_so_none_of_them_stays() {
    let mut table = scene(2)
        .able(&[10, 20, 57])
        .hub(ANNA, B, &[10])
        .hub(ANNA, G, &[20])
        .hub(ANNA, V, &[57])
        .cost(26, "BR")
        .hand(ANNA, &[25])
        .center(&[26])
        .ready();
    let few = Refusal::WrongTokens { ability: card(10), need: 2, given: 1 };
    table.refuses("SE-A10", recruit(25, Y).by(B).pays("R"), &few);
    let few = Refusal::WrongTokens { ability: card(57), need: 3, given: 2 };
    table.refuses("SE-A57", recruit(26, Y).by(V).pays("RG"), &few);
    table.act(recruit(26, Y).by(V).pays("BRG"));
    assert_eq!(table.tokens(ANNA), "YV");
    // At the project check neither; 20's ability is given to another top than 19's.
    let mut table = scene(2)
        .able(&[19])
        .ability(1, serde_json::json!({"kind": "token-stays"}))
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[19])
        .project(0, "BGR", 5)
        .center(&[30])
        .ready();
    table.act(take(30));
    let few = Refusal::WrongTokens { ability: card(19), need: 2, given: 1 };
    table.refuses("SE-A19", Table::completes(0, &[G], "R"), &few);
    let other = Refusal::NoAbility { division: B, top: Some(card(1)) };
    table.refuses("SE-17", Table::completes(0, &[B, G], "RV"), &other);
}

#[test]
fn se_20_what_comes_at_the_end_of_the_turn_is_not_lawful_before() {
    let table = scene(2)
        .able(&[19, 33])
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, G, &[19])
        .hub(ANNA, Y, &[33])
        .project(0, "BB", 5)
        .project(2, "BBGYR", 5)
        .center(&[30])
        .ready();
    let due = Refusal::OtherStep { due: Step::Action };
    table.refuses("SE-7", Table::completes(0, &[], ""), &due);
    table.refuses("SE-7", Table::completes(2, &[G], "RV"), &due);
    table.refuses("SE-7", Action::TakeAfterProject(card(30)), &due);
    table.refuses("SE-7", Action::Decline, &due);
}

#[test]
fn se_20_a_turn_in_which_everything_comes_in_its_order() {
    // A double card joins free and 58 draws; two projects are done with 19, and 33 takes a card.
    let mut table = scene(2)
        .ability(8, serde_json::json!({"kind": "recruit-free", "tokens": 0}))
        .able(&[19, 33, 55])
        .ability(37, serde_json::json!({"kind": "draw", "when": {"skills": 2}}))
        .hub(ANNA, B, &[8])
        .hub(ANNA, G, &[19])
        .hub(ANNA, Y, &[33])
        .hub(ANNA, R, &[37])
        .hub(ANNA, V, &[55])
        .card(6, "BG", "VVVV")
        .center(&[6, 40, 41, 42, 43, 44])
        .deck(&[53, 52, 51, 50])
        .project(0, "BBYYR", 5)
        .project(2, "BBGGVVY", 6)
        .ready();
    // 6 covers 8: skills B B G G Y R V.
    let mut told = table.act(recruit(6, B).by(B).draws(1));
    assert_eq!(table.in_reach(), [0, 2]);
    told.extend(table.act(Table::completes(2, &[G], "BG")));
    assert_eq!(table.step(), Step::AfterProject);
    told.extend(table.act(Action::TakeAfterProject(card(41))));
    // 19's skill serves the second as well; nothing more is handed over.
    assert_eq!((table.step(), table.in_reach()), (Step::Project, vec![0]));
    told.extend(table.complete(0));
    assert_eq!((table.to_act(), table.points(ANNA)), (Some(BORIS), 11));
    let order: Vec<&str> = told
        .iter()
        .map(|effect| match effect {
            Effect::Recruited { .. } => "recruited",
            Effect::Drew { .. } => "drew",
            Effect::Refilled { .. } => "refilled",
            Effect::Handed { .. } => "handed",
            Effect::Completed { .. } => "completed",
            Effect::Took { .. } => "took",
            Effect::TurnBegan { .. } => "turn",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        order,
        ["recruited", "drew", "refilled", "completed", "handed", "took", "refilled", "completed", "turn"]
    );
    assert_eq!((table.tokens(ANNA).as_str(), table.hand(ANNA)), ("YRV", vec![41, 50]));
}

#[test]
fn se_a58_in_whatever_way_the_specialist_came() {
    // By 8 and by 57.
    let table = scene(2)
        .able(&[8, 58])
        .ability(25, serde_json::json!({"kind": "recruit-free", "tokens": 3, "when": {"from": "center"}}))
        .hub(ANNA, B, &[8])
        .hub(ANNA, Y, &[25])
        .hub(ANNA, V, &[58])
        .card(18, "GY", "VVV")
        .center(&[18])
        .ready();
    assert!(table.can(recruit(18, G).by(B).draws(1)) && !table.can(recruit(18, G).by(B).draws(2)));
    assert!(table.can(recruit(18, G).by(Y).pays("BGR").draws(1)));
}
