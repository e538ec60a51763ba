//! What games say and are told, as JSON.

use game::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::Refused;

/// Reads what came in under the name `entry`.
pub(crate) fn read<T: DeserializeOwned>(entry: &str, value: &Value) -> Result<T, Refused> {
    // To know where a mistake is costs more than reading, and most people make none.
    if let Ok(read) = T::deserialize(value) {
        return Ok(read);
    }
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let entry = if path == "." {
            entry.to_owned()
        } else {
            format!("{entry}.{path}")
        };
        Refused::Malformed {
            entry,
            reason: error.inner().to_string(),
        }
    })
}

pub(crate) fn read_all<T: DeserializeOwned>(actions: &[Value]) -> Result<Vec<T>, Refused> {
    let actions = actions.iter().enumerate();
    actions
        .map(|(nth, action)| read(&format!("actions[{nth}]"), action))
        .collect()
}

pub(crate) fn write(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our own types have a JSON form")
}

pub(crate) fn write_position<G: Game>(game: &G) -> Value {
    let mut position = write(&game.position());
    position["game"] = G::NAME.into();
    position
}

pub(crate) fn write_text(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("our own types have a JSON form")
}
