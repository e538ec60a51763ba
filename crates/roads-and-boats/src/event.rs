//! What happens.

use game::Seat;
use serde::Serialize;

use crate::{
    Action, Arms, Brick, Building, Direction, Filling, Good, Goods, Hex, Holder, Phase, Place,
    Region, Terrain, Topic, Transport, TransporterId,
};

/// One thing that happened. Everything lies open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    TileLaid {
        seat: Seat,
        hex: Hex,
        terrain: Terrain,
        river: Arms,
    },
    MapMade {
        tiles: u8,
    },
    /// The row was drawn, after a map was made.
    RowDrawn {
        /// The seats from the temple outwards.
        praying: Vec<Seat>,
    },
    Settled {
        seat: Seat,
        home: Region,
    },
    TurnBegan {
        turn: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    OrderCalled {
        seat: Seat,
        phase: Phase,
    },
    CallDropped {
        seat: Seat,
        phase: Phase,
    },
    Prayed {
        seat: Seat,
        stopped: bool,
    },
    PositionTaken {
        seat: Seat,
        position: u8,
    },

    /// A producer made something out of nothing.
    Yielded {
        region: Region,
        good: Good,
    },
    /// A mine drew from its bag.
    Mined {
        region: Region,
        good: Good,
        /// Whether it might have been another good.
        by_lot: bool,
    },
    GooseBorn {
        region: Region,
    },
    Handed {
        seat: Seat,
        good: Good,
        from: Holder,
        to: Holder,
    },
    BillOpened {
        seat: Seat,
        action: Action,
    },
    Paid {
        seat: Seat,
        good: Good,
        from: Holder,
    },
    BillWithdrawn {
        seat: Seat,
    },
    /// A seat fed a producer.
    Produced {
        seat: Seat,
        hex: Hex,
        good: Good,
        count: u16,
    },
    /// A producer ran by itself.
    RanByItself {
        hex: Hex,
        used: Goods,
        good: Good,
        count: u16,
    },
    /// A factory made a transporter that nobody owns.
    MadeForNobody {
        hex: Hex,
        used: Goods,
    },
    /// Geese and paper vanished, so many sets.
    Vanished {
        region: Region,
        sets: u16,
    },
    TransporterMade {
        seat: Seat,
        id: TransporterId,
        kind: Transport,
        at: Place,
    },
    DonkeyBorn {
        seat: Seat,
        id: TransporterId,
        region: Region,
    },
    Destroyed {
        seat: Seat,
        id: TransporterId,
        kind: Transport,
        region: Region,
    },
    Researched {
        seat: Seat,
        topic: Topic,
    },
    /// No more factories are turned into the new kind.
    UpgradesDone {
        seat: Seat,
    },
    Upgraded {
        seat: Seat,
        hex: Hex,
        building: Building,
    },

    Stepped {
        seat: Seat,
        id: TransporterId,
        from: Place,
        to: Place,
        geese: u16,
        /// Where the geese were and where they are now, if any followed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        flock: Option<[Region; 2]>,
    },
    Led {
        seat: Seat,
        id: TransporterId,
        geese: u16,
    },
    Carried {
        seat: Seat,
        carrier: TransporterId,
        passenger: TransporterId,
    },
    SetDown {
        seat: Seat,
        carrier: TransporterId,
        passenger: TransporterId,
        at: Place,
    },

    Built {
        seat: Seat,
        region: Region,
        building: Building,
        filling: Option<Filling>,
    },
    ShaftSunk {
        seat: Seat,
        hex: Hex,
        filling: Filling,
    },
    RoadBuilt {
        seat: Seat,
        from: Region,
        direction: Direction,
        /// 1 for the second bank of a river edge.
        bank: u8,
    },
    BridgeBuilt {
        seat: Seat,
        from: Region,
        to: Region,
    },
    WallBuilt {
        seat: Seat,
        hex: Hex,
        direction: Direction,
        tokens: u8,
    },
    WallRazed {
        seat: Seat,
        hex: Hex,
        direction: Direction,
        tokens: u8,
    },
    PushedOff {
        id: TransporterId,
        to: Place,
    },
    BrickLaid {
        brick: Brick,
        number: u8,
    },
    Irrigated,

    Asked {
        seat: Seat,
        owner: Seat,
        action: Action,
    },
    Answered {
        seat: Seat,
        agreed: bool,
    },
    AskWithdrawn {
        seat: Seat,
    },
    Waited {
        seat: Seat,
    },
    DoneWith {
        seat: Seat,
        phase: Phase,
    },
    GameOver {
        points: Vec<i32>,
    },
}

impl Event {
    /// Whether luck decided it. Nothing else is ever hidden.
    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Mined { by_lot: true, .. } | Event::RowDrawn { .. }
        )
    }
}
