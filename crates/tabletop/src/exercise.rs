//! The laws that hold for every game, run along random games. One walk carries many laws; the costly
//! ones run at sparse points.

use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{Game, Seat, Seed, ToAct, Viewer, chance::below, digest};

/// How far to walk.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// At least so many actions in all.
    pub actions: usize,
    /// Every so many actions the costly laws run; 1 for always.
    pub sparse: usize,
    /// Random actions from anywhere that are offered to `check` at each costly point.
    pub strangers: usize,
    /// Where to begin.
    pub seed: u64,
}

/// What a walk has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walked {
    /// Actions done.
    pub actions: usize,
    /// Games finished.
    pub games: usize,
    /// Pairs of a position and an action for which `legal` and `check` were compared.
    pub compared: usize,
}

/// Plays random games and checks after every action: invariants; that the chosen action was legal.
/// At sparse points: `legal` lists each action once and in canonical form, `check` accepts each;
/// strangers are accepted exactly when their canonical form is listed; `check` and `legal` change
/// nothing; the state survives serialising and restoring; `view(sample(view)) == view` for every seat;
/// recording or not makes no difference; a refused action leaves no trace.
///
/// # Errors
/// The first law that was broken, with seed and action number, so that it can be walked again.
pub fn exercise<G: Game>(
    content: &Arc<G::Content>,
    options: &G::Options,
    walk: Walk,
) -> Result<Walked, String> {
    let mut walked = Walked::default();
    let mut scratch = Vec::new();
    let mut strangers: Vec<G::Action> = Vec::new();
    let mut seed = walk.seed;
    while walked.actions < walk.actions {
        for seats in G::SEATS {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game =
                G::new(content.clone(), options, seats, Seed(seed)).map_err(|error| error.to_string())?;
            let mut number = 0_usize;
            let place = |number: usize| format!("seats {seats}, seed {seed}, action {number}");
            game.invariants().map_err(|error| format!("{error} ({})", place(0)))?;
            while let ToAct::Seat(_) = game.to_act() {
                if (number + seed as usize).is_multiple_of(walk.sparse) {
                    laws(&game, content, &mut strangers, walk.strangers, &mut rng, &mut walked)
                        .map_err(|error| format!("{error} ({})", place(number)))?;
                }
                let action = game
                    .random_action(&mut rng, &mut scratch)
                    .ok_or_else(|| format!("a seat is to act and has no legal action ({})", place(number)))?;
                game.check(&action).map_err(|refusal| {
                    format!("a random action is refused: {action:?}: {refusal:?} ({})", place(number))
                })?;
                game.apply(&action, &mut Vec::new());
                number += 1;
                walked.actions += 1;
                game.invariants().map_err(|error| format!("{error} after {action:?} ({})", place(number)))?;
                if number > 100_000 {
                    return Err(format!("the game does not end ({})", place(number)));
                }
            }
            let mut left = Vec::new();
            game.legal(&mut left);
            if !left.is_empty() {
                return Err(format!(
                    "the game is over and {} actions are legal ({})",
                    left.len(),
                    place(number)
                ));
            }
            walked.games += 1;
        }
        seed += 1;
    }
    Ok(walked)
}

fn laws<G: Game>(
    game: &G,
    content: &Arc<G::Content>,
    strangers: &mut Vec<G::Action>,
    most: usize,
    rng: &mut ChaCha8Rng,
    walked: &mut Walked,
) -> Result<(), String> {
    let before = digest(game.state());
    let mut legal = Vec::new();
    game.legal(&mut legal);
    if legal.is_empty() {
        return Err("a seat is to act and nothing is legal".to_owned());
    }
    for (place, action) in legal.iter().enumerate() {
        if legal[..place].contains(action) && place < 200 {
            return Err(format!("{action:?} is listed twice"));
        }
        if &game.canonical(action) != action {
            return Err(format!(
                "{action:?} is listed, but its canonical form is {:?}",
                game.canonical(action)
            ));
        }
        game.check(action).map_err(|refusal| format!("{action:?} is listed and refused: {refusal:?}"))?;
    }
    walked.compared += legal.len();
    for stranger in strangers.iter() {
        let listed = legal.contains(&game.canonical(stranger));
        let accepted = game.check(stranger).is_ok();
        if listed != accepted {
            return Err(format!("{stranger:?}: listed {listed}, accepted {accepted}"));
        }
    }
    walked.compared += strangers.len();
    if digest(game.state()) != before {
        return Err("listing and checking changed the position".to_owned());
    }
    stored(game, content)?;
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = game.view(viewer);
        let sampled = G::sample(content.clone(), &view, rng);
        if sampled.view(viewer) != view {
            return Err(format!(
                "a sampled position looks different to {viewer:?}: {view:?} and {:?}",
                sampled.view(viewer)
            ));
        }
        sampled.invariants().map_err(|error| format!("a sampled position: {error}"))?;
    }
    let pick = &legal[below(rng, legal.len() as u32) as usize];
    let (mut told, mut silent) = (game.clone(), game.clone());
    told.apply(pick, &mut Vec::new());
    silent.apply(pick, &mut crate::Ignore);
    if digest(told.state()) != digest(silent.state()) {
        return Err(format!("recording changes what {pick:?} does"));
    }
    // Actions of this position are the strangers of later ones.
    for _ in 0..4 {
        strangers.push(legal[below(rng, legal.len() as u32) as usize].clone());
    }
    while strangers.len() > most {
        strangers.swap_remove(below(rng, strangers.len() as u32) as usize);
    }
    Ok(())
}

fn stored<G: Game>(game: &G, content: &Arc<G::Content>) -> Result<(), String> {
    let bytes = postcard::to_stdvec(game.state()).map_err(|error| format!("cannot be stored: {error}"))?;
    let state: G::State =
        postcard::from_bytes(&bytes).map_err(|error| format!("cannot be read back: {error}"))?;
    let restored = G::restore(content.clone(), state).map_err(|error| error.to_string())?;
    if digest(restored.state()) != digest(game.state()) || restored.to_act() != game.to_act() {
        return Err("a stored position comes back different".to_owned());
    }
    let text = serde_json::to_string(game.state()).map_err(|error| format!("has no JSON: {error}"))?;
    let state: G::State =
        serde_json::from_str(&text).map_err(|error| format!("JSON cannot be read back: {error}"))?;
    if &state != game.state() {
        return Err("a position comes back different from JSON".to_owned());
    }
    Ok(())
}
