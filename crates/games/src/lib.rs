//! The shelf: every game behind one door that speaks JSON.
//!
//! A [`Shelf`] is a list of games, each a file of [`shelf`] that says what there is to know of it; a [`Session`] is one of
//! them being played, whichever it is; [`Engine`] answers the lines of the engine protocol with it. An [`Adviser`] says
//! what a strong player would do, an [`Analyst`] what one would have done. [`fair`] shows that a deal was fixed before the
//! first action.

mod advice;
mod engine;
pub mod fair;
mod json;
mod live;
pub mod plans;
mod refused;
mod session;
pub mod shelf;
mod thinker;

pub use advice::{Adviser, Analysis, Analyst, Choice, Moment};
pub use engine::Engine;
pub use refused::Refused;
pub use session::{Ahead, PlanRun, Session, Step, Thinker};
pub use shelf::{Amsterdam, Entry, RoadsAndBoats, Shelf, ShelfGame};
