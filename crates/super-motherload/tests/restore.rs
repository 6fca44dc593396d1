//! Stored positions come from files, and files may say anything: whatever is accepted can be played.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use super_motherload::{Action, Ask, Content, State, SuperMotherload};
use tabletop::chance::below;
use tabletop::{Game, Seat, ToAct};
use testkit::restore::{Judged, judge_strange_positions, somewhere};

#[test]
fn what_is_accepted_can_be_played() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    // The tunnel is written as text.
    let tunnel = |json: &mut Value, rng: &mut ChaCha8Rng| {
        if below(rng, 4) == 0 {
            json["tunnel"] = Value::from(format!("{:032x}", u128::from(rng.next_u64()) << below(rng, 65)));
        }
    };
    let asks = |&action: &Action| vec![Ask::Preview { action }];
    let judged = judge_strange_positions::<SuperMotherload>(&content, 120, tunnel, asks);
    let Judged { accepted, refused, unread } = judged;
    assert!(accepted > 500 && refused > 500 && unread > 500, "{judged:?}");
}

#[test]
fn impossible_positions_are_refused() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let base = loop {
        let game: SuperMotherload = somewhere(&content, 5, 120, &mut rng);
        if game.to_act() != ToAct::Over && game.state().seats[0].deck.len() > 1 && !game.state().need_side {
            break game;
        }
    };
    let refused = |what: &str, edit: &dyn Fn(&mut State)| {
        let mut state = base.state().clone();
        edit(&mut state);
        assert!(SuperMotherload::restore(content.clone(), state).is_err(), "{what}");
    };
    assert!(SuperMotherload::restore(content.clone(), base.state().clone()).is_ok());
    refused("a card twice", &|state| {
        let card = state.seats[0].deck[0];
        state.seats[0].hand.insert(card);
    });
    refused("a card lost", &|state| {
        state.seats[0].deck.pop();
    });
    refused("a pilot nobody paid for", &|state| {
        state.seats[0].bought[0] = (state.seats[0].bought[0] + 1) % 5
    });
    refused("five pilots of a stack", &|state| state.seats[0].bought[0] = 5);
    refused("no seat", &|state| state.seats.clear());
    refused("a turn of nobody", &|state| state.turn = Seat(9));
    refused("a crew twice", &|state| state.seats[0].crew = state.seats[1].crew);
    refused("a tile twice", &|state| state.seats[0].artifacts |= state.pool);
    refused("a tile lost", &|state| state.pool = 0);
    refused("a minor lost", &|state| {
        state.minor_deck.pop();
    });
    refused("a minor twice", &|state| state.minor_deck[0] = state.minors[0]);
    refused("a major of nowhere", &|state| state.majors[0] = super_motherload::MajorId(12));
    // Ids past the last one, where the seat has what would be missing then.
    for id in [10, 15, 16, 32, 255] {
        refused("a major that does not exist", &|state| {
            state.seats[0].majors |= 1 << state.majors[0].0;
            state.majors[0] = super_motherload::MajorId(id);
        });
    }
    for id in [20, 31, 32, 64, 255] {
        refused("a minor that does not exist, face up", &|state| {
            state.seats[0].minors |= 1 << state.minors[0].0;
            state.minors[0] = super_motherload::MinorId(id);
        });
        refused("a minor that does not exist, in the deck", &|state| {
            state.seats[0].minors |= 1 << state.minor_deck[0].0;
            state.minor_deck[0] = super_motherload::MinorId(id);
        });
    }
    refused("a major of a seat that does not exist", &|state| state.seats[0].majors |= 1 << 12);
    refused("a minor of a seat that does not exist", &|state| state.seats[0].minors |= 1 << 20);
    refused("a goal met that does not exist", &|state| state.cards_met |= 1 << 20);
    for card in [23, 31, 32, 255] {
        refused("a card that does not exist", &|state| {
            state.seats[0].deck[0] = super_motherload::Card(card);
        });
        refused("a top of the discard pile that does not exist", &|state| {
            state.seats[0].discard_top = Some(super_motherload::Card(card));
        });
    }
    refused("a first seat that does not exist", &|state| state.first = Seat(4));
    refused("a slot that does not exist", &|state| state.top_slot = 3);
    refused("no board", &|state| state.sides = [None; 4]);
    refused("a board too many", &|state| state.sides = [Some(super_motherload::Side::A); 4]);
    refused("a board that is not due", &|state| state.need_side = true);
    refused("a last turn that is not due", &|state| state.last_turn = true);
    refused("idle rounds without end", &|state| state.idle_rounds = 3);
    refused("an empty lot", &|state| state.lots.push(super_motherload::Minerals::NONE));
    refused("a count out of all reason", &|state| state.turn_tally.spaces = u16::MAX);
    refused("more points than a game has", &|state| state.seats[0].bonus_points = u16::MAX);
}
