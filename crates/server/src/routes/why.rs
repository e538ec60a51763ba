//! Why somebody cannot do something.

use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::id;
use crate::App;
use crate::error::Error;
use crate::http::Json;
use crate::messages::Problem;
use crate::people::SignedIn;
use crate::table::Question;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(why))
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
    let ask = |answer| Question::Why {
        user: caller.user.id.clone(),
        seat: attempt.seat,
        action: attempt.action.clone(),
        answer,
    };
    let refused = app.lobby().ask(&table, ask).await?;
    let error = refused.map(|refused| {
        let error = Error::from(refused);
        app.messages().problem(caller.language, &error)
    });
    Ok(Json(Why {
        legal: error.is_none(),
        error,
    }))
}
