//! Abilities that no card of the house set has, made from the same vocabulary: other figures, other
//! conditions, and equal abilities on two tops.

use serde_json::json;
use space_explorers::{Action, Content, Effect, Origin, Refusal, Specialist, Step};
use testkit::has;

use crate::common::{
    ANNA, B, BORIS, Changes, G, R, Table, V, Y, card, house, keep, look, recruit, scene, take, take_several,
};

#[test]
fn se_a7_icons_with_any_condition() {
    // Two icons of any kind and a fixed one's like, for cheap cards of the Center that join Science.
    let table = scene(2)
        .ability(
            1,
            json!({"kind": "icons", "icons": ["any", "construction"],
                   "when": {"from": "center", "cost": {"least": 3, "most": 4}, "divisions": ["science"]}}),
        )
        .hub(ANNA, B, &[1])
        .card(30, "YR", "GRV")
        .cost(25, "GRVBB")
        .cost(26, "GR")
        .cost(13, "YRV")
        .center(&[30, 25, 26, 13])
        .ready();
    assert!(table.can(recruit(30, Y).pays("G").with(&[B])));
    assert!(table.can(recruit(30, Y).pays("V").with(&[B])));
    for (number, division, pays) in [(30, R, "G"), (13, G, "Y")] {
        let reason = Refusal::WrongRecruit { ability: card(1) };
        table.refuses("SE-A1", recruit(number, division).pays(pays).with(&[B]), &reason);
    }
    for (number, pays, cost) in [(25, "GBV", 5), (26, "G", 2)] {
        let reason = Refusal::WrongCost { ability: card(1), cost, least: 3, most: 4 };
        table.refuses("SE-A1", recruit(number, Y).pays(pays).with(&[B]), &reason);
    }
    // For cards with two skills that come into an empty division.
    let table = scene(2)
        .ability(1, json!({"kind": "icons", "icons": ["any"], "when": {"skills": 2, "empty": true}}))
        .hub(ANNA, B, &[1])
        .card(30, "YR", "GR")
        .cost(25, "GR")
        .hub(ANNA, R, &[37])
        .center(&[30, 25])
        .ready();
    assert!(table.can(recruit(30, Y).pays("R").with(&[B])));
    assert!(table.can(recruit(30, R).pays("R")));
    let reason = Refusal::WrongRecruit { ability: card(1) };
    table.refuses("SE-A1", recruit(25, Y).pays("R").with(&[B]), &reason);
    table.refuses("SE-A1", recruit(30, R).with(&[B]), &reason);
}

#[test]
fn se_a10_a_free_recruit_with_other_figures() {
    // One token, for specialists of base cost five and more in the Center that join Engineering or Testing.
    let ability = json!({"kind": "recruit-free", "tokens": 1,
        "when": {"from": "center", "cost": {"least": 5}, "divisions": ["engineering", "testing"]}});
    let mut table = scene(2)
        .ability(49, ability)
        .hub(ANNA, V, &[49])
        .cost(1, "BBBBB")
        .cost(13, "GGGG")
        .cost(25, "YYYYY")
        .center(&[1, 13, 25])
        .tokens(ANNA, "RRV")
        .ready();
    assert_eq!(table.payments(1, B), ["R", "V"].map(str::to_owned).into());
    let cost = Refusal::WrongCost { ability: card(49), cost: 4, least: 5, most: 6 };
    table.refuses("SE-A49", recruit(13, G).by(V).pays("R"), &cost);
    let division = Refusal::WrongRecruit { ability: card(49) };
    table.refuses("SE-A49", recruit(25, Y).by(V).pays("R"), &division);
    let tokens = Refusal::WrongTokens { ability: card(49), need: 1, given: 2 };
    table.refuses("SE-A49", recruit(1, B).by(V).pays("RR"), &tokens);
    let effects = table.act(recruit(1, B).by(V).pays("R"));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(49)]));
}

#[test]
fn se_a21_takes_and_looks_of_other_counts() {
    let mut table = scene(2)
        .ability(1, json!({"kind": "take", "count": 3}))
        .ability(13, json!({"kind": "look", "cards": 2}))
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[13])
        .center(&[20, 21, 22, 23, 24, 25])
        .deck(&[52, 51, 50])
        .ready();
    let threes = table.legal().iter().filter(|action| matches!(action, Action::TakeSeveral { .. })).count();
    assert_eq!(threes, 20);
    let reason = Refusal::WrongCount { ability: card(1), need: 3, given: 2 };
    table.refuses("SE-A1", take_several(B, &[20, 21]), &reason);
    let mut looking = table.clone();
    assert!(has!(looking.act(look(G)), Effect::Looked { count: 2, .. }));
    looking.act(keep(51));
    assert_eq!(looking.hand(ANNA), [51]);
    table.act(take_several(B, &[20, 21, 22]));
    assert_eq!((table.hand(ANNA), table.center().len()), (vec![20, 21, 22], 6));
}

#[test]
fn se_a43_and_22_with_other_figures() {
    let table = scene(2)
        .ability(1, json!({"kind": "more-discount", "icons": 2}))
        .ability(13, json!({"kind": "returned-icons", "icons": 4}))
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[13])
        .cost(25, "BGYRVB")
        .center(&[25])
        .hand(ANNA, &[40])
        .tokens(ANNA, "RVB")
        .ready();
    assert!(table.can(recruit(25, Y).pays("40").with(&[B, G])));
    assert!(!table.can(recruit(25, Y).pays("40").with(&[G])));
    assert!(!table.can(recruit(25, Y).pays("B 40").with(&[B])));
    assert!(table.can(recruit(25, Y).pays("RV 40").with(&[B])));
    // 44 for everything, and 46 for the Center.
    let table = scene(2)
        .ability(1, json!({"kind": "any-token"}))
        .ability(13, json!({"kind": "best-discount", "when": {"from": "center", "skills": 1}}))
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[14, 13])
        .cost(25, "BGYRVB")
        .center(&[25])
        .hand(ANNA, &[26])
        .cost(26, "GGGGG")
        .tokens(ANNA, "RRVVG")
        .ready();
    assert!(table.can(recruit(26, Y).pays("RRVVG").with(&[B])));
    assert!(table.can(recruit(25, Y).pays("RRVV").with(&[B]).by(G)));
    let reason = Refusal::WrongOrigin { ability: card(13), wants: Origin::Center };
    table.refuses("SE-A13", recruit(26, Y).pays("RRV").with(&[B]).by(G), &reason);
}

#[test]
fn se_a9_draws_and_projects_with_other_figures() {
    let table = scene(2)
        .ability(1, json!({"kind": "draw"}))
        .ability(13, json!({"kind": "draw", "when": {"from": "hand", "empty": true}}))
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[13])
        .cost(25, "RV")
        .cost(49, "RV")
        .hand(ANNA, &[25])
        .center(&[49])
        .ready();
    assert!(table.can(recruit(25, Y).pays("RV").draws(2)) && table.can(recruit(49, V).pays("RV").draws(1)));
    let reason = Refusal::TooManyDraws { draws: 2, most: 1 };
    table.refuses("SE-20", recruit(49, V).pays("RV").draws(2), &reason);
    // Three tokens for a skill, none for a need.
    let mut table = scene(2)
        .ability(1, json!({"kind": "project-skill", "tokens": 3}))
        .ability(13, json!({"kind": "project-need", "tokens": 0}))
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[13])
        .project(0, "BGRR", 5)
        .project(2, "BGV", 4)
        .center(&[30])
        .ready();
    table.act(take(30));
    let reason = Refusal::WrongTokens { ability: card(1), need: 3, given: 2 };
    table.refuses("SE-A1", Table::completes(0, &[B, G], "BG"), &reason);
    assert!(table.can(Table::completes(0, &[B, G], "BGV")));
    assert!(table.can(Table::completes(2, &[G], "")) && table.can(Table::completes(2, &[B], "BGV")));
}

#[test]
fn se_18_asterisks_with_other_figures() {
    let points = |ability: serde_json::Value| {
        let table = scene(2)
            .ability(1, json!({"kind": "score", "points": ability["points"], "each": ability["each"]}))
            .hub(ANNA, B, &[1, 2, 3])
            .hub(ANNA, G, &[13, 14, 15])
            .hub(ANNA, V, &[49])
            .taken(0, "BBV", 1, ANNA)
            .taken(2, "GG", 1, ANNA)
            .ready();
        table.points(ANNA) - 2
    };
    assert_eq!(points(json!({"points": 2, "each": {"skill": "testing"}})), 6);
    assert_eq!(points(json!({"points": 3, "each": "on-top"})), 6);
    assert_eq!(points(json!({"points": 4, "each": {"projects-with": "engineering"}})), 4);
    assert_eq!(points(json!({"points": 5, "each": {"specialists": 3}})), 10);
    assert_eq!(points(json!({"points": 3, "each": {"divisions": 3}})), 6);
    assert_eq!(points(json!({"points": 1, "each": {"divisions": 1}})), 3);
    assert_eq!(points(json!({"points": 4, "each": "project"})), 8);
}

/// Two of the same ability lie on top of Engineering and Testing.
fn twice(ability: &serde_json::Value) -> crate::common::Scene {
    scene(2).ability(1, ability.clone()).ability(13, ability.clone()).hub(ANNA, B, &[1]).hub(ANNA, G, &[13])
}

#[test]
fn se_19_equal_abilities_on_two_tops_are_listed_once() {
    let count =
        |table: &Table, pick: fn(&Action) -> bool| table.legal().iter().filter(|one| pick(one)).count();
    // Instead of the action: the same cards, the same tokens.
    let table = twice(&json!({"kind": "take", "count": 2})).ready();
    assert_eq!(count(&table, |action| matches!(action, Action::TakeSeveral { .. })), 15);
    assert!(
        table.can(take_several(B, &table.center()[..2])) && table.can(take_several(G, &table.center()[..2]))
    );
    let table = twice(&json!({"kind": "look", "cards": 3})).ready();
    assert_eq!(count(&table, |action| matches!(action, Action::Look { .. })), 1);
    assert!(table.can(look(B)) && table.can(look(G)));
    let free = json!({"kind": "recruit-free", "tokens": 2, "when": {"from": "hand"}});
    let table = twice(&free).hand(ANNA, &[25]).ready();
    // `payments` says so when one stands twice.
    assert_eq!(table.payments(25, Y).len(), 10);
    assert!(table.can(recruit(25, Y).by(B).pays("RV")) && table.can(recruit(25, Y).by(G).pays("RV")));
    let best = json!({"kind": "best-discount", "when": {"from": "hand"}});
    let table = twice(&best).hub(ANNA, V, &[49, 50]).cost(25, "BGR").hand(ANNA, &[25]).ready();
    assert_eq!(table.payments(25, Y), ["R", "BGR"].map(str::to_owned).into());
    // Different figures are different.
    let table = twice(&json!({"kind": "look", "cards": 3})).ability(13, json!({"kind": "look", "cards": 2}));
    assert_eq!(count(&table.ready(), |action| matches!(action, Action::Look { .. })), 2);
}

#[test]
fn se_a20_equal_abilities_that_help_to_pay_help_twice() {
    let position = |ability| twice(&ability).cost(25, "RVB").center(&[25]);
    let icons = position(json!({"kind": "icons", "icons": ["construction"]})).cost(25, "RRV").ready();
    assert!(icons.can(recruit(25, Y).pays("V").with(&[B, G])));
    assert!(
        !icons.can(recruit(25, Y).pays("V").with(&[B])) && icons.can(recruit(25, Y).pays("RV").with(&[G]))
    );
    let stays = position(json!({"kind": "token-stays"})).ready();
    assert!(stays.payments(25, Y).contains("R") && !stays.payments(25, Y).contains(""));
    let pair = position(json!({"kind": "token-pair"})).cost(25, "RV").tokens(ANNA, "BBGG").ready();
    assert_eq!(pair.payments(25, Y), ["BBGG".to_owned()].into());
    let cards = position(json!({"kind": "returned-icons", "icons": 3})).cost(25, "RVRVRV").tokens(ANNA, "");
    assert_eq!(cards.hand(ANNA, &[40, 41]).ready().payments(25, Y), ["40 41".to_owned()].into());
    let more = position(json!({"kind": "more-discount", "icons": 1})).ready();
    assert!(more.payments(25, Y).contains("B") && !more.payments(25, Y).contains(""));
}

#[test]
fn se_a19_equal_helps_with_a_project_are_listed_once() {
    let mut table = twice(&json!({"kind": "project-skill", "tokens": 2}))
        .project(0, "BGR", 5)
        .project(2, "BGRR", 5)
        .center(&[30])
        .ready();
    table.act(take(30));
    let listed = |table: &Table, number| {
        let complete = table
            .legal()
            .into_iter()
            .filter(|action| matches!(action, Action::Complete { project, .. } if project.index() == number));
        complete.count()
    };
    assert_eq!((table.step(), listed(&table, 0)), (Step::Project, 10));
    assert!(table.can(Table::completes(0, &[B], "RV")) && table.can(Table::completes(0, &[G], "RV")));
    // Both together give two skills, for four tokens.
    assert_eq!(listed(&table, 2), 5);
    assert!(table.can(Table::completes(2, &[B, G], "BGRV")));
    table.act(Table::completes(0, &[G], "RV"));
    assert_eq!(table.to_act(), Some(BORIS));
}

#[test]
fn se_a55_equal_abilities_at_the_project_check_count_once() {
    // "Up to two projects" twice is two projects; "after completing a project" on two tops is one card each.
    let mut table = twice(&json!({"kind": "second-project"}))
        .project(0, "BG", 5)
        .project(2, "GB", 4)
        .project(4, "BBG", 4)
        .hub(ANNA, B, &[2, 1])
        .center(&[30])
        .ready();
    table.act(take(30));
    table.complete(0);
    table.complete(2);
    assert_eq!(table.to_act(), Some(BORIS));
}

#[test]
fn se_17_a_pack_may_give_any_ability_to_any_single_card() {
    // Every ability of the house set, each on another card than its own.
    let pack = house();
    let abilities: Vec<serde_json::Value> = Specialist::all()
        .filter_map(|card| pack.specialist(card).ability)
        .map(|ability| serde_json::to_value(ability).expect("JSON"))
        .collect();
    assert_eq!(abilities.len(), 50);
    let singles: Vec<u8> = (1..=60).filter(|number| ![5, 6].contains(&(number % 12))).collect();
    let mut changes = Changes::new();
    for (place, number) in singles.iter().enumerate() {
        changes.ability(*number, abilities[(place + 7) % 50].clone());
    }
    let content: std::sync::Arc<Content> = changes.content();
    let moved = Specialist::all().filter(|card| {
        content.specialist(*card).ability.is_some()
            && content.specialist(*card).ability != pack.specialist(*card).ability
    });
    assert!(moved.count() > 40);
}
