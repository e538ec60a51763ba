//! The cookie that says who a browser belongs to.

use axum::http::HeaderMap;
use axum::http::HeaderValue;
use axum::http::header::{AUTHORIZATION, COOKIE};

use super::secret::Secret;
use crate::config::Config;

/// The name of the cookie. The prefix makes browsers refuse one that another host or plain http has set.
fn name(config: &Config) -> &'static str {
    if config.is_https() {
        "__Host-towpath"
    } else {
        "towpath"
    }
}

fn attributes(config: &Config) -> &'static str {
    if config.is_https() {
        "HttpOnly; SameSite=Lax; Path=/; Secure"
    } else {
        "HttpOnly; SameSite=Lax; Path=/"
    }
}

/// Sets the cookie.
pub(crate) fn set(config: &Config, secret: &Secret) -> HeaderValue {
    let seconds = u64::from(config.session_days) * 24 * 60 * 60;
    let (name, attributes) = (name(config), attributes(config));
    let cookie = format!(
        "{name}={}; {attributes}; Max-Age={seconds}",
        secret.reveal()
    );
    let mut cookie = HeaderValue::from_str(&cookie).expect("letters, digits and signs");
    cookie.set_sensitive(true);
    cookie
}

/// Takes the cookie away.
pub(crate) fn clear(config: &Config) -> HeaderValue {
    let (name, attributes) = (name(config), attributes(config));
    let cookie = format!("{name}=; {attributes}; Max-Age=0");
    HeaderValue::from_str(&cookie).expect("letters, digits and signs")
}

/// The secret in the cookie of a request.
pub(super) fn find(config: &Config, headers: &HeaderMap) -> Option<Secret> {
    let lines = headers.get_all(COOKIE).iter();
    let pairs = lines.flat_map(|line| line.to_str().unwrap_or_default().split(';'));
    let mut found = pairs.filter_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name(config)).then(|| Secret::parse(value))?
    });
    found.next()
}

/// What a request says in place of a cookie.
pub(super) enum Token {
    Absent,
    /// Something was sent; it may be no secret of ours.
    Sent(Option<Secret>),
}

/// The secret in the `Authorization` of a request.
pub(super) fn token(headers: &HeaderMap) -> Token {
    let Some(sent) = headers.get(AUTHORIZATION) else {
        return Token::Absent;
    };
    let secret = sent.to_str().ok().and_then(|sent| {
        let (scheme, secret) = sent.split_once(' ')?;
        let is_bearer = scheme.eq_ignore_ascii_case("bearer");
        is_bearer.then(|| Secret::parse(secret.trim()))?
    });
    Token::Sent(secret)
}
