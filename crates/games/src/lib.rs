//! The shelf: every game behind one door that speaks JSON.
//!
//! [`Kind`] names the games; a [`Session`] is one of them being played, whichever it is; [`Engine`] answers the lines
//! of the engine protocol with it. [`fair`] shows that a deal was fixed before the first action.

mod engine;
pub mod fair;
mod kind;
mod live;
mod page;
mod refused;
mod session;
mod thinker;

pub use engine::Engine;
pub use kind::{Kind, MapFact};
pub use refused::Refused;
pub use session::{Ahead, PlanRun, Session, Step, Thinker};
