//! The server, asked over the wire as browsers and bots ask it.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

mod abuse;
mod budgets;
mod clocks;
mod config;
mod forgotten;
mod guessing;
mod health;
mod hints;
mod histories;
mod http;
mod links;
mod logs;
mod maps;
mod matrix;
mod names;
mod nodes;
mod nonsense;
mod orders;
mod page;
mod peeks;
mod people;
mod planning;
mod plans;
mod proxies;
mod said;
mod scores;
mod secrets;
mod shares;
mod sockets;
mod steps;
mod support;
mod table_support;
mod tables;
mod together;
mod tokens;
mod toy;
#[path = "../../../games/tests/toy_shelf/mod.rs"]
mod toy_shelf;
mod truth;
mod webhook;
mod what_if;
mod why;
