//! Solves Roads & Boats for one seat alone: a plan, a fast simulator, a search, and records that the engine replays.

pub mod atlas;
pub mod book;
pub mod dice;
pub mod plan;
pub mod random;
pub mod schedule;
pub mod search;
pub mod sim;
pub mod tape;
