//! Opponents for Amsterdam.

mod advice;
mod belief;
mod course;
mod facts;
mod greedy;
mod mind;
mod plan;
mod searcher;
mod sketch;
mod tree;
mod tune;
mod ways;
mod weights;

use amsterdam::State;

use crate::{Opponent, Opponents, Random};

use greedy::Greedy;

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
            level: Some(1),
            make: |seed| Box::new(Random::new(seed)),
        },
        Opponent {
            name: "greedy",
            about: "plans the cheapest way to its contracts, collects for it and builds it",
            level: Some(3),
            make: |_| Box::new(Greedy),
        },
        Opponent {
            name: "sketcher",
            about: "does what looks best at a glance",
            level: None,
            make: |seed| Box::new(searcher::Sketcher::new(seed)),
        },
        Opponent {
            name: "regent",
            about: "searches",
            level: Some(5),
            make: |seed| Box::new(searcher::Searcher::new(seed)),
        },
    ];
}
