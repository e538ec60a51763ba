//! What a solution is made of: orders that a simulator carries out as far as it can.

use roads_and_boats::{Building, Topic};

use crate::atlas::NONE;

/// The last turn of the game.
pub const LAST: usize = 20;
/// The last turn that is planned: beyond the end of the game, so that what comes too late can still come sooner.
pub const HORIZON: usize = 26;
/// How many transporters a seat may have.
pub const MOVERS: usize = 8;

/// Goods to be taken on, at most eight, in order: four bits each, 0 for the end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Load(pub u32);

impl Load {
    /// Nothing.
    pub const EMPTY: Load = Load(0);

    /// The goods, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let nibble = rest & 15;
            rest >>= 4;
            (nibble != 0).then(|| nibble as usize - 1)
        })
    }

    /// How many goods there are.
    pub fn len(self) -> usize {
        (32 - self.0.leading_zeros()).div_ceil(4) as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more good, if there is room.
    #[must_use]
    pub fn with(self, good: usize) -> Load {
        match self.len() {
            8 => self,
            len => Load(self.0 | (good as u32 + 1) << (4 * len)),
        }
    }
}

/// A part of a journey: what to take on, and where to go then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    pub load: Load,
    /// A region, or none to stay.
    pub to: u8,
}

impl Leg {
    /// Staying, empty.
    pub const REST: Leg = Leg {
        load: Load::EMPTY,
        to: NONE,
    };
}

/// What one transporter does in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    pub legs: [Leg; 3],
    /// Whether it keeps what it has when it has arrived.
    pub holds: bool,
    /// How many geese follow it.
    pub leads: u8,
}

impl Order {
    /// Doing nothing, with nothing on board.
    pub const REST: Order = Order {
        legs: [Leg::REST; 3],
        holds: false,
        leads: 0,
    };
}

/// The orders of one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnPlan {
    pub orders: [Order; MOVERS],
    /// What pays for bricks, in order: as many are bought as it covers.
    pub pays: Load,
}

/// What is to stand on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    pub building: Option<Building>,
    /// The region it stands in.
    pub region: u8,
    /// The first turn it may be built in.
    pub from: u8,
}

/// A road or bridge to be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub is_bridge: bool,
    pub nth: u8,
    pub from: u8,
}

/// A whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The home, by its region.
    pub home: u8,
    pub sites: Vec<Site>,
    pub ways: Vec<Way>,
    pub topics: Vec<Topic>,
    pub turns: Vec<TurnPlan>,
}

impl Plan {
    /// A plan in which nothing happens.
    pub fn idle(home: u8, firsts: impl Iterator<Item = u8>) -> Plan {
        let turn = TurnPlan {
            orders: [Order::REST; MOVERS],
            pays: Load::EMPTY,
        };
        Plan {
            home,
            sites: firsts
                .map(|region| Site {
                    building: None,
                    region,
                    from: 1,
                })
                .collect(),
            ways: Vec::new(),
            topics: Vec::new(),
            turns: vec![turn; HORIZON + 1],
        }
    }

    /// Copies another plan into this one without new memory.
    pub fn copy(&mut self, other: &Plan) {
        self.home = other.home;
        self.sites.clone_from(&other.sites);
        self.ways.clone_from(&other.ways);
        self.topics.clone_from(&other.topics);
        self.turns.clone_from(&other.turns);
    }
}
