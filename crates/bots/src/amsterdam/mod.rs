//! Opponents for Amsterdam.

mod greedy;
mod plan;

use amsterdam::State;

use crate::{Opponent, Opponents, Random};

use greedy::Greedy;

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
    ];
}
