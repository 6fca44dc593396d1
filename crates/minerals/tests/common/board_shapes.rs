//! The generators: lawful from any seed, the same for ever, and each looks like its name.

use std::collections::BTreeSet;

use minerals::board::{Board, Shape, faults};
use minerals::{Hex, Mineral};
use tabletop::digest;

use crate::board_look::{bridges, crevices, has_move, hexes, is_symmetric, middle, shore, size};

fn boards(shape: Shape, seeds: u32) -> impl Iterator<Item = (String, Board)> {
    // Small numbers, as people type them, and some from all over.
    let seed = move |n: u32| if n.is_multiple_of(2) { n / 2 } else { n.wrapping_mul(0x9e37_79b9) };
    (0..seeds).map(move |n| (format!("{shape:?} {}", seed(n)), shape.generate(seed(n))))
}

#[test]
fn mn_3_every_seed_gives_a_lawful_board() {
    for shape in Shape::ALL {
        for (name, board) in boards(shape, 3000) {
            assert_eq!(faults(board.tiles()), [], "{name}: {}", board.text());
        }
        for seed in [u32::MAX, u32::MAX - 1, 1 << 31] {
            assert_eq!(faults(shape.generate(seed).tiles()), [], "{shape:?} {seed}");
        }
    }
}

#[test]
fn mn_3_boards_fit_on_a_phone() {
    for shape in Shape::ALL {
        let (wide, high) = match shape {
            Shape::Ring | Shape::Archipelago => (30, 17),
            _ => (26, 15),
        };
        for (name, board) in boards(shape, 1000) {
            let (halves, rows) = size(&board);
            assert!(halves <= wide && rows <= high, "{name}: {halves} half hexes, {rows} rows");
            // About as tall as wide: a row is 0.87 hexes high.
            let tall = f64::from(rows) * 0.866 / (f64::from(halves) / 2.0);
            assert!((0.7..=1.4).contains(&tall), "{name}: {tall:.2} times as tall as wide");
        }
    }
}

#[test]
fn mn_3_a_seed_gives_the_same_board_for_ever() {
    for (shape, pinned) in Shape::ALL.into_iter().zip(PINNED) {
        let texts: Vec<String> = (0..50).map(|seed| shape.generate(seed).text()).collect();
        let found = format!("{:08x}", digest(&texts).short());
        assert_eq!(found, pinned, "{shape:?} makes other boards than it did");
    }
}
const PINNED: [&str; 5] = ["7eabee43", "48965a7a", "5232d7a8", "fa692a8e", "b97fc8f8"];

#[test]
fn seeds_give_different_boards() {
    for shape in Shape::ALL {
        let outlines: BTreeSet<BTreeSet<Hex>> = (0..200).map(|seed| hexes(&shape.generate(seed))).collect();
        assert_eq!(outlines.len(), 200, "{shape:?}");
    }
}

#[test]
fn mn_3_an_island_is_compact_and_whole() {
    for (name, board) in boards(Shape::Island, 300) {
        assert!(crevices(&board).is_empty(), "{name}");
        // The roundest board of 118 has 76 edges to the outside.
        assert!(shore(&board) <= 125, "{name}: {} edges", shore(&board));
        assert_eq!(bridges(&board, 8), [], "{name} has no waist");
    }
}

#[test]
fn mn_3_a_ring_has_one_large_lake() {
    for (name, board) in boards(Shape::Ring, 300) {
        let lakes = crevices(&board);
        assert!(lakes.len() == 1 && lakes[0] >= 28, "{name}: {lakes:?}");
    }
}

#[test]
fn mn_3_an_archipelago_is_islands_joined_by_bridges() {
    for (name, board) in boards(Shape::Archipelago, 150) {
        assert!(crevices(&board).is_empty(), "{name}: every bridge is the only way");
        let bridges: BTreeSet<Hex> = bridges(&board, 7).into_iter().collect();
        assert!(bridges.len() >= 4, "{name}: {} tiles of bridges", bridges.len());
        // Without the bridges' tiles there are as many islands as the name promises.
        let islands = crate::board_look::parts(&hexes(&board).difference(&bridges).copied().collect());
        let large = islands.iter().filter(|island| island.len() >= 6).count();
        assert!((4..=7).contains(&large), "{name}: {large} islands");
    }
}

#[test]
fn mn_3_a_mirrored_board_is_its_mirror_image() {
    let (mut across, mut down) = (0, 0);
    for (name, board) in boards(Shape::Mirrored, 300) {
        let (x, r) = middle(&board);
        let west_and_east = is_symmetric(&board, |halves, row| (x - halves, row));
        let north_and_south = is_symmetric(&board, |halves, row| (halves, r - row));
        assert!(west_and_east || north_and_south, "{name}: {}", board.text());
        across += u32::from(west_and_east);
        down += u32::from(north_and_south);
    }
    assert!(across > 100 && down > 100, "{across} and {down}");
}

#[test]
fn mn_3_a_cavern_has_several_crevices() {
    for (name, board) in boards(Shape::Cavern, 300) {
        let crevices = crevices(&board);
        assert!(crevices.len() >= 4, "{name}: {crevices:?}");
        assert!(crevices.iter().sum::<usize>() >= 10 && crevices[0] < 28, "{name}: {crevices:?}");
    }
}

#[test]
fn mn_1_minerals_are_spread() {
    for shape in Shape::ALL {
        for (name, board) in boards(shape, 400) {
            let of = |mineral| board.tiles().iter().filter(move |tile| tile.1 == mineral).map(|tile| tile.0);
            let orpiment: Vec<Hex> = of(Mineral::Orpiment).collect();
            for (place, one) in orpiment.iter().enumerate() {
                for other in &orpiment[..place] {
                    assert!(one.way_to(*other).0 >= 3, "{name}: orpiment on {one} and {other}");
                }
            }
            for (mineral, most) in Mineral::ALL.into_iter().zip([4, 3, 2, 1, 0]) {
                for hex in of(mineral) {
                    let alike = hex.around().filter(|near| board.at(*near) == Some(mineral)).count();
                    assert!(alike <= most, "{name}: {mineral} on {hex} touches {alike} of its kind");
                }
            }
        }
    }
}

#[test]
fn mn_10_most_tiles_of_a_fresh_board_can_be_left() {
    for shape in Shape::ALL {
        for (name, board) in boards(shape, 400) {
            let stuck = |mineral: Mineral| {
                let of = board.tiles().iter().filter(move |tile| tile.1 == mineral);
                of.filter(|tile| !has_move(&board, tile.0, mineral)).count()
            };
            assert_eq!(stuck(Mineral::Wollastonite), 0, "{name}: pawns begin there");
            let all: usize = Mineral::ALL.into_iter().map(stuck).sum();
            assert!(all <= 14, "{name}: {all} tiles cannot be left");
        }
    }
}
