//! The end of a game played out in full, where so little is left that nothing has to be guessed.

use tabletop::{Strategy, ToAct, Told};

use crate::Budget;
use crate::tree::{Values, values};

/// Positions looked at before an end is too large after all.
const MOST_POSITIONS: u32 = 40_000;

/// Why an end is not solved.
struct Unsolved;

struct Solver<'a> {
    budget: &'a Budget,
    positions: u32,
}

/// The best action of the seat that is to act when everybody plays best for themselves, or `None` when the rest of the
/// game is too large, when there is no time, or when something hidden may still come to light: then the
/// position that was guessed says nothing for sure.
pub(crate) fn solve<G: Strategy>(game: &G, budget: &Budget) -> Option<G::Action> {
    let mut solver = Solver { budget, positions: 0 };
    solver.best(game, [f32::NEG_INFINITY, f32::INFINITY]).ok()?.1
}

impl Solver<'_> {
    /// What the position comes to for each seat, and the action that leads there. `window` is what the first of two
    /// seats is sure of already, and what the second will hold it to: the end of a game of two is a sum of one, so
    /// that lines outside of it cannot be reached.
    fn best<G: Strategy>(
        &mut self,
        game: &G,
        mut window: [f32; 2],
    ) -> Result<(Values, Option<G::Action>), Unsolved> {
        let ToAct::Seat(seat) = game.to_act() else { return Ok((values(game), None)) };
        self.positions += 1;
        if self.positions > MOST_POSITIONS || self.budget.is_over() {
            return Err(Unsolved);
        }
        let two = game.seats() == 2;
        let mut best: Option<(Values, G::Action)> = None;
        for action in in_order(game) {
            let mut next = game.clone();
            let mut effects = Vec::new();
            next.apply(&action, &mut effects);
            if effects.iter().any(Told::reveals) {
                return Err(Unsolved);
            }
            let (value, _) = self.best(&next, window)?;
            if best.as_ref().is_none_or(|(most, _)| value[seat.index()] > most[seat.index()]) {
                if two {
                    window = if seat.0 == 0 {
                        [window[0].max(value[0]), window[1]]
                    } else {
                        [window[0], window[1].min(value[0])]
                    };
                }
                best = Some((value, action));
            }
            if two && window[0] >= window[1] {
                break;
            }
        }
        best.map(|(value, action)| (value, Some(action))).ok_or(Unsolved)
    }
}

/// Every legal action, those that look best first.
fn in_order<G: Strategy>(game: &G) -> Vec<G::Action> {
    let (mut actions, mut all) = (Vec::new(), Vec::new());
    game.candidates(usize::MAX, &mut actions);
    game.legal(&mut all);
    all.retain(|action| !actions.contains(action));
    actions.append(&mut all);
    actions
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use minerals::{Content, MineralsGame, NewGame, Variant};
    use tabletop::{Game, Ignore, Seed};

    use super::*;
    use crate::Opponent;

    fn ample() -> Budget {
        Budget::time(Duration::from_secs(600))
    }

    /// What everybody can reach, by looking at every line.
    fn in_full<G: Strategy>(game: &G) -> Values {
        let ToAct::Seat(seat) = game.to_act() else { return values(game) };
        let mut all = Vec::new();
        game.legal(&mut all);
        let lines = all.iter().map(|action| in_full(&after(game, action)));
        lines.max_by(|one, other| one[seat.index()].total_cmp(&other[seat.index()])).expect("an action")
    }

    fn after<G: Game>(game: &G, action: &G::Action) -> G {
        let mut next = game.clone();
        next.apply(action, &mut Ignore);
        next
    }

    /// Ends of games without cards and tools, in which nothing is hidden.
    fn ends(seats: usize, most_positions: u32) -> Vec<MineralsGame> {
        let content = Arc::new(Content::house().expect("the house content is right"));
        let options = NewGame { variant: Variant::Tiles, ..NewGame::default() };
        let mut ends = Vec::new();
        for seed in 0..24 {
            let mut game = MineralsGame::new(content.clone(), &options, seats, Seed(seed)).expect("a game");
            for number in 0.. {
                let ToAct::Seat(seat) = game.to_act() else { break };
                let view = game.view(tabletop::Viewer::Seat(seat));
                let choice = Opponent::Random.choose::<MineralsGame>(&content, &view, number, &ample());
                game.apply(&choice.expect("an action"), &mut Ignore);
                if size(&game, most_positions) < most_positions {
                    ends.push(game.clone());
                    break;
                }
            }
        }
        ends.retain(|game| game.to_act() != ToAct::Over);
        ends
    }

    /// Number of positions ahead, as far as it is below `most`.
    fn size<G: Strategy>(game: &G, most: u32) -> u32 {
        let mut all = Vec::new();
        game.legal(&mut all);
        let mut sum = 1;
        for action in &all {
            if sum >= most {
                break;
            }
            sum += size(&after(game, action), most - sum);
        }
        sum
    }

    #[test]
    fn is_as_good_as_looking_at_every_line() {
        let mut several = 0;
        // Of three, one may not care which of the others it helps, so that more than one outcome is right.
        for game in ends(2, 3_000) {
            let ToAct::Seat(seat) = game.to_act() else { continue };
            let action = solve(&game, &ample()).expect("a small end");
            let reached = in_full(&after(&game, &action))[seat.index()];
            let best = in_full(&game)[seat.index()];
            assert!((reached - best).abs() < 1e-6, "{action:?} comes to {reached} instead of {best}");
            let mut all = Vec::new();
            game.legal(&mut all);
            let worse = |other: &_| in_full(&after(&game, other))[seat.index()] < best - 1e-6;
            several += usize::from(all.iter().any(worse));
        }
        assert!(several > 2, "hardly any end had a wrong action: {several}");
    }

    #[test]
    fn gives_up_where_there_is_too_much_or_no_time() {
        let content = Arc::new(Content::house().expect("the house content is right"));
        let game = MineralsGame::new(content, &NewGame::default(), 2, Seed(1)).expect("a game");
        assert_eq!(solve(&game, &ample()), None);
        let end = ends(2, 3_000).pop().expect("an end");
        assert_eq!(solve(&end, &Budget::time(Duration::ZERO)), None);
    }
}
