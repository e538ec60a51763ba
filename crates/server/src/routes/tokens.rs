//! Tokens, with which bots do what their owner could do at tables.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use store::{Millis, SessionKind, SessionRow, StoreError};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::{Denied, Error};
use crate::http::Json;
use crate::people::{InPerson, open_session};
use crate::{App, text};

/// How much of a hash tells the tokens of one person apart.
const ID_DIGITS: usize = 16;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, make))
        .routes(routes!(take_back))
}

/// A token as its owner sees it later.
#[derive(Serialize, ToSchema)]
struct Token {
    id: String,
    label: String,
    /// Milliseconds since 1970.
    #[schema(value_type = i64)]
    created_at: Millis,
    #[schema(value_type = i64)]
    seen_at: Millis,
}

impl From<SessionRow> for Token {
    fn from(session: SessionRow) -> Token {
        Token {
            id: session.hash.chars().take(ID_DIGITS).collect(),
            label: session.label,
            created_at: session.created_at,
            seen_at: session.seen_at,
        }
    }
}

/// A token as its owner sees it once.
#[derive(Serialize, ToSchema)]
struct NewToken {
    /// What to send after `Authorization: Bearer`. It is shown here and never again.
    token: String,
    #[serde(flatten)]
    about: Token,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Label {
    /// What it is for: 1 to 24 characters.
    label: String,
}

/// One's tokens.
#[utoipa::path(
    get,
    path = "/api/me/tokens",
    tag = "people",
    responses((status = OK, body = Vec<Token>), (status = UNAUTHORIZED, description = "signed_out"))
)]
async fn list(
    State(app): State<App>,
    InPerson(caller): InPerson,
) -> Result<impl IntoResponse, Error> {
    let tokens = tokens(&app, &caller.user.id).await?;
    Ok(Json(
        tokens.into_iter().map(Token::from).collect::<Vec<_>>(),
    ))
}

/// Make a token.
#[utoipa::path(
    post,
    path = "/api/me/tokens",
    tag = "people",
    request_body = Label,
    responses(
        (status = CREATED, body = NewToken),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = CONFLICT, description = "too_many_tokens")
    )
)]
async fn make(
    State(app): State<App>,
    InPerson(caller): InPerson,
    Json(Label { label }): Json<Label>,
) -> Result<impl IntoResponse, Error> {
    if !text::is_label(&label) {
        return Err(Denied::BadName.into());
    }
    let user = &caller.user.id;
    let (secret, session) = open_session(&app, user, SessionKind::Bot, label).await?;
    let new = NewToken {
        token: secret.reveal().to_owned(),
        about: session.into(),
    };
    Ok((StatusCode::CREATED, Json(new)))
}

/// Take a token back.
#[utoipa::path(
    delete,
    path = "/api/me/tokens/{id}",
    tag = "people",
    params(("id" = String, Path)),
    responses(
        (status = OK),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = NOT_FOUND, description = "no_such_token")
    )
)]
async fn take_back(
    State(app): State<App>,
    InPerson(caller): InPerson,
    Path(id): Path<String>,
) -> Result<(), Error> {
    let tokens = tokens(&app, &caller.user.id).await?;
    let mut named = tokens
        .into_iter()
        .filter(|token| token.hash.starts_with(&id));
    let token = named.next().filter(|_| id.len() == ID_DIGITS);
    let token = token.ok_or(Denied::NoSuchToken)?;
    let deleted = app.store().delete_session(&token.hash, &token.user).await;
    app.people().end_sessions();
    match deleted {
        Err(StoreError::NotFound) => Err(Denied::NoSuchToken.into()),
        deleted => Ok(deleted?),
    }
}

async fn tokens(app: &App, user: &store::UserId) -> Result<Vec<SessionRow>, Error> {
    let mut sessions = app.store().sessions(user).await?;
    sessions.retain(|session| session.kind == SessionKind::Bot);
    Ok(sessions)
}
