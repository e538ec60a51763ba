//! Opponents to measure others by, from descriptions of what is published for games of this family.
//!
//! None of them looks ahead. [`Greedy`] takes points, the planners value every action by a plan.

mod bonus;
mod choice;
mod filler;
mod forest;
mod greedy;
mod ground;
mod needs;
mod pace;
mod plan;
mod planner;
mod refined;
mod settlement;
mod ways;
mod weights;

pub(super) use greedy::Greedy;
pub(super) use planner::Planner;
pub(super) use refined::Refined;
