//! Plans by chance, to begin a search with and to try the simulator on.

use roads_and_boats::{Building, Terrain, Topic};

use crate::atlas::{Atlas, NONE};
use crate::dice::Dice;
use crate::plan::{LAST, Leg, Load, MOVERS, Order, Plan, Way};
use crate::sim::can_stand;

/// Buildings that can ever stand on a tile.
pub fn buildings(atlas: &Atlas, tile: usize) -> Vec<Building> {
    let tile = &atlas.tiles[tile];
    let terrain = match tile.terrain {
        Terrain::Desert => Terrain::Pasture,
        terrain => terrain,
    };
    let fits = |building: &Building| can_stand(terrain, tile.is_shore, *building);
    Building::ALL.into_iter().filter(fits).collect()
}

/// Regions a home can be in.
pub fn homes(atlas: &Atlas) -> Vec<u8> {
    (0..atlas.n_regions() as u8)
        .filter(|&region| {
            atlas.tiles[usize::from(atlas.tile_of[usize::from(region)])]
                .terrain
                .is_land()
        })
        .collect()
}

/// A region of a tile.
pub fn region_of(atlas: &Atlas, tile: usize, dice: &mut Dice) -> u8 {
    let tile = &atlas.tiles[tile];
    tile.first_region + dice.below(usize::from(tile.n_regions)) as u8
}

/// Orders by chance.
pub fn order(atlas: &Atlas, dice: &mut Dice) -> Order {
    let mut order = Order::REST;
    let n_legs = 1 + usize::from(dice.once_in(3)) + usize::from(dice.once_in(6));
    for leg in order.legs.iter_mut().take(n_legs) {
        *leg = Leg {
            load: load(dice),
            to: dice.below(atlas.n_regions()) as u8,
        };
        if dice.once_in(8) {
            leg.to = NONE;
        }
    }
    order.holds = dice.once_in(3);
    order.leads = if dice.once_in(6) {
        1 + dice.below(3) as u8
    } else {
        0
    };
    order
}

fn load(dice: &mut Dice) -> Load {
    let mut load = Load::EMPTY;
    for _ in 0..dice.below(5) {
        load = load.with([0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10][dice.below(13)]);
    }
    load
}

/// A whole plan by chance.
pub fn plan(atlas: &Atlas, dice: &mut Dice) -> Plan {
    let home = *dice.pick(&homes(atlas)).unwrap_or(&0);
    let mut plan = Plan::idle(home, atlas.tiles.iter().map(|tile| tile.first_region));
    for tile in 0..atlas.tiles.len() {
        let site = &mut plan.sites[tile];
        site.building = dice.pick(&buildings(atlas, tile)).copied();
        site.region = region_of(atlas, tile, dice);
        site.from = 1 + dice.below(6) as u8;
    }
    for _ in 0..dice.below(8) {
        let is_bridge = dice.once_in(2) && !atlas.bridges.is_empty();
        let count = if is_bridge {
            atlas.bridges.len()
        } else {
            atlas.links.len()
        };
        if count > 0 {
            plan.ways.push(Way {
                is_bridge,
                nth: dice.below(count) as u8,
                from: 1 + dice.below(9) as u8,
            });
        }
    }
    let mut topics = Topic::ALL.to_vec();
    while !topics.is_empty() {
        let topic = topics.swap_remove(dice.below(topics.len()));
        plan.topics.push(topic);
    }
    for turn in 1..=LAST {
        for nth in 0..MOVERS {
            plan.turns[turn].orders[nth] = order(atlas, dice);
        }
        plan.turns[turn].pays = load(dice);
    }
    plan
}
