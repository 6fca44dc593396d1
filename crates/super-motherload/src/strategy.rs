//! What the game knows about playing it well.
use tabletop::{Assessment, Game, Seat, Strategy};

use crate::action::Action;
use crate::game::SuperMotherload;

impl Strategy for SuperMotherload {
    fn candidates(&self, _most: usize, into: &mut Vec<Action>) {
        self.legal(into);
    }
    fn evaluate(&self, seat: Seat) -> f32 {
        self.assess(seat).total()
    }
    fn assess(&self, seat: Seat) -> Assessment {
        Assessment { parts: vec![("points", f32::from(self.points(seat)))] }
    }
}
