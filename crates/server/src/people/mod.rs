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

/// Signs a browser in by a password of which this is kept. While it was checked or chosen it may have been changed, and
/// whoever knows the old one is out.
pub(crate) async fn open_session_by(
    app: &App,
    user: &UserId,
    password: Option<&str>,
) -> Result<Secret, Error> {
    let secret = open_session(app, user).await?;
    let is_still = app
        .store()
        .user(user)
        .await
        .map_err(or_gone)?
        .password
        .as_deref()
        == password;
    if is_still {
        return Ok(secret);
    }
    end_late(app, &secret.hash(), user).await?;
    Err(Denied::WrongPassword.into())
}

/// Ends a session that was opened too late.
async fn end_late(app: &App, hash: &str, user: &UserId) -> Result<(), Error> {
    match app.store().delete_session(hash, user).await {
        Ok(()) | Err(StoreError::NotFound) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Makes a token that lasts so many days, however much it is used, for somebody who is signed in by `maker`.
///
/// # Errors
///
/// Refuses one too many, and somebody who was signed out meanwhile.
pub(crate) async fn open_token(
    app: &App,
    maker: &SessionRow,
    label: String,
    scope: Scope,
    days: u32,
) -> Result<(Secret, SessionRow), Error> {
    let user = &maker.user;
    let (secret, token) = begin(app, user, (SessionKind::Bot, scope, days), label).await?;
    if app.store().session(&maker.hash).await?.is_some() {
        return Ok((secret, token));
    }
    end_late(app, &token.hash, user).await?;
    Err(Denied::SignedOut.into())
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

#[cfg(test)]
mod tests {
    use store::{Options, Store, User};

    use super::*;

    /// A server, and somebody with a password on it.
    async fn somebody(folder: &std::path::Path) -> (App, User) {
        let file = folder.join("towpath.db").display().to_string();
        let store = Store::open(&file, &Options::default()).await.unwrap();
        let user = User {
            id: UserId::random(),
            name: None,
            password: Some("the old one".to_owned()),
            language: None,
            created_at: Millis(0),
            seen_at: Millis(0),
        };
        store.add_user(&user).await.unwrap();
        (App::new(Config::default(), store), user)
    }

    #[tokio::test]
    async fn whoever_signs_in_while_the_password_is_changed_is_out() {
        let folder = tempfile::tempdir().unwrap();
        let (app, user) = somebody(folder.path()).await;
        let old = user.password.as_deref();
        assert!(open_session_by(&app, &user.id, old).await.is_ok());
        // As a change does it, between the check of a password and the session.
        app.store()
            .set_password(&user.id, "a new one")
            .await
            .unwrap();
        app.store().delete_sessions(&user.id, None).await.unwrap();
        let late = open_session_by(&app, &user.id, old).await;
        assert!(matches!(late, Err(Error::Denied(Denied::WrongPassword))));
        assert_eq!(app.store().sessions(&user.id).await.unwrap(), []);
        let new = open_session_by(&app, &user.id, Some("a new one")).await;
        assert!(new.is_ok());
    }

    #[tokio::test]
    async fn a_token_made_while_its_maker_is_signed_out_is_worth_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let (app, user) = somebody(folder.path()).await;
        let secret = open_session(&app, &user.id).await.unwrap();
        let (maker, _) = app.store().session(&secret.hash()).await.unwrap().unwrap();
        let make = || open_token(&app, &maker, "bot".to_owned(), Scope::Play, 1);
        assert!(make().await.is_ok());
        app.store().delete_sessions(&user.id, None).await.unwrap();
        let late = make().await;
        assert!(matches!(late, Err(Error::Denied(Denied::SignedOut))));
        assert_eq!(app.store().sessions(&user.id).await.unwrap(), []);
    }
}
