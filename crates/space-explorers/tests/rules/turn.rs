//! SE-7 to SE-10: the two actions, filling up, passing.

use serde_json::json;
use space_explorers::{Action, Effect, EndReason, Origin, Refusal, Step};
use testkit::has;

use crate::common::{ANNA, B, BORIS, CHEN, G, Table, card, keep, recruit, scene, take, take_several};

fn took(number: u8) -> Effect {
    Effect::Took { seat: ANNA, card: card(number), ability: None }
}

fn refilled(numbers: &[u8]) -> Effect {
    Effect::Refilled { cards: numbers.iter().map(|&number| card(number)).collect() }
}

#[test]
fn se_7_a_specialist_of_the_center_is_taken_into_the_hand_for_nothing() {
    let mut table = scene(2).center(&[1, 2, 3, 4, 5, 6]).deck(&[8, 7]).ready();
    let before = table.view();
    let effects = table.act(take(3));
    assert_eq!(effects[..2], [took(3), refilled(&[7])]);
    assert_eq!(effects[2..], [Effect::TurnBegan { seat: BORIS, round: 20 }]);
    assert_eq!(table.hand(ANNA), [3]);
    assert_eq!(table.known(ANNA), [3], "everybody saw it");
    let after = table.view();
    for (one, other) in before.seats.iter().zip(&after.seats) {
        assert_eq!((one.tokens, &one.hub), (other.tokens, &other.hub));
    }
    assert_eq!(table.to_act(), Some(BORIS));
}

#[test]
fn se_7_the_top_card_of_the_deck_is_taken_unseen() {
    let mut table = scene(2).center(&[1, 2, 3, 4, 5, 6]).deck(&[8, 7]).ready();
    let deck = table.deck();
    let effects = table.draw();
    assert_eq!(effects[0], Effect::Drew { seat: ANNA, card: Some(card(7)), ability: None });
    assert_eq!((table.hand(ANNA), table.known(ANNA)), (vec![7], vec![]));
    assert_eq!((table.deck(), table.center()), (deck - 1, vec![1, 2, 3, 4, 5, 6]));
}

#[test]
fn se_7_a_turn_is_one_action() {
    let mut table = scene(3).ready();
    for seat in [ANNA, BORIS, CHEN, ANNA, BORIS] {
        assert_eq!((table.to_act(), table.step()), (Some(seat), Step::Action));
        table.draw();
    }
}

#[test]
fn se_7_a_hand_has_no_limit() {
    let many: Vec<u8> = (1..=11).collect();
    let mut table = scene(2).hand(ANNA, &many).center(&[51]).ready();
    table.act(take(51));
    table.draw();
    table.draw();
    assert_eq!(table.hand(ANNA).len(), 13);
}

#[test]
fn se_7_only_what_lies_in_the_center_can_be_taken() {
    let table =
        scene(2).hub(ANNA, B, &[1]).hub(BORIS, B, &[2]).hand(ANNA, &[3]).hand(BORIS, &[4]).deck(&[5]).ready();
    for number in 1..=5 {
        table.refuses("SE-7", take(number), &Refusal::NotInCenter { card: card(number) });
    }
}

#[test]
fn se_7_other_decisions_are_not_due() {
    let table = scene(2).center(&[1]).ready();
    let due = Refusal::OtherStep { due: Step::Action };
    for action in [keep(1), Table::completes(0, &[], ""), Action::TakeAfterProject(card(1)), Action::Decline]
    {
        table.refuses("SE-7", action, &due);
    }
    let in_reach = scene(2).hub(ANNA, B, &[1, 2]).project(0, "BB", 6).center(&[3]).cost(3, "BG");
    let mut project = in_reach.ready();
    project.draw();
    let due = Refusal::OtherStep { due: Step::Project };
    let actions: [Action; 5] =
        [take(3), Action::TakeFromDeck, recruit(3, B).pays("G").into(), Action::Pass, keep(3)];
    for action in actions {
        project.refuses("SE-7", action, &due);
    }
}

#[test]
fn se_8_a_specialist_is_recruited_from_the_center_or_from_the_hand() {
    for from in [Origin::Center, Origin::Hand] {
        let position = scene(2).cost(1, "RG");
        let position = match from {
            Origin::Center => position.center(&[1]),
            Origin::Hand => position.hand(ANNA, &[1]),
        };
        let mut table = position.ready();
        let effects = table.act(recruit(1, B).pays("RG"));
        let recruited = Effect::Recruited {
            seat: ANNA,
            card: card(1),
            from,
            division: B,
            covers: None,
            abilities: Vec::new(),
        };
        assert!(effects.contains(&recruited), "{effects:?}");
        assert_eq!(table.hub(ANNA, B), [1]);
        assert!(table.hand(ANNA).is_empty() && !table.center().contains(&1));
        assert_eq!(table.to_act(), Some(BORIS));
    }
}

#[test]
fn se_8_nobody_recruits_from_elsewhere() {
    let mut position = scene(2).hub(ANNA, B, &[1]).hub(BORIS, B, &[2]).seen(BORIS, &[3]).deck(&[4]);
    for number in 1..=4 {
        position = position.cost(number, "RG");
    }
    let table = position.ready();
    for number in 1..=4 {
        let refusal = Refusal::NotAtHand { card: card(number) };
        table.refuses("SE-8", recruit(number, B).pays("RG"), &refusal);
    }
}

#[test]
fn se_9_the_center_is_filled_up_from_the_top_of_the_deck() {
    let mut table = scene(2).cost(1, "RG").center(&[1, 2, 3, 4, 5, 6]).deck(&[9, 8, 7]).ready();
    let deck = table.deck();
    let effects = table.act(recruit(1, B).pays("RG"));
    assert!(effects.contains(&refilled(&[7])));
    let mut center = table.center();
    center.sort_unstable();
    assert_eq!((center, table.deck()), (vec![2, 3, 4, 5, 6, 7], deck - 1));
    // What leaves the hand leaves no gap.
    let mut table = scene(2).cost(1, "RG").hand(ANNA, &[1]).center(&[2, 3, 4, 5, 6, 7]).ready();
    let effects = table.act(recruit(1, B).pays("RG"));
    assert!(!has!(effects, Effect::Refilled { .. }));
    assert_eq!(table.center(), [2, 3, 4, 5, 6, 7]);
}

#[test]
fn se_9_more_than_six_stay_and_are_not_filled_up() {
    let mut table = scene(2).cost(1, "RRGG").hand(ANNA, &[1, 40, 41]).center(&[2, 3, 4, 5, 6, 7]).ready();
    let deck = table.deck();
    table.act(recruit(1, B).pays("40 41"));
    assert_eq!(table.center().len(), 8);
    table.act(take(2));
    assert_eq!(table.center().len(), 7);
    table.act(take(40));
    assert_eq!((table.center().len(), table.deck()), (6, deck));
    let effects = table.act(take(41));
    assert!(has!(effects, Effect::Refilled { cards } if cards.len() == 1));
    assert_eq!((table.center().len(), table.deck()), (6, deck - 1));
}

#[test]
fn se_9_returned_cards_lie_in_the_center_before_it_is_filled_up() {
    // One leaves the Center and one comes back: there is no gap.
    let mut table = scene(2).cost(1, "RR").hand(ANNA, &[40]).center(&[1, 2, 3, 4, 5, 6]).deck(&[7]).ready();
    let effects = table.act(recruit(1, B).pays("40"));
    assert!(!has!(effects, Effect::Refilled { .. }), "{effects:?}");
    assert_eq!(effects.iter().filter(|effect| matches!(effect, Effect::Returned { .. })).count(), 1);
    let mut center = table.center();
    center.sort_unstable();
    assert_eq!(center, [2, 3, 4, 5, 6, 40]);
}

#[test]
fn se_9_what_an_ability_draws_comes_before_the_filling_up() {
    let position = || {
        scene(2)
            .cost(1, "RG")
            .ability(13, json!({"kind": "draw"}))
            .hub(ANNA, G, &[13])
            .center(&[1, 2, 3, 4, 5, 6])
    };
    let mut table = position().deck(&[9, 8, 7]).ready();
    let effects = table.act(recruit(1, B).pays("RG").draws(1));
    let drew = Effect::Drew { seat: ANNA, card: Some(card(7)), ability: Some(card(13)) };
    let at = |wanted: &Effect| effects.iter().position(|effect| effect == wanted).expect("it is told");
    assert!(at(&drew) < at(&refilled(&[8])));
    assert_eq!(table.hand(ANNA), [7]);
    // The last card of the deck is drawn, and the Center stays at five.
    let mut last = position().deck(&[7]).rest_in_hand(BORIS).ready();
    last.act(recruit(1, B).pays("RG").draws(1));
    assert_eq!((last.hand(ANNA), last.center().len(), last.deck()), (vec![7], 5, 0));
}

#[test]
fn se_9_two_that_are_taken_at_once_are_filled_up_once() {
    let mut table = scene(2)
        .ability(13, json!({"kind": "take", "count": 2}))
        .hub(ANNA, G, &[13])
        .center(&[1, 2, 3, 4, 5, 6])
        .deck(&[9, 8, 7])
        .ready();
    let effects = table.act(take_several(G, &[1, 2]));
    assert!(effects.contains(&refilled(&[7, 8])), "{effects:?}");
    assert_eq!(table.hand(ANNA), [1, 2]);
}

#[test]
fn se_9_what_is_taken_after_a_project_is_filled_up_at_once() {
    let mut table = scene(2)
        .ability(13, json!({"kind": "take-after-project"}))
        .hub(ANNA, G, &[14, 13])
        .project(0, "GG", 6)
        .center(&[1, 2, 3, 4, 5, 6])
        .deck(&[9, 8, 7])
        .ready();
    table.draw();
    table.complete(0);
    let effects = table.act(Action::TakeAfterProject(card(2)));
    assert!(effects.contains(&refilled(&[8])), "{effects:?}");
    assert_eq!(table.center().len(), 6);
}

#[test]
fn se_10_an_empty_deck_fills_nothing_up_and_cannot_be_taken_from() {
    let mut table = scene(2).center(&[1, 2, 3]).rest_in_hand(BORIS).ready();
    table.refuses("SE-10", Action::TakeFromDeck, &Refusal::DeckEmpty);
    assert!(!table.options().deck);
    let effects = table.act(take(2));
    assert!(!has!(effects, Effect::Refilled { .. }));
    assert_eq!(table.center(), [1, 3]);
    // A deck of one card gives it to the Center, and then there is none.
    let mut last = scene(2).center(&[1, 2, 3, 4, 5, 6]).deck(&[7]).rest_in_hand(BORIS).ready();
    last.act(take(1));
    assert_eq!((last.center().len(), last.deck()), (6, 0));
}

#[test]
fn se_10_who_can_do_nothing_passes_and_nobody_else() {
    // Nothing to take; Anna cannot pay six icons with two cards and no fitting token.
    let empty = || scene(2).hand(ANNA, &[1, 2]).tokens(ANNA, "GYRV").rest_in_hand(BORIS);
    let mut table = empty().ready();
    assert_eq!(table.legal(), [Action::Pass]);
    assert!(table.options().pass);
    let effects = table.act(Action::Pass);
    assert_eq!(effects[0], Effect::Passed { seat: ANNA });
    assert_eq!((table.to_act(), table.view().passes), (Some(BORIS), 1));
    // One card in the Center, one in the deck, or one recruit that can be paid, and Anna may act.
    for position in
        [empty().center(&[30]), empty().center(&[30, 31, 32, 33, 34, 35]).deck(&[36]), empty().cost(1, "GG")]
    {
        let table = position.ready();
        table.refuses("SE-10", Action::Pass, &Refusal::MayAct);
        assert!(!table.options().pass);
    }
}

#[test]
fn se_10_an_action_breaks_the_row_of_passes() {
    // Boris and Chen have passed; Anna has a card that she can pay for.
    let position = || scene(3).cost(1, "RG").hand(ANNA, &[1]).rest_in_hand(CHEN).passes(2);
    let mut table = position().ready();
    table.refuses("SE-10", Action::Pass, &Refusal::MayAct);
    table.act(recruit(1, B).pays("RG"));
    assert_eq!((table.view().passes, table.to_act()), (0, Some(BORIS)));
}

#[test]
fn se_10_when_all_pass_in_a_row_the_game_ends_at_once() {
    for seats in 2..=4 {
        let last = seats as u8 - 1;
        let mut table = scene(seats).rest_in_hand(BORIS).passes(last).ready();
        let effects = table.act(Action::Pass);
        assert_eq!(effects.last(), Some(&Effect::Ended { reason: EndReason::Passes }));
        assert_eq!((table.to_act(), table.view().ended), (None, Some(EndReason::Passes)));
        assert!(table.legal().is_empty());
        if last > 1 {
            let mut table = scene(seats).rest_in_hand(CHEN).passes(last - 1).ready();
            table.act(Action::Pass);
            assert_eq!(table.to_act(), Some(BORIS), "not all have passed");
        }
    }
}

#[test]
fn se_10_who_passes_may_still_take_a_project() {
    let position = || scene(2).hub(ANNA, B, &[1, 2]).project(0, "BB", 6).rest_in_hand(BORIS);
    let mut table = position().ready();
    assert_eq!(table.legal(), [Action::Pass]);
    table.act(Action::Pass);
    assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::Project));
    table.complete(0);
    assert_eq!(table.points(ANNA), 6);
    // The last pass of a row: the game ends after the project, not before.
    for takes in [true, false] {
        let mut table = position().passes(1).ready();
        let effects = table.act(Action::Pass);
        assert!(!has!(effects, Effect::Ended { .. }) && table.step() == Step::Project);
        let effects = if takes { table.complete(0) } else { table.decline() };
        assert_eq!(effects.last(), Some(&Effect::Ended { reason: EndReason::Passes }));
        assert_eq!(table.points(ANNA), if takes { 6 } else { 0 });
    }
}
