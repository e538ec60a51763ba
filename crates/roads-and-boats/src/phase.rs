//! Where a turn stands.

use std::fmt;

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A part of a turn (RB-TURN-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Production,
    Movement,
    Building,
    Wonder,
}

impl Phase {
    /// All phases in order.
    pub const ALL: [Phase; 4] = [
        Phase::Production,
        Phase::Movement,
        Phase::Building,
        Phase::Wonder,
    ];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Production => "production",
            Phase::Movement => "movement",
            Phase::Building => "building",
            Phase::Wonder => "wonder",
        }
    }

    /// The phase after this one, unless the turn is over then.
    pub const fn next(self) -> Option<Phase> {
        match self {
            Phase::Production => Some(Phase::Movement),
            Phase::Movement => Some(Phase::Building),
            Phase::Building => Some(Phase::Wonder),
            Phase::Wonder => None,
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// Seats lay the tiles of the map (RB-MAP-07). `laid` is how many the seat has laid of the two of its turn.
    FreeMap {
        laid: u8,
    },
    /// Seats choose their homes in the order of the sequence chart (RB-SET-03).
    Homes,
    /// From the temple on, seats go on praying or stop (RB-TURN-03). `said` is how many have said.
    Praying {
        said: u8,
        stopped: SeatSet,
    },
    /// From the back of the row on, seats choose positions (RB-TURN-04).
    Choosing {
        positions: [Option<Seat>; Seat::MAX],
    },
    /// Seats act one after the other, or early where they do not meet (RB-TURN-07, RB-TURN-10).
    Acting,
    Over,
}

/// What a seat must do before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Duty {
    /// It has too many transporters (RB-PROD-10).
    Destroy,
    /// It may turn factories into those of the kind it has just researched, now or never (RB-RES-07).
    Upgrade(crate::Topic),
}
