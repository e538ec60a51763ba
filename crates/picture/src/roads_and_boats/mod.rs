//! Roads & Boats: hexagons of land and sea with rivers, and all that stands, lies and moves on them.

mod building;
mod good;
mod hex;
mod item;
mod pack;
mod river;
mod sheet;
mod terrain;
mod transporter;
mod works;

use crate::svg::Tag;

pub use sheet::sheet;

/// Definitions of all that is drawn more than once.
fn definitions() -> Tag {
    Tag::new("defs")
        .add(terrain::definition())
        .add_all(good::definitions())
        .add_all(transporter::definitions())
        .add_all(building::definitions())
}
