//! The rules of Roads & Boats, held to the rules page.

// A test that cannot go on fails; tests may read files; and rows of a table read better alike.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::redundant_clone
)]

mod acts;
mod busy;
mod conservation;
mod coverage;
mod drawing;
mod fairness;
mod games;
mod generate;
mod guide;
mod importing;
mod laws;
mod long;
mod maps;
mod orders;
mod perft;
mod plans;
mod playthroughs;
mod positions;
mod programmes;
mod queries;
mod rules;
mod scaffold;
mod together;
mod topology;
