//! Solves Roads & Boats for one seat alone: lists of goals, plans, a fast simulator, and records that the engine replays.

pub mod atlas;
pub mod book;
pub mod bound;
pub mod dice;
pub mod known;
pub mod network;
pub mod opening;
pub mod plan;
pub mod purpose;
pub mod random;
pub mod schedule;
pub mod sim;
pub mod solve;
pub mod tape;
pub mod team;
