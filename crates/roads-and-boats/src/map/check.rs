//! What makes a file a map (RB-MAP-01, RB-MAP-02, RB-MAP-08).

use thiserror::Error;

use super::homes::Homes;
use super::river::{Banks, Tangle};
use super::tables::{Map, TileId};
use super::{MapFile, TileFile};
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

impl MapError {
    /// The tile that is wrong, if it is one.
    pub fn hex(&self) -> Option<Hex> {
        match *self {
            MapError::Twice(hex)
            | MapError::RiverAtSea(hex)
            | MapError::RiverEdges(hex)
            | MapError::RiversCross(hex)
            | MapError::HomeOffMap(hex)
            | MapError::HomeAtSea(hex)
            | MapError::HomeTwice(hex)
            | MapError::NoLand(hex)
            | MapError::Terrain { hex, .. }
            | MapError::NoSuchEdge { hex, .. }
            | MapError::RiverOff { hex, .. }
            | MapError::RiverMismatch { hex, .. }
            | MapError::Gap { hex, .. }
            | MapError::HomeRegion { hex, .. } => Some(hex),
            MapError::NoRoom { last, .. } => Some(last),
            MapError::TooFar { q, r } => Some(Hex::new(q.try_into().ok()?, r.try_into().ok()?)),
            MapError::Format(_)
            | MapError::NoName
            | MapError::Name
            | MapError::NoTiles
            | MapError::TooManyTiles(_)
            | MapError::Seats(_)
            | MapError::SeatsTwice(_)
            | MapError::Donkeys(_)
            | MapError::StartGoods { .. }
            | MapError::NoSeats => None,
        }
    }

    /// The numbers in its words, by their names.
    pub fn numbers(&self) -> Vec<(&'static str, usize)> {
        match *self {
            MapError::Name => vec![("most", MapFile::LONGEST_NAME)],
            MapError::TooManyTiles(tiles) => vec![("tiles", tiles), ("most", Map::MOST_TILES)],
            MapError::StartGoods { .. } => vec![("most", MOST_AT_START.into())],
            MapError::NoRoom { seats, found, .. } => {
                vec![("seats", seats.into()), ("found", found)]
            }
            _ => Vec::new(),
        }
    }

    /// The key of its words.
    pub const fn key(&self) -> &'static str {
        match self {
            MapError::Format(_) => "rb-fault-format",
            MapError::NoName => "rb-fault-no-name",
            MapError::Name => "rb-fault-name",
            MapError::NoTiles => "rb-fault-no-tiles",
            MapError::TooManyTiles(_) => "rb-fault-too-many-tiles",
            MapError::TooFar { .. } => "rb-fault-too-far",
            MapError::Terrain { .. } => "rb-fault-terrain",
            MapError::NoSuchEdge { .. } => "rb-fault-no-such-edge",
            MapError::Twice(_) => "rb-fault-twice",
            MapError::RiverAtSea(_) => "rb-fault-river-at-sea",
            MapError::RiverEdges(_) => "rb-fault-river-edges",
            MapError::RiversCross(_) => "rb-fault-rivers-cross",
            MapError::RiverOff { .. } => "rb-fault-river-off",
            MapError::RiverMismatch { .. } => "rb-fault-river-mismatch",
            MapError::Gap { .. } => "rb-fault-gap",
            MapError::Seats(_) => "rb-fault-seats",
            MapError::SeatsTwice(_) => "rb-fault-seats-twice",
            MapError::Donkeys(_) => "rb-fault-donkeys",
            MapError::StartGoods { .. } => "rb-fault-start-goods",
            MapError::NoSeats => "rb-fault-no-seats",
            MapError::HomeOffMap(_) => "rb-fault-home-off-map",
            MapError::HomeAtSea(_) => "rb-fault-home-at-sea",
            MapError::HomeRegion { .. } => "rb-fault-home-region",
            MapError::HomeTwice(_) => "rb-fault-home-twice",
            MapError::NoRoom { .. } => "rb-fault-no-room",
            MapError::NoLand(_) => "rb-fault-no-land",
        }
    }
}

impl Map {
    /// The map in a file.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the file, with the tile named (RB-MAP-08).
    pub fn new(file: MapFile) -> Result<Map, MapError> {
        none(head_faults(&file))?;
        none(file.tiles.iter().filter_map(tile_fault))?;
        let map = Map::tables(file);
        none(river_faults(&map))?;
        none(gaps(&map))?;
        none(home_faults(&map))?;
        none(other_faults(&map.file))?;
        let most = map.file.seats.iter().max().ok_or(MapError::NoSeats)?;
        map.check_room(*most)?;
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

/// Returns the first fault, if there is one.
fn none(faults: impl IntoIterator<Item = MapError>) -> Result<(), MapError> {
    faults.into_iter().next().map_or(Ok(()), Err)
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

/// What is wrong with the name and with the tiles as a list.
pub(super) fn head_faults(file: &MapFile) -> Vec<MapError> {
    let mut faults: Vec<MapError> = check_name(&file.name).err().into_iter().collect();
    if file.tiles.is_empty() {
        faults.push(MapError::NoTiles);
    }
    if file.tiles.len() > Map::MOST_TILES {
        faults.push(MapError::TooManyTiles(file.tiles.len()));
    }
    let mut hexes: Vec<Hex> = file.tiles.iter().map(|tile| tile.hex).collect();
    hexes.sort_unstable();
    let mut twice: Vec<Hex> = hexes
        .windows(2)
        .filter(|pair| pair[0] == pair[1])
        .map(|pair| pair[0])
        .collect();
    twice.dedup();
    faults.extend(twice.into_iter().map(MapError::Twice));
    faults
}

/// What can be seen of a tile alone.
pub(super) fn tile_fault(tile: &TileFile) -> Option<MapError> {
    let hex = tile.hex;
    let most = Hex::FURTHEST;
    if hex.q.checked_abs().is_none_or(|q| q > most) || hex.r.checked_abs().is_none_or(|r| r > most)
    {
        return Some(MapError::TooFar {
            q: hex.q.into(),
            r: hex.r.into(),
        });
    }
    if !tile.terrain.is_land() && !tile.rivers.is_empty() {
        return Some(MapError::RiverAtSea(hex));
    }
    let tangle = Banks::check(&tile.rivers).err()?;
    Some(match tangle {
        Tangle::Edges => MapError::RiverEdges(hex),
        Tangle::Cross => MapError::RiversCross(hex),
    })
}

/// Rivers that do not go on where they leave a tile (RB-MAP-02).
pub(super) fn river_faults(map: &Map) -> impl Iterator<Item = MapError> {
    map.tiles().iter().flat_map(move |tile| {
        let arms = tile.rivers.iter().flatten();
        arms.filter_map(move |&edge| {
            let hex = tile.hex;
            let Some(neighbour) = tile.neighbours[edge.index()] else {
                return Some(MapError::RiverOff { hex, edge });
            };
            let neighbour = map.tile(neighbour);
            let has_river = neighbour.has_river_at(edge.opposite());
            (neighbour.terrain.is_land() && !has_river).then_some(MapError::RiverMismatch {
                hex,
                edge,
                neighbour: neighbour.hex,
            })
        })
    })
}

/// The first tile of each part that cannot be got to from the first tile over others (RB-MAP-01).
pub(super) fn gaps(map: &Map) -> Vec<MapError> {
    let mut reached = vec![false; map.tiles().len()];
    let mut gaps = Vec::new();
    while let Some(lost) = reached.iter().position(|&reached| !reached) {
        if lost > 0 {
            gaps.push(MapError::Gap {
                hex: map.tiles()[lost].hex,
                first: map.tiles()[0].hex,
            });
        }
        let mut open = vec![TileId(lost as u8)];
        reached[lost] = true;
        while let Some(tile) = open.pop() {
            for &next in map.tile(tile).neighbours.iter().flatten() {
                if !std::mem::replace(&mut reached[next.index()], true) {
                    open.push(next);
                }
            }
        }
    }
    gaps
}

/// What is wrong with the homes that are named.
pub(super) fn home_faults(map: &Map) -> impl Iterator<Item = MapError> {
    let homes = &map.file().homes;
    homes.iter().enumerate().filter_map(move |(nth, home)| {
        let hex = home.hex();
        let Some(tile) = map.tile_at(hex) else {
            return Some(MapError::HomeOffMap(hex));
        };
        let tile = map.tile(tile);
        if !tile.terrain.is_land() {
            return Some(MapError::HomeAtSea(hex));
        }
        if let Some(nth) = home.region.filter(|&nth| nth >= tile.banks.n_regions()) {
            return Some(MapError::HomeRegion { hex, nth });
        }
        let is_known = homes[..nth].iter().any(|other| other.hex() == hex);
        is_known.then_some(MapError::HomeTwice(hex))
    })
}

/// What is wrong with the seats and with what a home starts with.
pub(super) fn other_faults(file: &MapFile) -> Vec<MapError> {
    let mut faults = Vec::new();
    for (nth, &seats) in file.seats.iter().enumerate() {
        if !(1..=6).contains(&seats) {
            faults.push(MapError::Seats(seats));
        } else if file.seats[..nth].contains(&seats) {
            faults.push(MapError::SeatsTwice(seats));
        }
    }
    if !(1..=5).contains(&file.start.donkeys) {
        faults.push(MapError::Donkeys(file.start.donkeys));
    }
    let goods = file.start.goods.iter();
    let too_many = goods.filter(|&(_, count)| count > MOST_AT_START);
    faults.extend(too_many.map(|(good, count)| MapError::StartGoods { good, count }));
    faults
}
