//! Games gone over again: step by step, and what could have been.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
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
use crate::speech::Problem;
use crate::table::{Ask, Past, Steps};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(steps))
        .routes(routes!(why))
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

/// An action that somebody wonders about.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Attempt {
    /// One of my seats.
    #[schema(value_type = u8)]
    seat: game::Seat,
    #[schema(value_type = Object)]
    action: Value,
}

/// Whether an action may be taken, and the rule against it if it may not.
#[derive(Serialize, ToSchema)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "{ legal: true } | { legal: false; error: Problem }")
)]
pub(super) struct Why {
    legal: bool,
    /// As in every refusal, in the caller's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Problem>,
}

/// Why I cannot do something. Nothing changes, and what would come of it is not told.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/why",
    tag = "tables",
    params(("table" = String, Path)),
    request_body = Attempt,
    responses(
        (status = OK, body = Why),
        (status = UNPROCESSABLE_ENTITY, description = "malformed: it is no action"),
        (status = FORBIDDEN, description = "not_your_seat"),
        (status = NOT_FOUND, description = "no_such_table, no_such_seat"),
        (status = CONFLICT, description = "not_started, is_over")
    )
)]
async fn why(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Json(attempt): Json<Attempt>,
) -> Result<Json<Why>, Error> {
    let table = id(&table)?;
    let ask = |answer| Ask::Why {
        user: caller.user.id.clone(),
        seat: attempt.seat,
        action: attempt.action.clone(),
        answer,
    };
    let refused = app.lobby().ask(&table, ask).await?;
    let error = refused.map(|refused| {
        let error = Error::from(refused);
        app.speech().problem(caller.language, &error)
    });
    Ok(Json(Why {
        legal: error.is_none(),
        error,
    }))
}

/// The moment that somebody wants to play on from.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Moment {
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
    request_body = Moment,
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
    Json(moment): Json<Moment>,
) -> Result<(StatusCode, Json<CopyMade>), Error> {
    let table = id(&table)?;
    let user = caller.user.id;
    let dice = secret::seed_digits().parse().expect("32 digits");
    let look = move |past: Past| past.copy(moment.seq, dice);
    let copied = app
        .lobby()
        .look_back(&table, Some(user.clone()), moment.seat, look)
        .await?;
    let table = app.lobby().open_copy(&user, copied).await?;
    Ok((StatusCode::CREATED, Json(CopyMade { table })))
}
