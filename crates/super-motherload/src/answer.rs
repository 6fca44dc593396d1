//! Answers to the interface's questions. A preview is made by doing the action on a copy and keeping
//! only what the acting seat may know: numbers of cards, never which.

use tabletop::{Game, Ignore, Ruled, Seat, ToAct, Told, Viewer};

use crate::action::Action;
use crate::ask::{Answer, Ask, Blast, Claims, LayPreview, MOST_PREVIEWS, Options, Preview, Refused};
use crate::check::HAND;
use crate::effect::Effect;
use crate::game::SuperMotherload;
use crate::ids::{Card, CardSet, MajorId, Minerals, MinorId, Stack};
use crate::refusal::Refusal;
use crate::state::bits_of;
use crate::view::Step;

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { rule: refusal.rule(), refusal }
    }
}

impl SuperMotherload {
    pub(crate) fn answer(&self, seat: Seat, ask: &Ask) -> Answer {
        let own_turn = self.to_act() == ToAct::Seat(seat);
        let other_turn = || Refused::from(Refusal::OtherStep { due: self.step() });
        match ask {
            Ask::Options if own_turn => Answer::Options(self.options()),
            Ask::Options => Answer::Options(Options::default()),
            Ask::Lines { cards } => self.answer_lines(*cards, (!own_turn).then(other_turn)),
            Ask::Blasts { card } => self.answer_blasts(*card, (!own_turn).then(other_turn)),
            Ask::Preview { .. } if !own_turn => Answer::Refused(other_turn()),
            Ask::Preview { action } => match self.allowed(action) {
                Ok(()) => Answer::Preview(self.preview(action)),
                Err(refusal) => Answer::Refused(refusal.into()),
            },
            Ask::Previews { actions } => {
                let of = |action| (own_turn && self.allowed(action).is_ok()).then(|| self.preview(action));
                Answer::Previews { previews: actions.iter().take(MOST_PREVIEWS).map(of).collect() }
            }
        }
    }

    fn options(&self) -> Options {
        let mut options = Options::default();
        match self.step() {
            Step::Action => {
                options.end = true;
                self.list_between(&mut options.taps);
                if self.state.actions == 0 {
                    return options;
                }
                options.draw = self.can_draw();
                self.each_drill(|cards, drill| {
                    if !options.drill.has_all(cards) && !self.starts(drill).is_empty() {
                        options.drill = options.drill.union(cards);
                    }
                });
                options.drill = self.with_twins(options.drill);
                let mover = self.state.mover();
                options.bomb = mover.hand.iter().filter(|&card| self.bombs_somewhere(card)).collect();
            }
            Step::Discard | Step::Over => {}
            _ => self.list(&mut options.taps),
        }
        options
    }

    fn with_twins(&self, cards: CardSet) -> CardSet {
        let mover = self.state.mover();
        let twins = cards.iter().map(|card| self.content.twins(mover.crew, card));
        twins.fold(cards, |all, twins| all.union(twins)).and(mover.hand)
    }

    fn bombs_somewhere(&self, card: Card) -> bool {
        self.bomb_of(card)
            .is_ok_and(|pattern| pattern.different_turns().any(|(_, turned)| self.blast_starts(turned) != 0))
    }

    /// Why no drill or bomb can begin now at all.
    fn not_now(&self) -> Option<Refusal> {
        if self.step() != Step::Action {
            Some(Refusal::OtherStep { due: self.step() })
        } else if self.state.actions == 0 {
            Some(Refusal::NoActionsLeft)
        } else {
            None
        }
    }

    fn answer_lines(&self, cards: CardSet, other_turn: Option<Refused>) -> Answer {
        let none =
            |refusal| Answer::Lines { icons: 0, colour: None, lines: Vec::new(), refusal: Some(refusal) };
        if let Some(refusal) = other_turn.or_else(|| self.not_now().map(Refused::from)) {
            return none(refusal);
        }
        match self.drill_of(cards) {
            Err(refusal) => none(refusal.into()),
            Ok(drill) => Answer::Lines {
                icons: drill.icons,
                colour: drill.colour(),
                lines: self.lines(self.starts(drill), drill.icons).collect(),
                refusal: None,
            },
        }
    }

    fn answer_blasts(&self, card: Option<Card>, other_turn: Option<Refused>) -> Answer {
        let none = |refusal| Answer::Blasts { turns: Vec::new(), places: Vec::new(), refusal: Some(refusal) };
        if let Some(refusal) = other_turn.or_else(|| self.not_now().map(Refused::from)) {
            return none(refusal);
        }
        let Some(card) = card else { return none(self.bomb_without_card().into()) };
        let pattern = match self.bomb_of(card) {
            Ok(pattern) => pattern,
            Err(refusal) => return none(refusal.into()),
        };
        let turns = (0..8).filter_map(|turn| pattern.turned(turn));
        let turns = turns.map(|turned| turned.iter().map(|(x, y)| [x, y]).collect()).collect();
        let places = pattern.different_turns().flat_map(|(turn, turned)| {
            bits_of(self.blast_starts(turned)).map(move |bit| Blast { turn, at: self.ground.space(bit) })
        });
        Answer::Blasts { turns, places: places.collect(), refusal: None }
    }

    fn preview(&self, action: &Action) -> Preview {
        let mut after = self.clone();
        let mut effects = Vec::new();
        after.act(action, &mut effects);
        let mut preview = Preview::default();
        for effect in effects.iter().map(|effect| effect.told_to(Viewer::Spectator)) {
            preview.note(&effect);
        }
        preview.money = preview.haul.value();
        preview.clears_board = after.state.need_side && !self.state.need_side;
        preview.discards = after.excess();
        preview.ends_game = match after.step() {
            Step::Over => true,
            Step::Discard => after.ends_after_cut(),
            _ => false,
        };
        preview.meets = self.newly_claimable(&after);
        if after.step() == Step::Lay && !matches!(action, Action::Lay(_)) {
            preview.lays = after.lay_previews(self);
        } else if let Action::Lay(stack) = action {
            preview.lays = self.lay_previews(self).into_iter().filter(|lay| lay.stack == *stack).collect();
        }
        preview
    }

    /// Cards over the limit while the hand is being cut.
    fn excess(&self) -> u8 {
        match self.step() {
            Step::Discard => (self.state.mover().hand.len() as u8).saturating_sub(HAND as u8),
            _ => 0,
        }
    }

    /// Whether the game is over once the hand is cut; which cards go changes nothing about that.
    fn ends_after_cut(&self) -> bool {
        let mut cut = self.clone();
        let gone = self.state.mover().hand.iter().take(usize::from(self.excess()));
        let gone = gone.fold(CardSet::default(), |all, card| all.union(CardSet::one(card)));
        cut.act(&Action::Discard(gone), &mut Ignore);
        cut.step() == Step::Over
    }

    /// Achievements that the mover could take at `after` and cannot take here. None once the turn has passed on:
    /// then they are for somebody else.
    fn newly_claimable(&self, after: &Self) -> Claims {
        if after.state.turn != self.state.turn || after.state.round != self.state.round {
            return Claims::default();
        }
        let major =
            |major: &&MajorId| after.check_major(**major).is_ok() && self.check_major(**major).is_err();
        let minor =
            |minor: &&MinorId| after.check_minor(**minor).is_ok() && self.check_minor(**minor).is_err();
        Claims {
            majors: after.state.majors.iter().filter(major).copied().collect(),
            minors: after.state.minors.iter().filter(minor).copied().collect(),
        }
    }

    /// What laying the newest lot would do, stack by stack; `now` is the position that the person sees.
    fn lay_previews(&self, now: &Self) -> Vec<LayPreview> {
        let lot = self.state.lots.last().copied().unwrap_or(Minerals::NONE);
        let preview = |stack: Stack| {
            let cost = self.cost(self.state.turn, stack)?;
            let before = self.state.mover().minerals[stack.index()].value();
            let after = before + lot.value();
            let buys = if after >= cost { self.top(self.state.turn, stack) } else { None };
            let mut laid = self.clone();
            laid.act(&Action::Lay(stack), &mut Ignore);
            Some(LayPreview {
                stack,
                before,
                after,
                cost,
                buys,
                lost: if buys.is_some() { after - cost } else { 0 },
                meets: now.newly_claimable(&laid),
            })
        };
        Stack::ALL.into_iter().filter_map(preview).collect()
    }
}

impl Preview {
    fn note(&mut self, effect: &Effect) {
        match effect {
            Effect::Drilled { spaces, colour, .. } => {
                self.spaces.clone_from(spaces);
                self.colour = *colour;
            }
            Effect::Bombed { spaces, .. } => self.spaces.clone_from(spaces),
            Effect::Collected { minerals, .. } | Effect::MineralsGained { minerals, .. } => {
                self.haul = self.haul.plus(*minerals);
            }
            Effect::WentBack { minerals, .. } => {
                self.went_back = Some(self.went_back.unwrap_or(Minerals::NONE).plus(*minerals));
            }
            Effect::BombsGained { count, .. } => self.bombs = self.bombs.saturating_add(*count),
            Effect::ArtifactFound { .. } => self.artifacts += 1,
            Effect::Drew { count, .. } => self.draws = self.draws.saturating_add(*count),
            Effect::LastTurn { .. } => self.last_turn = true,
            Effect::Bought { card, stack, lost, .. } => {
                self.bought.push(crate::ask::Bargain { stack: *stack, card: *card, lost: *lost })
            }
            Effect::ActionsGained { count, .. } => self.actions = self.actions.saturating_add(*count),
            Effect::PointsGained { count, .. } => self.points = self.points.saturating_add(*count),
            _ => {}
        }
    }
}
