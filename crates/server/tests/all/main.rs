//! The server, asked over the wire as browsers and bots ask it.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

mod config;
mod http;
mod logs;
mod people;
mod said;
mod support;
mod table_support;
mod tables;
mod webhook;
