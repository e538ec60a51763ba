//! What happened as people would tell it: the many small events of one doing as one act.
//!
//! The page folds events by the same rules in `web/src/games/roads-and-boats/acts/fold.ts`, because what is taken back
//! and what has not been shown yet is for each page to know. Samples that `cargo xtask types` writes hold it to these.

mod fold;
mod trip;

use game::Seat;
use serde::Serialize;

use crate::{Action, Event, Goods, Phase, Place, Region, Transport, TransporterId};

pub use fold::acts;

/// One doing of a seat, or of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Act {
    /// 0 before the first turn.
    pub turn: u8,
    /// None before the first turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Whose doing it is. None if it happens by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(flatten)]
    #[cfg_attr(feature = "types", ts(flatten))]
    pub deed: Deed,
    /// What was paid for it, or used up.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Goods>"))]
    pub paid: Goods,
    /// The events that it is made of, from 0. Each event belongs to one act.
    pub events: Vec<usize>,
}

/// What was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Deed {
    /// A turn or a phase begins.
    Began,
    /// A transporter in a phase: where it went, and what was loaded and unloaded.
    Trip {
        transporter: TransporterId,
        /// What it was then. None if nothing told that yet.
        #[serde(skip_serializing_if = "Option::is_none")]
        kind: Option<Transport>,
        /// The first place, the last, and those between where something was done.
        stops: Vec<Stop>,
        /// How many geese follow.
        #[serde(skip_serializing_if = "is_none")]
        #[cfg_attr(feature = "types", ts(as = "Option<u16>"))]
        geese: u16,
        /// Transporters that were taken on board.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(as = "Option<Vec<TransporterId>>"))]
        passengers: Vec<TransporterId>,
    },
    /// What producers made out of nothing in a phase, and the geese that hatched.
    Harvest { made: Vec<Heap> },
    /// What a producer made out of goods in a phase: fed by its seat, or by itself.
    Made { region: Region, goods: Goods },
    /// Roads of a seat in a phase, each by where it begins.
    Roads { from: Vec<Region> },
    /// Bricks of a seat in a phase.
    Bricks { count: u8, last: u8 },
    /// What a seat asked of another, and what came of it.
    Asked {
        owner: Seat,
        action: Action,
        /// None while it is open, and if it was taken back.
        #[serde(skip_serializing_if = "Option::is_none")]
        agreed: Option<bool>,
        is_open: bool,
    },
    /// Something that is not paid, or was taken back.
    Unpaid { action: Action, is_open: bool },
    /// How the order of a phase came about: the seats that took positions, by these.
    Order { positions: Vec<(Seat, u8)> },
    /// Seats that have finished a phase.
    Done,
    /// One event that stands for itself, with what was paid for it.
    Once { event: Event },
}

/// A place of a trip.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Stop {
    /// None where nothing told it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Goods>"))]
    pub loaded: Goods,
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Goods>"))]
    pub unloaded: Goods,
    /// What was handed to other transporters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<HandedOver>>"))]
    pub handed: Vec<HandedOver>,
}

/// Goods that were handed from one transporter to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HandedOver {
    pub to: TransporterId,
    pub goods: Goods,
}

/// Goods of a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Heap {
    pub region: Region,
    pub goods: Goods,
}

fn is_none(count: &u16) -> bool {
    *count == 0
}
