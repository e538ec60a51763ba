//! What a strong player would do, and would have done.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::Choice;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::id;
use crate::App;
use crate::analyses::LookBack;
use crate::background::{Known, Underway};
use crate::error::Error;
use crate::http::Json;
use crate::people::{Caller, SignedIn};
use crate::table::{HintJob, Question};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(hint))
        .routes(routes!(analysis))
}

/// Who wants a hint.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// One of my seats, which is to act.
    #[schema(value_type = u8)]
    seat: game::Seat,
}

/// What a strong player would do in my place.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct Hint {
    /// The entry after which the table is as the answer takes it to be.
    seq: u64,
    #[schema(value_type = u8)]
    seat: game::Seat,
    /// The best first, at most four.
    #[schema(value_type = Vec<Object>)]
    choices: Vec<Choice>,
}

/// What a strong player would do in my place, and why, from what I know. Only where nobody else is harmed: every other seat is
/// a bot's or mine, or the table was opened with hints.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/hint",
    tag = "tables",
    params(("table" = String, Path)),
    request_body = Wanted,
    responses(
        (status = OK, body = Hint),
        (status = UNPROCESSABLE_ENTITY, description = "not_to_act; no_adviser: nobody gives advice in this game; or malformed"),
        (status = FORBIDDEN, description = "not_your_seat; no_hints: others play here without"),
        (status = NOT_FOUND, description = "no_such_table, no_such_seat"),
        (status = CONFLICT, description = "not_started, is_over"),
        (status = TOO_MANY_REQUESTS, description = "too_many_requests: so often, or while others at this place wait for theirs")
    )
)]
async fn hint(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Json(wanted): Json<Wanted>,
) -> Result<Json<Hint>, Error> {
    let table = id(&table)?;
    let (user, seat) = (caller.user.id, wanted.seat);
    app.rate_limits().hints.pass(&user)?;
    let ask = |answer| Question::Hint {
        user: user.clone(),
        seat,
        answer,
    };
    let HintJob { seq, adviser } = app.lobby().ask(&table, ask).await?;
    let budget = app.lobby().hint_budget();
    let advise = move || adviser.advise(budget);
    let choices = app.lobby().hint(caller.address, advise)?.await;
    let choices = choices.map_err(|_| Error::Internal)?;
    Ok(Json(Hint { seq, seat, choices }))
}

/// A game that is over, looked back at by a strong player. It is worked out when it is first asked for: until then the answer
/// tells how far it has come.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/analysis",
    tag = "tables",
    params(("table" = String, Path)),
    responses(
        (status = OK, body = LookBack),
        (status = ACCEPTED, body = Underway, description = "It is being worked out: ask again"),
        (status = UNPROCESSABLE_ENTITY, description = "no_adviser: nobody gives advice in this game"),
        (status = FORBIDDEN, description = "not_watchable"),
        (status = NOT_FOUND, description = "no_such_table"),
        (status = CONFLICT, description = "not_over"),
        (status = TOO_MANY_REQUESTS, description = "too_many_requests: too many others wait")
    )
)]
async fn analysis(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Response, Error> {
    let table = id(&table)?;
    let user = caller.user.map(|user| user.id);
    let ask = |answer| Question::Analysis {
        user: user.clone(),
        answer,
    };
    let finished = app.lobby().ask(&table, ask).await?;
    Ok(match app.analyses().begin(table, finished)? {
        Known::Done(looked) => Json(&*looked).into_response(),
        Known::Underway(underway) => (StatusCode::ACCEPTED, Json(underway)).into_response(),
    })
}
