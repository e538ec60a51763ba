//! The tests of Amsterdam, in one binary.

mod boards;
mod coverage;
mod games;
mod laws;
mod perft;
mod playthroughs;
mod positions;
mod rules;
mod scoring;
