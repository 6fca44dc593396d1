//! Stored positions come from files, and files may say anything: what no game can come to is refused, and
//! whatever is accepted can be played.

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use tabletop::chance::below;
use tabletop::{Game, Ignore, Seat, Seed, ToAct, Viewer};

/// A position somewhere in a random game: before the first of at most `most` actions, or after so many.
///
/// # Panics
/// When a random action is refused, or the game cannot be set up.
pub fn somewhere<G: Game>(content: &Arc<G::Content>, seed: u64, most: u32, rng: &mut ChaCha8Rng) -> G {
    let (few, many) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = few + below(rng, (many - few + 1) as u32) as usize;
    let mut game = G::new(content.clone(), &G::Options::default(), seats, Seed(seed)).expect("lawful");
    let mut scratch = Vec::new();
    for _ in 0..below(rng, most) {
        if game.to_act() == ToAct::Over {
            break;
        }
        let action = game.random_action(rng, &mut scratch).expect("who is to act can act");
        game.apply(&action, &mut Ignore);
    }
    game
}

/// How often strange positions came to what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Accepted, and played on.
    pub accepted: usize,
    /// Refused as impossible.
    pub refused: usize,
    /// Not even read: a number out of range, a name that does not exist.
    pub unread: usize,
}

/// Changes one or two values of positions of `games` random games, 60 times each, and plays on from each
/// position that is accepted: with invariants after every action, the views of all, and the questions that `asks`
/// puts about the action to come. `spoil` may change what cannot be reached by changing a number, a truth or an
/// empty place: positions written as text. The caller holds that each kind of [`Judged`] was met often.
///
/// # Panics
/// When a position is accepted from which the game cannot be played on.
pub fn judge_strange_positions<G: Game>(
    content: &Arc<G::Content>,
    games: u64,
    spoil: impl Fn(&mut Value, &mut ChaCha8Rng),
    asks: impl Fn(&G::Action) -> Vec<G::Ask>,
) -> Judged {
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let mut judged = Judged::default();
    for seed in 0..games {
        let game: G = somewhere(content, seed, 120, &mut rng);
        for _ in 0..60 {
            let mut json = strange(game.state(), &mut rng);
            spoil(&mut json, &mut rng);
            match serde_json::from_value::<G::State>(json) {
                Err(_) => judged.unread += 1,
                Ok(state) => match G::restore(content.clone(), state) {
                    Err(_) => judged.refused += 1,
                    Ok(strange) => {
                        judged.accepted += 1;
                        play_on(strange, &asks, &mut rng);
                    }
                },
            }
        }
    }
    judged
}

/// Changes a lawful state and holds that it is refused, with `reason` in what is said.
///
/// # Panics
/// When it is accepted or refused for another reason, or when the state was not lawful before.
#[track_caller]
pub fn refused<G: Game>(
    content: &Arc<G::Content>,
    base: &G::State,
    reason: &str,
    edit: impl FnOnce(&mut G::State),
) {
    assert!(G::restore(content.clone(), base.clone()).is_ok(), "the state is lawful before");
    let mut state = base.clone();
    edit(&mut state);
    match G::restore(content.clone(), state) {
        Ok(_) => panic!("accepted, though {reason}"),
        Err(error) => assert!(error.0.contains(reason), "{error} instead of {reason}"),
    }
}

/// All numbers, and all places that can be empty, of a JSON value.
fn leaves<'a>(value: &'a mut Value, into: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, into)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, into)),
        Value::Number(_) | Value::Bool(_) | Value::Null => into.push(value),
        Value::String(_) => {}
    }
}

fn strange(state: &impl serde::Serialize, rng: &mut ChaCha8Rng) -> Value {
    let mut json = serde_json::to_value(state).expect("JSON");
    for _ in 0..1 + below(rng, 2) {
        let mut found = Vec::new();
        leaves(&mut json, &mut found);
        let place = below(rng, found.len() as u32) as usize;
        let leaf = &mut *found[place];
        *leaf = match (&*leaf, below(rng, 7)) {
            (Value::Bool(old), _) => Value::Bool(!old),
            (_, 0) => Value::from(0),
            (_, 1) => Value::from(below(rng, 8)),
            (_, 2) => Value::from(below(rng, 256)),
            (_, 3) => Value::from([-128, 255][below(rng, 2) as usize]),
            (_, 4) => Value::from(65_535),
            (_, 5) => Value::Null,
            _ => Value::from(rng.next_u32()),
        };
    }
    json
}

fn play_on<G: Game>(mut game: G, asks: impl Fn(&G::Action) -> Vec<G::Ask>, rng: &mut ChaCha8Rng) {
    let mut scratch = Vec::new();
    for _ in 0..40 {
        let ToAct::Seat(seat) = game.to_act() else { break };
        scratch.clear();
        game.legal(&mut scratch);
        assert!(!scratch.is_empty(), "who is to act can act");
        let action = game.random_action(rng, &mut scratch).expect("who is to act can act");
        game.check(&action).expect("it is legal");
        for ask in asks(&action) {
            let _ = game.ask(seat, &ask);
        }
        game.apply(&action, &mut Ignore);
        if let Err(error) = game.invariants() {
            panic!("after {action:?}: {error}");
        }
    }
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Table]) {
        let _ = game.view(viewer);
    }
    assert_eq!(game.score().len(), game.seats());
}
