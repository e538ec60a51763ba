//! The solver, held to the engine.

#![allow(clippy::unwrap_used)]

mod differential;
mod onwards;
mod purposes;
mod records;
mod solving;
