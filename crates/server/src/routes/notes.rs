//! What people note at a table for themselves.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::id;
use crate::App;
use crate::error::{Denied, Error};
use crate::http::Json;
use crate::people::SignedIn;
use crate::protocol::TableShown;
use crate::table::Question;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(note, set_note))
}

/// The longest note, in characters.
const MOST_NOTE: usize = 10_000;

/// What somebody has written down for themselves.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Note {
    text: String,
}

/// My note at a table. Nobody else sees it.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/note",
    tag = "tables",
    params(("table" = String, Path)),
    responses((status = OK, body = Note))
)]
async fn note(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
) -> Result<Json<Note>, Error> {
    let table = id(&table)?;
    let text = app.store().note(&table, &caller.user.id).await?;
    Ok(Json(Note {
        text: text.unwrap_or_default(),
    }))
}

/// Write a note for myself. An empty one is none.
#[utoipa::path(
    put,
    path = "/api/tables/{table}/note",
    tag = "tables",
    params(("table" = String, Path)),
    request_body = Note,
    responses((status = NO_CONTENT), (status = UNPROCESSABLE_ENTITY, description = "note_too_long"))
)]
async fn set_note(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Json(note): Json<Note>,
) -> Result<StatusCode, Error> {
    if note.text.chars().count() > MOST_NOTE {
        return Err(Denied::NoteTooLong.into());
    }
    let table = id(&table)?;
    look(&app, &caller, &table).await?;
    // The one character that a database may not take.
    let text = note.text.replace('\0', "");
    app.store().set_note(&table, &caller.user.id, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn look(app: &App, caller: &SignedIn, table: &store::TableId) -> Result<TableShown, Error> {
    let ask = |answer| Question::Show {
        user: Some(caller.user.id.clone()),
        seat: None,
        guide: false,
        answer,
    };
    app.lobby().ask(table, ask).await
}
