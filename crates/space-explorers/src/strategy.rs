//! What playing well means: how a position is rated, and which actions are worth a closer look.

use tabletop::{Ignore, Seat, Strategy};

use crate::action::{Action, Payment, Recruit};
use crate::cards::CardSet;
use crate::content::{Ability, Each, SpecialistRules};
use crate::game::SpaceExplorers;
use crate::ids::{Counts, DIVISIONS, DivisionSet, FULL_HUB, Origin, Specialist};
use crate::plan::Bounds;
use crate::recruiting::Way;
use crate::state::Stage;

/// Worth of the first, second … token of a colour, in points.
const TOKENS: [f32; 4] = [0.75, 0.5, 0.35, 0.25];
/// Worth of cards in hand by their number, as payment, in points.
const CARDS: [f32; 6] = [1.0, 0.9, 0.75, 0.55, 0.4, 0.25];
/// Part of a project's points that it is worth by the number of skills that are missing.
const REACH: [f32; 9] = [0.95, 0.66, 0.5, 0.38, 0.28, 0.2, 0.13, 0.08, 0.04];
/// Of several projects in reach not all will be taken.
const PROJECTS_AT_ONCE: [f32; 6] = [1.0, 0.75, 0.5, 0.35, 0.25, 0.2];
/// Worth of one icon of discount over a whole game.
const DISCOUNT: f32 = 1.1;
/// Worth of a win beyond its points.
const WIN: f32 = 30.0;

impl SpaceExplorers {
    /// How much of the game is still ahead, from 1 down to 0.
    fn ahead(&self) -> f32 {
        if self.state.last_round.is_some() {
            return 0.0;
        }
        let most = self.hubs.iter().map(|hub| hub.specialists).max().unwrap_or(0);
        let hubs = 1.0 - f32::from(most) / FULL_HUB as f32;
        let open = self.open_projects().count() as f32;
        let projects = open / self.state.projects.len() as f32;
        hubs.max(0.0).min(0.25 + projects)
    }

    /// What a set of tokens is worth to the seat whose turn it is.
    pub(crate) fn tokens_worth(&self, tokens: Counts) -> f32 {
        let own = self.state.mover().tokens;
        stock(own) - stock(own.minus(tokens))
    }

    /// What a card is worth in the hand of the seat whose turn it is: as payment, and as somebody to recruit.
    pub(crate) fn card_worth(&self, card: Specialist) -> f32 {
        let rules = self.content.specialist(card);
        let discounts = self.hubs[self.state.turn.index()].discounts;
        let best = rules.divisions().map(|division| discounts[division]).max().unwrap_or(0);
        let left = f32::from(rules.base_cost().saturating_sub(best));
        0.8 + (f32::from(rules.points) * 0.5 + asterisk(rules) + 0.6 - 0.3 * left).max(0.0) * self.ahead()
    }

    /// What a seat's position is worth to it, in points.
    fn worth(&self, seat: Seat) -> f32 {
        let own = &self.state.seats[seat.index()];
        let hub = &self.hubs[seat.index()];
        let ahead = self.ahead();
        let mut worth = self.points(seat) as f32;
        if ahead <= 0.0 && self.state.last_round.is_some() && !self.moves_again(seat) {
            return worth;
        }
        let soon = 0.25 + 0.75 * (ahead * 4.0).min(1.0);
        worth += self.projects_near(seat) * soon;
        worth +=
            hub.discounts.iter().map(|(_, icons)| f32::from(icons.min(5))).sum::<f32>() * DISCOUNT * ahead;
        let tops = own.hub.iter().filter_map(|stack| stack.last());
        worth += tops.map(|card| ability_worth(self.content.specialist(*card), ahead)).sum::<f32>();
        worth += soon * (stock(own.tokens) + self.hand_worth(seat));
        // Half-filled asterisks still grow.
        worth += ahead
            * own.hub.iter().flatten().map(|card| asterisk(self.content.specialist(*card))).sum::<f32>();
        worth
    }

    /// Whether a seat has another turn in the last round.
    fn moves_again(&self, seat: Seat) -> bool {
        let seats = self.state.seats.len();
        let place = |seat: Seat| (seat.index() + seats - self.state.first.index()) % seats;
        !matches!(self.state.stage, Stage::Over(_)) && place(seat) >= place(self.state.turn)
    }

    fn hand_worth(&self, seat: Seat) -> f32 {
        let hand = self.state.seats[seat.index()].hand;
        let paying: f32 = (0..hand.len()).map(|place| CARDS.get(place).copied().unwrap_or(0.1)).sum();
        let discounts = self.hubs[seat.index()].discounts;
        let mut use_of: arrayvec::ArrayVec<f32, { crate::ids::SPECIALISTS }> = hand
            .iter()
            .map(|card| {
                let rules = self.content.specialist(card);
                let best = rules.divisions().map(|division| discounts[division]).max().unwrap_or(0);
                let left = f32::from(rules.base_cost().saturating_sub(best));
                (f32::from(rules.points) * 0.4 + 0.8 * asterisk(rules) + 0.4 - 0.25 * left).max(0.0)
            })
            .collect();
        use_of.sort_unstable_by(|one, other| other.total_cmp(one));
        paying + use_of.iter().take(3).sum::<f32>() * self.ahead()
    }

    /// Open projects by what is missing for them, less where others are nearer.
    fn projects_near(&self, seat: Seat) -> f32 {
        let mut near: arrayvec::ArrayVec<f32, 6> = self
            .open_projects()
            .map(|project| {
                let rules = self.content.project(project);
                let missing = |seat: usize| rules.needs.minus(self.hubs[seat].skills).total();
                let own = missing(seat.index());
                let rival = (0..self.hubs.len()).filter(|other| *other != seat.index()).map(missing).min();
                let ahead = i32::from(rival.unwrap_or(9)) - i32::from(own);
                let race = (1.0 + 0.18 * ahead as f32).clamp(0.35, 1.25);
                let reach = REACH.get(usize::from(own)).copied().unwrap_or(0.02);
                f32::from(rules.points) * (reach * race).min(0.97)
            })
            .collect();
        near.sort_unstable_by(|one, other| other.total_cmp(one));
        near.iter().zip(PROJECTS_AT_ONCE).map(|(worth, part)| worth * part).sum()
    }

    /// For each recruit the payments that are missed least: the best of all, and the best without cards.
    fn recruit_candidates(&self, into: &mut Vec<Action>) {
        let hand = self.state.mover().hand;
        let center = self.state.center.iter().map(|card| (*card, Origin::Center));
        for (card, from) in center.chain(hand.iter().map(|card| (card, Origin::Hand))) {
            let rules = self.content.specialist(card);
            for division in rules.divisions() {
                let case = self.case(rules, from, division);
                let draws = self.most_draws(&case);
                let recruit = Recruit { card, division, way: None, payment: Payment::default(), draws };
                let ways =
                    self.abilities().filter(|(_, _, ability)| ability.is_way()).map(|(own, _, _)| Some(own));
                for way in std::iter::once(None).chain(ways) {
                    let Ok(kind) = self.way(way, &case) else { continue };
                    self.pay_candidates(&Recruit { way, ..recruit }, kind, self.helpers(&case), into);
                }
            }
        }
    }

    fn pay_candidates(&self, recruit: &Recruit, kind: Way, helpers: DivisionSet, into: &mut Vec<Action>) {
        let own = self.state.mover().tokens;
        if let Way::Free(fee) = kind {
            if let Some(tokens) = self.cheapest_fee(own, fee, Counts::NONE, own) {
                let payment = Payment { tokens, ..Payment::default() };
                into.push(Action::Recruit(self.canonical_recruit(&Recruit { payment, ..*recruit })));
            }
            return;
        }
        let bill = self.bill(recruit.card, recruit.division, kind == Way::Best, helpers);
        if bill.lacking(true) > 0 {
            return;
        }
        let any = Bounds { least: Counts::NONE, most: own, with: CardSet::EMPTY, from: bill.hand, cards: 0 };
        let bare = Bounds { from: CardSet::EMPTY, ..any };
        let best = self.cheapest(&bill, &any);
        let tokens = self.cheapest(&bill, &bare).filter(|bare| best.is_none_or(|best| bare.2 != best.2));
        for (_, tokens, cards) in best.into_iter().chain(tokens) {
            let paid = Recruit { payment: Payment { tokens, cards, helpers }, ..*recruit };
            let paid = if paid.way.is_some() { self.canonical_recruit(&paid) } else { paid };
            into.push(Action::Recruit(paid));
        }
    }

    /// For each project and set of helps the tokens that are missed least.
    fn project_candidates(&self, into: &mut Vec<Action>) {
        let own = self.state.mover().tokens;
        for project in self.open_projects() {
            for helpers in self.help_sets(project) {
                if let Some(tokens) = self.cheapest_fee(own, self.helps_fee(helpers), Counts::NONE, own) {
                    into.push(Action::Complete { project, helpers, tokens });
                }
            }
        }
        into.push(Action::Decline);
    }
}

impl Strategy for SpaceExplorers {
    const SPREAD: f32 = 6.0;
    const TEMPO: f32 = 3.1;
    const WALKS: [u32; 3] = [60, 300, 2_500];
    const BLUR: f32 = 0.2;

    fn candidates(&self, most: usize, into: &mut Vec<Action>) {
        let before = into.len();
        match self.state.stage {
            Stage::Action => {
                into.extend(self.state.center.iter().copied().map(Action::Take));
                if !self.state.deck.is_empty() {
                    into.push(Action::TakeFromDeck);
                }
                self.list_ways(into);
                self.recruit_candidates(into);
                if into.len() == before {
                    into.push(Action::Pass);
                }
            }
            Stage::Project => self.project_candidates(into),
            _ => self.list(usize::MAX, into),
        }
        let seat = self.state.turn;
        let mut rated: Vec<(f32, Action)> = into
            .drain(before..)
            .map(|action| {
                let mut next = self.clone();
                next.act(&action, &mut Ignore);
                (next.evaluate(seat), action)
            })
            .collect();
        rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        into.extend(rated.into_iter().take(most).map(|(_, action)| action));
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        if let Stage::Over(_) = self.state.stage {
            let scores = tabletop::Game::score(self);
            let won = scores[seat.index()].place == 1;
            let best =
                scores.iter().filter(|score| score.seat != seat).map(|score| score.total).max().unwrap_or(0);
            return (scores[seat.index()].total - best) as f32 + if won { WIN } else { -WIN };
        }
        let others = Seat::all(self.hubs.len()).filter(|other| *other != seat).map(|other| self.worth(other));
        let (mut best, mut sum, mut count) = (f32::MIN, 0.0, 0.0);
        for worth in others {
            best = best.max(worth);
            sum += worth;
            count += 1.0;
        }
        self.worth(seat) - 0.5 * best - 0.5 * sum / count
    }
}

/// What a stock of tokens is worth.
fn stock(tokens: Counts) -> f32 {
    let colour = |count: u8| {
        (0..usize::from(count)).map(|place| TOKENS.get(place).copied().unwrap_or(0.2)).sum::<f32>()
    };
    tokens.0.into_iter().map(colour).sum()
}

/// What an asterisk will bring beyond what it counts already, roughly.
fn asterisk(rules: &SpecialistRules) -> f32 {
    match rules.ability {
        Some(Ability::Score { points, each }) => {
            let points = f32::from(points);
            points
                * match each {
                    Each::Skill(_) => 2.0,
                    Each::OnTop => 1.0,
                    Each::ProjectsWith(_) => 0.8,
                    Each::Specialists(many) => 8.0 / f32::from(many.max(1)),
                    Each::Divisions(_) => 2.0,
                    Each::Project => 1.0,
                }
        }
        _ => 0.0,
    }
}

/// What an ability on top is worth while it may still be used.
fn ability_worth(rules: &SpecialistRules, ahead: f32) -> f32 {
    let Some(ability) = rules.ability else { return 0.0 };
    let a_game = match ability {
        Ability::Icons { icons, when } => {
            let icons = f32::from(icons.fixed.total()) + 1.4 * f32::from(icons.any);
            let narrow = if when.empty || when.from.is_some() { 0.5 } else { 1.0 };
            3.0 * icons * narrow
        }
        Ability::RecruitFree { tokens, .. } => 5.0 - f32::from(tokens),
        Ability::BestDiscount { .. } => 2.0,
        Ability::Draw { .. } => 2.5,
        Ability::Take { count } => 2.0 * f32::from(count - 1),
        Ability::Look { .. } => 1.0,
        Ability::ReturnedIcons { icons } => 1.5 * f32::from(icons.saturating_sub(2)),
        Ability::TokenStays => 3.0,
        Ability::TokenPair => 1.0,
        Ability::AnyToken { .. } => 2.5,
        Ability::MoreDiscount { icons } => 4.0 * f32::from(icons),
        Ability::ProjectSkill { tokens } | Ability::ProjectNeed { tokens } => 4.0 - 0.6 * f32::from(tokens),
        Ability::SecondProject => 1.0,
        Ability::TakeAfterProject => 1.5,
        Ability::Score { .. } => 0.0,
    };
    a_game * ahead
}

const _: () = assert!(DIVISIONS == 5, "worths are set for five colours");
