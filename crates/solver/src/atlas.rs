//! A map by numbers: tiles, regions, places, and how far it is from one to another.

use std::sync::Arc;

use roads_and_boats::{Direction, Hex, Map, Place, Region, Terrain};

use crate::network::Networks;

/// No region, place or step.
pub const NONE: u8 = u8::MAX;
/// Further than any way.
pub const FAR: u8 = 200;

/// A tile.
#[derive(Clone, Debug)]
pub struct Tile {
    pub hex: Hex,
    pub terrain: Terrain,
    pub is_shore: bool,
    pub first_region: u8,
    pub n_regions: u8,
    /// Where a boat made here can be put into the water.
    pub berths: Vec<u16>,
}

/// A way over land between two regions, on which a road can be built.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    pub regions: [u8; 2],
    /// How the road is named from either end.
    pub names: [(Direction, u8); 2],
}

/// A map as the solver sees it.
#[derive(Clone, Debug)]
pub struct Atlas {
    pub map: Arc<Map>,
    pub tiles: Vec<Tile>,
    pub regions: Vec<Region>,
    pub tile_of: Vec<u8>,
    pub places: Vec<Place>,
    pub tile_of_place: Vec<u8>,
    /// Regions in reach of a place, as bits by their number on the tile.
    pub reach: Vec<u8>,
    pub links: Vec<Link>,
    /// Neighbours of a region, and the link to each.
    pub land: Vec<Vec<(u8, u8)>>,
    pub bridges: Vec<[u8; 2]>,
    /// Steps by water from a place.
    pub water: Vec<Vec<u16>>,
    /// Steps over land from region to region without bridges.
    pub land_far: Vec<u8>,
    /// The first region on the way, or none.
    pub land_next: Vec<u8>,
    /// Steps by water from place to where a region is in reach.
    pub water_far: Vec<u8>,
    pub water_next: Vec<u16>,
    /// Places for boats from which a region is in reach.
    pub berths: Vec<Vec<u16>>,
    /// Ways over land with roads and bridges.
    pub networks: Arc<Networks>,
}

impl Atlas {
    /// The atlas of a map, unless the map is too big for it.
    pub fn new(map: &Arc<Map>) -> Option<Atlas> {
        let places = map.places();
        let mut atlas = Atlas {
            map: map.clone(),
            tiles: Vec::new(),
            regions: Vec::new(),
            tile_of: Vec::new(),
            tile_of_place: Vec::new(),
            reach: Vec::new(),
            links: Vec::new(),
            land: Vec::new(),
            bridges: Vec::new(),
            water: Vec::new(),
            land_far: Vec::new(),
            land_next: Vec::new(),
            water_far: Vec::new(),
            water_next: Vec::new(),
            berths: Vec::new(),
            networks: Arc::default(),
            places,
        };
        let n_regions: usize = map
            .file()
            .tiles
            .iter()
            .map(|tile| usize::from(map.regions(tile.hex)))
            .sum();
        if n_regions >= usize::from(FAR) {
            return None;
        }
        atlas.number_tiles();
        atlas.number_places();
        atlas.number_links();
        atlas.measure_land();
        atlas.measure_water();
        let reaching = |region: usize| {
            let is_near = |place: &usize| atlas.water_far[place * n_regions + region] == 0;
            (0..atlas.places.len())
                .filter(is_near)
                .map(|place| place as u16)
                .collect()
        };
        atlas.berths = (0..n_regions).map(reaching).collect();
        (atlas.links.len() <= 256 && atlas.bridges.len() <= 64).then_some(atlas)
    }

    /// How many regions there are.
    pub fn n_regions(&self) -> usize {
        self.regions.len()
    }

    /// The number of a region.
    pub fn region(&self, name: Region) -> Option<u8> {
        self.regions
            .iter()
            .position(|&region| region == name)
            .map(|nth| nth as u8)
    }

    /// The number of a tile.
    pub fn tile(&self, hex: Hex) -> Option<usize> {
        self.tiles.iter().position(|tile| tile.hex == hex)
    }

    /// The regions of a tile.
    pub fn regions_of(&self, tile: usize) -> std::ops::Range<u8> {
        let tile = &self.tiles[tile];
        tile.first_region..tile.first_region + tile.n_regions
    }

    fn number_tiles(&mut self) {
        for (nth, file) in self.map.file().tiles.iter().enumerate() {
            let (hex, n_regions) = (file.hex, self.map.regions(file.hex));
            let first_region = self.regions.len() as u8;
            for part in 0..n_regions {
                self.regions.push(Region::new(hex, part));
                self.tile_of.push(nth as u8);
            }
            for pair in self.map.bridge_sites(hex) {
                self.bridges.push(pair.map(|part| first_region + part));
            }
            self.tiles.push(Tile {
                hex,
                terrain: file.terrain,
                is_shore: self.map.is_shore(hex),
                first_region,
                n_regions,
                berths: Vec::new(),
            });
        }
    }

    fn number_places(&mut self) {
        for nth in 0..self.places.len() {
            let place = self.places[nth];
            let tile = self.tile(place.hex()).unwrap_or(0);
            self.tile_of_place.push(tile as u8);
            let reach = self.map.regions_in_reach(place);
            self.reach
                .push(reach.iter().fold(0, |bits, region| bits | 1 << region.nth));
            let ways = match place {
                Place::Land(_) => Vec::new(),
                _ => self.map.ways(place),
            };
            let find = |way: &Place| self.places.iter().position(|other| other == way);
            self.water
                .push(ways.iter().filter_map(find).map(|nth| nth as u16).collect());
            if matches!(place, Place::River(_) | Place::Dock { .. }) {
                self.tiles[tile].berths.push(nth as u16);
            }
        }
    }

    fn number_links(&mut self) {
        self.land = vec![Vec::new(); self.n_regions()];
        for nth in 0..self.tiles.len() {
            let hex = self.tiles[nth].hex;
            for direction in &Direction::ALL[..3] {
                let Some(other) = self.tile(hex.towards(*direction)) else {
                    continue;
                };
                self.link(nth, other, *direction);
            }
        }
    }

    fn link(&mut self, near: usize, far: usize, direction: Direction) {
        let [one, two] = [&self.tiles[near], &self.tiles[far]];
        if !one.terrain.is_land() || !two.terrain.is_land() {
            return;
        }
        let rivers = &self.map.file().tiles[near].rivers;
        let n_banks = if rivers.iter().flatten().any(|&arm| arm == direction) {
            2
        } else {
            1
        };
        let (Some(near_banks), Some(far_banks)) =
            (self.map.banks(one.hex), self.map.banks(two.hex))
        else {
            return;
        };
        for bank in 0..n_banks {
            let back = if n_banks == 2 { 1 - bank } else { 0 };
            let a = one.first_region + near_banks.at(direction)[bank];
            let b = two.first_region + far_banks.at(direction.opposite())[1 - bank];
            let nth = self.links.len() as u8;
            self.links.push(Link {
                regions: [a, b],
                names: [(direction, bank as u8), (direction.opposite(), back as u8)],
            });
            self.land[usize::from(a)].push((b, nth));
            self.land[usize::from(b)].push((a, nth));
        }
    }

    fn measure_land(&mut self) {
        let n = self.n_regions();
        self.land_far = vec![FAR; n * n];
        self.land_next = vec![NONE; n * n];
        for to in 0..n {
            if !self.tiles[usize::from(self.tile_of[to])].terrain.is_land() {
                continue;
            }
            self.land_far[to * n + to] = 0;
            let mut line = vec![to];
            let mut at = 0;
            while at < line.len() {
                let here = line[at];
                at += 1;
                for &(next, _) in &self.land[here] {
                    let next = usize::from(next);
                    if self.land_far[next * n + to] == FAR {
                        self.land_far[next * n + to] = self.land_far[here * n + to] + 1;
                        self.land_next[next * n + to] = here as u8;
                        line.push(next);
                    }
                }
            }
        }
    }

    fn measure_water(&mut self) {
        let (n, m) = (self.n_regions(), self.places.len());
        self.water_far = vec![FAR; m * n];
        self.water_next = vec![u16::MAX; m * n];
        for to in 0..n {
            let tile = self.tile_of[to];
            let bit = 1 << (to as u8 - self.tiles[usize::from(tile)].first_region);
            let mut line: Vec<usize> = (0..m)
                .filter(|&place| {
                    self.is_water(place)
                        && self.tile_of_place[place] == tile
                        && self.reach[place] & bit != 0
                })
                .collect();
            for &place in &line {
                self.water_far[place * n + to] = 0;
            }
            let mut at = 0;
            while at < line.len() {
                let here = line[at];
                at += 1;
                for next in 0..m {
                    let leads = self.is_water(next) && self.water[next].contains(&(here as u16));
                    if leads && self.water_far[next * n + to] == FAR {
                        self.water_far[next * n + to] = self.water_far[here * n + to] + 1;
                        self.water_next[next * n + to] = here as u16;
                        line.push(next);
                    }
                }
            }
        }
    }

    /// Whether a place is for boats.
    pub fn is_water(&self, place: usize) -> bool {
        !matches!(self.places[place], Place::Land(_))
    }
}
