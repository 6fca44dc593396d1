//! Artifacts: SM-40 and SM-41.

use super_motherload::{Action, ArtifactId, Effect, Mineral, Refusal, Stack, Step};
use tabletop::{Game, Seat, Viewer};
use testkit::has;

use crate::common::{
    ACTION, BOMBS, COPY, DRAW_2, DRAW_3, EMERALD, PLATINUM, POINTS_1, POINTS_3, Table, minerals, position,
};

fn spend(tile: ArtifactId) -> Action {
    Action::Spend { tile, copy: None }
}
fn copy(mineral: Mineral) -> Action {
    Action::Spend { tile: COPY, copy: Some(mineral) }
}

#[test]
fn sm_40_a_tile_is_spent_without_an_action_any_number_a_turn() {
    let mut table = position("").bombs(0).tile(DRAW_2).tile(BOMBS).tile(ACTION).tile(DRAW_3).ready();
    table.spend(DRAW_2);
    assert_eq!((table.mover().hand.len(), table.state().actions), (2, 2));
    table.spend(BOMBS);
    assert_eq!((table.mover().bombs, table.state().actions), (2, 2));
    table.spend(ACTION);
    assert_eq!(table.state().actions, 3);
    table.spend(DRAW_3);
    assert_eq!((table.mover().hand.len(), table.state().actions), (5, 3));
}

#[test]
fn sm_40_a_spent_tile_is_shown_and_out_of_the_game() {
    let mut table = position("").tile(BOMBS).ready();
    let left = table.state().pool;
    let effects = table.spend(BOMBS);
    assert!(has!(effects, Effect::Spent { seat: Seat(0), tile: BOMBS }));
    let seat = table.seat(0);
    assert_eq!((seat.artifacts, seat.spent, table.state().pool), (0, 1 << BOMBS.0, left));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(table.game.view(viewer).seats[0].spent, [BOMBS]);
    }
    table.refused(spend(BOMBS), "SM-40");
}

#[test]
fn sm_40_only_the_own_tiles_in_the_own_turn() {
    let mut table = position("").tile(BOMBS).tile_of(1, DRAW_2).ready();
    table.refused(spend(DRAW_2), "SM-40");
    table.refused(spend(ArtifactId(16)), "SM-40");
    table.refused(spend(ArtifactId(255)), "SM-40");
    table.end();
    table.refused(spend(BOMBS), "SM-40");
    table.spend(DRAW_2);
}

#[test]
fn sm_40_a_tile_is_open_after_the_last_action_too() {
    let mut table = position("").tile(ACTION).with(|state| state.actions = 0).ready();
    table.spend(ACTION);
    table.draw();
}

#[test]
fn sm_40_there_is_no_limit_to_how_many_are_held() {
    let mut scene = position("A . . . . . . .").hand("red");
    for tile in 0..15 {
        scene = scene.tile(ArtifactId(tile));
    }
    let mut table = scene.ready();
    table.drill("red", "A1");
    assert_eq!(table.mover().artifacts.count_ones(), 16);
}

#[test]
fn sm_40_a_tile_that_would_give_nothing_cannot_be_spent() {
    let nothing_to_draw = position("").deck("").discard("").tile(DRAW_2).ready();
    nothing_to_draw.refused(spend(DRAW_2), "SM-40");
    let mut one_to_draw = position("").deck("red").discard("").tile(DRAW_2).ready();
    one_to_draw.spend(DRAW_2);
    let nothing_to_copy = position("").tile(COPY).ready();
    nothing_to_copy.refused(spend(COPY), "SM-40");
    for mineral in Mineral::ALL {
        nothing_to_copy.refused(copy(mineral), "SM-40");
    }
}

#[test]
fn sm_40_a_tile_with_points_only_cannot_be_spent() {
    let table = position("").tile(POINTS_1).ready();
    table.refused(spend(POINTS_1), "SM-40");
    assert_eq!(table.game.check(&spend(POINTS_1)), Err(Refusal::PointsOnly));
}

#[test]
fn sm_40_copy_gives_one_more_of_a_kind_on_the_own_stacks() {
    let mut table =
        position("").tile(COPY).on(Stack::Red, "iron gold").on(Stack::Wild, "ruby").bought("wild10").ready();
    let offers: Vec<Action> =
        table.legal().into_iter().filter(|action| matches!(action, Action::Spend { .. })).collect();
    assert_eq!(offers, [copy(Mineral::Iron), copy(Mineral::Gold), copy(Mineral::Ruby)]);
    table.refused(copy(Mineral::Diamond), "SM-40");
    table.refused(spend(COPY), "SM-40");
    table.copy(COPY, Mineral::Ruby);
    assert_eq!(table.seen_by(0).lots, [minerals("ruby")]);
    table.lay(Stack::Blue);
    assert_eq!(table.seat(0).minerals[Stack::Wild.index()], minerals("ruby"), "what was copied stays");
}

#[test]
fn sm_40_copy_does_not_reach_what_others_have_or_what_is_not_laid() {
    let mut table = position("g . . . . . . .")
        .hand("red")
        .tile(COPY)
        .bought_by(1, "red10")
        .with(|state| state.seats[1].minerals[0] = minerals("diamond"))
        .ready();
    table.refused(copy(Mineral::Diamond), "SM-40");
    table.drill("red", "A1");
    table.refused(copy(Mineral::Gold), "SM-40");
    table.lay(Stack::Red);
    table.copy(COPY, Mineral::Gold);
}

#[test]
fn sm_40_only_copy_names_a_mineral() {
    let table = position("").tile(BOMBS).on(Stack::Red, "iron").ready();
    table.refused(Action::Spend { tile: BOMBS, copy: Some(Mineral::Iron) }, "SM-40");
}

#[test]
fn sm_40_minerals_of_a_tile_are_of_the_printed_kind() {
    let mut table = position("").tile(PLATINUM).tile(EMERALD).ready();
    table.spend(PLATINUM);
    assert_eq!((table.step(), table.seen_by(0).lots[0]), (Step::Lay, minerals("platinum platinum")));
    table.spend(EMERALD);
    assert_eq!(table.seen_by(0).lots, [minerals("platinum platinum"), minerals("emerald")]);
}

fn with_tiles() -> Table {
    position("").tile(POINTS_1).tile(POINTS_3).tile(BOMBS).ready()
}

#[test]
fn sm_41_points_of_a_tile_score_when_it_is_held_at_the_end() {
    let table = with_tiles();
    assert_eq!(table.points(0), 4);
    assert_eq!(position("").ready().points(0), 0);
}

#[test]
fn sm_40_a_spent_tile_scores_nothing() {
    let mut table = with_tiles();
    table.spend(BOMBS);
    assert_eq!(table.points(0), 4);
    let spent = position("").with(|state| {
        state.pool &= !(1 << POINTS_3.0);
        state.seats[0].spent = 1 << POINTS_3.0;
    });
    assert_eq!(spent.ready().points(0), 0);
}
