//! Links to a table and to its seats. The table itself keeps them, so that it alone decides what they are worth.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::Seat;
use serde::Serialize;
use store::TableId;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::id;
use crate::App;
use crate::error::{Denied, Error};
use crate::http::Json;
use crate::people::{Secret, SignedIn};
use crate::table::TableMessage;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(invite, uninvite))
        .routes(routes!(seat_link))
}

/// The secret of a link. It is shown once and stored as a hash; a new one takes its place.
#[derive(Serialize, ToSchema)]
struct LinkMade {
    secret: String,
}

/// Make an invitation: whoever has it may sit down. The one before no longer holds. Only the host may.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/invitation",
    tag = "tables",
    params(("table" = String, Path)),
    responses((status = OK, body = LinkMade), (status = FORBIDDEN, description = "not_host"))
)]
async fn invite(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
) -> Result<Json<LinkMade>, Error> {
    let table = id(&table)?;
    make_link(&app, caller, &table, None).await
}

/// Take the invitation back. Only the host may.
#[utoipa::path(
    delete,
    path = "/api/tables/{table}/invitation",
    tag = "tables",
    params(("table" = String, Path)),
    responses((status = NO_CONTENT), (status = FORBIDDEN, description = "not_host"))
)]
async fn uninvite(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
) -> Result<StatusCode, Error> {
    let table = id(&table)?;
    set_link(&app, caller, &table, None, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a link to my seat, to take it over on another device. It holds once, while I sit there; the one before no longer does.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/seats/{seat}/link",
    tag = "tables",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = OK, body = LinkMade), (status = FORBIDDEN, description = "not_your_seat"))
)]
async fn seat_link(
    State(app): State<App>,
    caller: SignedIn,
    Path((table, seat)): Path<(String, u8)>,
) -> Result<Json<LinkMade>, Error> {
    let table = id(&table)?;
    let seat = Seat::new(seat).ok_or(Denied::NoSuchSeat)?;
    make_link(&app, caller, &table, Some(seat)).await
}

async fn make_link(
    app: &App,
    caller: SignedIn,
    table: &TableId,
    seat: Option<Seat>,
) -> Result<Json<LinkMade>, Error> {
    let secret = Secret::random();
    set_link(app, caller, table, seat, Some(secret.hash())).await?;
    Ok(Json(LinkMade {
        secret: secret.reveal().to_owned(),
    }))
}

async fn set_link(
    app: &App,
    caller: SignedIn,
    table: &TableId,
    seat: Option<Seat>,
    digest: Option<String>,
) -> Result<(), Error> {
    let user = caller.user.id;
    let ask = |answer| TableMessage::Link {
        user: user.clone(),
        seat,
        digest: digest.clone(),
        answer,
    };
    app.lobby().ask(table, ask).await
}
