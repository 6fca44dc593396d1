//! Points (SE-18, SE-24, SE-25).

use tabletop::{Score, ScorePart, Seat};

use crate::content::{Ability, Each};
use crate::game::SpaceExplorers;
use crate::view::Asterisk;

/// The parts of a score, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    pub projects: i32,
    pub specialists: i32,
    pub asterisks: i32,
}

impl Parts {
    pub(crate) const fn total(self) -> i32 {
        self.projects + self.specialists + self.asterisks
    }
}

impl SpaceExplorers {
    /// Points of a seat as the game stands; all that counts lies open.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.parts(seat).total()
    }

    /// SE-24.
    pub(crate) fn parts(&self, seat: Seat) -> Parts {
        let own = &self.state.seats[seat.index()];
        let mut parts = Parts::default();
        for (project, _) in self
            .state
            .projects
            .iter()
            .filter_map(|entry| Some((entry.project, entry.taken?)))
            .filter(|(_, taken)| taken.seat == seat)
        {
            parts.projects += i32::from(self.content.project(project).points);
        }
        for card in own.hub.iter().flatten() {
            parts.specialists += i32::from(self.content.specialist(*card).points);
        }
        parts.asterisks = self.asterisks(seat).map(|asterisk| asterisk.points).sum();
        parts
    }

    /// SE-18: what each asterisk card in the hub brings as the game stands, division by division, the lowest first.
    pub(crate) fn asterisks(&self, seat: Seat) -> impl Iterator<Item = Asterisk> {
        let stacks = self.state.seats[seat.index()].hub.iter();
        stacks
            .flat_map(|stack| {
                stack.iter().enumerate().map(move |(place, card)| (stack.len() - place - 1, *card))
            })
            .filter_map(move |(above, card)| match self.content.specialist(card).ability {
                Some(Ability::Score { points, each }) => {
                    let counted = self.counted(seat, above, each);
                    Some(Asterisk { card, counted, points: i32::from(points) * counted })
                }
                _ => None,
            })
    }

    /// SE-18: what an asterisk counts, covered or not.
    fn counted(&self, seat: Seat, above: usize, each: Each) -> i32 {
        let hub = &self.hubs[seat.index()];
        let projects = || {
            let own = self
                .state
                .projects
                .iter()
                .filter(|entry| entry.taken.is_some_and(|taken| taken.seat == seat));
            own.map(|entry| self.content.project(entry.project))
        };
        match each {
            Each::Skill(colour) => i32::from(hub.skills[colour]),
            Each::OnTop => above as i32,
            Each::ProjectsWith(colour) => {
                projects().filter(|project| project.needs[colour] > 0).count() as i32
            }
            Each::Specialists(many) => i32::from(hub.specialists / many.max(1)),
            Each::Divisions(least) => {
                let stacks = &self.state.seats[seat.index()].hub;
                stacks.iter().filter(|stack| stack.len() >= usize::from(least)).count() as i32
            }
            Each::Project => projects().count() as i32,
        }
    }

    pub(crate) fn scores(&self) -> Vec<Score> {
        let projects = |seat: Seat| {
            let taken = self.state.projects.iter().filter_map(|entry| entry.taken);
            taken.filter(|taken| taken.seat == seat).count() as i32
        };
        // SE-25: points, then more projects, then fewer specialists.
        let rank =
            |seat: Seat| (self.points(seat), projects(seat), -i32::from(self.hubs[seat.index()].specialists));
        let ranks: Vec<_> = Seat::all(self.state.seats.len()).map(rank).collect();
        let score = |seat: Seat| {
            let parts = self.parts(seat);
            let better = ranks.iter().filter(|other| **other > ranks[seat.index()]).count();
            Score {
                seat,
                total: parts.total(),
                parts: vec![
                    ScorePart { part: "projects", points: parts.projects },
                    ScorePart { part: "specialists", points: parts.specialists },
                    ScorePart { part: "asterisks", points: parts.asterisks },
                ],
                place: better as u8 + 1,
            }
        };
        Seat::all(self.state.seats.len()).map(score).collect()
    }
}
