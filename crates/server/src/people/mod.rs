//! Who plays: guests, names, passwords, sessions and the tokens of bots.

mod caller;
pub(crate) mod cookie;
pub(crate) mod device;
mod ended;
pub(crate) mod password;
pub mod secret;

use std::time::Duration;

use store::{Millis, Scope, SessionKind, SessionRow, StoreError, UserId};

pub use caller::{Caller, InPerson, SignedIn};
use ended::{Ended, Ending};
pub use password::Hasher;
pub use secret::Secret;

use crate::App;
use crate::budgets::BROWSERS;
use crate::config::Config;
use crate::error::{Denied, Error};

/// Passwords of people, and word of sessions that end.
#[derive(Debug)]
pub struct People {
    pub(crate) hasher: Hasher,
    ended: Ended,
}

impl People {
    pub(crate) fn new(config: &Config) -> People {
        People {
            hasher: Hasher::new(config.passwords_at_once),
            ended: Ended::default(),
        }
    }

    /// Tells every socket that some session has ended.
    pub(crate) fn end_sessions(&self) {
        self.ended.come();
    }

    /// Changes whenever some session has ended on this node.
    pub(crate) fn ended(&self) -> Ending {
        self.ended.subscribe()
    }
}

fn after_days(now: Millis, days: u32) -> Millis {
    now.plus(Duration::from_secs(u64::from(days) * 24 * 60 * 60))
}

/// Signs a browser in, and gives the secret that only its owner will have. It is signed out when it has not been used for
/// long enough.
pub(crate) async fn open_session(app: &App, user: &UserId) -> Result<Secret, Error> {
    let days = app.config().session_days;
    let terms = (SessionKind::Browser, Scope::Play, days);
    let (secret, _) = begin(app, user, terms, String::new()).await?;
    Ok(secret)
}

/// Makes a token that lasts so many days, however much it is used.
pub(crate) async fn open_token(
    app: &App,
    user: &UserId,
    label: String,
    scope: Scope,
    days: u32,
) -> Result<(Secret, SessionRow), Error> {
    begin(app, user, (SessionKind::Bot, scope, days), label).await
}

async fn begin(
    app: &App,
    user: &UserId,
    (kind, scope, days): (SessionKind, Scope, u32),
    label: String,
) -> Result<(Secret, SessionRow), Error> {
    let (secret, now) = (Secret::random(), Millis::now());
    let session = SessionRow {
        hash: secret.hash(),
        user: user.clone(),
        kind,
        label,
        scope,
        created_at: now,
        seen_at: now,
        expires_at: Some(after_days(now, days)),
    };
    let most = match kind {
        SessionKind::Browser | SessionKind::Device => BROWSERS,
        SessionKind::Bot => app.config().max_tokens,
    };
    match app.store().add_session(&session, most).await {
        Ok(()) => Ok((secret, session)),
        Err(StoreError::Full) => Err(Denied::TooManyTokens.into()),
        Err(error) => Err(or_gone(error)),
    }
}

/// What is said of a failure to find somebody who was there a moment ago: they have left.
pub(crate) fn or_gone(error: StoreError) -> Error {
    match error {
        StoreError::NotFound => Denied::SignedOut.into(),
        error => error.into(),
    }
}
