//! What the players agree on before the first action.

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::{Flaw, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::map::{built_in, first_map};
use crate::{BUILT_IN, Impossible, Map, MapError, Shape, Stock, Terrain};

/// What the players agree on before the first action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "SetupFile")]
pub struct Setup {
    /// How many seats play, 1 to 6.
    pub seats: u8,
    /// The first map for so many seats if it is left out.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<MapChoice>"))]
    pub map: MapChoice,
    /// How the rows of the wonder are shared out.
    #[serde(skip_serializing_if = "RowShare::is_usual")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<RowShare>"))]
    pub rows: RowShare,
}

/// Among whom the points of a row of the wonder are shared out (RB-END-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RowShare {
    /// Among the seats' bricks in it.
    #[default]
    Bricks,
    /// Among the seats with a brick in it.
    Players,
}

impl RowShare {
    // Serde asks for a reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(crate) fn is_usual(&self) -> bool {
        *self == RowShare::default()
    }
}

/// A setup as anyone may write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    seats: u8,
    /// The first map for so many seats if left out.
    #[serde(default)]
    map: Option<MapChoice>,
    #[serde(default)]
    rows: RowShare,
}

impl TryFrom<SetupFile> for Setup {
    type Error = Invalid;

    fn try_from(file: SetupFile) -> Result<Setup, Invalid> {
        let SetupFile { seats, map, rows } = file;
        let map = match map {
            Some(map) => map,
            None => {
                let first = first_map(seats).ok_or(Invalid::Seats(seats.into()))?;
                MapChoice::of(&first)
            }
        };
        Ok(Setup { seats, map, rows })
    }
}

/// Where the map comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum MapChoice {
    /// One that comes with the game, by its name.
    Named(String),
    /// The seats make it (RB-MAP-07).
    Free { free: FreeMapSetup },
    /// One that is given whole.
    Drawn(#[cfg_attr(feature = "types", ts(as = "crate::MapFile"))] Arc<Map>),
}

/// What is agreed on a map that the seats make themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FreeMapSetup {
    /// How many tiles are laid in all.
    pub tiles: u8,
    /// How many of them are sea; as the seats like if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub sea: Option<u8>,
    /// The seat that lays first, that of whoever made the table.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Seat>"))]
    pub first: Seat,
}

const fn first() -> Seat {
    Seat::FIRST
}

// Serde hands a reference over.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_first(seat: &Seat) -> bool {
    *seat == Seat::FIRST
}

impl FreeMapSetup {
    /// The most tiles that can be agreed on: the plain land and the sea of the box always suffice for so many.
    pub const MOST_TILES: u8 = 100;

    /// The fewest tiles that can be agreed on: land for all homes, and some water.
    pub const fn fewest_tiles(seats: u8) -> u8 {
        Self::LAND_A_SEAT * seats + 4
    }

    /// Land tiles that are laid for each seat at least: then there is room for all homes, wherever they lie.
    pub const LAND_A_SEAT: u8 = 3;

    /// How many of the tiles can be sea: as many as the box has, and so few that its plain land suffices for the rest.
    pub fn sea_tiles(self, seats: u8) -> RangeInclusive<u8> {
        let stock = Stock::of_the_box();
        let land = Terrain::ALL.into_iter().filter(|terrain| terrain.is_land());
        let plain_land: u8 = land.map(|terrain| stock.count(terrain, Shape::Plain)).sum();
        let in_the_box = stock.count(Terrain::Sea, Shape::Plain);
        let most = self.tiles.saturating_sub(Self::LAND_A_SEAT * seats);
        self.tiles.saturating_sub(plain_land)..=most.min(in_the_box)
    }

    /// Checks that so many seats can make such a map (RB-MAP-07).
    pub(crate) fn check(self, seats: u8) -> Result<(), Invalid> {
        let FreeMapSetup { tiles, sea, first } = self;
        let least = FreeMapSetup::fewest_tiles(seats);
        if !(least..=FreeMapSetup::MOST_TILES).contains(&tiles) {
            return Err(Invalid::FreeTiles { tiles, least });
        }
        let possible = self.sea_tiles(seats);
        if let Some(sea) = sea.filter(|sea| !possible.contains(sea)) {
            let (least, most) = possible.into_inner();
            return Err(Invalid::FreeSea {
                sea,
                tiles,
                least,
                most,
            });
        }
        match first.index() < usize::from(seats) {
            true => Ok(()),
            false => Err(Invalid::FreeFirst(first)),
        }
    }
}

impl Setup {
    /// A game on a map that comes with the game.
    pub fn on(map: &str, seats: u8) -> Setup {
        Setup {
            seats,
            map: MapChoice::Named(map.to_owned()),
            rows: RowShare::default(),
        }
    }

    /// A game on this map.
    pub fn drawn(map: Arc<Map>, seats: u8) -> Setup {
        Setup {
            seats,
            map: MapChoice::Drawn(map),
            rows: RowShare::default(),
        }
    }

    /// A game whose map of so many tiles the seats make.
    pub fn free(tiles: u8, seats: u8) -> Setup {
        Setup {
            seats,
            map: MapChoice::free(tiles),
            rows: RowShare::default(),
        }
    }

    /// The same setup with the map itself in place of its name.
    ///
    /// # Errors
    ///
    /// Refuses a name that no map has.
    pub fn whole(mut self) -> Result<Setup, Invalid> {
        if let Some(map) = self.map.map()? {
            self.map = MapChoice::Drawn(map);
        }
        Ok(self)
    }
}

impl MapChoice {
    /// A map of so many tiles that the seats make, with as much sea as they like.
    pub fn free(tiles: u8) -> MapChoice {
        MapChoice::Free {
            free: FreeMapSetup {
                tiles,
                sea: None,
                first: Seat::FIRST,
            },
        }
    }

    /// The map, unless it is still to be made.
    pub(crate) fn map(&self) -> Result<Option<Arc<Map>>, Invalid> {
        match self {
            MapChoice::Named(name) => match built_in(name) {
                Some(map) => Ok(Some(map)),
                None => Err(Invalid::UnknownMap(name.clone())),
            },
            MapChoice::Drawn(map) => Ok(Some(map.clone())),
            MapChoice::Free { .. } => Ok(None),
        }
    }

    /// How a map is written: by its name if it comes with the game.
    pub(crate) fn of(map: &Arc<Map>) -> MapChoice {
        let name = &map.file().name;
        match built_in(name) {
            Some(known) if known == *map => MapChoice::Named(name.clone()),
            _ => MapChoice::Drawn(map.clone()),
        }
    }
}

impl<'de> Deserialize<'de> for MapChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MapChoice, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Free {
            free: FreeMapSetup,
        }

        let value = Value::deserialize(deserializer)?;
        if let Value::String(name) = value {
            return Ok(MapChoice::Named(name));
        }
        if value.get("free").is_some() {
            let Free { free } = serde_json::from_value(value).map_err(D::Error::custom)?;
            return Ok(MapChoice::Free { free });
        }
        let map: Result<Map, _> = serde_path_to_error::deserialize(value);
        map.map(|map| MapChoice::Drawn(Arc::new(map)))
            .map_err(D::Error::custom)
    }
}

/// Why there is no game with such a setup or position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Invalid {
    #[error("{0} seats are asked for, and the game is for 1 to 6 (RB-SET-01)")]
    Seats(usize),
    #[error("there is no map {0:?}: the maps are {known}", known = names())]
    UnknownMap(String),
    #[error("map: {0} (RB-MAP-08)")]
    Map(#[from] MapError),
    #[error("a map of {tiles} tiles is to be made, and with so many seats it has {least} to {most} (RB-MAP-07)", most = FreeMapSetup::MOST_TILES)]
    FreeTiles { tiles: u8, least: u8 },
    #[error(
        "{sea} of {tiles} tiles are to be sea, and with so many seats and tiles it is {least} to {most} (RB-MAP-07)"
    )]
    FreeSea {
        sea: u8,
        tiles: u8,
        least: u8,
        most: u8,
    },
    #[error("seat {0} is to lay the first tile, and is not at the table (RB-MAP-07)")]
    FreeFirst(Seat),
    #[error("position: {0}")]
    Position(#[from] Impossible),
}

fn names() -> String {
    let names: Vec<&str> = BUILT_IN
        .iter()
        .map(|map| map.file().name.as_str())
        .collect();
    names.join(", ")
}

impl Flaw for Invalid {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Invalid::Seats(_) => Some("RB-SET-01"),
            Invalid::UnknownMap(_) => None,
            Invalid::Map(_) => Some("RB-MAP-08"),
            Invalid::FreeTiles { .. } | Invalid::FreeSea { .. } | Invalid::FreeFirst(_) => {
                Some("RB-MAP-07")
            }
            Invalid::Position(impossible) => impossible.rule(),
        }
    }
}
