//! Help for whoever draws maps: what is wrong with one, random maps, maps of others. Nothing is saved here.

use axum::extract::State;
use game::{Message, Seed, ToMessage};
use roads_and_boats::{
    Draft, GenerateError, Ground, ImportOptions, MapError, MapFile, MapRequest, generate,
    parse_foreign,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tokio::sync::Semaphore;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::maps::malformed;
use crate::App;
use crate::error::{Denied, Error};
use crate::http::{Json, LargeJson};
use crate::people::Caller;
use crate::{messages, secret};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(check))
        .routes(routes!(random_map))
        .routes(routes!(import))
}

/// How many maps are made at the same time: it is work for a core.
static GENERATING: Semaphore = Semaphore::const_new(1);
/// With how many seeds luck is tried, if nobody names one.
const SEEDS: usize = 4;

/// A map to be checked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToCheck {
    /// The map, as files of maps are.
    #[schema(value_type = Object)]
    map: Draft,
    /// Whether so many seats have room on it, besides those that the map is for.
    seats: Option<u8>,
}

/// Everything that is wrong with a map.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct Checked {
    /// Empty if a game can be played on it.
    problems: Vec<Fault>,
    /// The lie of the land, without tiles and rivers that are wrong in themselves.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Ground"))]
    ground: Ground,
}

/// What is wrong with a map.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct Fault {
    /// The key of its words.
    key: &'static str,
    /// What they are made with, by name.
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, type = "{ [name: string]: unknown }"))]
    args: Map<String, Value>,
    /// In the caller's language.
    message: String,
    /// In English, with every number, for programmers.
    detail: String,
    /// The tile, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "[q: number, r: number]"))]
    hex: Option<[i8; 2]>,
}

/// Say what is wrong with a map, all of it.
#[utoipa::path(
    post,
    path = "/api/maps/check",
    tag = "maps",
    request_body = ToCheck,
    responses((status = OK, body = Checked), (status = UNPROCESSABLE_ENTITY, description = "malformed: it is no map at all"))
)]
async fn check(
    State(app): State<App>,
    caller: Caller,
    LargeJson(to_check): LargeJson<ToCheck>,
) -> Json<Checked> {
    Json(survey(&app, &caller, &to_check.map, to_check.seats))
}

fn survey(app: &App, caller: &Caller, draft: &Draft, seats: Option<u8>) -> Checked {
    let survey = draft.survey(seats);
    let words = app.messages().words(caller.language);
    let fault = |fault: MapError| {
        let Message { key, args } = fault.to_message().map(&|thing| json!(thing));
        Fault {
            key,
            message: messages::say(words, key, &args),
            args: args
                .iter()
                .map(|(name, arg)| ((*name).to_owned(), json!(arg)))
                .collect(),
            detail: fault.to_string(),
            hex: fault.hex().map(|hex| [hex.q, hex.r]),
        }
    };
    Checked {
        problems: survey.faults.into_iter().map(fault).collect(),
        ground: survey.ground,
    }
}

/// What random map is asked for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RandomMapRequest {
    /// How many seats the map is for, 1 to 6.
    seats: u8,
    /// How many tiles it has: 7 for each seat and 5 more, up to the 144 of the box; 15 for each and 10 if left out.
    tiles: Option<usize>,
    /// How many of them are sea: from an eighth to a third, up to the 30 of the box; as it comes if left out.
    sea: Option<usize>,
    /// The same seats, tiles, sea and seed make the same map. A new one if left out.
    #[schema(value_type = Option<String>)]
    seed: Option<Seed>,
    /// What it is called.
    name: Option<String>,
}

/// A random map.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct RandomMap {
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").MapFile"))]
    map: MapFile,
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Ground"))]
    ground: Ground,
    /// Makes the same map again.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    seed: Seed,
}

/// Generate a random map from the tiles of the box, with homes that are fair.
#[utoipa::path(
    post,
    path = "/api/maps/make",
    tag = "maps",
    request_body = RandomMapRequest,
    responses(
        (status = OK, body = RandomMap),
        (status = CONFLICT, description = "no_fair_map"),
        (status = UNPROCESSABLE_ENTITY, description = "malformed")
    )
)]
async fn random_map(Json(request): Json<RandomMapRequest>) -> Result<Json<RandomMap>, Error> {
    let permit = GENERATING.acquire().await.map_err(|_| Error::Internal)?;
    let made = tokio::task::spawn_blocking(move || {
        let made = draw(&request);
        drop(permit);
        made
    });
    made.await.map_err(|_| Error::Internal)?.map(Json)
}

fn draw(wanted: &RandomMapRequest) -> Result<RandomMap, Error> {
    let n_tries = if wanted.seed.is_some() { 1 } else { SEEDS };
    for _ in 0..n_tries {
        let seed = match wanted.seed {
            Some(seed) => seed,
            None => secret::random_digits::<4>().parse().expect("eight digits"),
        };
        let name = wanted.name.clone();
        let usual = 15 * usize::from(wanted.seats) + 10;
        let request = MapRequest {
            name: name.unwrap_or_else(|| format!("Random Map {seed}")),
            seats: wanted.seats,
            tiles: wanted.tiles.unwrap_or(usual),
            sea: wanted.sea,
        };
        let reason = match generate(&request, seed) {
            Ok(map) => {
                let ground = Draft::from(map.clone()).survey(None).ground;
                return Ok(RandomMap { map, ground, seed });
            }
            Err(GenerateError::Unlucky(_)) => continue,
            Err(reason) => reason,
        };
        let entry = match reason {
            GenerateError::Seats(_) => "seats",
            GenerateError::Name(_) => "name",
            GenerateError::Sea { .. } => "sea",
            _ => "tiles",
        };
        return Err(malformed(entry, &reason.to_string()));
    }
    Err(Denied::NoFairMap.into())
}

/// A map in one of the forms in which people exchange them.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Foreign {
    text: String,
    /// What the map is called, whatever the text says.
    name: Option<String>,
    /// What it is called if the text does not say.
    file_name: Option<String>,
    /// The seat counts it is for, whatever the text says; as many as fit if neither says.
    seats: Option<Vec<u8>>,
    /// Which of several maps in the text, by name.
    only: Option<String>,
}

/// A map taken from a text.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct Imported {
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").MapFile"))]
    map: MapFile,
    #[serde(flatten)]
    checked: Checked,
}

/// Take a map from a text that people exchange, and say what is wrong with it.
#[utoipa::path(
    post,
    path = "/api/maps/import",
    tag = "maps",
    request_body = Foreign,
    responses(
        (status = OK, body = Imported),
        (status = UNPROCESSABLE_ENTITY, description = "malformed: the text cannot be read, and the detail says where")
    )
)]
async fn import(
    State(app): State<App>,
    caller: Caller,
    LargeJson(foreign): LargeJson<Foreign>,
) -> Result<Json<Imported>, Error> {
    let options = ImportOptions {
        name: foreign.name,
        file_name: foreign.file_name,
        seats: foreign.seats,
        only: foreign.only,
    };
    let map = parse_foreign(&foreign.text, &options)
        .map_err(|error| malformed("text", &error.to_string()))?;
    let draft = Draft::from(map);
    let checked = survey(&app, &caller, &draft, None);
    let map = draft.file;
    Ok(Json(Imported { map, checked }))
}
