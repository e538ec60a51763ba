//! Tables: a log of entries, folded into a game with people around it.
//!
//! [`options`] says what a table is like, `body` what is written down of it, `state` folds that into a table, `undo` takes
//! back what was done, `clock` follows from its times, `shares` are what players add to the deal. `decide` turns a command
//! into entries within its `limits`, `seating` those about seats, `tell` says what each viewer may know, `past` what each saw before, `row` what lists
//! show, `score` what was reached alone, `forget` what is left when somebody goes. `task` runs one table: it
//! checks, stores, and then tells its `audience`; `answer` answers each `ask`; `planning` looks ahead, `bot` lets bots think, `advice` has them
//! advise people.

mod advice;
mod answer;
mod ask;
mod audience;
mod body;
mod bot;
mod clock;
mod decide;
mod forget;
mod limits;
pub mod options;
mod past;
mod planning;
mod row;
mod score;
mod seating;
mod shares;
mod state;
mod task;
mod tell;
mod undo;

pub(crate) use advice::{Asked, Finished};
pub(crate) use ask::{Ask, From, Handle, Reply, channel};
pub(crate) use body::{Body, Origin};
pub(crate) use forget::BLANKS;
pub use options::{Absent, Access, Clock, Options, Placed, Sitter, Spectators};
pub(crate) use past::{Copied, Past};
pub use past::{StepShown, Steps};
pub use planning::PlannedAhead;
pub use row::Summary;
pub use shares::{ShareShown, Starting};
pub(crate) use state::{Table, begin};
pub(crate) use task::run;
pub(crate) use tell::Names;
