//! Acting, watching, secrets, undo.

use super::*;
use crate::api::Cause;

fn hand(view: &Value, seat: usize) -> Option<Vec<u64>> {
    let hand = view["hands"][seat].as_array()?;
    Some(hand.iter().map(|card| card.as_u64().unwrap()).collect())
}

#[test]
fn hello_names_games_and_open_tables() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, COMPUTER]);
    let Reply::Hello { api, games, tables, .. } = client.ask(json!({ "kind": "hello" })).unwrap() else {
        panic!()
    };
    assert_eq!(api, crate::api::API_VERSION);
    assert_eq!((games[0].id.as_str(), games[0].min_seats, games[0].max_seats), ("toy", 2, 4));
    assert_eq!(tables[0].table, table);
    assert_eq!(tables[0].seats[1].mark, "mark 1");
}

#[test]
fn content_is_found_by_reference_and_faults_hide_nothing() {
    let folder = Arc::new(TempDir::new().unwrap());
    let packs = folder.path().join("content/toy");
    std::fs::create_dir_all(packs.join("broken")).unwrap();
    std::fs::create_dir_all(packs.join("other")).unwrap();
    std::fs::write(packs.join("other/pack.txt"), "other").unwrap();
    let fixture = Fixture::over(folder, Arc::new(RealDisk));
    let client = fixture.client();
    let Reply::Hello { games, .. } = client.ask(json!({ "kind": "hello" })).unwrap() else { panic!() };
    assert_eq!(games[0].packs.iter().map(|pack| pack.id.as_str()).collect::<Vec<_>>(), ["house", "other"]);
    assert_eq!(games[0].faults.len(), 1);
    let fault = &games[0].faults[0];
    assert_eq!(
        (fault.pack.as_str(), fault.file.as_str(), fault.entry.as_str()),
        ("broken", "pack.txt", "name")
    );

    let house = client.ask(json!({ "kind": "content", "game": "toy" })).unwrap();
    assert!(matches!(house, Reply::Content { pack, .. } if pack == json!({ "name": "house" })));
    let other = json!({ "id": "other", "hash": "hash of other" });
    let other = client.ask(json!({ "kind": "content", "game": "toy", "content": other })).unwrap();
    assert!(matches!(other, Reply::Content { pack, .. } if pack == json!({ "name": "other" })));
    let missing =
        client.ask(json!({ "kind": "content", "game": "toy", "content": { "id": "x", "hash": "y" } }));
    assert_eq!(missing, Err(ApiError::UnknownContent { id: "x".into(), hash: "y".into() }));
}

#[test]
fn an_update_tells_each_viewer_only_what_it_may_know() {
    let fixture = Fixture::new();
    let (one, two, guest) = (fixture.client(), fixture.client(), fixture.client());
    let table = one.new_game(&[HUMAN, HUMAN]);
    one.watch(table, Viewer::Seat(Seat(0)));
    two.watch(table, Viewer::Seat(Seat(1)));
    guest.watch(table, Viewer::Spectator);
    one.act(table, 0, json!("draw")).unwrap();
    let (told_one, told_two, told_guest) = (one.next_update(), two.next_update(), guest.next_update());

    assert_eq!(hand(&told_one.state.view, 0).unwrap().len(), 4);
    assert_eq!(hand(&told_one.state.view, 1), None);
    assert_eq!(told_one.entries[0].action, Some(json!("draw")));
    assert!(told_one.entries[0].effects[0]["card"].is_u64());

    assert_eq!(hand(&told_two.state.view, 0), None);
    assert_eq!(hand(&told_two.state.view, 1).unwrap().len(), 3);
    assert_eq!(hand(&told_guest.state.view, 0), None);
    assert_eq!(hand(&told_guest.state.view, 1), None);
    for told in [told_two, told_guest] {
        assert_eq!(told.entries[0].action, None);
        assert_eq!(told.entries[0].effects[0], json!({ "kind": "drew", "seat": 0, "card": null }));
        // Undo is offered to those who sit there.
        let undo = told.state.undo.map(|undo| undo.effects);
        let drew = vec![json!({ "kind": "drew", "seat": 0, "card": null })];
        assert_eq!(undo, (told.state.viewer != Viewer::Spectator).then_some(drew));
    }
    // The log tells no more than the updates did.
    assert_eq!(two.log(table)[0].action, None);
    assert_eq!(two.log(table)[0].effects[0]["card"], Value::Null);
    assert!(one.log(table)[0].effects[0]["card"].is_u64());
}

#[test]
fn nobody_looks_as_a_computer_nor_behind_the_table_while_the_game_runs() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, COMPUTER]);
    for viewer in [Viewer::Table, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(255))] {
        let watched = client.connection.request(Request::Watch { table, viewer });
        assert_eq!(watched, Err(ApiError::ViewNotAllowed { viewer }));
    }
}

#[test]
fn a_connection_acts_and_asks_only_for_the_seat_it_looks_as() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    assert_eq!(client.act(table, 0, json!("draw")), Err(ApiError::NotWatching { table }));
    client.watch(table, Viewer::Seat(Seat(1)));
    assert_eq!(client.act(table, 0, json!("draw")), Err(ApiError::NotYourSeat { seat: Seat(0) }));
    let ask = |seat: u8| {
        client.ask(json!({ "kind": "ask", "table": table, "seat": seat, "ask": { "kind": "highest" } }))
    };
    assert_eq!(ask(0), Err(ApiError::NotYourSeat { seat: Seat(0) }));
    assert!(matches!(ask(1), Ok(Reply::Ask { .. })));
    assert_eq!(client.act(table, 1, json!("draw")), Err(ApiError::NotYourTurn { to_act: Seat(0) }));
    client.watch(table, Viewer::Spectator);
    assert_eq!(client.act(table, 0, json!("draw")), Err(ApiError::NotYourSeat { seat: Seat(0) }));
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    let before = client.watch(table, Viewer::Seat(Seat(0)));
    let refused =
        ApiError::Refused { rule: "T-1".into(), refusal: json!({ "kind": "not-in-hand", "card": 99 }) };
    let action = json!({ "play": { "card": 99 } });
    assert_eq!(client.act(table, 0, action.clone()), Err(refused.clone()));
    let check = client.ask(json!({ "kind": "check", "table": table, "seat": 0, "action": action }));
    assert_eq!(check, Ok(Reply::Check { refusal: Some(refused) }));
    let check = client.ask(json!({ "kind": "check", "table": table, "seat": 0, "action": "draw" }));
    assert_eq!(check, Ok(Reply::Check { refusal: None }));
    assert_eq!(client.watch(table, Viewer::Seat(Seat(0))), before);
}

#[test]
fn an_action_for_an_older_revision_is_not_done() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    let draw = json!({ "kind": "act", "table": table, "seat": 0, "action": "draw", "revision": 0 });
    assert_eq!(client.ask(draw.clone()), Ok(Reply::Act { revision: 1 }));
    assert_eq!(client.ask(draw), Err(ApiError::Stale { revision: 1 }));
}

#[test]
fn a_whole_game_ends_with_scores_and_an_open_table() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN, HUMAN]);
    client.play_out(table);
    let state = client.watch(table, Viewer::Table);
    let scores = state.scores.unwrap();
    assert_eq!(scores.len(), 3);
    assert_eq!(state.actions as usize, client.log(table).len());
    assert!(client.log(table).iter().all(|entry| entry.action.is_some()), "the open table sees all");
    assert_eq!(client.act(table, 0, json!("draw")), Err(ApiError::GameOver));
    // Undo runs the game again: nobody sees behind the table then. Only who sits at it can ask for it.
    let last = client.log(table).last().unwrap().seat;
    assert_eq!(client.undo(table, UndoScope::Agreement), Err(ApiError::NotYourSeat { seat: last }));
    let other = fixture.client();
    other.watch(table, Viewer::Seat(Seat(0)));
    other.undo(table, UndoScope::Agreement).unwrap();
    let update = client.next(|push| match push {
        Push::Update(update) if update.cause == Cause::Undo => Some(update),
        _ => None,
    });
    assert_eq!(update.state.viewer, Viewer::Spectator);
    assert_eq!(hand(&update.state.view, 0), None);
    assert!(update.state.scores.is_none());
}

#[test]
fn undo_and_redo_are_told_and_guarded() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    let start = client.watch(table, Viewer::Seat(Seat(0)));
    assert_eq!(client.undo(table, UndoScope::Agreement), Err(ApiError::NothingToUndo));
    client.act(table, 0, json!("draw")).unwrap();
    let drawn = client.next_update().state;
    // A draw has shown something: the other person has to agree.
    assert_eq!(client.undo(table, UndoScope::Free), Err(ApiError::UndoNeeds { scope: UndoScope::Agreement }));
    assert_eq!(client.undo(table, UndoScope::Agreement), Ok(1));
    let undone = client.next_update();
    assert_eq!((undone.cause, undone.entries.len()), (Cause::Undo, 0));
    assert_eq!(undone.state.view, start.view);
    // What all agreed to gives nobody an edge, so the game is not marked.
    assert!(undone.state.can_redo && !undone.state.assisted);
    assert!(matches!(
        client.ask(json!({ "kind": "redo", "table": table })),
        Ok(Reply::Redo { actions: 1, .. })
    ));
    let redone = client.next_update();
    assert_eq!((redone.cause, redone.entries.len()), (Cause::Redo, 1));
    assert_eq!(redone.state.view, drawn.view);
    assert_eq!(client.ask(json!({ "kind": "redo", "table": table })), Err(ApiError::NothingToUndo));
}

#[test]
fn who_does_not_sit_at_the_table_takes_nothing_back() {
    let fixture = Fixture::new();
    let (one, two, guest) = (fixture.client(), fixture.client(), fixture.client());
    let table = one.new_game_with(&[HUMAN, HUMAN], json!({ "quiet": true }));
    one.watch(table, Viewer::Seat(Seat(0)));
    two.watch(table, Viewer::Seat(Seat(1)));
    guest.watch(table, Viewer::Spectator);
    let refused = |seat: u8| Err(ApiError::NotYourSeat { seat: Seat(seat) });
    one.act(table, 0, json!("draw")).unwrap();
    let offered = |client: &Client| client.next_update().state.undo.is_some();
    assert!(offered(&one) && !offered(&two) && !offered(&guest));
    assert_eq!(guest.undo(table, UndoScope::Agreement), refused(0));
    // Inside one's turn it is the affair of that seat alone, whatever the others grant each other.
    assert_eq!(two.undo(table, UndoScope::Agreement), refused(0));
    assert_eq!(one.undo(table, UndoScope::Free), Ok(1));
    assert!(two.next_update().state.can_redo && !guest.next_update().state.can_redo);
    let redo = |client: &Client| client.ask(json!({ "kind": "redo", "table": table }));
    assert_eq!(redo(&guest), Err(ApiError::NotYourSeat { seat: Seat(0) }));
    redo(&one).unwrap();
    // Past it those who sit there agree, and any of them may do it.
    let card = one.legal(table, 0).remove(0);
    one.act(table, 0, card).unwrap();
    assert_eq!(guest.undo(table, UndoScope::Agreement), refused(0));
    assert_eq!(two.undo(table, UndoScope::Agreement), Ok(1));
}

#[test]
fn undo_and_redo_for_an_older_revision_are_not_done() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    client.act(table, 0, json!("draw")).unwrap();
    let undo = |revision: u32| {
        client.ask(json!({ "kind": "undo", "table": table, "granted": "agreement", "revision": revision }))
    };
    let redo = |revision: u32| client.ask(json!({ "kind": "redo", "table": table, "revision": revision }));
    assert_eq!(undo(0), Err(ApiError::Stale { revision: 1 }));
    assert_eq!(undo(1), Ok(Reply::Undo { revision: 2, actions: 1 }));
    assert_eq!(redo(1), Err(ApiError::Stale { revision: 2 }));
    assert_eq!(redo(2), Ok(Reply::Redo { revision: 3, actions: 1 }));
}

#[test]
fn who_left_is_told_nothing_and_asks_nothing() {
    let fixture = Fixture::new();
    let (one, two) = (fixture.client(), fixture.client());
    let table = one.new_game(&[HUMAN, HUMAN]);
    one.watch(table, Viewer::Seat(Seat(0)));
    two.watch(table, Viewer::Seat(Seat(0)));
    let leave = |table: TableId| one.ask(json!({ "kind": "leave", "table": table }));
    assert_eq!(leave(table), Ok(Reply::Leave {}));
    while one.pushes.try_recv().is_ok() {}
    two.act(table, 0, json!("draw")).unwrap();
    two.next_update();
    assert!(one.pushes.try_recv().is_err(), "told of a table it left");
    assert_eq!(one.act(table, 0, json!("draw")), Err(ApiError::NotWatching { table }));
    assert_eq!(leave(table), Ok(Reply::Leave {}), "twice is not wrong");
    assert_eq!(leave(TableId(99)), Err(ApiError::UnknownTable { table: TableId(99) }));
    // Nobody but the one who deletes looks at it any more.
    let save = one.list().remove(0).save;
    let delete = |client: &Client| client.ask(json!({ "kind": "delete-save", "save": save }));
    assert_eq!(delete(&one), Err(ApiError::SaveInUse { table }));
    two.ask(json!({ "kind": "leave", "table": table })).unwrap();
    assert_eq!(delete(&one), Ok(Reply::DeleteSave {}));
}

#[test]
fn undo_over_a_reveal_against_computers_marks_the_game() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, COMPUTER]);
    client.watch(table, Viewer::Seat(Seat(0)));
    client.act(table, 0, json!("draw")).unwrap();
    assert_eq!(client.undo(table, UndoScope::Free), Err(ApiError::UndoNeeds { scope: UndoScope::Assisted }));
    assert_eq!(client.undo(table, UndoScope::Assisted), Ok(1));
    let undone = client.next(|push| match push {
        Push::Update(update) if update.cause == Cause::Undo => Some(update),
        _ => None,
    });
    assert!(undone.state.assisted);
}

#[test]
fn every_request_is_answered_by_the_reply_of_its_kind() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]).0;
    let save = client.list()[0].save.clone();
    let Reply::ExportSave { bytes, .. } = client.ask(json!({ "kind": "export-save", "save": save })).unwrap()
    else {
        panic!()
    };
    let seats = json!([{ "name": "A", "player": { "kind": "human" } }, { "name": "B", "player": { "kind": "human" } }]);
    let requests = [
        json!({ "kind": "hello" }),
        json!({ "kind": "content", "game": "toy" }),
        json!({ "kind": "plan", "game": "toy", "plan": 21 }),
        json!({ "kind": "new-game", "game": "toy", "options": {}, "seats": seats }),
        json!({ "kind": "open", "save": save }),
        json!({ "kind": "watch", "table": table, "viewer": { "kind": "seat", "seat": 0 } }),
        json!({ "kind": "act", "table": table, "seat": 0, "action": "draw" }),
        json!({ "kind": "check", "table": table, "seat": 0, "action": "draw" }),
        json!({ "kind": "legal", "table": table, "seat": 0 }),
        json!({ "kind": "ask", "table": table, "seat": 0, "ask": { "kind": "highest" } }),
        json!({ "kind": "undo", "table": table, "granted": "agreement" }),
        json!({ "kind": "redo", "table": table }),
        json!({ "kind": "log", "table": table }),
        json!({ "kind": "list-saves" }),
        json!({ "kind": "rename-save", "save": save, "name": "Sunday" }),
        json!({ "kind": "export-save", "save": save }),
        json!({ "kind": "import-save", "bytes": bytes, "name": "x.regolith" }),
        json!({ "kind": "get-settings" }),
        json!({ "kind": "set-settings", "settings": { "language": "pl" } }),
        json!({ "kind": "leave", "table": table }),
        json!({ "kind": "close", "table": table }),
        json!({ "kind": "delete-save", "save": save }),
        json!({ "kind": "restore-save", "save": save }),
    ];
    let mut asked = Vec::new();
    for request in requests {
        let reply = client.ask(request.clone()).unwrap_or_else(|error| panic!("{request}: {error}"));
        assert_eq!(serde_json::to_value(reply).unwrap()["kind"], request["kind"]);
        asked.push(request["kind"].as_str().unwrap().to_owned());
    }
    // serde lists the kinds it knows when it meets one that it does not know.
    let unknown = serde_json::from_value::<Request>(json!({ "kind": "?" })).unwrap_err().to_string();
    let known: Vec<_> = unknown.split('`').skip(3).step_by(2).collect();
    asked.sort();
    let mut known: Vec<_> = known.into_iter().map(str::to_owned).collect();
    known.sort();
    assert_eq!(asked, known, "a request has no example here");
}
