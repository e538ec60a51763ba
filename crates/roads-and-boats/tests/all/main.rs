//! The rules of Roads & Boats, held to the rules page.

// A test that cannot go on fails; and tests may read files.
#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

mod busy;
mod drawing;
mod fairness;
mod importing;
mod laws;
mod making;
mod maps;
mod plans;
mod queries;
mod topology;
