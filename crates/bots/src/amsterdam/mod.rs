//! Opponents for Amsterdam.

mod advice;
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

use crate::{Opponent, Random};

pub use advice::Reason;
pub use levels::{CLERK, DECKHAND, MERCHANT, PORTER, REGENT};
pub use sketch::Sketches;
pub use tune::{Trial, Tuning};
pub use weights::Weights;

/// Takes any legal action: what every other bot has to beat.
pub const RANDOM: Opponent<State> = Opponent {
    name: "random",
    about: "takes any legal action",
    level: None,
    make: |seed| Box::new(Random::new(seed)),
};

/// The bots that play it, weakest first.
pub const BOTS: &[Opponent<State>] = &[RANDOM, DECKHAND, PORTER, CLERK, MERCHANT, REGENT];
