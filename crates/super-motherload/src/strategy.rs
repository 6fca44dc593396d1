//! What the game knows about playing it well: which actions deserve a closer look, and what a position
//! is worth. All figures are in victory points and were found by playing matches between variants.

use tabletop::{Seat, Strategy};

use crate::action::Action;
use crate::check::HAND;
use crate::content::{ANY_COLOUR, ArtifactEffect, Bonus, CardRules};
use crate::game::SuperMotherload;
use crate::ground::{beside, depths};
use crate::ids::{Card, CardSet, Mineral, Minerals, Stack};
use crate::state::{SeatState, bits_of};
use crate::view::Step;

/// A dollar on a stack, on the way to a pilot.
const DOLLAR: f32 = 0.17;
/// A drill icon of a card in hand.
const ICON: f32 = 0.32;
/// A card in hand for what else it can do.
const CARD: f32 = 0.12;
/// A bomb token.
const BOMB: f32 = 0.45;
/// One more action in a turn.
const ACTION: f32 = 1.1;
/// A drawn card.
const DRAWN: f32 = 0.5;
/// A dollar that the next seat could dig out easily.
const OPENED: f32 = 0.035;
/// Winning, over every point of the margin.
const WIN: f32 = 25.0;
/// What is left of a major achievement's points for each pilot that is missing.
const MISSING: f32 = 0.5;

impl Strategy for SuperMotherload {
    const SPREAD: f32 = 6.0;
    const TEMPO: f32 = 3.7;
    const WALKS: [u32; 3] = [400, 1_500, 5_000];
    const BLUR: f32 = 0.03;

    fn candidates(&self, most: usize, into: &mut Vec<Action>) {
        let start = into.len();
        match self.step() {
            Step::Over => return,
            Step::Discard => {
                into.push(Action::Discard(self.worst_cards()));
                return;
            }
            Step::Action => self.turn_candidates(into),
            _ => self.list(into),
        }
        // A claim costs nothing and may be gone later.
        let claims = into[start..].iter().filter(|action| is_claim(action)).copied().collect::<Vec<_>>();
        if !claims.is_empty() {
            into.truncate(start);
            into.extend(claims);
        }
        let mut rated: Vec<(f32, Action)> =
            into.drain(start..).map(|action| (self.guess(&action), action)).collect();
        let worse_first = |one: &(f32, Action), other: &(f32, Action)| other.0.total_cmp(&one.0);
        if rated.len() > most && most > 0 {
            rated.select_nth_unstable_by(most - 1, worse_first);
            rated.truncate(most);
        }
        rated.sort_by(worse_first);
        into.extend(rated.into_iter().map(|(_, action)| action));
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        if self.is_over() {
            return self.margin(seat);
        }
        let own: f32 = self.parts_of(seat).iter().sum();
        let others = Seat::all(self.state.seats.len()).filter(|&other| other != seat);
        let others: f32 = others.map(|other| self.standing(other)).sum();
        own - others / (self.state.seats.len() - 1) as f32
    }
}

const fn is_claim(action: &Action) -> bool {
    matches!(action, Action::ClaimMajor(_) | Action::ClaimMinor(_))
}

impl SuperMotherload {
    /// The result for `seat`: points ahead of the best other, and what winning is worth.
    fn margin(&self, seat: Seat) -> f32 {
        let own = f32::from(self.points(seat));
        let others = Seat::all(self.state.seats.len()).filter(|&other| other != seat);
        let best = others.map(|other| f32::from(self.points(other))).fold(0.0, f32::max);
        let won = if own > best {
            WIN
        } else if own < best {
            -WIN
        } else {
            0.0
        };
        own - best + won
    }

    /// How much of the game lies ahead, 1 at the start to 0 at the end: what an engine is worth.
    fn ahead(&self) -> f32 {
        let depths = depths(self.state.seats.len());
        let laid = self.state.sides.iter().take_while(|side| side.is_some()).count();
        let goal = self.ground.goal.count_ones().max(1) as f32;
        let left = (self.ground.goal & !self.state.tunnel).count_ones() as f32;
        let boards = (depths.len() - laid) as f32 + left / goal;
        if self.state.last_turn { 0.0 } else { boards / depths.len() as f32 }
    }

    /// What `seat` has: points, minerals on its stacks, cards, bombs and tiles, achievements within reach, and,
    /// against it, what it leaves open to the next seat.
    fn parts_of(&self, seat: Seat) -> [f32; 6] {
        let player = &self.state.seats[seat.index()];
        let ahead = self.ahead();
        [
            f32::from(self.points(seat)),
            self.stacks_worth(player, ahead),
            self.hand_worth(player, ahead) + self.engine_worth(player, ahead),
            self.supplies_worth(player, ahead),
            if self.state.last_turn { 0.0 } else { self.majors_near(player) },
            -self.opened(ahead),
        ]
    }

    /// How a rival stands, roughly: what this turn cannot change need not be exact.
    fn standing(&self, seat: Seat) -> f32 {
        let player = &self.state.seats[seat.index()];
        let ahead = self.ahead();
        let near = if self.state.last_turn { 0.0 } else { self.majors_near(player) };
        f32::from(self.points(seat)) + near + self.engine_worth(player, ahead)
    }

    /// What buying a card brings: points, bonuses, and its use in later turns.
    fn card_worth(&self, rules: &CardRules, ahead: f32) -> f32 {
        let bonus: f32 = rules.purchase.iter().map(|bonus| bonus_worth(*bonus, ahead)).sum();
        f32::from(rules.points) + bonus + engine(rules, ahead)
    }

    fn engine_worth(&self, player: &SeatState, ahead: f32) -> f32 {
        let pilots = player.owned().without(CardSet::STARTERS);
        pilots.iter().map(|card| engine(self.content.card(player.crew, card), ahead)).sum()
    }

    /// Money on the stacks, as far as it can still buy.
    fn stacks_worth(&self, player: &SeatState, ahead: f32) -> f32 {
        let mut worth = 0.0;
        for stack in Stack::ALL {
            let money = f32::from(player.minerals[stack.index()].value());
            let bought = player.bought[stack.index()];
            let Some(cost) = crate::ids::COSTS.get(usize::from(bought)) else { continue };
            let rules = self.content.card(player.crew, Card::pilot(stack, bought));
            let part = (money / f32::from(*cost)).min(1.0);
            // Near the end money that buys nothing is lost.
            let chance = (0.45 + 0.45 * part) * (0.25 + 0.75 * (ahead * 6.0).min(1.0));
            worth += part * chance * self.card_worth(rules, ahead);
        }
        worth
    }

    fn hand_worth(&self, player: &SeatState, ahead: f32) -> f32 {
        let soon = (ahead * 8.0).min(1.0);
        let cards = player.hand.iter().map(|card| in_hand(self.content.card(player.crew, card)));
        // Cards past the fifth are cut at the end of the turn.
        let over = player.hand.len().saturating_sub(HAND) as f32;
        soon * (cards.sum::<f32>() - over * (ICON + CARD))
    }

    fn supplies_worth(&self, player: &SeatState, ahead: f32) -> f32 {
        let soon = (ahead * 5.0).min(1.0);
        let bombs = f32::from(player.bombs.min(6));
        // Each further token waits longer for its red card.
        let bombs = BOMB * bombs / (1.0 + 0.12 * bombs);
        let tiles = bits_of(u128::from(player.artifacts));
        let tiles: f32 = tiles.map(|tile| artifact_worth(self.content.artifacts()[usize::from(tile)])).sum();
        soon * (bombs + tiles)
    }

    fn majors_near(&self, player: &SeatState) -> f32 {
        let mut worth = 0.0;
        for major in &self.state.majors {
            let rules = &self.content.majors()[usize::from(major.0)];
            let missing =
                rules.needs.iter().zip(player.bought).map(|(&need, have)| need.saturating_sub(have));
            worth += f32::from(rules.points) * MISSING.powi(i32::from(missing.sum::<u8>()) + 1);
        }
        worth
    }

    /// Dear minerals that lie open to a short drill of whoever comes next; those right beside the tunnel
    /// count in full, those one space further half.
    fn opened(&self, ahead: f32) -> f32 {
        if self.state.last_turn {
            return 0.0;
        }
        let near = self.ground.joins(self.state.tunnel);
        let free = self.ground.all & !self.state.tunnel;
        let reach = near | beside(near & !self.ground.rock) & free;
        let rivals = (self.state.seats.len() - 1) as f32 / self.state.seats.len() as f32;
        (self.dearest(near) + self.dearest(reach)) * 0.5 * OPENED * rivals * ahead.min(0.5) * 2.0
    }

    /// Worth of the four dearest minerals on these spaces, in dollars.
    fn dearest(&self, spaces: u128) -> f32 {
        let mut left = 4;
        let mut money = 0.0;
        for mineral in Mineral::ALL.into_iter().rev() {
            let found = (self.ground.minerals[mineral.index()] & spaces).count_ones().min(left);
            left -= found;
            money += f32::from(mineral.value()) * found as f32;
        }
        money
    }

    /// Cards to discard: those of least use.
    fn worst_cards(&self) -> CardSet {
        let mover = self.state.mover();
        let mut cards: Vec<(f32, Card)> =
            mover.hand.iter().map(|card| (in_hand(self.content.card(mover.crew, card)), card)).collect();
        cards.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        cards.iter().take(mover.hand.len().saturating_sub(HAND)).map(|(_, card)| *card).collect()
    }

    /// Candidates of a turn: for each line only the best set of cards for it.
    fn turn_candidates(&self, into: &mut Vec<Action>) {
        self.list_between(into);
        into.push(Action::EndTurn);
        if self.state.actions == 0 {
            return;
        }
        if self.can_draw() {
            into.push(Action::Draw);
        }
        // Of sets with as many icons and the same colours only the one whose cards are missed least.
        let mut best: Vec<(u8, u8, f32, CardSet)> = Vec::new();
        self.each_drill(|cards, drill| {
            let price = self.price(cards);
            match best.iter_mut().find(|set| set.0 == drill.icons && set.1 == drill.colours) {
                Some(set) if set.2 <= price => {}
                Some(set) => *set = (drill.icons, drill.colours, price, cards),
                None => best.push((drill.icons, drill.colours, price, cards)),
            }
        });
        for (icons, colours, _, cards) in best {
            let starts = self.starts(crate::drill::Drill { icons, colours });
            into.extend(self.lines(starts, icons).map(|line| Action::Drill { cards, line }));
        }
        let mut bombs = Vec::new();
        self.list_bombs(&mut bombs);
        into.append(&mut bombs);
    }

    /// What it costs to discard these cards for a drill, less their drill bonuses.
    fn price(&self, cards: CardSet) -> f32 {
        let crew = self.state.mover().crew;
        let price = |card: Card| {
            let rules = self.content.card(crew, card);
            let bonus: f32 = rules.drill.iter().map(|bonus| bonus_worth(*bonus, 1.0)).sum();
            in_hand(rules) - bonus
        };
        cards.iter().map(price).sum()
    }

    /// A quick guess at an action, to order candidates.
    fn guess(&self, action: &Action) -> f32 {
        let player = self.state.mover();
        match *action {
            Action::Drill { cards, line } => {
                let bits = self.ground.line(line).unwrap_or(0);
                self.dig_worth(bits) - self.price(cards)
            }
            Action::Bomb { card, turn, at } => {
                let rules = self.content.card(player.crew, card);
                let turned = rules.pattern.as_ref().and_then(|pattern| pattern.turned(turn));
                let bits = turned.and_then(|turned| self.blast(turned, at)).unwrap_or(0);
                self.dig_worth(bits) - in_hand(rules) - BOMB
            }
            Action::Draw => {
                let cards = player.deck.len() + player.discard.len();
                DRAWN * cards.min(2) as f32
            }
            Action::Lay(stack) => self.lay_worth(stack),
            Action::Buy(stack) => f32::from(player.minerals[stack.index()].value()),
            Action::ClaimMajor(major) => f32::from(self.content.majors()[usize::from(major.0)].points),
            Action::ClaimMinor(minor) => f32::from(self.content.minors()[usize::from(minor.0)].points),
            Action::Spend { copy, .. } => copy.map_or(0.3, |mineral| f32::from(mineral.value()) * DOLLAR),
            Action::EndTurn if self.state.actions == 0 => 0.2,
            Action::EndTurn => -2.0,
            Action::ChooseSide(_) | Action::Discard(_) => 0.0,
        }
    }

    fn dig_worth(&self, bits: u128) -> f32 {
        let money: f32 = Mineral::ALL
            .into_iter()
            .zip(self.ground.minerals)
            .map(|(mineral, spaces)| f32::from(mineral.value()) * (spaces & bits).count_ones() as f32)
            .sum();
        let count = |set: u128| (set & bits).count_ones() as f32;
        let draws: f32 =
            (1_u8..).zip(self.ground.draws).map(|(cards, set)| f32::from(cards) * count(set)).sum();
        money * DOLLAR + 1.2 * count(self.ground.artifacts) + BOMB * count(self.ground.bombs) + DRAWN * draws
    }

    fn lay_worth(&self, stack: Stack) -> f32 {
        let player = self.state.mover();
        let ahead = self.ahead();
        let mut after = player.clone();
        let lot = self.state.lots.last().copied().unwrap_or(Minerals::NONE);
        let pile = &mut after.minerals[stack.index()];
        *pile = pile.plus(lot);
        let bought = after.bought[stack.index()];
        let paid = crate::ids::COSTS.get(usize::from(bought)).is_some_and(|cost| pile.value() >= *cost);
        if paid {
            let rules = self.content.card(player.crew, Card::pilot(stack, bought));
            *pile = Minerals::NONE;
            after.bought[stack.index()] += 1;
            return self.card_worth(rules, ahead) + self.stacks_worth(&after, ahead);
        }
        self.stacks_worth(&after, ahead)
    }
}

/// Use of a card in hand this turn or the next.
fn in_hand(rules: &CardRules) -> f32 {
    let wild = if rules.colours == ANY_COLOUR { 0.15 } else { 0.0 };
    let bomb = if rules.pattern.is_some() { 0.1 } else { 0.0 };
    let bonus: f32 = rules.drill.iter().map(|bonus| bonus_worth(*bonus, 1.0)).sum();
    CARD + ICON * f32::from(rules.icons) + wild + bomb + 0.5 * bonus
}

/// Use of a card over the rest of the game, more than a starter's.
fn engine(rules: &CardRules, ahead: f32) -> f32 {
    let bonus: f32 = rules.drill.iter().map(|bonus| bonus_worth(*bonus, 1.0)).sum();
    let wild = if rules.colours == ANY_COLOUR { 0.3 } else { 0.0 };
    ahead * ((f32::from(rules.icons) - 0.9) * 1.6 + wild + 1.6 * bonus)
}

fn bonus_worth(bonus: Bonus, ahead: f32) -> f32 {
    let soon = (ahead * 8.0).min(1.0);
    match bonus {
        Bonus::Draw { count } => soon * DRAWN * f32::from(count),
        Bonus::Bombs { count } => soon * BOMB * f32::from(count),
        Bonus::Minerals { mineral, count } => soon * DOLLAR * f32::from(mineral.value()) * f32::from(count),
        Bonus::Points { count } => f32::from(count),
        Bonus::Actions { count } => ACTION * f32::from(count),
    }
}

/// A tile's use while it can still be spent; its points, if any, count elsewhere.
fn artifact_worth(effect: ArtifactEffect) -> f32 {
    match effect {
        ArtifactEffect::Points { .. } => 0.0,
        ArtifactEffect::Draw { count } => 0.9 * DRAWN * f32::from(count),
        ArtifactEffect::Actions { count } => 0.9 * ACTION * f32::from(count),
        ArtifactEffect::Bombs { count } => 0.8 * BOMB * f32::from(count),
        ArtifactEffect::Minerals { mineral, count } => {
            0.9 * DOLLAR * f32::from(mineral.value()) * f32::from(count)
        }
        ArtifactEffect::Copy => 1.0,
    }
}
