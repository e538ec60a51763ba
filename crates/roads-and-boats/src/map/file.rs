//! The format of map files. What is read here may still be wrong.

use serde::{Deserialize, Serialize};

use super::MapError;
use crate::{Direction, Good, Goods, Hex, Region, Terrain};

/// A map as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "Raw", into = "Raw")]
pub struct MapFile {
    pub name: String,
    /// The seat counts it is drawn for.
    pub seats: Vec<u8>,
    /// The best solo game known.
    #[cfg_attr(feature = "types", ts(optional))]
    pub record: Option<SoloRecord>,
    pub tiles: Vec<TileFile>,
    /// The only tiles that may be homes. Any land may if there are none.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<HomeFile>>"))]
    pub homes: Vec<HomeFile>,
    /// What each home starts with.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<StartFile>"))]
    pub start: StartFile,
}

/// A tile as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileFile {
    pub hex: Hex,
    pub terrain: Terrain,
    /// Each river by the edges it runs to. One edge is a source.
    pub rivers: Vec<Vec<Direction>>,
}

/// A tile that may be a home.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HomeFile {
    pub q: i8,
    pub r: i8,
    /// The only region of it, if not every one will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub region: Option<u8>,
}

/// The best solo game known on a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SoloRecord {
    pub score: u32,
    pub by: String,
}

/// What a home starts with (RB-SET-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "RawStart", into = "RawStart")]
pub struct StartFile {
    pub donkeys: u8,
    pub goods: Goods,
}

impl Default for StartFile {
    fn default() -> StartFile {
        StartFile {
            donkeys: 3,
            goods: Goods::of(Good::Boards, 5)
                .and(Good::Stone, 1)
                .and(Good::Goose, 2),
        }
    }
}

impl MapFile {
    /// A name has no more letters than this.
    pub const LONGEST_NAME: usize = 60;

    /// Reads a map file.
    ///
    /// # Errors
    ///
    /// Returns what is wrong and where, as far as it can be seen without looking at the tiles together.
    pub fn parse(text: &str) -> Result<MapFile, MapError> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let raw: Raw = serde_path_to_error::deserialize(&mut deserializer)
            .map_err(|error| MapError::Format(error.to_string()))?;
        deserializer
            .end()
            .map_err(|error| MapError::Format(error.to_string()))?;
        MapFile::try_from(raw)
    }

    /// Writes a map file, a line for each tile.
    pub fn write(&self) -> String {
        let raw = Raw::from(self.clone());
        let mut lines = vec![entry("name", &raw.name), entry("seats", &raw.seats)];
        lines.extend(raw.record.as_ref().map(|record| entry("record", record)));
        lines.extend((!raw.homes.is_empty()).then(|| entry("homes", &raw.homes)));
        lines.extend(raw.start.as_ref().map(|start| entry("start", start)));
        let tiles: Vec<String> = raw
            .tiles
            .iter()
            .map(|tile| format!("    {}", json(tile)))
            .collect();
        lines.push(format!("  \"tiles\": [\n{}\n  ]", tiles.join(",\n")));
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }
}

impl MapFile {
    /// What the rules see of the map, as text: the same for maps that differ only in their names, the seats they are drawn
    /// for, their records, and the order in which they are written down.
    pub fn essence(&self) -> String {
        let mut file = self.clone();
        file.name.clear();
        file.seats.clear();
        file.record = None;
        for tile in &mut file.tiles {
            tile.rivers
                .iter_mut()
                .for_each(|river| river.sort_unstable());
            tile.rivers.sort_unstable();
        }
        file.tiles.sort_by_key(|tile| tile.hex);
        file.homes.sort_by_key(|home| (home.hex(), home.region));
        json(&file)
    }

    /// What is written down, with these tiles.
    pub(super) fn of(raw: Raw, tiles: Vec<TileFile>) -> MapFile {
        MapFile {
            name: raw.name,
            seats: raw.seats,
            record: raw.record,
            tiles,
            homes: raw.homes,
            start: raw.start.unwrap_or_default(),
        }
    }
}

fn entry(key: &str, value: &impl Serialize) -> String {
    format!("  \"{key}\": {}", json(value))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own types have a JSON form")
}

/// The shape of the file, before terrain and coordinates are looked at, so that errors can name the tile.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    name: String,
    seats: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<SoloRecord>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    homes: Vec<HomeFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<StartFile>,
    pub(super) tiles: Vec<RawTile>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    q: i64,
    r: i64,
    terrain: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rivers: Vec<Vec<u64>>,
}

impl TryFrom<Raw> for MapFile {
    type Error = MapError;

    fn try_from(mut raw: Raw) -> Result<MapFile, MapError> {
        let tiles = std::mem::take(&mut raw.tiles);
        let tiles = tiles.into_iter().map(TileFile::try_from);
        Ok(MapFile::of(raw, tiles.collect::<Result<_, _>>()?))
    }
}

impl From<MapFile> for Raw {
    fn from(file: MapFile) -> Raw {
        let tiles = file.tiles.into_iter().map(|tile| RawTile {
            q: tile.hex.q.into(),
            r: tile.hex.r.into(),
            terrain: tile.terrain.name().to_owned(),
            rivers: tile
                .rivers
                .iter()
                .map(|river| river.iter().map(|edge| edge.index() as u64).collect())
                .collect(),
        });
        Raw {
            name: file.name,
            seats: file.seats,
            record: file.record,
            homes: file.homes,
            start: (file.start != StartFile::default()).then_some(file.start),
            tiles: tiles.collect(),
        }
    }
}

impl TryFrom<RawTile> for TileFile {
    type Error = MapError;

    fn try_from(raw: RawTile) -> Result<TileFile, MapError> {
        let RawTile { q, r, .. } = raw;
        let most = Hex::FURTHEST.unsigned_abs().into();
        if q.unsigned_abs() > most || r.unsigned_abs() > most {
            return Err(MapError::TooFar { q, r });
        }
        let hex = Hex::new(q as i8, r as i8);
        let terrain = raw
            .terrain
            .parse()
            .map_err(|reason| MapError::Terrain { hex, reason })?;
        let mut rivers = Vec::new();
        for river in &raw.rivers {
            let edges = river.iter().map(|&edge| {
                let direction = u8::try_from(edge)
                    .ok()
                    .and_then(|edge| Direction::try_from(edge).ok());
                direction.ok_or(MapError::NoSuchEdge { hex, edge })
            });
            rivers.push(edges.collect::<Result<Vec<Direction>, _>>()?);
        }
        Ok(TileFile {
            hex,
            terrain,
            rivers,
        })
    }
}

/// Donkeys beside goods, with `geese` for the plural that the files use.
#[derive(Serialize, Deserialize)]
struct RawStart {
    donkeys: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    geese: u16,
    #[serde(flatten)]
    goods: Goods,
}

// Serde asks for a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(count: &u16) -> bool {
    *count == 0
}

impl TryFrom<RawStart> for StartFile {
    type Error = String;

    fn try_from(raw: RawStart) -> Result<StartFile, String> {
        let RawStart {
            donkeys,
            geese,
            goods,
        } = raw;
        if donkeys == 0 || donkeys > 5 {
            return Err(format!("a home starts with 1 to 5 donkeys, not {donkeys}"));
        }
        if geese > Goods::MOST || goods[Good::Goose] > 0 {
            return Err("geese are counted as \"geese\", once".to_owned());
        }
        Ok(StartFile {
            donkeys,
            goods: goods.and(Good::Goose, geese),
        })
    }
}

impl From<StartFile> for RawStart {
    fn from(start: StartFile) -> RawStart {
        let mut goods = start.goods;
        let geese = std::mem::take(&mut goods[Good::Goose]);
        RawStart {
            donkeys: start.donkeys,
            geese,
            goods,
        }
    }
}

impl From<Hex> for HomeFile {
    /// A home in any region of the tile.
    fn from(hex: Hex) -> HomeFile {
        HomeFile {
            q: hex.q,
            r: hex.r,
            region: None,
        }
    }
}

impl HomeFile {
    /// The tile.
    pub const fn hex(self) -> Hex {
        Hex::new(self.q, self.r)
    }

    /// Whether a home may be in this region of it.
    pub fn allows(self, region: Region) -> bool {
        self.hex() == region.hex && self.region.is_none_or(|nth| nth == region.nth)
    }
}
