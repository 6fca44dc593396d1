//! Where tunnel may lie, and terrain: SM-21 to SM-27.

use super_motherload::content::Icon;
use super_motherload::{Action, Direction, Line, Refusal};
use tabletop::Game;

use crate::common::{at, position};

#[test]
fn sm_21_the_surface_lies_along_the_top_of_depth_1() {
    let table = position("").hand("red").ready();
    for column in ["A", "D", "H"] {
        assert!(table.can(table.drilling("red", &format!("{column}1"))));
        table.refused(table.drilling("red", &format!("{column}2")), "SM-21");
    }
}

#[test]
fn sm_21_new_tunnel_touches_tunnel_by_an_edge() {
    let table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . = . . . .
         . . . . . . . .",
    )
    .hand("red")
    .ready();
    for space in ["D2", "D4", "C3", "E3"] {
        assert!(table.can(table.drilling("red", space)), "{space}");
    }
    for corner in ["C2", "E2", "C4", "E4", "D5", "B3"] {
        table.refused(table.drilling("red", corner), "SM-21");
    }
    table.refused(table.bombing("red", 0, "B4"), "SM-21");
}

#[test]
fn sm_21_any_edge_of_any_new_space_will_do() {
    let table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . = . . . .
         . . . . . . . .",
    )
    .hand("red red red10")
    .ready();
    // Touching with an end, with the middle, with the other end.
    for touching in ["D4-F4", "C4-E4", "B4-D4", "E3-G3", "A3-C3", "D4-D6"] {
        assert!(table.can(table.drilling("red red red10", touching)), "{touching}");
    }
    table.refused(table.drilling("red red red10", "E4-G4"), "SM-21");
    // A bomb whose last cell alone touches.
    assert!(table.can(table.bombing("red", 0, "B3")));
}

#[test]
fn sm_21_several_edges_may_touch() {
    let table = position(
        ". = . = . . . .
         . = . = . . . .",
    )
    .hand("red red")
    .ready();
    assert!(table.can(table.drilling("red red", "C1-C2")));
}

#[test]
fn sm_21_the_left_and_the_right_edge_are_no_neighbours() {
    let table = position(
        ". . . . . . . .
         . . . . . . . =
         . . . . . . . .",
    )
    .hand("red red")
    .ready();
    table.refused(table.drilling("red", "A2"), "SM-21");
    table.refused(table.drilling("red", "A3"), "SM-21");
    table.refused(table.drilling("red red", "A3-B3"), "SM-21");
}

#[test]
fn sm_21_tunnel_on_the_other_board_in_play_connects() {
    let table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . = . . . . .",
    )
    .below(". . . . . . . .")
    .hand("red")
    .ready();
    assert!(table.can(table.drilling("red", "C9")));
    table.refused(table.drilling("red", "D9"), "SM-21");
}

#[test]
fn sm_22_tunnel_may_run_up_toward_the_surface() {
    let mut table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . = . . . .",
    )
    .hand("red red")
    .ready();
    table.drill("red red", "D2-D3");
    assert!(table.tunnel_is("D2 D3 D4"));
}

#[test]
fn sm_23_tunnel_stays_on_the_boards() {
    let table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         = . . . . . . .",
    )
    .hand("red red wild")
    .ready();
    let three = table.cards("red red wild");
    let over_the_right = Line { start: at("G1"), direction: Direction::Across, length: 3 };
    table.refused(Action::Drill { cards: three, line: over_the_right }, "SM-23");
    let over_the_bottom = Line { start: at("B7"), direction: Direction::Down, length: 3 };
    table.refused(Action::Drill { cards: three, line: over_the_bottom }, "SM-23");
    let beyond = Line { start: at("A9"), direction: Direction::Across, length: 3 };
    table.refused(Action::Drill { cards: three, line: beyond }, "SM-23");
    table.refused(table.bombing("red", 0, "H1"), "SM-23");
    table.refused(table.bombing("red", 1, "B8"), "SM-23");
    for far in [128, 255] {
        let far = Line { start: super_motherload::Space(far), direction: Direction::Down, length: 255 };
        assert!(!table.can(Action::Drill { cards: three, line: far }));
    }
}

#[test]
fn sm_23_tunnel_may_cross_the_seam() {
    let mut table = position(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         = . . . . . . .
         . . . . . . . .",
    )
    .below("g i . . . . . .")
    .hand("red red red10")
    .card("red10", |card| card.pattern = Some(vec!["##".into(), "#.".into(), "#.".into()]))
    .ready();
    assert!(table.can(table.bombing("red10", 0, "A8")), "and so may a bomb");
    table.drill("red red", "A8-A9");
    assert!(table.tunnel("A8") && table.tunnel("A9"));
    assert_eq!(table.seen_by(0).lots[0].value(), 5);
}

#[test]
fn sm_24_tunnel_never_overlaps_tunnel() {
    let table = position(". = = . . . . .").hand("red red").ready();
    table.refused(table.drilling("red", "B1"), "SM-24");
    table.refused(table.drilling("red red", "C1-D1"), "SM-24");
    table.refused(table.bombing("red", 0, "A1"), "SM-24");
}

#[test]
fn sm_24_tunnel_is_owned_by_nobody_and_stays() {
    let mut table = position("").hand("red").hand_of(1, "blue").ready();
    table.drill("red", "A1");
    table.end();
    table.drill("blue", "A2");
    assert!(table.tunnel_is("A1 A2"), "the second seat goes on from the first one's tunnel");
}

#[test]
fn sm_25_dirt_is_drilled_by_every_colour_and_bombed() {
    let table = position("").hand("red red blue yellow wild").ready();
    for card in ["red", "blue", "yellow", "wild"] {
        assert!(table.can(table.drilling(card, "C1")), "{card}");
    }
    assert!(table.can(table.bombing("red", 0, "C1")));
}

#[test]
fn sm_26_steel_opens_only_to_a_drill_of_its_colour() {
    for (plate, fits, others) in
        [("R", "red", ["blue", "yellow"]), ("U", "blue", ["red", "yellow"]), ("Y", "yellow", ["red", "blue"])]
    {
        let table = position(&format!("{plate} . . . . . . .")).hand("red red blue yellow wild").ready();
        assert!(table.can(table.drilling(fits, "A1")));
        assert!(table.can(table.drilling("wild", "A1")), "a wild icon has the colour it stands for");
        for other in others {
            table.refused(table.drilling(other, "A1"), "SM-26");
            table.refused(table.drilling(&format!("{other} wild"), "A1-B1"), "SM-26");
        }
        assert!(table.can(table.drilling(&format!("{fits} wild"), "A1-B1")));
    }
}

#[test]
fn sm_26_an_icon_of_another_colour_makes_the_wild_ones_follow() {
    let table = position("R . . . . . . .")
        .hand("blue10 red10")
        .card("blue10", |card| card.icons = vec![Icon::Blue, Icon::Wild])
        .card("red10", |card| card.icons = vec![Icon::Wild, Icon::Red])
        .ready();
    table.refused(table.drilling("blue10", "A1-B1"), "SM-26");
    assert!(table.can(table.drilling("red10", "A1-B1")));
}

#[test]
fn sm_26_one_line_over_plates_of_two_colours_is_impossible() {
    let table = position("R U . . . . . .").hand("red wild wild10 blue").ready();
    table.refused(table.drilling("red wild", "A1-B1"), "SM-26");
    table.refused(table.drilling("blue wild", "A1-B1"), "SM-26");
    let wilds = table.drilling("wild wild10", "A1-B1");
    table.refused(wilds, "SM-26");
    assert!(matches!(table.game.check(&wilds), Err(Refusal::TwoPlates { .. })));
    let same = position("R R . . . . . .").hand("red wild").ready();
    assert!(same.can(same.drilling("red wild", "A1-B1")));
}

#[test]
fn sm_26_steel_cannot_be_bombed() {
    let table = position(". R . . . . . .").hand("red red").bombs(2).ready();
    table.refused(table.bombing("red", 0, "A1"), "SM-26");
    table.refused(table.bombing("red", 0, "B1"), "SM-26");
    assert!(table.can(table.bombing("red", 0, "C1")));
}

#[test]
fn sm_27_rock_can_be_bombed_and_not_drilled() {
    let mut table = position("# #g . . . . . .").hand("red red blue wild").ready();
    for cards in ["red", "blue", "wild"] {
        table.refused(table.drilling(cards, "A1"), "SM-27");
    }
    table.refused(table.drilling("red wild", "B1-C1"), "SM-27");
    table.bomb("red", 0, "A1");
    assert!(table.tunnel_is("A1 B1"));
    assert_eq!(table.seen_by(0).lots[0].value(), 5, "what lay on it is collected");
}

#[test]
fn sm_27_any_terrain_may_hold_a_thing() {
    let mut table = position("Ri #p g . . . . .").hand("red red").ready();
    table.drill("red", "A1");
    assert_eq!(table.seen_by(0).lots[0].value(), 2);
    table.lay(super_motherload::Stack::Red);
    table.bomb("red", 0, "B1");
    assert_eq!(table.seen_by(0).lots[0].value(), 8);
}
