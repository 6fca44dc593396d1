//! Asterisks: 11, 12, 23, 24, 35, 36, 47, 48, 59, 60, and SE-18.

use space_explorers::{Asterisk, Division, Effect, Refusal};
use testkit::has;

use crate::common::{ANNA, B, BORIS, G, R, Scene, Table, V, Y, card, recruit, scene};

/// The points of Anna's specialists and asterisks; no card of a scene has points of its own.
#[track_caller]
fn scores(position: Scene) -> i32 {
    scored(&position.ready())
}

#[track_caller]
fn scored(table: &Table) -> i32 {
    let score = &table.score()[0];
    assert_eq!(score.total, score.parts.iter().map(|part| part.points).sum::<i32>());
    assert_eq!(score.total, table.points(ANNA), "the view shows the points as the score sheet does");
    score.total
}

/// The asterisks that count skills of a colour: the specialist, its division, the colour.
#[track_caller]
fn counts_skills(number: u8, colour: Division) {
    let own = Division::ALL[usize::from(number - 1) / 12];
    assert_ne!(own, colour);
    let first = colour.index() as u8 * 12 + 7;
    let (double, mixed) = (colour.index() as u8 * 12 + 5, own.index() as u8 * 12 + 6);
    let letter = crate::common::letter;
    let pair = format!("{0}{0}", letter(colour));
    let two = format!("{}{}", letter(own), letter(colour));
    let position = || {
        scene(2).able(&[number]).card(double, &pair, "BGYRV").card(mixed, &two, "BGYRV").hub(
            ANNA,
            own,
            &[number],
        )
    };
    // Its own skill is of another colour.
    assert_eq!(scores(position()), 0);
    // One for each icon, on cards of whatever division, covered or not.
    assert_eq!(scores(position().hub(ANNA, colour, &[first])), 1);
    assert_eq!(scores(position().hub(ANNA, colour, &[double, first, first + 1])), 4);
    assert_eq!(scores(position().hub(ANNA, own, &[number, mixed]).hub(ANNA, colour, &[double])), 3);
    // It scores when it is covered itself (SE-18).
    let plain = own.index() as u8 * 12 + 7;
    assert_eq!(scores(position().hub(ANNA, own, &[number, plain]).hub(ANNA, colour, &[first])), 1);
    // Another hub counts for nothing, nor does a hand.
    assert_eq!(scores(position().hub(BORIS, colour, &[first]).hand(ANNA, &[double])), 0);
    let held = scene(2).able(&[number]).hand(ANNA, &[number]).hub(ANNA, colour, &[first]);
    assert_eq!(scores(held), 0);
    // It is no ability that helps.
    let table = position().cost(first, "BG").center(&[first]).ready();
    let reason = Refusal::NoAbility { division: own, top: Some(card(number)) };
    table.refuses("SE-17", recruit(first, colour).pays("BG").with(&[own]), &reason);
}

#[test]
fn se_a11_a_point_for_each_violet_skill() {
    counts_skills(11, V);
}

#[test]
fn se_a23_a_point_for_each_blue_skill() {
    counts_skills(23, B);
}

#[test]
fn se_a35_a_point_for_each_green_skill() {
    counts_skills(35, G);
}

#[test]
fn se_a47_a_point_for_each_yellow_skill() {
    counts_skills(47, Y);
}

#[test]
fn se_a59_a_point_for_each_red_skill() {
    counts_skills(59, R);
}

#[test]
fn se_a12_two_points_for_each_specialist_on_top_of_it() {
    let position = |stack: &[u8]| scene(2).able(&[12]).hub(ANNA, B, stack).hub(ANNA, G, &[13, 14]);
    for (stack, points) in
        [(&[12][..], 0), (&[12, 1], 2), (&[1, 12], 0), (&[1, 2, 12, 3, 4, 5], 6), (&[12, 1, 2, 3, 4], 8)]
    {
        assert_eq!(scores(position(stack)), points, "{stack:?}");
    }
}

#[test]
fn se_a24_three_points_for_each_own_project_that_needs_a_green_skill() {
    let position = || scene(2).able(&[24]).hub(ANNA, G, &[24]);
    assert_eq!(scores(position()), 0);
    // The points of the projects themselves come on top.
    let two = position().taken(0, "GGB", 5, ANNA).taken(2, "VG", 1, ANNA).taken(4, "BBV", 2, ANNA);
    assert_eq!(scores(two), 8 + 6);
    assert_eq!(scores(position().taken(0, "GG", 5, BORIS).project(2, "GG", 1)), 0);
    assert_eq!(scores(position().hub(ANNA, G, &[24, 13]).taken(0, "GGG", 5, ANNA)), 5 + 3);
    // Other asterisks' colours do not count: only green.
    assert_eq!(scores(position().taken(0, "BYRV", 5, ANNA)), 5);
}

#[test]
fn se_a36_a_point_for_every_two_specialists() {
    let position = |stack: &[u8]| scene(2).able(&[36]).hub(ANNA, Y, &[36]).hub(ANNA, B, stack);
    for (stack, points) in [(&[][..], 0), (&[1], 1), (&[1, 2], 1), (&[1, 2, 3], 2), (&[1, 2, 3, 4, 5], 3)] {
        assert_eq!(scores(position(stack)), points, "{} specialists", stack.len() + 1);
    }
    assert_eq!(scores(position(&[]).hub(ANNA, Y, &[25, 36, 26, 27]).hub(BORIS, G, &[13, 14])), 2);
}

#[test]
fn se_a48_two_points_for_each_division_with_at_least_two_specialists() {
    let position = || scene(2).able(&[48]).hub(ANNA, R, &[48]);
    assert_eq!(scores(position()), 0);
    assert_eq!(scores(position().hub(ANNA, B, &[1, 2])), 2);
    assert_eq!(scores(position().hub(ANNA, B, &[1, 2]).hub(ANNA, R, &[48, 37])), 4);
    let four = position().hub(ANNA, B, &[1, 2, 3]).hub(ANNA, G, &[13, 14]).hub(ANNA, Y, &[25, 26]);
    assert_eq!(scores(four.hub(ANNA, V, &[49])), 6);
    assert_eq!(scores(position().hub(BORIS, G, &[13, 14])), 0);
}

#[test]
fn se_a60_two_points_for_each_own_completed_project() {
    let position = || scene(2).able(&[60]).hub(ANNA, V, &[60]);
    assert_eq!(scores(position()), 0);
    assert_eq!(scores(position().taken(0, "BB", 5, ANNA)), 7);
    let two = position().taken(0, "BB", 5, ANNA).taken(2, "GG", 1, ANNA).taken(4, "GG", 3, BORIS);
    assert_eq!(scores(two.hub(ANNA, V, &[60, 49])), 6 + 4);
}

#[test]
fn se_18_an_asterisk_recruited_in_the_last_turn_scores() {
    // Boris is the last of the last round.
    let mut table = scene(2)
        .able(&[11])
        .first(ANNA)
        .turn(BORIS)
        .last_round("full-hub")
        .hub(ANNA, G, &[13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
        .hub(BORIS, V, &[49, 50, 51])
        .cost(11, "RG")
        .center(&[11])
        .ready();
    let effects = table.act(recruit(11, B).pays("RG"));
    assert!(has!(effects, Effect::Ended { .. }));
    assert_eq!((table.to_act(), table.score()[1].total), (None, 3));
}

#[test]
fn se_18_an_asterisk_covered_in_the_last_turn_scores_and_so_do_several() {
    let mut table = scene(2)
        .able(&[12, 11])
        .first(ANNA)
        .turn(BORIS)
        .last_round("full-hub")
        .hub(ANNA, G, &[13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
        .hub(BORIS, V, &[49, 50, 51])
        .hub(BORIS, B, &[11, 12])
        .cost(1, "BBRG")
        .center(&[1])
        .ready();
    table.act(recruit(1, B).pays("RG"));
    // Three violet skills, and one card on top of 12.
    assert_eq!((table.to_act(), table.score()[1].total), (None, 3 + 2));
    // The view tells of each card what it counted and what it brought, the lowest first.
    let each = [(11, 3, 3), (12, 1, 2)];
    let each = each.map(|(number, counted, points)| Asterisk { card: card(number), counted, points });
    assert_eq!(table.view().seats[1].asterisks, each);
}
