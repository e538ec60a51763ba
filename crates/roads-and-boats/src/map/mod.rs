//! The map: its files, what makes a file a map, and what the rules look up in it.

mod check;
mod file;
mod generate;
mod ground;
mod homes;
mod import;
mod number;
mod query;
mod river;
mod scenario;
mod stock;
mod survey;
mod tables;

pub use check::MapError;
pub use file::{HomeFile, MapFile, SoloRecord, StartFile, TileFile};
pub use generate::{GenerateError, MapRequest, generate};
pub use ground::{Dock, Ground, GroundTile};
pub(crate) use homes::Homes;
pub use import::{ImportError, ImportOptions, import, parse_foreign};
pub use river::Banks;
pub use scenario::{BUILT_IN, built_in, first_map};
pub use stock::{Shape, Stock};
pub use survey::{Draft, Survey};
pub use tables::Map;
pub(crate) use tables::{EdgeId, LinkId, PlaceId, RegionId, Step, TileId};
