//! Tables: a log of entries, folded into a game with people around it.
//!
//! [`options`] says what a table is like, `entry_body` what is written down of it in each `entry`, `state` folds that into a table, `undo` takes
//! back what was done, `waiting` says whom it waits for and `notices` tell them, `clock` follows from its times, `shares` are what players add to the deal. `decide` turns a command
//! into entries within its `limits`, unless it was `sent_before`, `seating` those about seats, `projection` says what each viewer may know, `past` what each saw before, `row` what lists
//! show, `score` what was reached alone, `forget` what is left when somebody goes. `task` runs one table: it
//! checks, stores, and then tells its `audience`; `answer` answers what comes to its `inbox`; `planning` looks ahead, `bot` lets bots think, `advice` has them
//! advise people.

mod advice;
mod answer;
mod audience;
mod bot;
mod clock;
mod decide;
mod entry;
mod entry_body;
mod forget;
mod inbox;
mod limits;
mod notices;
pub mod options;
mod past;
mod planning;
mod projection;
mod row;
mod score;
mod seating;
mod sent_before;
mod shares;
mod state;
mod task;
mod undo;
mod waiting;

pub(crate) use advice::{AnalysisJob, HintJob};
pub(crate) use entry::LogEntry;
pub(crate) use entry_body::{EntryBody, Origin};
pub(crate) use forget::BLANKS;
pub(crate) use inbox::{Handle, Joining, Question, Reply, TableMessage, channel};
pub use options::{Absent, Access, Clock, Options, Placed, Sitter, Spectators};
pub(crate) use past::{Copied, HistoryStart, Past};
pub use past::{StepShown, Steps};
pub use planning::PlannedAhead;
pub(crate) use projection::Names;
pub use row::Summary;
pub(crate) use row::sits_at;
pub use shares::{ShareShown, Starting};
pub(crate) use state::{Table, begin};
pub(crate) use task::run;
