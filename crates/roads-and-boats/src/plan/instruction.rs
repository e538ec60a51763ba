//! What a plan can say once, to be turned into actions whenever it runs.

use serde::{Deserialize, Serialize};

use crate::{Goods, Region, TransporterId};

/// What a plan can say once, to be turned into actions whenever it runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "run", rename_all = "snake_case")]
pub enum Instruction {
    /// A transporter fetches goods and brings them somewhere, again and again.
    Shuttle(Shuttle),
    /// The seat does again what it did in this phase a turn ago, as far as it can.
    Repeat {},
}

/// A transporter that goes to and fro: it waits where it fetches until all the goods are there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shuttle {
    pub transporter: TransporterId,
    /// What it brings each time.
    pub goods: Goods,
    /// Where it fetches them.
    pub from: Region,
    /// Where it brings them.
    pub to: Region,
    /// How many more times. Without an end it goes on as long as it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub trips: Option<u16>,
    /// It ends when so many of the goods lie where it brings them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub stock: Option<u16>,
    /// The last turn in which it goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub turn: Option<u8>,
}
