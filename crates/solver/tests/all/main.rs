//! The solver, held to the engine.

mod differential;
