//! The solver, held to the engine.

mod differential;
mod records;
mod solving;
