//! What the deterministic simulation uses of a server beside [`App`](crate::App) and [`router`](crate::router()).

pub use crate::accept::serve_connection;
