//! Saves of this game: what is read back is what was written, and damage is always noticed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::{Content, NewGame, SuperMotherload};
use tabletop::chance::below;
use tabletop::save::{LoadError, Opened, read, read_header};
use tabletop::{Game, Match, MatchSetup, Player, SeatSetup, Seed, ToAct, UndoScope};
use testkit::forge::{body, forged, packed, unpacked};
use testkit::matches::step;
use testkit::saves::{Shelf, same_log, same_position};

fn shelf() -> Shelf<SuperMotherload> {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let hash = content.hash();
    Shelf::new(content, hash)
}

#[test]
fn a_save_reads_back_the_same_at_any_moment() {
    let shelf = shelf();
    for seats in 2..=4 {
        for actions in [0, 1, 2, 5, 17, 40, 90, 5_000] {
            shelf.comes_back(&shelf.played(seats, 8 + actions as u64, actions));
        }
    }
}

#[test]
fn a_game_that_was_opened_goes_on_as_if_it_had_never_been_closed() {
    shelf().goes_on(3, 21, 60);
}

#[test]
fn assisted_is_remembered() {
    let shelf = shelf();
    let mut game = shelf.played(2, 3, 30);
    game.undo(UndoScope::Agreement).expect("granted");
    let assisted = game.assisted();
    let (back, _) = shelf.open(&shelf.bytes(&game)).expect("it is whole");
    assert_eq!(back.assisted(), assisted);
}

#[test]
fn every_truncation_is_noticed() {
    let shelf = shelf();
    let game = shelf.played(3, 5, 14);
    let seen = shelf.truncations_are_noticed(&game);
    assert!(seen["damaged"] > 100 && seen["from the log"] > 100, "{seen:?}");
    assert!(read_header(&shelf.bytes(&game)[..40]).is_err());
}

#[test]
fn every_flipped_bit_is_noticed() {
    let shelf = shelf();
    shelf.flipped_bits_are_noticed(&shelf.played(2, 6, 10), 20_000);
}

#[test]
fn a_forged_file_never_panics() {
    let shelf = shelf();
    let game = shelf.played(2, 6, 12);
    let file = shelf.bytes(&game);
    let unchanged = forged(&file, 0, |_| {});
    assert_eq!(unchanged, file, "the layout is as documented");
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    let (mut opened, mut refused) = (0, 0);
    for number in 0..4_000 {
        let bad = forged(&file, number % 4, |body| {
            for _ in 0..1 + below(&mut rng, 3) {
                let place = below(&mut rng, body.len() as u32) as usize;
                body[place] ^= 1 << below(&mut rng, 8);
            }
        });
        match shelf.open(&bad) {
            Ok((mut game, _)) => {
                opened += 1;
                let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
                for _ in 0..5 {
                    step(&mut game, &mut rng);
                }
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(opened > 100 && refused > 100, "{opened} opened, {refused} refused");
}

#[test]
fn other_games_other_content_and_newer_formats_are_named() {
    let shelf = shelf();
    let file = shelf.bytes(&shelf.played(2, 6, 10));
    let unknown = read::<SuperMotherload>(&file, |_| None);
    assert!(matches!(unknown.err(), Some(LoadError::UnknownContent { id, .. }) if id == "house"));
    let other = forged(&file, 0, |body| {
        let text = String::from_utf8(body.clone()).expect("JSON");
        *body = text.replace("super-motherload", "minerals").into_bytes();
    });
    assert!(
        matches!(shelf.open(&other).err(), Some(LoadError::OtherGame { found, .. }) if found == "minerals")
    );
    let mut newer = file.clone();
    newer[8..10].copy_from_slice(&7_u16.to_le_bytes());
    assert!(matches!(shelf.open(&newer).err(), Some(LoadError::TooNew { found: 7 })));
    for text in [&b""[..], b"REGOLIT", b"{}", b"REGOLITHREGOLITHREGOLITH"] {
        assert!(shelf.open(text).is_err());
    }
}

#[test]
fn a_game_that_began_at_a_position_keeps_what_is_played_from_there() {
    let shelf = shelf();
    // The position does not follow from the set-up, and no action came before it.
    let other = shelf.bytes(&shelf.played(2, 2, 0));
    let file = forged(&shelf.bytes(&shelf.played(2, 1, 0)), 3, |snap| *snap = body(&other, 3));
    let (mut game, opened) = shelf.open(&file).expect("it goes on from the position");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 0, .. }), "{opened:?}");
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..6 {
        step(&mut game, &mut rng);
    }
    let (back, opened) = shelf.open(&shelf.bytes(&game)).expect("it is whole");
    assert!(matches!(opened, Opened::Whole), "{opened:?}");
    assert!(same_position(&game, &back) && same_log(game.log(), back.log()));
    assert_eq!(back.log().len(), 6);
}

#[test]
fn what_was_lost_before_is_not_counted_again() {
    let shelf = shelf();
    let damage = |file: &[u8]| forged(file, 2, |log| *log = vec![0xff; 9]);
    let file = damage(&shelf.bytes(&shelf.played(2, 6, 10)));
    let (mut game, opened) = shelf.open(&file).expect("it goes on from the position");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 10, .. }), "{opened:?}");
    let ToAct::Seat(seat) = game.game().to_act() else { panic!("it goes on") };
    let mut legal = Vec::new();
    game.game().legal(&mut legal);
    game.act(seat, &legal[0]).expect("it is legal");
    let (game, opened) = shelf.open(&damage(&shelf.bytes(&game))).expect("and again");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 1, .. }), "{opened:?}");
    assert_eq!(game.actions(), 11);
}

#[test]
fn a_save_of_newer_rules_is_too_new() {
    let shelf = shelf();
    let file = forged(&shelf.bytes(&shelf.played(2, 6, 10)), 0, |head| {
        let text = String::from_utf8(head.clone()).expect("JSON");
        *head = text.replace(r#""rules_version":1"#, r#""rules_version":2"#).into_bytes();
    });
    assert_eq!(shelf.open(&file).err(), Some(LoadError::NewerRules { found: 2, supported: 1 }));
}

#[test]
fn seats_of_a_file_are_checked_like_those_of_a_person() {
    let shelf = shelf();
    let file = |name: &str, player: Player| {
        let seat = |name: &str, player| SeatSetup { name: name.to_owned(), player };
        let seats = vec![seat("Zoë", Player::Human), seat(name, player)];
        let setup = MatchSetup { options: NewGame::default(), seats, seed: Seed(1) };
        let game = Match::new(shelf.content.clone(), setup).expect("the game asks for no names");
        shelf.bytes(&game)
    };
    let longest = "ż".repeat(24);
    assert!(shelf.open(&file(&longest, Player::Computer { level: 5 })).is_ok());
    for (name, player) in [
        ("", Player::Human),
        (&*"x".repeat(25), Player::Human),
        (&*"x".repeat(100_000), Player::Human),
        ("a\nb", Player::Human),
        ("Robot", Player::Computer { level: 0 }),
        ("Robot", Player::Computer { level: 6 }),
    ] {
        let error = shelf.open(&file(name, player)).err();
        let damaged = matches!(error, Some(LoadError::Damaged { section: "header" }));
        assert!(
            matches!(error, Some(LoadError::Impossible { .. })) || damaged && name.len() > 25,
            "{error:?}"
        );
    }
    let few = forged(&file("Ana", Player::Human), 1, |setup| {
        // Options, then the number of seats: only the first one is left.
        let mut bytes = unpacked(setup);
        let at = bytes.windows(5).position(|window| window == b"\x04Zo\xc3\xab").expect("the first name");
        assert_eq!(bytes[at - 1], 2);
        bytes[at - 1] = 1;
        bytes.splice(at + 6..at + 11, []);
        *setup = packed(&bytes);
    });
    let error = shelf.open(&few).err();
    assert!(
        matches!(&error, Some(LoadError::Impossible { reason }) if reason.contains("1 seats")),
        "{error:?}"
    );
}

#[test]
fn sections_that_swell_are_not_read() {
    let shelf = shelf();
    let game = shelf.played(2, 6, 10);
    let file = shelf.bytes(&game);
    let swollen = |section: usize, to: usize| {
        forged(&file, section, |body| {
            let mut bytes = unpacked(body);
            bytes.resize(to, 0);
            *body = packed(&bytes);
        })
    };
    assert_eq!(shelf.open(&swollen(1, 2 << 20)).err(), Some(LoadError::Damaged { section: "set-up" }));
    let (_, opened) = shelf.open(&swollen(2, 5 << 20)).expect("the position is left");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 10, .. }), "{opened:?}");
    let (_, opened) = shelf.open(&swollen(3, 2 << 20)).expect("the log is left");
    assert_eq!(opened, Opened::FromLog);
    let head = forged(&file, 0, |head| head.resize(70 << 10, b' '));
    assert_eq!(shelf.open(&head).err(), Some(LoadError::Damaged { section: "header" }));
    assert_eq!(read_header(&head), Err(LoadError::Damaged { section: "header" }));
}
