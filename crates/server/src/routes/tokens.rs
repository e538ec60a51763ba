//! Tokens, with which bots do what their owner could do at tables.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use store::{Millis, Scope, SessionKind, SessionRow, StoreError};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::{Denied, Error};
use crate::http::Json;
use crate::people::{InPerson, open_token};
use crate::{App, text};

/// How much of a hash tells the tokens of one person apart.
const ID_DIGITS: usize = 16;
/// How long a token lasts if nobody says how long, and at most.
const DAYS: u32 = 90;
const MOST_DAYS: u32 = 365;

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
    /// `read`: it looks; `play`: it also does what is done at tables.
    #[schema(value_type = String)]
    scope: Scope,
    /// Milliseconds since 1970.
    #[schema(value_type = i64)]
    created_at: Millis,
    #[schema(value_type = i64)]
    seen_at: Millis,
    /// When it ends, however much it is used.
    #[schema(value_type = i64)]
    expires_at: Option<Millis>,
}

impl From<SessionRow> for Token {
    fn from(session: SessionRow) -> Token {
        Token {
            id: session.hash.chars().take(ID_DIGITS).collect(),
            label: session.label,
            scope: session.scope,
            created_at: session.created_at,
            seen_at: session.seen_at,
            expires_at: session.expires_at,
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
struct Wanted {
    /// What it is for: 1 to 24 characters.
    label: String,
    /// `read` or `play`, which it is if this is left out.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    scope: Scope,
    /// How long it lasts: 1 to 365 days, 90 if this is left out.
    days: Option<u32>,
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
    request_body = Wanted,
    responses(
        (status = CREATED, body = NewToken),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = CONFLICT, description = "too_many_tokens"),
        (status = UNPROCESSABLE_ENTITY, description = "bad_name: of the label; malformed")
    )
)]
async fn make(
    State(app): State<App>,
    InPerson(caller): InPerson,
    Json(wanted): Json<Wanted>,
) -> Result<impl IntoResponse, Error> {
    let Wanted { label, scope, days } = wanted;
    if !text::is_label(&label) {
        return Err(Denied::BadName.into());
    }
    let days = days.unwrap_or(DAYS);
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(Error::Malformed {
            entry: "days".to_owned(),
            reason: format!("a token must last 1 to {MOST_DAYS} days"),
        });
    }
    let (secret, session) = open_token(&app, &caller.session, label, scope, days).await?;
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
    let now = Millis::now();
    sessions.retain(|session| session.kind == SessionKind::Bot && !session.is_over(now));
    Ok(sessions)
}
