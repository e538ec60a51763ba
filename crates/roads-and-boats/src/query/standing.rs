//! How the seats stand, in numbers that can be drawn over a game.

use serde::Serialize;

use crate::{Goods, State};

/// How a seat stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Standing {
    /// All that it would have if the game ended now.
    pub points: u32,
    /// Those that it has for the wonder.
    pub wonder: u32,
    /// Gold, coins and stock on its transporters.
    pub riches: Goods,
    /// All other goods on its transporters.
    pub goods: u32,
    pub transporters: u32,
    /// How many subjects it has researched.
    pub topics: u32,
}

impl State {
    /// How each seat stands.
    pub fn standings(&self) -> Vec<Standing> {
        let standings = self.seats().map(|seat| {
            let wealth = self.wealth(seat);
            let mut cargo = Goods::NONE;
            let mut transporters = 0;
            for (_, own) in self.own(seat) {
                cargo.add(&own.cargo);
                transporters += 1;
            }
            Standing {
                points: wealth.total(),
                wonder: wealth.wonder_points,
                riches: wealth.riches,
                goods: cargo.total() - wealth.riches.total(),
                transporters,
                topics: self.research(seat).iter().count() as u32,
            }
        });
        standings.collect()
    }
}
