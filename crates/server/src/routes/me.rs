//! Who one is.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use store::{Millis, SessionKind, StoreError, User, UserId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Language;

use crate::error::{Denied, Error};
use crate::http::{Json, rate_limits};
use crate::people::password::check_password;
use crate::people::{Caller, InPerson, cookie, device, open_session, open_session_by, or_gone};
use crate::table::BLANKS;
use crate::{App, commands, text};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(who_am_i, change_me, delete_me))
        .routes(routes!(become_guest))
        .routes(routes!(set_password))
}

/// Who one is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Me {
    #[schema(value_type = String)]
    pub id: UserId,
    pub name: Option<String>,
    /// Whether one can come back from another device.
    pub has_password: bool,
    pub language: Option<String>,
    /// Whether this is a bot with one's token.
    pub is_bot: bool,
}

impl Me {
    pub(super) fn new(user: &User, kind: SessionKind) -> Me {
        Me {
            id: user.id.clone(),
            name: user.name.clone(),
            has_password: user.password.is_some(),
            language: user.language.clone(),
            is_bot: kind == SessionKind::Bot,
        }
    }
}

/// Who I am: null if nobody is signed in.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = OK, body = Option<Me>)))]
async fn who_am_i(caller: Caller) -> Json<Option<Me>> {
    let who = caller.user.zip(caller.session);
    Json(who.map(|(user, session)| Me::new(&user, session.kind)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Guest {
    /// en, fi, pl or nb.
    language: Option<String>,
}

/// Begin to play at once, without a name. Whoever is signed in already stays who they are.
#[utoipa::path(
    post,
    path = "/api/guest",
    tag = "people",
    request_body = Guest,
    responses(
        (status = OK, body = Me, description = "A guest, whom the cookie stands for"),
        (status = TOO_MANY_REQUESTS, description = "too_many_requests")
    )
)]
async fn become_guest(
    State(app): State<App>,
    caller: Caller,
    Json(guest): Json<Guest>,
) -> Result<impl IntoResponse, Error> {
    if let (Some(user), Some(session)) = (caller.user, caller.session) {
        return Ok(Json(Me::new(&user, session.kind)).into_response());
    }
    check_language(guest.language.as_deref())?;
    app.rate_limits()
        .guests
        .pass(&rate_limits::client_network(caller.address))?;
    let now = Millis::now();
    let user = User {
        id: UserId::random(),
        name: None,
        password: None,
        language: guest.language,
        created_at: now,
        seen_at: now,
    };
    app.store().add_user(&user).await?;
    let kind = SessionKind::Browser;
    let secret = open_session(&app, &user.id).await?;
    let cookie = AppendHeaders([(SET_COOKIE, cookie::set(app.config(), &secret))]);
    Ok((cookie, Json(Me::new(&user, kind))).into_response())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Change {
    /// 1 to 24 characters; unlike every other to look at.
    name: Option<String>,
    /// en, fi, pl or nb.
    language: Option<String>,
}

/// Change one's name or language. What is left out stays.
#[utoipa::path(
    patch,
    path = "/api/me",
    tag = "people",
    request_body = Change,
    responses(
        (status = OK, body = Me),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = CONFLICT, description = "name_taken"),
        (status = UNPROCESSABLE_ENTITY, description = "bad_name, bad_language")
    )
)]
async fn change_me(
    State(app): State<App>,
    InPerson(caller): InPerson,
    Json(change): Json<Change>,
) -> Result<Json<Me>, Error> {
    check_language(change.language.as_deref())?;
    let mut user = caller.user;
    if let Some(name) = &change.name {
        user.name = Some(text::name(name).ok_or(Denied::BadName)?);
    }
    user.language = change.language.or(user.language);
    app.store().update_user(&user).await.map_err(or_gone)?;
    Ok(Json(Me::new(&user, caller.session.kind)))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewPassword {
    /// 10 to 200 characters.
    password: String,
    /// The old one, if there is one.
    old: Option<String>,
}

/// Set or change one's password. Every other browser and every bot is signed out.
#[utoipa::path(
    put,
    path = "/api/me/password",
    tag = "people",
    request_body = NewPassword,
    responses(
        (status = OK, body = Me),
        (status = UNAUTHORIZED, description = "signed_out, wrong_password"),
        (status = CONFLICT, description = "name_first"),
        (status = UNPROCESSABLE_ENTITY, description = "bad_password")
    )
)]
async fn set_password(
    State(app): State<App>,
    InPerson(caller): InPerson,
    headers: HeaderMap,
    Json(new): Json<NewPassword>,
) -> Result<impl IntoResponse, Error> {
    check_password(&new.password)?;
    let user = caller.user;
    if user.name.is_none() {
        return Err(Denied::NameFirst.into());
    }
    if user.password.is_some() {
        app.rate_limits().known.pass(&caller.session.hash)?;
        let old = new.old.unwrap_or_default();
        if !app
            .people()
            .hasher
            .check(old, user.password.clone())
            .await?
        {
            return Err(Denied::WrongPassword.into());
        }
    }
    let hash = app.people().hasher.hash(new.password).await?;
    let set = app.store().set_password(&user.id, &hash).await;
    set.map_err(or_gone)?;
    // Hashing takes so long that the name may be another one by now.
    let user = app.store().user(&user.id).await.map_err(or_gone)?;
    app.store().delete_sessions(&user.id, None).await?;
    app.people().end_sessions();
    let kind = SessionKind::Browser;
    let secret = open_session_by(&app, &user.id, Some(&hash)).await?;
    let cookie = AppendHeaders([(SET_COOKIE, cookie::set(app.config(), &secret))]);
    let known = device::remember(&app, &headers, &user.id).await;
    Ok((cookie, known, Json(Me::new(&user, kind))))
}

/// Forget me. Games that others play on keep their moves, not the name, what was said nor what tables were called.
#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "people",
    responses((status = OK), (status = UNAUTHORIZED, description = "signed_out"))
)]
async fn delete_me(
    State(app): State<App>,
    InPerson(caller): InPerson,
) -> Result<impl IntoResponse, Error> {
    commands::leave_all(&app, &caller.user.id).await?;
    match app.store().delete_user(&caller.user.id, &BLANKS).await {
        Ok(()) | Err(StoreError::NotFound) => {}
        Err(error) => return Err(error.into()),
    }
    app.people().end_sessions();
    app.lobby().unsay(&caller.user.id);
    let clear = cookie::clear(app.config());
    let forget = cookie::clear_device(app.config());
    Ok(AppendHeaders([(SET_COOKIE, clear), (SET_COOKIE, forget)]))
}

fn check_language(code: Option<&str>) -> Result<(), Error> {
    match code.map(str::parse::<Language>) {
        Some(Err(_)) => Err(Denied::BadLanguage.into()),
        _ => Ok(()),
    }
}
