//! Where buildings go: tiles by chance, the best of many by how far goods have to be carried.

use roads_and_boats::{Building, Terrain};

use crate::atlas::{Atlas, FAR};
use crate::dice::Dice;
use crate::random;

/// A home, and a region for each building that found a tile.
#[derive(Clone, Debug)]
pub struct Layout {
    pub home: u8,
    pub spots: Vec<(Building, Option<u8>)>,
}

/// How much is carried from one building to another, or from or to home.
fn flow(from: Option<Building>, to: Option<Building>) -> f64 {
    use Building::{CoalBurner, Mine, Mint, PaperMill, Quarry, Sawmill, StockExchange, Woodcutter};
    match (from, to) {
        (Some(Woodcutter), Some(Sawmill)) => 3.0,
        (Some(Woodcutter), None) => 0.5,
        (Some(Sawmill | Quarry), None) => 2.5,
        (Some(Sawmill), Some(CoalBurner)) => 2.0,
        (Some(Sawmill), Some(PaperMill)) => 1.5,
        (Some(Mine), Some(Mint)) => 2.0,
        (Some(CoalBurner), Some(Mint)) => 1.5,
        (Some(Mint), Some(StockExchange)) => 1.0,
        (Some(PaperMill), Some(StockExchange)) => 0.5,
        (None, Some(PaperMill)) => 0.7,
        (Some(Quarry), Some(StockExchange)) => 1.5,
        (Some(Sawmill), Some(_)) => 1.0,
        (Some(Quarry), Some(_)) | (None, Some(_)) => 0.4,
        _ => 0.0,
    }
}

impl Layout {
    /// The best of so many layouts by chance.
    pub fn choose(atlas: &Atlas, buildings: &[Building], tries: usize, dice: &mut Dice) -> Layout {
        // What is built late may stand on what is desert until then.
        let early = buildings.len().saturating_sub(3);
        let fits: Vec<Vec<usize>> = buildings
            .iter()
            .enumerate()
            .map(|(nth, building)| {
                (0..atlas.tiles.len())
                    .filter(|&tile| {
                        (nth >= early || atlas.tiles[tile].terrain != Terrain::Desert)
                            && random::buildings(atlas, tile).contains(building)
                    })
                    .collect()
            })
            .collect();
        let homes = random::homes(atlas);
        let mut best = Layout::draw(atlas, buildings, &fits, &homes, dice);
        let mut least = best.length(atlas);
        for _ in 1..tries {
            let other = Layout::draw(atlas, buildings, &fits, &homes, dice);
            let length = other.length(atlas);
            if length < least {
                (best, least) = (other, length);
            }
        }
        best
    }

    fn draw(
        atlas: &Atlas,
        buildings: &[Building],
        fits: &[Vec<usize>],
        homes: &[u8],
        dice: &mut Dice,
    ) -> Layout {
        let mut taken = vec![false; atlas.tiles.len()];
        let mut spots = Vec::new();
        for (building, fits) in buildings.iter().zip(fits) {
            let mut spot = None;
            for _ in 0..6 {
                if let Some(&tile) = dice.pick(fits).filter(|&&tile| !taken[tile]) {
                    taken[tile] = true;
                    spot = Some(random::region_of(atlas, tile, dice));
                    break;
                }
            }
            spots.push((*building, spot));
        }
        Layout {
            home: *dice.pick(homes).unwrap_or(&0),
            spots,
        }
    }

    /// How far everything is carried.
    fn length(&self, atlas: &Atlas) -> f64 {
        let n = atlas.n_regions();
        let all = self
            .spots
            .iter()
            .map(|&(building, region)| (Some(building), region))
            .chain([(None, Some(self.home))]);
        let ends: Vec<(Option<Building>, Option<u8>)> = all.collect();
        let mut sum = 0.0;
        for &(from, source) in &ends {
            for &(to, target) in &ends {
                let weight = flow(from, to);
                if weight == 0.0 {
                    continue;
                }
                let (Some(source), Some(target)) = (source, target) else {
                    sum += 4.0 * weight;
                    continue;
                };
                let far = atlas.land_far[usize::from(source) * n + usize::from(target)];
                sum += weight * if far == FAR { 12.0 } else { f64::from(far) };
            }
        }
        sum
    }
}
