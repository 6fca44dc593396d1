//! "Rulings of this program" on the rules page: one test and more for each.

use minerals::{Action, CardId, Effect, Mineral, Minerals, Refusal, Step, Tool, Variant};
use testkit::has;

use crate::common::{Table, minerals, scene, seat};

// The turn.

#[test]
fn mn_15_losing_the_tile_placing_the_pawn_and_ending_the_turn_are_one_decision() {
    let mut table = scene("kAw1. wB").camp().ready();
    assert_eq!(table.legal(), [Action::Fail(Some(table.at('1')))]);
    let effects = table.act(Action::Fail(Some(table.at('1'))));
    assert!(has!(effects, Effect::Failed { .. }) && has!(effects, Effect::Placed { .. }));
    assert_eq!(effects.last(), Some(&Effect::TurnBegan { seat: seat('B') }));
}

#[test]
fn mn_9_a_turn_in_which_nothing_can_follow_ends_by_itself() {
    // No card and no tool can be paid.
    let mut done = scene("kAw w1wBw").tools(&[Tool::Sack]).row(&[13, 18, 21, 22]).ready();
    done.go('1');
    assert_eq!(done.to_act(), 'B');
    // A card can.
    let mut card = scene("kAw w1wBw").variant(Variant::Cards).row(&[0]).pool("ww").ready();
    card.go('1');
    assert_eq!((card.to_act(), card.step()), ('A', Step::After));
    card.act(Action::EndTurn);
    assert_eq!(card.to_act(), 'B');
    // A tool can.
    let mut tool = scene("kAw w1wBw").row(&[13, 18, 21, 22]).ready();
    tool.go('1');
    assert_eq!(tool.legal(), [Action::Chest, Action::EndTurn]);
}

#[test]
fn mn_16_a_round_begins_with_the_first_seat_and_a_passed_turn_counts() {
    let mut table = scene("kA. wBk1k k2k").variant(Variant::Cards).ready();
    table.act(Action::Fail(None));
    assert_eq!((table.state().round, table.state().turns), (1, 2));
    let effects = table.go('1');
    assert!(has!(effects, Effect::Passed { seat: tabletop::Seat(0) }));
    assert_eq!((table.to_act(), table.state().round, table.state().turns), ('B', 2, 4));
}

#[test]
fn mn_16_a_pawn_that_comes_back_does_nothing_else_and_loose_parts_go_to_the_bag_whole() {
    // No pawn is on the board: nothing was cut (MN-20), and the part without the pawn is cut now.
    let ready = || scene("w1k . . t k").seats(2).pool("wwkkttaaoo").row(&[0]).ready();
    let table = ready();
    assert_eq!((table.step(), table.legal()), (Step::Return, vec![Action::Place(table.at('1'))]));
    let mut table = ready();
    let before = table.clone();
    let effects = table.act(Action::Place(table.at('1')));
    assert!(has!(effects, Effect::Cut { taken: None, .. }));
    assert_eq!(table.to_bag(&before), minerals("tk"));
    table.pool_is('A', "wwkkttaaoo");
    assert!(has!(effects, Effect::Passed { seat: tabletop::Seat(1) }), "{effects:?}");
    table.looks("wAk . . . .");
}

// Cutting.

const TWO: &str = "
    t2a4
       kAk a1wB
    k5w3";

#[test]
fn mn_20_the_order_of_the_cuts_is_asked_only_while_it_can_matter() {
    let step = |scene: crate::common::Scene| {
        let mut table = scene.row(&[13, 18, 21, 22]).ready();
        table.go('1');
        table.step()
    };
    // No tools are played.
    assert_ne!(step(scene(TWO).camp().variant(Variant::Cards).pool("www")), Step::Cutting);
    // A wollastonite is in the pool for Hammer or Shovel.
    assert_eq!(step(scene(TWO).pool("w")), Step::Cutting);
    assert_eq!(step(scene(TWO).tools(&[Tool::Shovel]).pool("w")), Step::Cutting);
    // There is none, but the next cut may give one.
    assert_eq!(step(scene(TWO)), Step::Cutting);
    // There is none, and none of the parts gives one.
    assert_ne!(step(scene(&TWO.replace("w3", "k3")).camp()), Step::Cutting);
    // A tool was used in this turn.
    let mut used = scene(TWO).camp().bag("kk").pool("kw").ready();
    used.act(Action::Chest);
    used.go('1');
    assert_ne!(used.step(), Step::Cutting);
}

#[test]
fn mn_20_tiles_of_one_mineral_in_one_part_are_alike() {
    let mut table = scene("t2t3t4wAk1wBw").pool("w").ready();
    table.go('1');
    assert_eq!(table.cuts().len(), 1, "listed once");
    for sign in ['2', '3', '4'] {
        let mut table = table.clone();
        table.act(Action::Cut(table.at(sign)));
        table.pool_is('A', "wwt");
    }
}

#[test]
fn mn_20_after_a_hammer_or_shovel_in_the_cuts_the_rest_is_cut_at_once() {
    let mut hammer = scene(TWO).camp().pool("wo").row(&[13, 18, 21, 22]).ready();
    hammer.go('1');
    let at = hammer.at('2').step(minerals::Direction::NorthEast, 1).unwrap();
    hammer.act(Action::Hammer { mineral: Mineral::Orpiment, at });
    hammer.pool_is('A', "ktw");
    let mut shovel = scene(TWO).camp().tools(&[Tool::Shovel]).pool("w").row(&[13, 18, 21, 22]).ready();
    shovel.go('1');
    shovel.act(Action::Shovel(shovel.at('5')));
    shovel.pool_is('A', "kkt");
    assert_eq!((hammer.to_act(), shovel.to_act()), ('B', 'B'), "nothing is left to choose");
}

#[test]
fn mn_20_without_any_pawn_on_the_board_nothing_is_cut() {
    // B is off the board already; the last pawn leaves two parts behind. As no wollastonite is free either,
    // that is the end, and everything goes to the bag as what is left, not as parts that were cut.
    let mut table = scene("t kA. . k k a").seats(2).with(|state| {
        // The eastern part must have a pawn for the moment.
        state.seats[1].pawn = Some(4);
    });
    table = table.turn('A');
    let mut table = table.ready();
    let effects = table.act(Action::Fail(None));
    assert!(has!(effects, Effect::Cut { .. }), "B is there");
    let mut alone = scene("t kA. ").seats(2).ready();
    let effects = alone.act(Action::Fail(None));
    assert!(!has!(effects, Effect::Cut { .. }), "{effects:?}");
    assert!(has!(effects, Effect::Ended { .. }));
    assert_eq!(alone.state().bag, minerals::TILES);
}

// Tools.

#[test]
fn mn_41_whether_a_tool_can_work_is_asked_before_it_is_paid() {
    let hammer = scene("kAw w1wB").pool("w").ready();
    assert!(!hammer.offers(Tool::Hammer), "a second mineral is needed");
    let sack = scene("kAw w1wB").tools(&[Tool::Sack]).pool("kk").pool_of('B', "tw").ready();
    assert!(!sack.offers(Tool::Sack), "a lawful swap is needed");
    let compass = scene("kA. w1wB").tools(&[Tool::Compass]).pool("t").ready();
    assert!(!compass.offers(Tool::Compass), "a landing is needed");
    for table in [hammer, sack, compass] {
        assert!(table.who('A').spent.is_empty());
    }
}

#[test]
fn mn_44_a_chest_without_a_choice_keeps_its_tile_at_once() {
    for (bag, pool, back) in [("tt", "t", "t"), ("o", "o", "")] {
        let mut table = scene("kAw w1wB").bag(bag).pool("k").ready();
        let effects = table.act(Action::Chest);
        assert!(has!(effects, Effect::Drew { .. }));
        let kept = minerals(pool).kinds().next().unwrap();
        let back_tile = minerals(back).kinds().next();
        assert!(effects.contains(&Effect::Kept { seat: seat('A'), kept, back: back_tile }), "{effects:?}");
        table.pool_is('A', pool);
        assert_eq!((table.step(), table.state().bag), (Step::Before, minerals(back)));
    }
}

#[test]
fn mn_45_like_for_like_is_listed_once_with_the_first_seat_that_makes_it_possible() {
    let swap = |with, lot| Action::Sack { with: seat(with), give: minerals(lot), take: minerals(lot) };
    let mut table =
        scene("kAw w1wBwC").tools(&[Tool::Sack]).pool("kt").pool_of('B', "w").pool_of('C', "t").ready();
    let listed: Vec<Action> = table.uses(Tool::Sack);
    let nothing = Minerals::NONE;
    assert_eq!(listed, [Action::Sack { with: seat('C'), give: nothing, take: nothing }]);
    table.act(swap('C', "t"));
    let both = scene("kAw w1wBwC").tools(&[Tool::Sack]);
    let both = both.pool("ktw").pool_of('B', "w").pool_of('C', "t").ready();
    use tabletop::Game;
    let canonical = Action::Sack { with: seat('B'), give: nothing, take: nothing };
    assert_eq!(both.game.canonical(&swap('C', "t")), canonical);
    assert!(both.can(swap('C', "t")) && both.can(swap('B', "w")));
    let listed = both.uses(Tool::Sack);
    assert_eq!(listed.iter().filter(|action| **action == canonical).count(), 1);
}

#[test]
fn mn_46_the_bend_is_part_of_the_action_even_where_two_end_on_one_tile() {
    let table = scene(
        "
         k1k2w5
        tAk3k4w wB
    ",
    )
    .pool("t")
    .ready();
    let ways: Vec<Action> = table
        .uses(Tool::Map)
        .into_iter()
        .filter(|action| matches!(action, Action::Map { to, .. } if *to == table.at('5')))
        .collect();
    let way = |bend| Action::Map { bend: table.at(bend), to: table.at('5') };
    assert!(ways.contains(&way('1')) && ways.contains(&way('4')), "{ways:?}");
}

#[test]
fn mn_49_the_vortex_never_stays() {
    let table = scene(
        "
         w w
        w kAw1wB
         w w
    ",
    )
    .tools(&[Tool::Vortex])
    .pool("a")
    .ready();
    let at = table.at('A');
    table.refuses("MN-49", Action::Vortex(at), &Refusal::NotEmpty { at, tool: Tool::Vortex });
}

fn sum_of(table: &Table, action: Action) -> Minerals {
    table.preview(action).pool
}

#[test]
fn mn_50_rope_and_glass_look_from_where_the_pawn_stands() {
    let picture = "
        wBkAw k1t3w
             a4w
            t5
    ";
    // From 1 a line goes down to 4 and 5; none goes from there to the hex next to where A was.
    let mut rope = scene(picture).pool("oo").ready();
    rope.go('1');
    let mut marks = rope.marks(|action| if let Action::Rope(at) = action { Some(at) } else { None });
    marks.retain(|mark| mark != '?');
    assert_eq!(marks, "345");
    let mut glass = scene(picture).pool("aa").ready();
    glass.go('1');
    let marks = glass.marks(|action| if let Action::Glass(at) = action { Some(at) } else { None });
    assert_eq!(marks, "34?");
}

#[test]
fn mn_48_the_glass_compares_with_the_tile_of_this_turns_move() {
    // The pawn stands on kyanite now; what it lifted is wollastonite.
    let mut table = scene("wAk1w2k3wB").pool("a").ready();
    table.go('1');
    assert_eq!(table.state().lifted, Some(Mineral::Wollastonite));
    let take = Action::Glass(table.at('2'));
    let mineral = Mineral::Wollastonite;
    assert_eq!(table.options().tools.len(), 5);
    let mut kyanite = scene("wAk1k2w3wB").pool("a").ready();
    kyanite.go('1');
    assert_eq!(kyanite.uses(Tool::Glass), [Action::Glass(kyanite.at('2'))], "kyanite is another colour");
    assert_eq!(sum_of(&kyanite, Action::Glass(kyanite.at('2'))), minerals("wk"));
    if table.to_act() == 'A' {
        table.refuses("MN-48", take, &Refusal::SameColour { mineral });
    }
}

#[test]
fn mn_51_map_and_compass_are_not_possible_in_the_lanterns_move() {
    for tool in [Tool::Map, Tool::Compass] {
        let mut table = scene(
            "
            wAk1k2k3wBk
               k4k
        ",
        )
        .tools(&[tool, Tool::Lantern])
        .pool("ottt")
        .ready();
        table.go('1');
        table.act(Action::Lantern);
        assert_eq!(table.step(), Step::Lantern);
        assert!(!table.offers(tool));
        let attempt = match tool {
            Tool::Map => Action::Map { bend: table.at('2'), to: table.at('4') },
            _ => Action::Compass(table.at('2')),
        };
        let _ = table.refusal(attempt);
    }
}

// Collections.

#[test]
fn mn_31_the_value_is_the_players_choice() {
    let table = scene("kAw w1wB").row(&[18]).pool_for(CardId(18));
    let mut table = table.ready();
    table.go('1');
    for lower in [false, true] {
        assert!(table.can(Action::Collect { card: CardId(18), lower }));
    }
}

#[test]
fn mn_30_a_new_card_takes_the_place_of_the_old_one() {
    let mut table = scene("kAw w1wB").row(&[5, 6, 1, 7]).pool("wwtt").ready();
    table.go('1');
    let top = *table.state().deck.last().unwrap();
    table.act(Action::Collect { card: CardId(1), lower: false });
    assert_eq!(table.state().row, [Some(CardId(5)), Some(CardId(6)), Some(top), Some(CardId(7))]);
}

// Reasons.

#[test]
fn mn_9_the_first_of_several_reasons_is_named() {
    // Variant before side: the Compass lies down, and there are no tools.
    let table = scene("kAw w1wB").variant(Variant::Tiles).ready();
    let compass = Action::Compass(table.at('1'));
    table.refuses("MN-70", compass, &Refusal::NoTools { cards: false });
    // Side before the decision that is due.
    let lantern = scene("wAk1k2k3wBk").tools(&[Tool::Lantern]).pool("o").ready();
    let mut due = lantern.clone();
    due.go('1');
    due.act(Action::Lantern);
    let tool = Tool::Vortex;
    let vortex = Action::Vortex(due.at('1'));
    due.refuses("MN-6", vortex, &Refusal::ToolNotInPlay { tool });
    // The decision that is due before one tool a turn.
    due.refuses("MN-51", Action::Chest, &Refusal::OtherStep { due: Step::Lantern });
    // One tool a turn before its time: a Lantern before the move.
    let mut used = lantern.clone();
    used = {
        let mut state = used.state().clone();
        state.seats[0].pool = minerals("wkko");
        state.bag = state.bag.minus(minerals("wkk"));
        use tabletop::Game;
        let game = minerals::MineralsGame::restore(crate::common::house(), state).unwrap();
        Table { game, ..used }
    };
    let hammer = used.uses(Tool::Hammer)[0];
    used.act(hammer);
    used.refuses("MN-40", Action::Lantern, &Refusal::ToolUsed { used: Tool::Hammer });
    // Time before payment.
    let poor = scene("wAk1k2k3wBk").tools(&[Tool::Lantern]).ready();
    let tool = Tool::Lantern;
    poor.refuses("MN-9", Action::Lantern, &Refusal::WrongTime { tool, due: Step::Before });
    // Payment before the tool's own rule: the bag is empty, and there is no kyanite.
    let chest = scene("tAw w w1wB").bag("").ready();
    let tool = Tool::Chest;
    chest.refuses("MN-40", Action::Chest, &Refusal::CannotPay { tool, lifted: false });
}

#[test]
fn mn_10_the_first_of_several_reasons_for_a_move_is_named() {
    // Distance before gaps.
    let table = scene("aA. .2wBw1wC").ready();
    let wrong = Refusal::WrongDistance { steps: 3, due: 4 };
    table.refuses("MN-10", Action::Move(table.at('B')), &wrong);
    // Gaps before the landing, and the first gap of two.
    let table = scene("oA. .2. .3wB").ready();
    let wide = Refusal::WideGap { at: table.at('2') };
    table.refuses("MN-11", Action::Move(table.at('B')), &wide);
}

#[test]
fn mn_30_the_first_of_several_reasons_for_a_card_is_named() {
    let ready = || scene("kAw w1wB").row(&[0, 1]).pool("wwwk");
    // Variant before time.
    let collect = |card| Action::Collect { card: CardId(card), lower: false };
    let none = ready().variant(Variant::Tiles).ready();
    none.refuses("MN-70", collect(0), &Refusal::NoCards);
    // Time before the row.
    let mut table = ready().ready();
    let early = table.refusal(collect(23));
    assert!(matches!(early, Refusal::OtherStep { due: Step::Before }), "{early:?}");
    table.go('1');
    // Face up before one a turn, and that before what is missing.
    table.act(collect(0));
    if table.to_act() == 'A' {
        let card = CardId(23);
        table.refuses("MN-30", collect(23), &Refusal::NotFaceUp { card });
        table.refuses("MN-30", collect(1), &Refusal::Collected);
    }
}

// The end.

#[test]
fn mn_60_what_is_left_goes_to_the_bag_and_the_pawns_off_the_board() {
    let mut table = scene("kAk k1. aBt").variant(Variant::Cards).ready();
    let before = table.clone();
    table.go('1');
    assert_eq!(table.to_bag(&before), minerals("kkat"));
    assert!(table.state().seats.iter().all(|seat| seat.pawn.is_none()));
    assert!(table.state().spots.iter().all(|spot| spot.tile.is_none()));
}

#[test]
fn mn_60_a_game_has_at_most_2_times_166_turns_a_seat() {
    for seats in 2..=5 {
        assert_eq!(minerals::most_turns(seats), 2 * 166 * seats);
    }
}
