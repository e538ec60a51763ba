//! The rules of Roads & Boats, held to the rules page.

// A test that cannot go on fails; and tests may read files.
#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

mod busy;
mod drawing;
mod fairness;
mod importing;
mod laws;
mod long;
mod making;
mod maps;
mod perft;
mod plans;
mod playthroughs;
mod queries;
mod topology;
