//! Scoring (SM-56, SM-57).

use tabletop::{Score, ScorePart, Seat};

use crate::content::ArtifactEffect;
use crate::game::SuperMotherload;
use crate::ids::{MajorId, MinorId};
use crate::state::{SeatState, bits_of};

impl SuperMotherload {
    /// Points on all own cards, hand, deck and discard pile (SM-56).
    fn pilot_points(&self, seat: &SeatState) -> u16 {
        seat.owned().iter().map(|card| u16::from(self.content.card(seat.crew, card).points)).sum()
    }

    fn major_points(&self, seat: &SeatState) -> u16 {
        majors_of(seat).map(|major| u16::from(self.content.majors()[usize::from(major.0)].points)).sum()
    }

    fn minor_points(&self, seat: &SeatState) -> u16 {
        minors_of(seat).map(|minor| u16::from(self.content.minors()[usize::from(minor.0)].points)).sum()
    }

    /// SM-41: unspent tiles only.
    fn artifact_points(&self, seat: &SeatState) -> u16 {
        let points = |tile: u8| match self.content.artifacts()[usize::from(tile)] {
            ArtifactEffect::Points { count } => u16::from(count),
            _ => 0,
        };
        bits_of(u128::from(seat.artifacts)).map(points).sum()
    }

    fn parts(&self, seat: &SeatState) -> [(&'static str, u16); 5] {
        [
            ("pilots", self.pilot_points(seat)),
            ("majors", self.major_points(seat)),
            ("minors", self.minor_points(seat)),
            ("artifacts", self.artifact_points(seat)),
            ("bonuses", seat.bonus_points),
        ]
    }

    /// Points of a seat as the game stands.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        self.parts(&self.state.seats[seat.index()]).iter().map(|(_, points)| points).sum()
    }

    pub(crate) fn scores(&self) -> Vec<Score> {
        let totals: Vec<i32> =
            Seat::all(self.state.seats.len()).map(|seat| i32::from(self.points(seat))).collect();
        let score = |(seat, player): (Seat, &SeatState)| {
            let total = totals[seat.index()];
            Score {
                seat,
                total,
                parts: self
                    .parts(player)
                    .map(|(part, points)| ScorePart { part, points: i32::from(points) })
                    .to_vec(),
                // SM-57: equal totals share a place.
                place: 1 + totals.iter().filter(|&&other| other > total).count() as u8,
            }
        };
        Seat::all(self.state.seats.len()).zip(&self.state.seats).map(score).collect()
    }
}

/// Major achievements of a seat.
pub(crate) fn majors_of(seat: &SeatState) -> impl Iterator<Item = MajorId> {
    bits_of(u128::from(seat.majors)).map(MajorId)
}

/// Minor achievements of a seat.
pub(crate) fn minors_of(seat: &SeatState) -> impl Iterator<Item = MinorId> {
    bits_of(u128::from(seat.minors)).map(MinorId)
}
