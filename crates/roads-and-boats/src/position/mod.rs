//! A position as anyone may write it down.

mod read;
mod write;

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Action, Arms, Bag, Brick, Building, Direction, Duty, Good, Goods, Hex, Holder, MapChoice,
    Phase, Place, Region, RowShare, Stage, Terrain, Topics, Transport, TransporterId,
};

pub(crate) use read::read;
pub(crate) use write::write;

/// Everything on the table. Maybe wrong.
///
/// What is left out is as at the start of a turn: nothing lies there, nobody has moved, the row is in the order of the
/// seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub map: MapChoice,
    /// How the rows of the wonder are shared out.
    #[serde(default, skip_serializing_if = "RowShare::is_usual")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<RowShare>"))]
    pub rows: RowShare,
    /// Tiles laid so far, while the seats make the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<LaidPosition>>"))]
    pub laid: Vec<LaidPosition>,
    /// From 1. It follows from the neutral bricks, and may be left out.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub turn: Option<u8>,
    pub phase: Phase,
    #[serde(default = "acting")]
    pub stage: Stage,
    /// The seats from the temple outwards; none while the seats make the map.
    #[serde(default)]
    pub praying: Vec<Seat>,
    /// The seats in the order in which they act, or lay tiles. The row reversed if it is left out.
    #[serde(default)]
    pub sequence: Vec<Seat>,
    /// The seats in the order in which they act in this phase, those first that are done, in the order of the sequence.
    /// The sequence if it is left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Seat>>"))]
    pub line: Vec<Seat>,
    /// Whose moment it is, by the place in the line, from 0. All before it are done.
    #[serde(default)]
    pub mover: u8,
    /// Seats that have waited, and since then no other has acted or ended its part.
    #[serde(default, skip_serializing_if = "no_seat")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<SeatSet>"))]
    pub waited: SeatSet,
    /// Whether the order of this phase was settled.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub settled: bool,
    /// Whether nobody has acted in this phase yet, so that its order may still be called for.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub untouched: bool,
    /// Questions that were answered with no in this phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<RefusedPosition>>"))]
    pub refused: Vec<RefusedPosition>,

    pub seats: Vec<SeatPosition>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<HeapPosition>>"))]
    pub goods: Vec<HeapPosition>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<BuildingPosition>>"))]
    pub buildings: Vec<BuildingPosition>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<RoadPosition>>"))]
    pub roads: Vec<RoadPosition>,
    /// The regions that each joins, named as they were before any was built.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<[Region; 2]>>"))]
    pub bridges: Vec<[Region; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<WallPosition>>"))]
    pub walls: Vec<WallPosition>,
    /// Goods that were moved in this movement phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<MovedPosition>>"))]
    pub moved: Vec<MovedPosition>,
    /// From the bottom. As at the start if they are left out.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Vec<Brick>"))]
    pub bricks: Option<Vec<Brick>>,
    /// How many the acting seat has bought this turn.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    pub bought: u8,
}

impl Position {
    /// The seats in the order in which they act.
    pub fn order(&self) -> &[Seat] {
        match self.line.is_empty() {
            true => &self.sequence,
            false => &self.line,
        }
    }

    /// The seat whose moment it is, if any seat acts.
    pub fn acting(&self) -> Option<Seat> {
        self.order().get(usize::from(self.mover)).copied()
    }

    /// How many geese follow a transporter, or will when it takes its first step.
    pub fn geese_following(&self, id: TransporterId) -> u16 {
        let of = id.owner().and_then(|owner| self.seats.get(owner.index()));
        let led = of.and_then(|of| of.led).filter(|led| led.transporter == id);
        let flock = self.journey(id).and_then(|journey| journey.flock);
        flock
            .map(|flock| flock.geese)
            .or(led.map(|led| led.geese))
            .unwrap_or(0)
    }

    /// The journey that a transporter is on.
    pub fn journey(&self, id: TransporterId) -> Option<JourneyPosition> {
        let journey = self.seats.get(id.owner()?.index())?.journey;
        journey.filter(|journey| journey.transporter == id)
    }

    /// The question that a seat has to answer, and who asks it.
    pub fn asked(&self, owner: Seat) -> Option<(Seat, AskPosition)> {
        let asks = Seat::first(self.seats.len()).zip(&self.seats);
        let mut asks = asks.filter_map(|(asker, of)| Some((asker, of.ask?)));
        asks.find(|(_, ask)| ask.owner == owner)
    }
}

fn acting() -> Stage {
    Stage::Acting
}

// Serde asks for references.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(count: &u8) -> bool {
    *count == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn no_seat(seats: &SeatSet) -> bool {
    seats.is_empty()
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(flag: &bool) -> bool {
    !*flag
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_none_made(count: &u16) -> bool {
    *count == 0
}

/// A tile laid while the seats make the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LaidPosition {
    pub hex: Hex,
    pub terrain: Terrain,
    #[serde(default)]
    pub river: Arms,
}

/// What is a seat's.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub home: Option<Region>,
    #[serde(default)]
    pub research: Topics,
    #[serde(default)]
    pub transporters: Vec<TransporterPosition>,
    /// Phases for whose order it calls when they come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Phase>>"))]
    pub calls: Vec<Phase>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub duty: Option<Duty>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bill: Option<BillPosition>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ask: Option<AskPosition>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub journey: Option<JourneyPosition>,
    /// Geese that will follow a transporter when it takes its first step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub led: Option<LedPosition>,
}

/// A transporter and what is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TransporterPosition {
    pub id: TransporterId,
    pub kind: Transport,
    pub at: Place,
    #[serde(default, skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Goods>"))]
    pub cargo: Goods,
    /// The transporter it carries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub carries: Option<TransporterId>,
    /// Whether it has moved in this movement phase, or been taken on by another.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub moved: bool,
}

/// What lies in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HeapPosition {
    pub region: Region,
    pub goods: Goods,
}

/// A building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BuildingPosition {
    pub region: Region,
    pub building: Building,
    /// How many it has made this turn.
    #[serde(default, skip_serializing_if = "is_none_made")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u16>"))]
    pub made: u16,
    /// What is left in a mine.
    #[serde(default, skip_serializing_if = "Bag::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Bag>"))]
    pub bag: Bag,
}

/// A road out of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RoadPosition {
    pub hex: Hex,
    pub direction: Direction,
    /// On a river edge, which half of it, clockwise.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    pub bank: u8,
}

/// The wall at an edge of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WallPosition {
    pub hex: Hex,
    pub direction: Direction,
    pub tokens: u8,
    /// Nobody's if it is left out.
    #[serde(default)]
    pub owner: Option<Seat>,
}

/// Goods on one holder that were moved by the same seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MovedPosition {
    pub on: Holder,
    pub good: Good,
    pub count: u16,
    #[serde(default)]
    pub by: SeatSet,
    /// The seats whose transporters on their way have moved them too.
    #[serde(default, skip_serializing_if = "no_seat")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<SeatSet>"))]
    pub now: SeatSet,
}

/// A bill that is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BillPosition {
    /// What it is for.
    pub action: Action,
    /// What has been paid, and from where. It does not lie there any more.
    #[serde(default)]
    pub paid: Vec<PaidPosition>,
}

/// A unit paid on a bill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PaidPosition {
    pub good: Good,
    pub from: Holder,
}

/// A question that a seat has asked another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskPosition {
    pub owner: Seat,
    pub action: Action,
}

/// The move of a seat's transporter on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct JourneyPosition {
    pub transporter: TransporterId,
    pub steps_left: u8,
    /// Geese that follow, and where they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub flock: Option<FlockPosition>,
}

/// A question that another seat has answered with no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RefusedPosition {
    pub asker: Seat,
    pub owner: Seat,
    pub action: Action,
}

/// Geese that will follow a transporter that has not taken a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LedPosition {
    pub transporter: TransporterId,
    pub region: Region,
    pub geese: u16,
}

/// Geese that follow a transporter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FlockPosition {
    pub region: Region,
    pub geese: u16,
}

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{entry}: {reason}")]
pub struct Impossible {
    /// The entry that is wrong.
    pub entry: String,
    pub reason: String,
    /// The number of the rule against it, if it is a rule.
    pub rule: Option<&'static str>,
}

impl Impossible {
    pub(crate) fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}
