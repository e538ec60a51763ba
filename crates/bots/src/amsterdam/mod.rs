//! Opponents for Amsterdam.

mod baselines;

use amsterdam::State;

use crate::{Opponent, Opponents, Random};

use baselines::{Greedy, Planner, Refined};

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
    ];
}
