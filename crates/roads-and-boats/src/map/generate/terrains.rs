//! Terrains of a random map, spread so that every home has what it needs as near as the others.

use game::Dice;

use super::ground::Ground;
use super::{Stock, pick_weighted};
use crate::Terrain;
use crate::map::Shape;

/// How often plain land is drawn of each terrain, box willing.
const COMMON: [(Terrain, u32); 5] = [
    (Terrain::Pasture, 26),
    (Terrain::Woods, 20),
    (Terrain::Rock, 12),
    (Terrain::Mountain, 17),
    (Terrain::Desert, 11),
];

/// How many steps from a home a terrain should be at most.
const NEEDED: [(Terrain, u32); 4] = [
    (Terrain::Pasture, 2),
    (Terrain::Woods, 2),
    (Terrain::Rock, 3),
    (Terrain::Mountain, 4),
];

/// How often tiles are swapped to make the homes fair.
const SWAPS: usize = 4_000;

/// The terrain of every tile, if the homes can be made fair.
pub(super) fn spread(ground: &Ground, homes: &[usize], dice: &mut Dice) -> Option<Vec<Terrain>> {
    let mut stock = Stock::of_the_box();
    let mut terrains = vec![Terrain::Sea; ground.n_tiles()];
    for (tile, terrain) in terrains.iter_mut().enumerate() {
        if !ground.arms[tile].is_empty() {
            let shape = Shape::of(&ground.rivers(tile))?;
            let weights = Terrain::ALL.map(|terrain| u32::from(stock.count(terrain, shape)));
            *terrain = Terrain::ALL[pick_weighted(&weights, dice)?];
            stock.take(*terrain, shape);
        }
    }
    let home_terrain = match dice.below(3) {
        0 => Terrain::Woods,
        _ => Terrain::Pasture,
    };
    for &home in homes {
        terrains[home] = home_terrain;
        stock.take(home_terrain, Shape::Plain);
    }
    let mut plain: Vec<usize> = (0..ground.n_tiles())
        .filter(|&tile| ground.is_plain(tile) && !homes.contains(&tile))
        .collect();
    dice.shuffle(&mut plain);
    // One of everything needed for each home, then what comes.
    let needed = NEEDED
        .iter()
        .flat_map(|&(terrain, _)| vec![terrain; homes.len()]);
    let mut needed = needed.collect::<Vec<Terrain>>().into_iter();
    for &tile in &plain {
        let terrain = match needed.next() {
            Some(terrain) => terrain,
            None => draw(&stock, dice)?,
        };
        if !stock.take(terrain, Shape::Plain) {
            return None;
        }
        terrains[tile] = terrain;
    }
    make_fair(ground, homes, &plain, &mut terrains, dice).then_some(terrains)
}

fn draw(stock: &Stock, dice: &mut Dice) -> Option<Terrain> {
    let weights = COMMON.map(
        |(terrain, weight)| match stock.count(terrain, Shape::Plain) {
            0 => 0,
            _ => weight,
        },
    );
    Some(COMMON[pick_weighted(&weights, dice)?].0)
}

/// Swaps plain tiles while that makes nothing worse, until the homes are fair.
fn make_fair(
    ground: &Ground,
    homes: &[usize],
    plain: &[usize],
    terrains: &mut [Terrain],
    dice: &mut Dice,
) -> bool {
    let steps: Vec<Vec<Option<u32>>> = homes.iter().map(|&home| ground.steps_from(home)).collect();
    let mut worst = unfairness(&steps, terrains);
    for _ in 0..SWAPS {
        if worst == 0 {
            return true;
        }
        let [Some(&a), Some(&b)] = [(); 2].map(|()| dice.pick(plain)) else {
            return false;
        };
        if terrains[a] == terrains[b] {
            continue;
        }
        terrains.swap(a, b);
        let now = unfairness(&steps, terrains);
        if now <= worst {
            worst = now;
        } else {
            terrains.swap(a, b);
        }
    }
    worst == 0
}

/// By how many steps what is needed is too far from homes, or further from some than from others.
fn unfairness(steps: &[Vec<Option<u32>>], terrains: &[Terrain]) -> u32 {
    let mut unfairness = 0;
    for (terrain, most) in NEEDED {
        let mut range = (u32::MAX, 0);
        for steps in steps {
            let there = steps.iter().zip(terrains).filter(|(_, at)| **at == terrain);
            // The home itself is not counted.
            let steps = there.filter_map(|(steps, _)| steps.filter(|&steps| steps > 0));
            let nearest = steps.min().unwrap_or(99);
            unfairness += nearest.saturating_sub(most);
            range = (range.0.min(nearest), range.1.max(nearest));
        }
        unfairness += 4 * (range.1 - range.0).saturating_sub(1);
    }
    unfairness
}
