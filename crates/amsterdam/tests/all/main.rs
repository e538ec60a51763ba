//! The tests of Amsterdam, in one binary.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]
// Games and boards to test with are files; only the engine itself reads none.
#![allow(clippy::disallowed_methods)]

mod boards;
mod coverage;
mod games;
mod laws;
mod perft;
mod playthroughs;
mod positions;
mod rules;
mod scoring;
mod secrets;
