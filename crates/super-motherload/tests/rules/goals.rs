//! What goals count, and how long: SM-46 and SM-47.

use super_motherload::content::{Bonus, Measure, Scope};
use super_motherload::{Action, Mineral, MinorId, Side, Stack};

use crate::common::{BOMBS, DRAW_3, EMERALD, GOLD, RUBY, Table, position};

const EMERALDS: Measure = Measure::Mineral { mineral: Mineral::Emerald };
const RUBIES: Measure = Measure::Mineral { mineral: Mineral::Ruby };
const GOLDS: Measure = Measure::Mineral { mineral: Mineral::Gold };
const IRONS: Measure = Measure::Mineral { mineral: Mineral::Iron };

fn met(table: &Table, id: u8) -> bool {
    let claim = Action::ClaimMinor(MinorId(id));
    let can = table.can(claim);
    if !can {
        table.refused(claim, "SM-45");
    }
    let view = table.seen_by(table.state().turn.0);
    let shown = view.minors.iter().find(|minor| minor.minor == MinorId(id)).expect("it lies open");
    assert_eq!(shown.met, can, "the view says the same");
    can
}

#[test]
fn sm_46_all_stacks_count_together() {
    let goal: &[(Measure, u16)] = &[(IRONS, 3), (RUBIES, 1)];
    let scene = || position("").minor(Scope::Cards, goal).on(Stack::Red, "iron iron");
    assert!(met(&scene().on(Stack::Blue, "iron").on(Stack::Wild, "ruby iron").bought("wild10").ready(), 0));
    assert!(!met(&scene().on(Stack::Blue, "iron").ready(), 0));
    assert!(!met(&scene().on(Stack::Blue, "ruby").bought("blue10").ready(), 0));
}

#[test]
fn sm_46_minerals_not_yet_laid_count() {
    let mut table = position("g g . . . . . .")
        .hand("red red")
        .minor(Scope::Cards, &[(Measure::Money, 13)])
        .on(Stack::Blue, "platinum")
        .ready();
    assert!(!met(&table, 0));
    table.drill("red red", "A1-B1");
    assert!(met(&table, 0));
}

#[test]
fn sm_46_what_a_purchase_spends_counts_until_the_next_action() {
    let scene = || {
        position("r . . . . . . .")
            .hand("red blue")
            .minor(Scope::Cards, &[(RUBIES, 1), (Measure::Kinds, 2)])
            .on(Stack::Red, "iron")
    };
    let mut table = scene().ready();
    table.drill("red", "A1");
    table.lay(Stack::Red);
    assert_eq!(table.seat(0).bought[0], 1, "spent");
    assert!(met(&table, 0), "the moment before the purchases still counts");
    let mut claimed = table.clone();
    claimed.claim_minor(0);
    table.draw();
    assert!(!met(&table, 0), "until the next action begins");
}

#[test]
fn sm_46_the_count_does_not_outlive_the_turn() {
    let mut table = position("r . . . . . . .").hand("red").minor(Scope::Cards, &[(RUBIES, 1)]).ready();
    table.drill("red", "A1");
    table.lay(Stack::Red);
    table.end();
    assert!(!met(&table, 0), "they were another seat's");
    table.end();
    assert!(!met(&table, 0));
}

#[test]
fn sm_46_all_parts_hold_at_one_moment() {
    // The ruby is spent by the purchase whose bonus brings the emerald.
    let mut table = position("r . . . . . . .")
        .hand("red")
        .card("red10", |card| card.purchase = vec![Bonus::Minerals { mineral: Mineral::Emerald, count: 1 }])
        .minor(Scope::Cards, &[(RUBIES, 1), (EMERALDS, 1)])
        .minor(Scope::Cards, &[(EMERALDS, 1)])
        .ready();
    table.drill("red", "A1");
    table.lay(Stack::Red);
    assert!(!met(&table, 0));
    assert!(met(&table, 1), "minerals of the bonus count once they are there");
    table.lay(Stack::Blue);
    assert!(!met(&table, 0));
    assert!(met(&table, 1));
}

#[test]
fn sm_46_what_lies_on_the_stacks_counts_at_any_time() {
    let mut table = position("").minor(Scope::Cards, &[(EMERALDS, 1)]).on(Stack::Red, "emerald").ready();
    assert!(met(&table, 0), "before the first action");
    table.draw();
    assert!(met(&table, 0));
}

#[test]
fn sm_46_minerals_of_an_artifact_count_too() {
    let mut table = position("").tile(EMERALD).minor(Scope::Cards, &[(EMERALDS, 1)]).ready();
    table.spend(EMERALD);
    assert!(met(&table, 0));
}

#[test]
fn sm_47_one_action_counts_all_that_it_brings() {
    let mut table = position("g . . . . . . .")
        .hand("blue10 red")
        .card("blue10", |card| card.drill = vec![Bonus::Minerals { mineral: Mineral::Gold, count: 1 }])
        .card("red10", |card| card.purchase = vec![Bonus::Minerals { mineral: Mineral::Iron, count: 1 }])
        .minor(Scope::Action, &[(Measure::Minerals, 2)])
        .minor(Scope::Action, &[(Measure::PilotsBought, 1)])
        .minor(Scope::Action, &[(Measure::Minerals, 3)])
        .minor(Scope::Action, &[(Measure::Money, 12), (Measure::Kinds, 2), (IRONS, 1)])
        .ready();
    table.drill("blue10", "A1");
    assert!(met(&table, 0), "drill bonuses included");
    assert!(!met(&table, 1) && !met(&table, 2));
    table.lay(Stack::Red);
    assert!(met(&table, 1), "purchases included");
    assert!(met(&table, 2) && met(&table, 3), "and purchase bonuses");
    table.lay(Stack::Blue);
    assert!(met(&table, 2), "until the next action");
    table.drill("red", "B1");
    for id in 0..4 {
        assert!(!met(&table, id), "it lapses when the next action begins");
    }
}

#[test]
fn sm_47_artifacts_are_not_of_the_action() {
    let mut table = position("i . . . . . . .")
        .hand("red")
        .tile(RUBY)
        .tile(BOMBS)
        .tile(DRAW_3)
        .minor(Scope::Action, &[(Measure::Minerals, 2)])
        .minor(Scope::Action, &[(Measure::BombsGained, 1)])
        .minor(Scope::Action, &[(Measure::CardsDrawn, 1)])
        .ready();
    table.drill("red", "A1");
    table.spend(RUBY);
    table.spend(BOMBS);
    table.spend(DRAW_3);
    assert!(!met(&table, 0) && !met(&table, 1) && !met(&table, 2));
}

#[test]
fn sm_47_what_an_artifact_buys_outside_an_action_is_of_no_action() {
    let scene = || {
        position("i . . . . . . .")
            .hand("red")
            .tile(RUBY)
            .card("red10", |card| {
                card.purchase = vec![
                    Bonus::Minerals { mineral: Mineral::Gold, count: 1 },
                    Bonus::Bombs { count: 1 },
                    Bonus::Draw { count: 1 },
                ];
            })
            .minor(Scope::Action, &[(Measure::PilotsBought, 1)])
            .minor(Scope::Action, &[(GOLDS, 1)])
            .minor(Scope::Action, &[(Measure::BombsGained, 1)])
            .minor(Scope::Action, &[(Measure::CardsDrawn, 1)])
    };
    let mut before = scene().ready();
    before.spend(RUBY);
    before.lay(Stack::Red);
    let mut after = scene().ready();
    after.drill("red", "A1");
    after.lay(Stack::Blue);
    after.spend(RUBY);
    after.lay(Stack::Red);
    for table in [before, after] {
        assert_eq!(table.seat(0).bought[0], 1);
        assert!((0..4).all(|id| !met(&table, id)), "neither the purchase nor its bonuses");
    }
    // Between two steps of an action the purchase waits for the action, and is part of it.
    let mut within = scene().ready();
    within.drill("red", "A1");
    within.spend(RUBY);
    within.lay(Stack::Red);
    within.lay(Stack::Blue);
    assert!((0..4).all(|id| met(&within, id)));
}

#[test]
fn sm_47_two_actions_are_not_one() {
    let mut table = position("").hand("red blue").minor(Scope::Action, &[(Measure::Spaces, 2)]).ready();
    table.drill("red", "A1");
    table.drill("blue", "B1");
    assert!(!met(&table, 0));
}

#[test]
fn sm_47_one_action_is_not_the_next_seats() {
    let mut table = position("").hand("red red").minor(Scope::Action, &[(Measure::Spaces, 2)]).ready();
    table.drill("red red", "A1-B1");
    assert!(met(&table, 0));
    table.end();
    assert!(!met(&table, 0));
}

#[test]
fn sm_47_one_turn_counts_everything_in_it() {
    let mut table = position("i . . . . . . .")
        .hand("red blue")
        .tile(GOLD)
        .tile(BOMBS)
        .tile(DRAW_3)
        .minor(Scope::Turn, &[(Measure::Minerals, 2), (Measure::Money, 7)])
        .minor(Scope::Turn, &[(Measure::Spaces, 2)])
        .minor(Scope::Turn, &[(Measure::CardsDrawn, 3), (Measure::BombsGained, 2)])
        .minor(Scope::Turn, &[(Measure::CardsDrilled, 2)])
        .ready();
    table.drill("red", "A1");
    table.lay(Stack::Red);
    assert!((0..4).all(|id| !met(&table, id)));
    table.drill("blue", "B1");
    assert!(met(&table, 1) && met(&table, 3), "both actions");
    table.spend(GOLD);
    table.lay(Stack::Red);
    table.spend(BOMBS);
    table.spend(DRAW_3);
    assert!(met(&table, 0) && met(&table, 2), "artifacts too");
    table.end();
    assert!((0..4).all(|id| !met(&table, id)), "the next turn begins anew");
}

#[test]
fn sm_47_a_state_goal_is_what_holds_now() {
    let mut table = position("").hand("red").bombs(3).minor(Scope::State, &[(Measure::BombsHeld, 3)]).ready();
    assert!(met(&table, 0));
    table.bomb("red", 0, "A1");
    assert!(!met(&table, 0), "it held before; now it does not");
}

#[test]
fn sm_47_a_state_goal_met_in_anothers_turn_can_be_taken_later() {
    // The last tile of the first seat is the one that the goal asks for; it became true before.
    let mut table = position("")
        .minor(Scope::State, &[(Measure::ArtifactsHeld, 1)])
        .with(|state| {
            state.pool &= !1;
            state.seats[1].artifacts = 1;
        })
        .ready();
    assert!(!met(&table, 0), "the first seat holds none");
    table.end();
    assert!(met(&table, 0), "the second seat did nothing in this turn");
}

#[test]
fn sm_47_what_each_measure_of_the_board_counts() {
    let mut table = position(
        "Rg #i A B 2 . . .
         .  .  . . . . . .",
    )
    .hand("red red blue wild yellow")
    .minor(Scope::Turn, &[(Measure::Plates, 1)])
    .minor(Scope::Turn, &[(Measure::Rocks, 1), (Measure::BombsUsed, 1)])
    .minor(Scope::Turn, &[(Measure::ArtifactSpaces, 1), (Measure::BombsGained, 1)])
    .minor(Scope::Turn, &[(Measure::CardsDrawn, 2), (Measure::CardsDrilled, 2)])
    .with(|state| state.actions = 9)
    .ready();
    assert!((0..4).all(|id| !met(&table, id)));
    table.drill("red", "A1");
    table.lay(Stack::Red);
    assert!(met(&table, 0) && !met(&table, 1), "a plate is drilled");
    table.bomb("red", 1, "B1");
    table.lay(Stack::Blue);
    assert!(met(&table, 1) && !met(&table, 2), "a rock is bombed");
    table.drill("blue wild", "D1-E1");
    assert!(!met(&table, 2) && met(&table, 3));
    table.drill("yellow", "C1");
    assert!(met(&table, 2), "the artifact space");
}

#[test]
fn sm_47_what_each_state_measure_counts() {
    let pilots = |needs: &[(Measure, u16)], met_with: &str, short: &str| {
        assert!(met(&position("").minor(Scope::State, needs).bought(met_with).ready(), 0), "{needs:?}");
        assert!(!met(&position("").minor(Scope::State, needs).bought(short).ready(), 0), "{needs:?}");
    };
    pilots(&[(Measure::PilotsOwned, 3)], "red15 blue10", "red10 blue10");
    pilots(&[(Measure::StacksOpened, 3)], "red10 blue10 wild10", "red25 blue25");
    pilots(&[(Measure::PilotsOf { stack: Stack::Wild }, 2)], "wild15", "wild10 red25");
    let cards = || position("").minor(Scope::State, &[(Measure::HandCards, 4)]);
    assert!(met(&cards().hand("red red blue wild").ready(), 0));
    assert!(!met(&cards().hand("red red blue").ready(), 0));
    let stacks = || position("").minor(Scope::State, &[(Measure::StacksLoaded, 2)]);
    assert!(met(&stacks().on(Stack::Red, "iron").on(Stack::Wild, "iron").ready(), 0));
    assert!(!met(&stacks().on(Stack::Red, "iron iron").ready(), 0));
}

#[test]
fn sm_47_the_board_change_is_part_of_the_action() {
    // The purchase comes after the new board: it still counts to the action that paid for it.
    let mut table = position("A r . . . . . .")
        .hand("red red")
        .minor(Scope::Action, &[(Measure::PilotsBought, 1), (Measure::ArtifactSpaces, 1)])
        .ready();
    table.drill("red red", "A1-B1");
    table.lay(Stack::Red);
    assert!(!met(&table, 0));
    table.side(Side::A);
    assert!(met(&table, 0));
}
