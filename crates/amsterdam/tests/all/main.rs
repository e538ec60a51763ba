//! The tests of Amsterdam, in one binary.

mod laws;
mod rules;
