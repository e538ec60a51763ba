//! Opponents for Roads & Boats.

use roads_and_boats::State;

use crate::{Opponent, Opponents, Random};

impl Opponents for State {
    const OPPONENTS: &'static [Opponent<State>] = &[Opponent {
        name: "random",
        about: "takes any legal action",
        make: |seed| Box::new(Random::new(seed)),
    }];
}
