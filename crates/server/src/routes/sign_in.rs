//! Signing in and out.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use store::{SessionKind, StoreError, User};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Me;
use crate::App;
use crate::error::{Denied, Error};
use crate::http::Json;
use crate::people::{Caller, InPerson, SignedIn, cookie, device, open_session_by};

/// No name is as long, however it is spelled; what is longer counts as one.
const LONGEST_NAME: usize = 100;

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

/// Sign in. Whether a name is known is not told, neither by the answer nor by its time. A browser that was signed in to the
/// account before is not kept waiting by others who try.
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
    headers: HeaderMap,
    Json(SignIn { name, password }): Json<SignIn>,
) -> Result<impl IntoResponse, Error> {
    let name: String = name.chars().take(LONGEST_NAME).collect();
    let user = find(&app, &name).await?;
    let known = device::find(&app, &headers, user.as_ref().map(|user| &user.id)).await?;
    match known {
        Some(device) => app.rate_limits().known.pass(&device)?,
        None => app
            .rate_limits()
            .guess(&store::fold(&name), caller.address)?,
    }
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
    let secret = open_session_by(&app, &user.id, user.password.as_deref()).await?;
    let cookie = AppendHeaders([(SET_COOKIE, cookie::set(app.config(), &secret))]);
    let known = device::remember(&app, &headers, &user.id).await;
    Ok((cookie, known, Json(Me::new(&user, SessionKind::Browser))))
}

async fn find(app: &App, name: &str) -> Result<Option<User>, Error> {
    match app.store().user_called(name).await {
        Ok(user) => Ok(Some(user)),
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
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
