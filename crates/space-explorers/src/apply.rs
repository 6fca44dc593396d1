//! What an action does, and how a turn goes on after it (SE-7 to SE-16, SE-20 to SE-23).

use tabletop::Recorder;

use crate::action::{Action, Recruit};
use crate::cards::CardSet;
use crate::content::Ability;
use crate::effect::{Effect, EndReason};
use crate::game::SpaceExplorers;
use crate::ids::{CENTER, Counts, DivisionSet, FULL_HUB, Origin, ProjectId, Specialist};
use crate::state::Stage;
use crate::view::Taken;

impl SpaceExplorers {
    pub(crate) fn act(&mut self, action: &Action, recorder: &mut impl Recorder<Effect>) {
        match action {
            Action::Pass => {
                self.state.passes += 1;
                let seat = self.state.turn;
                recorder.record(|| Effect::Passed { seat });
            }
            Action::Complete { .. } | Action::TakeAfterProject(_) | Action::Decline | Action::Keep(_) => {}
            _ => self.state.passes = 0,
        }
        match *action {
            Action::Take(card) => {
                let place = self.take(card, None, recorder);
                self.refill(place, recorder);
                self.check_projects(recorder);
            }
            Action::TakeFromDeck => {
                self.draw(None, recorder);
                self.refill(None, recorder);
                self.check_projects(recorder);
            }
            Action::Recruit(recruit) => {
                self.recruit(&recruit, recorder);
                self.check_projects(recorder);
            }
            Action::TakeSeveral { way, cards } => {
                let ability = self.ability(way).map(|(card, _)| card);
                for card in cards.iter() {
                    self.take(card, ability, recorder);
                }
                self.refill(None, recorder);
                self.check_projects(recorder);
            }
            Action::Look { way } => self.look(way, recorder),
            Action::Keep(card) => {
                self.keep(card, recorder);
                self.refill(None, recorder);
                self.check_projects(recorder);
            }
            Action::Pass => {
                self.refill(None, recorder);
                self.check_projects(recorder);
            }
            Action::Complete { project, helpers, tokens } => {
                self.complete(project, helpers, tokens, recorder);
                if self.taker().is_some() {
                    self.state.stage = Stage::AfterProject;
                } else {
                    self.check_projects(recorder);
                }
            }
            Action::TakeAfterProject(card) => {
                let ability = self.taker();
                let place = self.take(card, ability, recorder);
                self.state.took_after = true;
                self.refill(place, recorder);
                self.check_projects(recorder);
            }
            Action::Decline if self.state.stage == Stage::AfterProject => self.check_projects(recorder),
            Action::Decline => self.end_turn(recorder),
        }
    }

    /// From the Center into the hand; says at which place it lay.
    fn take(
        &mut self,
        card: Specialist,
        ability: Option<Specialist>,
        recorder: &mut impl Recorder<Effect>,
    ) -> Option<usize> {
        let seat = self.state.turn;
        let place = self.state.center.iter().position(|other| *other == card)?;
        self.state.center.remove(place);
        let mover = self.state.mover_mut();
        mover.hand.insert(card);
        mover.seen.insert(card);
        recorder.record(|| Effect::Took { seat, card, ability });
        Some(place)
    }

    /// From the deck into the hand; an empty deck brings nothing (SE-20).
    fn draw(&mut self, ability: Option<Specialist>, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        if let Some(card) = self.state.deck.pop() {
            self.state.mover_mut().hand.insert(card);
            recorder.record(|| Effect::Drew { seat, card: Some(card), ability });
        }
    }

    /// SE-9: the Center has six again, while the deck lasts. A single card that left is replaced in its place.
    fn refill(&mut self, mut place: Option<usize>, recorder: &mut impl Recorder<Effect>) {
        let before = self.state.center.len();
        let mut new = arrayvec::ArrayVec::<Specialist, CENTER>::new();
        while self.state.center.len() < CENTER {
            let Some(card) = self.state.deck.pop() else { break };
            let end = self.state.center.len();
            self.state.center.insert(place.take().unwrap_or(end).min(end), card);
            new.push(card);
        }
        if self.state.center.len() > before {
            recorder.record(|| Effect::Refilled { cards: new.to_vec() });
        }
    }

    fn recruit(&mut self, recruit: &Recruit, recorder: &mut impl Recorder<Effect>) {
        let Recruit { card, division, payment, draws, .. } = *recruit;
        // An action that was checked names a card at hand.
        let Ok(case) = self.case_of(card, division) else { return };
        let seat = self.state.turn;
        let covers = self.top(seat, division);
        recorder.record(|| Effect::Recruited {
            seat,
            card,
            from: case.from,
            division,
            covers,
            abilities: self.abilities_used(recruit),
        });
        let drawers: arrayvec::ArrayVec<Specialist, 5> =
            self.drawers(&case).take(usize::from(draws)).collect();
        let mut place = None;
        if case.from == Origin::Center {
            place = self.state.center.iter().position(|other| *other == card);
            self.state.center.retain(|other| *other != card);
        }
        let mover = self.state.mover_mut();
        let gone = payment.cards.or(CardSet::one(card));
        mover.hand = mover.hand.without(gone);
        mover.seen = mover.seen.without(gone);
        mover.hub[division.index()].push(card);
        self.hubs[seat.index()].add(self.content.specialist(card), division);
        self.state.fresh = Some(division);
        self.hand_over(payment.tokens, recorder);
        if !payment.cards.is_empty() {
            recorder.record(|| Effect::Returned { seat, cards: payment.cards.iter().collect() });
            for card in payment.cards.iter() {
                let end = self.state.center.len();
                self.state.center.insert(place.take().unwrap_or(end).min(end), card);
            }
        }
        for ability in drawers {
            self.draw(Some(ability), recorder);
        }
        self.refill(place, recorder);
    }

    /// Tokens go to the left neighbour, the next to act (SE-13).
    fn hand_over(&mut self, tokens: Counts, recorder: &mut impl Recorder<Effect>) {
        if tokens.is_empty() {
            return;
        }
        let (seat, to) = (self.state.turn, self.state.neighbour());
        let mover = self.state.mover_mut();
        mover.tokens = mover.tokens.minus(tokens);
        let neighbour = &mut self.state.seats[to.index()];
        neighbour.tokens = neighbour.tokens.plus(tokens);
        recorder.record(|| Effect::Handed { seat, to, tokens });
    }

    /// SE-A32.
    fn look(&mut self, way: crate::ids::Division, recorder: &mut impl Recorder<Effect>) {
        let Some((ability, Ability::Look { cards })) =
            self.ability(way).map(|(card, ability)| (card, *ability))
        else {
            return;
        };
        let count = usize::from(cards).min(self.state.deck.len());
        let top = self.state.deck.len() - count;
        self.state.looked_at = self.state.deck.drain(top..).collect();
        self.state.stage = Stage::Keep;
        let (seat, cards) = (self.state.turn, self.state.looked_at);
        recorder.record(|| Effect::Looked {
            seat,
            count: count as u8,
            cards: Some(cards.iter().collect()),
            ability,
        });
    }

    fn keep(&mut self, card: Specialist, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let others = self.state.looked_at.without(CardSet::one(card));
        self.state.looked_at = CardSet::EMPTY;
        self.state.mover_mut().hand.insert(card);
        self.state.center.extend(others.iter());
        recorder.record(|| Effect::Kept { seat, card: Some(card), center: others.iter().collect() });
    }

    fn complete(
        &mut self,
        project: ProjectId,
        helpers: DivisionSet,
        tokens: Counts,
        recorder: &mut impl Recorder<Effect>,
    ) {
        let (seat, round) = (self.state.turn, self.state.round);
        let skills = helpers
            .iter()
            .filter(|division| matches!(self.ability(*division), Some((_, Ability::ProjectSkill { .. }))));
        let skills = skills.count() as u8;
        recorder.record(|| Effect::Completed {
            seat,
            project,
            abilities: helpers
                .iter()
                .filter_map(|division| self.help_fee(division))
                .map(|(card, _)| card)
                .collect(),
        });
        self.hand_over(tokens, recorder);
        self.state.more_skills += skills;
        self.state.used = self.state.used.or(helpers);
        self.state.completed += 1;
        if let Some(entry) = self.state.projects.iter_mut().find(|entry| entry.project == project) {
            entry.taken = Some(Taken { seat, round });
        }
    }

    /// The project check (SE-21): when a project is in reach and another may be completed, that is asked.
    fn check_projects(&mut self, recorder: &mut impl Recorder<Effect>) {
        if self.state.completed < self.most_projects() && self.project_in_reach() {
            self.state.stage = Stage::Project;
        } else {
            self.end_turn(recorder);
        }
    }

    /// SE-10, SE-23.
    fn end_turn(&mut self, recorder: &mut impl Recorder<Effect>) {
        let (seat, next) = (self.state.turn, self.state.neighbour());
        if self.state.last_round.is_none()
            && let Some(reason) = self.last_round_begins()
        {
            self.state.last_round = Some(reason);
            // Where it would be empty, the end is told alone.
            if next != self.state.first {
                recorder.record(|| Effect::LastRound { seat, reason });
            }
        }
        let everybody_passed = usize::from(self.state.passes) >= self.state.seats.len();
        let over = match self.state.last_round {
            _ if everybody_passed => Some(EndReason::Passes),
            Some(reason) if next == self.state.first => Some(reason),
            _ => None,
        };
        if let Some(reason) = over {
            self.state.stage = Stage::Over(reason);
            recorder.record(|| Effect::Ended { reason });
            return;
        }
        let state = &mut self.state;
        state.turn = next;
        state.turns += 1;
        state.round += u16::from(next == state.first);
        state.stage = Stage::Action;
        state.fresh = None;
        state.used = DivisionSet::EMPTY;
        state.more_skills = 0;
        state.completed = 0;
        state.took_after = false;
        let round = state.round;
        recorder.record(|| Effect::TurnBegan { seat: next, round });
    }

    /// Whether the turn that ends brings on the last round.
    pub(crate) fn last_round_begins(&self) -> Option<EndReason> {
        if self.open_projects().next().is_none() {
            return Some(EndReason::Projects);
        }
        let full = self.hubs.iter().any(|hub| usize::from(hub.specialists) >= FULL_HUB);
        full.then_some(EndReason::FullHub)
    }
}
