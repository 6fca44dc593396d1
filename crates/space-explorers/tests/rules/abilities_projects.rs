//! Helps with a project: 19 and 56 (SE-A19, SE-A56).

use space_explorers::{Action, Counts, Effect, Refusal, Step};
use testkit::has;

use crate::common::{
    ANNA, B, BORIS, G, R, Scene, Table, V, card, counts, letters, project, recruit, scene, take,
};

/// Anna has two blue skills; the Center holds 30 to 35. She takes one to come to the project check.
pub fn position() -> Scene {
    scene(2).hub(ANNA, B, &[1, 2]).center(&[30, 31, 32, 33, 34, 35])
}

/// After Anna's action, a card that she takes.
#[track_caller]
pub fn checked(position: Scene) -> Table {
    let mut table = position.ready();
    table.act(take(30));
    table
}

/// Anna is asked nothing at the project check: it is Boris's turn.
#[track_caller]
pub fn nothing_in_reach(table: &Table) {
    assert_eq!((table.to_act(), table.step()), (Some(BORIS), Step::Action));
}

/// All listed ways to complete a project: the helping divisions, and how many sets of tokens.
pub fn listed(table: &Table, number: u8) -> Vec<(String, usize)> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for action in table.legal() {
        let Action::Complete { project: which, helpers, .. } = action else { continue };
        if which != project(number) {
            continue;
        }
        let name: Counts = helpers.iter().collect();
        let name = letters(name);
        match found.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => found.push((name, 1)),
        }
    }
    found.sort();
    found
}

pub fn ways(of: &[(&str, usize)]) -> Vec<(String, usize)> {
    of.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect()
}

/// Anna has 19 on top of Testing: one green skill more.
fn nineteen() -> Scene {
    position().able(&[19]).hub(ANNA, G, &[19])
}

#[test]
fn se_a19_two_tokens_for_one_more_skill_of_any_kind() {
    for missing in ["B", "G", "Y", "R", "V"] {
        let mut table = checked(nineteen().project(0, &format!("BBG{missing}"), 7));
        assert_eq!((table.step(), table.in_reach()), (Step::Project, vec![0]));
        // Any two of five tokens.
        assert_eq!(listed(&table, 0), ways(&[("G", 10)]));
        let effects = table.act(Table::completes(0, &[G], "RV"));
        assert!(has!(effects, Effect::Handed { seat: ANNA, to: BORIS, tokens } if *tokens == counts("RV")));
        assert!(has!(effects, Effect::Completed { abilities, .. } if *abilities == [card(19)]));
        assert_eq!((table.points(ANNA), table.tokens(ANNA).as_str()), (7, "BGY"));
        assert_eq!(table.to_act(), Some(BORIS));
        // The skill is for this turn's check alone.
        assert_eq!(table.view().seats[0].skills, counts("BBG"));
    }
}

#[test]
fn se_a19_is_optional_and_hands_over_exactly_two_tokens() {
    let table = checked(nineteen().project(0, "BBGV", 7));
    for (tokens, given) in [("", 0), ("R", 1), ("RGV", 3)] {
        let reason = Refusal::WrongTokens { ability: card(19), need: 2, given };
        table.refuses("SE-A19", Table::completes(0, &[G], tokens), &reason);
    }
    let missing = Refusal::SkillsMissing { project: project(0), missing: counts("V"), still: 1 };
    table.refuses("SE-21", Table::completes(0, &[], ""), &missing);
    let two_reds = Refusal::TokensMissing { division: R, have: 1, need: 2 };
    table.refuses("SE-13", Table::completes(0, &[G], "RR"), &two_reds);
    let mut table = table;
    table.decline();
    assert_eq!((table.to_act(), table.tokens(ANNA).as_str()), (Some(BORIS), "BGYRV"));
}

#[test]
fn se_a19_only_where_it_completes_a_project() {
    // Two skills are missing.
    nothing_in_reach(&checked(nineteen().project(0, "BBGVV", 7)));
    // None is: no tokens are handed on.
    let table = checked(nineteen().project(0, "BBG", 7));
    assert_eq!(listed(&table, 0), ways(&[("", 1)]));
    let reason = Refusal::HelpNotNeeded { ability: card(19) };
    table.refuses("SE-A19", Table::completes(0, &[G], "RV"), &reason);
}

#[test]
fn se_a19_counts_as_reach_only_with_the_tokens_for_it() {
    for (tokens, reach) in [("", false), ("V", false), ("VV", true), ("RV", true)] {
        let table = checked(nineteen().project(0, "BBGV", 7).tokens(ANNA, tokens));
        assert_eq!(table.to_act() == Some(ANNA), reach, "{tokens}");
    }
}

#[test]
fn se_a19_not_when_covered_before_or_by_the_recruit() {
    nothing_in_reach(&checked(nineteen().hub(ANNA, G, &[19, 13]).project(0, "BBGGV", 7)));
    // The card that covers it brings a green skill, and the violet one is missing.
    let mut table = nineteen().project(0, "BBGGV", 7).center(&[14]).cost(14, "RY").ready();
    table.act(recruit(14, G).pays("Y"));
    nothing_in_reach(&table);
    // Into another division it still works.
    let mut table = nineteen().project(0, "BBBGV", 7).center(&[3]).cost(3, "GGY").ready();
    table.act(recruit(3, B).pays("Y"));
    assert_eq!(listed(&table, 0), ways(&[("G", 6)]));
}

#[test]
fn se_a19_not_in_the_turn_that_brought_it() {
    let mut table =
        position().able(&[19]).cost(19, "GY").center(&[19]).project(0, "BBGV", 7).project(2, "BB", 3).ready();
    table.act(recruit(19, G).pays("GY"));
    assert_eq!(table.in_reach(), [2]);
    table.refuses("SE-16", Table::completes(0, &[G], "RV"), &Refusal::NotYet { card: card(19) });
    // From her next turn on.
    table.decline();
    table.draw();
    table.draw();
    assert_eq!(table.in_reach(), [0, 2]);
    table.act(Table::completes(0, &[G], "RV"));
    assert_eq!(table.points(ANNA), 7);
}

/// Anna has 56 on top of Space Flight: one violet skill more.
fn fifty_six() -> Scene {
    position().able(&[56]).hub(ANNA, V, &[56])
}

#[test]
fn se_a56_one_token_to_ignore_one_needed_skill() {
    for missing in ["B", "G", "Y", "R", "V"] {
        let mut table = checked(fifty_six().project(0, &format!("BBV{missing}"), 7));
        assert_eq!((table.step(), table.in_reach()), (Step::Project, vec![0]));
        assert_eq!(listed(&table, 0), ways(&[("V", 5)]));
        let effects = table.act(Table::completes(0, &[V], "R"));
        assert!(has!(effects, Effect::Handed { seat: ANNA, to: BORIS, tokens } if *tokens == counts("R")));
        assert!(has!(effects, Effect::Completed { abilities, .. } if *abilities == [card(56)]));
        assert_eq!((table.points(ANNA), table.tokens(ANNA).as_str()), (7, "BGYV"));
        assert_eq!(table.to_act(), Some(BORIS));
    }
}

#[test]
fn se_a56_is_optional_and_hands_over_exactly_one_token() {
    let table = checked(fifty_six().project(0, "BBVG", 7));
    for (tokens, given) in [("", 0), ("RG", 2)] {
        let reason = Refusal::WrongTokens { ability: card(56), need: 1, given };
        table.refuses("SE-A56", Table::completes(0, &[V], tokens), &reason);
    }
    let mut table = table;
    table.decline();
    nothing_in_reach(&table);
}

#[test]
fn se_a56_only_where_it_completes_the_project() {
    nothing_in_reach(&checked(fifty_six().project(0, "BBVGG", 7)));
    let table = checked(fifty_six().project(0, "BBV", 7));
    assert_eq!(listed(&table, 0), ways(&[("", 1)]));
    let reason = Refusal::HelpNotNeeded { ability: card(56) };
    table.refuses("SE-A56", Table::completes(0, &[V], "R"), &reason);
}

#[test]
fn se_a56_counts_as_reach_only_with_a_token() {
    nothing_in_reach(&checked(fifty_six().project(0, "BBVG", 7).tokens(ANNA, "")));
    let table = checked(fifty_six().project(0, "BBVG", 7).tokens(ANNA, "Y"));
    assert_eq!(listed(&table, 0), ways(&[("V", 1)]));
}

#[test]
fn se_a56_not_when_covered_before_or_by_the_recruit_nor_in_the_turn_that_brought_it() {
    nothing_in_reach(&checked(fifty_six().hub(ANNA, V, &[56, 49]).project(0, "BBVVG", 7)));
    let mut table = fifty_six().project(0, "BBVVG", 7).center(&[49]).cost(49, "RY").ready();
    table.act(recruit(49, V).pays("Y"));
    nothing_in_reach(&table);
    let mut table = position().able(&[56]).cost(56, "GY").center(&[56]);
    table = table.project(0, "BBVG", 7).project(2, "BB", 3);
    let mut table = table.ready();
    table.act(recruit(56, V).pays("GY"));
    assert_eq!(table.in_reach(), [2]);
    table.refuses("SE-16", Table::completes(0, &[V], "R"), &Refusal::NotYet { card: card(56) });
}

/// Anna has 19 and 56: skills B, B, G, V.
fn both() -> Scene {
    nineteen().able(&[56]).hub(ANNA, V, &[56])
}

#[test]
fn se_a19_and_56_may_both_serve_one_project() {
    let mut table = checked(both().project(0, "BBGVRY", 9));
    // Any three of five tokens.
    assert_eq!(listed(&table, 0), ways(&[("GV", 10)]));
    let missing = |still| Refusal::SkillsMissing { project: project(0), missing: counts("RY"), still };
    table.refuses("SE-21", Table::completes(0, &[], ""), &missing(2));
    table.refuses("SE-21", Table::completes(0, &[G], "RV"), &missing(1));
    table.refuses("SE-21", Table::completes(0, &[V], "R"), &missing(1));
    for (tokens, given) in [("R", 1), ("RV", 2), ("BGRV", 4)] {
        let reason = Refusal::WrongTokens { ability: card(19), need: 3, given };
        table.refuses("SE-A19", Table::completes(0, &[G, V], tokens), &reason);
    }
    let effects = table.act(Table::completes(0, &[G, V], "BRV"));
    assert!(has!(effects, Effect::Completed { abilities, .. } if *abilities == [card(19), card(56)]));
    assert_eq!((table.points(ANNA), table.tokens(ANNA).as_str()), (9, "GY"));
}

#[test]
fn se_a56_and_19_are_lawful_only_as_many_as_are_needed() {
    let table = checked(both().project(0, "BBGVR", 9));
    assert_eq!(listed(&table, 0), ways(&[("G", 10), ("V", 5)]));
    let refusal = table.refusal(Table::completes(0, &[G, V], "BRV"));
    assert!(matches!(refusal, Refusal::HelpNotNeeded { .. }), "{refusal:?}");
    // Three missing skills are too many for both.
    nothing_in_reach(&checked(both().project(0, "BBGVRRY", 9)));
    // With two tokens alone both are out of reach, and 19 is not.
    nothing_in_reach(&checked(both().project(0, "BBGVRY", 9).tokens(ANNA, "BV")));
    let table = checked(both().project(0, "BBGVR", 9).tokens(ANNA, "BV"));
    assert_eq!(listed(&table, 0), ways(&[("G", 1), ("V", 2)]));
}
