//! Maps in the forms in which people exchange them, made into ours.

mod json;
mod lines;

use thiserror::Error;

use super::{HomeFile, Map, MapError, MapFile, SoloRecord, StartFile, TileFile};
use crate::{Direction, Hex, Terrain};

/// What is said about a map beside its file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ImportOptions {
    /// What the map is called, whatever its file says.
    pub name: Option<String>,
    /// What it is called if its file does not say: `Imported` if this does not either.
    pub file_name: Option<String>,
    /// The seat counts it is for, whatever its file says. If neither says, it is for as many as fit.
    pub seats: Option<Vec<u8>>,
    /// Which of several maps in the file is meant, by name.
    pub only: Option<String>,
}

/// Why no map is taken from a text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ImportError {
    #[error("there is no map in it")]
    Empty,
    #[error("it is not JSON: {0}")]
    Json(String),
    #[error("line {line}: {reason}")]
    Line { line: usize, reason: String },
    #[error("{entry}: {reason}")]
    Entry { entry: String, reason: String },
    #[error("it has {} maps, of which one is to be chosen: {}", .0.len(), .0.join(", "))]
    Several(Vec<String>),
    #[error("it has no map {wanted:?}, only {}", .known.join(", "))]
    NoSuchMap { wanted: String, known: Vec<String> },
    #[error(transparent)]
    Map(#[from] MapError),
}

/// Takes a map from a text in any form that is known, and checks it.
///
/// # Errors
///
/// Returns what is wrong, with the line or the entry of the text, or with the tile.
pub fn import(text: &str, options: &ImportOptions) -> Result<MapFile, ImportError> {
    let file = parse_foreign(text, options)?;
    Map::new(file.clone())?;
    Ok(file)
}

/// Takes a map from a text in any form that is known. It may still be wrong.
///
/// # Errors
///
/// Returns what cannot be read, with the line or the entry of the text.
pub fn parse_foreign(text: &str, options: &ImportOptions) -> Result<MapFile, ImportError> {
    let text = text.trim_start_matches('\u{feff}');
    let found = match text.trim_start().chars().next() {
        None => return Err(ImportError::Empty),
        Some('{' | '[') => json::read(text, options.only.as_deref())?,
        Some(_) => lines::read(text)?,
    };
    Ok(found.finish(options))
}

/// A map as far as a text says.
#[derive(Default)]
struct Found {
    name: Option<String>,
    seats: Option<Vec<u8>>,
    record: Option<SoloRecord>,
    homes: Vec<HomeFile>,
    start: StartFile,
    tiles: Vec<TileFile>,
}

impl Found {
    fn finish(self, options: &ImportOptions) -> MapFile {
        let first = |names: [&Option<String>; 3]| names.into_iter().flatten().next().cloned();
        let name = first([&options.name, &self.name, &options.file_name]);
        let seats = options.seats.clone().or(self.seats);
        let mut file = MapFile {
            name: name.unwrap_or_else(|| "Imported".to_owned()),
            seats: seats.clone().unwrap_or_else(|| (1..=6).collect()),
            record: self.record,
            tiles: self.tiles,
            homes: self.homes,
            start: self.start,
        };
        // Nobody said that it is for so many.
        if seats.is_none()
            && let Err(MapError::NoRoom { found, .. }) = Map::new(file.clone())
            && found > 0
        {
            file.seats.truncate(found);
        }
        file
    }
}

/// A tile, with what the sea cannot have left out: a mouth belongs to the land.
fn tile(
    [q, r]: [i64; 2],
    terrain: Terrain,
    rivers: Vec<Vec<Direction>>,
) -> Result<TileFile, String> {
    let coordinate = |at: i64| {
        let small = i8::try_from(at).ok();
        small.filter(|at| at.unsigned_abs() <= Hex::FURTHEST.unsigned_abs())
    };
    let (Some(q), Some(r)) = (coordinate(q), coordinate(r)) else {
        return Err(MapError::TooFar { q, r }.to_string());
    };
    Ok(TileFile {
        hex: Hex::new(q, r),
        terrain,
        rivers: if terrain.is_land() {
            rivers
        } else {
            Vec::new()
        },
    })
}

/// What people call terrains. A hill is not among them: it may be rock, and it may be a mountain.
fn terrain(word: &str) -> Result<Terrain, String> {
    let lower = word.to_lowercase();
    let terrain = match lower.as_str() {
        "p" | "pasture" | "pastures" | "field" | "fields" | "grass" | "grassland" | "meadow"
        | "plain" | "plains" => Terrain::Pasture,
        "w" | "wood" | "woods" | "forest" | "forests" => Terrain::Woods,
        "r" | "rock" | "rocks" | "stone" | "stones" => Terrain::Rock,
        "m" | "mountain" | "mountains" => Terrain::Mountain,
        "d" | "desert" | "deserts" | "sand" => Terrain::Desert,
        "s" | "sea" | "seas" | "water" | "ocean" | "lake" => Terrain::Sea,
        _ => {
            let short: String = word.chars().take(30).collect();
            let known = Terrain::ALL.map(Terrain::name).join(", ");
            return Err(format!("unknown terrain {short:?}, known are {known}"));
        }
    };
    Ok(terrain)
}
