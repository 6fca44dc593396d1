//! Actions, effects and views in words.

use std::fmt::Write;

use space_explorers::{
    Action, CardSet, Content, Counts, Division, DivisionSet, Effect, ProjectId, Recruit, Specialist, View,
};
use tabletop::Seat;
use testkit::golden::list;

use crate::common::letters;

/// Knows the names of the content.
pub struct Tell<'a> {
    pub content: &'a Content,
}

/// The letter of a seat.
pub fn seat(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// Tokens, icons or skills by the letters of their colours, like `[BBV]`.
fn lot(counts: Counts) -> String {
    format!("[{}]", letters(counts))
}

fn cards(cards: impl IntoIterator<Item = Specialist>) -> String {
    list(cards, |card| card.number().to_string())
}

fn some(card: Option<Specialist>) -> String {
    card.map_or("a card".to_owned(), |card| card.number().to_string())
}

fn by(ability: Option<Specialist>) -> String {
    ability.map_or(String::new(), |card| format!(" by {}", card.number()))
}

fn with(abilities: &[Specialist]) -> String {
    if abilities.is_empty() { String::new() } else { format!(" with {}", cards(abilities.iter().copied())) }
}

fn helpers(helpers: DivisionSet) -> String {
    if helpers.is_empty() { String::new() } else { format!(", helped by {}", list(helpers.iter(), name)) }
}

fn name(division: Division) -> String {
    division.to_string()
}

impl Tell<'_> {
    fn project(&self, project: ProjectId) -> &str {
        let tile = &self.content.pack().tiles[usize::from(project.tile())];
        &tile.sides[project.index() % 2].id
    }

    fn recruit(recruit: &Recruit) -> String {
        let Recruit { card, division, way, payment, draws } = recruit;
        let mut text = format!("recruit {} into {division}", card.number());
        if let Some(way) = way {
            write!(text, " by {way}").expect("text");
        }
        if !payment.tokens.is_empty() {
            write!(text, " for {}", lot(payment.tokens)).expect("text");
        }
        if !payment.cards.is_empty() {
            write!(text, ", return {}", cards(payment.cards.iter())).expect("text");
        }
        text.push_str(&helpers(payment.helpers));
        if *draws > 0 {
            write!(text, ", draw {draws}").expect("text");
        }
        text
    }

    pub fn action(&self, action: &Action) -> String {
        match action {
            Action::Take(card) => format!("take {}", card.number()),
            Action::TakeFromDeck => "take from the deck".to_owned(),
            Action::Recruit(recruit) => Self::recruit(recruit),
            Action::TakeSeveral { way, cards: taken } => format!("take {} by {way}", cards(taken.iter())),
            Action::Look { way } => format!("look by {way}"),
            Action::Keep(card) => format!("keep {}", card.number()),
            Action::Pass => "pass".to_owned(),
            Action::Complete { project, helpers: named, tokens } => {
                let tokens = if tokens.is_empty() { String::new() } else { format!(" for {}", lot(*tokens)) };
                format!("complete {}{tokens}{}", self.project(*project), helpers(*named))
            }
            Action::TakeAfterProject(card) => format!("take {} after the project", card.number()),
            Action::Decline => "decline".to_owned(),
        }
    }

    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::TurnBegan { seat: next, round } => format!("turn of {}, round {round}", seat(*next)),
            Effect::Took { card, ability, .. } => format!("took {}{}", card.number(), by(*ability)),
            Effect::Drew { card, ability, .. } => format!("drew {}{}", some(*card), by(*ability)),
            Effect::Looked { count, cards: seen, ability, .. } => {
                let seen = seen.as_ref().map_or(String::new(), |seen| format!(": {}", cards(seen.clone())));
                format!("looked at {count}{}{seen}", by(Some(*ability)))
            }
            Effect::Kept { card, center, .. } => {
                format!("kept {}, into the Center went {}", some(*card), cards(center.iter().copied()))
            }
            Effect::Recruited { card, from, division, covers, abilities, .. } => {
                let covers = covers.map_or(String::new(), |below| format!(" over {}", below.number()));
                format!(
                    "recruited {} from {from:?} into {division}{covers}{}",
                    card.number(),
                    with(abilities)
                )
            }
            Effect::Handed { to, tokens, .. } => format!("handed {} to {}", lot(*tokens), seat(*to)),
            Effect::Returned { cards: back, .. } => format!("returned {}", cards(back.iter().copied())),
            Effect::Refilled { cards: new } => format!("filled up with {}", cards(new.iter().copied())),
            Effect::Passed { .. } => "passed".to_owned(),
            Effect::Completed { project, abilities, .. } => {
                format!("completed {}{}", self.project(*project), with(abilities))
            }
            Effect::LastRound { seat: who, reason } => {
                format!("the last round is on by {}: {reason:?}", seat(*who))
            }
            Effect::Ended { reason } => format!("the game is over: {reason:?}"),
        }
    }

    /// What one viewer knows.
    pub fn view(&self, view: &View) -> String {
        let mut text = String::new();
        let looked = view.looked_at.as_ref().map_or(String::new(), |looked| {
            format!(", looks at {}", cards(looked.cards.iter().flat_map(|cards: &CardSet| cards.iter())))
        });
        let fresh = view.fresh.map_or(String::new(), |division| format!(", new in {division}"));
        let more =
            if view.more_skills > 0 { format!(", {} skill more", view.more_skills) } else { String::new() };
        let last = view.last_round.map_or(String::new(), |reason| format!(", last round: {reason:?}"));
        writeln!(
            text,
            "   {:?}, round {}, turn {}{fresh}{more}{looked}{last}",
            view.step, view.round, view.turns
        )
        .expect("text");
        let open = view.projects.iter().map(|own| {
            let taken = own.taken.map_or(String::new(), |taken| format!(" ({})", seat(taken.seat)));
            format!("{}{taken}", self.project(own.project))
        });
        let center = cards(view.center.iter().copied());
        writeln!(text, "   Center {center}; deck {}; {}", view.deck, list(open, |name| name)).expect("text");
        for (whose, own) in Seat::all(view.seats.len()).zip(&view.seats) {
            let hub = own.hub.iter().map(|stack| cards(stack.iter().copied()));
            let hand = match own.hand.cards {
                Some(all) => format!("hand ({})", cards(all.iter())),
                None => format!("hand {} ({})", own.hand.count, cards(own.hand.seen.iter())),
            };
            let hub =
                list(hub, |stack| if stack.is_empty() { "-".to_owned() } else { format!("{{{stack}}}") });
            writeln!(text, "   {}: {} {hub} {hand}, points {}", seat(whose), lot(own.tokens), own.points)
                .expect("text");
        }
        text
    }
}
