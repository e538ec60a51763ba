//! What could be in a plan: everything worth building near home.

use game::Dice;
use roads_and_boats::{Building, Site, Terrain, Topic, Transport};

use super::atlas::Atlas;
use super::order::{Bias, Order, Plan};
use super::snapshot::Snapshot;
use super::ways::{NO_WAY, Ways};

/// Orders that a plan may be made of, by kind.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    kinds: Vec<(u32, Vec<Order>)>,
    home: u16,
    by_land: Vec<Vec<(u16, u16)>>,
}

impl Candidates {
    /// Everything within `reach` of home.
    pub(super) fn near(
        atlas: &Atlas,
        snapshot: &Snapshot,
        ways: &mut Ways,
        home: u16,
        reach: u16,
    ) -> Candidates {
        ways.update(atlas, snapshot);
        let row = ways.to(atlas, Transport::Donkey, home).to_vec();
        // A river can be bridged, so its other bank is not far.
        let far = |region: u16| {
            let tile = atlas.tile_at(region);
            let land = tile.regions().map(|part| row[usize::from(part)]).min();
            land.unwrap_or(NO_WAY)
        };
        let near: Vec<u16> = (0..atlas.regions.len() as u16)
            .filter(|&region| atlas.tile_at(region).terrain.is_land())
            .filter(|&region| snapshot.whole[usize::from(region)] == region)
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
            let sites = sites.filter(|&region| fits(atlas, snapshot, region, building));
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
            ends.iter()
                .map(move |&region| Order::Bridge { region, bridge })
        });
        kinds.push((
            8,
            bridges.filter(|order| is_near(&order.region())).collect(),
        ));
        let factories = near.iter().copied().filter(|&region| {
            snapshot
                .works_at(atlas, region)
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
            near.iter()
                .map(move |&region| Order::Research { region, topic })
        });
        kinds.push((2, research.collect()));
        let mines = near
            .iter()
            .copied()
            .filter(|&region| atlas.tile_at(region).terrain == Terrain::Mountain);
        kinds.push((2, mines.map(|region| Order::Sink { region }).collect()));
        kinds.retain(|(_, orders)| !orders.is_empty());
        for (_, orders) in &mut kinds {
            orders.sort_by_key(|order| far(order.region()));
        }
        Candidates {
            kinds,
            home,
            by_land: atlas.by_land.clone(),
        }
    }

    /// A plan to start from, with sites by lot.
    pub(super) fn sketch(&self, dice: &mut Dice) -> Plan {
        use Building::{
            CoalBurner, Mine, Mint, PaperMill, Quarry, RaftFactory, Sawmill, StockExchange,
            Woodcutter,
        };
        let mut orders: Vec<Order> = Vec::new();
        let mut first = [Woodcutter, Quarry, Sawmill];
        if chance(dice, 50) {
            first.swap(0, 1);
        }
        if chance(dice, 30) {
            first.swap(1, 2);
        }
        if chance(dice, 30) {
            self.build(&mut orders, Woodcutter, dice);
        }
        for building in first {
            self.build(&mut orders, building, dice);
        }
        for (percent, building) in [
            (40, None),
            (80, Some(Woodcutter)),
            (30, None),
            (30, Some(RaftFactory)),
            (100, Some(Mine)),
            (40, Some(Woodcutter)),
            (80, Some(Mine)),
            (70, Some(CoalBurner)),
            (70, Some(Mint)),
            (30, Some(Mine)),
            (50, Some(PaperMill)),
        ] {
            if !chance(dice, percent) {
                continue;
            }
            match building {
                Some(building) => self.build(&mut orders, building, dice),
                None => {
                    let pastures = self.all(|order| matches!(order, Order::Breed { .. }));
                    orders.extend(pick_near(pastures, dice));
                }
            }
        }
        let has_paper = |order: &Order| matches!(order, Order::Build { building, .. } if *building == PaperMill);
        if orders.iter().any(has_paper) {
            if chance(dice, 60) {
                self.sink_shafts(&mut orders, dice);
            }
            if chance(dice, 60) {
                self.build(&mut orders, StockExchange, dice);
            }
        }
        for _ in 0..dice.below(4) {
            let ways = self.all(|order| matches!(order, Order::Road { .. } | Order::Bridge { .. }));
            if let Some(way) = pick_near(ways, dice) {
                let at = dice.below(orders.len() as u32 + 1) as usize;
                orders.insert(at, way);
            }
        }
        let mut bias = Bias::default();
        for _ in 0..3 {
            shift_bias(&mut bias, dice);
        }
        Plan { orders, bias }
    }

    /// A building and what is to be made in it, if there is room for it.
    fn build(&self, orders: &mut Vec<Order>, wanted: Building, dice: &mut Dice) {
        let taken: Vec<u16> = orders.iter().map(|order| order.region()).collect();
        if let Some(order) = self.site(wanted, &taken, dice) {
            orders.push(order);
            if building_makes(wanted) {
                let region = order.region();
                orders.push(Order::Make { region });
            }
        }
    }

    /// Research into new shafts, and two of them in every mine there is to be.
    fn sink_shafts(&self, orders: &mut Vec<Order>, dice: &mut Dice) {
        let topics = self.all(
            |order| matches!(order, Order::Research { topic, .. } if *topic == Topic::NewShafts),
        );
        orders.extend(pick_near(topics, dice));
        let shafts: Vec<Order> = orders
            .iter()
            .filter_map(|order| match *order {
                Order::Build {
                    region,
                    building: Building::Mine,
                } => Some(Order::Sink { region }),
                _ => None,
            })
            .collect();
        orders.extend(shafts.iter().copied());
        orders.extend(shafts);
    }

    fn all(&self, is_wanted: impl Fn(&Order) -> bool) -> Vec<Order> {
        let orders = self.kinds.iter().flat_map(|(_, orders)| orders);
        orders.copied().filter(|order| is_wanted(order)).collect()
    }

    fn site(&self, wanted: Building, taken: &[u16], dice: &mut Dice) -> Option<Order> {
        let sites = self.all(|order| {
            matches!(order, Order::Build { building, region } if *building == wanted && !taken.contains(region))
        });
        pick_near(sites, dice)
    }

    fn draw(&self, plan: &Plan, dice: &mut Dice) -> Option<Order> {
        let total: u32 = self.kinds.iter().map(|(weight, _)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut nth = dice.below(total);
        for (weight, orders) in &self.kinds {
            if nth < *weight {
                // Rather near than far.
                let n_orders = orders.len() as u32;
                let order = orders[dice.below(n_orders).min(dice.below(n_orders)) as usize];
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

    /// Adds roads all the way between two sites of a plan.
    fn pave(&self, plan: &mut Plan, dice: &mut Dice) {
        let mut sites: Vec<u16> = plan
            .orders
            .iter()
            .filter(|order| matches!(order, Order::Build { .. }))
            .map(|order| order.region())
            .collect();
        sites.push(self.home);
        let (Some(&from), Some(&to)) = (dice.pick(&sites), dice.pick(&sites)) else {
            return;
        };
        // The nearest way over land, breadth first.
        let mut came: Vec<Option<(u16, u16)>> = vec![None; self.by_land.len()];
        let mut queue = vec![to];
        let mut next = 0;
        while next < queue.len() && came[usize::from(from)].is_none() {
            let region = queue[next];
            next += 1;
            for &(other, link) in &self.by_land[usize::from(region)] {
                if came[usize::from(other)].is_none() && other != to {
                    came[usize::from(other)] = Some((region, link));
                    queue.push(other);
                }
            }
        }
        let mut at = dice.below(plan.orders.len() as u32 + 1) as usize;
        let mut region = from;
        let mut n_roads = 0;
        while let Some((towards, link)) =
            came[usize::from(region)].filter(|_| region != to && n_roads < 4)
        {
            plan.orders.insert(at, Order::Road { region, link });
            at += 1;
            n_roads += 1;
            region = towards;
        }
    }

    fn change_once(&self, plan: &mut Plan, dice: &mut Dice) {
        let n_orders = plan.orders.len() as u32;
        match dice.below(12) {
            10..=11 => self.pave(plan, dice),
            0..=3 if n_orders < 30 => {
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
                    let same = |order: &&Order| matches!(order, Order::Build { building: other, .. } if *other == building);
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
            _ => shift_bias(&mut plan.bias, dice),
        }
    }
}

fn building_makes(building: Building) -> bool {
    building.makes().is_some()
}

/// One of some orders in order of distance, rather near than far.
fn pick_near(orders: Vec<Order>, dice: &mut Dice) -> Option<Order> {
    let n_orders = orders.len() as u32;
    (n_orders > 0).then(|| orders[dice.below(n_orders).min(dice.below(n_orders)) as usize])
}

fn chance(dice: &mut Dice, percent: u32) -> bool {
    dice.below(100) < percent
}

fn shift_bias(bias: &mut Bias, dice: &mut Dice) {
    match dice.below(5) {
        0 => bias.at_once = 1 + dice.below(4) as u8,
        1 => bias.kept_for = dice.below(6) as u8,
        2 => bias.thrift = 10 * dice.below(16) as i32,
        3 => bias.homing = 10 + 20 * dice.below(10) as i32,
        _ => bias.haste = dice.below(4) as u8,
    }
}

/// Whether a building can stand in a region.
pub(super) fn fits(atlas: &Atlas, snapshot: &Snapshot, region: u16, building: Building) -> bool {
    let terrain = snapshot.terrain(atlas, region);
    let is_shore = atlas.tile_at(region).is_shore;
    let is_site = match building.site() {
        Site::Woods => terrain == Terrain::Woods,
        Site::Rock => terrain == Terrain::Rock,
        Site::Mountain => terrain == Terrain::Mountain,
        Site::Sea => terrain == Terrain::Sea,
        Site::Land => terrain.is_land() && terrain != Terrain::Desert,
        Site::Shore => terrain.is_land() && terrain != Terrain::Desert && is_shore,
    };
    is_site && snapshot.works_at(atlas, region).is_none()
}
