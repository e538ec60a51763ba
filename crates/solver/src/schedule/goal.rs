//! What can be wanted.

use roads_and_boats::{Building, Topic};

/// Something to be reached as early as possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A building in a region.
    Build { building: Building, region: u8 },
    /// A subject studied.
    Study(Topic),
    /// So many more of a good made.
    Make { good: u8, count: u8 },
    /// A brick bought at home, if it can be by this turn.
    Brick,
    /// Two donkeys have a third on a pasture.
    Breed { region: u8 },
    /// A shaft sunk in a mine.
    Sink,
    /// A transporter made in a factory.
    Launch,
    /// A road or bridge, by its number.
    Way { is_bridge: bool, nth: u8 },
}

/// A goal, and what luck decides where two ways to it are as good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    pub goal: Goal,
    pub luck: u32,
}

/// A solution in short: where home is, and what is wanted in which order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goals {
    pub home: u8,
    pub list: Vec<Wish>,
}
