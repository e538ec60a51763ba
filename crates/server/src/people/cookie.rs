//! The cookies: one says who a browser belongs to, the other that it is known.

use axum::http::HeaderMap;
use axum::http::HeaderValue;
use axum::http::header::{AUTHORIZATION, COOKIE};

use super::secret::Secret;
use crate::config::Config;

/// Which cookie.
#[derive(Clone, Copy)]
enum Cookie {
    /// Whoever has it is signed in.
    Session,
    /// Whoever has it has been signed in.
    Device,
}

/// The name of a cookie. The prefix makes browsers refuse one that another host or plain http has set.
fn name(config: &Config, cookie: Cookie) -> &'static str {
    match (cookie, config.is_https()) {
        (Cookie::Session, true) => "__Host-towpath",
        (Cookie::Session, false) => "towpath",
        (Cookie::Device, true) => "__Host-towpath-device",
        (Cookie::Device, false) => "towpath-device",
    }
}

fn attributes(config: &Config) -> &'static str {
    if config.is_https() {
        "HttpOnly; SameSite=Lax; Path=/; Secure"
    } else {
        "HttpOnly; SameSite=Lax; Path=/"
    }
}

/// Signs a browser in.
pub(crate) fn set(config: &Config, secret: &Secret) -> HeaderValue {
    write(config, Cookie::Session, secret, config.session_days)
}

/// Makes a browser one that is known.
pub(super) fn set_device(config: &Config, secret: &Secret, days: u32) -> HeaderValue {
    write(config, Cookie::Device, secret, days)
}

fn write(config: &Config, cookie: Cookie, secret: &Secret, days: u32) -> HeaderValue {
    let seconds = u64::from(days) * 24 * 60 * 60;
    let (name, attributes) = (name(config, cookie), attributes(config));
    let cookie = format!(
        "{name}={}; {attributes}; Max-Age={seconds}",
        secret.reveal()
    );
    let mut cookie = HeaderValue::from_str(&cookie).expect("letters, digits and signs");
    cookie.set_sensitive(true);
    cookie
}

/// Signs a browser out.
pub(crate) fn clear(config: &Config) -> HeaderValue {
    take_away(config, Cookie::Session)
}

/// Makes a browser one that nobody knows.
pub(crate) fn clear_device(config: &Config) -> HeaderValue {
    take_away(config, Cookie::Device)
}

fn take_away(config: &Config, cookie: Cookie) -> HeaderValue {
    let (name, attributes) = (name(config, cookie), attributes(config));
    let cookie = format!("{name}=; {attributes}; Max-Age=0");
    HeaderValue::from_str(&cookie).expect("letters, digits and signs")
}

/// The secret of whoever is signed in.
pub(super) fn find(config: &Config, headers: &HeaderMap) -> Option<Secret> {
    read(config, headers, Cookie::Session)
}

/// The secret of a browser that may be known.
pub(super) fn find_device(config: &Config, headers: &HeaderMap) -> Option<Secret> {
    read(config, headers, Cookie::Device)
}

fn read(config: &Config, headers: &HeaderMap, cookie: Cookie) -> Option<Secret> {
    let name = name(config, cookie);
    let lines = headers.get_all(COOKIE).iter();
    let pairs = lines.flat_map(|line| line.to_str().unwrap_or_default().split(';'));
    let mut found = pairs.filter_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then(|| Secret::parse(value))?
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
