//! MN-42, MN-43: Hammer and Shovel.

use minerals::{Action, Effect, Hex, Mineral, Refusal, Step, Tool};
use testkit::has;

use crate::common::{Table, minerals, scene, seat};

fn places(table: &Table) -> String {
    table.marks(|action| if let Action::Hammer { at, .. } = action { Some(at) } else { None })
}

fn shovels(table: &Table) -> String {
    table.marks(|action| if let Action::Shovel(at) = action { Some(at) } else { None })
}

fn put(mineral: Mineral, at: Hex) -> Action {
    Action::Hammer { mineral, at }
}

#[test]
fn mn_42_a_mineral_of_the_pool_goes_to_an_empty_hex_that_touches_two_tiles() {
    let mut table = scene(
        "
         .1.2.3
        kAw w wB.7
         .4.5.6
    ",
    )
    .pool("wtt")
    .ready();
    assert_eq!(places(&table), "123456");
    assert_eq!(table.uses(Tool::Hammer).len(), 6, "only the tourmaline is left to put there");
    let effects = table.act(put(Mineral::Tourmaline, table.at('5')));
    let at = table.at('5');
    assert_eq!(
        effects,
        [
            Effect::Paid { seat: seat('A'), tool: Tool::Hammer },
            Effect::Hammered { seat: seat('A'), at, mineral: Mineral::Tourmaline }
        ]
    );
    table.looks(
        "
         . . .
        kAw w wB
         . t .
    ",
    );
    table.pool_is('A', "t");
    assert_eq!(table.step(), Step::Before);
}

#[test]
fn mn_42_each_mineral_of_the_pool_can_be_put_there() {
    let table = scene("kAw w wB").pool("wwkto").ready();
    let hammers = table.uses(Tool::Hammer);
    for mineral in Mineral::ALL {
        let found =
            hammers.iter().any(|action| matches!(action, Action::Hammer { mineral: m, .. } if *m == mineral));
        assert_eq!(found, mineral != Mineral::Anthracite, "{mineral}");
    }
}

#[test]
fn mn_42_what_the_hammer_refuses() {
    let table = scene(
        "
         .1.2.3
        kAw w wB.7
    ",
    )
    .pool("wt")
    .ready();
    let (at, tool) = (table.at('7'), Tool::Hammer);
    let few = Refusal::TouchesTooFew { at, tiles: 1, tool };
    table.refuses("MN-42", put(Mineral::Tourmaline, at), &few);
    let at = table.at('B');
    table.refuses("MN-42", put(Mineral::Tourmaline, at), &Refusal::NotEmpty { at, tool });
    for mineral in [Mineral::Wollastonite, Mineral::Kyanite] {
        table.refuses("MN-42", put(mineral, table.at('1')), &Refusal::NotInPool { mineral });
    }
}

#[test]
fn mn_42_an_empty_hex_is_one_where_a_tile_was_as_well() {
    let mut table = scene(
        "
        k k k
         kA-1k2wB
        k k k
    ",
    )
    .pool("wt")
    .ready();
    let touching = table.act(put(Mineral::Tourmaline, table.at('1')));
    assert!(has!(touching, Effect::Hammered { .. }));
    table.looks(
        "
        k k k
         kAt k wB
        k k k
    ",
    );
}

const CUT: &str = "
       .3.4
    .2t k wAk1w wB.5
               .6";

#[test]
fn mn_42_in_the_cuts_a_hex_that_touches_the_loose_part_once_will_do() {
    let mut table = scene(CUT).pool("t").ready();
    table.go('1');
    assert_eq!(table.step(), Step::Cutting);
    // 2 touches the loose part once, 3 twice, 4 once; A, the hex just left, joins both parts; 6 touches two
    // tiles of the part that stays; 5 touches only one of it.
    let places = places(&table);
    for mark in ['2', '3', '4', 'A', '6'] {
        assert!(places.contains(mark), "{mark}: {places}");
    }
    let (at, tool) = (table.at('5'), Tool::Hammer);
    let few = Refusal::TouchesTooFew { at, tiles: 1, tool };
    table.refuses("MN-42", put(Mineral::Tourmaline, at), &few);
}

#[test]
fn mn_42_before_the_move_it_must_touch_two_tiles() {
    let table = scene(CUT).pool("wt").ready();
    let places = places(&table);
    assert!(places.contains('3') && places.contains('6'), "{places}");
    assert!(!places.contains('2') && !places.contains('5'), "{places}");
}

#[test]
fn mn_42_a_bridge_saves_a_part_that_was_about_to_be_cut() {
    let mut table = scene(CUT).pool("t").ready();
    table.go('1');
    let effects = table.act(put(Mineral::Tourmaline, table.at('A')));
    assert!(!has!(effects, Effect::Cut { .. }));
    table.looks(
        "
           . .
        . t k t kAw wB.
                   .
    ",
    );
    table.pool_is('A', "");
    assert_eq!(table.to_act(), 'B');
}

#[test]
fn mn_42_what_was_put_on_the_loose_part_is_cut_off_with_it() {
    let mut table = scene(CUT).pool("w").ready();
    table.go('1');
    let before = table.clone();
    table.act(put(Mineral::Wollastonite, table.at('2')));
    // The wollastonite is the lowest there now.
    table.pool_is('A', "w");
    assert_eq!(table.to_bag(&before), minerals("tk"));
    table.looks(
        "
           . .
        . . . . kAw wB.
                   .
    ",
    );
}

#[test]
fn mn_43_from_one_part_a_dearer_tile_from_the_others_the_cheapest() {
    let mut table = scene(
        "
        t2a4
           wAa1wB
        k5w3
    ",
    )
    .camp()
    .tools(&[Tool::Shovel])
    .ready();
    table.go('1');
    assert_eq!((table.cuts(), shovels(&table)), ("23".to_owned(), "45".to_owned()));
    let before = table.clone();
    let effects = table.act(Action::Shovel(table.at('4')));
    assert_eq!(effects[0], Effect::Paid { seat: seat('A'), tool: Tool::Shovel });
    let (taken, bag) = (Some((table.at('4'), Mineral::Anthracite)), minerals("t"));
    assert!(has!(effects, Effect::Cut { taken: t, bag: b, .. } if *t == taken && *b == bag));
    // The wollastonite of the other part came by itself.
    table.pool_is('A', "aw");
    assert_eq!(table.to_bag(&before), minerals("tk"));
    assert_eq!((table.who('A').spent, table.to_act()), (minerals("w"), 'B'));
}

#[test]
fn mn_43_any_dearer_tile_of_the_part() {
    let mut table = scene("o2k3w4t5wAk1wB").tools(&[Tool::Shovel]).ready();
    table.go('1');
    assert_eq!((table.cuts(), shovels(&table)), ("4".to_owned(), "235".to_owned()));
    let lowest = Mineral::Wollastonite;
    table.refuses("MN-43", Action::Shovel(table.at('4')), &Refusal::NotDearer { lowest });
    table.act(Action::Shovel(table.at('2')));
    table.pool_is('A', "o");
}

#[test]
fn mn_43_not_where_all_tiles_cost_the_same() {
    let mut table = scene("k2k3wAk1wB").tools(&[Tool::Shovel]).pool("ww").ready();
    table.go('1');
    assert_eq!((table.cuts().len(), table.offers(Tool::Shovel)), (1, false));
    table.act(Action::Cut(table.at('3')));
    table.pool_is('A', "wwwk");
}

#[test]
fn mn_43_only_from_a_part_that_is_cut() {
    let mut table = scene("t2a3wAk1wB").tools(&[Tool::Shovel]).ready();
    table.go('1');
    let stays = table.at('B');
    table.refuses("MN-20", Action::Shovel(stays), &Refusal::NotCutOff { at: stays });
}
