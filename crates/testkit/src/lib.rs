//! The laws that every game keeps, checked on any game.
//!
//! [`check_laws`] plays a game at random and holds every position on the way to every [`Law`]. A game's tests run it
//! over many setups and seeds. The kit is tested on a [`toy`] game, and on cheats planted in it, each of which must be
//! caught; the toy is also the game to copy when making a new one. [`check_choices`] holds players to their views,
//! and [`check_coverage`] a game's tests to its rulebook.

mod cheat;
mod coverage;
mod honesty;
mod laws;
mod perft;
mod samples;
pub mod toy;

pub use coverage::check_coverage;
pub use honesty::{Peeked, check_choices};
pub use laws::{Broken, Law, Report, check_laws, check_laws_at};
pub use perft::perft;
pub use samples::{RecordOf, for_each_sample, rows_without_sample};
