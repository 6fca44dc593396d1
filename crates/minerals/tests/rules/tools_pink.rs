//! MN-46, MN-47: Map and Compass.

use std::collections::BTreeSet;

use minerals::{Action, CardId, Direction, Effect, Mineral, Refusal, Tool};

use crate::common::{Scene, Table, minerals, scene, seat};

/// Every move with the Map whose bend is marked, as its bend and its end.
fn maps(table: &Table) -> BTreeSet<String> {
    let sign = |hex| table.picture.sign(hex);
    let mut found = BTreeSet::new();
    for action in table.uses(Tool::Map) {
        if let Action::Map { bend, to } = action {
            let way = format!("{}{}", sign(bend), sign(to));
            assert!(sign(bend) == '?' || found.insert(way), "{action:?} twice");
        }
    }
    found
}

fn set(ways: &str) -> BTreeSet<String> {
    ways.split_whitespace().map(str::to_owned).collect()
}

fn map(table: &Table, bend: char, to: char) -> Action {
    Action::Map { bend: table.at(bend), to: table.at(to) }
}

fn mapped(picture: &str) -> Scene {
    scene(picture).pool("t")
}

#[test]
fn mn_46_a_player_without_a_move_on_anthracite_pays_for_the_map() {
    // The worked example, up to the card of 21 points.
    let mut table = scene(
        "
        k t aAw w w2
                   w1wB
    ",
    )
    .row(&[12])
    .pool("ttwkt")
    .ready();
    assert_eq!(table.ends(), "", "no move on anthracite");
    assert!(table.can(Action::Fail(Some(table.at('1')))));
    let effects = table.act(map(&table, '2', '1'));
    let (from, bend, to) = (table.at('A'), Some(table.at('2')), table.at('1'));
    let lifted = Mineral::Anthracite;
    assert!(effects.contains(&Effect::Moved { seat: seat('A'), from, bend, to, lifted }));
    let kyanite = Effect::Cut {
        seat: seat('A'),
        hexes: [-2, -1].map(|steps| from.step(Direction::East, steps).unwrap()).to_vec(),
        taken: Some((from.step(Direction::West, 2).unwrap(), Mineral::Kyanite)),
        bag: minerals("t"),
    };
    assert!(effects.contains(&kyanite), "the kyanite is the lowest there: {effects:?}");
    table.pool_is('A', "wkkatt");
    table.act(Action::Collect { card: CardId(12), lower: false });
    table.pool_is('A', "");
    // 21 for the card, 3 - 1 for the tourmaline on the tool space.
    assert_eq!(table.points('A'), 21 + 3 - 1);
}

#[test]
fn mn_46_the_direction_changes_once_after_the_first_step_and_before_the_last() {
    // Tourmaline: three steps, so the bend comes after one or two.
    let table = mapped(
        "
          k3k4
         k1k2k5
        tAk6k7k8wB
    ",
    )
    .ready();
    let ways = maps(&table);
    // East first: 6, then twice up to the right; 7, then up to the right or to the left.
    for way in ["64", "75", "72"] {
        assert!(ways.contains(way), "{way}: {ways:?}");
    }
    assert!(!ways.contains("68") && !ways.contains("78"), "that is straight on: {ways:?}");
    for way in &ways {
        assert!("1673".contains(&way[..1]), "bends lie on the lines from the pawn: {way}");
    }
    let at = table.at('8');
    table.refuses("MN-46", map(&table, '8', '5'), &Refusal::NoBend { at });
    let at = table.at('A');
    table.refuses("MN-46", map(&table, 'A', '8'), &Refusal::NoBend { at });
    let at = table.at('2');
    table.refuses("MN-46", map(&table, '2', '4'), &Refusal::NoBend { at });
    table.refuses("MN-46", map(&table, '6', '8'), &Refusal::SameDirection);
    table.refuses("MN-46", map(&table, '7', '8'), &Refusal::SameDirection);
}

#[test]
fn mn_46_the_steps_stay_exact() {
    let table = mapped(
        "
         k1k2k5
        kAk3k4wB
    ",
    )
    .ready();
    // Two steps: the bend comes after the first.
    assert_eq!(maps(&table), set("12 13 31 32"));
    let far = table.refusal(map(&table, '1', '5'));
    assert!(matches!(far, Refusal::WrongDistance { due: 2, .. }), "{far:?}");
}

#[test]
fn mn_46_straight_back_too() {
    let mut table = mapped("wC. tAk2wB").ready();
    // Two steps east and one back to 2. Not one east and two back: the gap there is two hexes wide.
    assert_eq!(maps(&table), set("B2"));
    table = mapped("w1tAk2wB").camp().ready();
    // Over the hex just left, which is empty, in both directions.
    assert_eq!(maps(&table), set("12 21 B2"));
    table.act(map(&table, '2', '1'));
    table.looks("wA. k wB");
}

#[test]
fn mn_46_the_hex_just_left_is_empty_when_it_is_entered_again() {
    // Five steps: two east and three back: 3, A's hex, then what is west of it.
    let mut open = mapped("w1aAk2wB").camp().ready();
    // Four: one east (2), three back: A's hex, 1, and nothing further.
    assert_eq!(maps(&open), set(""));
    open = mapped("w3w1aAk2wB").camp().ready();
    assert_eq!(maps(&open), set("23"));
    let gap = mapped("wC. aAk2wB").ready();
    assert_eq!(maps(&gap), set(""), "A's hex and the next are two in a row");
    // It is no place to end on either.
    let home = mapped("kAk2wB").camp().ready();
    let at = home.at('A');
    home.refuses("MN-12", map(&home, '2', 'A'), &Refusal::LandsOnGap { at });
}

#[test]
fn mn_46_above_a_gap() {
    let mut table = mapped(
        "
        tA.2.3
         k4k1wB
    ",
    )
    .camp()
    .ready();
    // 2 is a gap; from there to the south-east 1 is entered, and one more hex would follow.
    assert!(!maps(&table).contains("21"), "three steps, not two");
    table = mapped(
        "
        kA.2.3
         k4k1wB
    ",
    )
    .camp()
    .ready();
    assert_eq!(maps(&table), set("21 24 41"));
    table.act(map(&table, '2', '1'));
    table.looks(
        "
        . . .
         k kAwB
    ",
    );
}

#[test]
fn mn_46_above_a_pawn() {
    let table = mapped(
        "
        kAwB.3
         k4k1w
    ",
    )
    .ready();
    assert_eq!(maps(&table), set("B1 B4 41"));
}

#[test]
fn mn_46_the_gap_rule_runs_on_through_the_bend() {
    // East to the gap 2, then south-east to the gap 3: two in a row.
    let table = mapped(
        "
        tA.2.
         k4.3k
          k k1wB
    ",
    )
    .ready();
    let bent = map(&table, '2', '1');
    table.refuses("MN-11", bent, &Refusal::WideGap { at: table.at('3') });
    // With a tile at 3 the same way is free.
    let table = mapped(
        "
        tA.2.
         k4k3k
          k k1wB
    ",
    )
    .ready();
    assert!(table.can(map(&table, '2', '1')));
}

#[test]
fn mn_46_the_bend_is_part_of_the_action_where_two_bends_end_alike() {
    let table = mapped(
        "
         k1k2
        kAk3k4wB
    ",
    )
    .ready();
    assert!(table.can(map(&table, '1', '2')) && table.can(map(&table, '3', '2')));
}

#[test]
fn mn_46_not_off_wollastonite_whose_one_step_leaves_no_room_for_a_bend() {
    let table = mapped("wAk1k2wB").ready();
    assert!(!table.offers(Tool::Map));
}

fn ways(table: &Table) -> String {
    table.marks(|action| if let Action::Compass(to) = action { Some(to) } else { None })
}

fn compass(picture: &str) -> Scene {
    scene(picture).tools(&[Tool::Compass]).pool("t")
}

#[test]
fn mn_47_any_length_up_to_the_last_free_tile_before_a_gap_a_pawn_or_the_edge() {
    let table = compass(
        "
         w1wBw
        kAk2w3a4. w5wC
         k6k7
    ",
    )
    .ready();
    // East up to the gap; north-east 1 and then the edge; south-east 6.
    assert_eq!(ways(&table), "12346");
    let at = table.at('4').step(Direction::East, 1).unwrap();
    table.refuses("MN-47", Action::Compass(table.at('5')), &Refusal::NotFreeWay { at });
    table.refuses("MN-47", Action::Compass(at), &Refusal::NotFreeWay { at });
    let pawn = compass("kAk1wBk2k3").ready();
    assert_eq!(ways(&pawn), "1");
    for to in ['B', '2', '3'] {
        let at = pawn.at('B');
        pawn.refuses("MN-47", Action::Compass(pawn.at(to)), &Refusal::NotFreeWay { at });
    }
}

#[test]
fn mn_47_one_hex_at_least_and_straight() {
    let table = compass(
        "
        kAk1wB
           k2
    ",
    )
    .ready();
    table.refuses("MN-10", Action::Compass(table.at('A')), &Refusal::NotStraight);
    table.refuses("MN-10", Action::Compass(table.at('2')), &Refusal::NotStraight);
}

#[test]
fn mn_47_the_move_is_like_any_other_after_the_landing() {
    let mut table = compass("t kAw w w1wB").ready();
    table.act(Action::Compass(table.at('1')));
    table.looks(". . w w wAwB");
    table.pool_is('A', "kt");
    assert_eq!(table.who('A').spent, minerals("t"));
}
