//! Tables: a log of entries, folded into a game with people around it.
//!
//! [`options`] says what a table is like, `body` what is written down of it, `state` folds that into a table, `clock`
//! follows from its times. `decide` turns a command into entries, `tell` says what each viewer may know, `row` what
//! lists show. `task` runs one table: it checks, stores, and then tells its `audience`.

mod audience;
mod body;
mod clock;
mod decide;
pub mod options;
mod row;
mod state;
mod task;
mod tell;

pub use audience::Line;
pub(crate) use body::Body;
pub use decide::{Actor, Pass};
pub use options::{Absent, Access, Clock, Options, Placed, Sitter, Spectators};
pub use row::Summary;
pub(crate) use state::Table;
pub(crate) use task::{Ask, From, Handle, channel, run};
pub(crate) use tell::Names;
