//! Random maps: ground, rivers, sea, homes, terrains, in this order.

mod ground;
mod homes;
mod rivers;
mod terrains;

use std::ops::RangeInclusive;

use game::{Dice, Seed};
use thiserror::Error;

use self::ground::Ground;
use super::check::check_name;
use super::{Map, MapError, MapFile, StartFile, Stock, TileFile};
use crate::Terrain;

/// What random map is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapRequest {
    pub name: String,
    /// How many seats it is for. It names as many homes.
    pub seats: u8,
    pub tiles: usize,
    /// How many of the tiles are sea; a sixth to a quarter, box willing, if it is left open.
    pub sea: Option<usize>,
}

/// Why no map is made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GenerateError {
    #[error("a map is made for 1 to 6 seats, not for {0}")]
    Seats(u8),
    #[error("{tiles} tiles are too few for {seats} seats, who need {least}")]
    TooFewTiles {
        tiles: usize,
        seats: u8,
        least: usize,
    },
    #[error("{tiles} tiles are too many: the box has {most}")]
    TooManyTiles { tiles: usize, most: usize },
    #[error(
        "{sea} of {tiles} tiles cannot be sea: with so many tiles and seats it is {least} to {most}, and the box has {MOST_SEA}"
    )]
    Sea {
        sea: usize,
        tiles: usize,
        least: usize,
        most: usize,
    },
    #[error("{0}")]
    Name(MapError),
    #[error("no fair map was found with the seed {0}: another one may have more luck")]
    Unlucky(Seed),
}

impl MapRequest {
    /// The fewest tiles on which so many seats have room.
    pub const fn least_tiles(seats: u8) -> usize {
        7 * seats as usize + 5
    }

    /// How many of the tiles can be sea, so that rivers find it, it leaves room, and the box has them all.
    pub fn sea_tiles(seats: u8, tiles: usize) -> RangeInclusive<usize> {
        let least = tiles.saturating_sub(MOST_PLAIN_LAND + rivers::MOST_TILES);
        let beside_homes = tiles.saturating_sub(LAND_A_SEAT * usize::from(seats));
        least.max(tiles.div_ceil(8))..=MOST_SEA.min(tiles / 3).min(beside_homes)
    }

    fn check(&self) -> Result<(), GenerateError> {
        let MapRequest { seats, tiles, .. } = *self;
        if !(1..=6).contains(&seats) {
            return Err(GenerateError::Seats(seats));
        }
        let least = MapRequest::least_tiles(seats);
        if tiles < least {
            return Err(GenerateError::TooFewTiles {
                tiles,
                seats,
                least,
            });
        }
        let most = Stock::of_the_box().total();
        if tiles > most {
            return Err(GenerateError::TooManyTiles { tiles, most });
        }
        let possible = MapRequest::sea_tiles(seats, tiles);
        if let Some(sea) = self.sea.filter(|sea| !possible.contains(sea)) {
            let (least, most) = possible.into_inner();
            return Err(GenerateError::Sea {
                sea,
                tiles,
                least,
                most,
            });
        }
        check_name(&self.name).map_err(GenerateError::Name)
    }
}

/// The sea tiles of the box.
const MOST_SEA: usize = 30;
/// The land tiles of the box without a river.
const MOST_PLAIN_LAND: usize = 86;
/// Land tiles for each seat, so that homes that are fair are found.
const LAND_A_SEAT: usize = 6;
/// How often a map is begun anew that cannot be finished.
const TRIES: usize = 400;

/// Generates a random map. The same request and seed give the same map.
///
/// Its tiles can be taken from the box, its land hangs together, every river begins at a source or a mouth and flows
/// into the sea, and its homes are as far as each other from what they need, by a step.
///
/// # Errors
///
/// Returns what is wrong with the request.
pub fn generate(request: &MapRequest, seed: Seed) -> Result<MapFile, GenerateError> {
    request.check()?;
    let mut dice = Dice::new(seed);
    (0..TRIES)
        .find_map(|_| attempt(request, &mut dice))
        .ok_or(GenerateError::Unlucky(seed))
}

fn attempt(request: &MapRequest, dice: &mut Dice) -> Option<MapFile> {
    let mut ground = Ground::grown(request.tiles, dice);
    let n_river = rivers::lay(&mut ground, least_river_tiles(request), dice)?;
    let n_sea = match request.sea {
        Some(sea) => sea,
        None => n_sea(request.tiles, n_river, dice),
    };
    ground.flood(n_sea, dice)?;
    let homes = homes::choose(&ground, usize::from(request.seats), dice)?;
    let terrains = terrains::spread(&ground, &homes, dice)?;
    let file = write(request, &ground, &homes, &terrains);
    let is_sound = Stock::of_the_box().covers(&file) && Map::new(file.clone()).is_ok();
    is_sound.then_some(file)
}

/// What is neither sea nor plain land has a river.
fn least_river_tiles(request: &MapRequest) -> usize {
    let most_sea = request.sea.unwrap_or(MOST_SEA);
    request.tiles.saturating_sub(most_sea + MOST_PLAIN_LAND)
}

/// A sixth to a quarter of all tiles are sea, as far as the box goes.
fn n_sea(n_tiles: usize, n_river: usize, dice: &mut Dice) -> usize {
    let least = n_tiles.saturating_sub(n_river + MOST_PLAIN_LAND);
    let wanted = n_tiles / 6 + dice.below(n_tiles as u32 / 12 + 1) as usize;
    wanted.clamp(least, MOST_SEA)
}

fn write(request: &MapRequest, ground: &Ground, homes: &[usize], terrains: &[Terrain]) -> MapFile {
    let tile = |nth: usize| TileFile {
        hex: ground.hexes[nth],
        terrain: terrains[nth],
        rivers: ground.rivers(nth),
    };
    let mut tiles: Vec<TileFile> = (0..ground.hexes.len()).map(tile).collect();
    tiles.sort_by_key(|tile| (tile.hex.r, tile.hex.q));
    let mut homes: Vec<_> = homes.iter().map(|&home| ground.hexes[home]).collect();
    homes.sort_by_key(|hex| (hex.r, hex.q));
    MapFile {
        name: request.name.clone(),
        seats: vec![request.seats],
        record: None,
        tiles,
        homes: homes.into_iter().map(Into::into).collect(),
        start: StartFile::default(),
    }
}

/// The index of one of the weights, each as likely as it is heavy, unless all are 0.
fn pick_weighted(weights: &[u32], dice: &mut Dice) -> Option<usize> {
    let total: u32 = weights.iter().sum();
    if total == 0 {
        return None;
    }
    let mut drawn = dice.below(total);
    weights.iter().position(|&weight| {
        let is_it = drawn < weight;
        drawn = drawn.saturating_sub(weight);
        is_it
    })
}
