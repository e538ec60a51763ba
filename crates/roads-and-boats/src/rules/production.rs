//! RB-PROD-01 to 07: what is made out of nothing, what seats feed, what runs by itself.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{RegionId, TileId};
use crate::moved_goods::HolderId;
use crate::pieces::{Transporter, Works};
use crate::{
    Action, Building, Event, Good, Goods, Hex, Illegal, Phase, Recipe, State, TransporterId,
};

use super::{Purchase, bills, breeding, factories, mining, research};

/// A set of inputs that a producer may be fed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Feeding {
    seat: Seat,
    tile: TileId,
    /// Where the producer is.
    region: RegionId,
    recipe: Recipe,
}

/// Geese breed, and everything is made that needs no transporter (RB-PROD-16, RB-PROD-01).
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    breeding::breed_geese(state, log);
    for nth in 0..state.tiles.len() {
        let Some(works) = &mut state.tiles[nth].works else {
            continue;
        };
        works.made = 0;
        let works = *works;
        let Works {
            building, region, ..
        } = works;
        let name = state.map.region(region);
        if building == Building::Mine {
            mining::draw(state, TileId(nth as u8), works, log);
        } else if let Some(good) = building.yields() {
            state.goods_mut(region)[good] += 1;
            log.record(|| Event::Yielded { region: name, good });
        }
    }
}

/// The works of a tile that turn goods into others.
fn producer(state: &State, tile: TileId) -> Option<(&Works, Recipe)> {
    let works = state.works(tile)?;
    Some((works, works.building.recipe()?))
}

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    super::for_each_tile(state, seat, |tile| {
        if producer(state, tile).is_some() {
            let hex = state.map.tile(tile).hex;
            let feeding = check(state, seat, hex);
            bills::push_if_payable(state, Action::Produce { hex }, feeding, actions);
        }
    });
}

/// One set of inputs for the producer of a tile (RB-PROD-04).
pub(super) fn check(state: &State, seat: Seat, hex: Hex) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Production)?;
    let tile = state.find_tile(hex)?;
    let (works, recipe) = producer(state, tile).ok_or(Illegal::NoProducer { hex })?;
    if !state.is_present(seat, works.region) {
        let rule = "RB-PROD-04";
        return Err(Illegal::NotPresent { hex, rule });
    }
    if works.made + recipe.gives > recipe.most {
        return Err(Illegal::CapacityUsed { hex });
    }
    Ok(Purchase::Feeding(Feeding {
        seat,
        tile,
        region: works.region,
        recipe,
    }))
}

impl Feeding {
    pub(super) fn quote(&self, state: &State) -> Quote {
        Quote {
            need: Need {
                goods: self.recipe.goods,
                wood: self.recipe.wood,
                any: 0,
            },
            pool: state.own_pool(self.seat, self.region),
            rule: "RB-PROD-03",
        }
    }

    /// Outputs go on the transporters that paid, or on any there if the tile paid all, while they have room; the rest
    /// lies on the tile (RB-PROD-05).
    pub(super) fn apply(
        self,
        state: &mut State,
        paid: &[(Good, HolderId)],
        log: &mut impl Log<Event>,
    ) {
        let Feeding {
            seat,
            tile,
            region,
            recipe,
        } = self;
        let pool = state.own_pool(seat, region);
        let payers = paid.iter().filter_map(|&(_, holder)| match holder {
            HolderId::Transporter(id) => Some(id),
            HolderId::Region(_) => None,
        });
        let tile_paid_all = payers.clone().next().is_none();
        for _ in 0..recipe.gives {
            let has_room =
                |id: &TransporterId| state.transporter(*id).is_some_and(Transporter::has_room);
            let taker = match tile_paid_all {
                true => state
                    .present(seat)
                    .map(|(id, _)| id)
                    .filter(|&id| state.is_in_pool(&pool, id))
                    .find(has_room),
                false => payers.clone().find(has_room),
            };
            let holder = taker.map_or(HolderId::Region(region), HolderId::Transporter);
            state.heap_mut(holder)[recipe.output] += 1;
        }
        add_made(state, tile, recipe.gives);
        let hex = state.map.tile(tile).hex;
        log.record(|| Event::Produced {
            seat,
            hex,
            good: recipe.output,
            count: recipe.gives,
        });
    }
}

pub(super) fn add_made(state: &mut State, tile: TileId, count: u16) {
    if let Some(works) = &mut state.tiles[tile.index()].works {
        works.made += count;
    }
}

/// Everything runs by itself on what is left, and what nobody used up vanishes (RB-PROD-07, RB-PROD-11, RB-RES-03).
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    for nth in 0..state.tiles.len() {
        let tile = TileId(nth as u8);
        run_by_itself(state, tile, log);
        factories::run_by_itself(state, tile, log);
    }
    research::vanish(state, log);
}

fn run_by_itself(state: &mut State, tile: TileId, log: &mut impl Log<Event>) {
    let Some((works, recipe)) = producer(state, tile) else {
        return;
    };
    let Works {
        region, mut made, ..
    } = *works;
    let mut used = Goods::NONE;
    let mut count = 0;
    while made + recipe.gives <= recipe.most && recipe.is_covered_by(state.goods(region)) {
        let set = inputs(&recipe, state.goods(region));
        state.goods_mut(region).remove(&set);
        used.add(&set);
        made += recipe.gives;
        count += recipe.gives;
        state.goods_mut(region)[recipe.output] += recipe.gives;
    }
    if count > 0 {
        add_made(state, tile, count);
        let hex = state.map.tile(tile).hex;
        log.record(|| Event::RanByItself {
            hex,
            used,
            good: recipe.output,
            count,
        });
    }
}

/// A set of inputs as a producer takes them by itself: boards before trunks.
fn inputs(recipe: &Recipe, goods: &Goods) -> Goods {
    let boards = recipe.wood.min(goods[Good::Boards]);
    let mut inputs = recipe.goods;
    inputs[Good::Boards] += boards;
    inputs[Good::Trunks] += recipe.wood - boards;
    inputs
}
