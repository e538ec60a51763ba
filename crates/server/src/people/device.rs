//! Browsers that have been signed in to an account before. A stranger who guesses at the account spends the budget of
//! strangers; these have one of their own, so that nobody can lock a person out of their own browser.

use axum::http::HeaderMap;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use store::{Millis, Scope, SessionKind, SessionRow, StoreError, UserId};

use super::{Secret, after_days, cookie};
use crate::App;
use crate::error::Error;
use crate::secret::hash;

/// How long a browser is known after it was last signed in.
const DAYS: u32 = 365;
/// How many browsers are known for one account: those that were signed in last.
const MOST: u32 = 20;

/// The key of the browser's own budget, if it has been signed in to this account before. Finding out takes as long if there
/// is no account.
pub(crate) async fn find(
    app: &App,
    headers: &HeaderMap,
    user: Option<&UserId>,
) -> Result<Option<String>, Error> {
    let Some(secret) = cookie::find_device(app.config(), headers) else {
        return Ok(None);
    };
    let hash = key(&secret, user);
    let found = app.store().session(&hash).await?;
    let is_known = found
        .is_some_and(|(row, _)| row.kind == SessionKind::Device && !row.is_over(Millis::now()));
    Ok(is_known.then_some(hash))
}

/// Knows the browser from now on, and gives the cookie that says so. Signing in does not fail if this does.
pub(crate) async fn remember(
    app: &App,
    headers: &HeaderMap,
    user: &UserId,
) -> AppendHeaders<Option<(axum::http::HeaderName, HeaderValue)>> {
    // A browser that several people use is known to each of them by the same cookie.
    let sent = cookie::find_device(app.config(), headers);
    let secret = sent.unwrap_or_else(Secret::random);
    let noted = note(app, &secret, user).await.inspect_err(|error| {
        tracing::warn!(%error, "cannot record that a browser is known");
    });
    let cookie = cookie::set_device(app.config(), &secret, DAYS);
    AppendHeaders(noted.ok().map(|()| (SET_COOKIE, cookie)))
}

async fn note(app: &App, secret: &Secret, user: &UserId) -> Result<(), StoreError> {
    let (hash, now) = (key(secret, Some(user)), Millis::now());
    let expires_at = Some(after_days(now, DAYS));
    if app.store().session(&hash).await?.is_some() {
        return app.store().prolong_session(&hash, now, expires_at).await;
    }
    let row = SessionRow {
        hash,
        user: user.clone(),
        kind: SessionKind::Device,
        label: String::new(),
        scope: Scope::Read,
        created_at: now,
        seen_at: now,
        expires_at,
    };
    app.store().add_session(&row, MOST).await
}

/// What is kept of the secret for one account.
fn key(secret: &Secret, user: Option<&UserId>) -> String {
    let user = user.map_or("", UserId::as_str);
    hash(&format!("{}\n{user}", secret.reveal()))
}
