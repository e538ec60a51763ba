//! What could be in a plan: everything worth building near home.

use game::Dice;
use roads_and_boats::{Building, Site, Terrain, Topic, Transport};

use super::atlas::Atlas;
use super::lay::Lay;
use super::order::{Bent, Order, Plan};
use super::ways::{NO_WAY, Ways};

/// Orders that a plan may be made of, by kind.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    kinds: Vec<(u32, Vec<Order>)>,
}

impl Candidates {
    /// Everything within `reach` of home.
    pub(super) fn near(atlas: &Atlas, lay: &Lay, ways: &mut Ways, home: u16, reach: u16) -> Candidates {
        ways.update(atlas, lay);
        let row = ways.to(atlas, Transport::Donkey, home).to_vec();
        // A river can be bridged, so its other bank is not far.
        let far = |region: u16| {
            let tile = atlas.tile_at(region);
            let land = tile.regions().map(|part| row[usize::from(part)]).min();
            land.unwrap_or(NO_WAY)
        };
        let near: Vec<u16> = (0..atlas.regions.len() as u16)
            .filter(|&region| atlas.tile_at(region).terrain.is_land())
            .filter(|&region| lay.whole[usize::from(region)] == region)
            .filter(|&region| far(region) <= reach)
            .collect();
        let mut kinds: Vec<(u32, Vec<Order>)> = Vec::new();
        for (weight, building) in [
            (12, Building::Woodcutter),
            (8, Building::Quarry),
            (4, Building::ClayPit),
            (10, Building::Mine),
            (10, Building::Sawmill),
            (2, Building::StoneFactory),
            (5, Building::CoalBurner),
            (4, Building::PaperMill),
            (5, Building::Mint),
            (4, Building::StockExchange),
            (6, Building::RaftFactory),
            (2, Building::WagonFactory),
        ] {
            let sites = near.iter().copied();
            let sites = sites.filter(|&region| fits(atlas, lay, region, building));
            let orders = sites.map(|region| Order::Build { region, building });
            kinds.push((weight, orders.collect()));
        }
        let is_near = |region: &u16| near.contains(region);
        let roads = atlas.links.iter().enumerate().flat_map(|(link, road)| {
            let link = link as u16;
            road.ends
                .into_iter()
                .map(move |region| Order::Road { region, link })
        });
        kinds.push((12, roads.filter(|order| is_near(&order.region())).collect()));
        let bridges = atlas.bridges.iter().enumerate().flat_map(|(bridge, ends)| {
            let bridge = bridge as u16;
            ends.iter().map(move |&region| Order::Bridge { region, bridge })
        });
        kinds.push((8, bridges.filter(|order| is_near(&order.region())).collect()));
        let factories = near.iter().copied().filter(|&region| {
            lay.works_at(atlas, region)
                .is_some_and(|works| works.building.makes().is_some())
        });
        kinds.push((6, factories.map(|region| Order::Make { region }).collect()));
        let pastures = near
            .iter()
            .copied()
            .filter(|&region| atlas.tile_at(region).terrain == Terrain::Pasture);
        kinds.push((5, pastures.map(|region| Order::Breed { region }).collect()));
        let topics = [Topic::SpecialisedMines, Topic::BigMines, Topic::NewShafts];
        let research = topics.into_iter().flat_map(|topic| {
            near.iter().map(move |&region| Order::Research { region, topic })
        });
        kinds.push((2, research.collect()));
        let mines = near
            .iter()
            .copied()
            .filter(|&region| atlas.tile_at(region).terrain == Terrain::Mountain);
        kinds.push((2, mines.map(|region| Order::Sink { region }).collect()));
        kinds.retain(|(_, orders)| !orders.is_empty());
        Candidates { kinds }
    }

    fn draw(&self, plan: &Plan, dice: &mut Dice) -> Option<Order> {
        let total: u32 = self.kinds.iter().map(|(weight, _)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut nth = dice.below(total);
        for (weight, orders) in &self.kinds {
            if nth < *weight {
                let order = *dice.pick(orders)?;
                // A factory is for making something.
                if let Order::Build { region, building } = order
                    && building.makes().is_some()
                    && plan.orders.contains(&order)
                {
                    return Some(Order::Make { region });
                }
                return Some(order);
            }
            nth -= weight;
        }
        None
    }

    /// Changes a plan a little.
    pub(super) fn change(&self, plan: &mut Plan, dice: &mut Dice) {
        let times = 1 + dice.below(3);
        for _ in 0..times {
            self.change_once(plan, dice);
        }
    }

    fn change_once(&self, plan: &mut Plan, dice: &mut Dice) {
        let n_orders = plan.orders.len() as u32;
        match dice.below(10) {
            0..=3 => {
                if let Some(order) = self.draw(plan, dice) {
                    let at = dice.below(n_orders + 1) as usize;
                    plan.orders.insert(at, order);
                    if let Order::Build { region, building } = order
                        && building.makes().is_some()
                    {
                        plan.orders.insert(at + 1, Order::Make { region });
                    }
                }
            }
            4..=5 if n_orders > 0 => {
                plan.orders.remove(dice.below(n_orders) as usize);
            }
            6..=7 if n_orders > 1 => {
                let order = plan.orders.remove(dice.below(n_orders) as usize);
                plan.orders.insert(dice.below(n_orders) as usize, order);
            }
            8 if n_orders > 0 => {
                // The same somewhere else.
                let nth = dice.below(n_orders) as usize;
                if let Order::Build { building, .. } = plan.orders[nth] {
                    let same = |order: &&Order| {
                        matches!(order, Order::Build { building: other, .. } if *other == building)
                    };
                    let others: Vec<Order> = self
                        .kinds
                        .iter()
                        .flat_map(|(_, orders)| orders)
                        .filter(same)
                        .copied()
                        .collect();
                    if let Some(&other) = dice.pick(&others) {
                        plan.orders[nth] = other;
                    }
                }
            }
            _ => bend(&mut plan.bent, dice),
        }
    }
}

fn bend(bent: &mut Bent, dice: &mut Dice) {
    match dice.below(5) {
        0 => bent.at_once = 1 + dice.below(4) as u8,
        1 => bent.kept_for = dice.below(6) as u8,
        2 => bent.thrift = 10 * dice.below(16) as i32,
        3 => bent.homing = 10 + 20 * dice.below(10) as i32,
        _ => bent.haste = dice.below(4) as u8,
    }
}

/// Whether a building can stand in a region.
pub(super) fn fits(atlas: &Atlas, lay: &Lay, region: u16, building: Building) -> bool {
    let terrain = lay.terrain(atlas, region);
    let is_shore = atlas.tile_at(region).is_shore;
    let is_site = match building.site() {
        Site::Woods => terrain == Terrain::Woods,
        Site::Rock => terrain == Terrain::Rock,
        Site::Mountain => terrain == Terrain::Mountain,
        Site::Sea => terrain == Terrain::Sea,
        Site::Land => terrain.is_land() && terrain != Terrain::Desert,
        Site::Shore => terrain.is_land() && terrain != Terrain::Desert && is_shore,
    };
    is_site && lay.works_at(atlas, region).is_none()
}
