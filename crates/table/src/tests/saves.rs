//! Saves: kept, listed, opened again, renamed, deleted, exported, imported; settings; a second program.

use super::*;

fn open(client: &Client, save: &str) -> Result<(TableId, tabletop::save::Opened, u8), ApiError> {
    match client.ask(json!({ "kind": "open", "save": save }))? {
        Reply::Open { table, opened, generation } => Ok((table.table, opened, generation)),
        other => panic!("{other:?}"),
    }
}

/// A game with some actions, closed; its save and what seat 0 saw last.
fn played(client: &Client) -> (String, TableState) {
    let table = client.new_game(&[HUMAN, HUMAN]);
    for action in 0..4 {
        let seat = client.watch(table, Viewer::Spectator).to_act.unwrap();
        client.watch(table, Viewer::Seat(seat));
        let action = client.legal(table, seat.0).remove(usize::from(action % 2 == 1));
        client.act(table, seat.0, action).unwrap();
        client.next(|push| matches!(push, Push::Saved { .. }).then_some(()));
    }
    let state = client.watch(table, Viewer::Seat(Seat(0)));
    client.ask(json!({ "kind": "close", "table": table })).unwrap();
    let save = client.list().into_iter().find(|entry| entry.table.is_none()).unwrap().save;
    (save, state)
}

#[test]
fn a_game_goes_on_after_the_program_was_closed() {
    let fixture = Fixture::new();
    let (save, before) = played(&fixture.client());
    let fixture = fixture.again();
    let client = fixture.client();
    let (table, opened, generation) = open(&client, &save).unwrap();
    assert_eq!((opened, generation), (tabletop::save::Opened::Whole, 0));
    let after = client.watch(table, Viewer::Seat(Seat(0)));
    assert_eq!(after.view, before.view);
    assert_eq!(after.actions, before.actions);
    assert_eq!(client.log(table).len() as u32, before.actions);
    client.play_out(table);
    // Opening what is open gives the same table.
    assert_eq!(open(&client, &save).unwrap().0, table);
}

#[test]
fn closing_the_house_saves_what_is_open() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game(&[HUMAN, HUMAN]);
    client.watch(table, Viewer::Seat(Seat(0)));
    client.act(table, 0, json!("draw")).unwrap();
    fixture.house.shut_down();
    client.next(|push| matches!(push, Push::Closed { .. }).then_some(()));
    assert_eq!(client.act(table, 0, json!("draw")), Err(ApiError::UnknownTable { table }));
    drop(client);
    let fixture = fixture.again();
    let entry = fixture.client().list().remove(0);
    assert_eq!(entry.header.unwrap().actions, 1);
}

#[test]
fn three_generations_are_kept_and_the_newest_intact_one_is_opened() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, before) = played(&client);
    let path = |ending: &str| fixture.saves().join(format!("{save}.regolith{ending}"));
    let damage = |ending: &str| {
        let mut bytes = std::fs::read(path(ending)).unwrap();
        bytes[20] ^= 0xff;
        std::fs::write(path(ending), bytes).unwrap();
    };
    assert!(path("").exists() && path(".1").exists() && path(".2").exists() && !path(".3").exists());
    damage("");
    damage(".1");
    let entry = client.list().remove(0);
    assert_eq!((entry.generation, entry.header.unwrap().actions), (2, before.actions - 2));
    assert!(matches!(entry.error, Some(ApiError::SaveDamaged { .. })), "{:?}", entry.error);
    let (table, _, generation) = open(&client, &save).unwrap();
    assert_eq!(generation, 2);
    assert_eq!(client.watch(table, Viewer::Seat(Seat(0))).actions, before.actions - 2);
    client.ask(json!({ "kind": "close", "table": table })).unwrap();
    damage(".2");
    assert!(matches!(open(&client, &save), Err(ApiError::SaveDamaged { .. })));
}

#[test]
fn a_save_of_a_newer_program_is_not_passed_over_for_an_older_one() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, _) = played(&client);
    let path = fixture.saves().join(format!("{save}.regolith"));
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[8..10].copy_from_slice(&7_u16.to_le_bytes());
    std::fs::write(&path, bytes).unwrap();
    assert_eq!(open(&client, &save), Err(ApiError::SaveTooNew { found: 7, supported: 1 }));
}

#[test]
fn a_crash_between_the_renames_loses_nothing() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, before) = played(&client);
    let path = |ending: &str| fixture.saves().join(format!("{save}.regolith{ending}"));
    std::fs::rename(path(""), path(".new")).unwrap();
    assert_eq!(client.list().len(), 1);
    let (table, _, generation) = open(&client, &save).unwrap();
    assert_eq!(generation, 0);
    assert_eq!(client.watch(table, Viewer::Seat(Seat(0))).actions, before.actions);
}

#[test]
fn one_bad_file_hides_no_other() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, _) = played(&client);
    std::fs::write(fixture.saves().join("empty.regolith"), "").unwrap();
    std::fs::write(fixture.saves().join("noise.regolith"), [7; 5000]).unwrap();
    std::fs::write(fixture.saves().join("note.txt"), "no save").unwrap();
    let list = client.list();
    assert_eq!(
        list.iter().map(|entry| entry.save.as_str()).collect::<Vec<_>>(),
        [save.as_str(), "empty", "noise"]
    );
    assert_eq!(list[0].error, None);
    assert_eq!(list[1].error, Some(ApiError::NotASave));
    assert_eq!(list[2].error, Some(ApiError::NotASave));
    assert_eq!(open(&client, "noise"), Err(ApiError::NotASave));
}

#[cfg(unix)]
#[test]
fn a_file_with_an_odd_name_is_listed_and_opened_like_any_other() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, before) = played(&client);
    // The longest is a name of 255 bytes with its ending, which leaves no room for that of a generation.
    let odd = ["Game 12:30".to_owned(), "a\\b".to_owned(), "é".repeat(110), "x".repeat(246)];
    for name in &odd {
        let file = |id: &str| fixture.saves().join(format!("{id}.regolith"));
        std::fs::copy(file(&save), file(name)).unwrap();
    }
    let list = client.list();
    assert_eq!(list.len(), 1 + odd.len());
    for name in &odd {
        let entry = list.iter().find(|entry| &entry.save == name).unwrap();
        assert_eq!((entry.error.clone(), entry.header.as_ref().unwrap().actions), (None, before.actions));
        let (table, ..) = open(&client, name).unwrap();
        assert_eq!(client.watch(table, Viewer::Seat(Seat(0))).view, before.view, "{name}");
    }
}

#[test]
fn a_new_game_has_no_title_of_one_that_is_gone() {
    let fixture = Fixture::new();
    let (save, _) = {
        let client = fixture.client();
        let played = played(&client);
        client.ask(json!({ "kind": "rename-save", "save": played.0, "name": "Sunday" })).unwrap();
        client.ask(json!({ "kind": "delete-save", "save": played.0 })).unwrap();
        played
    };
    let fixture = fixture.again();
    let client = fixture.client();
    client.new_game(&[HUMAN, HUMAN]);
    let entry = client.list().remove(0);
    assert_eq!((entry.save, entry.title), (save, None));
}

#[test]
fn no_new_game_takes_the_id_of_a_save_that_is_there() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let put = |id: &str| std::fs::write(fixture.saves().join(format!("{id}.regolith")), "").unwrap();
    let fresh = || {
        let table = client.new_game(&[HUMAN, HUMAN]);
        client.list().into_iter().find(|entry| entry.table == Some(table)).unwrap().save
    };
    put("toy-4294967295");
    assert_eq!([fresh(), fresh()], ["toy-4294967296", "toy-4294967297"]);
    put("toy-18446744073709551614");
    assert_eq!(fresh(), "toy-18446744073709551615");
    put("Toy-2");
    assert_eq!([fresh(), fresh()], ["toy-1", "toy-3"]);
}

#[test]
fn no_name_leaves_the_folder() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, _) = played(&client);
    let outside = fixture.folder.path().join("outside.regolith");
    std::fs::copy(fixture.saves().join(format!("{save}.regolith")), &outside).unwrap();
    let absolute = fixture.folder.path().join("outside").display().to_string();
    for name in [
        "../outside",
        "..",
        ".",
        "",
        "/outside",
        &absolute,
        "a/../../outside",
        "..\\outside",
        "C:outside",
        "\0",
    ] {
        let unknown = Err(ApiError::UnknownSave { save: name.to_owned() });
        for kind in ["open", "delete-save", "restore-save", "export-save"] {
            assert_eq!(client.ask(json!({ "kind": kind, "save": name })), unknown, "{kind} {name:?}");
        }
        assert_eq!(client.ask(json!({ "kind": "rename-save", "save": name, "name": "x" })), unknown);
    }
    assert!(outside.exists());
}

#[test]
fn titles_are_for_people() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, _) = played(&client);
    let rename = |name: &str| client.ask(json!({ "kind": "rename-save", "save": save, "name": name }));
    rename("  Wieczór u Zosi / 1 ").unwrap();
    assert_eq!(client.list()[0].title.as_deref(), Some("Wieczór u Zosi / 1"));
    let Reply::ExportSave { file_name, .. } =
        client.ask(json!({ "kind": "export-save", "save": save })).unwrap()
    else {
        panic!()
    };
    assert_eq!(file_name, "Wieczór u Zosi - 1.regolith");
    assert_eq!(rename(&"x".repeat(81)), Err(ApiError::BadTitle { most: 80 }));
    assert_eq!(rename("a\nb"), Err(ApiError::BadTitle { most: 80 }));
    let fixture = {
        drop(client);
        fixture.again()
    };
    let client = fixture.client();
    assert_eq!(client.list()[0].title.as_deref(), Some("Wieczór u Zosi / 1"));
    client.ask(json!({ "kind": "rename-save", "save": save, "name": " " })).unwrap();
    assert_eq!(client.list()[0].title, None);
}

#[test]
fn a_deleted_save_comes_back_until_the_next_start() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, before) = played(&client);
    let ask = |kind: &str| client.ask(json!({ "kind": kind, "save": save }));
    ask("delete-save").unwrap();
    assert_eq!(client.list(), []);
    let unknown = Err(ApiError::UnknownSave { save: save.clone() });
    assert_eq!(ask("delete-save"), unknown);
    assert_eq!(ask("open"), unknown);
    ask("restore-save").unwrap();
    assert_eq!(ask("restore-save"), unknown);
    let (table, ..) = open(&client, &save).unwrap();
    assert_eq!(client.watch(table, Viewer::Seat(Seat(0))).view, before.view);
    // Deleting an open one closes it, unless somebody else watches.
    let other = fixture.client();
    other.watch(table, Viewer::Spectator);
    assert_eq!(ask("delete-save"), Err(ApiError::SaveInUse { table }));
    drop(other);
    ask("delete-save").unwrap();
    assert_eq!(client.ask(json!({ "kind": "log", "table": table })), Err(ApiError::UnknownTable { table }));
    // A new game does not take the name of the deleted one.
    client.new_game(&[HUMAN, HUMAN]);
    assert_ne!(client.list()[0].save, save);
    drop(client);
    let fixture = fixture.again();
    let restored = fixture.client().ask(json!({ "kind": "restore-save", "save": save }));
    assert_eq!(restored, unknown);
}

#[test]
fn a_save_travels_as_bytes() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let (save, before) = played(&client);
    let Reply::ExportSave { bytes, .. } = client.ask(json!({ "kind": "export-save", "save": save })).unwrap()
    else {
        panic!()
    };
    let other = Fixture::new();
    let there = other.client();
    let import = |bytes: &str| {
        there.ask(json!({ "kind": "import-save", "bytes": bytes, "name": "From Ana.regolith" }))
    };
    let Reply::ImportSave { save: entry } = import(&bytes).unwrap() else { panic!() };
    assert_eq!((entry.title.as_deref(), entry.error.clone()), (Some("From Ana"), None));
    assert_eq!(there.list(), std::slice::from_ref(&entry));
    let (table, ..) = open(&there, &entry.save).unwrap();
    assert_eq!(there.watch(table, Viewer::Seat(Seat(0))).view, before.view);

    assert_eq!(import(""), Err(ApiError::NotASave));
    assert_eq!(import("AAAA"), Err(ApiError::NotASave));
    let most = crate::MOST_SAVE_BYTES as usize;
    assert!(matches!(import(&"A".repeat(most * 2)), Err(ApiError::TooLarge { .. })));
    assert_eq!(there.list().len(), 1);
}

#[test]
fn settings_are_kept_and_a_damaged_file_is_set_aside() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let get = |client: &Client| match client.ask(json!({ "kind": "get-settings" })).unwrap() {
        Reply::GetSettings { settings, damaged } => (Value::Object(settings), damaged),
        other => panic!("{other:?}"),
    };
    assert_eq!(get(&client), (json!({}), false));
    let settings = json!({ "language": "es", "speed": 2 });
    client.ask(json!({ "kind": "set-settings", "settings": settings })).unwrap();
    assert_eq!(get(&client), (settings.clone(), false));
    drop(client);
    let fixture = fixture.again();
    let client = fixture.client();
    assert_eq!(get(&client), (settings.clone(), false));
    assert_eq!(Value::Object(crate::peek_settings(fixture.folder.path())), settings);
    let file = fixture.folder.path().join("settings.json");
    std::fs::write(&file, "{\"language\":").unwrap();
    assert!(crate::peek_settings(fixture.folder.path()).is_empty() && file.exists());
    assert_eq!(get(&client), (json!({}), true));
    assert_eq!(get(&client), (json!({}), false));
    assert!(fixture.folder.path().join("settings.damaged.json").exists());
    let large = json!({ "text": "x".repeat(300 << 10) });
    let large = client.ask(json!({ "kind": "set-settings", "settings": large }));
    assert!(matches!(large, Err(ApiError::TooLarge { .. })));
}

#[test]
fn a_second_program_is_told_that_the_data_is_in_use() {
    let fixture = Fixture::new();
    let second = house(fixture.folder.path(), Arc::new(RealDisk), start);
    assert_eq!(second.err(), Some(ApiError::DataInUse));
    let Fixture { house: first, folder } = fixture;
    drop(first);
    assert!(house(folder.path(), Arc::new(RealDisk), start).is_ok());
}

#[test]
fn a_save_whose_game_cannot_be_shown_is_not_opened() {
    let fixture = Fixture::new();
    let client = fixture.client();
    let table = client.new_game_with(&[HUMAN, HUMAN], json!({ "fault": "view" }));
    client.ask(json!({ "kind": "close", "table": table })).unwrap();
    let save = client.list().remove(0).save;
    assert!(matches!(open(&client, &save), Err(ApiError::Internal { .. })));
    assert_eq!(client.list().remove(0).table, None);
}
