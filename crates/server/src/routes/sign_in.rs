//! Signing in and out.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use store::{SessionKind, StoreError};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Me;
use crate::App;
use crate::error::{Denied, Error};
use crate::http::{Json, gates};
use crate::people::{Caller, InPerson, SignedIn, cookie, open_session};

/// No name is as long; what is longer counts as one.
const LONGEST_NAME: usize = 64;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(sign_in))
        .routes(routes!(sign_out))
        .routes(routes!(sign_out_everywhere))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SignIn {
    name: String,
    password: String,
}

/// Sign in. Whether a name is known is not told, neither by the answer nor by its time.
#[utoipa::path(
    post,
    path = "/api/sign-in",
    tag = "people",
    request_body = SignIn,
    responses(
        (status = OK, body = Me, description = "Somebody, whom the cookie stands for"),
        (status = UNAUTHORIZED, description = "wrong_password"),
        (status = TOO_MANY_REQUESTS, description = "too_many_requests, of this address or to this account")
    )
)]
async fn sign_in(
    State(app): State<App>,
    caller: Caller,
    Json(SignIn { name, password }): Json<SignIn>,
) -> Result<impl IntoResponse, Error> {
    app.gates().sign_ins.pass(&gates::place(caller.address))?;
    let account = name.chars().take(LONGEST_NAME).collect::<String>();
    app.gates().accounts.pass(&account.to_lowercase())?;
    let found = match name.contains('\0') {
        // Nobody is called that, and not every database can be asked.
        true => Err(StoreError::NotFound),
        false => app.store().user_called(&name).await,
    };
    let user = match found {
        Ok(user) => Some(user),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    let hash = user.as_ref().and_then(|user| user.password.clone());
    let is_right = app.people().hasher.check(password, hash).await?;
    let Some(user) = user.filter(|_| is_right) else {
        return Err(Denied::WrongPassword.into());
    };
    // The browser has one cookie: what it stood for until here could not be signed out any more.
    if let Some(old) = caller
        .session
        .filter(|old| old.kind == SessionKind::Browser)
    {
        end(&app, &old).await?;
    }
    let kind = SessionKind::Browser;
    let secret = open_session(&app, &user.id).await?;
    let cookie = AppendHeaders([(SET_COOKIE, cookie::set(app.config(), &secret))]);
    Ok((cookie, Json(Me::new(&user, kind))))
}

/// Sign out this browser. A guest without a password cannot come back.
#[utoipa::path(post, path = "/api/sign-out", tag = "people", responses((status = OK)))]
async fn sign_out(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, Error> {
    if let Some(session) = caller.session {
        end(&app, &session).await?;
    }
    Ok(AppendHeaders([(SET_COOKIE, cookie::clear(app.config()))]))
}

/// Sign out every browser and every bot.
#[utoipa::path(
    post,
    path = "/api/sign-out-everywhere",
    tag = "people",
    responses((status = OK), (status = UNAUTHORIZED, description = "signed_out"))
)]
async fn sign_out_everywhere(
    State(app): State<App>,
    InPerson(SignedIn { user, .. }): InPerson,
) -> Result<impl IntoResponse, Error> {
    app.store().delete_sessions(&user.id, None).await?;
    app.people().end_sessions();
    Ok(AppendHeaders([(SET_COOKIE, cookie::clear(app.config()))]))
}

async fn end(app: &App, session: &store::SessionRow) -> Result<(), Error> {
    let deleted = app
        .store()
        .delete_session(&session.hash, &session.user)
        .await;
    app.people().end_sessions();
    match deleted {
        Ok(()) | Err(StoreError::NotFound) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
