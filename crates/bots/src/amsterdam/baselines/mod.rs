//! Opponents to measure others by, from descriptions of what is published for games of this family.
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

pub(super) use blocking::Blocking;
pub(super) use greedy::Greedy;
pub(super) use hungry::Hungry;
pub(super) use long_route::LongRoute;
pub(super) use one_step::OneStep;
pub(super) use path::Path;
pub(super) use planner::Planner;
pub(super) use refined::Refined;
