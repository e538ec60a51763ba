//! What helps a seat to make up its mind: the ground that is played on, and plans looked at before they are laid down.

use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::id;
use crate::App;
use crate::error::Error;
use crate::http::Json;
use crate::people::{Caller, SignedIn};
use crate::table::{PlannedAhead, Question};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(ground))
        .routes(routes!(plan_ahead))
}

/// What the game of a table is played on, as it is drawn. While the seats make the map, the tiles laid so far.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/ground",
    tag = "tables",
    params(("table" = String, Path)),
    responses(
        (status = OK, body = Object),
        (status = FORBIDDEN, description = "not_watchable"),
        (status = NOT_FOUND, description = "no_such_table; no_ground: the view of this game shows all there is")
    )
)]
async fn ground(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<Box<RawValue>>, Error> {
    let table = id(&table)?;
    let user = caller.user.map(|user| user.id);
    let ask = |answer| Question::Ground {
        user: user.clone(),
        answer,
    };
    app.lobby().ask(&table, ask).await.map(Json)
}

/// A plan that somebody thinks about.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PlanWanted {
    /// One of my seats.
    #[schema(value_type = u8)]
    seat: game::Seat,
    #[schema(value_type = Vec<Object>)]
    parts: Vec<Value>,
}

/// The game as it would be if all of this had run and nobody else had done anything. Nothing is laid down, and luck is not
/// told.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/plan-ahead",
    tag = "tables",
    params(("table" = String, Path)),
    request_body = PlanWanted,
    responses(
        (status = OK, body = PlannedAhead),
        (status = UNPROCESSABLE_ENTITY, description = "nothing_to_plan; plan_phase; plan_too_long; illegal, with the rule; or malformed"),
        (status = FORBIDDEN, description = "not_your_seat"),
        (status = NOT_FOUND, description = "no_such_table, no_such_seat"),
        (status = CONFLICT, description = "not_started, is_over")
    )
)]
async fn plan_ahead(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Json(plan): Json<PlanWanted>,
) -> Result<Json<PlannedAhead>, Error> {
    let table = id(&table)?;
    let ask = |answer| Question::PlanAhead {
        user: caller.user.id.clone(),
        seat: plan.seat,
        parts: plan.parts.clone(),
        answer,
    };
    app.lobby().ask(&table, ask).await.map(Json)
}
