//! Numbers everything on a map, once.

use super::river::Banks;
use super::tables::{
    Bridge, Edge, EdgeId, Link, LinkId, Map, PlaceId, PlaceTable, RegionId, RegionTable, Step,
    Tile, TileId,
};
use super::{MapFile, StartFile};
use crate::{Direction, Hex, Place, Region, Terrain};

impl Map {
    /// A map without tiles, while one is being made.
    pub(crate) fn empty() -> Map {
        Map::tables(MapFile {
            name: String::new(),
            seats: Vec::new(),
            record: None,
            tiles: Vec::new(),
            homes: Vec::new(),
            start: StartFile::default(),
        })
    }

    /// Makes the tables. Rivers may still not match, and tiles not be joined.
    pub(crate) fn tables(file: MapFile) -> Map {
        let hexes = || file.tiles.iter().map(|tile| tile.hex);
        let least = |of: fn(Hex) -> i8| hexes().map(of).min().unwrap_or(0);
        let most = |of: fn(Hex) -> i8| hexes().map(of).max().unwrap_or(0);
        let corner = Hex::new(least(|hex| hex.q), least(|hex| hex.r));
        let size = |most: i8, least: i8| (i16::from(most) - i16::from(least)) as usize + 1;
        let width = size(most(|hex| hex.q), corner.q);
        let height = size(most(|hex| hex.r), corner.r);
        let mut map = Map {
            tiles: Vec::new(),
            regions: Vec::new(),
            places: Vec::new(),
            steps: Vec::new(),
            links: Vec::new(),
            edges: Vec::new(),
            bridges: Vec::new(),
            grid: vec![None; width * height],
            corner,
            width,
            file,
        };
        map.number_tiles();
        map.number_edges();
        map.number_places();
        map.number_steps();
        map
    }

    fn number_tiles(&mut self) {
        for (nth, tile) in self.file.tiles.iter().enumerate() {
            let id = TileId(nth as u8);
            let banks = Banks::of(&tile.rivers);
            let first_region = RegionId(self.regions.len() as u16);
            for nth in 0..banks.n_regions() {
                let name = Region::new(tile.hex, nth);
                self.regions.push(RegionTable { tile: id, name });
            }
            let first_bridge = self.bridges.len();
            let region = |nth: u8| RegionId(first_region.0 + u16::from(nth));
            for pair in banks.bridges(&tile.rivers) {
                let regions = pair.map(region);
                self.bridges.push(Bridge { tile: id, regions });
            }
            self.tiles.push(Tile {
                hex: tile.hex,
                terrain: tile.terrain,
                rivers: tile.rivers.clone(),
                banks,
                first_region,
                neighbours: [None; 6],
                edges: [None; 6],
                is_shore: false,
                boat_places: Vec::new(),
                bridges: first_bridge..self.bridges.len(),
            });
        }
        for nth in 0..self.tiles.len() {
            let cell = self
                .cell(self.tiles[nth].hex)
                .expect("the grid holds all tiles");
            self.grid[cell] = Some(TileId(nth as u8));
        }
        for nth in 0..self.tiles.len() {
            let hex = self.tiles[nth].hex;
            let neighbours = Direction::ALL.map(|direction| self.tile_at(hex.towards(direction)));
            let by_the_sea = neighbours
                .iter()
                .flatten()
                .any(|&id| !self.tile(id).terrain.is_land());
            let tile = &mut self.tiles[nth];
            tile.neighbours = neighbours;
            tile.is_shore = tile.terrain.is_land() && (by_the_sea || !tile.rivers.is_empty());
        }
    }

    fn number_edges(&mut self) {
        for nth in 0..self.tiles.len() {
            for direction in &Direction::ALL[..3] {
                let Some(neighbour) = self.tiles[nth].neighbours[direction.index()] else {
                    continue;
                };
                let edge = EdgeId(self.edges.len() as u16);
                let tiles = [TileId(nth as u8), neighbour];
                self.tiles[nth].edges[direction.index()] = Some(edge);
                self.tiles[neighbour.index()].edges[direction.opposite().index()] = Some(edge);
                let [near, far] = tiles.map(|id| self.tile(id).clone());
                let mut links = [None; 2];
                if near.terrain.is_land() && far.terrain.is_land() {
                    let n_banks = if near.has_river_at(*direction) { 2 } else { 1 };
                    for (bank, link) in links.iter_mut().enumerate().take(n_banks) {
                        let near_region = near.region(near.banks.at(*direction)[bank]);
                        let far_region = far.region(far.banks.at(direction.opposite())[1 - bank]);
                        *link = Some(LinkId(self.links.len() as u16));
                        self.links.push(Link {
                            regions: [near_region, far_region],
                            edge,
                            bank: bank as u8,
                        });
                    }
                }
                self.edges.push(Edge {
                    tiles,
                    direction: *direction,
                    links,
                });
            }
        }
    }

    fn number_places(&mut self) {
        for RegionTable { tile, name } in &self.regions {
            let name = match self.tile(*tile).terrain {
                Terrain::Sea => Place::Sea(name.hex),
                _ => Place::Land(*name),
            };
            let reach = match name {
                Place::Land(region) => 1 << region.nth,
                _ => 1,
            };
            self.places.push(PlaceTable {
                name,
                tile: *tile,
                reach,
                steps: [0; 2],
            });
        }
        for nth in 0..self.tiles.len() {
            let tile = self.tiles[nth].clone();
            for (nth, river) in tile.rivers.iter().enumerate() {
                let name = Place::River(Region::new(tile.hex, nth as u8));
                self.add_boat_place(&tile, name, tile.banks.along(river));
            }
            let coasts = Direction::ALL
                .into_iter()
                .filter(|_| tile.terrain.is_land());
            for sea in coasts {
                if self.sea_towards(TileId(nth as u8), sea).is_none() {
                    continue;
                }
                let [left, right] = tile.banks.at(sea);
                let banks = if left == right { 1 } else { 2 };
                for nth in [left, right].into_iter().take(banks) {
                    let land = Region::new(tile.hex, nth);
                    self.add_boat_place(&tile, Place::Dock { land, sea }, 1 << nth);
                }
            }
        }
    }

    fn add_boat_place(&mut self, tile: &Tile, name: Place, reach: u8) {
        let id = PlaceId(self.places.len() as u16);
        let tile = self.tile_of(tile.first_region);
        self.places.push(PlaceTable {
            name,
            tile,
            reach,
            steps: [0; 2],
        });
        self.tiles[tile.index()].boat_places.push(id);
    }

    fn number_steps(&mut self) {
        for nth in 0..self.places.len() {
            let first = self.steps.len() as u32;
            let PlaceTable { name, tile, .. } = self.places[nth];
            let mut steps = Vec::new();
            match name {
                Place::Land(region) => self.steps_on_land(tile, region, &mut steps),
                Place::River(river) => self.steps_on_river(tile, river.nth, &mut steps),
                Place::Dock { sea, .. } => {
                    let to = self.sea_towards(tile, sea);
                    steps.extend(to.map(|(to, edge)| Step {
                        to,
                        edge,
                        link: None,
                    }));
                }
                Place::Sea(_) => self.steps_at_sea(tile, &mut steps),
            }
            self.steps.append(&mut steps);
            self.places[nth].steps = [first, self.steps.len() as u32];
        }
    }

    fn steps_on_land(&self, tile: TileId, region: Region, steps: &mut Vec<Step>) {
        let from = self.tile(tile).region(region.nth);
        for edge in self.tile(tile).edges.into_iter().flatten() {
            for link in self.edge(edge).links.into_iter().flatten() {
                let [a, b] = self.link(link).regions;
                let to = if a == from {
                    b
                } else if b == from {
                    a
                } else {
                    continue;
                };
                steps.push(Step {
                    to: to.place(),
                    edge,
                    link: Some(link),
                });
            }
        }
    }

    fn steps_on_river(&self, tile: TileId, river: u8, steps: &mut Vec<Step>) {
        for &direction in &self.tile(tile).rivers[usize::from(river)] {
            let at = direction.index();
            let (Some(next), Some(edge)) =
                (self.tile(tile).neighbours[at], self.tile(tile).edges[at])
            else {
                continue;
            };
            let to = match self.tile(next).terrain {
                Terrain::Sea => Some(self.tile(next).first_region.place()),
                _ => self.river_at(next, direction.opposite()),
            };
            steps.extend(to.map(|to| Step {
                to,
                edge,
                link: None,
            }));
        }
    }

    fn steps_at_sea(&self, tile: TileId, steps: &mut Vec<Step>) {
        for direction in Direction::ALL {
            let at = direction.index();
            let (Some(next), Some(edge)) =
                (self.tile(tile).neighbours[at], self.tile(tile).edges[at])
            else {
                continue;
            };
            let back = direction.opposite();
            if !self.tile(next).terrain.is_land() {
                let to = self.tile(next).first_region.place();
                steps.push(Step {
                    to,
                    edge,
                    link: None,
                });
                continue;
            }
            let river = self.river_at(next, back);
            let docks = self.tile(next).boat_places.iter().copied().filter(
                |&place| matches!(self.place(place), Place::Dock { sea, .. } if sea == back),
            );
            steps.extend(river.into_iter().chain(docks).map(|to| Step {
                to,
                edge,
                link: None,
            }));
        }
    }

    /// The river that comes out of a tile over an edge.
    fn river_at(&self, tile: TileId, edge: Direction) -> Option<PlaceId> {
        let tile = self.tile(tile);
        let nth = tile.rivers.iter().position(|river| river.contains(&edge))?;
        Some(tile.boat_places[nth])
    }
}
