//! Search by several workers, each with a tree of its own.

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tabletop::Strategy;

use crate::Budget;
use crate::tree::{Edge, ROOT, Tree};

/// Workers of a search. A fixed number, so that the same seed finds the same on every machine; where there are
/// fewer cores they take turns.
const WORKERS: usize = 2;
/// Fewer iterations than this are not worth a second thread.
const SHARED_FROM: u32 = 400;
/// What follows in a turn is taken from the tree while this part of all iterations went that way.
const SURE: f32 = 0.6;

/// The best action found, and what is to follow in the same turn as far as it was looked at well. Empty when
/// there was no time for anything.
pub(crate) fn search<G: Strategy>(
    content: &Arc<G::Content>,
    view: &G::View,
    iterations: u32,
    rng: &mut impl Rng,
    budget: &Budget,
) -> Vec<G::Action> {
    let workers = if iterations < SHARED_FROM { 1 } else { WORKERS };
    let seeds: Vec<u64> = (0..workers).map(|_| rng.next_u64()).collect();
    let each = iterations.div_ceil(workers as u32);
    let grow = |seed: u64| Tree::<G>::grow(content, view, &mut ChaCha8Rng::seed_from_u64(seed), each, budget);
    let trees: Vec<Tree<G>> = match seeds.as_slice() {
        [seed] => vec![grow(*seed)],
        [first, others @ ..] => std::thread::scope(|scope| {
            let threads: Vec<_> = others.iter().map(|&seed| scope.spawn(move || grow(seed))).collect();
            let own = grow(*first);
            // A worker that stopped after a fault is told by the fault itself.
            let others = threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|fault| std::panic::resume_unwind(fault)));
            std::iter::once(own).chain(others).collect()
        }),
        [] => Vec::new(),
    };
    best_line(&trees)
}

/// Follows what was tried most in all trees together.
fn best_line<G: Strategy>(trees: &[Tree<G>]) -> Vec<G::Action> {
    let all: u32 = trees.iter().map(Tree::iterations).sum();
    let mut line = Vec::new();
    let mut at: Vec<Option<u32>> = vec![Some(ROOT); trees.len()];
    loop {
        let mut tried: Vec<(&G::Action, u32)> = Vec::new();
        for edge in edges(trees, &at) {
            match tried.iter_mut().find(|(action, _)| *action == &edge.action) {
                Some((_, visits)) => *visits += edge.visits,
                None => tried.push((&edge.action, edge.visits)),
            }
        }
        // Of two tried as often the one that was met first, which looked better.
        let Some((action, visits)) = tried.into_iter().rev().max_by_key(|(_, visits)| *visits) else { break };
        if visits == 0 || (!line.is_empty() && (visits as f32) < SURE * all as f32) {
            break;
        }
        let action = action.clone();
        for (tree, node) in trees.iter().zip(&mut at) {
            *node = node.and_then(|node| tree.after(node, &action));
        }
        line.push(action);
    }
    line
}

/// The edges of one node in each tree.
fn edges<'a, G: Strategy>(
    trees: &'a [Tree<G>],
    at: &'a [Option<u32>],
) -> impl Iterator<Item = &'a Edge<G::Action>> {
    trees.iter().zip(at).filter_map(|(tree, node)| node.map(|node| tree.edges(node))).flatten()
}
