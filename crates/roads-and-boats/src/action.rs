//! What a seat can do.

use std::fmt;

use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Building, Direction, Filling, Good, Hex, Phase, Place, Region, Terrain, Topic};

/// A transporter. Each seat has nine numbers, one more than it may have transporters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TransporterId(pub u8);

impl TransporterId {
    /// How many numbers a seat has.
    pub const A_SEAT: u8 = 9;

    /// One of the nine of a seat.
    pub const fn of(seat: Seat, nth: u8) -> TransporterId {
        TransporterId(seat.index() as u8 * TransporterId::A_SEAT + nth)
    }

    /// The seat whose it is, if any game has it.
    pub const fn owner(self) -> Option<Seat> {
        Seat::new(self.0 / TransporterId::A_SEAT)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for TransporterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What goods lie on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Holder {
    /// The land of a region, or the oil rig of a sea tile.
    Region(Region),
    Transporter(TransporterId),
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Region(region) => region.fmt(f),
            Holder::Transporter(id) => write!(f, "transporter {id}"),
        }
    }
}

/// The edges that the river of a tile in the box runs to. Written as a list of directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Arms(u8);

impl Arms {
    /// No river.
    pub const NONE: Arms = Arms(0);

    /// The edges in order.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL
            .into_iter()
            .filter(move |edge| self.contains(*edge))
    }

    /// Whether the river runs to this edge.
    pub const fn contains(self, edge: Direction) -> bool {
        self.0 & 1 << edge.index() != 0
    }

    /// How many edges there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no river.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same river turned clockwise by so many sixths of a circle.
    #[must_use]
    pub fn turned(self, sixths: u8) -> Arms {
        self.iter().map(|edge| edge.turned(sixths)).collect()
    }
}

impl FromIterator<Direction> for Arms {
    fn from_iter<I: IntoIterator<Item = Direction>>(edges: I) -> Arms {
        Arms(
            edges
                .into_iter()
                .fold(0, |bits, edge| bits | 1 << edge.index()),
        )
    }
}

impl Serialize for Arms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Arms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Arms, D::Error> {
        Vec::<Direction>::deserialize(deserializer).map(|edges| edges.into_iter().collect())
    }
}

/// One choice by one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays a tile of the map (RB-MAP-07).
    LayTile {
        hex: Hex,
        terrain: Terrain,
        river: Arms,
    },
    /// Chooses a home (RB-SET-03).
    Settle {
        home: Region,
    },

    /// Calls for the order of a phase to be settled: of the one that has just begun, or when it comes next (RB-TURN-02).
    Call {
        phase: Phase,
    },
    /// Does not call for it any more.
    DropCall {
        phase: Phase,
    },
    /// Goes on praying (RB-TURN-03).
    KeepPraying,
    StopPraying,
    /// Takes a position on the sequence chart, from 1 (RB-TURN-04).
    TakePosition {
        position: u8,
    },

    /// Moves one good between what it lies on.
    Hand {
        good: Good,
        from: Holder,
        to: Holder,
    },
    /// Feeds one set of inputs to the producer of a tile (RB-PROD-04).
    Produce {
        hex: Hex,
    },
    /// Makes a transporter in the factory of a tile, to stand or be launched at a place (RB-PROD-08, RB-PROD-09).
    Make {
        hex: Hex,
        at: Place,
    },
    /// Makes a wagon of a donkey (RB-PROD-08).
    Harness {
        donkey: TransporterId,
    },
    /// Lets two donkeys have a third (RB-PROD-12).
    Breed {
        region: Region,
    },
    /// Researches a subject with goods in reach at a region (RB-RES-01).
    Research {
        region: Region,
        topic: Topic,
    },
    /// Turns the factory of a tile into the kind just researched (RB-RES-07).
    Upgrade {
        hex: Hex,
    },
    /// Destroys a transporter of one's own (RB-PROD-10).
    Destroy {
        transporter: TransporterId,
    },

    /// Takes a step (RB-MOVE-01). Geese that come from the sea into a river go ashore in the region named.
    Step {
        transporter: TransporterId,
        to: Place,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        ashore: Option<Region>,
    },
    /// Has one more goose of a region follow a transporter (RB-MOVE-14).
    Lead {
        transporter: TransporterId,
        from: Region,
    },
    /// Has one goose fewer follow.
    Leave {
        transporter: TransporterId,
    },
    /// Takes a transporter on another (RB-MOVE-13).
    Carry {
        carrier: TransporterId,
        passenger: TransporterId,
    },
    /// Sets a carried transporter down.
    SetDown {
        carrier: TransporterId,
        at: Place,
    },

    /// Puts up a building. A mine is filled.
    Build {
        region: Region,
        building: Building,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        filling: Option<Filling>,
    },
    /// Sinks a new shaft in the mine of a tile (RB-BUILD-07).
    Sink {
        hex: Hex,
        filling: Filling,
    },
    /// Builds a road out of a region over an edge, on one of its banks (RB-BUILD-09).
    Road {
        from: Region,
        direction: Direction,
        #[serde(default, skip_serializing_if = "is_first")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
        bank: u8,
    },
    /// Builds a bridge from a region to one across the river (RB-BUILD-10).
    Bridge {
        from: Region,
        to: Region,
    },
    /// Adds a token to the wall at an edge of a region (RB-BUILD-11).
    Wall {
        from: Region,
        direction: Direction,
    },
    /// Makes the wall at an edge of a region nobody's (RB-BUILD-12).
    Raze {
        from: Region,
        direction: Direction,
    },
    /// Buys a brick of the wonder (RB-WON-01).
    Brick,

    /// Pays one unit on the open bill.
    Pay {
        good: Good,
        from: Holder,
    },
    /// Takes the open bill or question back.
    Withdraw,
    /// Lets another seat do what it asks (RB-TURN-06).
    Agree,
    Refuse,
    /// Lets all others that are not done act first (RB-TURN-09).
    Wait,
    /// Ends one's part of the phase, or of what must be done first.
    Done,
}

impl Action {
    /// Whether it does something in the phase, beyond ending it, waiting, and what concerns its order.
    pub(crate) const fn is_of_phase(&self) -> bool {
        !matches!(
            self,
            Action::Withdraw
                | Action::Wait
                | Action::Done
                | Action::Call { .. }
                | Action::DropCall { .. }
        )
    }
}

// Serde asks for a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_first(bank: &u8) -> bool {
    *bank == 0
}
