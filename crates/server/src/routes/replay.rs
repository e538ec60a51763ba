//! Games gone over again: step by step.

use axum::extract::{Path, Query, State};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::id;
use crate::App;
use crate::error::Error;
use crate::http::Json;
use crate::people::Caller;
use crate::table::Steps;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(steps))
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
    let look = move |past: crate::table::Past| past.steps(query.after, limit);
    let steps = app.lobby().look_back(&table, user, query.seat, look).await;
    steps.map(Json)
}
