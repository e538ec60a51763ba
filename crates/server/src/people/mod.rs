//! Who plays: guests, names, passwords, sessions and the tokens of bots.

mod caller;
pub(crate) mod cookie;
pub(crate) mod password;
pub mod secret;

use std::time::Duration;

use tokio::sync::watch;

use store::{Millis, SessionKind, SessionRow, StoreError, UserId};

pub use caller::{Caller, InPerson, SignedIn};
pub use password::Hasher;
pub use secret::Secret;

use crate::App;
use crate::config::Config;
use crate::error::{Denied, Error};

/// Passwords of people, and word of sessions that end.
#[derive(Debug)]
pub struct People {
    pub(crate) hasher: Hasher,
    ended: watch::Sender<()>,
}

impl People {
    pub(crate) fn new(config: &Config) -> People {
        People {
            hasher: Hasher::new(config.passwords_at_once),
            ended: watch::Sender::new(()),
        }
    }

    /// Tells every socket that some session has ended.
    pub(crate) fn end_sessions(&self) {
        self.ended.send_replace(());
    }

    /// Changes whenever some session has ended on this node.
    pub(crate) fn ended(&self) -> watch::Receiver<()> {
        self.ended.subscribe()
    }
}

/// In how many browsers a person is signed in at most.
const MOST_BROWSERS: u32 = 50;

/// When a session that is used now runs out. A token lasts until it is taken back.
fn ends(config: &Config, kind: SessionKind, now: Millis) -> Option<Millis> {
    let days = Duration::from_secs(u64::from(config.session_days) * 24 * 60 * 60);
    match kind {
        SessionKind::Browser => Some(now.plus(days)),
        SessionKind::Bot => None,
    }
}

/// Opens a session, and gives the secret that only its owner will have.
pub(crate) async fn open_session(
    app: &App,
    user: &UserId,
    kind: SessionKind,
    label: String,
) -> Result<(Secret, SessionRow), Error> {
    let (secret, now) = (Secret::random(), Millis::now());
    let session = SessionRow {
        hash: secret.hash(),
        user: user.clone(),
        kind,
        label,
        created_at: now,
        seen_at: now,
        expires_at: ends(app.config(), kind, now),
    };
    let most = match kind {
        SessionKind::Browser => MOST_BROWSERS,
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
