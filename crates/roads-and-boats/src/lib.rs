//! Roads & Boats: a long game of pure logistics, for one to six seats.
//!
//! Seats have donkeys, and later wagons, trucks and boats. With them they carry goods between the places where they
//! are made and those where they are needed, and turn wood into boards, clay into stone, gold into coins and coins into
//! stock. [`State`] is the game; what goes in and comes out is [`Setup`], [`Position`], [`Action`], [`Event`],
//! [`View`]. The rules are in `rules`, one file a chapter, and cite the numbers of `docs/rules/roads-and-boats.md`.
//!
//! ```
//! use game::{Game, Seat, Seed};
//! use roads_and_boats::{Action, Setup, State};
//!
//! let mut state = State::new(&Setup::on("A River Runs Through It", 1), Seed::from(7))?;
//! let home = state.list_actions(Seat::FIRST)[0];
//! state.apply(Seat::FIRST, &home, &mut ())?;
//! assert_eq!(state.turn(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading order: words (`hex`, `place`, `good`, `terrain`, `building`, `transport`, `topic`), the table (`map`,
//! `free_map`, `wonder`, `setup`, `phase`, `state`, `pieces`, `lookup`, `bill`, `moved_goods`, `tile_set`), in and out (`action`,
//! `event`, `illegal`, `position`, `view`), the rulebook (`rules`), and what can be asked besides (`query`, `plan`,
//! `orders`).

#![deny(clippy::float_arithmetic)]

mod building;
mod good;
mod hex;
mod place;
mod terrain;
mod topic;
mod transport;

mod bill;
mod free_map;
mod lookup;
mod map;
mod moved_goods;
mod phase;
mod pieces;
mod setup;
mod state;
mod tile_set;
mod wonder;

mod action;
mod event;
mod illegal;
mod messages;
mod position;
#[cfg(feature = "samples")]
mod samples;
mod view;

mod acts;
mod audit;
mod orders;
mod plan;
mod query;
mod rules;
#[cfg(feature = "types")]
pub mod types;

pub use action::{Action, Arms, Holder, TransporterId};
pub use acts::{Act, Deed, HandedOver, Heap, Stop, acts};
pub use building::{Bag, Building, Filling, Recipe, Site};
pub use event::Event;
pub use good::{Good, Goods};
pub use hex::{Direction, Hex};
pub use illegal::{Illegal, REFUSALS};
pub use map::{
    BUILT_IN, Banks, Dock, Draft, GenerateError, Ground, GroundTile, HomeFile, ImportError,
    ImportOptions, Map, MapError, MapFile, MapRequest, Shape, SoloRecord, StartFile, Stock, Survey,
    TileFile, built_in, first_map, generate, import, parse_foreign,
};
pub use messages::{ACTIONS, EVENTS, Thing};
pub use orders::{BreedOrder, ConsentOrder, Orders, PositionOrder, PrayOrder};
pub use phase::{Duty, Phase, Stage};
pub use place::{Place, Region};
pub use plan::{Instruction, Shuttle};
pub use position::{
    AskPosition, BillPosition, BuildingPosition, FlockPosition, HeapPosition, Impossible,
    JourneyPosition, LaidPosition, LedPosition, MovedPosition, PaidPosition, Position,
    RefusedPosition, RoadPosition, SeatPosition, TransporterPosition, WallPosition,
};
pub use query::{Chances, Guide, Missing, Production, Project, Route, Standing, TransporterRoutes};
pub use rules::{RESEARCH_PRICE, ROAD_PRICE, ROW_POINTS, SHAFT_PRICE, Wealth};
#[cfg(feature = "samples")]
pub use samples::samples;
pub use setup::{FreeMapSetup, Invalid, MapChoice, RowShare, Setup};
pub use state::State;
pub use terrain::Terrain;
pub use topic::{Topic, Topics};
pub use transport::Transport;
pub use view::View;
pub use wonder::{Brick, DEARER_FROM, IRRIGATION, NEUTRAL_BRICKS, ROWS, last_brick};
