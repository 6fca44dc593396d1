//! What covered spaces and drill bonuses bring, and the order of it: SM-30 to SM-34.

use std::collections::BTreeSet;

use super_motherload::content::{Bonus, Measure, Scope};
use super_motherload::{Action, Effect, Mineral, MinorId, Side, Stack, Step, Tiles};
use tabletop::{Seat, Told, Viewer};
use testkit::has;

use crate::common::{BOMBS, EMERALD, kinds, minerals, position};

#[test]
fn sm_30_the_minerals_of_an_action_go_on_one_stack_of_choice() {
    for stack in Stack::ALL {
        let mut table = position("i p . . . . . .").hand("red red").on(stack, "iron").ready();
        table.drill("red red", "A1-B1");
        assert_eq!(table.step(), Step::Lay);
        let lays: Vec<Action> = table.legal();
        assert_eq!(lays, Stack::ALL.map(Action::Lay), "whole lots only, one choice a stack");
        let effects = table.lay(stack);
        let mut wanted = [minerals(""); 4];
        wanted[stack.index()] = minerals("iron iron platinum");
        assert_eq!(table.seat(0).minerals, wanted);
        assert!(has!(effects, Effect::Laid { seat: Seat(0), stack: on, .. } if *on == stack));
        assert_eq!(table.step(), Step::Action);
    }
}

#[test]
fn sm_30_the_minerals_of_a_bomb_too() {
    let mut table = position("i p . . . . . .").hand("red").ready();
    table.bomb("red", 0, "A1");
    assert_eq!(table.step(), Step::Lay);
    table.lay(Stack::Yellow);
    assert_eq!(table.seat(0).minerals[Stack::Yellow.index()], minerals("iron platinum"));
}

#[test]
fn sm_30_nothing_is_laid_on_a_stack_that_is_sold_out() {
    let mut table = position("i . . . . . . .").hand("red").bought("blue25").ready();
    table.drill("red", "A1");
    table.refused(Action::Lay(Stack::Blue), "SM-30");
    for open in [Stack::Red, Stack::Yellow, Stack::Wild] {
        assert!(table.can(Action::Lay(open)));
    }
}

#[test]
fn sm_30_each_action_has_its_own_lot() {
    let mut table = position("i p . . . . . .").hand("red red").ready();
    table.drill("red", "A1");
    table.lay(Stack::Red);
    table.drill("red", "B1");
    table.lay(Stack::Blue);
    assert_eq!(table.seat(0).minerals[..2], [minerals("iron"), minerals("platinum")]);
}

#[test]
fn sm_31_a_bomb_space_gives_one_token() {
    let mut table = position("B B . . . . . .").hand("red red").bombs(0).ready();
    let effects = table.drill("red red", "A1-B1");
    assert_eq!(table.mover().bombs, 2);
    assert!(has!(effects, Effect::BombsGained { .. }));
}

#[test]
fn sm_31_an_artifact_space_gives_a_random_tile_known_to_its_owner() {
    let mut found = BTreeSet::new();
    for seed in 0..40 {
        let mut table = position("A A . . . . . .").seed(seed).hand("red red").ready();
        let effects = table.drill("red", "A1");
        let Some(Effect::ArtifactFound { tile: Some(tile), .. }) =
            effects.iter().find(|effect| matches!(effect, Effect::ArtifactFound { .. }))
        else {
            panic!("{effects:?}")
        };
        found.insert(*tile);
        assert_eq!(table.mover().artifacts, 1 << tile.0);
        assert_eq!(table.state().pool.count_ones(), 15);
        assert_eq!(table.seen_by(0).seats[0].artifacts, Tiles::Known(vec![*tile]));
        assert_eq!(table.seen_by(1).seats[0].artifacts, Tiles::Count(1));
        for other in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let told: Vec<Effect> = effects.iter().map(|effect| effect.told_to(other)).collect();
            assert!(has!(told, Effect::ArtifactFound { tile: None, .. }));
        }
        table.drill("red", "B1");
        assert_eq!(table.mover().artifacts.count_ones(), 2, "a tile is never drawn twice");
    }
    assert!(found.len() >= 10, "{found:?}");
}

#[test]
fn sm_31_a_draw_space_draws_the_number_shown_at_once() {
    for number in 1..=3_u8 {
        let mut table = position(&format!("{number} i . . . . . .")).hand("red red").ready();
        let effects = table.drill("red red", "A1-B1");
        assert_eq!(table.mover().hand.len(), usize::from(number));
        assert!(has!(effects, Effect::Drew { count, .. } if *count == number));
        assert_eq!(table.step(), Step::Lay, "drawn before the minerals are laid");
        assert_eq!(table.state().actions, 1, "no action is paid for it");
    }
}

#[test]
fn sm_32_each_card_gives_its_drill_bonus_every_time() {
    let mut table = position("")
        .hand("blue10 blue15")
        .card("blue10", |card| card.drill = vec![Bonus::Bombs { count: 2 }])
        .card("blue15", |card| card.drill = vec![Bonus::Bombs { count: 1 }])
        .bombs(0)
        .ready();
    table.drill("blue10 blue15", "A1-B1");
    assert_eq!(table.mover().bombs, 3, "each card of the drill");

    // A card that comes back to the hand gives it again: the deck is empty, so it draws itself.
    let mut table = position("")
        .hand("blue10 red red blue blue yellow yellow wild")
        .card("blue10", |card| card.drill = vec![Bonus::Bombs { count: 2 }, Bonus::Draw { count: 1 }])
        .bombs(0)
        .ready();
    for (space, bombs) in [("A1", 2), ("B1", 4)] {
        table.drill("blue10", space);
        assert_eq!(table.mover().bombs, bombs);
    }
}

#[test]
fn sm_32_bonus_minerals_join_the_minerals_of_the_action() {
    let iron = Bonus::Minerals { mineral: Mineral::Iron, count: 2 };
    let mut table = position("g . . . . . . .")
        .hand("blue10 red10")
        .card("blue10", move |card| card.drill = vec![iron])
        .card("red10", move |card| card.drill = vec![iron])
        .ready();
    table.drill("blue10", "A1");
    assert_eq!(table.seen_by(0).lots, [minerals("gold iron iron")], "one lot");
    table.lay(Stack::Red);
    table.drill("red10", "B1");
    assert_eq!(table.seen_by(0).lots, [minerals("iron iron")], "a bonus alone is a lot too");
}

#[test]
fn sm_32_bonuses_come_after_collecting() {
    let mut table = position("1 B . . . . . .")
        .hand("blue10 blue")
        .card("blue10", |card| card.drill = vec![Bonus::Draw { count: 1 }, Bonus::Bombs { count: 1 }])
        .ready();
    let effects = table.drill("blue10 blue", "A1-B1");
    let sources: Vec<String> = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Drew { .. } | Effect::BombsGained { .. }))
        .map(|effect| serde_json::to_value(effect).unwrap()["source"]["kind"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(sources, ["space", "space", "drill-bonus", "drill-bonus"]);
}

#[test]
fn sm_33_the_order_inside_one_action() {
    // Three seats, depths 1 and 2 in play; the drill covers the last artifact space of depth 2, and
    // what it brings pays for a pilot.
    let mut table = position("")
        .seats(3)
        .below("= B A 1 g . . .")
        .hand("blue blue blue10 wild")
        .card("blue10", |card| card.drill = vec![Bonus::Draw { count: 1 }])
        .on(Stack::Red, "gold")
        .ready();
    let drill = table.drill("blue blue blue10 wild", "B9-E9");
    assert_eq!(table.step(), Step::Lay);
    assert_eq!(table.mover().discard.len(), 4, "paid first");
    let lay = table.lay(Stack::Red);
    assert_eq!(table.step(), Step::Side);
    assert_eq!(table.seat(0).bought[0], 0, "the board changes before the purchase");
    table.refused(Action::Draw, "SM-33");
    table.refused(Action::EndTurn, "SM-33");
    let side = table.side(Side::B);
    let all: Vec<Effect> = drill.into_iter().chain(lay).chain(side).collect();
    let order = "drilled bombs-gained artifact-found drew laid board-removed side-chosen bought";
    assert_eq!(
        kinds(&all, order),
        "drilled bombs-gained artifact-found drew drew laid board-removed side-chosen bought"
    );
    assert_eq!(table.step(), Step::Action);
}

#[test]
fn sm_33_artifacts_and_claims_are_open_before_each_decision() {
    let scene = || {
        position("")
            .seats(3)
            .below("= A g . . . . .")
            .hand("blue blue")
            .tile(BOMBS)
            .minor(Scope::State, &[(Measure::BombsHeld, 1)])
    };
    let open = |table: &crate::common::Table, step: Step| {
        assert_eq!(table.step(), step);
        assert!(table.can(Action::Spend { tile: BOMBS, copy: None }), "{step:?}");
        assert!(table.can(Action::ClaimMinor(MinorId(0))), "{step:?}");
    };
    let mut table = scene().ready();
    open(&table, Step::Action);
    table.drill("blue blue", "B9-C9");
    open(&table, Step::Lay);
    table.refused(Action::Draw, "SM-33");
    table.refused(Action::EndTurn, "SM-33");
    table.refused(Action::Buy(Stack::Red), "SM-33");
    table.lay(Stack::Red);
    open(&table, Step::Side);
    table.side(Side::A);
    open(&table, Step::Action);
    table.draw();
    assert_eq!(table.state().actions, 0);
    open(&table, Step::Action);

    // Before the next of several purchases.
    let mut table = scene().tile(EMERALD).on(Stack::Red, "iron").on(Stack::Blue, "gold").ready();
    table.drill("blue blue", "B9-C9");
    table.spend(EMERALD);
    table.lay(Stack::Red);
    table.lay(Stack::Blue);
    table.side(Side::A);
    open(&table, Step::Buy);
    table.refused(Action::Draw, "SM-33");
    table.refused(Action::EndTurn, "SM-33");
}

#[test]
fn sm_34_with_all_stacks_sold_out_minerals_go_back_but_count() {
    let mut table = position("g g g . . . . .")
        .hand("red red wild")
        .sold_out()
        .minor(Scope::Action, &[(Measure::Minerals, 2)])
        .minor(Scope::Cards, &[(Measure::Mineral { mineral: Mineral::Gold }, 2)])
        .ready();
    let effects = table.drill("red red", "A1-B1");
    assert_eq!(table.step(), Step::Action, "there is nothing to lay them on");
    assert!(has!(effects, Effect::WentBack { seat: Seat(0), .. }));
    assert_eq!(table.seat(0).minerals, [minerals(""); 4]);
    assert!(table.can(Action::ClaimMinor(MinorId(0))), "they count for one action");
    assert!(table.can(Action::ClaimMinor(MinorId(1))), "and across all cards (SM-46)");
    table.drill("wild", "C1");
    table.refused(Action::ClaimMinor(MinorId(0)), "SM-45");
    table.refused(Action::ClaimMinor(MinorId(1)), "SM-45");
}
