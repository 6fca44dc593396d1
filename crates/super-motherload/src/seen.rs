//! Making a view of a position (SM-48, SM-59).

use tabletop::{Seat, Viewer};

use crate::game::SuperMotherload;
use crate::ground::depths;
use crate::ids::{ArtifactId, MINORS, MinorId, Stack};
use crate::score::{majors_of, minors_of};
use crate::state::{SeatState, Stage, bits_of};
use crate::view::{
    Achievements, BoardInPlay, Cards, MajorView, MinorView, SeatView, StackView, TallyView, Tiles, View,
};

impl SuperMotherload {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let state = &self.state;
        let depths = depths(state.seats.len());
        let boards: Vec<BoardInPlay> = (state.top_slot..)
            .zip(state.sides.iter().skip(usize::from(state.top_slot)))
            .take(2)
            .filter_map(|(slot, side)| {
                Some(BoardInPlay { slot, depth: depths[usize::from(slot)], side: (*side)? })
            })
            .collect();
        let waits = state.stage == Stage::FirstSide || state.need_side;
        View {
            viewer,
            seats: Seat::all(state.seats.len()).map(|seat| self.seat_seen_by(seat, viewer)).collect(),
            first: state.first,
            turn: state.turn,
            step: self.step(),
            round: state.round,
            actions: state.actions,
            tunnel: state.tunnel.to_le_bytes()[..8 * boards.len()].to_vec(),
            boards,
            next_slot: if waits { self.next_slot() } else { None },
            depths: depths.to_vec(),
            top_slot: state.top_slot,
            lots: state.lots.to_vec(),
            due: if self.is_over() { Vec::new() } else { self.due().collect() },
            majors: state
                .majors
                .iter()
                .map(|&major| MajorView { major, have: state.mover().bought, met: self.meets_major(major) })
                .collect(),
            minors: state.minors.iter().map(|&minor| self.minor_seen(minor)).collect(),
            minor_deck: state.minor_deck.len() as u8,
            took_major: state.took_major,
            took_minor: state.took_minor,
            artifacts_left: state.pool.count_ones() as u8,
            artifact_spaces_left: (self.ground.goal & !state.tunnel).count_ones() as u8,
            last_turn: state.last_turn,
            idle_rounds: state.idle_rounds,
            dug_this_round: state.dug,
            tally: TallyView {
                action: state.action_tally,
                turn: state.turn_tally,
                cards_met: (0..MINORS as u8)
                    .filter(|minor| state.cards_met >> minor & 1 == 1)
                    .map(MinorId)
                    .collect(),
                in_action: state.in_action,
            },
            ended: match state.stage {
                Stage::Over(reason) => Some(reason),
                _ => None,
            },
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state.stage, Stage::Over(_))
    }

    fn minor_seen(&self, minor: MinorId) -> MinorView {
        let rules = &self.content.minors()[usize::from(minor.0)];
        let mut have = [0; 3];
        for (have, need) in have.iter_mut().zip(&rules.needs) {
            *have = self.count(rules.scope, need.measure);
        }
        MinorView { minor, have, met: self.meets_minor(minor) }
    }

    fn seat_seen_by(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let player = &self.state.seats[seat.index()];
        let known = viewer.sees(seat);
        let cards =
            |set: crate::ids::CardSet| if known { Cards::Known(set) } else { Cards::Count(set.len() as u8) };
        SeatView {
            crew: player.crew,
            hand: cards(player.hand),
            deck: player.deck.len() as u8,
            discard: cards(player.discard),
            discard_top: player.discard_top,
            bombs: player.bombs,
            artifacts: if known {
                Tiles::Known(tiles(player.artifacts))
            } else {
                Tiles::Count(player.artifacts.count_ones() as u8)
            },
            spent: tiles(player.spent),
            stacks: Stack::ALL.map(|stack| self.stack_seen(seat, player, stack)),
            bonus_points: player.bonus_points,
            achievements: if known {
                Achievements::Known {
                    majors: majors_of(player).collect(),
                    minors: minors_of(player).collect(),
                }
            } else {
                Achievements::Count {
                    majors: player.majors.count_ones() as u8,
                    minors: player.minors.count_ones() as u8,
                }
            },
            points: known.then(|| self.points(seat)),
        }
    }

    fn stack_seen(&self, seat: Seat, player: &SeatState, stack: Stack) -> StackView {
        let minerals = player.minerals[stack.index()];
        StackView {
            stack,
            hired: self.hired(seat, stack),
            pilots: self.pilots(seat, stack),
            top: self.top(seat, stack),
            minerals,
            money: minerals.value(),
            cost: self.cost(seat, stack).unwrap_or(0),
        }
    }
}

fn tiles(set: u16) -> Vec<ArtifactId> {
    bits_of(u128::from(set)).map(ArtifactId).collect()
}
