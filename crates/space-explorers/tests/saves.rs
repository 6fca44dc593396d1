//! Saves of this game: what is read back is what was written, and damage is always noticed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

mod common;

use std::collections::BTreeMap;

use common::house;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use space_explorers::SpaceExplorers;
use tabletop::{Game, Viewer};
use testkit::matches::step;
use testkit::saves::Shelf;

fn shelf() -> Shelf<SpaceExplorers> {
    let content = house();
    let hash = content.hash();
    Shelf::new(content, hash)
}

#[test]
fn a_save_reads_back_the_same_in_every_stage() {
    let shelf = shelf();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..400 {
        let mut game = shelf.start(2 + seed as usize % 3, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let view = game.game().view(Viewer::Table);
            let times = seen.entry(format!("{:?} {:?}", view.step, view.ended)).or_default();
            *times += 1;
            if *times < 4 {
                shelf.comes_back(&game);
            }
            if !step(&mut game, &mut rng) {
                break;
            }
        }
        if seen.len() == 6 && seed > 20 {
            break;
        }
    }
    let stages: Vec<&str> = seen.keys().map(String::as_str).collect();
    let wanted = [
        "Action None",
        "AfterProject None",
        "Keep None",
        "Over Some(FullHub)",
        "Over Some(Projects)",
        "Project None",
    ];
    assert_eq!(stages, wanted);
}

#[test]
fn a_game_that_was_opened_goes_on_as_if_it_had_never_been_closed() {
    shelf().goes_on(4, 21, 60);
}

#[test]
fn every_truncation_and_every_flipped_bit_is_noticed() {
    let shelf = shelf();
    let game = shelf.played(3, 5, 14);
    shelf.truncations_are_noticed(&game);
    shelf.flipped_bits_are_noticed(&game, 3_000);
}
