//! MN-50, MN-51: Rope and Lantern.

use minerals::{Action, CardId, Effect, Mineral, Refusal, Step, Tool};
use testkit::has;

use crate::common::{Table, minerals, scene, seat};

fn ropes(table: &Table) -> String {
    table.marks(|action| if let Action::Rope(at) = action { Some(at) } else { None })
}

#[test]
fn mn_50_a_free_tile_on_a_straight_line_at_any_distance_over_anything() {
    let mut table = scene(
        "
        kAw3w1wB. . wCt6w7
         w8w9k2
    ",
    )
    .camp()
    .pool("o")
    .ready();
    table.go('1');
    // West 3; east over the pawn B, a gap of two, and C; south-west 9, and 2 to the south-east.
    assert_eq!(ropes(&table), "23679");
    let before = table.clone();
    let effects = table.act(Action::Rope(table.at('7')));
    let (at, mineral, tool) = (table.at('7'), Mineral::Wollastonite, Tool::Rope);
    assert_eq!(
        effects[..2],
        [Effect::Paid { seat: seat('A'), tool }, Effect::Took { seat: seat('A'), tool, at, mineral }]
    );
    table.pool_is('A', "kw");
    assert_eq!(table.to_bag(&before), minerals(""));
}

#[test]
fn mn_50_what_the_rope_refuses() {
    let mut table = scene(
        "
        kAw3w1wB.4wC
         w8w9k2
    ",
    )
    .pool("o")
    .ready();
    table.go('1');
    let tool = Tool::Rope;
    let at = table.at('8');
    table.refuses("MN-50", Action::Rope(at), &Refusal::NotOnLine { at });
    let at = table.at('B');
    let occupied = Refusal::NotFreeTile { at, seat: Some(seat('B')), tool };
    table.refuses("MN-50", Action::Rope(at), &occupied);
    let at = table.at('4');
    table.refuses("MN-50", Action::Rope(at), &Refusal::NotFreeTile { at, seat: None, tool });
    let at = table.at('1');
    assert!(!table.can(Action::Rope(at)), "not the tile below the pawn");
}

/// A first move to 1 and a Lantern's move to 2 or 3.
fn lantern() -> Table {
    let mut table = scene(
        "
        t wAk1w k3wB
           w w k2
    ",
    )
    .tools(&[Tool::Lantern])
    .pool("okkk")
    .row(&[3])
    .ready();
    table.go('1');
    assert_eq!(table.step(), Step::Cutting);
    table.act(Action::Cut(table.at('A').step(minerals::Direction::West, 1).unwrap()));
    table
}

#[test]
fn mn_51_one_more_move_that_is_the_next_thing_to_do() {
    let mut table = lantern();
    let effects = table.act(Action::Lantern);
    assert_eq!(effects, [Effect::Paid { seat: seat('A'), tool: Tool::Lantern }]);
    assert_eq!((table.to_act(), table.step()), ('A', Step::Lantern));
    assert!(table.legal().iter().all(|action| matches!(action, Action::Move(_))), "{:?}", table.legal());
    assert!(table.ends().contains('3'));
    let due = Refusal::OtherStep { due: Step::Lantern };
    let collect = Action::Collect { card: CardId(3), lower: false };
    for action in [Action::EndTurn, collect, Action::Fail(None)] {
        table.refuses("MN-51", action, &due);
    }
    let must = table.refusal(Action::Fail(Some(table.at('1'))));
    assert_eq!(must, due);
    table.go('3');
    table.looks(
        "
        . . . w kAwB
           w w k
    ",
    );
    table.pool_is('A', "wtkkkk");
}

#[test]
fn mn_51_the_collection_comes_before_it_or_after_that_move() {
    let collect = Action::Collect { card: CardId(3), lower: false };
    let mut before = lantern();
    before.act(collect);
    before.act(Action::Lantern);
    before.go('3');
    assert_eq!((before.to_act(), before.who('A').cards), ('B', 1 << 3));
    let mut after = lantern();
    after.act(Action::Lantern);
    after.go('3');
    assert_eq!(after.step(), Step::After);
    after.act(collect);
    assert_eq!(after.who('A').cards, 1 << 3);
}

#[test]
fn mn_51_it_must_be_possible() {
    let mut table = scene("wAk1wBw").tools(&[Tool::Lantern]).pool("ok").ready();
    table.go('1');
    // Two steps to the east there is a tile: the move is possible.
    assert!(table.can(Action::Lantern));
    let mut table = scene("wAk1wB").tools(&[Tool::Lantern]).pool("ok").ready();
    table.go('1');
    table.refuses("MN-51", Action::Lantern, &Refusal::NoLanternMove);
}

#[test]
fn mn_51_its_move_cuts_cheapest_tiles_only() {
    let mut table = scene(
        "
        wAk1wBw2
         a
        t
    ",
    )
    .camp()
    .row(&[13, 18, 21, 22])
    .tools(&[Tool::Lantern, Tool::Shovel])
    .pool("owww")
    .ready();
    table.go('1');
    let before = table.clone();
    table.act(Action::Lantern);
    let effects = table.go('2');
    // a and t hung on the kyanite that was lifted now; no choice is left, and no Shovel.
    assert!(has!(effects, Effect::Cut { taken: Some((_, Mineral::Tourmaline)), .. }));
    table.pool_is('A', "wwwwkt");
    assert_eq!(table.to_bag(&before), minerals("a"));
    assert_eq!(table.to_act(), 'B');
}
