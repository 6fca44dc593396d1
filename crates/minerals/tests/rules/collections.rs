//! MN-30, MN-31: collections.

use minerals::{Action, CardId, Effect, Refusal, Step};
use tabletop::Game;
use testkit::has;

use crate::common::{Table, house, minerals, scene, seat};

/// One of wollastonite, kyanite, tourmaline (1) and another cheap card (0).
fn table(pool: &str) -> Table {
    scene("kAw w1wB").row(&[1, 0, 13]).pool(pool).ready()
}

fn take(card: u8) -> Action {
    Action::Collect { card: CardId(card), lower: false }
}

fn take_lower(card: CardId) -> Action {
    Action::Collect { card, lower: true }
}

/// A card that shows orpiment.
fn golden() -> CardId {
    let content = house();
    (0..24).map(CardId).find(|&card| content.card(card).lower.is_some()).expect("there are six of them")
}

#[test]
fn mn_30_the_exact_minerals_are_paid_into_the_bag_and_the_card_is_taken() {
    let mut table = table("wwtt");
    let needs = table.game_card(1);
    assert_eq!(needs, minerals("wkt"));
    table.go('1');
    let before = table.clone();
    let effects = table.act(take(1));
    let points = house().card(CardId(1)).points;
    let paid = Effect::Collected { seat: seat('A'), card: CardId(1), paid: needs, lower: false, points };
    assert_eq!(effects[0], paid);
    table.pool_is('A', "wt");
    assert_eq!(table.to_bag(&before), needs);
    assert_eq!((table.who('A').cards, table.who('A').lower), (1 << 1, 0));
}

#[test]
fn mn_30_the_row_is_refilled_while_the_deck_lasts() {
    let mut table = table("wwtt");
    table.go('1');
    let top = *table.state().deck.last().unwrap();
    let effects = table.act(take(1));
    assert!(effects.contains(&Effect::Revealed { slot: 0, card: top }));
    assert_eq!(table.state().row[0], Some(top));
    assert_eq!(table.state().deck.len(), 19);

    let mut empty = scene("kAw w1wB").row(&[1]).pool("wwtt");
    empty = empty.with(|state| {
        let deck = std::mem::take(&mut state.deck);
        state.seats[1].cards = deck.iter().fold(0, |cards, card| cards | 1 << card.0);
    });
    let mut empty = empty.ready();
    empty.go('1');
    let effects = empty.act(take(1));
    assert!(!has!(effects, Effect::Revealed { .. }));
    assert_eq!(empty.state().row.map(|card| card.is_some()), [false, true, true, true]);
}

#[test]
fn mn_30_the_new_card_is_seen_before_a_later_tool() {
    let mut table = table("wwttk");
    table.go('1');
    table.act(take(1));
    assert_eq!((table.to_act(), table.step()), ('A', Step::After));
    assert!(table.state().row[0].is_some());
    assert!(table.can(Action::Chest));
}

#[test]
fn mn_30_once_a_turn_at_most() {
    let mut table = table("wwwwwwtttkk");
    table.go('1');
    table.act(take(1));
    let left = table.game_card(0);
    assert!(table.who('A').pool.covers(left));
    table.refuses("MN-30", take(0), &Refusal::Collected);
}

#[test]
fn mn_30_every_mineral_must_be_there_and_nothing_stands_for_another() {
    let mut table = table("wooaa");
    table.go('1');
    let missing = minerals("t");
    table.refuses("MN-30", take(1), &Refusal::LacksMinerals { missing });
    let missing = minerals("tt");
    assert_eq!(table.game_card(13), minerals("wttaa"));
    table.refuses("MN-30", take(13), &Refusal::LacksMinerals { missing });
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Collect { .. })));
}

#[test]
fn mn_30_only_a_face_up_card() {
    let mut table = table("wwwwwwwkkkktttt");
    table.go('1');
    let hidden = table.state().deck[0];
    table.refuses("MN-30", take(hidden.0), &Refusal::NotFaceUp { card: hidden });
    table.refuses("MN-30", take(200), &Refusal::NotFaceUp { card: CardId(200) });
}

#[test]
fn mn_30_after_a_legal_move_only() {
    let mut table = table("wktwkt");
    assert!(!table.can(take(1)), "not before it");
    table.go('1');
    assert!(table.can(take(1)));
    let mut failed = scene("kAw1. wB").camp().row(&[1]).pool("wktwkt").ready();
    failed.act(Action::Fail(Some(failed.at('1'))));
    assert_eq!(failed.to_act(), 'B', "not after a failed one");
}

#[test]
fn mn_31_an_orpiment_card_may_be_taken_without_the_orpiment() {
    let card = golden();
    let rules = *house().card(card);
    let mut table = scene("kAw w1wB").row(&[card.0]).pool_for(card).ready();
    table.go('1');
    // One who owns the orpiment has the choice.
    let full = Action::Collect { card, lower: false };
    assert!(table.can(full) && table.can(take_lower(card)));
    let mut dear = table.clone();
    dear.act(full);
    assert_eq!(dear.points('A'), i32::from(rules.points) + 2);
    let effects = table.act(take_lower(card));
    let paid = rules.needs.minus(minerals("o"));
    let points = rules.lower.unwrap();
    let collected = Effect::Collected { seat: seat('A'), card, paid, lower: true, points };
    assert_eq!(effects[0], collected);
    table.pool_is('A', "ko");
    assert_eq!((table.who('A').cards, table.who('A').lower), (1 << card.0, 1 << card.0));
    // For good: the orpiment that is still there does not lift it.
    assert_eq!(table.points('A'), i32::from(points) + 2 + 5);
}

#[test]
fn mn_31_without_orpiment_only_the_lower_value() {
    let card = golden();
    let mut table = scene("kAw w1wB").row(&[card.0]).pool_for(card).ready();
    let mut state = table.state().clone();
    state.seats[0].pool = state.seats[0].pool.minus(minerals("o"));
    state.bag = state.bag.plus(minerals("o"));
    table.game = minerals::MineralsGame::restore(house(), state).unwrap();
    table.go('1');
    let missing = minerals("o");
    let full = Action::Collect { card, lower: false };
    table.refuses("MN-30", full, &Refusal::LacksMinerals { missing });
    table.act(take_lower(card));
}

/// What only the lower price pays for is something that can follow the move, so the turn goes on (MN-9).
#[test]
fn mn_31_a_turn_waits_for_a_card_at_its_lower_value() {
    let card = golden();
    let scene = scene("kAw w1wB").row(&[card.0]).pool_for(card).with(|state| {
        state.variant = minerals::Variant::Cards;
        let orpiment = minerals("o");
        state.seats[0].pool = state.seats[0].pool.minus(orpiment);
        state.bag = state.bag.plus(orpiment);
    });
    let mut table = scene.ready();
    table.go('1');
    assert_eq!(table.game.step(), Step::After, "nothing else could follow");
    table.act(take_lower(card));
}

#[test]
fn mn_31_all_the_rest_must_be_paid_and_other_cards_have_no_lower_value() {
    let card = golden();
    let mut table = scene("kAw w1wB").row(&[card.0, 1]).pool("wkto").ready();
    table.go('1');
    let have = minerals("wkkto");
    let missing = house().card(card).needs.minus(minerals("o")).minus(have);
    assert!(!missing.is_empty());
    table.refuses("MN-30", take_lower(card), &Refusal::LacksMinerals { missing });
    table.refuses("MN-31", take_lower(CardId(1)), &Refusal::NoLowerValue);
}
