//! Everything that is wrong with a map, for whoever is still drawing it.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::check::{gaps, head_faults, home_faults, other_faults, river_faults, tile_fault};
use super::file::Raw;
use super::tables::Map;
use super::{Ground, MapError, MapFile, TileFile};
use crate::Hex;

/// A map that somebody is drawing: tiles that cannot be read are left out of it, and told.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Raw")]
pub struct Draft {
    pub file: MapFile,
    /// What could not be read.
    pub faults: Vec<MapError>,
}

/// Everything that is wrong with a map, and the lie of the land as far as there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Survey {
    /// Empty if and only if the map can be played on.
    pub faults: Vec<MapError>,
    /// Without the rivers and tiles that are wrong in themselves.
    pub ground: Ground,
}

impl From<Raw> for Draft {
    fn from(mut raw: Raw) -> Draft {
        let mut faults = Vec::new();
        let tiles = std::mem::take(&mut raw.tiles).into_iter();
        let tiles = tiles.filter_map(|tile| {
            let tile = TileFile::try_from(tile);
            let tell = |fault| {
                // As many as a map has tiles will do.
                if faults.len() < Map::MOST_TILES {
                    faults.push(fault);
                }
            };
            tile.map_err(tell).ok()
        });
        let tiles: Vec<TileFile> = tiles.collect();
        let file = MapFile::of(raw, tiles);
        Draft { file, faults }
    }
}

impl From<MapFile> for Draft {
    fn from(file: MapFile) -> Draft {
        let faults = Vec::new();
        Draft { file, faults }
    }
}

impl Draft {
    /// Looks the map over, and whether so many seats have room on it if that is asked.
    pub fn survey(&self, seats: Option<u8>) -> Survey {
        let file = &self.file;
        let mut faults = self.faults.clone();
        // Tiles that cannot be read are told above.
        let is_told = |fault: &MapError| *fault == MapError::NoTiles && !self.faults.is_empty();
        let head = head_faults(file).into_iter().take(Map::MOST_TILES);
        faults.extend(head.filter(|fault| !is_told(fault)));
        let own = file.tiles.iter().filter_map(tile_fault);
        let own: Vec<MapError> = own.take(Map::MOST_TILES).collect();
        let wrong: BTreeSet<Hex> = own.iter().filter_map(MapError::hex).collect();
        faults.extend(own);

        let map = Map::tables(without_faults(file.clone()));
        // A river that runs to a tile without its own rivers is told there.
        let is_told = |fault: &MapError| match fault {
            MapError::RiverMismatch { neighbour, .. } => wrong.contains(neighbour),
            _ => false,
        };
        faults.extend(river_faults(&map).filter(|fault| !is_told(fault)));
        faults.extend(gaps(&map));
        faults.extend(home_faults(&map));
        faults.extend(other_faults(file));
        if file.seats.is_empty() {
            faults.push(MapError::NoSeats);
        }
        let most = file.seats.iter().copied().filter(|seats| *seats <= 6).max();
        let asked = seats.filter(|seats| Some(*seats) != most);
        for seats in most.into_iter().chain(asked) {
            if !(1..=6).contains(&seats) {
                faults.push(MapError::Seats(seats));
            } else if !map.tiles().is_empty() {
                faults.extend(map.check_room(seats).err());
            }
        }
        let mut told: Vec<MapError> = Vec::with_capacity(faults.len());
        for fault in faults {
            if !told.contains(&fault) {
                told.push(fault);
            }
        }
        Survey {
            faults: told,
            ground: map.ground(),
        }
    }
}

/// The file with no more tiles than there may be, each once, without rivers that are wrong in themselves.
fn without_faults(mut file: MapFile) -> MapFile {
    let mut hexes = BTreeSet::new();
    file.tiles.retain_mut(|tile| {
        match tile_fault(tile) {
            Some(MapError::TooFar { .. }) => return false,
            Some(_) => tile.rivers.clear(),
            None => {}
        }
        hexes.insert(tile.hex)
    });
    file.tiles.truncate(Map::MOST_TILES);
    // One more than there are tiles cannot all be right.
    file.homes.truncate(Map::MOST_TILES + 1);
    file
}
