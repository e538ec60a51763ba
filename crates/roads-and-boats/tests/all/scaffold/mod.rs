//! What tests of the rules stand on: a layout is written in a few words, a table plays on from it and is checked with
//! every action, and spots are the short names of what lies there and of what is done.

mod layout;
mod spots;
mod table;

pub(crate) use layout::{Layout, drawn, lay};
pub(crate) use spots::*;
pub(crate) use table::Table;
