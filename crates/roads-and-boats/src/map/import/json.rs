//! Maps as JSON: our own files, several of them in one, and plain lists of tiles.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Found, ImportError, terrain, tile};
use crate::{Direction, TileFile};

type Object = serde_json::Map<String, Value>;

pub(super) fn read(text: &str, only: Option<&str>) -> Result<Found, ImportError> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| ImportError::Json(error.to_string()))?;
    match &value {
        Value::Object(object) => match object.get("maps") {
            Some(Value::Array(maps)) => choose(maps, "maps", only),
            Some(_) => Err(wrong("maps", "it should be a list of maps")),
            None => map(object, ""),
        },
        Value::Array(list) if list.iter().any(|entry| entry.get("tiles").is_some()) => {
            choose(list, "", only)
        }
        Value::Array(list) => Ok(Found {
            tiles: tiles(list, "")?,
            ..Found::default()
        }),
        _ => Err(ImportError::Empty),
    }
}

fn wrong(entry: &str, reason: impl Into<String>) -> ImportError {
    ImportError::Entry {
        entry: entry.to_owned(),
        reason: reason.into(),
    }
}

/// The name of an entry within another.
fn within(parent: &str, key: &str) -> String {
    match parent {
        "" => key.to_owned(),
        _ => format!("{parent}.{key}"),
    }
}

/// The only map, or the one that is asked for.
fn choose(maps: &[Value], entry: &str, only: Option<&str>) -> Result<Found, ImportError> {
    let name = |map: &Value| map.get("name").and_then(Value::as_str).map(str::to_owned);
    let known = || {
        let names = maps
            .iter()
            .map(|map| name(map).unwrap_or_else(|| "one without a name".to_owned()));
        names.collect()
    };
    let is_it = |wanted: &str, map: &Value| {
        name(map).is_some_and(|name| name.to_lowercase() == wanted.to_lowercase())
    };
    let nth = match (maps, only) {
        ([], _) => return Err(ImportError::Empty),
        (_, Some(wanted)) => {
            let found = maps.iter().position(|map| is_it(wanted, map));
            found.ok_or_else(|| ImportError::NoSuchMap {
                wanted: wanted.to_owned(),
                known: known(),
            })?
        }
        ([_], None) => 0,
        (_, None) => return Err(ImportError::Several(known())),
    };
    let entry = format!("{entry}[{nth}]");
    match &maps[nth] {
        Value::Object(object) => map(object, &entry),
        _ => Err(wrong(&entry, "it should be a map")),
    }
}

fn map(object: &Object, entry: &str) -> Result<Found, ImportError> {
    let at = |key: &str| within(entry, key);
    let Some(Value::Array(list)) = object.get("tiles") else {
        return Err(wrong(&at("tiles"), "it should be a list of tiles"));
    };
    let seats = match object.get("seats") {
        Some(Value::Number(number)) => Some(Value::from(vec![number.clone()])),
        other => other.cloned(),
    };
    Ok(Found {
        name: part(object.get("name"), &at("name"))?,
        seats: part(seats.as_ref(), &at("seats"))?,
        record: part(object.get("record"), &at("record"))?,
        homes: part(object.get("homes"), &at("homes"))?.unwrap_or_default(),
        start: part(object.get("start"), &at("start"))?.unwrap_or_default(),
        tiles: tiles(list, &at("tiles"))?,
    })
}

/// A part as our own files write it, unless it is left out.
fn part<T: DeserializeOwned>(value: Option<&Value>, entry: &str) -> Result<Option<T>, ImportError> {
    let Some(value) = value.filter(|value| !value.is_null()) else {
        return Ok(None);
    };
    let read = serde_json::from_value(value.clone());
    read.map(Some)
        .map_err(|error| wrong(entry, error.to_string()))
}

fn tiles(list: &[Value], entry: &str) -> Result<Vec<TileFile>, ImportError> {
    if list.is_empty() {
        return Err(ImportError::Empty);
    }
    list.iter()
        .enumerate()
        .map(|(nth, value)| {
            let read = match value {
                Value::Object(object) => one_tile(object),
                _ => Err("it should be a tile, with its place and its terrain".to_owned()),
            };
            read.map_err(|reason| wrong(&format!("{entry}[{nth}]"), reason))
        })
        .collect()
}

fn one_tile(object: &Object) -> Result<TileFile, String> {
    let number = |key: &str| match object.get(key) {
        None => Ok(None),
        Some(value) => value
            .as_i64()
            .map(Some)
            .ok_or_else(|| format!("{key} should be a whole number")),
    };
    let place = match (
        number("q")?,
        number("r")?,
        number("x")?,
        number("y")?,
        number("z")?,
    ) {
        (Some(q), Some(r), ..) => {
            if let Some(third) = number("s")? {
                check_sum([q, r, third])?;
            }
            [q, r]
        }
        (_, _, Some(x), Some(y), Some(z)) => {
            check_sum([x, y, z])?;
            [x, z]
        }
        _ => return Err("its place is missing: q and r, or x, y and z".to_owned()),
    };
    let word = object.get("terrain").or_else(|| object.get("type"));
    let word = word
        .and_then(Value::as_str)
        .ok_or("its terrain is missing")?;
    let rivers = object.get("rivers").or_else(|| object.get("river"));
    tile(place, terrain(word)?, rivers_of(rivers)?)
}

fn check_sum(cube: [i64; 3]) -> Result<(), String> {
    let [x, y, z] = cube;
    match x.checked_add(y).and_then(|sum| sum.checked_add(z)) {
        Some(0) => Ok(()),
        _ => Err(format!(
            "the cube coordinates {x}, {y} and {z} do not add up to 0"
        )),
    }
}

/// A list of edges, or a list of such lists.
fn rivers_of(value: Option<&Value>) -> Result<Vec<Vec<Direction>>, String> {
    let wrong = || "its rivers should be lists of edges".to_owned();
    let list = match value {
        None | Some(Value::Null) => return Ok(Vec::new()),
        Some(value) => value.as_array().ok_or_else(wrong)?,
    };
    let edge = |value: &Value| {
        let number = value.as_u64().ok_or_else(wrong)?;
        let small = u8::try_from(number).ok();
        small
            .and_then(|edge| Direction::try_from(edge).ok())
            .ok_or_else(|| format!("there is no edge {number}, edges go from 0 to 5"))
    };
    let edges = |list: &[Value]| list.iter().map(edge).collect::<Result<Vec<_>, _>>();
    match &list[..] {
        [] => Ok(Vec::new()),
        [Value::Array(_), ..] => list
            .iter()
            .map(|river| edges(river.as_array().ok_or_else(wrong)?))
            .collect(),
        _ => Ok(vec![edges(list)?]),
    }
}
