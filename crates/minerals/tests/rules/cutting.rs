//! MN-20, MN-21, MN-23: parts that are cut off.

use minerals::{Action, Effect, Mineral, Refusal, Step, Tool, Variant};
use testkit::has;

use crate::common::{minerals, scene, seat};

const TWO_PARTS: &str = "
    t2a4
       wAa1wB
    k5w3";

#[test]
fn mn_20_a_move_off_wollastonite_onto_anthracite_cuts_two_parts() {
    // A worked example: a tourmaline from one, a wollastonite from the other.
    let mut table = scene(TWO_PARTS).camp().variant(Variant::Cards).ready();
    let before = table.clone();
    let effects = table.go('1');
    let cuts = effects.iter().filter(|effect| matches!(effect, Effect::Cut { .. })).count();
    assert_eq!(cuts, 2);
    table.pool_is('A', "wtw");
    assert_eq!(table.to_bag(&before), minerals("ak"));
    table.looks(
        "
        . .
           . aAwB
        . .
    ",
    );
}

#[test]
fn mn_20_parts_are_cut_one_after_another_in_the_movers_order() {
    for (first, second, after_first) in [('2', '3', "wt"), ('3', '2', "ww")] {
        let mut table = scene(TWO_PARTS).camp().ready();
        table.go('1');
        assert_eq!((table.step(), table.cuts()), (Step::Cutting, "23".to_owned()));
        let before = table.clone();
        let effects = table.act(Action::Cut(table.at(first)));
        assert!(has!(effects, Effect::Cut { taken: Some(_), .. }));
        table.pool_is('A', after_first);
        assert_eq!(table.to_bag(&before).count(), 1);
        assert_eq!(table.cuts(), second.to_string());
        table.act(Action::Cut(table.at(second)));
        table.pool_is('A', "wtw");
    }
}

#[test]
fn mn_20_the_mover_takes_a_tile_of_the_lowest_value_of_a_part_that_is_cut() {
    let mut table = scene(TWO_PARTS).camp().ready();
    table.go('1');
    let (lowest, found) = (Mineral::Tourmaline, Mineral::Anthracite);
    table.refuses("MN-20", Action::Cut(table.at('4')), &Refusal::NotLowest { lowest, found });
    let (lowest, found) = (Mineral::Wollastonite, Mineral::Kyanite);
    table.refuses("MN-20", Action::Cut(table.at('5')), &Refusal::NotLowest { lowest, found });
    let stays = table.at('B');
    table.refuses("MN-20", Action::Cut(stays), &Refusal::NotCutOff { at: stays });
    let gone = table.at('A');
    table.refuses("MN-20", Action::Cut(gone), &Refusal::NotCutOff { at: gone });
    table.refuses("MN-20", Action::EndTurn, &Refusal::OtherStep { due: Step::Cutting });
}

#[test]
fn mn_20_what_was_taken_is_in_the_pool_at_once() {
    let mut table = scene(
        "
        t2a4
           kAw a1wB
        k5w3
    ",
    )
    .tools(&[Tool::Shovel])
    .ready();
    table.go('1');
    table.pool_is('A', "k");
    assert!(!table.offers(Tool::Shovel), "there is no wollastonite to pay it");
    table.act(Action::Cut(table.at('3')));
    let dearer = Action::Shovel(table.at('4'));
    assert_eq!(table.uses(Tool::Shovel), [dearer]);
    table.act(dearer);
    table.pool_is('A', "ka");
    assert_eq!(table.who('A').spent, minerals("w"));
}

#[test]
fn mn_20_a_part_is_cut_whatever_its_size() {
    let mut large = scene(
        "
        t t t t
         a k a wAk1wB
        t t t t
    ",
    )
    .camp()
    .variant(Variant::Cards)
    .ready();
    let before = large.clone();
    large.go('1');
    large.pool_is('A', "wk");
    assert_eq!(large.to_bag(&before), minerals("ttttttttaa"));
    let mut single = scene("t wAk1wB").camp().variant(Variant::Cards).ready();
    let before = single.clone();
    let effects = single.go('1');
    let at = single.at('A').step(minerals::Direction::West, 1).unwrap();
    let taken = Some((at, Mineral::Tourmaline));
    let cut = Effect::Cut { seat: seat('A'), hexes: vec![at], taken, bag: minerals("") };
    assert!(effects.contains(&cut), "{effects:?}");
    assert_eq!(single.to_bag(&before), minerals(""));
}

#[test]
fn mn_20_one_part_that_hangs_together_is_not_cut() {
    let mut table = scene(
        "
        t k a
         k wAk1wB
          k k
    ",
    )
    .camp()
    .variant(Variant::Cards)
    .ready();
    table.go('1');
    table.looks(
        "
        t k a
         k . kAwB
          k k
    ",
    );
}

#[test]
fn mn_21_a_part_that_holds_a_pawn_stays_until_its_last_pawn_leaves() {
    let mut table = scene("w3tBwAa2a5k").camp().variant(Variant::Cards).ready();
    table.go('2');
    table.looks("w tB. aAa k");
    table.pool_is('A', "w");
    // Over the gap and over A.
    assert_eq!(table.ends(), "5");
    let effects = table.go('5');
    assert!(has!(effects, Effect::Cut { seat: tabletop::Seat(1), .. }));
    table.looks(". . . aAaBk");
    table.pool_is('B', "tw");
}

#[test]
fn mn_21_while_another_pawn_is_left_on_it_a_part_stays() {
    let mut table = scene("wCtA. wBa1k").camp().variant(Variant::Cards).ready();
    table.go('1');
    table.looks("wC. . wBaAk");
}

#[test]
fn mn_21_pawns_may_move_onto_and_over_a_part_that_is_separate() {
    let mut onto = scene("w1wB. tAwC").camp().variant(Variant::Cards).ready();
    onto.go('1');
    onto.looks("wAwB. . wC");
    let mut over = scene("k wDk1. wB. aAwC").camp().variant(Variant::Cards).ready();
    assert_eq!(over.ends(), "1");
    over.go('1');
    over.looks("k wDkA. wB. . wC");
}

#[test]
fn mn_23_a_tool_before_the_move_cuts_at_once() {
    let mut table = scene(
        "
               .2
        t w1kAw w wB
                 k3
    ",
    )
    .tools(&[Tool::Vortex])
    .pool("a")
    .ready();
    let before = table.clone();
    let effects = table.act(Action::Vortex(table.at('2')));
    assert!(has!(effects, Effect::Cut { taken: Some((_, Mineral::Wollastonite)), .. }));
    table.pool_is('A', "w");
    assert_eq!(table.to_bag(&before), minerals("t"));
    assert_eq!((table.to_act(), table.step(), table.ends()), ('A', Step::Before, "3".to_owned()));
    table.looks(
        "
               kA
        . . . w w wB
                 k
    ",
    );
}

#[test]
fn mn_23_the_tile_is_of_the_lowest_value_and_there_is_no_shovel() {
    let mut table = scene("wBkAw w1k3t a").tools(&[Tool::Shovel]).pool("wwo").ready();
    table.go('1');
    let before = table.clone();
    table.act(Action::Rope(table.at('3')));
    // The Rope is the tool of the turn: the cut is not a choice.
    assert_ne!(table.step(), Step::Cutting);
    table.pool_is('A', "kwwkt");
    assert_eq!(table.to_bag(&before), minerals("a"));
    table.looks("wB. w wA. . .");
}

#[test]
fn mn_23_several_parts_are_cut_by_one_tool() {
    let mut table = scene(
        "
                 k t
        wBkAw w1w3
                 t a
    ",
    )
    .tools(&[Tool::Glass])
    .pool("a")
    .ready();
    table.go('1');
    let before = table.clone();
    table.act(Action::Glass(table.at('3')));
    table.pool_is('A', "kwkt");
    assert_eq!(table.to_bag(&before), minerals("ta"));
}
