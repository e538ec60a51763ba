//! The six transporters, as the player aid has them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Building, Good, Goods};

/// A kind of transporter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Transport {
    Donkey,
    Wagon,
    Truck,
    Raft,
    Rowboat,
    Steamer,
}

impl Transport {
    /// All kinds, land first.
    pub const ALL: [Transport; 6] = [
        Transport::Donkey,
        Transport::Wagon,
        Transport::Truck,
        Transport::Raft,
        Transport::Rowboat,
        Transport::Steamer,
    ];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Transport::Donkey => "donkey",
            Transport::Wagon => "wagon",
            Transport::Truck => "truck",
            Transport::Raft => "raft",
            Transport::Rowboat => "rowboat",
            Transport::Steamer => "steamer",
        }
    }

    /// Whether it moves on water.
    pub const fn is_boat(self) -> bool {
        matches!(
            self,
            Transport::Raft | Transport::Rowboat | Transport::Steamer
        )
    }

    /// How many goods it carries.
    pub const fn room(self) -> u16 {
        match self {
            Transport::Donkey => 2,
            Transport::Wagon | Transport::Raft => 3,
            Transport::Rowboat => 5,
            Transport::Truck => 6,
            Transport::Steamer => 8,
        }
    }

    /// How many steps it takes in a turn, by road or water. A donkey off the road takes one (RB-MOVE-02).
    pub const fn steps(self) -> u8 {
        match self {
            Transport::Donkey => 2,
            Transport::Wagon | Transport::Raft => 3,
            Transport::Truck | Transport::Rowboat => 4,
            Transport::Steamer => 6,
        }
    }

    /// Where it is made. Donkeys are bred.
    pub const fn factory(self) -> Option<Building> {
        match self {
            Transport::Donkey => None,
            Transport::Wagon => Some(Building::WagonFactory),
            Transport::Truck => Some(Building::TruckFactory),
            Transport::Raft => Some(Building::RaftFactory),
            Transport::Rowboat => Some(Building::RowboatFactory),
            Transport::Steamer => Some(Building::SteamerFactory),
        }
    }

    /// The goods one is made from. A wagon takes a donkey besides.
    pub const fn cost(self) -> Goods {
        match self {
            Transport::Donkey => Goods::NONE,
            Transport::Wagon => Goods::of(Good::Boards, 2),
            Transport::Truck => Goods::of(Good::Iron, 1).and(Good::Fuel, 1),
            Transport::Raft => Goods::of(Good::Trunks, 2),
            Transport::Rowboat => Goods::of(Good::Boards, 5),
            Transport::Steamer => Goods::of(Good::Iron, 1).and(Good::Fuel, 2),
        }
    }
}

impl fmt::Display for Transport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
