//! What producers would make, and from what.

use game::Seat;
use serde::Serialize;

use crate::map::TileId;
use crate::{Building, Good, Goods, Hex, Phase, Recipe, State};

use super::projects::Missing;
use crate::bill::Need;

/// What the producer of a tile can make of what is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Production {
    pub hex: Hex,
    pub building: Building,
    pub output: Good,
    /// How many units one set of inputs gives.
    pub gives: u16,
    /// How many more units it may make this turn.
    pub capacity: u16,
    /// How many sets the seat can feed it from what is in reach of its own transporters.
    pub sets: u16,
    /// How many units it would make by itself if nobody fed it.
    pub by_itself: u16,
    /// What is missing for one more set than that.
    pub missing: Missing,
}

impl State {
    /// What the producers could make that a seat's transporters reach, now or when the production phase comes.
    pub fn production(&self, seat: Seat) -> Vec<Production> {
        let Some(then) = self.in_phase(seat, Phase::Production) else {
            return Vec::new();
        };
        let tiles = (0..then.tiles.len()).map(|nth| TileId(nth as u8));
        let found = tiles.filter_map(|tile| {
            let works = then.works(tile)?;
            let recipe = works.building.recipe()?;
            if !then.is_present(seat, works.region) {
                return None;
            }
            let made = if self.phase == Phase::Production {
                works.made
            } else {
                0
            };
            let capacity = recipe.most - made;
            let in_reach = then.pool_goods(&then.own_pool(seat, works.region));
            let most = capacity / recipe.gives;
            let (sets, rest) = feed(&recipe, in_reach, most);
            let (alone, _) = feed(&recipe, *then.goods(works.region), most);
            let need = Need {
                goods: recipe.goods,
                wood: recipe.wood,
                any: 0,
            };
            Some(Production {
                hex: then.map.tile(tile).hex,
                building: works.building,
                output: recipe.output,
                gives: recipe.gives,
                capacity,
                sets,
                by_itself: alone * recipe.gives,
                missing: Missing::of(&need, &rest),
            })
        });
        found.collect()
    }
}

/// How many sets `goods` hold, up to `most`, and what is left then.
fn feed(recipe: &Recipe, mut goods: Goods, most: u16) -> (u16, Goods) {
    let mut sets = 0;
    while sets < most && recipe.is_covered_by(&goods) {
        goods.remove(&recipe.goods);
        let boards = recipe.wood.min(goods[Good::Boards]);
        goods[Good::Boards] -= boards;
        goods[Good::Trunks] -= recipe.wood - boards;
        sets += 1;
    }
    (sets, goods)
}
