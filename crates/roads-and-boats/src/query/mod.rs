//! What page and bots ask, so that nobody needs to know the rules twice.
//!
//! Each answer is exact: a test holds it to what `legal_actions` lists and `apply` takes.

mod chances;
mod guide;
mod payment;
mod producers;
mod projects;
mod routes;
mod standing;
mod way;

pub use chances::Chances;
pub use guide::{Guide, TransporterRoutes};
pub use producers::Production;
pub use projects::{Missing, Project};
pub use routes::Route;
pub use standing::Standing;
