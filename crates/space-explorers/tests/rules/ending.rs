//! SE-23 to SE-25: the end, the score and ties.

use serde_json::json;
use space_explorers::{Effect, EndReason, Step};
use tabletop::Seat;
use testkit::has;

use crate::common::{ANNA, B, BORIS, CHEN, DORA, G, R, Scene, Y, recruit, scene};

const ALL: [Seat; 4] = [ANNA, BORIS, CHEN, DORA];

/// Eleven specialists in the hub of a seat, and one that it can recruit.
fn eleven(seats: usize, seat: Seat) -> Scene {
    scene(seats).card(1, "B", "RG").hub(seat, Y, &[25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]).center(&[1])
}

#[test]
fn se_23_a_hub_of_twelve_brings_the_last_round() {
    let mut table = eleven(2, ANNA).ready();
    let effects = table.act(recruit(1, B).pays("RG"));
    assert!(effects.contains(&Effect::LastRound { seat: ANNA, reason: EndReason::FullHub }));
    let view = table.view();
    assert_eq!((view.last_round, view.ended), (Some(EndReason::FullHub), None));
    assert_eq!((table.to_act(), view.seats[0].specialists), (Some(BORIS), 12));
    let effects = table.draw();
    assert_eq!(effects.last(), Some(&Effect::Ended { reason: EndReason::FullHub }));
    assert_eq!((table.to_act(), table.step()), (None, Step::Over));
    // Eleven are not enough.
    let mut table = eleven(2, ANNA).ready();
    let effects = table.draw();
    assert!(!has!(effects, Effect::LastRound { .. }) && table.view().last_round.is_none());
}

#[test]
fn se_23_all_projects_done_bring_the_last_round() {
    let position = || scene(2).project(0, "BB", 6).others_taken(BORIS).hub(ANNA, B, &[1, 2]);
    let mut table = position().ready();
    table.draw();
    let effects = table.complete(0);
    assert!(effects.contains(&Effect::LastRound { seat: ANNA, reason: EndReason::Projects }));
    assert_eq!(table.to_act(), Some(BORIS));
    table.draw();
    assert_eq!((table.to_act(), table.view().ended), (None, Some(EndReason::Projects)));
    // One that is left open ends nothing.
    let mut table = position().ready();
    table.draw();
    let effects = table.decline();
    assert!(!has!(effects, Effect::LastRound { .. }));
    table.draw();
    assert_eq!(table.to_act(), Some(ANNA));
}

#[test]
fn se_23_all_have_equally_many_turns_in_every_order() {
    for seats in 2..=4 {
        for first in ALL.into_iter().take(seats) {
            for bringer in ALL.into_iter().take(seats) {
                let mut table = eleven(seats, bringer).first(first).turn(bringer).ready();
                let round = table.view().round;
                let effects = table.act(recruit(1, B).pays("RG"));
                let mut order = vec![bringer];
                while let Some(seat) = table.to_act() {
                    order.push(seat);
                    table.draw();
                }
                // From the one who brings it on to the seat before the first player.
                let place = |seat: Seat| (seat.index() + seats - first.index()) % seats;
                let wanted: Vec<usize> = (place(bringer)..seats).collect();
                let played: Vec<usize> = order.into_iter().map(place).collect();
                assert_eq!(played, wanted, "{seats} seats, {first:?} first, {bringer:?} fills");
                let view = table.view();
                assert_eq!((view.round, usize::from(view.turns) % seats), (round, 0), "whole rounds");
                let last = place(bringer) == seats - 1;
                assert_eq!(has!(effects, Effect::Ended { .. }), last, "at once after the last of a round");
            }
        }
    }
}

#[test]
fn se_23_another_hub_may_fill_up_in_the_last_round() {
    let mut table = eleven(3, ANNA)
        .card(2, "B", "YV")
        .hub(BORIS, R, &[37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47])
        .center(&[1, 2])
        .ready();
    table.act(recruit(1, B).pays("RG"));
    assert_eq!(table.view().last_round, Some(EndReason::FullHub));
    let effects = table.act(recruit(2, B).pays("YV"));
    assert!(!has!(effects, Effect::LastRound { .. }), "it is on already");
    assert_eq!(table.view().seats[1].specialists, 12);
    table.draw();
    assert_eq!(table.to_act(), None);
}

#[test]
fn se_23_where_both_ends_come_in_one_turn_the_projects_are_named() {
    let mut table = eleven(2, ANNA).project(0, "BYYY", 6).others_taken(BORIS).ready();
    table.act(recruit(1, B).pays("RG"));
    assert_eq!(table.step(), Step::Project);
    let effects = table.complete(0);
    assert!(effects.contains(&Effect::LastRound { seat: ANNA, reason: EndReason::Projects }));
    let mut table = eleven(2, ANNA).project(0, "BYYY", 6).others_taken(BORIS).ready();
    table.act(recruit(1, B).pays("RG"));
    let effects = table.decline();
    assert!(effects.contains(&Effect::LastRound { seat: ANNA, reason: EndReason::FullHub }));
}

#[test]
fn se_23_when_it_is_over_nothing_can_be_done() {
    let mut table = eleven(2, BORIS).turn(BORIS).ready();
    table.act(recruit(1, B).pays("RG"));
    assert!(table.legal().is_empty() && table.to_act().is_none());
    for action in [
        space_explorers::Action::TakeFromDeck,
        space_explorers::Action::Pass,
        space_explorers::Action::Decline,
    ] {
        let due = space_explorers::Refusal::OtherStep { due: Step::Over };
        table.refuses("SE-7", action, &due);
    }
}

#[test]
fn se_24_projects_specialists_and_asterisks_count_and_the_hand_does_not() {
    let table = scene(2)
        .points(1, 3)
        .points(2, 4)
        .points(13, 2)
        .points(40, 9)
        .ability(14, json!({"kind": "score", "points": 1, "each": {"skill": "engineering"}}))
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, G, &[14, 13])
        .hand(ANNA, &[40])
        .taken(0, "BBB", 6, ANNA)
        .taken(2, "BBB", 11, ANNA)
        .taken(4, "BBB", 8, BORIS)
        .project(6, "GGGGG", 20)
        .ready();
    // Projects 6 + 11, specialists 3 + 4 + 2, and 1 for each of two blue icons.
    assert_eq!((table.points(ANNA), table.points(BORIS)), (28, 8));
    let score = &table.score()[0];
    assert_eq!(score.total, 28);
    assert_eq!(score.parts.iter().map(|part| part.points).sum::<i32>(), 28, "{score:?}");
    let mut parts: Vec<i32> = score.parts.iter().map(|part| part.points).filter(|part| *part > 0).collect();
    parts.sort_unstable();
    assert_eq!(parts, [2, 9, 17], "{score:?}");
}

/// Totals, and places from 1.
#[track_caller]
fn places(position: Scene) -> Vec<(i32, usize)> {
    let score = position.ready().score();
    score.iter().map(|own| (own.total, usize::from(own.place))).collect()
}

#[test]
fn se_25_most_points_win() {
    let position = scene(3).points(1, 3).points(2, 5).points(3, 4);
    let position = position.hub(ANNA, B, &[1]).hub(BORIS, B, &[2]).hub(CHEN, B, &[3]);
    assert_eq!(places(position), [(3, 3), (5, 1), (4, 2)]);
}

#[test]
fn se_25_a_tie_goes_to_more_projects() {
    // Eight points each: Anna by one project and fewer cards, Boris by two projects.
    let position = scene(2)
        .taken(0, "BBB", 8, ANNA)
        .taken(2, "BBB", 4, BORIS)
        .taken(4, "BBB", 4, BORIS)
        .hub(ANNA, B, &[1])
        .hub(BORIS, G, &[13, 14, 15]);
    assert_eq!(places(position), [(8, 2), (8, 1)]);
}

#[test]
fn se_25_then_to_fewer_specialists() {
    let position = scene(2)
        .points(1, 2)
        .points(13, 2)
        .taken(0, "BBB", 4, ANNA)
        .taken(2, "BBB", 4, BORIS)
        .hub(ANNA, B, &[1, 2, 3])
        .hub(BORIS, G, &[13, 14]);
    assert_eq!(places(position), [(6, 2), (6, 1)]);
}

#[test]
fn se_25_then_the_victory_is_shared() {
    let position = scene(4)
        .points(1, 5)
        .points(13, 5)
        .points(25, 4)
        .points(37, 4)
        .hub(ANNA, B, &[1])
        .hub(BORIS, R, &[37])
        .hub(CHEN, G, &[13])
        .hub(DORA, Y, &[25]);
    // Two share the first place, and two the next after them, the third.
    assert_eq!(places(position), [(5, 1), (4, 3), (5, 1), (4, 3)]);
    // Hands, tokens and the seat decide nothing.
    let position = scene(2)
        .points(1, 5)
        .points(13, 5)
        .hub(ANNA, B, &[1])
        .hub(BORIS, G, &[13])
        .hand(BORIS, &[40, 41])
        .tokens(ANNA, "RR");
    assert_eq!(places(position), [(5, 1), (5, 1)]);
}
