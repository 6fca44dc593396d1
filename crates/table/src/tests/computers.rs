//! Computers at the table.

use super::*;
use crate::api::Cause;

#[test]
fn computers_play_while_somebody_watches() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[COMPUTER, COMPUTER, COMPUTER]);
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(client.watch(table, Viewer::Spectator).actions, 0, "nobody looked before");
    let mut revision = 0;
    let mut thinking = None;
    let last = client.next(|push| match push {
        Push::Thinking { seat, .. } => {
            thinking = Some(seat);
            None
        }
        Push::Update(update) => {
            revision += 1;
            assert_eq!(
                (update.cause, update.entries.len(), update.state.revision),
                (Cause::Action, 1, revision)
            );
            assert_eq!(Some(update.entries[0].seat), thinking, "thinking is told before the action");
            update.state.scores.is_some().then_some(update)
        }
        Push::ComputerFault { seat, .. } => panic!("computer {seat:?} failed"),
        _ => None,
    });
    assert_eq!(last.state.to_act, None);
}

#[test]
fn undo_while_a_computer_thinks_drops_its_choice() {
    for _ in 0..20 {
        let fixture = Fixture::new();
        let client = fixture.client();
        let table = client.new_game(&[HUMAN, COMPUTER]);
        client.watch(table, Viewer::Seat(Seat(0)));
        let card = client.legal(table, 0).pop().unwrap();
        client.act(table, 0, card.clone()).unwrap();
        client.next(|push| matches!(push, Push::Thinking { .. }).then_some(()));
        assert_eq!(client.undo(table, UndoScope::Assisted), Ok(1), "the computer had acted already");
        // Longer than the computer thinks.
        std::thread::sleep(Duration::from_millis(12));
        let state = client.watch(table, Viewer::Seat(Seat(0)));
        assert_eq!((state.to_act, state.actions), (Some(Seat(0)), 0), "the computer acted after the undo");
        // Play goes on from there.
        client.act(table, 0, card).unwrap();
        let mine = client.next(|push| match push {
            Push::Update(update) if update.state.to_act == Some(Seat(0)) && update.state.actions > 1 => {
                Some(update)
            }
            _ => None,
        });
        assert_eq!(mine.state.viewer, Viewer::Seat(Seat(0)));
    }
}

#[test]
fn a_table_closes_while_a_computer_thinks() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[COMPUTER, COMPUTER]);
    client.watch(table, Viewer::Spectator);
    client.ask(json!({ "kind": "close", "table": table })).unwrap();
    client.next(|push| matches!(push, Push::Closed { .. }).then_some(()));
    assert!(client.pushes.recv_timeout(Duration::from_millis(50)).is_err(), "a closed table is silent");
    let gone = client.ask(json!({ "kind": "log", "table": table }));
    assert_eq!(gone, Err(ApiError::UnknownTable { table }));
}

#[test]
fn a_table_that_nobody_watches_waits() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[COMPUTER, COMPUTER]);
    drop({
        let other = fixture.client();
        other.watch(table, Viewer::Spectator);
        other
    });
    // The turn that was being thought about may still be done.
    std::thread::sleep(Duration::from_millis(30));
    let before = client.watch(table, Viewer::Spectator);
    assert!(before.actions <= 1, "{} actions", before.actions);
}

#[test]
fn computers_stop_when_the_last_who_looked_left() {
    let fixture = Fixture::new();
    let (client, other) = (fixture.client(), fixture.client());
    let table = client.new_game(&[COMPUTER, COMPUTER]);
    let save = client.list().remove(0).save;
    client.watch(table, Viewer::Spectator);
    client.next(|push| matches!(push, Push::Thinking { .. }).then_some(()));
    client.ask(json!({ "kind": "leave", "table": table })).unwrap();
    let left = other.watch(table, Viewer::Spectator).actions;
    other.ask(json!({ "kind": "leave", "table": table })).unwrap();
    std::thread::sleep(Duration::from_millis(30));
    let before = other.watch(table, Viewer::Spectator).actions;
    assert_eq!(before, left, "a computer played while nobody looked");
    other.next(|push| matches!(push, Push::Update(_)).then_some(()));
    other.ask(json!({ "kind": "leave", "table": table })).unwrap();
    client.ask(json!({ "kind": "delete-save", "save": save })).unwrap();
}

fn faults(client: &Client) -> usize {
    client.pushes.try_iter().filter(|push| matches!(push, Push::ComputerFault { .. })).count()
}

#[test]
fn an_action_is_done_although_no_computer_can_start_and_the_next_request_tries_again() {
    use std::sync::atomic::{AtomicBool, Ordering};
    static EXHAUSTED: AtomicBool = AtomicBool::new(true);
    let starts: Start = |work| match EXHAUSTED.load(Ordering::SeqCst) {
        true => Err(std::io::ErrorKind::WouldBlock.into()),
        false => start(work),
    };
    let folder = Arc::new(TempDir::new().unwrap());
    let house = house(folder.path(), Arc::new(RealDisk), starts).unwrap();
    let fixture = Fixture { house, folder };
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, COMPUTER]);
    client.watch(table, Viewer::Seat(Seat(0)));
    let card = client.legal(table, 0).pop().unwrap();
    assert_eq!(client.act(table, 0, card), Ok(1));
    assert_eq!(client.log(table).len(), 1);
    assert_eq!(faults(&client), 1);
    EXHAUSTED.store(false, Ordering::SeqCst);
    client.watch(table, Viewer::Seat(Seat(0)));
    let update = client.next_update();
    assert_eq!((update.entries[0].seat, update.state.revision), (Seat(1), 2));
}

#[test]
fn a_computer_that_cannot_be_shown_the_table_does_its_first_legal_action() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game_with(&[HUMAN, COMPUTER], json!({ "fault": "view", "first": 1 }));
    client.watch(table, Viewer::Seat(Seat(0)));
    client.next(|push| matches!(push, Push::ComputerFault { seat: Seat(1), .. }).then_some(()));
    assert_eq!(client.next_update().entries[0].seat, Seat(1));
}

#[test]
fn a_fault_in_a_computers_action_is_told_and_stops_that_table_only() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game_with(&[HUMAN, COMPUTER], json!({ "fault": "action", "first": 1 }));
    client.watch(table, Viewer::Seat(Seat(0)));
    client.next(|push| matches!(push, Push::ComputerFault { seat: Seat(1), .. }).then_some(()));
    assert!(matches!(client.act(table, 0, json!("draw")), Err(ApiError::Internal { .. })));
    let other = client.new_game(&[HUMAN, HUMAN]);
    client.play_out(other);
}

#[test]
fn whatever_computers_did_before_the_house_closed_is_saved() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[COMPUTER, COMPUTER, COMPUTER]);
    client.watch(table, Viewer::Spectator);
    client.next(|push| match push {
        Push::Update(update) if update.state.actions == 3 => Some(()),
        _ => None,
    });
    fixture.house.shut_down();
    let mut last = 3;
    client.next(|push| match push {
        Push::Update(update) => {
            last = update.state.actions;
            None
        }
        Push::Closed { .. } => Some(()),
        _ => None,
    });
    assert_eq!(client.list()[0].header.as_ref().unwrap().actions, last);
}

#[test]
fn a_connection_that_panics_when_it_is_told_something_harms_nobody() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    let faulty = fixture.house.connect(|_| panic!("a faulty connection"));
    faulty.request(Request::Watch { table, viewer: Viewer::Spectator }).unwrap();
    client.watch(table, Viewer::Seat(Seat(0)));
    client.act(table, 0, json!("draw")).unwrap();
    let card = client.legal(table, 0).remove(0);
    assert_eq!(client.act(table, 0, card), Ok(2));
}
