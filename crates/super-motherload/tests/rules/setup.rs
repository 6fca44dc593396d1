//! Components and set-up: SM-1 to SM-8.

use std::collections::BTreeSet;
use std::sync::Arc;

use super_motherload::content::{Measure, Origin, Scope};
use super_motherload::{
    Action, CARDS, CardSet, Content, Crew, Effect, MajorId, Mineral, MinorId, NewGame, Side, Stack, Stage,
    Step, SuperMotherload,
};
use tabletop::{Game, Seat, Seed, SetupError, ToAct, Viewer};
use testkit::has;

use crate::common::{Table, position};

fn new(seats: usize, seed: u64) -> Table {
    with(seats, seed, &NewGame::default()).expect("a lawful set-up")
}

fn with(seats: usize, seed: u64, options: &NewGame) -> Result<Table, SetupError> {
    let content = Arc::new(Content::house().expect("the house set is right"));
    SuperMotherload::new(content, options, seats, Seed(seed)).map(|game| Table { game })
}

#[test]
fn sm_1_the_house_set_has_every_component() {
    let content = Content::house().expect("the house set is right");
    let pack = content.pack();
    let crews: Vec<Crew> = pack.crews.iter().map(|crew| crew.crew).collect();
    assert_eq!(crews, [Crew::Purple, Crew::Green, Crew::Orange, Crew::Grey]);
    for crew in &pack.crews {
        assert_eq!(crew.cards.len(), CARDS);
        let starters = crew.cards.iter().filter(|card| matches!(card.origin, Origin::Starter { .. }));
        assert_eq!(starters.count(), 7);
        for wanted in Stack::ALL {
            let costs: Vec<u16> = crew
                .cards
                .iter()
                .filter_map(|card| match card.origin {
                    Origin::Pilot { stack, cost } if stack == wanted => Some(cost),
                    _ => None,
                })
                .collect();
            assert_eq!(costs, [10, 15, 20, 25], "{wanted:?} of {:?}", crew.crew);
        }
    }
    assert_eq!((pack.majors.len(), pack.minors.len(), pack.artifacts.len()), (10, 20, 16));
    let sides: BTreeSet<(u8, Side)> = pack.sides.iter().map(|side| (side.depth, side.side)).collect();
    assert_eq!((pack.sides.len(), sides.len()), (8, 8));
    assert!(pack.sides.iter().all(|side| (1..=4).contains(&side.depth)));
}

#[test]
fn sm_2_minerals_have_their_values() {
    let values: Vec<u16> = Mineral::ALL.into_iter().map(Mineral::value).collect();
    assert_eq!(values, [2, 3, 5, 8, 10, 12]);
    let mut table = position("i p g e r d . .").hand("red wild red10 red15 red20 red25").ready();
    table.drill("red wild red10 red15 red20 red25", "A1-F1");
    assert_eq!(table.seen_by(0).lots[0].value(), 40);
    table.lay(Stack::Blue);
    assert_eq!(table.mover().bought[Stack::Blue.index()], 1, "$40 buys a pilot of $10");
}

#[test]
fn sm_3_the_supply_of_bombs_and_minerals_never_runs_out() {
    let mut table = position("B d . . . . . .").hand("red red").bombs(60).ready();
    table.drill("red red", "A1-B1");
    table.lay(Stack::Red);
    assert_eq!(table.seat(0).bombs, 61);
}

#[test]
fn sm_3_when_no_tile_is_left_an_artifact_space_gives_nothing_but_counts() {
    let mut table = position("A . . . . . . .")
        .hand("red red")
        .minor(Scope::Action, &[(Measure::ArtifactSpaces, 1)])
        .with(|state| {
            state.seats[1].spent = state.pool;
            state.pool = 0;
        })
        .ready();
    let effects = table.drill("red", "A1");
    assert!(has!(effects, Effect::NoArtifactLeft { .. }), "{effects:?}");
    assert_eq!(table.seat(0).artifacts, 0);
    assert_eq!(table.step(), Step::Side, "the space counts: the board is cleared (SM-50)");
    table.claim_minor(0);
}

#[test]
fn sm_3_when_no_tile_is_left_the_last_space_still_ends_the_game() {
    let mut table = position("")
        .slot(1)
        .below("A = . . . . . .")
        .with(|state| {
            state.seats[1].spent = state.pool;
            state.pool = 0;
        })
        .hand("red")
        .ready();
    table.drill("red", "A17");
    assert!(table.state().last_turn, "SM-55");
}

#[test]
fn sm_4_the_first_seat_is_chosen_or_random() {
    for seats in 2..=4 {
        for first in Seat::all(seats) {
            let options = NewGame { first: Some(first), ..NewGame::default() };
            assert_eq!(with(seats, 5, &options).unwrap().state().first, first);
        }
        let drawn: BTreeSet<Seat> = (0..60).map(|seed| new(seats, seed).state().first).collect();
        assert_eq!(drawn.len(), seats, "each seat starts in some game");
        let options = NewGame { first: Some(Seat(seats as u8)), ..NewGame::default() };
        assert!(matches!(with(seats, 5, &options), Err(SetupError::Options(_))));
    }
}

#[test]
fn sm_4_play_goes_in_seat_order() {
    let options = NewGame { first: Some(Seat(2)), ..NewGame::default() };
    let mut table = with(4, 3, &options).unwrap();
    table.side(Side::B);
    let mut order = Vec::new();
    for _ in 0..9 {
        order.push(table.to_act().unwrap().0);
        table.end();
    }
    assert_eq!(order, [2, 3, 0, 1, 2, 3, 0, 1, 2]);
    assert_eq!(table.state().round, 3, "a round begins with the first seat");
}

#[test]
fn sm_5_the_last_in_turn_order_chooses_the_first_side() {
    for (seats, first, chooser) in [(2, 0, 1), (2, 1, 0), (3, 1, 0), (4, 0, 3), (4, 3, 2)] {
        let options = NewGame { first: Some(Seat(first)), ..NewGame::default() };
        for side in Side::ALL {
            let mut table = with(seats, 9, &options).unwrap();
            assert_eq!(table.step(), Step::FirstSide);
            assert_eq!(table.to_act(), Some(Seat(chooser)), "{seats} seats, first {first}");
            assert_eq!(table.legal(), [Action::ChooseSide(Side::A), Action::ChooseSide(Side::B)]);
            table.refused(Action::Draw, "SM-33");
            table.refused(Action::EndTurn, "SM-33");
            assert!(table.seen_by(chooser).boards.is_empty());
            assert_eq!(table.seen_by(chooser).next_slot, Some(0));
            table.side(side);
            let view = table.seen_by(0);
            assert_eq!((view.boards[0].depth, view.boards[0].side), (1, side));
            assert_eq!(table.to_act(), Some(Seat(first)), "then the first turn begins");
            assert_eq!((table.step(), view.actions, view.round), (Step::Action, 2, 1));
            table.refused(Action::ChooseSide(Side::A), "SM-33");
        }
    }
}

#[test]
fn sm_6_depths_by_number_of_seats() {
    for (seats, depths) in [(2, vec![1, 2, 4]), (3, vec![1, 2, 3, 4]), (4, vec![1, 2, 3, 4])] {
        assert_eq!(new(seats, 1).seen_by(0).depths, depths);
    }
    let content = Arc::new(Content::house().unwrap());
    for seats in [0, 1, 5] {
        let refused = SuperMotherload::new(content.clone(), &NewGame::default(), seats, Seed(1));
        assert!(matches!(refused.err(), Some(SetupError::Seats { .. })));
    }
}

#[test]
fn sm_7_three_majors_and_four_or_three_minors_lie_open() {
    let (mut majors, mut minors, mut tops) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        for (seats, open) in [(2, 4), (3, 3), (4, 3)] {
            let table = new(seats, seed);
            let state = table.state();
            assert_eq!((state.majors.len(), state.minors.len()), (3, open));
            let all: BTreeSet<MinorId> = state.minors.iter().chain(&state.minor_deck).copied().collect();
            assert_eq!((state.minor_deck.len(), all.len()), (20 - open, 20), "each minor once");
            assert_eq!(state.majors.iter().collect::<BTreeSet<_>>().len(), 3, "three different majors");
            majors.extend(state.majors.iter().copied());
            minors.extend(state.minors.iter().copied());
            tops.extend(state.minor_deck.last().copied());
        }
    }
    assert_eq!((majors.len(), minors.len()), (10, 20), "every one lies open in some game");
    assert!(tops.len() > 15, "the deck is shuffled");
    let table = new(2, 1);
    let gone = (0..10).map(MajorId).find(|major| !table.state().majors.contains(major)).unwrap();
    let mut table = table;
    table.side(Side::A);
    table.refused(Action::ClaimMajor(gone), "SM-43");
}

#[test]
fn sm_8_crews_are_different_picked_or_drawn() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let table = new(4, seed);
        let crews: Vec<Crew> = table.state().seats.iter().map(|seat| seat.crew).collect();
        assert_eq!(crews.iter().collect::<BTreeSet<_>>().len(), 4);
        seen.insert(crews[0]);
    }
    assert_eq!(seen.len(), 4, "random by default");
    let picked = |crews: Vec<Option<Crew>>| with(2, 1, &NewGame { first: None, crews });
    let table = picked(vec![None, Some(Crew::Grey)]).unwrap();
    assert_eq!(table.seat(1).crew, Crew::Grey);
    assert_ne!(table.seat(0).crew, Crew::Grey);
    let twice = picked(vec![Some(Crew::Green), Some(Crew::Green)]);
    assert!(matches!(twice.err(), Some(SetupError::Options(_))));
    assert!(picked(vec![None; 3]).is_err(), "more crews than seats");
}

#[test]
fn sm_8_each_player_starts_with_its_cards() {
    let mut hands = BTreeSet::new();
    for seed in 0..60 {
        for seats in 2..=4 {
            let table = new(seats, seed);
            let view = table.game.view(Viewer::Table);
            for (seat, shown) in table.state().seats.iter().zip(&view.seats) {
                assert_eq!((seat.hand.len(), seat.deck.len(), seat.discard.len()), (4, 3, 0));
                let deck: CardSet = seat.deck.iter().copied().collect();
                assert_eq!(seat.hand.union(deck), CardSet::STARTERS);
                assert_eq!((seat.bombs, seat.artifacts, seat.bonus_points), (1, 0, 0));
                for stack in &shown.stacks {
                    assert_eq!((stack.cost, stack.money), (10, 0), "the cheapest lies on top");
                    assert!(stack.top.is_some());
                }
                hands.insert(seat.hand.bits());
            }
        }
    }
    assert!(hands.len() > 20, "the starters are shuffled: {} hands", hands.len());
    assert_eq!(new(3, 1).state().stage, Stage::FirstSide);
    assert!(matches!(new(3, 1).game.to_act(), ToAct::Seat(_)));
}
