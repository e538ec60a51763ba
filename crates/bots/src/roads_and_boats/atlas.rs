//! What a seat can know of a map before anything stands on it, by number.
//!
//! Regions are numbered first, land and sea; the places on them have the same numbers. Behind them come the places
//! for boats, on rivers and at coasts.

use std::sync::Arc;

use roads_and_boats::{Direction, Hex, Map, Place, Region, Terrain};

/// A way over land between two regions of neighbouring tiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) ends: [u16; 2],
    pub(super) hex: Hex,
    pub(super) direction: Direction,
    pub(super) bank: u8,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Tile {
    pub(super) hex: Hex,
    pub(super) terrain: Terrain,
    pub(super) is_shore: bool,
    pub(super) first: u16,
    pub(super) n_regions: u16,
}

impl Tile {
    pub(super) fn regions(&self) -> std::ops::Range<u16> {
        self.first..self.first + self.n_regions
    }
}

#[derive(Debug)]
pub(super) struct Atlas {
    pub(super) map: Arc<Map>,
    pub(super) tiles: Vec<Tile>,
    pub(super) regions: Vec<Region>,
    pub(super) tile_of: Vec<u16>,
    pub(super) places: Vec<Place>,
    /// The tile of each place.
    pub(super) tile_of_place: Vec<u16>,
    /// The regions in reach of each place, bridges aside.
    pub(super) reach: Vec<Vec<u16>>,
    /// The places a boat comes to from each place in one step.
    pub(super) by_water: Vec<Vec<u16>>,
    /// The regions one walks to from each region, and over which link.
    pub(super) by_land: Vec<Vec<(u16, u16)>>,
    pub(super) links: Vec<Link>,
    pub(super) bridges: Vec<[u16; 2]>,
    /// The places for boats on each tile.
    pub(super) moorings: Vec<Vec<u16>>,
    /// Tiles by their hexagons, in order.
    index: Vec<(Hex, u16)>,
    /// Places in order, with their numbers.
    by_name: Vec<(Place, u16)>,
}

impl Atlas {
    pub(super) fn new(map: &Arc<Map>) -> Atlas {
        let mut atlas = Atlas {
            map: map.clone(),
            tiles: Vec::new(),
            regions: Vec::new(),
            tile_of: Vec::new(),
            places: Vec::new(),
            tile_of_place: Vec::new(),
            reach: Vec::new(),
            by_water: Vec::new(),
            by_land: Vec::new(),
            links: Vec::new(),
            bridges: Vec::new(),
            moorings: Vec::new(),
            index: Vec::new(),
            by_name: Vec::new(),
        };
        atlas.number_regions();
        atlas.number_places();
        atlas.number_links();
        atlas
    }

    fn number_regions(&mut self) {
        for (nth, tile) in self.map.file().tiles.iter().enumerate() {
            let (hex, first) = (tile.hex, self.regions.len() as u16);
            let n_regions = u16::from(self.map.regions(hex));
            self.tiles.push(Tile {
                hex,
                terrain: tile.terrain,
                is_shore: self.map.is_shore(hex),
                first,
                n_regions,
            });
            self.index.push((hex, nth as u16));
            for part in 0..n_regions {
                self.regions.push(Region::new(hex, part as u8));
                self.tile_of.push(nth as u16);
            }
            for pair in self.map.bridge_sites(hex) {
                self.bridges.push(pair.map(|part| first + u16::from(part)));
            }
        }
        self.index.sort_unstable();
    }

    fn number_places(&mut self) {
        for (region, &tile) in self.regions.iter().zip(&self.tile_of) {
            self.places
                .push(match self.tiles[usize::from(tile)].terrain {
                    Terrain::Sea => Place::Sea(region.hex),
                    _ => Place::Land(*region),
                });
        }
        for place in self.map.places() {
            if matches!(place, Place::River(_) | Place::Dock { .. }) {
                self.places.push(place);
            }
        }
        let numbered = self.places.iter().copied().zip(0..);
        self.by_name = numbered.collect();
        self.by_name.sort_unstable();
        self.moorings = vec![Vec::new(); self.tiles.len()];
        for (nth, &place) in self.places.iter().enumerate() {
            let tile = self.tile(place.hex()).unwrap_or(0);
            if !matches!(place, Place::Land(_)) {
                self.moorings[usize::from(tile)].push(nth as u16);
            }
            let reach = self.map.regions_in_reach(place);
            let reach = reach.into_iter().filter_map(|region| self.region(region));
            self.reach.push(reach.collect());
            self.tile_of_place.push(tile);
            let ways = match place {
                Place::Land(_) => Vec::new(),
                _ => self.map.ways(place),
            };
            let ways = ways.into_iter().filter_map(|way| self.place(way));
            self.by_water.push(ways.collect());
        }
    }

    fn number_links(&mut self) {
        self.by_land = vec![Vec::new(); self.regions.len()];
        for nth in 0..self.tiles.len() {
            let hex = self.tiles[nth].hex;
            let rivers = &self.map.file().tiles[nth].rivers;
            let rivers: Vec<Direction> = rivers.iter().flatten().copied().collect();
            for &direction in &Direction::ALL[..3] {
                let Some(other) = self.tile(hex.towards(direction)) else {
                    continue;
                };
                let [here, there] = [nth, usize::from(other)].map(|nth| self.tiles[nth]);
                if !here.terrain.is_land() || !there.terrain.is_land() {
                    continue;
                }
                let n_banks = 1 + usize::from(rivers.contains(&direction));
                for bank in 0..n_banks {
                    let Some(ends) = self.ends(here, there, direction, bank) else {
                        continue;
                    };
                    let link = self.links.len() as u16;
                    self.links.push(Link {
                        ends,
                        hex,
                        direction,
                        bank: bank as u8,
                    });
                    let [one, other] = ends;
                    self.by_land[usize::from(one)].push((other, link));
                    self.by_land[usize::from(other)].push((one, link));
                }
            }
        }
    }

    /// The regions on both sides of one bank of an edge.
    fn ends(&self, here: Tile, there: Tile, edge: Direction, bank: usize) -> Option<[u16; 2]> {
        let near = self.map.banks(here.hex)?.at(edge)[bank];
        // The other tile counts its halves the other way round.
        let far = self.map.banks(there.hex)?.at(edge.opposite())[1 - bank];
        Some([here.first + u16::from(near), there.first + u16::from(far)])
    }

    /// The number of the tile at a hexagon.
    pub(super) fn tile(&self, hex: Hex) -> Option<u16> {
        let found = self.index.binary_search_by_key(&hex, |entry| entry.0);
        found.ok().map(|nth| self.index[nth].1)
    }

    /// The number of a region.
    pub(super) fn region(&self, region: Region) -> Option<u16> {
        let tile = self.tiles[usize::from(self.tile(region.hex)?)];
        (u16::from(region.nth) < tile.n_regions).then(|| tile.first + u16::from(region.nth))
    }

    /// The number of a place.
    pub(super) fn place(&self, place: Place) -> Option<u16> {
        match place {
            Place::Land(region) => self.region(region),
            _ => {
                let found = self.by_name.binary_search_by_key(&place, |entry| entry.0);
                found.ok().map(|nth| self.by_name[nth].1)
            }
        }
    }

    pub(super) fn tile_at(&self, region: u16) -> &Tile {
        &self.tiles[usize::from(self.tile_of[usize::from(region)])]
    }

    /// The way out of a region over a link, as seen from that region: its direction and bank.
    pub(super) fn seen_from(&self, link: u16, region: u16) -> (Direction, u8) {
        let Link {
            hex,
            direction,
            bank,
            ..
        } = self.links[usize::from(link)];
        if self.tile_at(region).hex == hex {
            return (direction, bank);
        }
        let is_double = self
            .links
            .iter()
            .any(|other| other.hex == hex && other.direction == direction && other.bank != bank);
        let bank = if is_double { 1 - bank } else { bank };
        (direction.opposite(), bank)
    }
}
