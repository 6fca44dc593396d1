//! SE-17 to SE-20: when abilities work. Each ability by itself is tested under its own id.

use serde_json::json;
use space_explorers::{Action, Effect, Refusal, Step};
use testkit::has;

use crate::common::{
    ANNA, B, BORIS, G, R, Scene, Table, V, Y, card, keep, look, recruit, scene, take_several,
};

#[test]
fn se_17_an_ability_works_only_on_top_of_its_division() {
    let position = |stack: &[u8]| {
        scene(2).card(1, "B", "RG").gives(13, "G").hub(ANNA, G, stack).center(&[1]).tokens(ANNA, "R").ready()
    };
    assert!(position(&[13]).can_recruit(1, B));
    assert!(position(&[14, 13]).can_recruit(1, B));
    let covered = position(&[13, 14]);
    assert!(!covered.can_recruit(1, B));
    let refusal = Refusal::NoAbility { division: G, top: Some(card(14)) };
    covered.refuses("SE-17", recruit(1, B).pays("R").with(&[G]), &refusal);
}

#[test]
fn se_17_the_abilities_of_others_do_not_work_for_oneself() {
    let table = scene(2)
        .card(1, "B", "RG")
        .gives(13, "G")
        .hub(BORIS, G, &[13])
        .center(&[1])
        .tokens(ANNA, "R")
        .ready();
    assert!(!table.can_recruit(1, B));
    let refusal = Refusal::NoAbility { division: G, top: None };
    table.refuses("SE-17", recruit(1, B).pays("R").with(&[G]), &refusal);
}

#[test]
fn se_17_an_ability_in_hand_does_not_work() {
    let table =
        scene(2).card(1, "B", "RG").gives(13, "G").hand(ANNA, &[13]).center(&[1]).tokens(ANNA, "R").ready();
    assert!(table.payments(1, B).iter().all(|payment| payment.contains("13")), "only as a returned card");
}

#[test]
fn se_17_use_is_optional() {
    let mut table = scene(2).card(1, "B", "RG").gives(13, "G").hub(ANNA, G, &[13]).center(&[1]).ready();
    let effects = table.act(recruit(1, B).pays("RG").with(&[G]));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if abilities.is_empty()), "{effects:?}");
    assert_eq!(table.tokens(ANNA), "BYV");
}

#[test]
fn se_17_draws_are_optional_too() {
    let position = || {
        scene(2)
            .card(1, "B", "RG")
            .ability(13, json!({"kind": "draw"}))
            .ability(25, json!({"kind": "draw"}))
            .hub(ANNA, G, &[13])
            .hub(ANNA, Y, &[25])
            .center(&[1, 2, 3, 4, 5, 6])
            .deck(&[40, 41, 42])
    };
    for draws in 0..=2 {
        let mut table = position().ready();
        let effects = table.act(recruit(1, B).pays("RG").draws(draws));
        let drawn = effects.iter().filter(|effect| matches!(effect, Effect::Drew { .. })).count();
        assert_eq!((drawn, table.hand(ANNA).len()), (usize::from(draws), usize::from(draws)));
    }
    let refusal = Refusal::TooManyDraws { draws: 3, most: 2 };
    position().ready().refuses("SE-20", recruit(1, B).pays("RG").draws(3), &refusal);
}

#[test]
fn se_17_icons_are_new_in_every_turn_and_are_not_saved_up() {
    let mut table = scene(2)
        .card(1, "B", "RG")
        .card(2, "B", "YGV")
        .card(3, "B", "YYGG")
        .gives(13, "G")
        .hub(ANNA, G, &[13])
        .center(&[1, 2, 3])
        .tokens(ANNA, "RV")
        .ready();
    table.act(recruit(1, B).pays("R").with(&[G]));
    table.draw();
    table.act(recruit(2, B).pays("V").with(&[G]));
    table.draw();
    // Two green icons are left, and the one that is not used in this turn does not come to the next.
    assert!(!table.can_recruit(3, B));
}

/// Anna has blue, green and yellow skills in plenty; 37 on top of Construction helps at the project check.
fn checks(ability: &str, tokens: u8) -> Scene {
    scene(3)
        .ability(37, json!({"kind": ability, "tokens": tokens}))
        .ability(49, json!({"kind": "second-project"}))
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, G, &[13, 14])
        .hub(ANNA, R, &[37])
        .hub(ANNA, V, &[49])
        .tokens(ANNA, "BGYRV")
}

#[test]
fn se_17_an_ability_works_once_a_turn() {
    // Two projects that lack one skill each: the help serves one of them.
    let mut table = checks("project-need", 1).project(0, "BBY", 6).project(2, "GGY", 5).ready();
    table.draw();
    assert_eq!(table.in_reach(), [0, 2]);
    table.act(Table::completes(0, &[R], "B"));
    assert_eq!(table.to_act(), Some(BORIS), "no other is in reach any more");
    // With a third that is in reach by itself the step comes, and the help is used up.
    let mut table =
        checks("project-need", 1).project(0, "BBY", 6).project(2, "GGY", 5).project(4, "BG", 1).ready();
    table.draw();
    table.act(Table::completes(0, &[R], "B"));
    assert_eq!((table.step(), table.in_reach()), (Step::Project, vec![4]));
    table.refuses("SE-17", Table::completes(2, &[R], "G"), &Refusal::UsedUp { card: card(37) });
    // In the next turn it works again.
    table.decline();
    table.draw();
    table.draw();
    table.draw();
    assert_eq!(table.in_reach(), [2, 4]);
}

#[test]
fn se_17_a_help_needs_an_ability_that_can() {
    let mut table = checks("project-need", 1).project(0, "BBY", 6).ready();
    table.draw();
    for (division, top) in [(B, Some(card(2))), (Y, None)] {
        let refusal = Refusal::NoAbility { division, top };
        table.refuses("SE-17", Table::completes(0, &[division], "B"), &refusal);
    }
}

#[test]
fn se_18_an_asterisk_scores_covered_or_not() {
    let asterisk = json!({"kind": "score", "points": 2, "each": {"skill": "testing"}});
    for (stack, points) in [(&[1][..], 4), (&[1, 2], 4), (&[2, 1], 4), (&[2], 0)] {
        let table = scene(2).ability(1, asterisk.clone()).hub(ANNA, B, stack).hub(ANNA, G, &[13, 14]).ready();
        assert_eq!(table.points(ANNA), points, "{stack:?}");
        assert_eq!(table.points(BORIS), 0);
    }
}

#[test]
fn se_18_an_asterisk_of_the_last_turn_scores() {
    let mut table = scene(2)
        .turn(BORIS)
        .card(1, "B", "RG")
        .ability(1, json!({"kind": "score", "points": 2, "each": {"skill": "testing"}}))
        .hub(BORIS, G, &[13, 14])
        .hub(ANNA, Y, &[25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36])
        .center(&[1])
        .last_round("full-hub")
        .ready();
    table.act(recruit(1, B).pays("RG"));
    assert_eq!((table.to_act(), table.score()[1].total), (None, 4));
}

#[test]
fn se_18_an_asterisk_in_hand_scores_nothing() {
    let table = scene(2)
        .ability(1, json!({"kind": "score", "points": 2, "each": {"skill": "testing"}}))
        .hand(ANNA, &[1])
        .hub(ANNA, G, &[13])
        .ready();
    assert_eq!(table.points(ANNA), 0);
}

#[test]
fn se_19_an_ability_instead_of_the_action_is_the_action() {
    let position = || {
        scene(2)
            .card(1, "B", "RGY")
            .ability(13, json!({"kind": "take", "count": 2}))
            .ability(25, json!({"kind": "look", "cards": 3}))
            .ability(37, json!({"kind": "recruit-free", "tokens": 0}))
            .ability(49, json!({"kind": "best-discount"}))
            .hub(ANNA, G, &[13])
            .hub(ANNA, Y, &[25])
            .hub(ANNA, R, &[37])
            .hub(ANNA, V, &[49, 50, 51, 52])
            .center(&[1, 2, 3])
            .ability(52, json!({"kind": "best-discount"}))
    };
    let actions: [Action; 3] =
        [take_several(G, &[2, 3]), recruit(1, B).by(R).into(), recruit(1, B).by(V).into()];
    for action in actions {
        let mut table = position().ready();
        table.act(action);
        assert_eq!(table.to_act(), Some(BORIS), "{action:?}");
    }
    let mut table = position().deck(&[40]).ready();
    table.act(look(Y));
    assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::Keep));
    table.act(keep(40));
    assert_eq!(table.to_act(), Some(BORIS));
}

#[test]
fn se_19_only_such_an_ability_takes_the_place_of_the_action() {
    let table = scene(2)
        .card(1, "B", "RG")
        .gives(13, "RG")
        .ability(25, json!({"kind": "take", "count": 2}))
        .hub(ANNA, G, &[13])
        .hub(ANNA, Y, &[25])
        .center(&[1, 2])
        .ready();
    let none = |division, top: Option<u8>| Refusal::NoAbility { division, top: top.map(card) };
    table.refuses("SE-17", recruit(1, B).by(G), &none(G, Some(13)));
    table.refuses("SE-17", recruit(1, B).by(Y), &none(Y, Some(25)));
    table.refuses("SE-17", recruit(1, B).by(R), &none(R, None));
    table.refuses("SE-17", take_several(G, &[1, 2]), &none(G, Some(13)));
    table.refuses("SE-17", look(Y), &none(Y, Some(25)));
    table.refuses("SE-17", look(V), &none(V, None));
    assert!(table.can(take_several(Y, &[1, 2])));
}

#[test]
fn se_19_the_same_project_check_follows() {
    let mut table = scene(2)
        .ability(13, json!({"kind": "take", "count": 2}))
        .hub(ANNA, G, &[14, 13])
        .center(&[1, 2])
        .project(0, "GG", 6)
        .ready();
    table.act(take_several(G, &[1, 2]));
    assert_eq!((table.step(), table.in_reach()), (Step::Project, vec![0]));
}

#[test]
fn se_20_abilities_after_the_recruit_are_those_on_top_then_without_the_new_card() {
    // 13 draws after a recruit. It is lost when it is covered, and does not work for its own coming.
    let draw = json!({"kind": "draw"});
    let position = || scene(2).card(1, "B", "RG").card(13, "G", "RY").ability(13, draw.clone());
    let table = position().center(&[13]).ready();
    let refusal = Refusal::TooManyDraws { draws: 1, most: 0 };
    table.refuses("SE-20", recruit(13, G).pays("RY").draws(1), &refusal);
    let table = position().hub(ANNA, G, &[13]).card(14, "G", "YRB").center(&[14, 1]).ready();
    table.refuses("SE-20", recruit(14, G).pays("RB").draws(1), &refusal);
    assert!(table.can(recruit(1, B).pays("RG").draws(1)));
}

#[test]
fn se_20_with_an_empty_deck_a_draw_brings_nothing() {
    let position = || {
        scene(2)
            .card(1, "B", "RG")
            .ability(13, json!({"kind": "draw"}))
            .ability(25, json!({"kind": "draw"}))
            .hub(ANNA, G, &[13])
            .hub(ANNA, Y, &[25])
            .rest_in_hand(BORIS)
    };
    let empty = position().center(&[1]).ready();
    let refusal = |draws, most| Refusal::TooManyDraws { draws, most };
    empty.refuses("SE-20", recruit(1, B).pays("RG").draws(1), &refusal(1, 0));
    assert!(empty.can(recruit(1, B).pays("RG")));
    let one = position().center(&[1, 2, 3, 4, 5, 6]).deck(&[7]).ready();
    one.refuses("SE-20", recruit(1, B).pays("RG").draws(2), &refusal(2, 1));
    assert!(one.can(recruit(1, B).pays("RG").draws(1)));
}

#[test]
fn se_20_one_returned_card_counts_for_more_than_two() {
    let position = |cost: &str| {
        scene(2)
            .card(1, "B", cost)
            .ability(13, json!({"kind": "returned-icons", "icons": 3}))
            .hub(ANNA, G, &[13])
            .hand(ANNA, &[40, 41])
            .center(&[1])
            .tokens(ANNA, "")
            .ready()
    };
    assert!(position("RRR").payments(1, B).contains("40"));
    assert!(position("RRRRR").payments(1, B).contains("40 41"));
    assert!(position("RRRRRR").payments(1, B).is_empty(), "the second one counts for two");
}

#[test]
fn se_20_both_helps_may_serve_one_project() {
    let position = |needs: &str| {
        scene(3)
            .ability(37, json!({"kind": "project-skill", "tokens": 2}))
            .ability(49, json!({"kind": "project-need", "tokens": 1}))
            .hub(ANNA, B, &[1, 2])
            .hub(ANNA, R, &[37])
            .hub(ANNA, V, &[49])
            .project(0, needs, 6)
            .ready()
    };
    let mut table = position("BBYG");
    table.draw();
    let effects = table.act(Table::completes(0, &[R, V], "BGY"));
    assert!(has!(effects, Effect::Completed { abilities, .. } if *abilities == [card(37), card(49)]));
    assert_eq!((table.tokens(ANNA).as_str(), table.points(ANNA)), ("RV", 6));
    let mut table = position("BBYGG");
    table.draw();
    assert_eq!(table.to_act(), Some(BORIS), "three are too many");
}

#[test]
fn se_20_one_more_skill_counts_for_both_projects_and_an_ignored_one_for_one() {
    for (ability, tokens, handed, both) in [("project-skill", 2, "BG", true), ("project-need", 1, "B", false)]
    {
        let mut table = checks(ability, tokens).project(0, "BBY", 6).project(2, "GGY", 5).ready();
        table.draw();
        table.act(Table::completes(0, &[R], handed));
        assert_eq!(table.to_act(), Some(if both { ANNA } else { BORIS }), "{ability}");
        if both {
            assert_eq!((table.view().more_skills, table.in_reach()), (1, vec![2]));
            let refusal = Refusal::UsedUp { card: card(37) };
            table.refuses("SE-17", Table::completes(2, &[R], "YV"), &refusal);
            table.complete(2);
            assert_eq!((table.points(ANNA), table.tokens(ANNA).as_str()), (11, "YRV"), "paid for once");
        }
    }
}

#[test]
fn se_20_a_card_is_taken_once_a_turn_after_either_project() {
    let position = || {
        scene(2)
            .ability(37, json!({"kind": "take-after-project"}))
            .ability(49, json!({"kind": "second-project"}))
            .hub(ANNA, B, &[1, 2])
            .hub(ANNA, G, &[13, 14])
            .hub(ANNA, R, &[37])
            .hub(ANNA, V, &[49])
            .center(&[3, 4, 5, 6, 7, 8])
            .project(0, "BB", 6)
            .project(2, "GG", 5)
    };
    let after = |number| Action::TakeAfterProject(card(number));
    // After the first: then not after the second.
    let mut table = position().ready();
    table.draw();
    table.complete(0);
    assert_eq!(table.step(), Step::AfterProject);
    table.act(after(3));
    assert_eq!((table.step(), table.view().took_after), (Step::Project, true));
    table.complete(2);
    assert_eq!(table.to_act(), Some(BORIS));
    // Declined after the first, taken after the second.
    let mut table = position().ready();
    table.draw();
    table.complete(0);
    table.decline();
    table.complete(2);
    assert_eq!(table.step(), Step::AfterProject);
    table.act(after(4));
    assert_eq!((table.to_act(), table.known(ANNA)), (Some(BORIS), vec![4]));
    assert!(!table.view().took_after, "the next turn is new");
}
