//! The search for plans.

pub mod anneal;
pub mod change;
pub mod haul;
pub mod trace;
