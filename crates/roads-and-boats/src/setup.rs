//! What the players agree on before the first action.

use std::sync::Arc;

use game::Flaw;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::map::{built_in, first_map};
use crate::{BUILT_IN, Impossible, Map, MapError};

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

/// A map that the seats make themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FreeMapSetup {
    /// How many tiles are laid in all.
    pub tiles: u8,
}

impl FreeMapSetup {
    /// The most tiles that can be agreed on: the plain land and the sea of the box always suffice for so many.
    pub const MOST_TILES: u8 = 100;

    /// The fewest tiles that can be agreed on: three of land for each seat, and some water.
    pub const fn fewest_tiles(seats: u8) -> u8 {
        3 * seats + 4
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

    /// A game whose map the seats make.
    pub fn free(map: FreeMapSetup, seats: u8) -> Setup {
        Setup {
            seats,
            map: MapChoice::Free { free: map },
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
            Invalid::FreeTiles { .. } => Some("RB-MAP-07"),
            Invalid::Position(impossible) => impossible.rule(),
        }
    }
}
