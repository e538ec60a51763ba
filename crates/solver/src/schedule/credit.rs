//! Credit for the steps of the chain from wood to stock, so that a search sees them pay before they do.

use roads_and_boats::Building;

use crate::atlas::Atlas;
use crate::book::{BOOK, COINS, FUEL, GOLD, GOODS, PAPER, STOCK};
use crate::plan::{HORIZON, LAST, Plan};
use crate::schedule::Desk;
use crate::sim::Sim;

/// Credit for a good made, and how many of them count.
const MADE: [(f64, u8); GOODS] = {
    let mut made = [(0.0, 0); GOODS];
    made[0] = (1.0, 60);
    made[1] = (0.5, 40);
    made[2] = (1.0, 20);
    made[FUEL] = (8.0, 6);
    made[PAPER] = (8.0, 4);
    made[GOLD] = (5.0, 14);
    made[COINS] = (15.0, 6);
    made[STOCK] = (40.0, 2);
    made
};

/// Credit for the first building of a kind.
const fn built(building: Building) -> f64 {
    match building {
        Building::Woodcutter | Building::Quarry => 5.0,
        Building::Sawmill | Building::PaperMill | Building::CoalBurner => 10.0,
        Building::Mine => 15.0,
        Building::Mint | Building::StockExchange => 20.0,
        _ => 0.0,
    }
}

/// Riches and rows some turns after the end, the sooner the more, as if everything could be carried.
pub fn later(desk: &Desk) -> f64 {
    let mut sum = 0.0;
    let mut all = 0.0;
    let mut weight = 1.0;
    for turn in LAST..=HORIZON {
        sum += weight * value(&desk.after[turn]);
        all += weight;
        weight *= 0.75;
    }
    sum / all
}

fn value(sim: &Sim) -> f64 {
    let goods = sim.all_goods();
    let mut room: u16 = sim
        .present()
        .map(|nth| u16::from(sim.movers[nth].room))
        .sum();
    let mut sum = 10.0 * f64::from(sim.n_rows());
    for (good, each) in [(STOCK, 120.0), (COINS, 40.0), (GOLD, 10.0)] {
        let count = goods[good].min(room);
        room -= count;
        sum += each * f64::from(count);
    }
    sum
}

/// What has been built and made, and what lies ready for more.
pub fn credit(atlas: &Atlas, plan: &Plan, sim: &Sim) -> f64 {
    let mut sum = 0.0;
    for (good, &(each, most)) in MADE.iter().enumerate() {
        sum += each * f64::from(sim.made[good].min(most));
    }
    let mut seen = 0u32;
    for (tile, works) in sim.works.iter().enumerate() {
        let site = &plan.sites[tile];
        let Some(building) = works.building.or(site.building) else {
            continue;
        };
        if seen >> building as u32 & 1 == 1 {
            continue;
        }
        let entry = BOOK.of(building);
        if works.building.is_some() {
            seen |= 1 << building as u32;
            sum += built(building);
            if let Some(recipe) = &entry.recipe {
                let heap = &sim.goods[usize::from(works.region)];
                let ready: u8 = heap
                    .iter()
                    .zip(&recipe.takes)
                    .map(|(own, takes)| *own.min(takes))
                    .sum();
                sum += 2.0 * f64::from(ready);
            }
        } else if sim.can_stand(atlas, tile, building) && entry.topic & !sim.topics == 0 {
            let heap = &sim.goods[usize::from(sim.whole[usize::from(site.region)])];
            let (ready, price) = heap
                .iter()
                .zip(&entry.cost)
                .fold((0, 0), |(ready, price), (own, cost)| {
                    (ready + own.min(cost), price + cost)
                });
            sum += 0.5 * built(building) * f64::from(ready) / f64::from(price.max(1));
        }
    }
    sum += 2.0 * f64::from(sim.own_bricks.min(27));
    15.0f64.mul_add(f64::from(sim.topics.count_ones().min(2)), sum)
}
