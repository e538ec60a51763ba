//! What people have reached alone on maps of Roads & Boats.

use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use store::{Score, TableId, UserId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::built_in::built_in;
use super::maps::find;
use crate::App;
use crate::error::Error;
use crate::http::Json;
use crate::protocol::Person;
use crate::table::Names;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(scores))
}

const PAGE: u32 = 50;
const MOST_PAGE: u32 = 100;

/// What somebody has reached alone on a map.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct Reached {
    points: i64,
    turns: u32,
    /// Milliseconds since 1970.
    at: i64,
    /// Whose it is; nobody's if they have gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Person>,
    /// The table, if others may look at it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    table: Option<TableId>,
}

/// What is asked of scores.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct ScoresQuery {
    /// How many, at most 100.
    limit: Option<u32>,
}

/// What people have reached alone on a map and on any that plays alike, the best first; of each person the best.
#[utoipa::path(
    get,
    path = "/api/maps/{id}/scores",
    tag = "maps",
    params(("id" = String, Path), ScoresQuery),
    responses((status = OK, body = Vec<Reached>), (status = NOT_FOUND, description = "no_such_map"))
)]
async fn scores(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<ScoresQuery>,
) -> Result<Json<Vec<Reached>>, Error> {
    let limit = query.limit.unwrap_or(PAGE).clamp(1, MOST_PAGE);
    let digest = match built_in(&id) {
        Some(built_in) => built_in.digest.clone(),
        None => find(&app, &id).await?.row.digest,
    };
    let scores = app.store().scores(&digest, limit).await?;
    let names = names(&app, scores.iter().map(|score| &score.user)).await;
    let reached = scores.into_iter().map(|score| Reached::new(score, &names));
    Ok(Json(reached.collect()))
}

impl Reached {
    pub(super) fn new(score: Score, names: &Names) -> Reached {
        Reached {
            points: score.points,
            turns: score.turns,
            at: score.at.0,
            by: score.user.map(|user| person(user, names)),
            table: score.is_shown.then_some(score.table),
        }
    }
}

pub(super) async fn names<'a>(app: &App, users: impl Iterator<Item = &'a Option<UserId>>) -> Names {
    let mut users: Vec<UserId> = users.flatten().cloned().collect();
    users.sort();
    users.dedup();
    match users[..] {
        [] => Names::new(),
        _ => app.lobby().names(&users).await,
    }
}

pub(super) fn person(user: UserId, names: &Names) -> Person {
    Person {
        name: names.get(&user).cloned().flatten(),
        user,
    }
}
