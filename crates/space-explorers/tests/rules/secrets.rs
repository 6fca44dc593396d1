//! SE-5: what each viewer knows, and what is told to whom.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use space_explorers::{Action, Effect, NewGame, Origin, SpaceExplorers, Step, View};
use tabletop::{Game, Seat, Seed, ToAct, Told, Viewer};
use testkit::has;

use crate::common::{ANNA, B, BORIS, CHEN, G, Scene, house, keep, look, numbers, recruit, scene, take};

/// Boris holds 20 unseen; 40 and 41 lie on the deck.
fn position(held: u8, deck: &[u8]) -> Scene {
    scene(3).hand(ANNA, &[10]).seen(BORIS, &[30]).hand(BORIS, &[held]).center(&[1, 2, 3, 4, 5, 6]).deck(deck)
}

#[test]
fn se_5_a_hand_is_known_to_its_owner_and_counted_by_all() {
    let table = position(20, &[41, 40]).ready();
    for (viewer, knows) in [
        (Viewer::Seat(ANNA), false),
        (Viewer::Seat(BORIS), true),
        (Viewer::Seat(CHEN), false),
        (Viewer::Spectator, false),
        (Viewer::Table, true),
    ] {
        let view = table.game.view(viewer);
        assert_eq!(view.viewer, viewer);
        let hand = &view.seats[1].hand;
        assert_eq!((hand.count, numbers(hand.seen.iter())), (2, vec![30]), "{viewer:?}");
        assert_eq!(hand.cards.map(|cards| numbers(cards.iter())), knows.then(|| vec![20, 30]), "{viewer:?}");
    }
}

#[test]
fn se_5_a_view_does_not_hang_on_what_it_must_not_show() {
    // Two positions that differ in Boris's unseen card and in the order of the deck look the same to all others.
    let (one, other) = (position(20, &[41, 40]).ready(), position(40, &[20, 41]).ready());
    assert_ne!(one.game.state(), other.game.state());
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(CHEN), Viewer::Spectator] {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
    }
    assert_ne!(one.game.view(Viewer::Seat(BORIS)), other.game.view(Viewer::Seat(BORIS)));
    // The order of the deck is hidden from everybody, the owner of the hand too.
    let (one, other) = (position(20, &[41, 40]).ready(), position(20, &[40, 41]).ready());
    for viewer in [Viewer::Seat(BORIS), Viewer::Spectator, Viewer::Table] {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
    }
}

#[test]
fn se_5_tokens_and_hubs_are_open() {
    let table = position(20, &[40]).hub(BORIS, B, &[7, 8]).hub(ANNA, G, &[13]).ready();
    let all = table.view();
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BORIS), Viewer::Spectator] {
        let view = table.game.view(viewer);
        for (seat, whole) in view.seats.iter().zip(&all.seats) {
            assert_eq!((seat.tokens, &seat.hub, seat.skills), (whole.tokens, &whole.hub, whole.skills));
            assert_eq!((seat.points, seat.specialists), (whole.points, whole.specialists));
        }
        assert_eq!((&view.center, view.deck, &view.projects), (&all.center, all.deck, &all.projects));
    }
}

#[test]
fn se_5_a_drawn_card_is_told_to_who_draws_it() {
    let mut table = position(20, &[41, 40]).ready();
    let effects = table.draw();
    let drew = effects.iter().find(|effect| matches!(effect, Effect::Drew { .. })).expect("it is told");
    for (viewer, knows) in [
        (Viewer::Seat(ANNA), true),
        (Viewer::Seat(BORIS), false),
        (Viewer::Spectator, false),
        (Viewer::Table, true),
    ] {
        let told = drew.told_to(viewer);
        let Effect::Drew { seat, card, ability: None } = told else { panic!("{told:?}") };
        assert_eq!((seat, card.map(|card| card.number())), (ANNA, knows.then_some(40)), "{viewer:?}");
    }
    assert!(drew.reveals());
}

#[test]
fn se_5_a_card_taken_from_the_center_stays_known_until_it_leaves_the_hand() {
    let mut table = scene(2).cost(1, "RG").cost(7, "RR").center(&[1, 2, 3, 4, 5, 6]).deck(&[7]).ready();
    table.act(take(1));
    assert_eq!((table.known(ANNA), table.center().contains(&7)), (vec![1], true));
    table.draw();
    table.act(take(7));
    assert_eq!(table.known(ANNA), [1, 7]);
    table.draw();
    // 1 goes back to pay, and is known as a card of the Center.
    table.act(recruit(7, B).pays("1"));
    assert_eq!((table.known(ANNA), table.hand(ANNA)), (vec![], vec![]));
    assert!(table.center().contains(&1));
    table.act(take(1));
    assert_eq!((table.known(BORIS).contains(&1), table.known(ANNA).is_empty()), (true, true));
}

#[test]
fn se_5_a_drawn_card_stays_unknown() {
    let mut table = scene(2).ready();
    for _ in 0..6 {
        table.draw();
    }
    assert_eq!((table.hand(ANNA).len(), table.known(ANNA).len()), (3, 0));
    assert_eq!(table.seen_by(BORIS).seats[0].hand.cards, None);
}

/// 32 lies on top in Engineering's neighbour: Anna looks at three cards.
fn looking() -> crate::common::Table {
    let mut table = scene(3)
        .ability(13, json!({"kind": "look", "cards": 3}))
        .hub(ANNA, G, &[13])
        .center(&[1, 2, 3, 4, 5, 6])
        .deck(&[53, 42, 41, 40])
        .ready();
    table.act(look(G));
    table
}

#[test]
fn se_5_what_is_looked_at_is_known_to_who_looks() {
    let table = looking();
    for (viewer, knows) in [
        (Viewer::Seat(ANNA), true),
        (Viewer::Seat(BORIS), false),
        (Viewer::Spectator, false),
        (Viewer::Table, true),
    ] {
        let view = table.game.view(viewer);
        let looked = view.looked_at.expect("all know that she looks");
        assert_eq!((looked.count, view.step), (3, Step::Keep));
        assert_eq!(looked.cards.map(|cards| numbers(cards.iter())), knows.then(|| vec![40, 41, 42]));
    }
}

#[test]
fn se_5_the_card_that_is_kept_is_secret_and_the_others_are_open() {
    let mut table = looking();
    let effects = table.act(keep(41));
    assert_eq!((table.hand(ANNA), table.known(ANNA)), (vec![41], vec![]));
    let kept = effects.iter().find(|effect| matches!(effect, Effect::Kept { .. })).expect("it is told");
    for (viewer, knows) in
        [(Viewer::Seat(ANNA), true), (Viewer::Seat(CHEN), false), (Viewer::Spectator, false)]
    {
        let told = kept.told_to(viewer);
        let Effect::Kept { card, center, .. } = &told else { panic!("{told:?}") };
        assert_eq!(card.map(|card| card.number()), knows.then_some(41));
        assert_eq!(numbers(center.iter().copied()), [40, 42]);
    }
    assert!(table.view().looked_at.is_none());
}

#[test]
fn se_5_a_look_is_told_to_who_looks() {
    let mut table = scene(3)
        .ability(13, json!({"kind": "look", "cards": 3}))
        .hub(ANNA, G, &[13])
        .deck(&[42, 41, 40])
        .ready();
    let effects = table.act(look(G));
    let looked = effects.iter().find(|effect| matches!(effect, Effect::Looked { .. })).expect("it is told");
    assert!(
        has!([looked.told_to(Viewer::Seat(ANNA))], Effect::Looked { cards: Some(cards), .. } if cards.len() == 3)
    );
    for viewer in [Viewer::Seat(BORIS), Viewer::Spectator] {
        assert!(has!([looked.told_to(viewer)], Effect::Looked { cards: None, count: 3, .. }));
    }
}

/// Numbers that stand in a text, apart from those of longer ones.
fn hidden_cards(game: &SpaceExplorers, viewer: Seat) -> Vec<(Seat, u8)> {
    let view = game.view(Viewer::Table);
    let mut hidden = Vec::new();
    for (seat, own) in Seat::all(game.seats()).zip(&view.seats).filter(|(seat, _)| *seat != viewer) {
        let cards = own.hand.cards.expect("the table sees hands").without(own.hand.seen);
        hidden.extend(cards.iter().map(|card| (seat, card.number())));
    }
    hidden
}

/// Every specialist that a view names anywhere.
fn named(view: &View) -> Vec<u8> {
    let mut cards: Vec<u8> = view.center.iter().map(|card| card.number()).collect();
    for seat in &view.seats {
        cards.extend(seat.hub.iter().flatten().map(|card| card.number()));
        cards.extend(seat.hand.cards.unwrap_or_default().iter().map(|card| card.number()));
        cards.extend(seat.hand.seen.iter().map(|card| card.number()));
    }
    cards.extend(
        view.looked_at.iter().flat_map(|looked| looked.cards).flat_map(|cards| numbers(cards.iter())),
    );
    cards
}

#[test]
fn se_5_no_view_and_no_effect_names_a_hidden_card_along_random_games() {
    let (mut views, mut effects_seen) = (0, 0);
    for seed in 0..60 {
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = SpaceExplorers::new(house(), &NewGame::default(), seats, Seed(seed)).unwrap();
        let mut scratch = Vec::new();
        while game.to_act() != ToAct::Over {
            for viewer in Seat::all(seats) {
                let cards = named(&game.view(Viewer::Seat(viewer)));
                for (seat, number) in hidden_cards(&game, viewer) {
                    assert!(!cards.contains(&number), "{viewer:?} sees {number} of {seat:?}");
                    views += 1;
                }
            }
            let action = game.random_action(&mut rng, &mut scratch).expect("who is to act can act");
            let mut effects: Vec<Effect> = Vec::new();
            game.apply(&action, &mut effects);
            for viewer in Seat::all(seats) {
                let hidden = hidden_cards(&game, viewer);
                for effect in &effects {
                    let told = match effect.told_to(Viewer::Seat(viewer)) {
                        Effect::Drew { card, .. } => card.into_iter().collect(),
                        Effect::Kept { card, center, .. } => card.into_iter().chain(center).collect(),
                        Effect::Looked { cards, .. } => cards.unwrap_or_default(),
                        _ => Vec::new(),
                    };
                    for card in told {
                        assert!(!hidden.iter().any(|(_, number)| *number == card.number()), "{effect:?}");
                        effects_seen += 1;
                    }
                }
            }
        }
    }
    assert!(views > 5_000 && effects_seen > 200, "{views} {effects_seen}");
}

#[test]
fn se_5_others_are_told_nothing_by_what_can_be_done() {
    // Only the seat that is to act is told its options, and its payments name its own cards alone.
    let table = position(20, &[41, 40]).cost(1, "RG").ready();
    let options = table.options();
    assert!(
        options.recruits.iter().all(|option| option.from == Origin::Center || option.card.number() == 10)
    );
    let named: Vec<Action> = table.legal();
    let own = |action: &Action| match action {
        Action::Recruit(recruit) => recruit.payment.cards.iter().all(|card| card.number() == 10),
        _ => true,
    };
    assert!(named.iter().all(own));
}
