//! Boards, positions and charts as SVG: own art, legible in print and on a phone.
//!
//! [`graph()`] shows how a game went, [`climb()`] how a search did.
//!
//! A picture stands alone: no fonts, images, styles or scripts from anywhere. It is made from what a viewer may see and
//! from nothing else. It has no words but names and those it is given, so that it needs no translation; colours always come with a symbol,
//! and what a program may want to find has a `data-` attribute.

pub mod amsterdam;
pub mod chart;
pub mod roads_and_boats;

mod climb;
mod curve;
mod graph;
mod point;
mod seat;
mod sign;
mod svg;
mod text;

pub use climb::{Climb, climb};
pub use graph::{Expected, graph};

// Tables with everything on them, which the engine is tried with too.
#[cfg(test)]
#[path = "../../roads-and-boats/tests/all/busy.rs"]
mod busy;
