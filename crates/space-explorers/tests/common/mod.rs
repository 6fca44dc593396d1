//! Words to write the rule tests with: a position is told in a few words, and played on.

#![allow(dead_code, unused_imports, reason = "each group of tests uses its own words")]

mod pack;
mod scene;
mod table;

use space_explorers::{Counts, Division, Specialist};
use tabletop::Seat;

pub use pack::{Changes, house};
pub use scene::{Scene, scene};
pub use table::{Joins, Table, keep, look, project, recruit, take, take_several};

/// Blue: Engineering.
pub const B: Division = Division::Engineering;
/// Green: Testing.
pub const G: Division = Division::Testing;
/// Yellow: Science.
pub const Y: Division = Division::Science;
/// Red: Construction.
pub const R: Division = Division::Construction;
/// Violet: Space Flight.
pub const V: Division = Division::SpaceFlight;

/// The first seat. Its left neighbour is Boris.
pub const ANNA: Seat = Seat(0);
/// The second seat.
pub const BORIS: Seat = Seat(1);
/// The third seat.
pub const CHEN: Seat = Seat(2);
/// The fourth seat.
pub const DORA: Seat = Seat(3);

/// Colours by their letters, in the order in which they are written.
#[track_caller]
pub fn colours(letters: &str) -> Vec<Division> {
    let colour = |letter| match letter {
        'B' => B,
        'G' => G,
        'Y' => Y,
        'R' => R,
        'V' => V,
        _ => panic!("{letter:?} is no colour"),
    };
    letters.chars().map(colour).collect()
}

/// How many of each colour: `counts("RRG")`.
#[track_caller]
pub fn counts(letters: &str) -> Counts {
    colours(letters).into_iter().collect()
}

/// The letters of so many of each colour, in the order of the divisions.
pub fn letters(counts: Counts) -> String {
    counts.iter().flat_map(|(colour, count)| vec![letter(colour); usize::from(count)]).collect()
}

/// The letter of a colour.
pub fn letter(colour: Division) -> char {
    ['B', 'G', 'Y', 'R', 'V'][colour.index()]
}

/// The specialist with this number.
#[track_caller]
pub fn card(number: u8) -> Specialist {
    Specialist::new(number).expect("a number from 1 to 60")
}

/// The numbers of cards, in rising order.
pub fn numbers(cards: impl IntoIterator<Item = Specialist>) -> Vec<u8> {
    let mut numbers: Vec<u8> = cards.into_iter().map(Specialist::number).collect();
    numbers.sort_unstable();
    numbers
}
