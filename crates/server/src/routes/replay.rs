//! Games gone over again: step by step, and what could have been.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::TableId;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::id;
use crate::App;
use crate::error::Error;
use crate::http::Json;
use crate::people::{Caller, SignedIn};
use crate::secret;
use crate::table::{Past, Steps, StoodAfter};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(steps))
        .routes(routes!(course))
        .routes(routes!(what_if))
}

const PAGE: usize = 500;
const MOST_PAGE: usize = 1000;

/// Which steps of a game are wanted, and with whose eyes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct StepsQuery {
    /// One of my seats; any seat when the game is over. If it is left out, my own, or a spectator's eyes.
    #[param(value_type = Option<u8>)]
    seat: Option<game::Seat>,
    /// The entry to start from; the beginning of the game if it is left out.
    after: Option<u64>,
    /// How many, at most 1000; 500 if it is left out.
    limit: Option<usize>,
}

/// A game step by step: how it was after an entry, and what each later one changed for these eyes.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/steps",
    tag = "tables",
    params(("table" = String, Path), StepsQuery),
    responses(
        (status = OK, body = Steps),
        (status = NOT_FOUND, description = "no_such_table, no_such_seat"),
        (status = FORBIDDEN, description = "not_your_seat or not_watchable"),
        (status = CONFLICT, description = "not_started")
    )
)]
async fn steps(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Query(query): Query<StepsQuery>,
) -> Result<Json<Steps>, Error> {
    let table = id(&table)?;
    let user = caller.user.map(|user| user.id);
    let limit = query.limit.unwrap_or(PAGE).clamp(1, MOST_PAGE);
    let look = move |past: Past| past.steps(query.after, limit);
    let steps = app.lobby().look_back(&table, user, query.seat, look).await;
    steps.map(Json)
}

/// How the seats of a game stood after each round, and how they stand now. Empty for games that tell no such thing.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/course",
    tag = "tables",
    params(("table" = String, Path)),
    responses(
        (status = OK, body = Vec<StoodAfter>),
        (status = NOT_FOUND, description = "no_such_table"),
        (status = FORBIDDEN, description = "not_watchable"),
        (status = CONFLICT, description = "not_started")
    )
)]
async fn course(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<Vec<StoodAfter>>, Error> {
    let table = id(&table)?;
    let user = caller.user.map(|user| user.id);
    let course = app.lobby().look_back(&table, user, None, Past::course);
    course.await.map(Json)
}

/// The moment that somebody wants to play on from.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CopyFrom {
    /// After this entry; now if it is left out.
    seq: Option<u64>,
    /// One of my seats, from whose knowledge the copy is made while the game goes on.
    #[schema(value_type = Option<u8>)]
    seat: Option<game::Seat>,
}

/// A table that was opened for a copy.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct CopyMade {
    #[schema(value_type = String)]
    table: TableId,
}

/// Copy a game at some moment and play on alone, in every seat. While the game goes on, whatever I cannot know is dealt afresh.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/what-if",
    tag = "tables",
    params(("table" = String, Path)),
    request_body = CopyFrom,
    responses(
        (status = CREATED, body = CopyMade, description = "A local table of mine, which runs and is not listed"),
        (status = UNPROCESSABLE_ENTITY, description = "malformed: there is no such entry"),
        (status = FORBIDDEN, description = "not_your_seat or not_watchable"),
        (status = NOT_FOUND, description = "no_such_table, no_such_seat"),
        (status = CONFLICT, description = "not_started, is_over: there is nothing to play then; too_many_tables")
    )
)]
async fn what_if(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Json(from): Json<CopyFrom>,
) -> Result<(StatusCode, Json<CopyMade>), Error> {
    let table = id(&table)?;
    let user = caller.user.id;
    let dice = secret::seed_digits().parse().expect("32 digits");
    let look = move |past: Past| past.copy(from.seq, dice);
    let copied = app
        .lobby()
        .look_back(&table, Some(user.clone()), from.seat, look)
        .await?;
    let table = app.lobby().open_copy(&user, copied).await?;
    Ok((StatusCode::CREATED, Json(CopyMade { table })))
}
