//! Answers to the interface's questions. A preview is made by doing the action on a copy and keeping
//! only what the acting seat may know: numbers of cards, never which.

use tabletop::{Game, Ignore, Ruled, Seat, ToAct};

use crate::action::Action;
use crate::ask::{
    Answer, Ask, HelpOption, MOST_PREVIEWS, Options, Preview, ProjectOption, RecruitOption, Refused,
    WayOption,
};
use crate::cards::CardSet;
use crate::content::Ability;
use crate::game::SpaceExplorers;
use crate::ids::{Counts, Division, Origin, ProjectId, Specialist};
use crate::recruiting::Way;
use crate::refusal::Refusal;
use crate::state::Stage;
use crate::view::Step;

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { rule: refusal.rule(), refusal }
    }
}

impl SpaceExplorers {
    pub(crate) fn answer(&self, seat: Seat, ask: &Ask) -> Answer {
        let own_turn = self.to_act() == ToAct::Seat(seat);
        let other_turn = || Answer::Refused(Refusal::OtherStep { due: self.step() }.into());
        match ask {
            Ask::Options if own_turn => Answer::Options(self.options()),
            Ask::Options => Answer::Options(Options::default()),
            Ask::Plan { .. } if !own_turn || self.step() != Step::Action => other_turn(),
            Ask::Plan { card, division, way, pins, draws } => {
                match self.arrange(*card, *division, *way, pins, *draws) {
                    Ok(plan) => Answer::Plan(Box::new(plan)),
                    Err(refusal) => Answer::Refused(refusal.into()),
                }
            }
            Ask::Preview { .. } if !own_turn => other_turn(),
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
        let center = || -> CardSet { self.state.center.iter().copied().collect() };
        let mut options = Options::default();
        match self.step() {
            Step::Over => {}
            Step::Action => {
                options.take = center();
                options.deck = !self.state.deck.is_empty();
                options.pass = !self.can_act();
                options.recruits = self.recruit_options();
                options.ways = self.way_options(&options.recruits);
            }
            Step::Keep => options.take = self.state.looked_at,
            Step::Project => {
                options.decline = true;
                options.projects = self.project_options();
            }
            Step::AfterProject => {
                options.decline = true;
                options.take = center();
            }
        }
        options
    }

    fn recruit_options(&self) -> Vec<RecruitOption> {
        let mut options = Vec::new();
        let center = self.state.center.iter().map(|card| (*card, Origin::Center));
        for (card, from) in center.chain(self.state.mover().hand.iter().map(|card| (card, Origin::Hand))) {
            for division in self.content.specialist(card).divisions() {
                options.extend(self.recruit_option(card, from, division, None));
                for (own, _, ability) in self.abilities() {
                    if matches!(ability, Ability::RecruitFree { .. } | Ability::BestDiscount { .. }) {
                        options.extend(self.recruit_option(card, from, division, Some(own)));
                    }
                }
            }
        }
        options
    }

    fn recruit_option(
        &self,
        card: Specialist,
        from: Origin,
        division: Division,
        way: Option<Division>,
    ) -> Option<RecruitOption> {
        let rules = self.content.specialist(card);
        let case = self.case(rules, from, division);
        let (ignored, left, short, lacking) = match self.way(way, &case).ok()? {
            Way::Free(fee) => {
                let lacking = fee.saturating_sub(self.state.mover().tokens.total());
                (rules.base_cost(), 0, lacking, lacking)
            }
            kind => {
                let bill = self.bill(card, division, kind == Way::Best, self.helpers(&case));
                let ignored = (bill.ignored + bill.help.more).min(rules.base_cost());
                let (short, lacking) = (bill.lacking(false), bill.lacking(true));
                (ignored, rules.base_cost() - ignored, short, lacking)
            }
        };
        Some(RecruitOption {
            card,
            from,
            division,
            way,
            ignored,
            left,
            affordable: short == 0,
            possible: lacking == 0,
            lacking,
        })
    }

    fn way_options(&self, recruits: &[RecruitOption]) -> Vec<WayOption> {
        let option = |(division, card, ability): (Division, Specialist, &Ability)| {
            let recruits = recruits.iter().any(|option| option.way == Some(division) && option.possible);
            let (usable, cards, tokens) = match *ability {
                Ability::RecruitFree { tokens, .. } => (recruits, 0, tokens),
                Ability::BestDiscount { .. } => (recruits, 0, 0),
                Ability::Take { count } => (self.state.center.len() >= usize::from(count), count, 0),
                Ability::Look { cards } => {
                    let there = self.state.deck.len().min(usize::from(cards)) as u8;
                    (there > 0, there, 0)
                }
                _ => return None,
            };
            Some(WayOption { division, card, usable, cards, tokens })
        };
        self.abilities().filter_map(option).collect()
    }

    fn project_options(&self) -> Vec<ProjectOption> {
        let own = self.state.mover().tokens;
        let option = |project: ProjectId| {
            let helps = self.help_sets(project).filter_map(|helpers| {
                let tokens = self.helps_fee(helpers);
                let proposed = self.cheapest_fee(own, tokens, Counts::NONE, own)?;
                Some(HelpOption { helpers, tokens, proposed })
            });
            let helps: Vec<_> = helps.collect();
            (!helps.is_empty()).then(|| ProjectOption { project, missing: self.missing(project), helps })
        };
        self.open_projects().filter_map(option).collect()
    }

    pub(crate) fn preview(&self, action: &Action) -> Preview {
        let seat = self.state.turn;
        let mut after = self.clone();
        after.act(action, &mut Ignore);
        let own = &self.state.seats[seat.index()];
        let same_turn = after.state.turns == self.state.turns;
        let mut preview = Preview {
            points: after.points(seat) - self.points(seat),
            specialists: after.hubs[seat.index()].specialists,
            last_round: after.state.last_round.filter(|_| self.state.last_round.is_none()),
            ends_game: matches!(after.state.stage, Stage::Over(_)),
            ..Preview::default()
        };
        if same_turn && after.state.stage == Stage::Project {
            preview.ready =
                after.open_projects().filter(|project| after.help_sets(*project).next().is_some()).collect();
        }
        match action {
            Action::Recruit(recruit) => {
                preview.tokens = recruit.payment.tokens;
                preview.returned = recruit.payment.cards;
                preview.draws = recruit.draws;
                preview.covers = self.top(seat, recruit.division);
                preview.loses_ability = self.ability(recruit.division).is_some();
                preview.discount = Some(after.hubs[seat.index()].discounts[recruit.division]);
            }
            Action::Complete { tokens, .. } => preview.tokens = *tokens,
            Action::TakeFromDeck | Action::Keep(_) => preview.draws = 1,
            _ => {}
        }
        let kept = matches!(action, Action::Keep(_));
        preview.to = (!preview.tokens.is_empty()).then(|| self.state.neighbour());
        let left_deck = self.state.deck.len() - after.state.deck.len();
        let drawn = if kept { 0 } else { usize::from(preview.draws) };
        let looked = after.state.looked_at.len();
        preview.refills = left_deck.saturating_sub(drawn + looked) as u8;
        debug_assert!(own.tokens.covers(preview.tokens));
        preview
    }
}
