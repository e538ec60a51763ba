//! The player that searches, and the quick thinker that its playouts are made of.

use std::sync::Arc;
use std::time::Instant;

use amsterdam::{Action, State};
use game::{Dice, Imagined, Seed};

use super::effort::Prices;
use super::facts::Facts;
use super::mind::{Mind, Rated};
use super::sketch::{Whim, pick};
use super::tree::{Habits, Learnt, Tree};
use super::weights::Weights;
use crate::{Bot, Budget};

/// The quick thinker.
#[derive(Debug)]
pub(super) struct Sketcher {
    whim: Whim,
    weights: Weights,
    /// How many points of luck there are in a choice.
    carelessness: f32,
    facts: Option<Arc<Facts>>,
}

impl Sketcher {
    /// One that finds these things good, but is careless.
    pub(super) fn with(seed: Seed, weights: Weights, carelessness: f32) -> Sketcher {
        Sketcher {
            whim: Whim::new(&mut Dice::new(seed)),
            weights,
            carelessness,
            facts: None,
        }
    }
}

impl Bot<State> for Sketcher {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let facts = facts(&mut self.facts, imagined.game());
        let rated = at_a_glance(&facts, &self.weights, imagined);
        pick(&rated, self.carelessness, &mut self.whim).action
    }
}

/// The player that searches.
#[derive(Debug)]
pub(super) struct Searcher {
    dice: Dice,
    weights: Weights,
    habits: Habits,
    facts: Option<Arc<Facts>>,
}

impl Searcher {
    pub(super) fn new(seed: Seed) -> Searcher {
        Searcher {
            dice: Dice::new(seed),
            weights: *Weights::tuned(),
            habits: Habits::USUAL,
            facts: None,
        }
    }

    /// What is learnt about the actions there are, or about one of them, within a budget.
    pub(super) fn learn(
        &mut self,
        imagined: &Imagined<State>,
        only: Option<Action>,
        budget: Budget,
    ) -> Vec<Learnt> {
        let until = budget.until();
        let facts = facts(&mut self.facts, imagined.game());
        let prices = Prices::new(&facts, &self.weights);
        let threads = budget.threads.get();
        let nodes = |nth: usize| {
            let share = |nodes: u64| (nodes + nth as u64) / threads as u64;
            budget.nodes.map(share)
        };
        let grow = |nodes: Option<u64>, dice: Dice| {
            let tree = Tree::new(imagined, &facts, &self.weights, &prices, self.habits, dice);
            let mut tree = tree.beginning_with(only);
            grow(&mut tree, nodes, until);
            tree.into_learnt()
        };
        let dice: Vec<Dice> = (0..threads).map(|_| Dice::new(self.dice.seed())).collect();
        let mut dice = dice.into_iter().enumerate();
        let (_, own) = dice.next().expect("at least one thread");
        std::thread::scope(|scope| {
            let others: Vec<_> = dice
                .map(|(nth, dice)| scope.spawn(move || grow(nodes(nth), dice)))
                .collect();
            let mut learnt = grow(nodes(0), own);
            for other in others {
                for more in other.join().expect("a search that does not fail") {
                    match learnt.iter_mut().find(|known| known.action == more.action) {
                        Some(known) => known.add(&more),
                        None => learnt.push(more),
                    }
                }
            }
            learnt
        })
    }
}

/// The clock is looked at after so many games.
const BETWEEN_LOOKS: u64 = 8;

/// Grows a tree until its time or its games are over, or the best action cannot be overtaken any more.
fn grow(tree: &mut Tree<'_>, nodes: Option<u64>, until: Instant) {
    let began = Instant::now();
    let mut grown = 0;
    loop {
        let mut left = f64::INFINITY;
        if let Some(nodes) = nodes {
            if grown >= nodes.max(1) {
                return;
            }
            left = (nodes - grown) as f64;
        }
        if grown % BETWEEN_LOOKS == 0 && grown > 0 {
            let now = Instant::now();
            if now >= until {
                return;
            }
            let rate = grown as f64 / (now - began).as_secs_f64().max(1e-9);
            left = left.min((until - now).as_secs_f64() * rate);
        }
        if left.is_finite() && is_settled(tree, left) {
            return;
        }
        tree.grow();
        grown += 1;
    }
}

/// Whether the best action is unlikely to be overtaken in so many games: the next one would have to be tried in nearly
/// all of them.
fn is_settled(tree: &Tree<'_>, left: f64) -> bool {
    f64::from(tree.lead()) > SETTLED * left
}

/// The part of the games left that a lead has to be.
const SETTLED: f64 = 0.6;

impl Bot<State> for Searcher {
    fn choose(&mut self, imagined: &Imagined<State>, budget: Budget) -> Action {
        let facts = facts(&mut self.facts, imagined.game());
        let rated = at_a_glance(&facts, &self.weights, imagined);
        if let [only] = rated[..] {
            return only.action;
        }
        let learnt = self.learn(imagined, None, budget);
        let best = learnt.iter().max_by_key(|learnt| learnt.visits);
        best.expect("there is something to do").action
    }
}

/// What a quick thinker finds worth a look.
fn at_a_glance(facts: &Facts, weights: &Weights, imagined: &Imagined<State>) -> Vec<Rated> {
    let prices = Prices::new(facts, weights);
    let mut rated = Vec::new();
    Mind::new(facts, weights, &prices).rate(imagined.game(), imagined.seat(), &mut rated);
    rated
}

/// The facts of the board played on, which change only if another game is played.
fn facts(known: &mut Option<Arc<Facts>>, state: &State) -> Arc<Facts> {
    match known {
        Some(facts) if Arc::ptr_eq(&facts.board, state.board()) => facts.clone(),
        _ => known.insert(Arc::new(Facts::new(state.board()))).clone(),
    }
}
