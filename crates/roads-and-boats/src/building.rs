//! The sixteen buildings, as the player aid has them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Good, Goods, Topic, Transport};

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Woodcutter,
    Quarry,
    ClayPit,
    Mine,
    OilRig,
    Sawmill,
    StoneFactory,
    CoalBurner,
    PaperMill,
    Mint,
    StockExchange,
    RaftFactory,
    WagonFactory,
    RowboatFactory,
    TruckFactory,
    SteamerFactory,
}

/// Where a building may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    Woods,
    Rock,
    Mountain,
    /// A land tile with a river or next to the sea, but no desert.
    Shore,
    Sea,
    /// Any land but desert.
    Land,
}

impl Site {
    /// The name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Site::Woods => "woods",
            Site::Rock => "rock",
            Site::Mountain => "mountain",
            Site::Shore => "shore",
            Site::Sea => "sea",
            Site::Land => "land",
        }
    }
}

/// What goods a producer turns into what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Goods that must be just these.
    pub goods: Goods,
    /// Trunks and boards, in any mix.
    pub wood: u16,
    pub output: Good,
    /// How many one set gives.
    pub gives: u16,
    /// The most outputs a turn (RB-PROD-03).
    pub most: u16,
}

impl Recipe {
    /// Whether `goods` hold a set of inputs.
    pub fn is_covered_by(&self, goods: &Goods) -> bool {
        goods.covers(&self.goods) && goods.wood() >= self.wood
    }
}

impl Building {
    /// All buildings.
    pub const ALL: [Building; 16] = [
        Building::Woodcutter,
        Building::Quarry,
        Building::ClayPit,
        Building::Mine,
        Building::OilRig,
        Building::Sawmill,
        Building::StoneFactory,
        Building::CoalBurner,
        Building::PaperMill,
        Building::Mint,
        Building::StockExchange,
        Building::RaftFactory,
        Building::WagonFactory,
        Building::RowboatFactory,
        Building::TruckFactory,
        Building::SteamerFactory,
    ];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Building::Woodcutter => "woodcutter",
            Building::Quarry => "quarry",
            Building::ClayPit => "clay_pit",
            Building::Mine => "mine",
            Building::OilRig => "oil_rig",
            Building::Sawmill => "sawmill",
            Building::StoneFactory => "stone_factory",
            Building::CoalBurner => "coal_burner",
            Building::PaperMill => "paper_mill",
            Building::Mint => "mint",
            Building::StockExchange => "stock_exchange",
            Building::RaftFactory => "raft_factory",
            Building::WagonFactory => "wagon_factory",
            Building::RowboatFactory => "rowboat_factory",
            Building::TruckFactory => "truck_factory",
            Building::SteamerFactory => "steamer_factory",
        }
    }

    /// What it takes to build one.
    pub const fn cost(self) -> Goods {
        let (boards, stone) = match self {
            Building::Woodcutter => (1, 0),
            Building::Quarry | Building::StoneFactory => (2, 0),
            Building::ClayPit | Building::CoalBurner => (3, 0),
            Building::Mine | Building::OilRig => (3, 1),
            Building::Sawmill
            | Building::Mint
            | Building::WagonFactory
            | Building::RowboatFactory => (2, 1),
            Building::PaperMill | Building::RaftFactory => (1, 1),
            Building::StockExchange => (0, 3),
            Building::TruckFactory | Building::SteamerFactory => (2, 2),
        };
        Goods::of(Good::Boards, boards).and(Good::Stone, stone)
    }

    /// Where it may stand.
    pub const fn site(self) -> Site {
        match self {
            Building::Woodcutter => Site::Woods,
            Building::Quarry => Site::Rock,
            Building::Mine => Site::Mountain,
            Building::OilRig => Site::Sea,
            Building::ClayPit
            | Building::RaftFactory
            | Building::RowboatFactory
            | Building::SteamerFactory => Site::Shore,
            Building::Sawmill
            | Building::StoneFactory
            | Building::CoalBurner
            | Building::PaperMill
            | Building::Mint
            | Building::StockExchange
            | Building::WagonFactory
            | Building::TruckFactory => Site::Land,
        }
    }

    /// The research that a seat needs to build it (RB-RES-04).
    pub const fn topic(self) -> Option<Topic> {
        match self {
            Building::OilRig => Some(Topic::OilRig),
            Building::RowboatFactory => Some(Topic::Rowboat),
            Building::TruckFactory => Some(Topic::Truck),
            Building::SteamerFactory => Some(Topic::Steamer),
            _ => None,
        }
    }

    /// What it makes each turn out of nothing. A mine draws from its bag.
    pub const fn yields(self) -> Option<Good> {
        match self {
            Building::Woodcutter => Some(Good::Trunks),
            Building::Quarry => Some(Good::Stone),
            Building::ClayPit => Some(Good::Clay),
            Building::OilRig => Some(Good::Fuel),
            _ => None,
        }
    }

    /// What goods it turns into what.
    pub const fn recipe(self) -> Option<Recipe> {
        let (goods, wood, output, gives, most) = match self {
            Building::Sawmill => (Goods::of(Good::Trunks, 1), 0, Good::Boards, 2, 6),
            Building::StoneFactory => (Goods::of(Good::Clay, 1), 0, Good::Stone, 2, 6),
            Building::CoalBurner => (Goods::NONE, 2, Good::Fuel, 1, 6),
            Building::PaperMill => (Goods::NONE, 2, Good::Paper, 1, 1),
            Building::Mint => {
                let goods = Goods::of(Good::Gold, 2).and(Good::Fuel, 1);
                (goods, 0, Good::Coins, 1, 1)
            }
            Building::StockExchange => {
                let goods = Goods::of(Good::Coins, 2).and(Good::Paper, 1);
                (goods, 0, Good::Stock, 1, 6)
            }
            _ => return None,
        };
        Some(Recipe {
            goods,
            wood,
            output,
            gives,
            most,
        })
    }

    /// The transporter it makes.
    pub const fn makes(self) -> Option<Transport> {
        match self {
            Building::RaftFactory => Some(Transport::Raft),
            Building::WagonFactory => Some(Transport::Wagon),
            Building::RowboatFactory => Some(Transport::Rowboat),
            Building::TruckFactory => Some(Transport::Truck),
            Building::SteamerFactory => Some(Transport::Steamer),
            _ => None,
        }
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name().split_once('_') {
            None => f.pad(self.name()),
            Some((first, second)) => f.pad(&format!("{first} {second}")),
        }
    }
}

/// What a new mine or shaft is filled with (RB-BUILD-06, RB-RES-05).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Filling {
    /// Three gold and three iron.
    Mixed,
    /// Four gold.
    Gold,
    /// Four iron.
    Iron,
    /// Five gold and five iron.
    Big,
}

impl Filling {
    /// All fillings.
    pub const ALL: [Filling; 4] = [Filling::Mixed, Filling::Gold, Filling::Iron, Filling::Big];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Filling::Mixed => "mixed",
            Filling::Gold => "gold",
            Filling::Iron => "iron",
            Filling::Big => "big",
        }
    }

    /// What it puts into the bag.
    pub const fn bag(self) -> Bag {
        let (gold, iron) = match self {
            Filling::Mixed => (3, 3),
            Filling::Gold => (4, 0),
            Filling::Iron => (0, 4),
            Filling::Big => (5, 5),
        };
        Bag { gold, iron }
    }

    /// The research that a seat needs for it.
    pub const fn topic(self) -> Option<Topic> {
        match self {
            Filling::Mixed => None,
            Filling::Gold | Filling::Iron => Some(Topic::SpecialisedMines),
            Filling::Big => Some(Topic::BigMines),
        }
    }
}

/// What is left in a mine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bag {
    #[serde(default)]
    pub gold: u16,
    #[serde(default)]
    pub iron: u16,
}

impl Bag {
    /// How many units are left.
    pub const fn total(self) -> u16 {
        self.gold.saturating_add(self.iron)
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_files() {
        for building in Building::ALL {
            assert_eq!(serde_json::to_value(building).unwrap(), building.name());
        }
        for filling in Filling::ALL {
            assert_eq!(serde_json::to_value(filling).unwrap(), filling.name());
        }
    }

    #[test]
    fn a_factory_and_its_transporter_name_each_other() {
        for building in Building::ALL {
            if let Some(transport) = building.makes() {
                assert_eq!(transport.factory(), Some(building));
            }
        }
    }
}
