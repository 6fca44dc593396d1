//! Scoring (MN-61, MN-62, MN-70).

use tabletop::{Score, ScorePart, Seat};

use crate::game::MineralsGame;
use crate::ids::{Mineral, Variant};
use crate::state::{SeatState, cards_of};

impl MineralsGame {
    /// What a seat's score is made of.
    fn parts_of(&self, seat: &SeatState) -> Vec<(&'static str, i32)> {
        let cards = || cards_of(seat.cards).map(|card| self.card_points(card, seat.lower >> card.0 & 1 == 1));
        let minerals = i32::from(seat.pool.value());
        match self.state.variant {
            // MN-70: every tile counts one.
            Variant::Tiles => vec![("tiles", i32::from(seat.pool.count()))],
            Variant::Cards => vec![("cards", cards().map(i32::from).sum()), ("minerals", minerals)],
            Variant::Full => vec![
                ("cards", cards().map(i32::from).sum()),
                ("minerals", minerals),
                // MN-61: minus one for each mineral on the tool space.
                ("tools", i32::from(seat.spent.value()) - i32::from(seat.spent.count())),
            ],
        }
    }

    /// Points of a seat as the game stands.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.parts_of(&self.state.seats[seat.index()]).iter().map(|(_, points)| points).sum()
    }

    /// MN-62: minerals on the own cards: printed ones, less orpiment that was not paid.
    pub(crate) fn on_cards(&self, seat: Seat) -> u16 {
        let seat = &self.state.seats[seat.index()];
        let on = |card| {
            let needs = self.content.card(card).needs;
            let unpaid = if seat.lower >> card.0 & 1 == 1 { needs[Mineral::Orpiment] } else { 0 };
            needs.count() - u16::from(unpaid)
        };
        cards_of(seat.cards).map(on).sum()
    }

    pub(crate) fn scores(&self) -> Vec<Score> {
        let seats = || Seat::all(self.state.seats.len());
        // MN-70: no cards, so a tie stays one.
        let standing: Vec<(i32, u16)> =
            seats().map(|seat| (self.points(seat), self.on_cards(seat))).collect();
        let score = |seat: Seat| Score {
            seat,
            total: standing[seat.index()].0,
            parts: self
                .parts_of(&self.state.seats[seat.index()])
                .into_iter()
                .map(|(part, points)| ScorePart { part, points })
                .collect(),
            place: 1 + standing.iter().filter(|&&other| other > standing[seat.index()]).count() as u8,
        };
        seats().map(score).collect()
    }
}
