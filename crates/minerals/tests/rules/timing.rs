//! MN-8, MN-9, MN-40, MN-41: what may be done when, tool by tool, and what pays for it.

use minerals::{Action, CardId, Mineral, Refusal, Step, Tool};

use crate::common::{Scene, Table, minerals, scene, seat, tool_of};

/// Every tool can do its work here at its time: the move to 1 cuts off k2 and t3.
const RICH: &str = "
    k2t3kAw w1w wB
         . a4w w";

/// The same for a pawn on any tile: it moves to the mark of its value.
const LONG: &str = "
    k7t8XAw1w2w3w4w5w wB
           w w w w w w";

const EARLY: [Tool; 4] = [Tool::Hammer, Tool::Chest, Tool::Sack, Tool::Vortex];
const IN_THE_MOVE: [Tool; 2] = [Tool::Map, Tool::Compass];
const IN_THE_CUTS: [Tool; 2] = [Tool::Hammer, Tool::Shovel];
const LATE: [Tool; 7] =
    [Tool::Hammer, Tool::Chest, Tool::Sack, Tool::Vortex, Tool::Glass, Tool::Rope, Tool::Lantern];

fn rich(tool: Tool) -> Scene {
    scene(RICH).tools(&[tool]).pool("wwkkttaaoo").pool_of('B', "wk")
}

/// Some action with a tool, for when it is refused before anybody looks at the rest of it.
fn sample(table: &Table, tool: Tool) -> Action {
    let east = table.at('B').step(minerals::Direction::East, 1).unwrap();
    match tool {
        Tool::Hammer => Action::Hammer { mineral: Mineral::Kyanite, at: east },
        Tool::Shovel => Action::Shovel(table.at('B')),
        Tool::Chest => Action::Chest,
        Tool::Sack => Action::Sack { with: seat('B'), give: minerals("k"), take: minerals("k") },
        Tool::Map => Action::Map { bend: table.at('1'), to: table.at('B') },
        Tool::Compass => Action::Compass(table.at('1')),
        Tool::Glass => Action::Glass(table.at('1')),
        Tool::Vortex => Action::Vortex(east),
        Tool::Rope => Action::Rope(table.at('1')),
        Tool::Lantern => Action::Lantern,
    }
}

#[track_caller]
fn stands(table: &Table, tool: Tool, times: &[Tool], due: Step) {
    assert_eq!(table.step(), due);
    assert_eq!(table.offers(tool), times.contains(&tool), "{tool:?} while {due:?}");
    if !times.contains(&tool) {
        table.refuses("MN-9", sample(table, tool), &Refusal::WrongTime { tool, due });
    }
}

#[test]
fn mn_9_each_tool_has_its_time() {
    for tool in Tool::ALL {
        let mut table = rich(tool).ready();
        stands(&table, tool, &[&EARLY[..], &IN_THE_MOVE].concat(), Step::Before);
        table.go('1');
        stands(&table, tool, &IN_THE_CUTS, Step::Cutting);
        table.act(Action::Cut(table.at('2')));
        stands(&table, tool, &LATE, Step::After);
        table.act(Action::EndTurn);
        assert_eq!(table.to_act(), 'B');
    }
}

/// Does all that is left of a turn, and sees that no tool is offered any more.
fn rest_of_turn(mut table: Table, used: Tool) {
    loop {
        let tool = table.legal().into_iter().find(|&action| tool_of(action).is_some());
        assert_eq!(tool, None, "after {used:?}");
        let due = table.step();
        for other in Tool::ALL.into_iter().filter(|_| matches!(due, Step::Before | Step::After)) {
            if table.game.tools().expect("tools are played").contains(&other) {
                table.refuses("MN-40", sample(&table, other), &Refusal::ToolUsed { used });
            }
        }
        let action = table.legal()[0];
        table.act(action);
        if table.to_act() != 'A' {
            return;
        }
    }
}

#[test]
fn mn_40_one_tool_a_turn_at_most() {
    for tool in Tool::ALL {
        let mut table = rich(tool).ready();
        // At each of its times in turn.
        for _ in 0..3 {
            for action in table.uses(tool).into_iter().take(3) {
                let mut used = table.clone();
                used.act(action);
                assert_eq!(used.who('A').spent.count(), 1, "{tool:?}");
                if used.to_act() == 'A' {
                    rest_of_turn(used, tool);
                }
            }
            let next = match table.step() {
                Step::Before => Action::Move(table.at('1')),
                Step::Cutting => Action::Cut(table.at('2')),
                _ => break,
            };
            table.act(next);
        }
    }
}

#[test]
fn mn_40_a_tool_is_paid_with_its_mineral_from_the_pool() {
    for tool in Tool::ALL {
        let all = ["wwkkttaaoo", "kkttaaoo", "wwttaaoo", "wwkkaaoo", "wwkkttoo", "wwkkttaa"];
        let without = all[1 + tool.pays().index()];
        let mut table = rich(tool).pool(without).ready();
        loop {
            assert!(!table.offers(tool), "{tool:?} is not paid");
            let (due, lifted) = (table.step(), tool.pays() == Mineral::Kyanite);
            let early = EARLY.contains(&tool) || IN_THE_MOVE.contains(&tool);
            let time = if due == Step::Before { early } else { LATE.contains(&tool) };
            if time && due != Step::Cutting && !(lifted && due == Step::After) {
                let (rule, reason) =
                    (if lifted { "MN-41" } else { "MN-40" }, Refusal::CannotPay { tool, lifted });
                table.refuses(rule, sample(&table, tool), &reason);
            }
            let next = match due {
                Step::Before => Action::Move(table.at('1')),
                Step::Cutting => Action::Cut(table.at('2')),
                _ => break,
            };
            table.act(next);
            // The kyanite that was lifted pays from now on.
            if lifted {
                break;
            }
        }
    }
}

#[test]
fn mn_40_the_payment_lies_on_the_tool_space_and_pays_for_nothing_else() {
    let mut table = scene("kAw w1wB").row(&[3]).pool("kkk").ready();
    assert_eq!(table.game_card(3), minerals("kkk"));
    table.act(Action::Chest);
    assert_eq!(table.who('A').spent, minerals("k"));
    let drawn = table.state().drawn;
    if let Some([one, _]) = drawn {
        table.act(Action::Keep(one));
    }
    table.go('1');
    // Two of three are left, the lifted one makes three; a fourth lies on the tool space.
    assert!(table.who('A').pool[Mineral::Kyanite] >= 3);
    table.act(Action::Collect { card: CardId(3), lower: false });
    assert_eq!(table.who('A').spent, minerals("k"), "and it stays there");
}

#[test]
fn mn_40_every_tool_as_often_in_the_game_as_wished() {
    let mut table = scene("kAw w1w k2w wBw w w").camp().tools(&[Tool::Sack]).pool("kkk").ready();
    let like = |table: &Table| table.uses(Tool::Sack)[0];
    table = {
        let mut state = table.state().clone();
        state.seats[1].pool = minerals("k");
        state.bag = state.bag.minus(minerals("k"));
        Table { game: tabletop::Game::restore(crate::common::house(), state).unwrap(), ..table }
    };
    for turn in 1..=2 {
        table.act(like(&table));
        assert_eq!(table.who('A').spent[Mineral::Kyanite], turn);
        while table.to_act() != 'A' || table.state().turns < 3 * u16::from(turn) + 1 {
            let legal = table.legal();
            let next = legal.iter().find(|action| matches!(action, Action::Move(_) | Action::EndTurn));
            table.act(*next.expect("a move, or the end of the turn"));
        }
    }
}

fn long(tool: Tool, pool: &str) -> Table {
    let picture = LONG.replace('X', &tool.pays().letter().to_string());
    let table = scene(&picture).tools(&[tool]).pool(pool).pool_of('B', "kkw").ready();
    assert!(!table.ends().is_empty());
    table
}

#[test]
fn mn_41_the_lifted_tile_pays_for_nothing_before_the_landing() {
    for tool in EARLY.into_iter().chain(IN_THE_MOVE) {
        let table = long(tool, "");
        table.refuses("MN-41", sample(&table, tool), &Refusal::CannotPay { tool, lifted: true });
        let paid = long(tool, &format!("{}o", tool.pays().letter()));
        assert!(paid.offers(tool) || tool == Tool::Sack, "{tool:?}, paid from the pool");
    }
}

#[test]
fn mn_41_from_the_landing_on_it_pays_for_anything() {
    for tool in LATE.into_iter().chain([Tool::Shovel]) {
        // A tourmaline to put on the board, or to swap for kyanite and wollastonite.
        let mut table = long(tool, "t");
        table.go(char::from(b'0' + tool.pays().value()));
        if tool != Tool::Shovel && table.step() == Step::Cutting {
            table.act(Action::Cut(table.at('7')));
        }
        let uses = table.uses(tool);
        assert!(!uses.is_empty(), "{tool:?}");
        table.act(uses[0]);
        assert_eq!(table.who('A').spent, minerals(&tool.pays().letter().to_string()));
    }
}

#[test]
fn mn_41_the_lifted_tile_pays_for_the_shovel_of_its_own_cuts() {
    let mut table = long(Tool::Shovel, "");
    table.go('1');
    assert_eq!(table.step(), Step::Cutting);
    table.act(Action::Shovel(table.at('8')));
    table.pool_is('A', "t");
    assert_eq!(table.who('A').spent, minerals("w"));
}

#[test]
fn mn_41_a_tool_before_a_move_that_fails_stays_paid() {
    let mut table = scene("kAw1. wB").camp().bag("tt").pool("k").ready();
    table.act(Action::Chest);
    table.act(Action::Fail(Some(table.at('1'))));
    assert_eq!(table.who('A').spent, minerals("k"));
    table.pool_is('A', "t");
}

/// Whether a tool is refused for want of any work, and not offered though it could be paid.
#[track_caller]
fn idle(table: &Table, tool: Tool, attempt: Action) {
    assert!(table.who('A').pool[tool.pays()] > 0, "{tool:?} could be paid");
    assert!(!table.offers(tool), "{tool:?}");
    let options = table.options().tools;
    let option = options.iter().find(|option| option.tool == tool).expect("it lies up");
    let refused = option.refused.as_ref().map(|refused| (refused.rule, refused.refusal.clone()));
    assert_eq!(refused, Some(("MN-41", Refusal::NothingToDo { tool })));
    let _ = table.refusal(attempt);
}

#[test]
fn mn_41_a_tool_that_cannot_do_its_work_is_refused_before_it_is_paid() {
    // There is nothing of equal value in both pools.
    let sack = scene("kAw w1wB").tools(&[Tool::Sack]).pool("kk").pool_of('B', "tw").ready();
    let swap = Action::Sack { with: seat('B'), give: minerals("k"), take: minerals("t") };
    idle(&sack, Tool::Sack, swap);
    // No bend has a landing; no free tile is next to the pawn.
    let map = scene("kA.1. wB").pool("t").ready();
    idle(&map, Tool::Map, Action::Map { bend: map.at('1'), to: map.at('B') });
    let compass = scene("kA. w1wB").tools(&[Tool::Compass]).pool("t").ready();
    idle(&compass, Tool::Compass, Action::Compass(compass.at('1')));
    // Nothing but the colour that was lifted is next to the pawn; the Chest keeps the turn going.
    let mut glass = scene("wAk1w2wB").pool("ak").ready();
    glass.go('1');
    idle(&glass, Tool::Glass, Action::Glass(glass.at('2')));
    // No empty hex touches two tiles besides the pawn's own.
    let vortex = scene("kA. wB. . wC").tools(&[Tool::Vortex]).pool("a").ready();
    let east = vortex.at('A').step(minerals::Direction::East, 1).unwrap();
    idle(&vortex, Tool::Vortex, Action::Vortex(east));
    // No free tile lies on a line from the pawn.
    let mut rope = scene("wBwAk1").pool("ok").camp().ready();
    rope.go('1');
    idle(&rope, Tool::Rope, Action::Rope(rope.at('B')));
}

#[test]
fn mn_41_a_tool_that_merely_brings_nothing_is_allowed() {
    let mut compass = scene("kAw w1wB").tools(&[Tool::Compass]).pool("t").ready();
    assert_eq!(compass.ends(), "1");
    compass.act(Action::Compass(compass.at('1')));
    compass.pool_is('A', "k");
    let mut sack = scene("kAw w1wB").tools(&[Tool::Sack]).pool("kt").pool_of('B', "t").ready();
    sack.act(Action::Sack { with: seat('B'), give: minerals("t"), take: minerals("t") });
    sack.pool_is('A', "t");
    sack.pool_is('B', "t");
    assert_eq!(sack.who('A').spent, minerals("k"));
}

#[test]
fn mn_8_the_move_is_mandatory_and_all_else_is_not() {
    let mut table = rich(Tool::Chest).row(&[3]).pool("kkkk").ready();
    table.refuses("MN-8", Action::EndTurn, &Refusal::OtherStep { due: Step::Before });
    table.go('1');
    assert_eq!(table.step(), Step::After);
    assert!(table.can(Action::Chest) && table.can(Action::Collect { card: CardId(3), lower: false }));
    table.act(Action::EndTurn);
    assert_eq!(table.to_act(), 'B');
}

#[test]
fn mn_8_a_tool_before_the_move_leaves_the_move_due() {
    let mut table = rich(Tool::Sack).ready();
    let swap = Action::Sack { with: seat('B'), give: minerals("ww"), take: minerals("k") };
    table.act(swap);
    assert_eq!((table.to_act(), table.step()), ('A', Step::Before));
    table.refuses("MN-8", Action::EndTurn, &Refusal::OtherStep { due: Step::Before });
}

#[test]
fn mn_9_collection_and_tool_follow_in_any_order() {
    let ready = || scene("kAw w1wB").row(&[3]).pool("kkkkk").bag("w").ready();
    let collect = Action::Collect { card: CardId(3), lower: false };
    for order in [[collect, Action::Chest], [Action::Chest, collect]] {
        let mut table = ready();
        assert!(matches!(table.refusal(collect), Refusal::OtherStep { due: Step::Before }));
        table.go('1');
        for action in order {
            table.act(action);
            if let Some([one, _]) = table.state().drawn {
                table.act(Action::Keep(one));
            }
        }
        assert!(table.who('A').cards == 1 << 3 && table.who('A').spent == minerals("k"));
        assert_eq!(table.to_act(), 'B', "and nothing more");
    }
}
