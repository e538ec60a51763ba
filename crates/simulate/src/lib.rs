//! Two servers, their disk, their network and the people at their tables in one thread, from one seed.
//!
//! What runs is what is shipped: the router, the connections, the sockets, the tasks of the tables, the statements on a
//! real SQLite file. Made up are the time, chance, the network between clients and servers, the news between the servers,
//! and what goes wrong: operations that take long, fail, or are carried out without an answer; nodes that stand still,
//! are killed and come back; clocks that step; people who hang up, send again, send twice and stop reading.
//!
//! [`run()`] is one such run. A `Judge` reads the file beside the servers after every operation, keeps a model of its own
//! of what may be there, and looks at every answer. The same seed gives the same run, so that a finding can be looked at
//! again with `cargo xtask simulate --seed S --trace`.

mod client;
mod commands;
mod dice;
mod errors;
pub mod judge;
mod network;
mod node;
mod people;
mod profile;
mod receiver;
pub mod report;
mod run;
mod socket;
pub mod trace;
mod trouble;
mod world;

pub use run::{Hall, Outcome, run};
