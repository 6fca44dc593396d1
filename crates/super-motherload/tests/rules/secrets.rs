//! Open and secret: SM-59, with SM-31 and SM-48.
//!
//! The strong test is a twin position: everything that a viewer must not know is changed, and nothing
//! that the viewer gets to see may differ.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::{
    Achievements, Action, Ask, Card, CardSet, Cards, Content, Effect, NewGame, State, SuperMotherload, Tiles,
};
use tabletop::chance::{below, shuffle};
use tabletop::{Game, Seat, Seed, ToAct, Told, Viewer};
use testkit::has;

use crate::common::{BOMBS, POINTS_3, kinds, position};

/// Positions along random games of the house set.
fn positions(seats: usize, seed: u64, every: usize) -> Vec<SuperMotherload> {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = SuperMotherload::new(content, &NewGame::default(), seats, Seed(seed)).expect("lawful");
    let (mut found, mut scratch, mut number) = (Vec::new(), Vec::new(), 0);
    while let Some(action) = game.random_action(&mut rng, &mut scratch) {
        if number % every == 0 {
            found.push(game.clone());
        }
        game.apply(&action, &mut tabletop::Ignore);
        number += 1;
        if game.to_act() == ToAct::Over {
            break;
        }
    }
    found
}

/// The same to `viewer`, and different wherever that is possible: hands, decks and discard piles of
/// others (the top card stays), the own deck's order, the minor deck, tiles, and the seed of chance.
fn twin(game: &SuperMotherload, viewer: Viewer, rng: &mut ChaCha8Rng) -> SuperMotherload {
    let mut json = serde_json::to_value(game.state()).expect("JSON");
    json["chance"]["seed"] = serde_json::json!(12345);
    let mut state: State = serde_json::from_value(json).expect("a state");
    let mut tiles: Vec<u8> = (0..16).filter(|tile| state.pool >> tile & 1 == 1).collect();
    let hidden = |seat: usize| !viewer.sees(Seat(seat as u8));
    for seat in 0..state.seats.len() {
        if hidden(seat) {
            tiles.extend((0..16).filter(|tile| state.seats[seat].artifacts >> tile & 1 == 1));
        }
    }
    shuffle(rng, &mut tiles);
    for seat in 0..state.seats.len() {
        let own = &mut state.seats[seat];
        if !hidden(seat) {
            shuffle(rng, &mut own.deck);
            continue;
        }
        let held = own.artifacts.count_ones();
        own.artifacts = (0..held).fold(0, |bits, _| bits | 1 << tiles.pop().expect("a tile"));
        let fixed: CardSet = own.discard_top.into_iter().collect();
        let mut cards: Vec<Card> = own.owned().without(fixed).iter().collect();
        shuffle(rng, &mut cards);
        let hand = own.hand.len();
        own.hand = cards.drain(..hand).collect();
        let deck = own.deck.len();
        own.deck = cards.drain(..deck).collect();
        own.discard = cards.into_iter().collect::<CardSet>().union(fixed);
    }
    state.pool = tiles.into_iter().fold(0, |bits, tile| bits | 1 << tile);
    shuffle(rng, &mut state.minor_deck);
    SuperMotherload::restore(game.content().clone(), state).expect("the twin is a possible position")
}

#[test]
fn sm_59_what_is_hidden_changes_no_view() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut different = 0;
    for seats in 2..=4 {
        for game in positions(seats, 20 + seats as u64, 7) {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let other = twin(&game, viewer, &mut rng);
                different += usize::from(other.state().seats != game.state().seats);
                assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?}");
            }
        }
    }
    assert!(different > 100, "{different}");
}

#[test]
fn sm_59_what_is_hidden_changes_no_answer() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut asked = 0;
    for game in positions(3, 31, 5).into_iter().chain(positions(2, 32, 5)) {
        let ToAct::Seat(mover) = game.to_act() else { continue };
        let own = &game.state().seats[mover.index()];
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let mut asks = vec![Ask::Options, Ask::Lines { cards: own.hand }];
        asks.extend(own.hand.iter().map(|card| Ask::Lines { cards: CardSet::one(card) }));
        asks.extend(own.hand.iter().map(|card| Ask::Blasts { card: Some(card) }));
        for _ in 0..12 {
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            asks.push(Ask::Preview { action });
        }
        asks.push(Ask::Previews { actions: legal.iter().take(40).copied().collect() });
        let other = twin(&game, Viewer::Seat(mover), &mut rng);
        for ask in asks {
            assert_eq!(game.ask(mover, &ask), other.ask(mover, &ask), "{ask:?}");
            asked += 1;
        }
    }
    assert!(asked > 500, "{asked}");
}

#[test]
fn sm_59_a_seat_that_is_not_to_act_learns_nothing_by_asking() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for game in positions(3, 33, 9) {
        let ToAct::Seat(mover) = game.to_act() else { continue };
        let asker = mover.next(3);
        let other = twin(&game, Viewer::Seat(asker), &mut rng);
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let theirs = game.state().seats[mover.index()].hand;
        let mut asks = vec![Ask::Options, Ask::Lines { cards: theirs }, Ask::Blasts { card: None }];
        asks.extend((0..23).map(|card| Ask::Lines { cards: CardSet::one(Card(card)) }));
        asks.extend((0..23).map(|card| Ask::Blasts { card: Some(Card(card)) }));
        asks.extend(legal.iter().take(40).map(|&action| Ask::Preview { action }));
        asks.push(Ask::Previews { actions: legal.iter().take(40).copied().collect() });
        for ask in asks {
            assert_eq!(game.ask(asker, &ask), other.ask(asker, &ask), "{ask:?}");
        }
    }
}

#[test]
fn sm_59_what_others_are_told_holds_no_secret() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut told_of = BTreeSet::new();
    for game in positions(3, 34, 2).into_iter().chain(positions(2, 36, 2)) {
        let ToAct::Seat(mover) = game.to_act() else { continue };
        let (mut scratch, mut effects) = (Vec::new(), Vec::new());
        let action = game.random_action(&mut rng, &mut scratch).expect("a legal action");
        let mut after = game.clone();
        after.apply(&action, &mut effects);
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            for effect in &effects {
                let told = effect.told_to(viewer);
                if viewer.sees(mover) {
                    assert_eq!(&told, effect, "the own seat is told all");
                    continue;
                }
                match &told {
                    Effect::Drew { cards, .. } | Effect::HandCut { cards, .. } => assert_eq!(cards, &None),
                    Effect::ArtifactFound { tile, .. } => assert_eq!(tile, &None),
                    _ => assert_eq!(&told, effect),
                }
                told_of.insert(kinds(std::slice::from_ref(&told), "drew hand-cut artifact-found"));
            }
        }
    }
    assert_eq!(told_of.len(), 4, "each of the three, and others: {told_of:?}");
}

#[test]
fn sm_59_a_draw_that_differs_is_told_alike() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut compared = 0;
    for game in positions(2, 35, 1) {
        let ToAct::Seat(mover) = game.to_act() else { continue };
        let viewer = Viewer::Seat(mover.next(2));
        if game.check(&Action::Draw).is_err() {
            continue;
        }
        let other = twin(&game, viewer, &mut rng);
        let told = |mut game: SuperMotherload| {
            let mut effects = Vec::new();
            game.apply(&Action::Draw, &mut effects);
            effects.iter().map(|effect| effect.told_to(viewer)).collect::<Vec<_>>()
        };
        assert_eq!(told(game), told(other));
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn sm_59_a_view_of_another_seat_holds_counts_only() {
    for game in positions(4, 40, 11) {
        for viewer in Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = game.view(viewer);
            for (seat, (shown, state)) in view.seats.iter().zip(&game.state().seats).enumerate() {
                let own = viewer == Viewer::Seat(Seat(seat as u8));
                assert_eq!(
                    usize::from(shown.deck),
                    state.deck.len(),
                    "of a deck only the size, even of the own"
                );
                assert_eq!(shown.discard_top, state.discard_top);
                assert_eq!(shown.bombs, state.bombs);
                assert_eq!(shown.bonus_points, state.bonus_points);
                if own {
                    assert_eq!(shown.hand, Cards::Known(state.hand));
                    assert_eq!(shown.discard, Cards::Known(state.discard));
                    assert!(matches!(shown.artifacts, Tiles::Known(_)));
                } else {
                    assert_eq!(shown.hand, Cards::Count(state.hand.len() as u8));
                    assert_eq!(shown.discard, Cards::Count(state.discard.len() as u8));
                    assert_eq!(shown.artifacts, Tiles::Count(state.artifacts.count_ones() as u8));
                    assert!(matches!(shown.achievements, Achievements::Count { .. }));
                    assert_eq!(shown.points, None);
                }
            }
        }
    }
}

#[test]
fn sm_59_the_text_of_a_view_never_holds_anothers_cards() {
    let table = position("").hand("red").hand_of(1, "red blue yellow wild").tile_of(1, BOMBS).ready();
    let text = serde_json::to_value(table.seen_by(0)).expect("JSON");
    let other = &text["seats"][1];
    assert_eq!(other["hand"], serde_json::json!({ "count": 4 }));
    assert_eq!(other["discard"], serde_json::json!({ "count": 0 }));
    assert_eq!(other["deck"], serde_json::json!(3));
    assert_eq!(other["artifacts"], serde_json::json!({ "count": 1 }));
    assert_eq!(text["seats"][0]["hand"], serde_json::json!({ "known": [0] }));
    let spectator = serde_json::to_string(&table.game.view(Viewer::Spectator)).expect("JSON");
    assert!(!spectator.contains("\"known\""), "{spectator}");
}

#[test]
fn sm_59_open_is_open_to_everybody() {
    let game = &positions(4, 41, 1)[60];
    let all = game.view(Viewer::Table);
    for viewer in Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = game.view(viewer);
        assert_eq!(
            (&view.tunnel, &view.boards, view.turn, view.step),
            (&all.tunnel, &all.boards, all.turn, all.step)
        );
        assert_eq!((&view.majors, &view.minors, view.minor_deck), (&all.majors, &all.minors, all.minor_deck));
        for (seat, open) in view.seats.iter().zip(&all.seats) {
            assert_eq!((seat.crew, &seat.stacks, seat.bombs), (open.crew, &open.stacks, open.bombs));
            assert_eq!((&seat.spent, seat.bonus_points), (&open.spent, open.bonus_points));
        }
    }
}

#[test]
fn sm_59_the_own_tile_is_known_and_its_points_count_only_for_its_owner() {
    let table = position("").tile(POINTS_3).ready();
    assert_eq!(table.seen_by(0).seats[0].artifacts, Tiles::Known(vec![POINTS_3]));
    assert_eq!(table.seen_by(0).seats[0].points, Some(3));
    assert_eq!(table.seen_by(1).seats[0].points, None);
}

#[test]
fn sm_59_the_hand_that_is_cut_shows_its_top_card_only() {
    let mut table = position("").hand("red red blue blue yellow yellow wild").ready();
    table.end();
    let cut = table.cards("red wild");
    let effects = table.act(Action::Discard(cut));
    let told: Vec<Effect> = effects.iter().map(|effect| effect.told_to(Viewer::Seat(Seat(1)))).collect();
    let top = table.seat(0).discard_top.expect("a card");
    assert!(has!(told, Effect::HandCut { count: 2, cards: None, top: shown, .. } if *shown == top));
    assert_eq!(table.seen_by(1).seats[0].discard, Cards::Count(2));
}
