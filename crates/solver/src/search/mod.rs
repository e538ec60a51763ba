//! The search for plans.

pub mod anneal;
pub mod change;
pub mod credit;
pub mod haul;
pub mod trace;
