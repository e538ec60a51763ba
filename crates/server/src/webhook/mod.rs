//! Telling people elsewhere that something happened at their table.

mod message;
mod vet;

use std::collections::BTreeMap;
use std::sync::Once;
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use reqwest::redirect::Policy;
use store::{Millis, QueuedNotice, StoreError, Webhook};
use thiserror::Error;
use tokio::task::JoinSet;
use tokio::time::timeout;

pub use message::{Message, Style};
pub use vet::{is_public, vet};

use crate::App;
use crate::config::Config;
use crate::error::Error as Refused;

/// How often the outbox is looked into.
const PAUSE: Duration = Duration::from_secs(1);
/// How long one call may take in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a notice is ours once we have taken it: longer than it takes to resolve, call and write down.
const LEASE: Duration = Duration::from_secs(60);
/// How many notices are taken at a time.
const BATCH: u32 = 16;
/// After how many tries a notice is given up.
const MOST_TRIES: u32 = 8;
/// The delay after the first failure. Each one after it doubles, up to the longest.
const FIRST_DELAY: Duration = Duration::from_secs(30);
const LONGEST_DELAY: Duration = Duration::from_secs(3600);
/// How long a host that has just failed is left alone.
const HOST_PAUSE: Duration = Duration::from_secs(30);

/// Why a message did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    #[error("the address cannot be called")]
    BadAddress,
    #[error("there was no answer")]
    NoAnswer,
    #[error("the answer was {0}")]
    Refused(StatusCode),
}

impl Failure {
    /// Whether the same message may arrive later.
    fn may_pass(self) -> bool {
        match self {
            Failure::BadAddress => false,
            Failure::NoAnswer => true,
            Failure::Refused(status) => {
                status.is_server_error()
                    || matches!(status.as_u16(), 408 | 425 | 429)
                    || status.is_redirection()
            }
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Failure::BadAddress => "bad_address",
            Failure::NoAnswer => "no_answer",
            Failure::Refused(_) => "refused",
        }
    }
}

/// Sends a message now.
///
/// # Errors
///
/// Returns a [`Failure`] unless the other end says that all is well.
pub async fn send(config: &Config, webhook: &Webhook, message: &Message) -> Result<(), Failure> {
    static PROVIDER: Once = Once::new();
    PROVIDER.call_once(|| {
        // Somebody may have chosen another one for the whole process, which is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
    });
    let vetted = vet::resolve(&webhook.url, config).await;
    let vetted = vetted.map_err(|_| Failure::BadAddress)?;
    let mut client = reqwest::Client::builder()
        .redirect(Policy::none())
        .no_proxy()
        .timeout(PATIENCE)
        .user_agent("towpath");
    if let Some(host) = &vetted.host {
        client = client.resolve_to_addrs(host, &vetted.addresses);
    }
    let client = client.build().map_err(|_| Failure::NoAnswer)?;
    let body = message.to_json(Style::named(&webhook.style));
    let answer = client.post(vetted.url).json(&body).send().await;
    // What else the answer says is never read.
    let status = answer.map_err(|_| Failure::NoAnswer)?.status();
    if status.is_success() {
        Ok(())
    } else {
        Err(Failure::Refused(status))
    }
}

/// Empties the outbox until the server stops.
pub(crate) async fn run(app: App) {
    let mut hosts = BTreeMap::new();
    while timeout(PAUSE, app.stop.cancelled()).await.is_err() {
        hosts.retain(|_, until: &mut Instant| *until > Instant::now());
        let due = app.store().due_notices(Millis::now(), LEASE, BATCH);
        let notices = match due.await {
            Ok(notices) => notices,
            Err(error) => {
                tracing::warn!(%error, "cannot look into the outbox");
                continue;
            }
        };
        let mut calls = JoinSet::new();
        for notice in notices {
            match prepare(&app, &notice, &hosts).await {
                Ok(Some((webhook, message))) => {
                    let app = app.clone();
                    calls.spawn(async move {
                        let sent = send(app.config(), &webhook, &message).await;
                        let failed = sent.err().filter(|failure| failure.may_pass());
                        count(sent);
                        settle(&app, &notice, sent).await;
                        failed.and_then(|_| host(&webhook.url))
                    });
                }
                Ok(None) => {}
                Err(error) => tracing::warn!(%error, "cannot prepare a notice"),
            }
        }
        while let Some(called) = calls.join_next().await {
            if let Ok(Some(host)) = called {
                hosts.insert(host, Instant::now() + HOST_PAUSE);
            }
        }
    }
}

fn count(sent: Result<(), Failure>) {
    let result = sent.err().map_or("sent", Failure::name);
    metrics::counter!("towpath_webhooks_total", "result" => result).increment(1);
}

fn host(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok()?;
    url.host_str().map(str::to_owned)
}

/// Where a notice goes and what it says. A notice that goes nowhere is settled here, one whose host has just failed is
/// put off.
async fn prepare(
    app: &App,
    notice: &QueuedNotice,
    hosts: &BTreeMap<String, Instant>,
) -> Result<Option<(Webhook, Message)>, StoreError> {
    let user = match app.store().user(&notice.user).await {
        Ok(user) => Some(user),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error),
    };
    let webhook = app.store().webhook(&notice.user).await?;
    let (Some(user), Some(webhook)) = (user, webhook) else {
        app.store().settle_notice(notice.id).await?;
        return Ok(None);
    };
    let host = host(&webhook.url);
    if host.is_some_and(|host| hosts.contains_key(&host)) {
        let until = Millis::now().plus(HOST_PAUSE);
        app.store().delay_notice(notice.id, until).await?;
        return Ok(None);
    }
    let language = user.language.as_deref().and_then(|code| code.parse().ok());
    let Some(message) = Message::of(app, notice, language.unwrap_or_default()) else {
        tracing::error!(notice = notice.id, "a notice cannot be read");
        app.store().settle_notice(notice.id).await?;
        return Ok(None);
    };
    Ok(Some((webhook, message)))
}

async fn settle(app: &App, notice: &QueuedNotice, sent: Result<(), Failure>) {
    let again = sent.is_err_and(Failure::may_pass) && notice.tries < MOST_TRIES;
    let settled = if again {
        let until = Millis::now().plus(delay(notice.tries));
        app.store().delay_notice(notice.id, until).await
    } else {
        app.store().settle_notice(notice.id).await
    };
    if let Err(error) = settled {
        tracing::warn!(%error, "cannot settle a notice: it may be sent twice");
    }
}

fn delay(tries: u32) -> Duration {
    let factor = 1 << tries.saturating_sub(1).min(16);
    (FIRST_DELAY * factor).min(LONGEST_DELAY)
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        match failure {
            Failure::BadAddress => crate::Denied::BadAddress.into(),
            Failure::NoAnswer | Failure::Refused(_) => crate::Denied::WebhookFailed.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_grow_up_to_an_hour() {
        let delays = [1, 2, 3, 8, 40].map(|tries| delay(tries).as_secs());
        assert_eq!(delays, [30, 60, 120, 3600, 3600]);
    }

    #[test]
    fn what_can_never_pass_is_given_up() {
        assert!(!Failure::BadAddress.may_pass());
        assert!(!Failure::Refused(StatusCode::NOT_FOUND).may_pass());
        assert!(Failure::Refused(StatusCode::TOO_MANY_REQUESTS).may_pass());
        assert!(Failure::Refused(StatusCode::BAD_GATEWAY).may_pass());
        assert!(Failure::NoAnswer.may_pass());
    }
}
