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
