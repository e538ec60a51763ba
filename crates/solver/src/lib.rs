//! Solves Roads & Boats for one seat alone: lists of goals, plans, a fast simulator, and records that the engine replays.

pub mod atlas;
pub mod book;
pub mod bound;
pub mod dice;
pub mod network;
pub mod plan;
pub mod random;
pub mod schedule;
pub mod sim;
pub mod solve;
pub mod tape;
