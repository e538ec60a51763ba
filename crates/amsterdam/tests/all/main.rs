//! The tests of Amsterdam, in one binary.

mod boards;
mod coverage;
mod laws;
mod positions;
mod rules;
mod scoring;
