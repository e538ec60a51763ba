//! What the rules look up, made once for each map.
//!
//! Everything on a map has a small number: tiles, regions, places, edges, and links, which are the ways over an edge
//! from region to region. The places on land and at sea come first and have the numbers of their regions.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::river::Banks;
use super::{MapError, MapFile};
use crate::{Direction, Hex, Place, Region, Terrain};

/// A map that can be played on.
#[derive(Clone, Debug)]
pub struct Map {
    pub(super) file: MapFile,
    pub(super) tiles: Vec<Tile>,
    pub(super) regions: Vec<RegionTable>,
    pub(super) places: Vec<PlaceTable>,
    pub(super) steps: Vec<Step>,
    pub(super) links: Vec<Link>,
    pub(super) edges: Vec<Edge>,
    pub(super) bridges: Vec<Bridge>,
    /// The tile of each hexagon in the rectangle around all of them.
    pub(super) grid: Vec<Option<TileId>>,
    pub(super) corner: Hex,
    pub(super) width: usize,
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(crate) struct $name(pub(crate) $inner);

        impl $name {
            pub(crate) const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

numbers! {
    TileId(u8);
    /// A region before any bridge is built.
    RegionId(u16);
    PlaceId(u16);
    EdgeId(u16);
    LinkId(u16);
}

impl RegionId {
    /// The place on its land, or on its sea.
    pub(crate) const fn place(self) -> PlaceId {
        PlaceId(self.0)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) hex: Hex,
    pub(crate) terrain: Terrain,
    pub(crate) rivers: Vec<Vec<Direction>>,
    pub(crate) banks: Banks,
    pub(crate) first_region: RegionId,
    pub(crate) neighbours: [Option<TileId>; 6],
    pub(crate) edges: [Option<EdgeId>; 6],
    /// RB-MAP-06.
    pub(crate) is_shore: bool,
    /// The places on rivers and docks.
    pub(crate) boat_places: Vec<PlaceId>,
    /// Its part of the bridges that can be.
    pub(crate) bridges: std::ops::Range<usize>,
}

impl Tile {
    pub(crate) fn has_river_at(&self, edge: Direction) -> bool {
        self.rivers.iter().flatten().any(|&arm| arm == edge)
    }

    /// The regions of the tile.
    pub(crate) fn regions(&self) -> impl Iterator<Item = RegionId> + use<> {
        let first = self.first_region.0;
        (first..first + u16::from(self.banks.n_regions())).map(RegionId)
    }

    /// A region of the tile by its number on it.
    pub(crate) const fn region(&self, nth: u8) -> RegionId {
        RegionId(self.first_region.0 + nth as u16)
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct RegionTable {
    pub(super) tile: TileId,
    pub(super) name: Region,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct PlaceTable {
    pub(super) name: Place,
    pub(super) tile: TileId,
    /// The regions in reach, as bits by their number on the tile (RB-MOVE-09).
    pub(super) reach: u8,
    pub(super) steps: [u32; 2],
}

/// A way from one place to another over an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) to: PlaceId,
    pub(crate) edge: EdgeId,
    /// The link walked over, if this is on land.
    pub(crate) link: Option<LinkId>,
}

/// A way over land from a region to one of a neighbouring tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) regions: [RegionId; 2],
    pub(crate) edge: EdgeId,
    /// Which half of the edge it is, seen from the tile that the edge is named by.
    pub(crate) bank: u8,
}

/// A border between two tiles, named by one of them and a direction from 0 to 2.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) tiles: [TileId; 2],
    pub(crate) direction: Direction,
    /// The links over it, by bank. One without a river, two with, none at sea.
    pub(crate) links: [Option<LinkId>; 2],
}

/// Two regions that a bridge can join.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bridge {
    pub(crate) tile: TileId,
    pub(crate) regions: [RegionId; 2],
}

impl Map {
    /// A map has no more tiles than this.
    pub const MOST_TILES: usize = 200;

    pub(super) fn cell(&self, hex: Hex) -> Option<usize> {
        let column = usize::try_from(i16::from(hex.q) - i16::from(self.corner.q)).ok()?;
        let row = usize::try_from(i16::from(hex.r) - i16::from(self.corner.r)).ok()?;
        (column < self.width).then(|| row * self.width + column)
    }

    /// The file it was made from.
    pub fn file(&self) -> &MapFile {
        &self.file
    }

    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    pub(crate) fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    pub(crate) fn tile_at(&self, hex: Hex) -> Option<TileId> {
        self.grid.get(self.cell(hex)?).copied().flatten()
    }

    pub(crate) fn n_regions(&self) -> usize {
        self.regions.len()
    }

    pub(crate) fn n_places(&self) -> usize {
        self.places.len()
    }

    /// The region of this name.
    pub(crate) fn region_at(&self, region: Region) -> Option<RegionId> {
        let tile = self.tile(self.tile_at(region.hex)?);
        (region.nth < tile.banks.n_regions()).then(|| tile.region(region.nth))
    }

    pub(crate) fn region(&self, id: RegionId) -> Region {
        self.regions[id.index()].name
    }

    pub(crate) fn tile_of(&self, id: RegionId) -> TileId {
        self.regions[id.index()].tile
    }

    /// The place of this name, bridges aside.
    pub(crate) fn place_at(&self, place: Place) -> Option<PlaceId> {
        let tile = self.tile_at(place.hex())?;
        match place {
            Place::Land(region) => {
                let is_land = self.tile(tile).terrain.is_land();
                self.region_at(region)
                    .filter(|_| is_land)
                    .map(RegionId::place)
            }
            Place::Sea(_) => {
                let tile = self.tile(tile);
                (!tile.terrain.is_land()).then(|| tile.first_region.place())
            }
            Place::River(_) | Place::Dock { .. } => {
                let places = &self.tile(tile).boat_places;
                places.iter().copied().find(|&id| self.place(id) == place)
            }
        }
    }

    pub(crate) fn place(&self, id: PlaceId) -> Place {
        self.places[id.index()].name
    }

    pub(crate) fn tile_of_place(&self, id: PlaceId) -> TileId {
        self.places[id.index()].tile
    }

    /// The regions in reach of a place, as bits by their number on the tile, bridges aside.
    pub(crate) fn reach(&self, id: PlaceId) -> u8 {
        self.places[id.index()].reach
    }

    /// The ways out of a place.
    pub(crate) fn steps(&self, id: PlaceId) -> &[Step] {
        let [first, end] = self.places[id.index()].steps;
        &self.steps[first as usize..end as usize]
    }

    /// The sea tile next to a tile, and the edge between them.
    pub(crate) fn sea_towards(
        &self,
        tile: TileId,
        direction: Direction,
    ) -> Option<(PlaceId, EdgeId)> {
        let tile = self.tile(tile);
        let sea = self.tile(tile.neighbours[direction.index()]?);
        let edge = tile.edges[direction.index()]?;
        (!sea.terrain.is_land()).then(|| (sea.first_region.place(), edge))
    }

    /// The way over an edge of a tile on one of its banks, clockwise. Without a river there is only the first.
    pub(crate) fn link_over(&self, id: TileId, direction: Direction, bank: u8) -> Option<LinkId> {
        let tile = self.tile(id);
        let edge = self.edge(tile.edges[direction.index()]?);
        let has_river = tile.has_river_at(direction);
        if bank > u8::from(has_river) {
            return None;
        }
        // The banks of an edge are counted by the tile that names it.
        let bank = match has_river && edge.tiles[0] != id {
            true => 1 - bank,
            false => bank,
        };
        edge.links[usize::from(bank)]
    }

    pub(crate) fn links(&self) -> &[Link] {
        &self.links
    }

    pub(crate) fn link(&self, id: LinkId) -> Link {
        self.links[id.index()]
    }

    pub(crate) fn edges(&self) -> &[Edge] {
        &self.edges
    }

    pub(crate) fn edge(&self, id: EdgeId) -> Edge {
        self.edges[id.index()]
    }

    pub(crate) fn bridges(&self) -> &[Bridge] {
        &self.bridges
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        // The tables follow from the file.
        self.file == other.file
    }
}

impl Eq for Map {}

impl Serialize for Map {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.file.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Map {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Map, D::Error> {
        let file = MapFile::deserialize(deserializer)?;
        Map::new(file).map_err(|error: MapError| serde::de::Error::custom(error))
    }
}
