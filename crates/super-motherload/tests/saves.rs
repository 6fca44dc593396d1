//! Saves of this game: what is read back is what was written, and damage is always noticed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::sync::Arc;

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::{Content, NewGame, SuperMotherload};
use tabletop::chance::below;
use tabletop::save::{ContentRef, LoadError, Opened, Times, header, read, read_header, write};
use tabletop::{Entry, Game, Match, MatchSetup, Player, SeatSetup, Seed, ToAct, UndoScope, digest};

type Played = Match<SuperMotherload>;

fn content() -> Arc<Content> {
    Arc::new(Content::house().expect("the house set is right"))
}

/// A match after some random actions; all of a game when it has fewer.
fn played(content: &Arc<Content>, seats: usize, seed: u64, actions: usize) -> Played {
    let players = [Player::Human, Player::Computer { level: 2 }, Player::Human, Player::Human];
    let seats = players.into_iter().take(seats).map(|player| SeatSetup { name: "Zoë".to_owned(), player });
    let setup = MatchSetup { options: NewGame::default(), seats: seats.collect(), seed: Seed(seed) };
    let mut game = Played::new(content.clone(), setup).expect("a lawful set-up");
    let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
    for _ in 0..actions {
        let ToAct::Seat(seat) = game.game().to_act() else { break };
        let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
        game.act(seat, &action).expect("it is legal");
    }
    game
}

fn reference(content: &Content) -> ContentRef {
    ContentRef { id: "house".to_owned(), hash: content.hash().to_string() }
}

fn bytes(game: &Played, content: &Content) -> Vec<u8> {
    let marks: Vec<String> =
        game.game().state().seats.iter().map(|seat| format!("{:?}", seat.crew).to_lowercase()).collect();
    let times = Times { created: 1_700_000_000, changed: 1_700_000_100 };
    write(game, &header(game, reference(content), &marks, times)).expect("it can be written")
}

fn open(file: &[u8], content: &Arc<Content>) -> Result<(Played, Opened), LoadError> {
    let wanted = reference(content);
    read::<SuperMotherload>(file, |found| (found == &wanted).then(|| content.clone()))
        .map(|(game, _, opened)| (game, opened))
}

fn same_position(one: &Played, other: &Played) -> bool {
    digest(one.game().state()) == digest(other.game().state())
        && one.chain() == other.chain()
        && one.actions() == other.actions()
        && one.setup() == other.setup()
}

fn same_log(one: &[Entry<SuperMotherload>], other: &[Entry<SuperMotherload>]) -> bool {
    let parts = |entry: &Entry<SuperMotherload>| {
        (entry.seat, entry.action, entry.effects.clone(), entry.chain, entry.reveals)
    };
    one.iter().map(parts).eq(other.iter().map(parts))
}

#[test]
fn a_save_reads_back_the_same_at_any_moment() {
    let content = content();
    for seats in 2..=4 {
        for actions in [0, 1, 2, 5, 17, 40, 90, 5_000] {
            let game = played(&content, seats, 8 + actions as u64, actions);
            let file = bytes(&game, &content);
            let (back, opened) = open(&file, &content).expect("it is whole");
            assert!(matches!(opened, Opened::Whole), "{opened:?}");
            assert!(same_position(&game, &back));
            assert!(same_log(game.log(), back.log()));
            assert_eq!(bytes(&back, &content), file, "and writes the same bytes");
            let head = read_header(&file).expect("a header");
            assert_eq!(head.actions as usize, game.actions());
            assert_eq!(head.seats.len(), seats);
            assert_eq!(head.scores.is_some(), game.game().to_act() == ToAct::Over);
        }
    }
}

#[test]
fn a_game_that_was_opened_goes_on_as_if_it_had_never_been_closed() {
    let content = content();
    let whole = played(&content, 3, 21, 60);
    let (mut back, _) = open(&bytes(&played(&content, 3, 21, 30), &content), &content).expect("it is whole");
    for entry in &whole.log()[30..] {
        back.act(entry.seat, &entry.action).expect("it is legal");
    }
    assert!(same_position(&whole, &back));
    back.undo(UndoScope::Agreement).expect("undo goes back past the opening");
}

#[test]
fn assisted_is_remembered() {
    let content = content();
    let mut game = played(&content, 2, 3, 30);
    game.undo(UndoScope::Agreement).expect("granted");
    let assisted = game.assisted();
    let (back, _) = open(&bytes(&game, &content), &content).expect("it is whole");
    assert_eq!(back.assisted(), assisted);
}

/// What may come of a damaged file: a plain error, or the game as it was, with a report.
fn judge(game: &Played, result: Result<(Played, Opened), LoadError>) -> &'static str {
    match result {
        Err(LoadError::NotASave) => "not a save",
        Err(LoadError::TooNew { .. }) => "too new",
        Err(LoadError::Damaged { .. }) => "damaged",
        Err(other) => panic!("damage is taken for something else: {other:?}"),
        Ok((back, opened)) => {
            assert!(same_position(game, &back), "a damaged file gave another game: {opened:?}");
            match opened {
                Opened::Whole => {
                    assert!(same_log(game.log(), back.log()));
                    "whole"
                }
                Opened::FromLog => {
                    assert!(same_log(game.log(), back.log()));
                    "from the log"
                }
                Opened::FromSnapshot { lost, .. } => {
                    assert_eq!(lost as usize, game.actions());
                    assert!(back.log().is_empty());
                    "from the position"
                }
            }
        }
    }
}

#[test]
fn every_truncation_is_noticed() {
    let content = content();
    let game = played(&content, 3, 5, 14);
    let file = bytes(&game, &content);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for length in 0..file.len() {
        *seen.entry(judge(&game, open(&file[..length], &content))).or_default() += 1;
    }
    assert!(!seen.contains_key("whole"), "{seen:?}");
    assert!(seen["damaged"] > 100 && seen["from the log"] > 100, "{seen:?}");
    assert!(read_header(&file[..40]).is_err());
}

#[test]
fn every_flipped_bit_is_noticed() {
    let content = content();
    let game = played(&content, 2, 6, 10);
    let file = bytes(&game, &content);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let flips: Vec<u32> = (0..20_000).map(|_| below(&mut rng, file.len() as u32 * 8)).collect();
    let (first, second) = flips.split_at(flips.len() / 2);
    let run = |flips: &[u32]| {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for flip in flips {
            let mut damaged = file.clone();
            damaged[*flip as usize / 8] ^= 1 << (flip % 8);
            *seen.entry(judge(&game, open(&damaged, &content))).or_default() += 1;
        }
        seen
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| run(second));
        for part in [run(first), other.join().expect("no panic")] {
            for (kind, count) in part {
                *seen.entry(kind).or_default() += count;
            }
        }
    });
    assert!(!seen.contains_key("whole"), "a flipped bit went unnoticed: {seen:?}");
    for kind in ["not a save", "damaged", "from the log", "from the position"] {
        assert!(seen.contains_key(kind), "{kind}: {seen:?}");
    }
}

const TABLE: usize = 8 + 2 + 1;
const ROW: usize = 4 + 4 + 16;

/// Changes the bytes of one section and makes all checksums right again, as somebody would who wants
/// to harm the program.
fn forged(file: &[u8], section: usize, edit: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let count = usize::from(file[TABLE - 1]);
    let rows: Vec<&[u8]> = file[TABLE..TABLE + count * ROW].chunks(ROW).collect();
    let mut at = TABLE + count * ROW + 16;
    let mut bodies: Vec<Vec<u8>> = Vec::new();
    for row in &rows {
        let length = u32::from_le_bytes(row[4..8].try_into().expect("four bytes")) as usize;
        bodies.push(file[at..at + length].to_vec());
        at += length;
    }
    edit(&mut bodies[section]);
    let mut out = file[..TABLE].to_vec();
    for (row, body) in rows.iter().zip(&bodies) {
        out.extend(&row[..4]);
        out.extend((body.len() as u32).to_le_bytes());
        out.extend(&blake3::hash(body).as_bytes()[..16]);
    }
    let table = blake3::hash(&out);
    out.extend(&table.as_bytes()[..16]);
    out.extend(bodies.concat());
    out
}

#[test]
fn a_forged_file_never_panics() {
    let content = content();
    let game = played(&content, 2, 6, 12);
    let file = bytes(&game, &content);
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
        match open(&bad, &content) {
            Ok((mut game, _)) => {
                opened += 1;
                let (mut scratch, mut rng) = (Vec::new(), ChaCha8Rng::seed_from_u64(number as u64));
                for _ in 0..5 {
                    let ToAct::Seat(seat) = game.game().to_act() else { break };
                    let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
                    game.act(seat, &action).expect("it is legal");
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
    let content = content();
    let file = bytes(&played(&content, 2, 6, 10), &content);
    let unknown = read::<SuperMotherload>(&file, |_| None);
    assert!(matches!(unknown.err(), Some(LoadError::UnknownContent { id, .. }) if id == "house"));
    let other = forged(&file, 0, |body| {
        let text = String::from_utf8(body.clone()).expect("JSON");
        *body = text.replace("super-motherload", "minerals").into_bytes();
    });
    assert!(
        matches!(open(&other, &content).err(), Some(LoadError::OtherGame { found, .. }) if found == "minerals")
    );
    let mut newer = file.clone();
    newer[8..10].copy_from_slice(&7_u16.to_le_bytes());
    assert!(matches!(open(&newer, &content).err(), Some(LoadError::TooNew { found: 7 })));
    for text in [&b""[..], b"REGOLIT", b"{}", b"REGOLITHREGOLITHREGOLITH"] {
        assert!(open(text, &content).is_err());
    }
}

fn plain(body: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    DeflateDecoder::new(body).read_to_end(&mut plain).expect("deflate");
    plain
}

fn deflated(plain: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).expect("memory");
    encoder.finish().expect("memory")
}

/// One body of a file, by its number.
fn body(file: &[u8], section: usize) -> Vec<u8> {
    let mut found = Vec::new();
    forged(file, section, |body| found.clone_from(body));
    found
}

#[test]
fn a_game_that_began_at_a_position_keeps_what_is_played_from_there() {
    let content = content();
    // The position does not follow from the set-up, and no action came before it.
    let other = bytes(&played(&content, 2, 2, 0), &content);
    let file = forged(&bytes(&played(&content, 2, 1, 0), &content), 3, |snap| *snap = body(&other, 3));
    let (mut game, opened) = open(&file, &content).expect("it goes on from the position");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 0, .. }), "{opened:?}");
    let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(3), Vec::new());
    for _ in 0..6 {
        let ToAct::Seat(seat) = game.game().to_act() else { break };
        let action = game.game().random_action(&mut rng, &mut scratch).expect("a legal action");
        game.act(seat, &action).expect("it is legal");
    }
    let (back, opened) = open(&bytes(&game, &content), &content).expect("it is whole");
    assert!(matches!(opened, Opened::Whole), "{opened:?}");
    assert!(same_position(&game, &back) && same_log(game.log(), back.log()));
    assert_eq!(back.log().len(), 6);
}

#[test]
fn what_was_lost_before_is_not_counted_again() {
    let content = content();
    let damage = |file: &[u8]| forged(file, 2, |log| *log = vec![0xff; 9]);
    let file = damage(&bytes(&played(&content, 2, 6, 10), &content));
    let (mut game, opened) = open(&file, &content).expect("it goes on from the position");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 10, .. }), "{opened:?}");
    let ToAct::Seat(seat) = game.game().to_act() else { panic!("it goes on") };
    let mut legal = Vec::new();
    game.game().legal(&mut legal);
    game.act(seat, &legal[0]).expect("it is legal");
    let (game, opened) = open(&damage(&bytes(&game, &content)), &content).expect("and again");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 1, .. }), "{opened:?}");
    assert_eq!(game.actions(), 11);
}

#[test]
fn a_save_of_newer_rules_is_too_new() {
    let content = content();
    let file = forged(&bytes(&played(&content, 2, 6, 10), &content), 0, |head| {
        let text = String::from_utf8(head.clone()).expect("JSON");
        *head = text.replace(r#""rules_version":1"#, r#""rules_version":2"#).into_bytes();
    });
    assert_eq!(open(&file, &content).err(), Some(LoadError::NewerRules { found: 2, supported: 1 }));
}

#[test]
fn seats_of_a_file_are_checked_like_those_of_a_person() {
    let content = content();
    let file = |name: &str, player: Player| {
        let seat = |name: &str, player| SeatSetup { name: name.to_owned(), player };
        let seats = vec![seat("Zoë", Player::Human), seat(name, player)];
        let setup = MatchSetup { options: NewGame::default(), seats, seed: Seed(1) };
        bytes(&Played::new(content.clone(), setup).expect("the game asks for no names"), &content)
    };
    let longest = "ż".repeat(24);
    assert!(open(&file(&longest, Player::Computer { level: 5 }), &content).is_ok());
    for (name, player) in [
        ("", Player::Human),
        (&*"x".repeat(25), Player::Human),
        (&*"x".repeat(100_000), Player::Human),
        ("a\nb", Player::Human),
        ("Robot", Player::Computer { level: 0 }),
        ("Robot", Player::Computer { level: 6 }),
    ] {
        let error = open(&file(name, player), &content).err();
        let damaged = matches!(error, Some(LoadError::Damaged { section: "header" }));
        assert!(
            matches!(error, Some(LoadError::Impossible { .. })) || damaged && name.len() > 25,
            "{error:?}"
        );
    }
    let few = forged(&file("Ana", Player::Human), 1, |setup| {
        // Options, then the number of seats: only the first one is left.
        let mut bytes = plain(setup);
        let at = bytes.windows(5).position(|window| window == b"\x04Zo\xc3\xab").expect("the first name");
        assert_eq!(bytes[at - 1], 2);
        bytes[at - 1] = 1;
        bytes.splice(at + 6..at + 11, []);
        *setup = deflated(&bytes);
    });
    let error = open(&few, &content).err();
    assert!(
        matches!(&error, Some(LoadError::Impossible { reason }) if reason.contains("1 seats")),
        "{error:?}"
    );
}

#[test]
fn sections_that_swell_are_not_read() {
    let content = content();
    let game = played(&content, 2, 6, 10);
    let file = bytes(&game, &content);
    let swollen = |section: usize, to: usize| {
        forged(&file, section, |body| {
            let mut bytes = plain(body);
            bytes.resize(to, 0);
            *body = deflated(&bytes);
        })
    };
    assert_eq!(open(&swollen(1, 2 << 20), &content).err(), Some(LoadError::Damaged { section: "set-up" }));
    let (_, opened) = open(&swollen(2, 5 << 20), &content).expect("the position is left");
    assert!(matches!(opened, Opened::FromSnapshot { lost: 10, .. }), "{opened:?}");
    let (_, opened) = open(&swollen(3, 2 << 20), &content).expect("the log is left");
    assert_eq!(opened, Opened::FromLog);
    let head = forged(&file, 0, |head| head.resize(70 << 10, b' '));
    assert_eq!(open(&head, &content).err(), Some(LoadError::Damaged { section: "header" }));
    assert_eq!(read_header(&head), Err(LoadError::Damaged { section: "header" }));
}
