//! What a position is made of: what lies and stands on the map, and what is half done.

use game::Seat;

use crate::bill::Bill;
use crate::map::{PlaceId, RegionId};
use crate::{Action, Bag, Building, Duty, Goods, Transport, TransporterId};

/// What a seat has half done in its part of the phase. Others may have theirs at the same time (RB-TURN-10).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Part {
    /// What it must do before anything else.
    pub(crate) duty: Option<Duty>,
    /// What it is paying. Most of the time it is nothing, so that it has a box of its own.
    pub(crate) bill: Option<Box<Bill>>,
    /// What it has asked another seat.
    pub(crate) ask: Option<Ask>,
    /// Its transporter on the way, if one has taken a step.
    pub(crate) journey: Option<Journey>,
    pub(crate) led: Option<Led>,
}

/// A question to another seat: may this be done?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ask {
    pub(crate) asker: Seat,
    pub(crate) owner: Seat,
    pub(crate) action: Action,
}

/// The move of one transporter, as far as it has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Journey {
    pub(crate) transporter: TransporterId,
    pub(crate) steps_left: u8,
    /// Geese that follow, and where they are.
    pub(crate) flock: Option<(RegionId, u16)>,
}

/// Geese that will follow a transporter when it takes its first step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Led {
    pub(crate) transporter: TransporterId,
    pub(crate) region: RegionId,
    pub(crate) geese: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RegionState {
    pub(crate) goods: Goods,
    /// The region it is part of, by its number on the tile. Bridges join regions to the lowest of them.
    pub(crate) part_of: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TileState {
    pub(crate) works: Option<Works>,
    /// Whether any regions are joined.
    pub(crate) is_bridged: bool,
}

/// A building on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Works {
    pub(crate) building: Building,
    pub(crate) region: RegionId,
    /// How many it has made this turn.
    pub(crate) made: u16,
    pub(crate) bag: Bag,
}

/// The wall at an edge. There is none if it has no tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wall {
    pub(crate) tokens: u8,
    /// Whose it is. Neutral if nobody's.
    pub(crate) owner: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Transporter {
    pub(crate) kind: Transport,
    pub(crate) place: PlaceId,
    pub(crate) cargo: Goods,
    pub(crate) has_moved: bool,
    pub(crate) passenger: Option<TransporterId>,
    /// Whether another carries it.
    pub(crate) is_aboard: bool,
}

impl Transporter {
    pub(crate) fn new(kind: Transport, place: PlaceId) -> Transporter {
        Transporter {
            kind,
            place,
            cargo: Goods::NONE,
            has_moved: false,
            passenger: None,
            is_aboard: false,
        }
    }

    /// Whether another good fits (RB-MOVE-05, RB-MOVE-13).
    pub(crate) fn has_room(&self) -> bool {
        self.passenger.is_none()
            && !self.is_aboard
            && self.cargo.total() < u32::from(self.kind.room())
    }
}
