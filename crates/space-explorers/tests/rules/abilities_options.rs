//! Options and previews where abilities have a part.

use space_explorers::{Action, Answer, Ask, Preview, WayOption};
use tabletop::Game;

use crate::abilities_plans::plan;
use crate::common::{ANNA, B, G, R, Table, V, Y, card, letters, look, scene, take, take_several};

#[test]
fn se_16_the_preview_says_what_covering_loses() {
    let table = scene(2).able(&[43]).hub(ANNA, R, &[43]).cost(37, "BGY").center(&[37]).ready();
    let covering = plan(&table, 37, R).preview.expect("it can be done");
    assert_eq!((covering.covers, covering.loses_ability), (Some(card(43)), true));
    let table = scene(2).hub(ANNA, R, &[43]).cost(37, "BGY").center(&[37]).ready();
    let plain = plan(&table, 37, R).preview.expect("it can be done");
    assert_eq!((plain.covers, plain.loses_ability), (Some(card(43)), false));
    // An asterisk scores covered as well: nothing is lost (SE-18).
    let table = scene(2).able(&[47]).hub(ANNA, R, &[47]).cost(37, "BGY").center(&[37]).ready();
    let asterisk = plan(&table, 37, R).preview.expect("it can be done");
    assert_eq!((asterisk.covers, asterisk.loses_ability), (Some(card(47)), false));
}

#[test]
fn se_a12_the_preview_counts_what_asterisks_bring() {
    let table = scene(2).able(&[12]).points(1, 3).hub(ANNA, B, &[12]).cost(1, "BGY").center(&[1]).ready();
    assert_eq!(plan(&table, 1, B).preview.map(|preview| preview.points), Some(3 + 2));
    let table = scene(2).able(&[11]).hub(ANNA, V, &[49, 50]).cost(11, "GY").center(&[11]).ready();
    assert_eq!(plan(&table, 11, B).preview.map(|preview| preview.points), Some(2));
}

fn previewed(table: &Table, action: Action) -> Preview {
    match table.game.ask(ANNA, &Ask::Preview { action }) {
        Answer::Preview(preview) => preview,
        other => panic!("{other:?}"),
    }
}

#[test]
fn se_19_options_name_the_abilities_that_can_be_the_action() {
    let table = scene(2)
        .able(&[10, 21, 32, 46, 57])
        .hub(ANNA, B, &[10])
        .hub(ANNA, G, &[21])
        .hub(ANNA, Y, &[32])
        .hub(ANNA, R, &[46])
        .hub(ANNA, V, &[57])
        .ready();
    let way = |division, number, usable, cards, tokens| WayOption {
        division,
        card: card(number),
        usable,
        cards,
        tokens,
    };
    // The hand is empty: 10 and 46 have nobody to recruit; every card of the Center costs six.
    let expected = [
        way(B, 10, false, 0, 2),
        way(G, 21, true, 2, 0),
        way(Y, 32, true, 3, 0),
        way(R, 46, false, 0, 0),
        way(V, 57, false, 0, 3),
    ];
    assert_eq!(table.options().ways, expected);
    let table = scene(2)
        .able(&[8, 10])
        .hub(ANNA, B, &[10])
        .ability(13, serde_json::json!({"kind": "recruit-free", "tokens": 0, "when": {"cost": {"least": 3, "most": 3}}}))
        .hub(ANNA, G, &[13])
        .hand(ANNA, &[25])
        .center(&[26])
        .cost(26, "RRR")
        .ready();
    assert_eq!(table.options().ways, [way(B, 10, true, 0, 2), way(G, 13, true, 0, 0)]);
}

#[test]
fn se_a21_previews_of_cards_instead_of_the_action() {
    let table = scene(2).able(&[21, 32]).hub(ANNA, G, &[21]).hub(ANNA, Y, &[32]).center(&[1, 2]).ready();
    let two = previewed(&table, take_several(G, &[1, 2]));
    assert_eq!((two.refills, two.tokens.total(), two.specialists), (2, 0, 2));
    let look = previewed(&table, look(Y));
    assert_eq!((look.tokens.total(), look.returned.len()), (0, 0));
}

#[test]
fn se_a19_options_tell_the_helps_and_propose_tokens() {
    let mut table = scene(2)
        .able(&[19, 56])
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, G, &[19])
        .hub(ANNA, V, &[56])
        .project(0, "BBGVR", 9)
        .project(2, "BBGVRY", 9)
        .project(4, "BB", 3)
        .center(&[30])
        .ready();
    table.act(take(30));
    let options = table.options();
    assert!(options.decline);
    let told: Vec<_> = options
        .projects
        .iter()
        .map(|option| {
            let helps: Vec<_> = option
                .helps
                .iter()
                .map(|help| (letters(help.helpers.iter().collect()), help.tokens))
                .collect();
            (option.project.index(), letters(option.missing), helps)
        })
        .collect();
    let name = str::to_owned;
    let expected = [
        (0, name("R"), vec![(name("G"), 2), (name("V"), 1)]),
        (2, name("YR"), vec![(name("GV"), 3)]),
        (4, name(""), vec![(name(""), 0)]),
    ];
    assert_eq!(told, expected);
    for option in &options.projects {
        for help in &option.helps {
            assert_eq!(help.proposed.total(), help.tokens);
            let complete =
                Action::Complete { project: option.project, helpers: help.helpers, tokens: help.proposed };
            assert!(table.can(complete), "{help:?}");
        }
    }
}
