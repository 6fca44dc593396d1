//! The Bomb action: SM-18 to SM-20.

use std::collections::BTreeSet;

use super_motherload::content::Bonus;
use super_motherload::{Action, Answer, Ask, Effect, Refusal, Refused, Step};
use tabletop::{Game, Seat};
use testkit::has;

use crate::common::{Table, at, minerals, position};

#[test]
fn sm_18_a_bomb_costs_a_token_and_a_red_card() {
    let mut table = position("").hand("red red blue wild").bombs(2).ready();
    let card = table.pick("red");
    let effects = table.bomb("red", 0, "C1");
    assert_eq!(table.mover().bombs, 1);
    assert_eq!(table.mover().discard.iter().collect::<Vec<_>>(), [card]);
    assert_eq!((table.mover().discard_top, table.state().actions), (Some(card), 1));
    assert!(has!(effects, Effect::Bombed { seat: Seat(0), .. }));
    assert!(table.tunnel_is("C1 D1"));
}

#[test]
fn sm_18_no_token_no_bomb() {
    let table = position("").hand("red").bombs(0).ready();
    table.refused(table.bombing("red", 0, "A1"), "SM-18");
}

#[test]
fn sm_18_only_a_card_with_a_pattern_bombs() {
    let table = position("").hand("blue yellow wild red10").ready();
    for card in ["blue", "yellow", "wild"] {
        table.refused(table.bombing(card, 0, "A1"), "SM-18");
    }
    assert!(table.can(table.bombing("red10", 0, "A1")));
}

#[test]
fn sm_18_the_card_must_be_in_hand() {
    let table = position("").hand("blue").ready();
    let bomb = table.bombing("red", 0, "A1");
    assert!(!table.can(bomb) && !table.legal().contains(&bomb));
}

#[test]
fn sm_18_before_a_card_is_picked_the_answer_says_what_is_missing() {
    let missing = |table: &Table, seat| match table.game.ask(Seat(seat), &Ask::Blasts { card: None }) {
        Answer::Blasts { turns, places, refusal } if turns.is_empty() && places.is_empty() => refusal,
        other => panic!("{other:?}"),
    };
    let refused = |rule, refusal| Some(Refused { rule, refusal });
    let table = position("").hand("red10").ready();
    assert_eq!(missing(&table, 0), refused("SM-18", Refusal::NoBombCard));
    assert_eq!(missing(&table, 1), refused("SM-33", Refusal::OtherStep { due: Step::Action }));
    let table = position("").hand("red10").bombs(0).ready();
    assert_eq!(missing(&table, 0), refused("SM-18", Refusal::NoBomb));
    let table = position("").hand("red10").with(|state| state.actions = 0).ready();
    assert_eq!(missing(&table, 0), refused("SM-9", Refusal::NoActionsLeft));
}

/// A crooked pattern whose eight turns all differ.
fn crooked() -> Table {
    position("")
        .hand("red10")
        .card("red10", |card| card.pattern = Some(vec!["#..".into(), "###".into()]))
        .ready()
}

/// The cells of the eight turns of that pattern, worked out by hand: 0–3 quarter turns clockwise, 4–7
/// the same of the mirror image.
const TURNS: [&[&str]; 8] = [
    &["#..", "###"],
    &["##", "#.", "#."],
    &["###", "..#"],
    &[".#", ".#", "##"],
    &["..#", "###"],
    &["#.", "#.", "##"],
    &["###", "#.."],
    &["##", ".#", ".#"],
];

fn cells(rows: &[&str], corner: &str) -> BTreeSet<u8> {
    let corner = at(corner);
    let mut cells = BTreeSet::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, cell) in row.chars().enumerate() {
            if cell == '#' {
                cells.insert(corner.0 + (y * 8 + x) as u8);
            }
        }
    }
    cells
}

#[test]
fn sm_19_the_pattern_may_be_turned_and_mirrored() {
    for (turn, rows) in TURNS.iter().enumerate() {
        let mut table = crooked();
        let effects = table.bomb("red10", turn as u8, "C1");
        let Some(Effect::Bombed { spaces, .. }) = effects.iter().find(|e| matches!(e, Effect::Bombed { .. }))
        else {
            panic!("{effects:?}")
        };
        let covered: BTreeSet<u8> = spaces.iter().map(|space| space.0).collect();
        assert_eq!(covered, cells(rows, "C1"), "turn {turn}");
        assert_eq!(table.state().tunnel.count_ones(), 4);
    }
}

#[test]
fn sm_19_there_are_eight_turns() {
    let table = crooked();
    table.refused(table.bombing("red10", 8, "C1"), "SM-19");
    let listed: BTreeSet<u8> = table
        .legal()
        .iter()
        .filter_map(|action| match action {
            Action::Bomb { turn, .. } => Some(*turn),
            _ => None,
        })
        .collect();
    assert_eq!(listed.len(), 8);
}

#[test]
fn sm_19_turns_that_look_alike_are_one_choice() {
    let table = position("").hand("red").ready();
    let bombs = table.legal().iter().filter(|action| matches!(action, Action::Bomb { .. })).count();
    assert_eq!(bombs, 7 + 8, "two spaces across along the surface, or one of eight shafts");
    for turn in 0..8 {
        let action = table.bombing("red", turn, "C1");
        assert!(table.can(action));
        assert!(table.legal().contains(&table.game.canonical(&action)), "turn {turn}");
    }
}

#[test]
fn sm_19_no_space_of_the_pattern_may_be_left_out() {
    let table = position(
        ". . . = . . . .
         . . . . . . . .",
    )
    .hand("red10 red")
    .card("red10", |card| card.pattern = Some(vec!["#..".into(), "###".into()]))
    .ready();
    table.refused(table.bombing("red10", 0, "G1"), "SM-23");
    table.refused(table.bombing("red10", 0, "C8"), "SM-23");
    table.refused(table.bombing("red10", 0, "D1"), "SM-24");
    table.refused(table.bombing("red10", 2, "B1"), "SM-24");
    assert!(table.can(table.bombing("red10", 0, "C1")));
}

#[test]
fn sm_20_a_bomb_collects_from_every_space() {
    let mut table = position(
        "g . . . . . . .
         A B . . . . . .",
    )
    .hand("red10")
    .card("red10", |card| card.pattern = Some(vec!["#.".into(), "##".into()]))
    .ready();
    table.bomb("red10", 0, "A1");
    assert_eq!(table.mover().bombs, 1, "one paid, one found");
    assert_eq!(table.mover().artifacts.count_ones(), 1);
    assert_eq!(table.seen_by(0).lots, [minerals("gold")]);
}

#[test]
fn sm_20_a_card_used_as_a_bomb_gives_no_drill_bonus() {
    let bonus = |card: &mut super_motherload::content::CardEntry| {
        card.drill = vec![Bonus::Draw { count: 1 }, Bonus::Bombs { count: 1 }];
    };
    let mut table = position("").hand("red10").card("red10", bonus).ready();
    table.bomb("red10", 0, "A1");
    assert_eq!((table.mover().hand.len(), table.mover().bombs), (0, 0));
}

#[test]
fn sm_19_the_answer_to_where_it_fits_names_the_same_turns() {
    let table = crooked();
    let Answer::Blasts { turns, places, refusal } =
        table.game.ask(Seat(0), &Ask::Blasts { card: Some(table.pick("red10")) })
    else {
        panic!("another answer")
    };
    assert!(refusal.is_none());
    for (turn, rows) in TURNS.iter().enumerate() {
        let named: BTreeSet<u8> = turns[turn].iter().map(|[x, y]| y * 8 + x).collect();
        assert_eq!(named, cells(rows, "A1"), "turn {turn}");
    }
    let listed = table.legal().iter().filter(|action| matches!(action, Action::Bomb { .. })).count();
    assert_eq!(places.len(), listed);
    assert!(table.can(Action::Bomb { card: table.pick("red10"), turn: 1, at: at("A1") }));
}
