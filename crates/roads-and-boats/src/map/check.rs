//! What makes a file a map (RB-MAP-01, RB-MAP-02, RB-MAP-08).

use thiserror::Error;

use super::MapFile;
use super::homes::Homes;
use super::river::{Banks, Tangle};
use super::tables::{Map, TileId};
use crate::{Direction, Good, Hex};

/// A home starts with no more of a good than this.
const MOST_AT_START: u16 = 999;

/// Why there is no map in a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MapError {
    #[error("{0}")]
    Format(String),
    #[error("the map has no name")]
    NoName,
    #[error("the name of a map has at most {most} letters and no control characters", most = MapFile::LONGEST_NAME)]
    Name,
    #[error("the map has no tiles")]
    NoTiles,
    #[error("the map has {0} tiles, which is more than {most}", most = Map::MOST_TILES)]
    TooManyTiles(usize),
    #[error("tile ({q}, {r}): coordinates go from -{most} to {most}", most = Hex::FURTHEST)]
    TooFar { q: i64, r: i64 },
    #[error("tile {hex}: {reason}")]
    Terrain { hex: Hex, reason: String },
    #[error("tile {hex}: there is no edge {edge}, edges go from 0 to 5")]
    NoSuchEdge { hex: Hex, edge: u64 },
    #[error("tile {0} is there twice")]
    Twice(Hex),
    #[error("tile {0}: a sea tile has no river")]
    RiverAtSea(Hex),
    #[error("tile {0}: a river runs to one edge or more, and to each of them once")]
    RiverEdges(Hex),
    #[error("tile {0}: its rivers cross")]
    RiversCross(Hex),
    #[error("tile {hex}: its river runs off the map over edge {edge}")]
    RiverOff { hex: Hex, edge: Direction },
    #[error(
        "tile {hex}: its river runs over edge {edge} to tile {neighbour}, which has none there"
    )]
    RiverMismatch {
        hex: Hex,
        edge: Direction,
        neighbour: Hex,
    },
    #[error("tile {hex} is not joined to tile {first}: there is a gap between them")]
    Gap { hex: Hex, first: Hex },
    #[error("a map is for 1 to 6 seats, not for {0}")]
    Seats(u8),
    #[error("{0} seats are named twice")]
    SeatsTwice(u8),
    #[error("a home starts with 1 to 5 donkeys, not {0}")]
    Donkeys(u8),
    #[error("a home starts with {count} {good}, which is more than {most}", most = MOST_AT_START)]
    StartGoods { good: Good, count: u16 },
    #[error("the map does not say for how many seats it is")]
    NoSeats,
    #[error("home {0}: there is no such tile")]
    HomeOffMap(Hex),
    #[error("home {0} is at sea")]
    HomeAtSea(Hex),
    #[error("home {hex}: the tile has no region {nth}")]
    HomeRegion { hex: Hex, nth: u8 },
    #[error("home {0} is named twice")]
    HomeTwice(Hex),
    #[error("there is no room for {seats} homes: {found} fit, of which tile {last} is the last")]
    NoRoom { seats: u8, found: usize, last: Hex },
    #[error("there is no land for a home: tile {0} is sea like all others")]
    NoLand(Hex),
}

impl Map {
    /// The map in a file.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the file, with the tile named (RB-MAP-08).
    pub fn new(file: MapFile) -> Result<Map, MapError> {
        check_tiles(&file)?;
        let map = Map::tables(file);
        check_neighbours(&map)?;
        check_joined(&map)?;
        check_homes(&map)?;
        Ok(map)
    }

    /// Checks that so many homes fit (RB-SET-03).
    pub(crate) fn check_room(&self, seats: u8) -> Result<(), MapError> {
        let homes = Homes::of(self, seats);
        if homes.has_room(usize::from(seats)) {
            return Ok(());
        }
        let found = (0..seats)
            .rev()
            .map(usize::from)
            .find(|&n| homes.has_room(n))
            .unwrap_or(0);
        match homes.placed(found).last() {
            Some(&last) => Err(MapError::NoRoom {
                seats,
                found,
                last: self.tile(last).hex,
            }),
            None => Err(MapError::NoLand(self.tile(TileId(0)).hex)),
        }
    }
}

/// Checks that a map may be called this.
pub(super) fn check_name(name: &str) -> Result<(), MapError> {
    if name.trim().is_empty() {
        return Err(MapError::NoName);
    }
    if name.chars().count() > MapFile::LONGEST_NAME || name.contains(char::is_control) {
        return Err(MapError::Name);
    }
    Ok(())
}

/// What can be seen of the tiles one by one.
fn check_tiles(file: &MapFile) -> Result<(), MapError> {
    check_name(&file.name)?;
    if file.tiles.is_empty() {
        return Err(MapError::NoTiles);
    }
    if file.tiles.len() > Map::MOST_TILES {
        return Err(MapError::TooManyTiles(file.tiles.len()));
    }
    let mut hexes: Vec<Hex> = file.tiles.iter().map(|tile| tile.hex).collect();
    hexes.sort_unstable();
    if let Some(twice) = hexes.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(MapError::Twice(twice[0]));
    }
    for tile in &file.tiles {
        let hex = tile.hex;
        let most = Hex::FURTHEST;
        if hex.q.checked_abs().is_none_or(|q| q > most)
            || hex.r.checked_abs().is_none_or(|r| r > most)
        {
            return Err(MapError::TooFar {
                q: hex.q.into(),
                r: hex.r.into(),
            });
        }
        if !tile.terrain.is_land() && !tile.rivers.is_empty() {
            return Err(MapError::RiverAtSea(hex));
        }
        Banks::check(&tile.rivers).map_err(|tangle| match tangle {
            Tangle::Edges => MapError::RiverEdges(hex),
            Tangle::Cross => MapError::RiversCross(hex),
        })?;
    }
    Ok(())
}

/// Rivers go on where they leave a tile (RB-MAP-02).
fn check_neighbours(map: &Map) -> Result<(), MapError> {
    for tile in map.tiles() {
        for &edge in tile.rivers.iter().flatten() {
            let hex = tile.hex;
            let Some(neighbour) = tile.neighbours[edge.index()] else {
                return Err(MapError::RiverOff { hex, edge });
            };
            let neighbour = map.tile(neighbour);
            let back = edge.opposite();
            if neighbour.terrain.is_land() && !neighbour.has_river_at(back) {
                return Err(MapError::RiverMismatch {
                    hex,
                    edge,
                    neighbour: neighbour.hex,
                });
            }
        }
    }
    Ok(())
}

/// Every tile can be got to from the first over others (RB-MAP-01).
fn check_joined(map: &Map) -> Result<(), MapError> {
    let mut reached = vec![false; map.tiles().len()];
    let mut open = vec![TileId(0)];
    reached[0] = true;
    while let Some(tile) = open.pop() {
        for &next in map.tile(tile).neighbours.iter().flatten() {
            if !std::mem::replace(&mut reached[next.index()], true) {
                open.push(next);
            }
        }
    }
    match reached.iter().position(|&reached| !reached) {
        None => Ok(()),
        Some(lost) => Err(MapError::Gap {
            hex: map.tiles()[lost].hex,
            first: map.tiles()[0].hex,
        }),
    }
}

fn check_homes(map: &Map) -> Result<(), MapError> {
    let file = map.file();
    for (nth, home) in file.homes.iter().enumerate() {
        let hex = home.hex();
        let tile = map.tile_at(hex).ok_or(MapError::HomeOffMap(hex))?;
        let tile = map.tile(tile);
        if !tile.terrain.is_land() {
            return Err(MapError::HomeAtSea(hex));
        }
        if let Some(nth) = home.region.filter(|&nth| nth >= tile.banks.n_regions()) {
            return Err(MapError::HomeRegion { hex, nth });
        }
        if file.homes[..nth].iter().any(|other| other.hex() == hex) {
            return Err(MapError::HomeTwice(hex));
        }
    }
    for (nth, &seats) in file.seats.iter().enumerate() {
        if !(1..=6).contains(&seats) {
            return Err(MapError::Seats(seats));
        }
        if file.seats[..nth].contains(&seats) {
            return Err(MapError::SeatsTwice(seats));
        }
    }
    if !(1..=5).contains(&file.start.donkeys) {
        return Err(MapError::Donkeys(file.start.donkeys));
    }
    if let Some((good, count)) = file
        .start
        .goods
        .iter()
        .find(|&(_, count)| count > MOST_AT_START)
    {
        return Err(MapError::StartGoods { good, count });
    }
    let most = file.seats.iter().max().ok_or(MapError::NoSeats)?;
    map.check_room(*most)
}
