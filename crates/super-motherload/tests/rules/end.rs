//! The end and the score: SM-55 to SM-58.

use super_motherload::{Action, ArtifactId, Effect, EndReason, Stack, Stage, Step};
use tabletop::{Game, Seat, ToAct, Viewer};
use testkit::has;

use crate::common::{Table, position};

/// Two seats, depths 2 and 4 in play, one artifact space left.
fn near_the_end(hand: &str) -> Table {
    position("").slot(1).below("A = i . . . . .").hand(hand).ready()
}

#[test]
fn sm_55_the_game_ends_with_the_turn_that_covers_the_last_space_of_depth_4() {
    let mut table = near_the_end("red blue wild");
    let effects = table.drill("red", "A17");
    assert!(has!(effects, Effect::LastTurn { seat: Seat(0) }));
    assert!(table.state().last_turn && table.seen_by(1).last_turn);
    assert_eq!((table.step(), table.state().actions), (Step::Action, 1), "no board follows");
    table.drill("blue", "C17");
    table.lay(Stack::Red);
    let effects = table.end();
    assert!(has!(effects, Effect::GameOver { reason: EndReason::DugOut }));
    assert!(!has!(effects, Effect::TurnBegan { .. }), "no one else plays on");
    assert_eq!((table.game.to_act(), table.step()), (ToAct::Over, Step::Over));
    assert!(table.legal().is_empty());
    table.refused(Action::EndTurn, "SM-33");
    table.refused(Action::Draw, "SM-33");
}

#[test]
fn sm_55_all_of_the_turn_may_still_be_used() {
    let mut table = near_the_end("red");
    table.drill("red", "A17");
    table.draw();
    assert_eq!(table.mover().hand.len(), 2);
}

#[test]
fn sm_55_with_more_seats_too_depth_4_is_the_last() {
    let mut table = position("").seats(4).slot(2).below("A = . . . . . .").hand("red").ready();
    table.drill("red", "A25");
    table.end();
    assert_eq!(table.game.to_act(), ToAct::Over, "three seats play no more");
    let mut depth_3 = position("").seats(4).slot(1).below("A = . . . . . .").hand("red").ready();
    depth_3.drill("red", "A17");
    assert_eq!((depth_3.step(), depth_3.state().last_turn), (Step::Side, false));
}

#[test]
fn sm_55_a_long_hand_does_not_keep_the_game_open() {
    let mut table = near_the_end("red red blue blue yellow yellow wild");
    table.drill("red", "A17");
    table.end();
    if table.step() == Step::Discard {
        let cut = table.cards("blue");
        table.act(Action::Discard(cut));
    }
    assert_eq!(table.game.to_act(), ToAct::Over);
}

#[test]
fn sm_56_the_score_adds_up_all_own_points() {
    // Points of the plain pack: 1, 2, 3, 5 by cost.
    let pilots = position("").hand("red10 red").deck("red15 blue10").discard("red20 wild10 wild15").ready();
    assert_eq!(pilots.points(0), 1 + 2 + 1 + 3 + 1 + 2, "in hand, deck and discard pile");
    assert_eq!(position("").sold_out().ready().points(0), 4 * 11);
    assert_eq!(pilots.points(1), 0);

    let majors = position("").with(|state| {
        let taken = state.majors.remove(1);
        state.seats[1].majors = 1 << taken.0;
    });
    let wanted = crate::common::plain().majors[1].points;
    assert_eq!(majors.ready().points(1), i32::from(wanted));

    let minors = position("").pack(|pack| pack.minors[2].points = 3).with(|state| {
        let taken = state.minors.remove(2);
        state.minors.push(state.minor_deck.pop().expect("a card"));
        state.seats[0].minors = 1 << taken.0;
    });
    assert_eq!(minors.ready().points(0), 3);

    let tiles = position("").tile(ArtifactId(0)).tile(ArtifactId(2)).tile(ArtifactId(9));
    assert_eq!(tiles.ready().points(0), 1 + 2);
    assert_eq!(position("").with(|state| state.seats[0].bonus_points = 4).ready().points(0), 4);
}

#[test]
fn sm_56_money_bombs_and_pilots_not_bought_score_nothing() {
    let table = position("").on(Stack::Red, "iron iron").bombs(9).ready();
    assert_eq!(table.points(0), 0);
}

#[test]
fn sm_56_the_parts_make_the_whole() {
    let table = position("")
        .hand("red10")
        .tile(ArtifactId(4))
        .with(|state| {
            state.seats[0].bonus_points = 2;
            let taken = state.majors.remove(0);
            state.seats[0].majors = 1 << taken.0;
        })
        .ready();
    for score in table.game.score() {
        assert_eq!(score.parts.iter().map(|part| part.points).sum::<i32>(), score.total);
        assert!(score.parts.len() >= 5, "pilots, majors, minors, artifacts, bonuses: {score:?}");
    }
    assert_eq!(table.seen_by(0).seats[0].points, u16::try_from(table.points(0)).ok());
}

fn places(points: [u16; 4]) -> Vec<u8> {
    let table = position("")
        .seats(4)
        .with(move |state| {
            for (seat, points) in state.seats.iter_mut().zip(points) {
                seat.bonus_points = points;
            }
        })
        .ready();
    table.game.score().iter().map(|score| score.place).collect()
}

#[test]
fn sm_57_most_points_win_and_a_tie_is_shared() {
    assert_eq!(places([3, 9, 1, 5])[1], 1);
    assert_eq!(places([3, 9, 1, 5]), [3, 1, 4, 2]);
    let tie = places([7, 7, 1, 0]);
    assert_eq!(tie[..2], [1, 1]);
    assert!(tie[2] > 1 && tie[3] > tie[2]);
    assert_eq!(places([2, 2, 2, 2]), [1, 1, 1, 1]);
}

fn pass(table: &mut Table, turns: usize) -> Vec<Effect> {
    let mut effects = Vec::new();
    for _ in 0..turns {
        effects = table.end();
    }
    effects
}

#[test]
fn sm_58_three_full_rounds_without_tunnel_end_the_game() {
    for seats in 2..=4 {
        let mut table = position("").seats(seats).ready();
        pass(&mut table, 3 * seats - 1);
        assert_ne!(table.game.to_act(), ToAct::Over);
        let effects = table.end();
        assert!(has!(effects, Effect::GameOver { reason: EndReason::Stall }));
        assert_eq!(table.state().stage, Stage::Over(EndReason::Stall));
    }
}

#[test]
fn sm_58_drawing_does_not_hold_it_off() {
    let mut table = position("").ready();
    table.draw();
    pass(&mut table, 6);
    assert_eq!(table.game.to_act(), ToAct::Over);
}

#[test]
fn sm_58_tunnel_of_anyone_in_a_round_makes_it_count_anew() {
    // The second seat drills in the third round: the first round counts again from there.
    let mut table = position("").hand_of(1, "blue red").ready();
    pass(&mut table, 5);
    table.drill("blue", "A1");
    pass(&mut table, 1);
    assert_eq!(table.state().idle_rounds, 0);
    pass(&mut table, 5);
    assert_ne!(table.game.to_act(), ToAct::Over);
    pass(&mut table, 1);
    assert_eq!(table.game.to_act(), ToAct::Over);
}

#[test]
fn sm_58_a_bomb_is_tunnel_too() {
    let mut table = position("").hand_of(1, "red").ready();
    pass(&mut table, 5);
    table.bomb("red", 0, "A1");
    pass(&mut table, 1);
    assert_ne!(table.game.to_act(), ToAct::Over);
}

#[test]
fn sm_58_a_stalled_game_is_scored() {
    let mut table = position("").bought("red25").ready();
    pass(&mut table, 6);
    assert_eq!(table.points(0), 11);
    assert_eq!(table.game.score()[0].place, 1);
    let open = table.game.view(Viewer::Table);
    assert_eq!(open.seats[0].points, Some(11));
}
