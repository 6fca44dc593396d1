//! Cards for the hand instead of the action: 21 and 32 (SE-A21, SE-A32).

use space_explorers::{Action, Effect, Refusal, Step};
use tabletop::{Game, Told, Viewer};
use testkit::has;

use crate::common::{
    ANNA, B, BORIS, CHEN, G, Scene, Y, card, keep, look, numbers, recruit, scene, take, take_several,
};

/// Anna has 21 on top of Testing; the Center holds 1 to 6.
fn twenty_one() -> Scene {
    scene(2).able(&[21]).hub(ANNA, G, &[21]).center(&[1, 2, 3, 4, 5, 6]).deck(&[52, 51, 50])
}

#[test]
fn se_a21_takes_two_specialists_from_the_center() {
    let mut table = twenty_one().ready();
    let pairs = table.legal().iter().filter(|action| matches!(action, Action::TakeSeveral { .. })).count();
    assert_eq!(pairs, 15, "each pair of six, once");
    let effects = table.act(take_several(G, &[2, 5]));
    let took: Vec<&Effect> = effects.iter().filter(|effect| matches!(effect, Effect::Took { .. })).collect();
    let ability = Some(card(21));
    let told = [2, 5].map(|number| Effect::Took { seat: ANNA, card: card(number), ability });
    assert_eq!(took, told.iter().collect::<Vec<_>>());
    // Filled up once, after both.
    let filled: Vec<&Effect> =
        effects.iter().filter(|effect| matches!(effect, Effect::Refilled { .. })).collect();
    assert_eq!(filled, [&Effect::Refilled { cards: vec![card(50), card(51)] }]);
    let mut center = table.center();
    center.sort_unstable();
    assert_eq!((table.hand(ANNA), center), (vec![2, 5], vec![1, 3, 4, 6, 50, 51]));
    // Everybody saw them.
    assert_eq!((table.known(ANNA), table.to_act()), (vec![2, 5], Some(BORIS)));
}

#[test]
fn se_a21_is_optional_and_takes_exactly_two() {
    let table = twenty_one().ready();
    assert!(table.can(take(1)) && table.can(Action::TakeFromDeck));
    for (cards, given) in [(&[][..], 0), (&[1][..], 1), (&[1, 2, 3][..], 3)] {
        let reason = Refusal::WrongCount { ability: card(21), need: 2, given };
        table.refuses("SE-A21", take_several(G, cards), &reason);
    }
    table.refuses("SE-7", take_several(G, &[1, 50]), &Refusal::NotInCenter { card: card(50) });
}

#[test]
fn se_a21_needs_two_in_the_center() {
    for (center, pairs) in [(&[1, 2, 3][..], 3), (&[1, 2], 1), (&[1], 0), (&[], 0)] {
        let table = twenty_one().center(center).deck(&[]).rest_in_hand(BORIS).ready();
        let listed =
            table.legal().iter().filter(|action| matches!(action, Action::TakeSeveral { .. })).count();
        assert_eq!((table.center().len(), listed), (center.len(), pairs));
        if center.len() < 2 {
            let given = center.len() as u8;
            let reason = Refusal::WrongCount { ability: card(21), need: 2, given };
            table.refuses("SE-A21", take_several(G, center), &reason);
            assert!(table.options().ways.iter().all(|way| !way.usable));
        }
    }
}

#[test]
fn se_a21_not_when_covered_nor_in_another_hub() {
    let covered = twenty_one().hub(ANNA, G, &[21, 13]).ready();
    let reason = Refusal::NoAbility { division: G, top: Some(card(13)) };
    covered.refuses("SE-17", take_several(G, &[1, 2]), &reason);
    let other = scene(2).able(&[21]).hub(BORIS, G, &[21]).center(&[1, 2]).ready();
    other.refuses("SE-17", take_several(G, &[1, 2]), &Refusal::NoAbility { division: G, top: None });
}

#[test]
fn se_a21_is_the_action_and_the_project_check_follows() {
    let mut table = twenty_one().project(0, "GG", 4).hub(ANNA, G, &[13, 21]).ready();
    table.act(take_several(G, &[1, 2]));
    assert_eq!((table.to_act(), table.step(), table.in_reach()), (Some(ANNA), Step::Project, vec![0]));
    let reason = Refusal::OtherStep { due: Step::Project };
    table.refuses("SE-7", take_several(G, &[3, 4]), &reason);
    table.complete(0);
    assert_eq!(table.to_act(), Some(BORIS));
}

/// Anna has 32 on top of Science; the Center holds 1 to 6.
fn thirty_two(deck: &[u8]) -> Scene {
    scene(3).able(&[32]).hub(ANNA, Y, &[32]).center(&[1, 2, 3, 4, 5, 6]).deck(deck)
}

#[test]
fn se_a32_looks_at_three_keeps_one_and_puts_the_others_into_the_center() {
    let mut table = thirty_two(&[52, 51, 50, 49]).ready();
    let deck = table.deck();
    let effects = table.act(look(Y));
    assert!(has!(effects, Effect::Looked { seat: ANNA, count: 3, cards: Some(cards), ability }
        if numbers(cards.iter().copied()) == [49, 50, 51] && *ability == card(32)));
    assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::Keep));
    assert_eq!(table.legal(), [keep(49), keep(50), keep(51)]);
    let effects = table.act(keep(50));
    assert!(has!(effects, Effect::Kept { seat: ANNA, card: Some(kept), center }
        if *kept == card(50) && numbers(center.iter().copied()) == [49, 51]));
    assert_eq!((table.hand(ANNA), table.deck()), (vec![50], deck - 3));
    // Eight lie in the Center now; more than six stay (SE-9).
    let mut center = table.center();
    center.sort_unstable();
    assert_eq!(center, [1, 2, 3, 4, 5, 6, 49, 51]);
    assert!(!has!(effects, Effect::Refilled { .. }));
    assert_eq!(table.to_act(), Some(BORIS));
}

#[test]
fn se_a32_only_one_of_the_cards_that_were_looked_at_is_kept() {
    let mut table = thirty_two(&[52, 51, 50, 49]).ready();
    table.refuses("SE-7", keep(49), &Refusal::OtherStep { due: Step::Action });
    table.act(look(Y));
    table.refuses("SE-A32", keep(52), &Refusal::NotLookedAt { card: card(52) });
    table.refuses("SE-A32", keep(1), &Refusal::NotLookedAt { card: card(1) });
    for action in [look(Y), take(1), Action::TakeFromDeck, Action::Decline, Action::Pass] {
        table.refuses("SE-7", action, &Refusal::OtherStep { due: Step::Keep });
    }
}

#[test]
fn se_a32_with_fewer_cards_in_the_deck_it_looks_at_fewer() {
    for left in 1..=3_u8 {
        let deck: Vec<u8> = (50..50 + left).collect();
        let mut table = thirty_two(&deck).rest_in_hand(CHEN).ready();
        let effects = table.act(look(Y));
        assert!(has!(effects, Effect::Looked { count, cards: Some(cards), .. }
            if *count == left && cards.len() == usize::from(left)));
        assert_eq!(table.legal().len(), usize::from(left));
        table.act(keep(50));
        assert_eq!((table.hand(ANNA), table.deck()), (vec![50], 0));
        assert_eq!(table.center().len(), 6 + usize::from(left) - 1);
        assert_eq!(table.to_act(), Some(BORIS));
    }
}

#[test]
fn se_a32_not_with_an_empty_deck() {
    let table = thirty_two(&[]).rest_in_hand(CHEN).ready();
    table.refuses("SE-10", look(Y), &Refusal::DeckEmpty);
    assert!(!table.legal().contains(&look(Y)));
    assert!(table.options().ways.iter().all(|way| !way.usable));
}

#[test]
fn se_a32_what_others_see_of_it() {
    let mut table = thirty_two(&[52, 51, 50, 49]).ready();
    let effects = table.act(look(Y));
    let cards = |viewer| {
        let told = |effect: &Effect| match effect.told_to(viewer) {
            Effect::Looked { count, cards, .. } => Some((count, cards)),
            _ => None,
        };
        effects.iter().find_map(told).expect("it is told that somebody looks")
    };
    assert!(cards(Viewer::Seat(ANNA)).1.is_some());
    assert_eq!((cards(Viewer::Seat(BORIS)), cards(Viewer::Spectator)), ((3, None), (3, None)));
    assert!(effects.iter().any(Told::reveals));
    let looked = |viewer| table.game.view(viewer).looked_at.expect("a card is to be kept");
    assert_eq!(looked(Viewer::Seat(ANNA)).cards.map(|cards| numbers(cards.iter())), Some(vec![49, 50, 51]));
    assert_eq!((looked(Viewer::Seat(CHEN)).count, looked(Viewer::Seat(CHEN)).cards), (3, None));

    // What is kept stays secret; what goes into the Center is open.
    let effects = table.act(keep(51));
    let kept = |viewer| {
        let told = |effect: &Effect| match effect.told_to(viewer) {
            Effect::Kept { card, center, .. } => Some((card, numbers(center))),
            _ => None,
        };
        effects.iter().find_map(told).expect("it is told that a card is kept")
    };
    assert_eq!(kept(Viewer::Seat(ANNA)), (Some(card(51)), vec![49, 50]));
    assert_eq!(kept(Viewer::Seat(BORIS)), (None, vec![49, 50]));
    assert!(table.known(ANNA).is_empty());
    assert_eq!(table.seen_by(BORIS).seats[0].hand.cards, None);
    assert!(table.view().looked_at.is_none());
}

#[test]
fn se_a32_not_when_covered() {
    let table = thirty_two(&[50]).hub(ANNA, Y, &[32, 25]).ready();
    let reason = Refusal::NoAbility { division: Y, top: Some(card(25)) };
    table.refuses("SE-17", look(Y), &reason);
    // Nor by an ability of another kind, nor by a division that is empty.
    let table = thirty_two(&[50]).able(&[21]).hub(ANNA, G, &[21]).ready();
    table.refuses("SE-17", look(G), &Refusal::NoAbility { division: G, top: Some(card(21)) });
    table.refuses("SE-17", look(B), &Refusal::NoAbility { division: B, top: None });
    table.refuses(
        "SE-17",
        take_several(Y, &[1, 2]),
        &Refusal::NoAbility { division: Y, top: Some(card(32)) },
    );
    let way = recruit(1, B).by(Y);
    table.refuses("SE-17", way, &Refusal::NoAbility { division: Y, top: Some(card(32)) });
}

#[test]
fn se_a32_is_the_action_and_the_project_check_follows() {
    let mut table = thirty_two(&[50, 49]).project(0, "YY", 4).hub(ANNA, Y, &[25, 32]).ready();
    table.act(look(Y));
    table.act(keep(49));
    assert_eq!((table.to_act(), table.step(), table.in_reach()), (Some(ANNA), Step::Project, vec![0]));
}
