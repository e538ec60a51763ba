//! Homes of a random map: far from each other, equally far from water, with as much land around.

use game::Dice;

use super::ground::Ground;

/// At least two tiles lie between any two homes.
const LEAST_APART: u32 = 3;
/// A home has at least so many tiles of land next to it.
const LEAST_LAND: usize = 3;
/// How often homes are drawn at each distance from the water.
const DRAWS: usize = 6;

/// Plain land for so many homes, if there is some that is fair.
pub(super) fn choose(ground: &Ground, n_homes: usize, dice: &mut Dice) -> Option<Vec<usize>> {
    let sites: Vec<Site> = (0..ground.n_tiles())
        .filter(|&tile| ground.is_plain(tile))
        .filter(|&tile| land_around(ground, tile) >= LEAST_LAND)
        .filter_map(|tile| Site::of(ground, tile))
        .collect();
    let mut best: Option<(i64, Vec<usize>)> = None;
    for to_sea in 1..5 {
        for to_shore in 0..to_sea {
            let is_alike = |site: &&Site| {
                site.to_sea.wrapping_sub(to_sea) <= 1 && site.to_shore.wrapping_sub(to_shore) <= 1
            };
            let alike: Vec<&Site> = sites.iter().filter(is_alike).collect();
            if alike.len() < n_homes {
                continue;
            }
            for _ in 0..DRAWS {
                let homes = scatter(ground, &alike, n_homes, dice);
                let apart = least_apart(ground, &homes).unwrap_or(LEAST_APART);
                let value = 2 * i64::from(apart) - uneven_land(&alike, &homes);
                let is_best = best.as_ref().is_none_or(|(most, _)| value > *most);
                if apart >= LEAST_APART && is_best {
                    best = Some((value, homes));
                }
            }
        }
    }
    best.map(|(_, homes)| homes)
}

struct Site {
    tile: usize,
    to_sea: u32,
    to_shore: u32,
    /// How many tiles of land are within two steps.
    n_land: i64,
}

impl Site {
    fn of(ground: &Ground, tile: usize) -> Option<Site> {
        let steps = ground.steps_from(tile);
        let nearest = |is_it: &dyn Fn(usize) -> bool| {
            let there = (0..ground.n_tiles()).filter(|&tile| is_it(tile));
            there.filter_map(|tile| steps[tile]).min()
        };
        Some(Site {
            tile,
            to_sea: nearest(&|tile| ground.is_sea[tile])?,
            to_shore: nearest(&|tile| ground.is_shore(tile))?,
            n_land: (0..ground.n_tiles())
                .filter(|&tile| !ground.is_sea[tile] && steps[tile].is_some_and(|n| n <= 2))
                .count() as i64,
        })
    }
}

fn land_around(ground: &Ground, tile: usize) -> usize {
    let is_land = |next: &usize| !ground.is_sea[*next];
    ground.around(tile).filter(is_land).count()
}

/// How much more land is around one home than around another.
fn uneven_land(sites: &[&Site], homes: &[usize]) -> i64 {
    let chosen = sites.iter().filter(|site| homes.contains(&site.tile));
    let n_land = || chosen.clone().map(|site| site.n_land);
    n_land().max().unwrap_or(0) - n_land().min().unwrap_or(0)
}

/// The first site at random, each other as far as can be from those before.
fn scatter(ground: &Ground, sites: &[&Site], n_homes: usize, dice: &mut Dice) -> Vec<usize> {
    let mut shuffled: Vec<usize> = sites.iter().map(|site| site.tile).collect();
    dice.shuffle(&mut shuffled);
    let mut homes = vec![shuffled[0]];
    while homes.len() < n_homes {
        let apart = |tile: usize| {
            let apart = homes.iter().map(|&home| distance(ground, home, tile));
            apart.min().unwrap_or(0)
        };
        let furthest = shuffled.iter().copied().max_by_key(|&tile| apart(tile));
        homes.extend(furthest);
    }
    homes
}

fn distance(ground: &Ground, a: usize, b: usize) -> u32 {
    ground.hexes[a].distance(ground.hexes[b])
}

fn least_apart(ground: &Ground, homes: &[usize]) -> Option<u32> {
    let pairs = homes
        .iter()
        .enumerate()
        .flat_map(|(nth, &a)| homes[..nth].iter().map(move |&b| distance(ground, a, b)));
    pairs.min()
}
