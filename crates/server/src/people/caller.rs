//! Who makes a request.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::request::Parts;
use store::{Millis, Scope, SessionKind, SessionRow, User};
use words::Language;

use super::after_days;
use super::cookie::{self, Token};
use crate::error::{Denied, Error};
use crate::http::Address;
use crate::http::error_body::ResponseNotes;
use crate::{App, messages};

/// How long a session is used before it is noted again that it was: each note is a write.
const NOTE: Duration = Duration::from_secs(60 * 60);

/// Whoever makes a request, signed in or not. A token that only looks makes no request that could change anything.
#[derive(Clone, Debug)]
pub struct Caller {
    pub user: Option<User>,
    pub session: Option<SessionRow>,
    /// What the person has chosen, else what the browser asks for, else English.
    pub language: Language,
    pub address: IpAddr,
}

/// Somebody with a cookie or a token. Others are refused as `signed_out`.
#[derive(Clone, Debug)]
pub struct SignedIn {
    pub user: User,
    pub session: SessionRow,
    pub language: Language,
    pub address: IpAddr,
}

/// Somebody with a cookie: what a bot's token must never do is for them alone.
#[derive(Clone, Debug)]
pub struct InPerson(pub SignedIn);

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Error> {
        if let Some(caller) = parts.extensions.get::<Caller>() {
            return Ok(caller.clone());
        }
        let address = parts.extensions.get::<Address>();
        let mut caller = Caller {
            user: None,
            session: None,
            language: messages::accepted(&parts.headers),
            address: address.map_or(Ipv4Addr::UNSPECIFIED.into(), |address| address.0),
        };
        if let Some((session, user)) = find(parts, app).await? {
            let chosen = user.language.as_deref().and_then(|code| code.parse().ok());
            caller.language = chosen.unwrap_or(caller.language);
            caller.user = Some(user);
            caller.session = Some(session);
        }
        if let Some(notes) = parts.extensions.get::<ResponseNotes>() {
            notes.speaks(caller.language);
        }
        let is_look = matches!(parts.method, Method::GET | Method::HEAD);
        let scope = caller.session.as_ref().map(|session| session.scope);
        if scope == Some(Scope::Read) && !is_look {
            return Err(Denied::ReadOnly.into());
        }
        parts.extensions.insert(caller.clone());
        Ok(caller)
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, Error> {
        let caller = Caller::from_request_parts(parts, app).await?;
        match (caller.user, caller.session) {
            (Some(user), Some(session)) => Ok(SignedIn {
                user,
                session,
                language: caller.language,
                address: caller.address,
            }),
            _ => Err(Denied::SignedOut.into()),
        }
    }
}

impl FromRequestParts<App> for InPerson {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<InPerson, Error> {
        let caller = SignedIn::from_request_parts(parts, app).await?;
        match caller.session.kind {
            SessionKind::Browser => Ok(InPerson(caller)),
            SessionKind::Bot | SessionKind::Device => Err(Denied::NotForBots.into()),
        }
    }
}

/// The session of a request, noted as used.
async fn find(parts: &Parts, app: &App) -> Result<Option<(SessionRow, User)>, Error> {
    let (secret, kind) = match cookie::token(&parts.headers) {
        Token::Sent(secret) => (secret, SessionKind::Bot),
        Token::Absent => (
            cookie::find(app.config(), &parts.headers),
            SessionKind::Browser,
        ),
    };
    let Some(secret) = secret else {
        return Ok(None);
    };
    let now = Millis::now();
    let found = app.store().session(&secret.hash()).await?;
    let found = found.filter(|(session, _)| session.kind == kind && !session.is_over(now));
    if let Some((session, _)) = &found
        && session.seen_at.plus(NOTE) < now
    {
        let (store, hash) = (app.store(), &session.hash);
        let noted = match kind {
            SessionKind::Browser => {
                let end = after_days(now, app.config().session_days);
                store.prolong_session(hash, now, Some(end)).await
            }
            // A token ends when it was said to, however much it is used.
            SessionKind::Bot | SessionKind::Device => store.touch_session(hash, now).await,
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "cannot record that a session was used");
        } else if kind == SessionKind::Browser
            && let Some(notes) = parts.extensions.get::<ResponseNotes>()
        {
            notes.renew(cookie::set(app.config(), &secret));
        }
    }
    Ok(found)
}
