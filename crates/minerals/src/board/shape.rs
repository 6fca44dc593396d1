//! The five board generators (MN-3): each makes a lawful board from any seed, the same for ever.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seed};

use super::canvas::{MIDDLE, place};
use super::outline::{Outline, Sketch};
use super::{Board, centred, spread};
use crate::ids::{ALL_TILES, Hex, Mineral, closed_set};

closed_set! {
    /// What a generated board looks like.
    Shape {
        /// One compact piece without crevices.
        Island,
        /// A ring around one large lake.
        Ring,
        /// Five to seven islands, joined by bridges one tile wide.
        Archipelago,
        /// The west the mirror image of the east, or the north of the south, minerals too.
        Mirrored,
        /// One piece with several crevices.
        Cavern,
    }
}

/// Tries before the plain form of a shape is taken. Nine in ten seeds need one, see the test below.
const TRIES: u32 = 8;

impl Shape {
    /// The board of a seed: always lawful, and the same on every machine and in every version. Ring and
    /// Archipelago are at most 15 hexes wide and 17 rows high, the others 13 and 15.
    #[must_use]
    pub fn generate(self, seed: u32) -> Board {
        let mut chance = Chance::<1>::new(Seed(u64::from(seed) | (self.index() as u64) << 32));
        for _ in 0..TRIES {
            let mut dice = chance.next(0);
            if let Some(outline) = Sketch::wild(&mut dice).outline(self, &mut dice) {
                return board(&outline, &spread::deal(&outline, &mut dice));
            }
        }
        let mut dice = chance.next(0);
        match Sketch::plain().outline(self, &mut dice) {
            Some(outline) => board(&outline, &spread::deal(&outline, &mut dice)),
            None => {
                unreachable!("chance has no say in the plain form of {self:?}, and a test holds it whole")
            }
        }
    }
}

/// An outline has as many hexes as a board, hangs together, and each of its hexes touches two others,
/// see [`super::canvas`]; the minerals are dealt from the whole box. So the board is lawful.
fn board(outline: &Outline, minerals: &[Mineral; ALL_TILES]) -> Board {
    let mut tiles = [(Hex::at(0, 0), Mineral::Wollastonite); ALL_TILES];
    for ((tile, cell), mineral) in tiles.iter_mut().zip(outline.land.cells()).zip(minerals) {
        let (halves, row) = place(cell);
        let (halves, r) = (halves - MIDDLE.0, row - MIDDLE.1);
        *tile = (Hex::at(((halves - r) / 2) as i8, r as i8), *mineral);
    }
    let mut board = Board { tiles };
    board.tiles.copy_from_slice(&centred(&tiles));
    debug_assert_eq!(super::faults(&board.tiles), []);
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mn_3_the_plain_form_of_each_shape_is_lawful() {
        for shape in Shape::ALL {
            for seed in 0..50 {
                let mut dice = Chance::<1>::new(Seed(seed)).next(0);
                let outline = Sketch::plain().outline(shape, &mut dice).expect("the plain form is whole");
                let board = board(&outline, &spread::deal(&outline, &mut dice));
                assert_eq!(super::super::faults(board.tiles()), [], "{shape:?}");
            }
        }
    }

    #[test]
    fn most_seeds_need_one_try() {
        for shape in Shape::ALL {
            let first = |seed: &u32| {
                let mut dice =
                    Chance::<1>::new(Seed(u64::from(*seed) | (shape.index() as u64) << 32)).next(0);
                Sketch::wild(&mut dice).outline(shape, &mut dice).is_some()
            };
            let whole = (0..500).filter(first).count();
            assert!(whole >= 400, "{shape:?}: {whole} of 500");
        }
    }
}
