//! The turn and the Draw action: SM-9 to SM-14.

use super_motherload::content::{Measure, Scope};
use super_motherload::{Action, Answer, Ask, Effect, Step};
use tabletop::{Game, Seat};
use testkit::has;

use crate::common::{DRAW_2, Table, kinds, position};

#[test]
fn sm_9_a_turn_has_two_actions_and_the_same_may_be_taken_twice() {
    let mut table = position(". . . . . . . .").hand("red red blue blue wild").bombs(2).ready();
    assert_eq!(table.state().actions, 2);
    for _ in 0..2 {
        table.drill("red", if table.tunnel("A1") { "B1" } else { "A1" });
    }
    assert_eq!(table.state().actions, 0);
    table.refused(Action::Draw, "SM-9");
    table.refused(table.drilling("blue", "C1"), "SM-9");

    let mut twice_drawn = position("").ready();
    twice_drawn.draw();
    twice_drawn.draw();
    twice_drawn.refused(Action::Draw, "SM-9");

    let mut twice_bombed = position("").hand("red red").bombs(3).ready();
    twice_bombed.bomb("red", 0, "A1");
    twice_bombed.bomb("red", 0, "A2");
    assert_eq!(twice_bombed.state().actions, 0);
    twice_bombed.refused(Action::Draw, "SM-9");
}

#[test]
fn sm_9_a_bomb_needs_an_action() {
    let table = position("").hand("red").with(|state| state.actions = 0).ready();
    table.refused(table.bombing("red", 0, "A1"), "SM-9");
}

#[test]
fn sm_10_a_player_may_stop_with_actions_left() {
    for actions in 0..=2 {
        let mut table = position("").with(move |state| state.actions = actions).ready();
        let effects = table.end();
        assert!(has!(effects, Effect::TurnEnded { seat: Seat(0) }));
        assert!(has!(effects, Effect::TurnBegan { seat: Seat(1), round: 1 }));
        assert_eq!((table.to_act(), table.state().actions), (Some(Seat(1)), 2));
    }
}

#[test]
fn sm_10_a_turn_ends_only_when_its_player_ends_it() {
    let mut table = position("").tile(DRAW_2).minor(Scope::State, &[(Measure::HandCards, 5)]).ready();
    table.draw();
    table.draw();
    assert_eq!((table.to_act(), table.step()), (Some(Seat(0)), Step::Action));
    table.spend(DRAW_2);
    table.claim_minor(0);
    assert_eq!(table.to_act(), Some(Seat(0)));
}

#[test]
fn sm_11_the_hand_is_cut_to_exactly_five() {
    let mut table = position("").hand("red red blue blue yellow yellow wild").ready();
    table.end();
    assert_eq!((table.to_act(), table.step()), (Some(Seat(0)), Step::Discard));
    assert!(table.legal().iter().all(|action| matches!(action, Action::Discard(_))));
    table.refused(Action::Discard(table.cards("")), "SM-11");
    table.refused(Action::Discard(table.cards("red")), "SM-11");
    table.refused(Action::Discard(table.cards("red red blue")), "SM-11");
    let cut = table.cards("blue wild");
    let effects = table.act(Action::Discard(cut));
    assert_eq!(table.seat(0).hand.len(), 5);
    assert_eq!(table.seat(0).discard, cut, "the player chose which");
    assert!(has!(effects, Effect::HandCut { seat: Seat(0), count: 2, cards: Some(_), .. }));
    assert_eq!(table.to_act(), Some(Seat(1)));
}

#[test]
fn sm_11_every_choice_of_the_cut_is_open() {
    let mut table = position("").hand("red blue yellow wild red10 blue10 yellow10").ready();
    table.end();
    assert_eq!(table.legal().len(), 21, "7 different cards, 2 of them go");
}

#[test]
fn sm_11_only_cards_of_the_hand_can_be_cut() {
    let mut table = position("").hand("red red blue blue yellow yellow").ready();
    table.end();
    let strange = table.cards("wild");
    assert!(!table.can(Action::Discard(strange)));
}

#[test]
fn sm_11_five_cards_are_not_cut() {
    let mut table = position("").hand("red red blue blue wild").ready();
    table.end();
    assert_eq!((table.to_act(), table.step()), (Some(Seat(1)), Step::Action));
    assert_eq!(table.seat(0).hand.len(), 5);
}

#[test]
fn sm_11_no_artifact_and_no_claim_after_the_cut() {
    let mut table = position("")
        .hand("red red blue blue yellow yellow")
        .tile(DRAW_2)
        .minor(Scope::State, &[(Measure::HandCards, 6)])
        .ready();
    assert!(table.can(Action::ClaimMinor(super_motherload::MinorId(0))));
    assert!(table.can(Action::Spend { tile: DRAW_2, copy: None }));
    table.end();
    table.refused(Action::ClaimMinor(super_motherload::MinorId(0)), "SM-33");
    table.refused(Action::Spend { tile: DRAW_2, copy: None }, "SM-33");
    table.refused(Action::Draw, "SM-33");
    table.refused(Action::EndTurn, "SM-33");
}

#[test]
fn sm_12_draw_takes_two_cards_from_the_top() {
    let mut table = position("").hand("red").deck("yellow wild blue").ready();
    let wanted = table.cards("red").union(table.cards("yellow wild"));
    let effects = table.draw();
    assert_eq!(table.mover().hand, wanted);
    assert!(has!(effects, Effect::Drew { seat: Seat(0), count: 2, .. }));
    assert_eq!(table.state().actions, 1);
}

#[test]
fn sm_13_the_discard_pile_becomes_the_deck_when_a_card_is_missing() {
    let mut table = position("").hand("red red blue").deck("wild").ready();
    let discard = table.mover().discard;
    assert_eq!(discard.len(), 3);
    let effects = table.draw();
    let drawn = table.mover().hand.without(table.cards("red red blue"));
    assert!(drawn.has_all(table.cards("wild")), "what the deck held is drawn first");
    assert_eq!(drawn.without(table.cards("wild")).and(discard).len(), 1, "then one of the new deck");
    assert_eq!((table.mover().deck.len(), table.mover().discard.len()), (2, 0));
    assert_eq!(table.mover().discard_top, None);
    assert!(has!(effects, Effect::Shuffled { seat: Seat(0), count: 3 }));
    assert_eq!(kinds(&effects, "drew shuffled").matches("shuffled").count(), 1);
}

#[test]
fn sm_13_a_deck_that_holds_enough_leaves_the_discard_pile_alone() {
    let mut table = position("").hand("red").deck("wild blue").ready();
    let before = table.mover().discard;
    let effects = table.draw();
    assert!(table.mover().deck.is_empty(), "it is not shuffled before a card is missing");
    assert_eq!(table.mover().discard, before);
    assert!(!has!(effects, Effect::Shuffled { .. }));
    let next = table.draw();
    assert!(has!(next, Effect::Shuffled { .. }));
}

#[test]
fn sm_13_the_new_deck_is_shuffled() {
    let mut orders = std::collections::BTreeSet::new();
    for hand in ["red", "red red", "red blue", "red red blue", "wild", "wild red"] {
        let mut table = position("").hand(hand).deck("").ready();
        for _ in 0..2 {
            table.draw();
        }
        let order: Vec<u8> = table.mover().deck.iter().map(|card| card.0).collect();
        orders.insert(order.is_sorted());
    }
    assert!(orders.contains(&false), "no deck came out in order of the cards only");
}

#[test]
fn sm_14_what_exists_is_drawn() {
    let mut table = position("").hand("red red blue blue yellow yellow").discard("").ready();
    let effects = table.draw();
    assert_eq!(table.mover().hand.len(), 7);
    assert!(has!(effects, Effect::Drew { count: 1, .. }));
}

#[test]
fn sm_14_a_draw_of_nothing_is_not_legal() {
    let table = position("").deck("").discard("").ready();
    assert_eq!(table.mover().hand.len(), 7);
    table.refused(Action::Draw, "SM-14");
}

#[test]
fn sm_14_this_can_happen_in_the_first_turn() {
    let mut table = position("").hand("red red blue blue").with(|state| state.actions = 3).ready();
    table.draw();
    table.draw();
    assert_eq!(table.mover().hand.len(), 7, "the deck of three gave 2 and 1");
    table.refused(Action::Draw, "SM-14");
}

#[test]
fn sm_11_the_end_of_a_turn_says_what_follows() {
    let asked = |table: &Table| match table.game.ask(Seat(0), &Ask::Preview { action: Action::EndTurn }) {
        Answer::Preview(preview) => (preview.discards, preview.ends_game),
        other => panic!("{other:?}"),
    };
    let five = || position("").hand("red red blue blue yellow");
    let seven = || position("").hand("red red blue blue yellow yellow wild");
    assert_eq!(asked(&five().ready()), (0, false));
    assert_eq!(asked(&seven().ready()), (2, false));
    let last = |hand: &str| {
        let mut table = position("").slot(1).below("A = . . . . . .").hand(hand).ready();
        table.drill("red", "A17");
        table
    };
    assert_eq!(asked(&last("red blue")), (0, true), "SM-55");
    assert_eq!(asked(&last("red red blue blue yellow yellow wild")), (1, true), "after the cut");
}
