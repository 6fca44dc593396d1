//! The Drill action: SM-15 to SM-17.

use super_motherload::content::Icon;
use super_motherload::{Action, Colour, Effect, Line};
use tabletop::Game;
use testkit::has;

use crate::common::{kinds, line, position};

#[test]
fn sm_15_icons_must_share_one_colour() {
    let table = position("").hand("red red blue blue yellow yellow wild").ready();
    table.refused(table.drilling("red blue", "A1-B1"), "SM-15");
    table.refused(table.drilling("yellow blue", "A1-B1"), "SM-15");
    table.refused(table.drilling("red blue wild", "A1-C1"), "SM-15");
    for cards in ["red red", "blue blue", "yellow yellow", "red wild", "blue wild", "yellow wild"] {
        assert!(table.can(table.drilling(cards, "A1-B1")), "{cards}");
    }
}

#[test]
fn sm_15_every_icon_of_a_card_counts() {
    let mixed = |card: &mut super_motherload::content::CardEntry| card.icons = vec![Icon::Blue, Icon::Wild];
    let table = position("").hand("red blue blue10 wild").card("blue10", mixed).ready();
    assert!(table.can(table.drilling("blue10", "A1-B1")));
    assert!(table.can(table.drilling("blue blue10 wild", "A1-D1")));
    table.refused(table.drilling("blue10", "A1"), "SM-16");
    table.refused(table.drilling("red blue10", "A1-C1"), "SM-15");
}

#[test]
fn sm_15_one_or_more_cards_of_the_hand_are_discarded() {
    let mut table = position("").hand("red red blue").ready();
    table.refused(table.drilling("", "A1"), "SM-15");
    table.refused(table.drilling("wild", "A1"), "SM-15");
    table.refused(table.drilling("red yellow", "A1-B1"), "SM-15");
    let picked = table.cards("red red");
    let effects = table.drill("red red", "A1-B1");
    assert_eq!(table.mover().hand, table.cards("blue"));
    assert_eq!(table.mover().discard, picked);
    assert!(has!(effects, Effect::Drilled { colour: Some(Colour::Red), cards, .. } if cards.len() == 2));
}

#[test]
fn sm_15_wilds_stand_for_a_colour_of_the_players_choice() {
    // The choice is never asked: on bare dirt it does not matter, on a plate it is the plate's.
    for (plate, colour) in [("R", Colour::Red), ("U", Colour::Blue), ("Y", Colour::Yellow)] {
        let mut table = position(&format!(". {plate} . . . . . .")).hand("wild wild10").ready();
        let effects = table.drill("wild wild10", "A1-B1");
        assert!(
            has!(effects, Effect::Drilled { colour: Some(found), .. } if *found == colour),
            "{effects:?}"
        );
    }
    let mut table = position("").hand("wild").ready();
    let effects = table.drill("wild", "A1");
    assert!(has!(effects, Effect::Drilled { colour: None, .. }), "{effects:?}");
}

#[test]
fn sm_16_the_length_equals_the_icons_exactly() {
    let table = position("").hand("red red wild").ready();
    assert!(table.can(table.drilling("red red wild", "A1-C1")));
    table.refused(table.drilling("red red wild", "A1-B1"), "SM-16");
    table.refused(table.drilling("red red wild", "A1-D1"), "SM-16");
    table.refused(table.drilling("red", "A1-B1"), "SM-16");
    let nothing = Line { length: 0, ..line("A1") };
    table.refused(Action::Drill { cards: table.cards("red"), line: nothing }, "SM-16");
}

#[test]
fn sm_16_the_line_is_horizontal_or_vertical() {
    let start = position("").hand("red red wild").ready();
    let mut across = start.clone();
    across.drill("red red wild", "C1-E1");
    assert!(across.tunnel_is("C1 D1 E1"));
    let mut down = start.clone();
    down.drill("red red wild", "C1-C3");
    assert!(down.tunnel_is("C1 C2 C3"));
}

#[test]
fn sm_16_the_line_is_unbroken_over_uncovered_spaces() {
    let table = position(
        ". = . . . . . .
         . . . . . . . .",
    )
    .hand("red red wild")
    .ready();
    table.refused(table.drilling("red red wild", "A1-C1"), "SM-24");
    table.refused(table.drilling("red red", "A1-B1"), "SM-24");
    table.refused(table.drilling("red red", "B1-B2"), "SM-24");
    assert!(table.can(table.drilling("red red wild", "B2-D2")));
}

#[test]
fn sm_16_a_line_of_one_space_is_one_action() {
    let table = position("").hand("red").ready();
    let down = Line { direction: super_motherload::Direction::Down, ..line("D1") };
    let same = Action::Drill { cards: table.cards("red"), line: down };
    assert!(table.can(same));
    assert_eq!(table.game.canonical(&same), table.drilling("red", "D1"));
    let drills = table.legal().iter().filter(|action| matches!(action, Action::Drill { .. })).count();
    assert_eq!(drills, 8, "one a space of the top row");
}

#[test]
fn sm_17_every_covered_space_is_collected() {
    let mut table = position("i B g A . 1 . .").hand("red red wild red10 red15 red20").ready();
    let hand = table.mover().hand.len();
    let effects = table.drill("red red wild red10 red15 red20", "A1-F1");
    assert_eq!(table.mover().bombs, 2);
    assert_eq!(table.mover().artifacts.count_ones(), 1);
    assert_eq!(table.mover().hand.len(), hand - 6 + 1);
    assert_eq!(table.seen_by(0).lots, [crate::common::minerals("iron gold")]);
    assert!(has!(effects, Effect::Drilled { spaces, .. } if spaces.len() == 6));
}

#[test]
fn sm_17_cards_are_discarded_before_anything_is_collected() {
    // Deck and discard pile are empty: the draw space can only bring back the cards that drilled.
    let mut table = position("2 . . . . . . .").hand("red red wild").deck("").discard("").ready();
    let drilled = table.cards("red wild");
    let effects = table.drill("red wild", "A1-B1");
    assert_eq!(kinds(&effects, "drilled shuffled drew"), "drilled shuffled drew");
    assert!(table.mover().hand.has_all(drilled));
    assert!(table.mover().discard.is_empty());
}
