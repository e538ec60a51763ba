//! Information-set tree search: one tree of what the seat can tell apart, grown over many deals that may be the real one.

use amsterdam::{Action, MAX_SEATS, State};
use game::{Dice, Game, Imagined, Outcome, Seat};

use super::belief::Belief;
use super::effort::Prices;
use super::facts::Facts;
use super::mind::{Mind, Rated};
use super::sketch::{Whim, play_out};
use super::weights::Weights;

/// How the tree is grown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Habits {
    /// How much is tried out that does not look best.
    pub(super) curiosity: f32,
    /// How many points make an action e times as likely to be looked at.
    pub(super) openness: f32,
    /// How much of a result is winning; the rest is by how many points.
    pub(super) ambition: f32,
    /// By how many points a game is as good as won.
    pub(super) margin: f32,
    /// How much the routes of others tell of their contracts.
    pub(super) trust: f32,
}

impl Habits {
    pub(super) const USUAL: Habits = Habits {
        curiosity: 0.7,
        openness: 1.0,
        ambition: 0.5,
        margin: 10.0,
        trust: 2.0,
    };
}

/// An action in a node, and what came of it.
#[derive(Clone, Debug)]
struct Edge {
    action: Action,
    prior: f32,
    visits: u32,
    /// How often it could have been chosen.
    chances: u32,
    /// What came of it for the seat that acts, summed up.
    value: f32,
    /// Where it leads. 0, the root, is nowhere.
    node: u32,
}

/// What was learnt about an action at the root.
#[derive(Clone, Debug)]
pub(super) struct Learnt {
    pub(super) action: Action,
    pub(super) visits: u32,
    /// Wins of each seat, and points, summed up over the visits.
    pub(super) wins: [f32; MAX_SEATS],
    pub(super) points: [f32; MAX_SEATS],
}

/// A tree that grows.
pub(super) struct Tree<'a> {
    imagined: &'a Imagined<State>,
    facts: &'a Facts,
    weights: &'a Weights,
    prices: &'a Prices,
    habits: Habits,
    /// The only action that is looked at first, if not all of them.
    first: Option<Action>,
    belief: Belief,
    dice: Dice,
    whim: Whim,
    nodes: Vec<Vec<Edge>>,
    learnt: Vec<Learnt>,
    path: Vec<(u32, u32, Seat)>,
    rated: Vec<Rated>,
    /// Which edges of a node can be chosen in the deal at hand.
    choices: Vec<u32>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(
        imagined: &'a Imagined<State>,
        facts: &'a Facts,
        weights: &'a Weights,
        prices: &'a Prices,
        habits: Habits,
        mut dice: Dice,
    ) -> Tree<'a> {
        Tree {
            belief: Belief::new(
                facts,
                imagined.game(),
                imagined.seat(),
                prices,
                habits.trust,
            ),
            imagined,
            facts,
            weights,
            prices,
            habits,
            first: None,
            whim: Whim::new(&mut dice),
            dice,
            nodes: vec![Vec::new()],
            learnt: Vec::new(),
            path: Vec::new(),
            rated: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// The same tree, which begins with this action if there is one.
    pub(super) fn beginning_with(self, first: Option<Action>) -> Tree<'a> {
        Tree { first, ..self }
    }

    /// Deals once, goes down the tree, adds a leaf and plays to the end.
    pub(super) fn grow(&mut self) {
        let mut state = self.belief.deal(self.imagined, &mut self.dice);
        let mut mind = Mind::new(self.facts, self.weights, self.prices);
        self.path.clear();
        let mut node = 0;
        let mut to_act = Some(self.imagined.seat());
        while let Some(seat) = to_act {
            match self.first {
                Some(action) if node == 0 => {
                    self.rated.clear();
                    self.rated.push(Rated { action, worth: 0.0 });
                }
                _ => mind.rate(&state, seat, &mut self.rated),
            }
            let edge = self.select(node);
            self.path.push((node, edge, seat));
            let action = self.nodes[node as usize][edge as usize].action;
            state
                .apply(seat, &action, &mut ())
                .expect("a rated action is legal");
            mind.saw(&state, seat, &action);
            let next = self.nodes[node as usize][edge as usize].node;
            if next == 0 {
                let leaf = self.nodes.len() as u32;
                self.nodes.push(Vec::new());
                self.nodes[node as usize][edge as usize].node = leaf;
                break;
            }
            node = next;
            to_act = state.to_act().lowest();
        }
        play_out(&mut state, &mut mind, &mut self.whim, &mut self.rated);
        self.learn(&state.outcome().expect("played to the end"));
    }

    /// The edge to follow among those that were rated, which are added where they are new.
    fn select(&mut self, node: u32) -> u32 {
        let edges = &mut self.nodes[node as usize];
        self.choices.clear();
        let most = self
            .rated
            .iter()
            .fold(f32::MIN, |most, rated| most.max(rated.worth));
        let openness = self.habits.openness;
        let likely = |worth: f32| ((worth - most) / openness).exp();
        let total: f32 = self.rated.iter().map(|rated| likely(rated.worth)).sum();
        let (mut visits, mut value) = (0, 0.0);
        for rated in &self.rated {
            let known = edges.iter().position(|edge| edge.action == rated.action);
            let nth = known.unwrap_or_else(|| {
                edges.push(Edge {
                    action: rated.action,
                    prior: likely(rated.worth) / total,
                    visits: 0,
                    chances: 0,
                    value: 0.0,
                    node: 0,
                });
                edges.len() - 1
            });
            let edge = &mut edges[nth];
            edge.chances += 1;
            visits += edge.visits;
            value += edge.value;
            self.choices.push(nth as u32);
        }
        // What was never tried is expected to be a little worse than what was.
        let unknown = match visits {
            0 => 0.5,
            _ => (value / visits as f32 - 0.1).max(0.0),
        };
        let mut best = (f32::MIN, 0);
        for &nth in &self.choices {
            let edge = &edges[nth as usize];
            let known = match edge.visits {
                0 => unknown,
                _ => edge.value / edge.visits as f32,
            };
            let wonder = self.habits.curiosity * edge.prior * (edge.chances as f32).sqrt();
            let score = known + wonder / (1 + edge.visits) as f32;
            if score > best.0 {
                best = (score, nth);
            }
        }
        best.1
    }

    fn learn(&mut self, outcome: &Outcome) {
        let winners = outcome.winners();
        let share = 1.0 / winners.len() as f32;
        let won = |seat: usize| match winners.iter().any(|winner| winner.index() == seat) {
            true => share,
            false => 0.0,
        };
        let Habits {
            ambition, margin, ..
        } = self.habits;
        let value = |seat: usize| {
            let others = outcome
                .points
                .iter()
                .enumerate()
                .filter(|&(other, _)| other != seat);
            let most = others.map(|(_, &points)| points).max().unwrap_or(0);
            let ahead = (outcome.points[seat] - most) as f32 / margin;
            ambition * won(seat) + (1.0 - ambition) / (1.0 + (-2.0 * ahead).exp())
        };
        for &(node, edge, seat) in &self.path {
            let edge = &mut self.nodes[node as usize][edge as usize];
            edge.visits += 1;
            edge.value += value(seat.index());
        }
        let Some(&(_, first, _)) = self.path.first() else {
            return;
        };
        let first = first as usize;
        while self.learnt.len() <= first {
            let action = self.nodes[0][self.learnt.len()].action;
            self.learnt.push(Learnt {
                action,
                visits: 0,
                wins: [0.0; MAX_SEATS],
                points: [0.0; MAX_SEATS],
            });
        }
        let learnt = &mut self.learnt[first];
        learnt.visits += 1;
        for (seat, &points) in outcome.points.iter().enumerate() {
            learnt.wins[seat] += won(seat);
            learnt.points[seat] += points as f32;
        }
    }

    /// How many games the most tried action has been tried in more than the next.
    pub(super) fn lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        for edge in &self.nodes[0] {
            if edge.visits > most {
                (most, next) = (edge.visits, most);
            } else if edge.visits > next {
                next = edge.visits;
            }
        }
        most - next
    }

    /// What was learnt about the actions at the root.
    pub(super) fn into_learnt(self) -> Vec<Learnt> {
        self.learnt
    }
}

impl Learnt {
    /// Adds what was learnt in another tree.
    pub(super) fn add(&mut self, other: &Learnt) {
        self.visits += other.visits;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
        }
    }
}
