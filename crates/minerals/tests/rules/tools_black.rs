//! MN-48, MN-49: Magnifying Glass and Vortex.

use minerals::{Action, Effect, Mineral, Refusal, Step, Tool};
use testkit::has;

use crate::common::{Scene, Table, scene, seat};

fn takes(table: &Table) -> String {
    table.marks(|action| if let Action::Glass(at) = action { Some(at) } else { None })
}

fn places(table: &Table) -> String {
    table.marks(|action| if let Action::Vortex(at) = action { Some(at) } else { None })
}

fn glass() -> Table {
    let mut table = scene(
        "
           w2t3
        kAw4w1wBa5
             k6k7
    ",
    )
    .pool("a")
    .ready();
    table.go('1');
    table
}

#[test]
fn mn_48_a_free_tile_next_to_the_landing_tile_of_another_colour_than_the_lifted_one() {
    let mut table = glass();
    assert_eq!(takes(&table), "234");
    let effects = table.act(Action::Glass(table.at('3')));
    let (at, mineral, tool) = (table.at('3'), Mineral::Tourmaline, Tool::Glass);
    assert_eq!(
        effects[..2],
        [Effect::Paid { seat: seat('A'), tool }, Effect::Took { seat: seat('A'), tool, at, mineral }]
    );
    table.pool_is('A', "kt");
    table.looks(
        "
           w .
        . w wAwBa
             k k
    ",
    );
}

#[test]
fn mn_48_what_the_glass_refuses() {
    let table = glass();
    let take = |sign| Action::Glass(table.at(sign));
    table.refuses("MN-48", take('5'), &Refusal::NotNext { at: table.at('5') });
    let mineral = Mineral::Kyanite;
    table.refuses("MN-48", take('6'), &Refusal::SameColour { mineral });
    let (at, tool) = (table.at('B'), Tool::Glass);
    table.refuses("MN-48", take('B'), &Refusal::NotFreeTile { at, seat: Some(seat('B')), tool });
}

#[test]
fn mn_48_not_after_a_failed_move() {
    let mut table = scene("kAw1. wB").camp().pool("aaa").ready();
    table.act(Action::Fail(Some(table.at('1'))));
    assert_eq!(table.to_act(), 'B');
}

#[test]
fn mn_48_not_where_there_is_none() {
    let mut table = scene("wAk1w2wB").pool("ak").ready();
    table.go('1');
    assert_eq!((table.step(), table.offers(Tool::Glass)), (Step::After, false));
}

#[test]
fn mn_48_a_tile_that_held_a_part_takes_it_along() {
    // MN-23: what the Glass separates is cut at once.
    let mut table = scene("wBkAw w1t2a k").pool("a").ready();
    table.go('1');
    let effects = table.act(Action::Glass(table.at('2')));
    assert!(has!(effects, Effect::Cut { taken: Some((_, Mineral::Kyanite)), .. }));
    table.pool_is('A', "ktk");
}

fn vortex(picture: &str) -> Scene {
    scene(picture).tools(&[Tool::Vortex]).pool("a")
}

#[test]
fn mn_49_the_pawn_moves_with_its_tile_to_an_empty_hex_that_touches_two_others() {
    let mut table = vortex(
        "
         .1.2.3.4
        kAw w wB.5
         .6.7.8
    ",
    )
    .ready();
    // 1 and 6 touch one tile besides the pawn's own.
    assert_eq!(places(&table), "2378");
    let (at, tool) = (table.at('1'), Tool::Vortex);
    let few = Refusal::TouchesTooFew { at, tiles: 1, tool };
    table.refuses("MN-49", Action::Vortex(at), &few);
    let effects = table.act(Action::Vortex(table.at('3')));
    let (from, to, mineral) = (table.at('A'), table.at('3'), Mineral::Kyanite);
    assert_eq!(
        effects,
        [Effect::Paid { seat: seat('A'), tool }, Effect::Vortexed { seat: seat('A'), from, to, mineral }]
    );
    table.looks(
        "
         . . kA.
        . w w wB.
         . . .
    ",
    );
    table.pool_is('A', "");
    assert_eq!((table.to_act(), table.step()), ('A', Step::Before), "it is no move");
}

#[test]
fn mn_49_after_the_move_too() {
    let mut table = vortex(
        "
         .1.2.3
        kAw w4wB
    ",
    )
    .ready();
    table.go('4');
    assert_eq!(places(&table), "", "2 touches one other tile, 3 as well");
    let mut table = vortex(
        "
         .1.2.3
        kAw w4wBw
         . . . .
    ",
    )
    .ready();
    table.go('4');
    let to = table.at('3').step(minerals::Direction::East, 1).unwrap();
    assert!(table.can(Action::Vortex(to)));
    table.act(Action::Vortex(to));
    table.looks(
        "
         . . . wA
        . . . wBw
         . . . .
    ",
    );
}

#[test]
fn mn_49_it_never_stays_nor_lands_on_a_tile() {
    let table = vortex(
        "
         w w
        w kAw1wB
         w w
    ",
    )
    .ready();
    let tool = Tool::Vortex;
    let at = table.at('A');
    table.refuses("MN-49", Action::Vortex(at), &Refusal::NotEmpty { at, tool });
    let at = table.at('1');
    table.refuses("MN-49", Action::Vortex(at), &Refusal::NotEmpty { at, tool });
}
