//! One action after another, each held against the list of what is lawful.

use tabletop::{Game, Ruled};

/// Every lawful action.
pub fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}

fn listed<G: Game>(game: &G, action: &G::Action) -> bool {
    legal(game).contains(&game.canonical(action))
}

/// Does a lawful action and gives what it brought about.
///
/// # Panics
/// When it is refused or not listed, or when an invariant is broken after it.
#[track_caller]
pub fn act<G: Game>(game: &mut G, action: &G::Action) -> Vec<G::Effect> {
    if let Err(refusal) = game.check(action) {
        panic!("{action:?} is refused by {}: {refusal:?}", refusal.rule());
    }
    assert!(listed(game, action), "{action:?} is accepted but not listed");
    let mut effects = Vec::new();
    game.apply(action, &mut effects);
    if let Err(error) = game.invariants() {
        panic!("after {action:?}: {error}");
    }
    effects
}

/// The reason why an action is not lawful.
///
/// # Panics
/// When it is lawful, or listed though it is not.
#[track_caller]
pub fn refusal<G: Game>(game: &G, action: &G::Action) -> G::Refusal {
    match game.check(action) {
        Ok(()) => panic!("{action:?} is accepted"),
        Err(refusal) => {
            assert!(!listed(game, action), "{action:?} is listed, against {}", refusal.rule());
            refusal
        }
    }
}

/// Whether an action is lawful.
///
/// # Panics
/// When the list says something else.
#[track_caller]
pub fn can<G: Game>(game: &G, action: &G::Action) -> bool {
    let accepted = game.check(action).is_ok();
    assert_eq!(listed(game, action), accepted, "{action:?}: listed (left), accepted (right)");
    accepted
}

/// Whether some effect has this shape: `has!(effects, Effect::Drew { count: 2, .. })`.
#[macro_export]
macro_rules! has {
    ($effects:expr, $($shape:tt)+) => {
        $effects.iter().any(|effect| matches!(effect, $($shape)+))
    };
}
