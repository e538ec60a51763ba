//! Bots for Amsterdam to measure others by, from descriptions of what is published for games of this family.
//!
//! None of them looks ahead. [`Greedy`] takes points; [`Path`], [`OneStep`], [`LongRoute`] and [`Hungry`] go after routes of
//! one kind; [`Planner`], [`Refined`] and [`Blocking`] value every action by a plan.

mod blocking;
mod bonus;
mod choice;
mod collector;
mod filler;
mod forest;
mod greedy;
mod ground;
mod hungry;
mod long_route;
mod needs;
mod one_step;
mod pace;
mod path;
mod plan;
mod planner;
mod refined;
mod settlement;
mod ways;
mod weights;

use amsterdam::State;
use bots::Opponent;
use bots::amsterdam::{CLERK, DECKHAND, MERCHANT, PORTER, RANDOM, REGENT};

use blocking::Blocking;
use greedy::Greedy;
use hungry::Hungry;
use long_route::LongRoute;
use one_step::OneStep;
use path::Path;
use planner::Planner;
use refined::Refined;

/// Every bot of Amsterdam, weakest first: those that people play against, and those of this crate among them.
pub const AMSTERDAM: &[Opponent<State>] = &[
    RANDOM,
    Opponent {
        name: "greedy",
        about: "takes the most points it can have at once",
        level: None,
        make: |_| Box::new(Greedy),
    },
    DECKHAND,
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
    PORTER,
    Opponent {
        name: "path",
        about: "keeps all contracts, joins each by the fewest routes, and never draws more",
        level: None,
        make: |_| Box::new(Path),
    },
    CLERK,
    Opponent {
        name: "long-route",
        about: "plans its contracts over long routes, and then builds the longest",
        level: None,
        make: |_| Box::new(LongRoute),
    },
    MERCHANT,
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
    REGENT,
];
