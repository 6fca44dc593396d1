//! MN-44, MN-45: Chest and Sack.

use std::collections::BTreeSet;

use minerals::{Action, Effect, Mineral, Minerals, Refusal, Step, Tool};
use tabletop::{Game, Seat};

use crate::common::{Scene, Table, minerals, scene, seat};
use crate::model::lots;

fn chest(bag: &str) -> Table {
    scene("kAw w1wB").bag(bag).pool("k").ready()
}

#[test]
fn mn_44_two_tiles_are_drawn_one_is_kept_the_other_goes_back() {
    for (keep, back) in [("k", "t"), ("t", "k")] {
        let mut table = chest("kt");
        let effects = table.act(Action::Chest);
        assert_eq!(effects[0], Effect::Paid { seat: seat('A'), tool: Tool::Chest });
        let Effect::Drew { tiles, .. } = &effects[1] else { panic!("{effects:?}") };
        assert_eq!(tiles.iter().copied().collect::<Minerals>(), minerals("kt"));
        assert_eq!((table.step(), table.state().bag), (Step::Keeping, Minerals::NONE));
        assert_eq!(table.legal().len(), 2);
        let (mineral, due) = (Mineral::Anthracite, Step::Keeping);
        table.refuses("MN-44", Action::Keep(mineral), &Refusal::NotDrawn { mineral });
        table.refuses("MN-44", Action::Move(table.at('1')), &Refusal::OtherStep { due });
        let mineral = minerals(keep).kinds().next().unwrap();
        let effects = table.act(Action::Keep(mineral));
        let other = minerals(back).kinds().next();
        assert_eq!(effects[0], Effect::Kept { seat: seat('A'), kept: mineral, back: other });
        table.pool_is('A', keep);
        assert_eq!((table.state().bag, table.step()), (minerals(back), Step::Before));
    }
}

#[test]
fn mn_44_a_single_tile_is_taken() {
    let mut table = chest("o");
    table.act(Action::Chest);
    table.pool_is('A', "o");
    assert_eq!((table.state().bag, table.step()), (Minerals::NONE, Step::Before));
}

#[test]
fn mn_44_not_with_an_empty_bag() {
    let table = chest("");
    table.refuses("MN-44", Action::Chest, &Refusal::BagEmpty);
}

#[test]
fn mn_44_the_draw_is_random() {
    let drawn: BTreeSet<Minerals> = (0..60)
        .map(|seed| {
            let mut table = scene("kAw w1wB").seed(seed).pool("k").ready();
            let effects = table.act(Action::Chest);
            let tiles = effects.iter().find_map(|effect| match effect {
                Effect::Drew { tiles, .. } => Some(tiles.iter().copied().collect()),
                _ => None,
            });
            tiles.expect("something was drawn")
        })
        .collect();
    assert!(drawn.len() > 5, "{drawn:?}");
    assert!(drawn.iter().all(|tiles| tiles.count() == 2));
}

#[test]
fn mn_44_after_the_move_too() {
    let mut table = scene("kAw w1wB").bag("kt").ready();
    table.go('1');
    table.act(Action::Chest);
    assert_eq!(table.step(), Step::Keeping);
    table.act(Action::Keep(Mineral::Tourmaline));
    assert_eq!(table.to_act(), 'B', "nothing can follow");
    table.pool_is('A', "t");
}

fn sack() -> Scene {
    scene("kAw w1wB").tools(&[Tool::Sack])
}

#[test]
fn mn_45_every_swap_of_equal_value_is_listed_once_with_nothing_that_goes_both_ways() {
    let table = scene("kAw wBw1wC")
        .tools(&[Tool::Sack])
        .pool("kkwwwta")
        .pool_of('B', "ktwo")
        .pool_of('C', "aww")
        .ready();
    let mine = minerals("kwwwta");
    let mut wanted = BTreeSet::new();
    for (with, theirs) in [('B', minerals("ktwo")), ('C', minerals("aww"))] {
        for give in lots(mine) {
            for take in lots(theirs) {
                let both = give.iter().zip(take.0).any(|((_, given), taken)| given > 0 && taken > 0);
                if give.value() == take.value() && !give.is_empty() && !both {
                    wanted.insert((seat(with), give, take));
                }
            }
        }
    }
    // Like for like, with the first seat that has something alike.
    wanted.insert((seat('B'), Minerals::NONE, Minerals::NONE));
    let uses = table.uses(Tool::Sack);
    let listed: BTreeSet<(Seat, Minerals, Minerals)> = uses
        .iter()
        .map(|action| match *action {
            Action::Sack { with, give, take } => (with, give, take),
            _ => panic!("{action:?}"),
        })
        .collect();
    assert_eq!(listed, wanted);
    assert_eq!(uses.len(), listed.len(), "once each");
    assert!(wanted.len() > 10);
}

#[test]
fn mn_45_the_numbers_of_tiles_may_differ() {
    let mut table = sack().pool("kt").pool_of('B', "wk").ready();
    let effects = table.act(Action::Sack { with: seat('B'), give: minerals("t"), take: minerals("wk") });
    let (give, take) = (minerals("t"), minerals("wk"));
    assert_eq!(effects[1], Effect::Swapped { seat: seat('A'), with: seat('B'), give, take });
    table.pool_is('A', "wk");
    table.pool_is('B', "t");
    assert_eq!(table.who('A').spent, minerals("k"));
}

#[test]
fn mn_45_what_goes_both_ways_is_left_out_of_the_canonical_form() {
    let mut table = sack().pool("ktw").pool_of('B', "wk").ready();
    let full =
        Action::Sack { with: seat('B'), give: minerals("tw"), take: minerals("wk").plus(minerals("w")) };
    assert!(!table.can(full), "B has but one wollastonite");
    table = sack().pool("ktw").pool_of('B', "wwk").ready();
    let bare = Action::Sack { with: seat('B'), give: minerals("t"), take: minerals("wk") };
    assert_eq!(table.game.canonical(&full), bare);
    assert!(!table.legal().contains(&full) && table.legal().contains(&bare));
    table.act(full);
    table.pool_is('A', "wwk");
    table.pool_is('B', "tw");
}

#[test]
fn mn_45_what_the_sack_refuses() {
    let table = sack().pool("kt").pool_of('B', "wka").spent('B', "t").ready();
    let swap = |with: Seat, give, take| Action::Sack { with, give: minerals(give), take: minerals(take) };
    table.refuses("MN-45", swap(seat('A'), "t", "t"), &Refusal::NotAnotherPlayer);
    table.refuses("MN-45", swap(Seat(7), "t", "t"), &Refusal::NotAnotherPlayer);
    table.refuses("MN-45", swap(seat('B'), "t", "w"), &Refusal::NotEqual { give: 3, take: 1 });
    // Tool spaces are never touched.
    let lacks = Refusal::LacksForSwap { seat: seat('B'), missing: minerals("t") };
    table.refuses("MN-45", swap(seat('B'), "t", "t"), &lacks);
    // The kyanite that pays is not there any more.
    let lacks = Refusal::LacksForSwap { seat: seat('A'), missing: minerals("k") };
    table.refuses("MN-45", swap(seat('B'), "k", "k"), &lacks);
    let alike = Refusal::NothingAlike { with: seat('B') };
    table.refuses("MN-45", swap(seat('B'), "", ""), &alike);
}
