//! The lie of the land, for whoever draws it: regions, banks and docks, so that nobody has to cut tiles twice.

use serde::Serialize;

use super::tables::{Map, Tile};
use crate::{Direction, Hex, Place, Region, State, Terrain};

/// A map as it is drawn, before anything is built on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ground {
    pub name: String,
    /// The seat counts it is drawn for.
    pub seats: Vec<u8>,
    pub tiles: Vec<GroundTile>,
    /// The only regions that may be homes. Any land may if there are none.
    pub homes: Vec<Region>,
}

/// A tile as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GroundTile {
    pub hex: Hex,
    pub terrain: Terrain,
    /// Each river by the edges it runs to. One edge is a source.
    pub rivers: Vec<Vec<Direction>>,
    /// The region of each half of the rim, clockwise. Edge `d` is the halves `2d` and `2d + 1`.
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub halves: [u8; 12],
    /// How many regions there are.
    pub regions: u8,
    /// Pairs of regions that a bridge can join (RB-MAP-05).
    pub bridges: Vec<[u8; 2]>,
    /// RB-MAP-06.
    pub is_shore: bool,
    pub docks: Vec<Dock>,
}

/// Where a boat can lie at the coast of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Dock {
    pub region: u8,
    /// The direction in which the sea is.
    pub sea: Direction,
}

impl Map {
    /// The lie of the land.
    pub fn ground(&self) -> Ground {
        let file = self.file();
        let homes = file.homes.iter().flat_map(|home| {
            let regions = (0..self.regions(home.hex())).map(|nth| Region::new(home.hex(), nth));
            regions.filter(|&region| home.allows(region))
        });
        Ground {
            name: file.name.clone(),
            seats: file.seats.clone(),
            tiles: self.tiles().iter().map(|tile| self.drawn(tile)).collect(),
            homes: homes.collect(),
        }
    }

    fn drawn(&self, tile: &Tile) -> GroundTile {
        let docks = tile
            .boat_places
            .iter()
            .filter_map(|&id| match self.place(id) {
                Place::Dock { land, sea } => Some(Dock {
                    region: land.nth,
                    sea,
                }),
                _ => None,
            });
        GroundTile {
            hex: tile.hex,
            terrain: tile.terrain,
            rivers: tile.rivers.clone(),
            halves: tile.banks.halves(),
            regions: tile.banks.n_regions(),
            bridges: tile.banks.bridges(&tile.rivers),
            is_shore: tile.is_shore,
            docks: docks.collect(),
        }
    }
}

impl State {
    /// The lie of the land that is played on: of the tiles laid so far while the seats make the map. A seat alone may
    /// have its home on any of it (RB-SOLO-04).
    pub fn ground(&self) -> Ground {
        let mut ground = match self.free_map.as_deref() {
            Some(free_map) => Map::tables(free_map.file(self.n_seats)).ground(),
            None => self.map.ground(),
        };
        if self.is_solo() {
            ground.homes.clear();
        }
        ground
    }
}
