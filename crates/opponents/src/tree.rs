//! Information-set Monte Carlo tree search: one tree of what the searching seat can tell apart, walked
//! through a new deal of everything hidden in each iteration.
//!
//! A node stands for the actions that led to it. The positions behind it differ by deal, so an edge is
//! weighed by how often it could be taken, not by how often the node was met. Of many actions only the
//! most promising are looked at first; more come in as a node is met more often.

use std::sync::Arc;

use rand::Rng;
use tabletop::{Ignore, Seat, Strategy, ToAct};

use crate::Budget;

/// Most seats of any game.
const MOST_SEATS: usize = 5;
/// How much an action that was hardly tried is preferred to one that was tried often.
const CURIOSITY: f32 = 0.2;
/// Of `n` visits so many actions are looked at: `WIDTH + WIDEN × √n`.
const WIDTH: f32 = 3.0;
const WIDEN: f32 = 0.9;
/// Candidates asked for at a node.
const MOST_CANDIDATES: usize = 40;
/// An action not tried yet is taken for so much worse than the average of those tried.
const UNTRIED: f32 = 0.03;
/// A turn of more decisions is judged where it stands.
const LONGEST_TURN: usize = 16;
/// Deeper than this no line is looked at.
const DEEPEST: usize = 64;
/// What winning counts for in the value of a game that is over; the rest is the margin.
const WIN_SHARE: f32 = 0.9;

/// Where every walk begins.
pub(crate) const ROOT: u32 = 0;

/// Value of a position for each seat, 0 (lost) to 1 (won).
pub(crate) type Values = [f32; MOST_SEATS];

/// One action at a node.
#[derive(Debug)]
pub(crate) struct Edge<A> {
    pub action: A,
    pub visits: u32,
    /// How often it could have been taken when its node was met.
    seen: u32,
    /// Sums over the visits.
    values: Values,
    /// Its place among the candidates when it was first met, from 0.
    rank: u16,
    child: Option<u32>,
}

impl<A> Edge<A> {
    /// Average value for a seat, 0 to 1.
    pub fn value(&self, seat: Seat) -> f32 {
        self.values[seat.index()] / self.visits.max(1) as f32
    }
}

struct Node<A> {
    visits: u32,
    /// Sums over the visits.
    values: Values,
    edges: Vec<Edge<A>>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { visits: 0, values: [0.0; MOST_SEATS], edges: Vec::new() }
    }
}

/// The tree of one worker.
pub(crate) struct Tree<G: Strategy> {
    nodes: Vec<Node<G::Action>>,
    scratch: Vec<G::Action>,
    open: Vec<usize>,
    path: Vec<(u32, usize)>,
}

impl<G: Strategy> Tree<G> {
    /// Grows a tree from a view.
    pub fn grow(
        content: &Arc<G::Content>,
        view: &G::View,
        rng: &mut impl Rng,
        iterations: u32,
        budget: &Budget,
    ) -> Self {
        let mut tree =
            Self { nodes: vec![Node::default()], scratch: Vec::new(), open: Vec::new(), path: Vec::new() };
        for _ in 0..iterations {
            if budget.is_over() {
                break;
            }
            tree.iterate(G::sample(content.clone(), view, rng));
        }
        tree
    }

    /// A node's actions.
    pub fn edges(&self, node: u32) -> &[Edge<G::Action>] {
        &self.nodes[node as usize].edges
    }

    /// The node that an action leads to, when it was met.
    pub fn after(&self, node: u32, action: &G::Action) -> Option<u32> {
        self.edges(node).iter().find(|edge| edge.action == *action)?.child
    }

    /// How often the tree was walked.
    pub fn iterations(&self) -> u32 {
        self.nodes[ROOT as usize].visits
    }

    fn iterate(&mut self, mut game: G) {
        self.path.clear();
        let mut at = ROOT;
        let mut last = Seat(0);
        while let ToAct::Seat(seat) = game.to_act() {
            last = seat;
            if self.path.len() >= DEEPEST {
                break;
            }
            self.meet(at, &game);
            let Some(pick) = self.pick(at, seat) else { break };
            let next = self.nodes.len() as u32;
            let edge = &mut self.nodes[at as usize].edges[pick];
            game.apply(&edge.action, &mut Ignore);
            self.path.push((at, pick));
            if edge.visits == 0 {
                break;
            }
            at = *edge.child.get_or_insert(next);
            if at == next {
                self.nodes.push(Node::default());
            }
        }
        play_on(&mut game, last, &mut self.scratch);
        let values = values(&game);
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            for ((of_node, of_edge), value) in node.values.iter_mut().zip(&mut edge.values).zip(values) {
                *of_node += value;
                *of_edge += value;
            }
        }
    }

    /// Finds which of a node's actions can be taken in this deal. Now and then, each time it was met twice as
    /// often, candidates are asked for again, because another deal may have others.
    fn meet(&mut self, at: u32, game: &G) {
        let node = &mut self.nodes[at as usize];
        if node.visits & node.visits.wrapping_sub(1) == 0 || node.edges.is_empty() {
            self.scratch.clear();
            game.candidates(MOST_CANDIDATES, &mut self.scratch);
            for (rank, action) in self.scratch.drain(..).enumerate() {
                if node.edges.iter().all(|edge| edge.action != action) {
                    node.edges.push(Edge {
                        action,
                        visits: 0,
                        seen: 0,
                        values: [0.0; MOST_SEATS],
                        rank: rank as u16,
                        child: None,
                    });
                }
            }
        }
        let limit = (WIDTH + WIDEN * (node.visits as f32).sqrt()) as usize;
        self.open.clear();
        for (index, edge) in node.edges.iter_mut().enumerate() {
            if self.open.len() >= limit {
                break;
            }
            if game.check(&edge.action).is_ok() {
                edge.seen += 1;
                self.open.push(index);
            }
        }
        if self.open.is_empty() {
            // Nothing that was met before can be done in this deal.
            self.scratch.clear();
            game.candidates(1, &mut self.scratch);
            for action in self.scratch.drain(..) {
                self.open.push(node.edges.len());
                let values = [0.0; MOST_SEATS];
                node.edges.push(Edge { action, visits: 0, seen: 1, values, rank: 0, child: None });
            }
        }
    }

    /// Of the actions that can be taken the one to look at now.
    fn pick(&self, at: u32, seat: Seat) -> Option<usize> {
        let node = &self.nodes[at as usize];
        let average = if node.visits == 0 { 0.5 } else { node.values[seat.index()] / node.visits as f32 };
        let score = |index: usize| {
            let edge = &node.edges[index];
            let prior = 1.0 / (f32::from(edge.rank) + 2.0);
            let value = if edge.visits == 0 { average - UNTRIED } else { edge.value(seat) };
            value + CURIOSITY * prior * (edge.seen as f32).sqrt() / (1.0 + edge.visits as f32)
        };
        self.open
            .iter()
            .copied()
            .max_by(|&one, &other| score(one).total_cmp(&score(other)).then(other.cmp(&one)))
    }
}

/// Plays the turn of `seat` to its end, each decision by the first candidate: what is half done cannot be judged.
pub(crate) fn play_on<G: Strategy>(game: &mut G, seat: Seat, scratch: &mut Vec<G::Action>) {
    for _ in 0..LONGEST_TURN {
        if game.to_act() != ToAct::Seat(seat) {
            return;
        }
        scratch.clear();
        game.candidates(1, scratch);
        let Some(action) = scratch.pop() else { return };
        game.apply(&action, &mut Ignore);
    }
}

/// What a position is worth to each seat.
pub(crate) fn values<G: Strategy>(game: &G) -> Values {
    let mut values = [0.0; MOST_SEATS];
    let seats = game.seats();
    let chance = |points: f32| 1.0 / (1.0 + (-points / G::SPREAD).exp());
    let ToAct::Seat(next) = game.to_act() else {
        let scores = game.score();
        let winners = scores.iter().filter(|score| score.place == 1).count() as f32;
        for (value, score) in values.iter_mut().zip(&scores) {
            let others = scores.iter().filter(|other| other.seat != score.seat).map(|other| other.total);
            let margin = (score.total - others.max().unwrap_or(0)) as f32;
            let won = if score.place == 1 { 1.0 / winners } else { 0.0 };
            *value = WIN_SHARE * won + (1.0 - WIN_SHARE) * chance(margin);
        }
        return values;
    };
    for (value, seat) in values.iter_mut().zip(Seat::all(seats)) {
        // Who comes later has had a turn more than who comes next.
        let behind = (seat.index() + seats - next.index()) % seats;
        *value = chance(game.evaluate(seat) + G::TEMPO * (0.5 - behind as f32 / (seats - 1) as f32));
    }
    values
}
