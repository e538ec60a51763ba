//! What has happened at a table: its log, and its record.

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::UserId;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::{EyesQuery, id};
use crate::App;
use crate::error::Error;
use crate::http::Json;
use crate::people::{Caller, SignedIn};
use crate::protocol::News;
use crate::secret;
use crate::table::{HistoryStart, Past};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(log))
        .routes(routes!(since))
        .routes(routes!(record))
}

const PAGE: usize = 100;
const MOST_PAGE: usize = 1000;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct LogQuery {
    /// The last entry that is known already.
    #[serde(default)]
    after: u64,
    /// How many, at most 1000.
    limit: Option<usize>,
    /// One of my seats.
    #[param(value_type = Option<u8>)]
    seat: Option<game::Seat>,
}

/// The entries of a table, as I saw them.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/log",
    tag = "tables",
    params(("table" = String, Path), LogQuery),
    responses((status = OK, body = Vec<News>), (status = NOT_FOUND, description = "no_such_table"))
)]
async fn log(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Query(query): Query<LogQuery>,
) -> Result<Json<Vec<News>>, Error> {
    let limit = query.limit.unwrap_or(PAGE).clamp(1, MOST_PAGE);
    let user = caller.user.map(|user| user.id);
    let eyes = EyesQuery { seat: query.seat };
    history(
        &app,
        user,
        &table,
        &eyes,
        HistoryStart::After(query.after),
        limit,
    )
    .await
}

/// What has happened since my last turn.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/since",
    tag = "tables",
    params(("table" = String, Path), EyesQuery),
    responses((status = OK, body = Vec<News>), (status = NOT_FOUND, description = "no_such_table"))
)]
async fn since(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Query(eyes): Query<EyesQuery>,
) -> Result<Json<Vec<News>>, Error> {
    let user = Some(caller.user.id);
    history(
        &app,
        user,
        &table,
        &eyes,
        HistoryStart::LastOwnTurn,
        MOST_PAGE,
    )
    .await
}

async fn history(
    app: &App,
    user: Option<UserId>,
    table: &str,
    eyes: &EyesQuery,
    start: HistoryStart,
    limit: usize,
) -> Result<Json<Vec<News>>, Error> {
    let table = id(table)?;
    let look = move |past: Past| past.history(start, limit);
    let history = app.lobby().look_back(&table, user, eyes.seat, look);
    history.await.map(Json)
}

/// The record of a game that is over: everything, the seed too. `towpath replay --verify` checks it.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    tag = "tables",
    params(("table" = String, Path)),
    responses(
        (status = OK, body = Object),
        (status = NOT_MODIFIED, description = "It is the one that If-None-Match names"),
        (status = FORBIDDEN, description = "not_watchable"),
        (status = CONFLICT, description = "not_over")
    )
)]
async fn record(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let table = id(&table)?;
    let user = caller.user.map(|user| user.id);
    let record = app.lobby().look_back(&table, user, None, Past::record);
    let record = record.await?;
    let text = record.to_string();
    let tag = format!("\"{}\"", secret::hash(&text));
    let known = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag));
    let shared = [(ETAG, tag), (CACHE_CONTROL, "no-cache".to_owned())];
    if is_known {
        return Ok((StatusCode::NOT_MODIFIED, shared).into_response());
    }
    Ok((shared, Json(record)).into_response())
}
