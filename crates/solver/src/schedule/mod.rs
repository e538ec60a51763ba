//! From a list of goals to a plan: goal after goal, every unit is fetched from where it comes soonest.

mod brick;
mod collect;
pub mod credit;
mod desk;
mod errand;
pub mod goal;
pub mod ladder;
pub mod layout;
pub mod list;
mod pursue;
pub mod search;
mod supply;
mod tally;
mod visit;

pub use desk::Desk;
pub use goal::Goal;
