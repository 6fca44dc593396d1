//! Achievements (SM-43 to SM-48).

use tabletop::Recorder;

use crate::content::{Measure, Scope};
use crate::effect::Effect;
use crate::game::SuperMotherload;
use crate::ids::{MajorId, Minerals, MinorId};
use crate::refusal::Refusal;
use crate::view::Tally;

impl SuperMotherload {
    /// What the mover counts now for one measure of a goal.
    pub(crate) fn count(&self, scope: Scope, measure: Measure) -> u16 {
        match scope {
            Scope::Cards => minerals_count(self.minerals_across_cards(), measure),
            Scope::Action => tally_count(&self.state.action_tally, measure),
            Scope::Turn => tally_count(&self.state.turn_tally, measure),
            Scope::State => self.state_count(measure),
        }
    }

    /// SM-46: on all stacks together; lots not yet laid count.
    fn minerals_across_cards(&self) -> Minerals {
        self.state.lots.iter().fold(self.state.mover().on_stacks(), |sum, lot| sum.plus(*lot))
    }

    fn state_count(&self, measure: Measure) -> u16 {
        let mover = self.state.mover();
        match measure {
            Measure::BombsHeld => mover.bombs,
            Measure::ArtifactsHeld => mover.artifacts.count_ones() as u16,
            Measure::HandCards => mover.hand.len() as u16,
            Measure::PilotsOwned => u16::from(mover.pilots()),
            Measure::StacksOpened => mover.bought.iter().filter(|&&bought| bought > 0).count() as u16,
            Measure::PilotsOf { stack } => u16::from(mover.bought[stack.index()]),
            Measure::StacksLoaded => mover.minerals.iter().filter(|pile| !pile.is_empty()).count() as u16,
            // Goals with such a measure have another scope; packs that mix them are refused.
            _ => 0,
        }
    }

    fn holds_now(&self, minor: MinorId) -> bool {
        let rules = &self.content.minors()[usize::from(minor.0)];
        rules.needs.iter().all(|need| self.count(rules.scope, need.measure) >= need.at_least)
    }

    /// SM-46: remembers which open "across all cards" goals hold at this moment.
    pub(crate) fn note_cards_met(&mut self) {
        for place in 0..self.state.minors.len() {
            let minor = self.state.minors[place];
            if self.content.minors()[usize::from(minor.0)].scope == Scope::Cards && self.holds_now(minor) {
                self.state.cards_met |= 1 << minor.0;
            }
        }
    }

    /// Whether the mover meets a minor goal: now, or across all cards at a moment of this action.
    pub(crate) fn meets_minor(&self, minor: MinorId) -> bool {
        self.state.cards_met >> minor.0 & 1 == 1 || self.holds_now(minor)
    }

    /// Whether the mover meets a major goal (SM-44).
    pub(crate) fn meets_major(&self, major: MajorId) -> bool {
        self.missing_pilots(major) == [0; 4]
    }

    fn missing_pilots(&self, major: MajorId) -> [u8; 4] {
        let mut missing = self.content.majors()[usize::from(major.0)].needs;
        for (need, have) in missing.iter_mut().zip(self.state.mover().bought) {
            *need = need.saturating_sub(have);
        }
        missing
    }

    pub(crate) fn check_major(&self, major: MajorId) -> Result<(), Refusal> {
        if !self.state.majors.contains(&major) {
            return Err(Refusal::NotOpen);
        }
        if self.state.took_major {
            return Err(Refusal::MajorTaken);
        }
        match self.missing_pilots(major) {
            [0, 0, 0, 0] => Ok(()),
            missing => Err(Refusal::PilotsMissing { missing }),
        }
    }

    pub(crate) fn check_minor(&self, minor: MinorId) -> Result<(), Refusal> {
        if !self.state.minors.contains(&minor) {
            return Err(Refusal::NotOpen);
        }
        if self.state.took_minor {
            return Err(Refusal::MinorTaken);
        }
        if self.meets_minor(minor) {
            return Ok(());
        }
        let rules = &self.content.minors()[usize::from(minor.0)];
        let unmet = rules.needs.iter().map(|need| (self.count(rules.scope, need.measure), need.at_least));
        let (have, need) = unmet.into_iter().find(|(have, need)| have < need).unwrap_or_default();
        Err(Refusal::GoalNotMet { have, need })
    }

    /// SM-44: taken, and not replaced.
    pub(crate) fn take_major(&mut self, major: MajorId, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        self.state.majors.retain(|open| *open != major);
        self.state.mover_mut().majors |= 1 << major.0;
        self.state.took_major = true;
        recorder.record(|| Effect::MajorTaken { seat, major });
    }

    /// SM-45: taken, and replaced at once while the deck lasts.
    pub(crate) fn take_minor(&mut self, minor: MinorId, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let next = self.state.minor_deck.pop();
        if let Some(place) = self.state.minors.iter().position(|open| *open == minor) {
            match next {
                Some(next) => self.state.minors[place] = next,
                None => drop(self.state.minors.remove(place)),
            }
        }
        self.state.mover_mut().minors |= 1 << minor.0;
        self.state.took_minor = true;
        recorder.record(|| Effect::MinorTaken { seat, minor });
        if let Some(minor) = next {
            recorder.record(|| Effect::MinorRevealed { minor });
        }
    }
}

fn minerals_count(minerals: Minerals, measure: Measure) -> u16 {
    match measure {
        Measure::Money => minerals.value(),
        Measure::Minerals => minerals.count(),
        Measure::Mineral { mineral } => u16::from(minerals.of(mineral)),
        Measure::Kinds => minerals.kinds(),
        _ => 0,
    }
}

fn tally_count(tally: &Tally, measure: Measure) -> u16 {
    match measure {
        Measure::Spaces => tally.spaces,
        Measure::Plates => tally.plates,
        Measure::Rocks => tally.rocks,
        Measure::ArtifactSpaces => tally.artifact_spaces,
        Measure::BombsGained => tally.bombs_gained,
        Measure::BombsUsed => tally.bombs_used,
        Measure::CardsDrawn => tally.cards_drawn,
        Measure::CardsDrilled => tally.cards_drilled,
        Measure::PilotsBought => tally.pilots_bought,
        _ => minerals_count(tally.minerals, measure),
    }
}
