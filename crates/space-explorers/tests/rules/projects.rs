//! SE-21 and SE-22: projects.

use space_explorers::{Action, Effect, Refusal, Step};
use testkit::has;

use crate::common::{ANNA, B, BORIS, CHEN, G, Scene, Table, V, counts, project, recruit, scene, take};

/// Two blue and three violet skills are needed, as for Sputnik 1.
fn sputnik() -> Scene {
    scene(2).project(0, "BBVVV", 6)
}

#[test]
fn se_21_a_project_in_reach_may_be_taken_after_either_action() {
    let position =
        || sputnik().card(49, "V", "VVRG").hub(ANNA, B, &[1, 2]).hub(ANNA, V, &[50, 51]).center(&[49, 3]);
    // The recruit brings the third violet skill.
    let mut table = position().ready();
    table.act(recruit(49, V).pays("RG"));
    assert_eq!((table.to_act(), table.step(), table.in_reach()), (Some(ANNA), Step::Project, vec![0]));
    let effects = table.complete(0);
    let completed = Effect::Completed { seat: ANNA, project: project(0), abilities: Vec::new() };
    assert_eq!(effects[0], completed);
    assert_eq!((table.points(ANNA), table.to_act()), (6, Some(BORIS)));
    let taken = table.view().projects[0].taken.expect("it is taken");
    assert_eq!((taken.seat, taken.round), (ANNA, 20));
    // Taking a card brings nothing, but what was there before is enough too.
    for action in [take(3), Action::TakeFromDeck] {
        let mut table = position().ready();
        table.act(action);
        assert_eq!(table.to_act(), Some(BORIS), "one violet skill is missing");
        let mut table = sputnik().hub(ANNA, B, &[1, 2]).hub(ANNA, V, &[50, 51, 52]).center(&[3]).ready();
        table.act(action);
        assert_eq!(table.step(), Step::Project);
        table.complete(0);
        assert_eq!(table.points(ANNA), 6);
    }
}

#[test]
fn se_21_all_skill_icons_count_covered_and_of_every_division() {
    // 54 lies in Engineering and shows violet too; 53 shows violet twice.
    let mut table = sputnik()
        .card(54, "VB", "VVVVVV")
        .card(53, "VV", "VVVVVV")
        .hub(ANNA, B, &[54, 1])
        .hub(ANNA, V, &[53])
        .ready();
    assert_eq!(table.view().seats[0].skills, counts("BBVVV"));
    table.draw();
    assert_eq!(table.in_reach(), [0]);
}

#[test]
fn se_21_without_the_skills_there_is_no_project_and_no_question() {
    let mut table = sputnik().hub(ANNA, B, &[1, 2, 3, 4]).hub(ANNA, V, &[49, 50]).ready();
    table.draw();
    assert_eq!((table.to_act(), table.step()), (Some(BORIS), Step::Action));
    // Where another one is in reach, the missing skills are named.
    let mut table = sputnik().project(2, "BB", 3).hub(ANNA, B, &[1, 2, 3, 4]).hub(ANNA, V, &[49, 50]).ready();
    table.draw();
    assert_eq!(table.in_reach(), [2]);
    let refusal = Refusal::SkillsMissing { project: project(0), missing: counts("V"), still: 1 };
    table.refuses("SE-21", Table::completes(0, &[], ""), &refusal);
}

#[test]
fn se_21_the_skills_of_others_do_not_count() {
    let mut table = sputnik().hub(ANNA, B, &[1, 2]).hub(BORIS, V, &[49, 50, 51]).ready();
    table.draw();
    assert_eq!(table.to_act(), Some(BORIS));
}

#[test]
fn se_21_at_the_end_of_the_own_turn_only() {
    // Boris could complete it, and it is Anna's turn.
    let mut table = sputnik().hub(BORIS, B, &[1, 2]).hub(BORIS, V, &[49, 50, 51]).ready();
    table.draw();
    assert_eq!((table.to_act(), table.step()), (Some(BORIS), Step::Action));
    table.draw();
    assert_eq!((table.to_act(), table.step()), (Some(BORIS), Step::Project));
}

#[test]
fn se_21_it_may_be_declined_and_taken_later() {
    let mut table = sputnik().hub(ANNA, B, &[1, 2]).hub(ANNA, V, &[49, 50, 51]).ready();
    table.draw();
    assert!(table.options().decline);
    assert_eq!(table.legal().len(), 2);
    table.decline();
    assert_eq!((table.to_act(), table.points(ANNA)), (Some(BORIS), 0));
    table.draw();
    table.draw();
    table.complete(0);
    assert_eq!(table.points(ANNA), 6);
}

#[test]
fn se_21_of_two_in_reach_one_is_taken_in_a_turn() {
    let position = || {
        sputnik().project(2, "BBG", 4).hub(ANNA, B, &[1, 2]).hub(ANNA, G, &[13]).hub(ANNA, V, &[49, 50, 51])
    };
    for (first, points) in [(0, 6), (2, 4)] {
        let mut table = position().ready();
        table.draw();
        assert_eq!(table.in_reach(), [0, 2]);
        table.complete(first);
        assert_eq!((table.to_act(), table.points(ANNA)), (Some(BORIS), points));
        table.draw();
        // The other one in the next turn: skills are not used up.
        table.draw();
        assert_eq!(table.in_reach(), [2 - usize::from(first)]);
        table.complete(2 - first);
        assert_eq!(table.points(ANNA), 10);
    }
}

#[test]
fn se_21_it_costs_nothing_and_uses_nothing_up() {
    let mut table = sputnik().hub(ANNA, B, &[1, 2]).hub(ANNA, V, &[49, 50, 51]).hand(ANNA, &[40]).ready();
    table.draw();
    let before = table.view();
    let effects = table.complete(0);
    assert!(!has!(effects, Effect::Handed { .. }) && !has!(effects, Effect::Returned { .. }));
    let after = table.view();
    assert_eq!((&before.seats[0].hub, before.seats[0].skills), (&after.seats[0].hub, after.seats[0].skills));
    assert_eq!(
        (before.seats[0].tokens, &before.seats[0].hand),
        (after.seats[0].tokens, &after.seats[0].hand)
    );
    // Tokens are not taken for it either.
    let mut table = sputnik().hub(ANNA, B, &[1, 2]).hub(ANNA, V, &[49, 50, 51]).ready();
    table.draw();
    assert!(!table.can(Table::completes(0, &[], "B")));
}

#[test]
fn se_4_only_projects_of_this_game_can_be_taken() {
    let mut table = sputnik().hub(ANNA, B, &[1, 2]).hub(ANNA, V, &[49, 50, 51]).ready();
    table.draw();
    // The other side of the same tile is not in the game.
    table.refuses("SE-4", Table::completes(1, &[], ""), &Refusal::NotInGame { project: project(1) });
}

#[test]
fn se_22_a_taken_project_is_gone_for_the_others_and_not_replaced() {
    let mut table = scene(3)
        .project(0, "BB", 6)
        .project(2, "BBB", 3)
        .hub(ANNA, B, &[1, 2])
        .hub(BORIS, B, &[3, 4, 5])
        .hub(CHEN, B, &[7, 8])
        .ready();
    let all: Vec<_> = table.view().projects.iter().map(|own| own.project).collect();
    table.draw();
    table.complete(0);
    table.draw();
    assert_eq!((table.to_act(), table.in_reach()), (Some(BORIS), vec![2]));
    let refusal = Refusal::AlreadyTaken { project: project(0) };
    table.refuses("SE-22", Table::completes(0, &[], ""), &refusal);
    table.decline();
    table.draw();
    assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::Action), "Chen has nothing to take");
    let still: Vec<_> = table.view().projects.iter().map(|own| own.project).collect();
    assert_eq!(still, all, "nothing takes its place");
}
