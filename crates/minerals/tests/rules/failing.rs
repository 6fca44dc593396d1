//! MN-15, MN-16, MN-22: a pawn that cannot move.

use minerals::{Action, Effect, EndReason, Mineral, Refusal, Step, Tool, Variant};
use testkit::has;

use crate::common::{minerals, scene, seat};

fn placements(table: &crate::common::Table) -> String {
    table.marks(|action| if let Action::Fail(at) = action { at } else { None })
}

#[test]
fn mn_15_the_tile_is_lost_the_pawn_placed_and_the_turn_over() {
    let mut table = scene("kAw2. wBw1").camp().pool("wwkkk").ready();
    assert_eq!((table.ends(), placements(&table)), (String::new(), "12".to_owned()));
    let before = table.clone();
    let effects = table.act(Action::Fail(Some(table.at('1'))));
    let (at, lost) = (table.at('A'), Mineral::Kyanite);
    assert_eq!(
        effects[..2],
        [
            Effect::Failed { seat: seat('A'), at, lost },
            Effect::Placed { seat: seat('A'), pawn: seat('A'), at: table.at('1') }
        ]
    );
    assert_eq!(table.to_act(), 'B', "no collection and no tool follow");
    table.pool_is('A', "wwkkk");
    // The w it left behind has no pawn any more (MN-22).
    assert_eq!(table.to_bag(&before), minerals("kw"));
    table.looks(". . . wBwA");
}

#[test]
fn mn_15_the_place_is_a_free_wollastonite_of_ones_choice() {
    let table = scene("kAw2. wBwCk3w1").ready();
    assert_eq!(placements(&table), "12");
    let occupied = Refusal::Occupied { at: table.at('C'), seat: seat('C'), setup: false };
    table.refuses("MN-15", Action::Fail(Some(table.at('C'))), &occupied);
    let (at, found) = (table.at('3'), Some(Mineral::Kyanite));
    let other = Refusal::NotWollastonite { at, found, setup: false };
    table.refuses("MN-15", Action::Fail(Some(at)), &other);
    let free = table.refusal(Action::Fail(None));
    assert!(matches!(free, Refusal::WollastoniteFree { .. }), "{free:?}");
}

#[test]
fn mn_15_the_lifted_tile_is_no_place_for_its_own_pawn() {
    let mut table = scene("wA. w1wB").camp().ready();
    assert_eq!(placements(&table), "1");
    assert!(!table.can(Action::Fail(Some(table.at('A')))));
    table.act(Action::Fail(Some(table.at('1'))));
    table.looks(". . wAwB");
}

#[test]
fn mn_15_a_tool_that_gives_a_move_saves_the_tile_if_it_is_used() {
    let mut table = scene(
        "
        kAw2. wB
           w1
    ",
    )
    .pool("t")
    .ready();
    assert_eq!((table.ends(), placements(&table)), (String::new(), "12".to_owned()));
    assert_eq!(table.options().saves, [Tool::Map]);
    let mut failed = table.clone();
    failed.act(Action::Fail(Some(failed.at('2'))));
    failed.pool_is('A', "t");
    table.act(Action::Map { bend: table.at('2'), to: table.at('1') });
    table.pool_is('A', "k");
}

#[test]
fn mn_16_without_a_free_wollastonite_the_pawn_leaves_the_board() {
    let mut table = scene("kA. wBk k k k").ready();
    let before = table.clone();
    assert_eq!(table.legal(), [Action::Fail(None)]);
    let effects = table.act(Action::Fail(None));
    assert!(has!(effects, Effect::Left { seat: tabletop::Seat(0) }));
    assert_eq!((table.who('A').pawn, table.to_act()), (None, 'B'));
    assert_eq!(table.to_bag(&before), minerals("k"));
    table.looks(". . wBk k k k");
}

#[test]
fn mn_16_mn_22_follows_as_if_it_had_been_placed() {
    let mut table = scene("t kA. wBk k k").ready();
    let before = table.clone();
    let effects = table.act(Action::Fail(None));
    assert!(has!(effects, Effect::Cut { taken: None, .. }));
    table.pool_is('A', "");
    assert_eq!(table.to_bag(&before), minerals("tk"));
    table.looks(". . . wBk k k");
}

#[test]
fn mn_16_later_turns_are_passed() {
    let mut table = scene("kA. wBk1k k2k").variant(Variant::Cards).ready();
    table.act(Action::Fail(None));
    let effects = table.go('1');
    assert!(has!(effects, Effect::Passed { seat: tabletop::Seat(0) }));
    assert_eq!(table.to_act(), 'B', "A was passed");
    assert_eq!((table.state().turns, table.state().round), (4, 2), "and the turn counts");
    let effects = table.go('2');
    assert!(has!(effects, Effect::Ended { reason: EndReason::Still }));
}

#[test]
fn mn_16_a_pawn_that_can_come_back_must_as_the_whole_turn() {
    let mut table = scene(
        "
        kA. wBk k1k2k
                 .3
    ",
    )
    .pool("kwwwt")
    .pool_of('B', "ww")
    .ready();
    table.act(Action::Fail(None));
    table.act(Action::Hammer { mineral: Mineral::Wollastonite, at: table.at('3') });
    let to = table.at('1').step(minerals::Direction::West, 1).unwrap();
    table.act(Action::Move(to));
    while table.step() == Step::After {
        table.act(Action::EndTurn);
    }
    assert_eq!((table.to_act(), table.step()), ('A', Step::Return));
    assert_eq!(table.legal(), [Action::Place(table.at('3'))]);
    let due = Refusal::OtherStep { due: Step::Return };
    for action in [Action::EndTurn, Action::Fail(None), Action::Move(table.at('3'))] {
        table.refuses("MN-16", action, &due);
    }
    assert!(!table.can(Action::Chest), "no tool either");
    let effects = table.act(Action::Place(table.at('3')));
    let (pawn, at) = (seat('A'), table.at('3'));
    assert_eq!(effects[0], Effect::Placed { seat: pawn, pawn, at });
    assert_eq!(table.to_act(), 'B', "nothing else in that turn");
    assert_eq!(table.who('A').pool, minerals("kwwwt"));
}

#[test]
fn mn_16_while_a_wollastonite_is_free_the_pawn_stays() {
    let table = scene("kA. wBw1").ready();
    let free = Refusal::WollastoniteFree { at: table.at('1') };
    table.refuses("MN-16", Action::Fail(None), &free);
}

#[test]
fn mn_22_after_a_failed_move_cut_parts_go_to_the_bag_whole() {
    let mut table = scene("t kAwBwCw1").camp().ready();
    let before = table.clone();
    let effects = table.act(Action::Fail(Some(table.at('1'))));
    let cut = Effect::Cut {
        seat: seat('A'),
        hexes: vec![table.at('A').step(minerals::Direction::West, 1).unwrap()],
        taken: None,
        bag: minerals("t"),
    };
    assert!(effects.contains(&cut), "{effects:?}");
    table.pool_is('A', "");
    assert_eq!(table.to_bag(&before), minerals("kt"));
    table.looks(". . wBwCwA");
}

#[test]
fn mn_22_also_when_the_failing_pawn_was_the_last_on_a_part() {
    let mut table = scene("t kA. wBw1").camp().ready();
    let before = table.clone();
    table.act(Action::Fail(Some(table.at('1'))));
    assert_eq!(table.to_bag(&before), minerals("kt"));
    table.pool_is('A', "");
    table.looks(". . . wBwA");
}

#[test]
fn mn_22_the_check_is_made_once_the_pawn_is_placed_again() {
    let mut table = scene("w2kA. wBw1").ready();
    table.act(Action::Fail(Some(table.at('2'))));
    table.looks("wA. . wBw");
}
