//! The shelf: every game behind one door that speaks JSON.
//!
//! [`Kind`] names the games; a [`Session`] is one of them being played, whichever it is; [`Engine`] answers the lines
//! of the engine protocol with it. An [`Adviser`] says what a strong player would do, an [`Analyst`] what one would have done. [`fair`] shows that a deal was fixed before the first action.

mod advice;
mod engine;
pub mod fair;
mod kind;
mod live;
mod page;
mod refused;
mod session;
mod thinker;

pub use advice::{Adviser, Analysis, Analyst, Choice, Moment};
pub use engine::Engine;
pub use kind::{Kind, MapFact};
pub use refused::Refused;
pub use session::{Ahead, PlanRun, Session, Step, Thinker};
