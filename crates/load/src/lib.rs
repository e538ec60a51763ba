//! Thousands of scripted tables at a real server, checked to the last action.
//!
//! [`Settings`] say what a run is to be like. [`run()`] starts the [`servers`], seats people at every [`table`](crate::slot),
//! lets each [`seat`] play over its own [`socket`], makes [`trouble`] if the settings say so, and then [checks](check) what
//! the server has stored against what it had acknowledged. What came of it is a [`Report`].

mod again;
pub mod check;
pub mod http;
pub mod idle;
pub mod limits;
pub mod report;
pub mod run;
pub mod seat;
pub mod servers;
pub mod settings;
pub mod silent;
pub mod slot;
pub mod socket;
pub mod trouble;

pub use report::Report;
pub use run::run;
pub use settings::{Database, Settings};
