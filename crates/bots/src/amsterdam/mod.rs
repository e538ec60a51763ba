//! Opponents for Amsterdam.

mod advice;
mod baselines;
mod belief;
mod course;
mod effort;
mod facts;
mod levels;
mod mind;
mod searcher;
mod sketch;
mod tree;
mod tune;
mod ways;
mod weights;

use amsterdam::State;

use crate::{Opponent, Opponents, Random};

use baselines::{Greedy, Planner, Refined};

pub use advice::Reason;
pub use facts::Facts;
pub use searcher::{Searcher, Sketcher};
pub use sketch::sketched_playout;
pub use tree::Habits;
pub use tune::{Trial, Tuning};
pub use weights::Weights;

impl Opponents for State {
    const OPPONENTS: &'static [Opponent<State>] = &[
        Opponent {
            name: "random",
            about: "takes any legal action",
            level: None,
            make: |seed| Box::new(Random::new(seed)),
        },
        Opponent {
            name: "greedy",
            about: "takes the most points it can have at once",
            level: None,
            make: |_| Box::new(Greedy),
        },
        Opponent {
            name: "planner",
            about: "plans the cheapest routes for all its contracts, collects for them and builds them",
            level: None,
            make: |_| Box::new(Planner),
        },
        Opponent {
            name: "refined",
            about: "plans with expected settlements, and values every action by points and turns",
            level: None,
            make: |_| Box::new(Refined),
        },
        levels::DECKHAND,
        levels::PORTER,
        levels::CLERK,
        levels::MERCHANT,
        levels::REGENT,
    ];
}
