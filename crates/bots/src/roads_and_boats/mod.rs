//! Opponents for Roads & Boats.

mod act;
mod atlas;
mod candidates;
mod errand;
mod errands;
mod order;
mod search;
mod settler;
mod share;
mod sinks;
mod snapshot;
mod source;
mod ways;
mod wonder;

use roads_and_boats::State;

use crate::{Opponent, Random};

use settler::Settler;

/// The bots that play it, weakest first.
pub const BOTS: &[Opponent<State>] = &[
    Opponent {
        name: "random",
        about: "takes any legal action",
        level: Some(1),
        make: |seed| Box::new(Random::new(seed)),
    },
    Opponent {
        name: "settler",
        about: "runs an economy: wood, boards, stone, transport, mines, mint",
        level: Some(3),
        make: |seed| Box::new(Settler::new(seed)),
    },
];
