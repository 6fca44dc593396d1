//! MN-10 to MN-14: the move.

use minerals::{Action, CardId, Direction, Effect, Hex, Mineral, Refusal, Step, Tool, Variant};
use tabletop::Game;
use testkit::has;

use crate::common::{minerals, scene, seat};

/// A drawing with its empty hexes outside of the outline, and with the same hexes once tiled.
fn both(picture: &str) -> [String; 2] {
    [picture.to_owned(), picture.replace('.', "-")]
}

const STAR: &str = "
     w         w
      w       w
       w     w
        w   w
         w w
w w w w w XAw w w w w wB
         w w
        w   w
       w     w
      w       w
     w         w";

#[test]
fn mn_10_a_pawn_moves_exactly_as_far_as_its_tile_is_worth_in_six_directions() {
    for mineral in Mineral::ALL {
        let picture = STAR.replace('X', &mineral.letter().to_string());
        let table = scene(&picture).variant(Variant::Cards).ready();
        let from = table.at('A');
        let mut wanted: Vec<Action> = Direction::ALL
            .into_iter()
            .map(|way| Action::Move(from.step(way, i16::from(mineral.value())).unwrap()))
            .collect();
        wanted.sort_by_key(|action| format!("{action:?}"));
        let mut legal = table.legal();
        legal.sort_by_key(|action| format!("{action:?}"));
        assert_eq!(legal, wanted, "{mineral}");
    }
}

#[test]
fn mn_10_moving_off_kyanite_is_exactly_two_hexes() {
    let mut table = scene(
        "
        kAw2w1w3wB
         w4w
    ",
    )
    .variant(Variant::Cards)
    .ready();
    assert_eq!(table.ends(), "1");
    let wrong = |steps| Refusal::WrongDistance { steps, due: 2 };
    table.refuses("MN-10", Action::Move(table.at('2')), &wrong(1));
    table.refuses("MN-10", Action::Move(table.at('3')), &wrong(3));
    table.refuses("MN-10", Action::Move(table.at('A')), &Refusal::NotStraight);
    let aside = table.at('4').step(Direction::East, 1).unwrap();
    table.refuses("MN-10", Action::Move(aside), &Refusal::NotStraight);
    let effects = table.go('1');
    let (from, to) = (table.at('A'), table.at('1'));
    let moved = Effect::Moved { seat: seat('A'), from, bend: None, to, lifted: Mineral::Kyanite };
    assert_eq!(effects[0], moved);
    table.looks(
        "
        . w wAw wB
         w w
    ",
    );
}

#[test]
fn mn_10_the_tile_is_lifted_before_the_pawn_goes() {
    // Its hex is empty at once: what was connected by it alone falls apart.
    let mut table = scene("w wAk1wB").camp().variant(Variant::Cards).ready();
    table.go('1');
    table.looks(". . kAwB");
    table.pool_is('A', "ww");
}

#[test]
fn mn_11_one_empty_hex_is_crossed_and_counts_as_a_step() {
    for picture in both("tA. wBw1") {
        let mut table = scene(&picture).camp().ready();
        assert_eq!(table.ends(), "1", "{picture}");
        table.go('1');
        table.looks(". . wBwA");
    }
}

#[test]
fn mn_11_two_empty_hexes_in_a_row_are_not_crossed() {
    for picture in both("aA. .2wBw1") {
        let table = scene(&picture).camp().ready();
        assert_eq!(table.ends(), "");
        let wide = Refusal::WideGap { at: table.at('2') };
        table.refuses("MN-11", Action::Move(table.at('1')), &wide);
    }
    for picture in both("oAk .2. wBw1") {
        let table = scene(&picture).camp().ready();
        let at = table.at('2').step(Direction::East, 1).unwrap();
        table.refuses("MN-11", Action::Move(table.at('1')), &Refusal::WideGap { at });
    }
}

#[test]
fn mn_11_gaps_that_are_not_in_a_row_are_crossed_each() {
    for picture in both(
        "
        aA. wB. w1
                 wC
    ",
    ) {
        let table = scene(&picture).camp().ready();
        assert_eq!(table.ends(), "1", "{picture}");
    }
}

#[test]
fn mn_11_several_pawns_in_a_row_are_crossed_and_count_as_steps() {
    let mut table = scene("oAwBwC. wDw1").camp().ready();
    assert_eq!(table.ends(), "1");
    table.go('1');
    table.looks(". wBwC. wDwA");
}

#[test]
fn mn_11_an_empty_hex_outside_the_outline_is_a_gap_like_any_other() {
    // The bay in the west side of the board is outside; the hole in its middle is not.
    let mut bay = scene(
        "
        k tA. k k1k
         k . k k
        k k k k wB
    ",
    )
    .ready();
    assert!(bay.ends().contains('1'));
    bay.go('1');
    let mut hole = scene(
        "
         k k k k k
        k tA- k k1k
         k k k k k wB
    ",
    )
    .ready();
    assert!(hole.ends().contains('1'));
    hole.go('1');
}

#[test]
fn mn_11_the_hex_just_left_opens_no_gap() {
    // Left, crossed, reached: were the first one counted, there would be two empty hexes in a row.
    let table = scene("kA. k1wB").ready();
    assert_eq!(table.ends(), "1");
}

#[test]
fn mn_12_a_move_ends_on_a_tile() {
    for picture in both("kAw .1wB") {
        let table = scene(&picture).camp().ready();
        let gap = Refusal::LandsOnGap { at: table.at('1') };
        table.refuses("MN-12", Action::Move(table.at('1')), &gap);
    }
    let table = scene("kAw wB").ready();
    let beyond = table.at('A').step(Direction::NorthEast, 2).unwrap();
    assert!(!table.can(Action::Move(beyond)), "nor where no tile ever was");
}

#[test]
fn mn_12_a_move_ends_on_a_tile_without_a_pawn() {
    let table = scene("kAw wBw").ready();
    let pawn = Refusal::LandsOnPawn { at: table.at('B'), seat: seat('B') };
    table.refuses("MN-12", Action::Move(table.at('B')), &pawn);
}

#[test]
fn mn_13_a_legal_move_must_be_made() {
    let table = scene("kAw2w1wB").ready();
    let must = Refusal::MustMove { to: table.at('1') };
    table.refuses("MN-13", Action::Fail(Some(table.at('2'))), &must);
    table.refuses("MN-13", Action::Fail(None), &must);
    table.refuses("MN-8", Action::EndTurn, &Refusal::OtherStep { due: Step::Before });
}

#[test]
fn mn_13_a_move_with_map_or_compass_will_do_instead() {
    let mut map = scene(
        "
        kAw2w1wB
           k3
    ",
    )
    .pool("t")
    .ready();
    assert_eq!(map.ends(), "1");
    map.act(Action::Map { bend: map.at('2'), to: map.at('3') });
    assert_eq!(map.to_act(), 'B');
    let mut compass = scene("kAw2w1wB").tools(&[Tool::Compass]).pool("t").ready();
    compass.act(Action::Compass(compass.at('2')));
    compass.looks(". wAw wB");
}

#[test]
fn mn_13_the_board_counts_as_a_tool_has_left_it() {
    let mut made = scene("kAw3.1wB").pool("wt").ready();
    assert!(made.can(Action::Fail(Some(made.at('3')))));
    made.act(Action::Hammer { mineral: Mineral::Tourmaline, at: made.at('1') });
    let must = Refusal::MustMove { to: made.at('1') };
    made.refuses("MN-13", Action::Fail(Some(made.at('3'))), &must);
    made.go('1');

    let mut lost = scene(
        "
           .2
        kAw3w1wB
    ",
    )
    .tools(&[Tool::Vortex])
    .pool("a")
    .ready();
    assert!(!lost.can(Action::Fail(Some(lost.at('3')))));
    lost.act(Action::Vortex(lost.at('2')));
    assert_eq!(lost.ends(), "");
    lost.act(Action::Fail(Some(lost.at('3'))));
    lost.looks(
        "
           .
        . wAw wB
    ",
    );
}

#[test]
fn mn_14_the_lifted_tile_is_in_the_pool_after_the_landing_and_pays() {
    let mut table = scene("kAw w1wB").ready();
    table.go('1');
    table.pool_is('A', "k");
    assert_eq!(table.step(), Step::After);
    table.act(Action::Chest);
    assert_eq!(table.who('A').spent, minerals("k"));

    let mut card = scene("kAw w1wB").row(&[0]).pool("ww").ready();
    let collect = Action::Collect { card: CardId(0), lower: false };
    assert_eq!(card.game.content().card(CardId(0)).needs, minerals("wwk"));
    assert!(!card.can(collect), "it is not in the pool before");
    card.go('1');
    let effects = card.act(collect);
    assert!(has!(effects, Effect::Collected { points: 5, .. }));
}

#[test]
fn mn_14_what_is_lifted_in_a_failed_move_is_not_in_the_pool() {
    let mut table = scene("kAw1. wB").camp().ready();
    let before = table.clone();
    table.act(Action::Fail(Some(table.at('1'))));
    table.pool_is('A', "");
    assert_eq!(table.to_bag(&before), minerals("k"));
}

#[test]
fn mn_10_hexes_beyond_the_plane_are_not_reached() {
    let table = scene("kAw w1wB").ready();
    for hex in [Hex::at(i8::MAX, 0), Hex::at(i8::MIN, 0), Hex::at(i8::MIN, i8::MAX), Hex::at(0, i8::MIN)] {
        assert!(!table.can(Action::Move(hex)));
        assert!(!table.can(Action::Map { bend: hex, to: hex }));
    }
}
