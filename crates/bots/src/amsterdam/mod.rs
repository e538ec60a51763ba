//! Opponents for Amsterdam.

mod advice;
mod baselines;
mod belief;
mod effort;
mod facts;
mod levels;
mod mind;
mod payments;
mod quick_plan;
mod searcher;
mod sketch;
mod tree;
mod tune;
mod ways;
mod weights;

use amsterdam::State;

use crate::{Opponent, Opponents, Random};

use baselines::{Blocking, Greedy, Hungry, LongRoute, OneStep, Path, Planner, Refined};

pub use advice::Reason;
pub use sketch::Sketches;
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
        levels::DECKHAND,
        Opponent {
            name: "one-step",
            about: "sees only the next missing route of its most valuable contract",
            level: None,
            make: |_| Box::new(OneStep),
        },
        Opponent {
            name: "planner",
            about: "plans the cheapest routes for all its contracts, collects for them and builds them",
            level: None,
            make: |_| Box::new(Planner),
        },
        Opponent {
            name: "hungry",
            about: "goes for contracts by points for a cart, and draws more whenever carts are left over",
            level: None,
            make: |_| Box::new(Hungry),
        },
        levels::PORTER,
        Opponent {
            name: "path",
            about: "keeps all contracts, joins each by the fewest routes, and never draws more",
            level: None,
            make: |_| Box::new(Path),
        },
        levels::CLERK,
        Opponent {
            name: "long-route",
            about: "plans its contracts over long routes, and then builds the longest",
            level: None,
            make: |_| Box::new(LongRoute),
        },
        levels::MERCHANT,
        Opponent {
            name: "refined",
            about: "plans by expected settlement, and values every action by points and turns",
            level: None,
            make: |_| Box::new(Refined),
        },
        Opponent {
            name: "blocking",
            about: "the same, and stands in the way of its rivals",
            level: None,
            make: |_| Box::new(Blocking),
        },
        levels::REGENT,
    ];
}
