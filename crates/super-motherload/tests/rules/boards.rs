//! The change of boards: SM-50 to SM-53.

use super_motherload::{Action, BoardInPlay, Effect, Side, Stack, Step};
use tabletop::{Game, Seat};
use testkit::has;

use crate::common::{Table, position};

fn boards(table: &Table) -> Vec<(u8, Side)> {
    table.seen_by(0).boards.iter().map(|board: &BoardInPlay| (board.depth, board.side)).collect()
}

#[test]
fn sm_50_covering_the_last_artifact_space_adds_the_next_depth() {
    for side in Side::ALL {
        let mut table = position("A = A . . . . .").hand("red blue").ready();
        table.drill("red", "A1");
        assert_eq!(table.step(), Step::Action, "one is left");
        table.drill("blue", "C1");
        assert_eq!(table.step(), Step::Side);
        assert_eq!(table.to_act(), Some(Seat(0)), "who covered it chooses");
        assert_eq!(table.legal(), Side::ALL.map(Action::ChooseSide));
        assert_eq!(table.seen_by(0).next_slot, Some(1));
        let effects = table.side(side);
        assert!(
            has!(effects, Effect::SideChosen { seat: Seat(0), slot: 1, depth: 2, side: up } if *up == side)
        );
        assert_eq!(boards(&table), [(1, Side::A), (2, side)]);
        assert_eq!((table.step(), table.to_act()), (Step::Action, Some(Seat(0))), "the turn goes on");
    }
}

#[test]
fn sm_50_it_does_not_end_the_turn() {
    let mut table = position("A . . . . . . .").hand("red").ready();
    table.drill("red", "A1");
    table.side(Side::A);
    assert_eq!(table.state().actions, 1);
    table.draw();
}

#[test]
fn sm_50_a_bomb_does_it_too() {
    let mut table = position("A . . . . . . .").hand("red").ready();
    table.bomb("red", 0, "A1");
    assert_eq!(table.step(), Step::Side);
}

#[test]
fn sm_50_two_at_once_add_one_board() {
    let mut table = position("A A . . . . . .").hand("red red").ready();
    table.drill("red red", "A1-B1");
    table.side(Side::A);
    assert_eq!((table.step(), boards(&table).len()), (Step::Action, 2));
}

#[test]
fn sm_50_purchases_resolve_after_the_board() {
    let mut table = position("A r . . . . . .").hand("red red").ready();
    table.drill("red red", "A1-B1");
    table.lay(Stack::Red);
    assert_eq!((table.step(), table.seat(0).bought[0]), (Step::Side, 0));
    let effects = table.side(Side::B);
    assert!(has!(effects, Effect::Bought { stack: Stack::Red, .. }));
}

#[test]
fn sm_50_the_new_board_lies_below_in_the_same_orientation() {
    // The next board carries one gold at its upper left and one at its lower right.
    let mut table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         = . . . . . = A",
    )
    .hand("red red")
    .pack(|pack| pack.sides[2].things[0] = "g......d".to_owned())
    .ready();
    table.drill("red", "H8");
    table.side(Side::A);
    table.drill("red", "A9");
    assert_eq!(table.seen_by(0).lots[0].value(), 5, "row 9 is its first row, column A its left");
}

#[test]
fn sm_50_only_the_deepest_board_counts() {
    let mut table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         = . . . . . . .",
    )
    .below("A . . . A . . .")
    .seats(3)
    .hand("red")
    .ready();
    table.drill("red", "A9");
    assert_eq!(table.step(), Step::Action);
    assert_eq!(table.seen_by(0).artifact_spaces_left, 1);
}

/// Three seats, depths 1 and 2 in play; a piece reached over the seam at A8-A9, and B8 is tunnel too.
fn at_the_seam() -> Table {
    position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         = . . . . . . .
         = = . . . . . .",
    )
    .below(
        "= . . . . . . .
         A . . . . . . .",
    )
    .seats(3)
    .hand("red red blue")
    .ready()
}

#[test]
fn sm_51_the_shallower_of_two_boards_is_removed_first() {
    let mut table = at_the_seam();
    table.drill("red", "A10");
    let effects = table.side(Side::B);
    assert_eq!(boards(&table), [(2, Side::A), (3, Side::B)]);
    let removed = effects.iter().position(|effect| matches!(effect, Effect::BoardRemoved { slot: 0 }));
    let added =
        effects.iter().position(|effect| matches!(effect, Effect::SideChosen { slot: 2, depth: 3, .. }));
    assert!(removed.is_some() && removed < added, "{effects:?}");
    assert_eq!(table.state().top_slot, 1);
}

#[test]
fn sm_51_with_one_board_in_play_none_is_removed() {
    let mut table = position("A . . . . . . .").hand("red").ready();
    table.drill("red", "A1");
    let effects = table.side(Side::A);
    assert!(!has!(effects, Effect::BoardRemoved { .. }));
}

#[test]
fn sm_52_tunnel_goes_with_its_board_and_what_reached_over_the_seam_stays() {
    let mut table = at_the_seam();
    table.drill("red", "A10");
    table.side(Side::A);
    assert!(table.tunnel_is("A9 A10"));
}

#[test]
fn sm_52_what_is_gone_connects_nothing() {
    let mut table = at_the_seam();
    assert!(table.can(table.drilling("blue", "B9")), "by A9 and by B8");
    table.drill("red", "A10");
    table.side(Side::A);
    assert!(table.can(table.drilling("blue", "B9")), "by A9, which stays");
    let mut other = position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . = = . .",
    )
    .below("= A . . . . . .")
    .seats(3)
    .hand("red blue")
    .ready();
    assert!(other.can(other.drilling("blue", "E9")));
    other.drill("red", "B9");
    other.side(Side::A);
    other.refused(other.drilling("blue", "E9"), "SM-21");
}

#[test]
fn sm_53_the_surface_line_goes_with_depth_1() {
    let mut table = at_the_seam();
    assert!(table.can(table.drilling("blue", "H1")), "it is there while depth 1 is in play");
    table.drill("red", "A10");
    assert!(table.step() == Step::Side);
    table.side(Side::A);
    for column in ["C", "E", "H"] {
        table.refused(table.drilling("blue", &format!("{column}9")), "SM-21");
    }
    table.refused(table.drilling("blue", "H1"), "SM-23");
    assert!(table.game.check(&table.drilling("blue", "A11")).is_ok());
}
