//! Solutions of Roads & Boats alone, to be watched step by step with what each step is for. They belong to no table and to
//! nobody, so that they never come among what people have reached.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use game::Game;
use games::Shelf;
use roads_and_boats::{Ground, Map, MapFile};
use serde::Serialize;
use serde_json::Value;
use solver::known::{KNOWN, Known, known};
use solver::purpose::{StepPurpose, purposes};
use solver::solve::Shares;
use solver::tape::GameRecord;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::built_in::built_in;
use super::maps::find;
use crate::App;
use crate::blocking::run_blocking;
use crate::error::{Denied, Error};
use crate::replayed::steps;
use crate::table::Steps;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(solution))
}

/// The best solution known, as maps tell of it.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct SolutionHead {
    points: u32,
    /// Where they come from.
    #[schema(value_type = Object)]
    from: Shares,
}

/// A solved game, or the rest of one, to be watched.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Watched {
    game: &'static str,
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    setup: Value,
    points: u32,
    /// Where they come from.
    #[schema(value_type = Object)]
    from: Shares,
    /// Step by step; what comes before the first of them is left out.
    steps: Steps,
    /// What each step is for.
    #[schema(value_type = Vec<Object>)]
    purposes: Vec<StepPurpose>,
    /// The lie of the land.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Ground"))]
    ground: Ground,
}

impl From<&Known> for SolutionHead {
    fn from(known: &Known) -> SolutionHead {
        SolutionHead {
            points: known.points,
            from: known.shares,
        }
    }
}

/// The best solution known of each map of a list, by what maps that play alike have in common.
pub(super) static BY_DIGEST: LazyLock<BTreeMap<String, SolutionHead>> = LazyLock::new(|| {
    let digest = |known: &Known| crate::secret::hash(&known.essence);
    KNOWN
        .iter()
        .map(|known| (digest(known), known.into()))
        .collect()
});

impl Watched {
    /// A record from so many actions on.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be played again, which is a bug.
    pub(super) fn new(shelf: Shelf, record: &GameRecord, from: usize) -> Result<Watched, Error> {
        let unplayable = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "cannot play a solution again");
            Error::Internal
        };
        let state: roads_and_boats::State = record.replay().map_err(|error| unplayable(&error))?;
        let mut purposes = purposes(record).map_err(|error| unplayable(&error))?;
        let value = serde_json::to_value(record).map_err(|error| unplayable(&error))?;
        let shares = Shares::of(&state);
        Ok(Watched {
            game: roads_and_boats::State::NAME,
            setup: value["start"]["setup"].clone(),
            points: shares.gold + shares.coins + shares.stock + shares.rows,
            from: shares,
            steps: steps(shelf, &value, from)?,
            purposes: purposes.split_off(from.min(purposes.len())),
            ground: state.ground(),
        })
    }
}

/// What was watched before, whole, by the id of its map. It is always the same.
static WATCHED: Mutex<BTreeMap<&'static str, Arc<str>>> = Mutex::new(BTreeMap::new());

fn watched(shelf: Shelf, known: &Known) -> Result<Arc<str>, Error> {
    let kept = || WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = kept().get(known.id) {
        return Ok(text.clone());
    }
    let watched = Watched::new(shelf, &known.record, 0)?;
    let text: Arc<str> = serde_json::to_string(&watched)
        .map_err(|_| Error::Internal)?
        .into();
    kept().insert(known.id, text.clone());
    Ok(text)
}

/// The best solution known of a map for one player, step by step, with what each step is for.
#[utoipa::path(
    get,
    path = "/api/maps/{id}/solution",
    tag = "maps",
    params(("id" = String, Path)),
    responses((status = OK, body = Watched), (status = NOT_FOUND, description = "no_such_map, no_solution"))
)]
async fn solution(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let found = match built_in(&id) {
        Some(built_in) => known(&built_in.map),
        None => {
            let body = find(&app, &id).await?.body;
            let file: Option<MapFile> = serde_json::from_str(&body).ok();
            let map = file.and_then(|file| Map::new(file).ok());
            map.and_then(|map| known(&map))
        }
    };
    let found = found.ok_or(Denied::NoSolution)?;
    let shelf = app.shelf();
    let text = run_blocking(move || watched(shelf, found)).await;
    let text = text.unwrap_or(Err(Error::Internal))?;
    Ok(([(CONTENT_TYPE, "application/json")], text.to_string()).into_response())
}
