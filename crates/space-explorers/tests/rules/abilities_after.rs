//! A second project and a card after a project: 55 and 33 (SE-A55, SE-A33).

use space_explorers::{Action, Effect, Refusal, Step};
use testkit::has;

use crate::abilities_projects::{checked, listed, nothing_in_reach, position, ways};
use crate::common::{ANNA, B, BORIS, G, R, Scene, Table, V, Y, card, counts, project, recruit, scene, take};

/// Anna has 55 on top of Space Flight: skills B, B, V.
fn fifty_five() -> Scene {
    position().able(&[55]).hub(ANNA, V, &[55])
}

#[test]
fn se_a55_up_to_two_projects_in_a_turn() {
    let position = || fifty_five().project(0, "BB", 4).project(2, "BV", 5).project(4, "VB", 6);
    let mut table = checked(position());
    assert_eq!(table.in_reach(), [0, 2, 4]);
    let effects = table.complete(0);
    // It is the second for which 55 is needed.
    assert!(has!(effects, Effect::Completed { abilities, .. } if abilities.is_empty()));
    assert_eq!((table.to_act(), table.step(), table.in_reach()), (Some(ANNA), Step::Project, vec![2, 4]));
    let mut one = table.clone();
    one.decline();
    nothing_in_reach(&one);
    table.complete(4);
    nothing_in_reach(&table);
    assert_eq!(table.points(ANNA), 10);
    let last = table.refusal(Table::completes(2, &[], ""));
    assert_eq!(last, Refusal::OtherStep { due: Step::Action });
    // Going without the first is going without both.
    let mut none = checked(position());
    none.decline();
    nothing_in_reach(&none);
}

#[test]
fn se_a55_without_a_second_project_in_reach_the_turn_ends() {
    let mut table = checked(fifty_five().project(0, "BB", 4).project(2, "BG", 5));
    table.complete(0);
    nothing_in_reach(&table);
    // And without it after one project.
    let mut plain = checked(position().hub(ANNA, V, &[54]).project(0, "BB", 4).project(2, "BV", 5));
    plain.complete(0);
    nothing_in_reach(&plain);
}

#[test]
fn se_a55_not_when_covered_before_or_by_the_recruit_nor_in_the_turn_that_brought_it() {
    let projects = |position: Scene| position.project(0, "BB", 4).project(2, "BV", 5);
    let mut covered = checked(projects(fifty_five().hub(ANNA, V, &[55, 49])));
    covered.complete(0);
    nothing_in_reach(&covered);
    let mut covering = projects(fifty_five().center(&[49]).cost(49, "RY")).ready();
    covering.act(recruit(49, V).pays("Y"));
    covering.complete(0);
    nothing_in_reach(&covering);
    let mut fresh = projects(position().able(&[55]).center(&[55]).cost(55, "RY")).ready();
    fresh.act(recruit(55, V).pays("RY"));
    assert_eq!(fresh.in_reach(), [0, 2]);
    fresh.complete(0);
    nothing_in_reach(&fresh);
}

#[test]
fn se_a55_19_once_paid_counts_for_both_projects() {
    let position = fifty_five().able(&[19]).hub(ANNA, G, &[19]).project(0, "BBR", 4).project(2, "BVY", 5);
    let mut table = checked(position);
    assert_eq!(table.in_reach(), [0, 2]);
    table.act(Table::completes(0, &[G], "RV"));
    // The second needs nothing more, not even another colour's tokens.
    assert_eq!((table.in_reach(), listed(&table, 2)), (vec![2], ways(&[("", 1)])));
    let again = table.refusal(Table::completes(2, &[G], "BG"));
    assert!(matches!(again, Refusal::UsedUp { card: used } if used == card(19)), "{again:?}");
    let effects = table.complete(2);
    assert!(!has!(effects, Effect::Handed { .. }));
    assert_eq!((table.points(ANNA), table.tokens(ANNA).as_str()), (9, "BGY"));
}

#[test]
fn se_a55_19_may_be_paid_for_the_second_project_only() {
    let position = fifty_five().able(&[19]).hub(ANNA, G, &[19]).project(0, "BB", 4).project(2, "BVY", 5);
    let mut table = checked(position);
    table.complete(0);
    assert_eq!(listed(&table, 2), ways(&[("G", 10)]));
    table.act(Table::completes(2, &[G], "RV"));
    assert_eq!(table.points(ANNA), 9);
}

#[test]
fn se_a55_56_is_for_one_of_the_two() {
    // Space Flight holds 55, so 56's ability is given to a Testing card.
    let position = || {
        fifty_five()
            .ability(13, serde_json::json!({"kind": "project-need", "tokens": 1}))
            .hub(ANNA, G, &[13])
            .project(0, "BBR", 4)
    };
    let mut table = checked(position().project(2, "BVY", 5).project(4, "BV", 6));
    assert_eq!(table.in_reach(), [0, 2, 4]);
    table.act(Table::completes(0, &[G], "R"));
    assert_eq!(table.in_reach(), [4]);
    table.refuses("SE-17", Table::completes(2, &[G], "B"), &Refusal::UsedUp { card: card(13) });
    // With nothing else in reach the turn ends.
    let mut table = checked(position().project(2, "BVY", 5));
    table.act(Table::completes(0, &[G], "R"));
    nothing_in_reach(&table);
    // For the second it is as good, when the first did without.
    let mut table = checked(position().project(2, "BV", 5));
    table.complete(2);
    assert_eq!(listed(&table, 0), ways(&[("G", 5)]));
    table.act(Table::completes(0, &[G], "R"));
    assert_eq!(table.points(ANNA), 9);
}

#[test]
fn se_a55_19_paid_for_the_first_and_56_for_the_second() {
    let position = fifty_five()
        .able(&[19])
        .ability(37, serde_json::json!({"kind": "project-need", "tokens": 1}))
        .hub(ANNA, G, &[19])
        .hub(ANNA, R, &[37])
        .project(0, "BBVYY", 4)
        .project(2, "BBGYY", 5);
    let mut table = checked(position);
    // Two skills are missing for each: both helps, three tokens.
    assert_eq!(listed(&table, 0), ways(&[("GR", 10)]));
    table.act(Table::completes(0, &[G, R], "BGY"));
    nothing_in_reach(&table);
    // Where one skill is missing for the first, 19 alone serves it, and 56 joins it for the second.
    let position = fifty_five()
        .able(&[19])
        .ability(37, serde_json::json!({"kind": "project-need", "tokens": 1}))
        .hub(ANNA, G, &[19])
        .hub(ANNA, R, &[37])
        .project(0, "BBVY", 4)
        .project(2, "BBGYY", 5);
    let mut table = checked(position);
    assert_eq!(listed(&table, 0), ways(&[("G", 10), ("R", 5)]));
    table.act(Table::completes(0, &[G], "BG"));
    assert_eq!(listed(&table, 2), ways(&[("R", 3)]));
    let missing = Refusal::SkillsMissing { project: project(2), missing: counts("YY"), still: 1 };
    table.refuses("SE-21", Table::completes(2, &[], ""), &missing);
    table.act(Table::completes(2, &[R], "Y"));
    assert_eq!((table.points(ANNA), table.tokens(ANNA).as_str()), (9, "RV"));
}

/// Anna has 33 on top of Science: skills B, B, Y.
fn thirty_three() -> Scene {
    scene(2).able(&[33]).hub(ANNA, B, &[1, 2]).hub(ANNA, Y, &[33]).center(&[40, 41, 42, 43, 44, 45])
}

/// After Anna took 40, with the first project in reach.
#[track_caller]
fn took_40(position: Scene) -> Table {
    let mut table = position.ready();
    table.act(take(40));
    table
}

#[test]
fn se_a33_takes_one_specialist_from_the_center_after_a_project() {
    let mut table = took_40(thirty_three().project(0, "BB", 4).deck(&[53, 52, 51]));
    // 51 filled up the Center.
    table.complete(0);
    assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::AfterProject));
    let offered: Vec<u8> = table.options().take.iter().map(|card| card.number()).collect();
    assert_eq!(offered, [41, 42, 43, 44, 45, 51]);
    assert_eq!(table.legal().len(), 7, "six cards, and going without");
    let absent = Refusal::NotInCenter { card: card(60) };
    table.refuses("SE-7", Action::TakeAfterProject(card(60)), &absent);
    let effects = table.act(Action::TakeAfterProject(card(42)));
    let told = Effect::Took { seat: ANNA, card: card(42), ability: Some(card(33)) };
    assert!(effects.contains(&told), "{effects:?}");
    // Filled up at once (SE-9).
    assert!(has!(effects, Effect::Refilled { cards } if *cards == [card(52)]));
    assert_eq!((table.hand(ANNA), table.known(ANNA)), (vec![40, 42], vec![40, 42]));
    nothing_in_reach(&table);
}

#[test]
fn se_a33_is_optional_and_needs_a_project() {
    let mut table = took_40(thirty_three().project(0, "BB", 4));
    table.complete(0);
    table.decline();
    assert_eq!(table.hand(ANNA), [40]);
    nothing_in_reach(&table);
    // Going without the project brings none.
    let mut table = took_40(thirty_three().project(0, "BB", 4));
    let early = Refusal::OtherStep { due: Step::Project };
    table.refuses("SE-7", Action::TakeAfterProject(card(41)), &early);
    table.decline();
    nothing_in_reach(&table);
    nothing_in_reach(&took_40(thirty_three()));
}

#[test]
fn se_a33_a_specialist_returned_in_this_turn_may_be_taken() {
    let mut table = thirty_three()
        .project(0, "BBR", 4)
        .cost(46, "GV")
        .center(&[46, 41, 42, 43, 44, 45])
        .hand(ANNA, &[50])
        .ready();
    table.act(recruit(46, R).pays("50"));
    table.complete(0);
    table.act(Action::TakeAfterProject(card(50)));
    assert_eq!(table.hand(ANNA), [50]);
}

#[test]
fn se_a33_is_skipped_with_an_empty_center() {
    let mut table = thirty_three().project(0, "BB", 4).center(&[40]).rest_in_hand(BORIS).ready();
    table.act(take(40));
    assert!(table.center().is_empty());
    table.complete(0);
    nothing_in_reach(&table);
}

#[test]
fn se_a33_not_when_covered_before_or_by_the_recruit_nor_in_the_turn_that_brought_it() {
    let mut covered = took_40(thirty_three().hub(ANNA, Y, &[33, 25]).project(0, "BB", 4));
    covered.complete(0);
    nothing_in_reach(&covered);
    let mut covering = thirty_three().project(0, "BB", 4).center(&[25]).cost(25, "RG").ready();
    covering.act(recruit(25, Y).pays("G"));
    covering.complete(0);
    nothing_in_reach(&covering);
    let mut fresh = scene(2).able(&[33]).hub(ANNA, B, &[1, 2]).center(&[33]).cost(33, "RG");
    fresh = fresh.project(0, "BB", 4);
    let mut fresh = fresh.ready();
    fresh.act(recruit(33, Y).pays("RG"));
    fresh.complete(0);
    nothing_in_reach(&fresh);
}

/// 33 and 55, and two projects in reach.
fn two_projects() -> Table {
    took_40(thirty_three().able(&[55]).hub(ANNA, V, &[55]).project(0, "BB", 4).project(2, "BV", 5))
}

#[test]
fn se_a33_after_the_first_project_and_then_not_after_the_second() {
    let mut table = two_projects();
    table.complete(0);
    assert_eq!(table.step(), Step::AfterProject);
    table.act(Action::TakeAfterProject(card(41)));
    assert_eq!((table.to_act(), table.step(), table.in_reach()), (Some(ANNA), Step::Project, vec![2]));
    table.complete(2);
    nothing_in_reach(&table);
    assert_eq!((table.hand(ANNA), table.points(ANNA)), (vec![40, 41], 9));
}

#[test]
fn se_a33_declined_after_the_first_project_is_there_after_the_second() {
    let mut table = two_projects();
    table.complete(0);
    table.decline();
    assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::Project));
    table.complete(2);
    assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::AfterProject));
    table.act(Action::TakeAfterProject(card(41)));
    nothing_in_reach(&table);
    assert_eq!(table.hand(ANNA), [40, 41]);
    // Declined twice it is gone, and so it is without the second project.
    let mut table = two_projects();
    table.complete(0);
    table.decline();
    table.decline();
    nothing_in_reach(&table);
}

#[test]
fn se_a33_is_used_once_a_turn_and_in_every_turn() {
    let mut table = took_40(thirty_three().project(0, "BB", 4).project(2, "BY", 5));
    table.complete(0);
    table.act(Action::TakeAfterProject(card(41)));
    table.draw();
    table.draw();
    table.complete(2);
    assert_eq!(table.step(), Step::AfterProject);
    table.act(Action::TakeAfterProject(card(42)));
    nothing_in_reach(&table);
    assert_eq!(table.hand(ANNA).len(), 4);
}
