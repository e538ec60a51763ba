//! Telling people elsewhere that something happened at their table.

mod message;
mod pool;
mod vet;

use std::sync::Once;
use std::time::Duration;

use reqwest::StatusCode;
use reqwest::redirect::Policy;
use serde_json::Value;
use store::Webhook;
use thiserror::Error;

pub use message::{Message, Style};
pub use pool::run;
use vet::Vetted;
pub use vet::{is_public, vet};

use crate::config::Config;
use crate::error::Error as Refused;

/// How long one call may take in all.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a message did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    #[error("messages cannot be sent to this address")]
    BadAddress,
    #[error("there was no answer")]
    NoAnswer,
    #[error("the response was {0}")]
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
    let vetted = vet::resolve(&webhook.url, config).await;
    let vetted = vetted.map_err(|_| Failure::BadAddress)?;
    let body = message.to_json(Style::named(&webhook.style));
    let status = call(vetted, body).await?;
    if status.is_success() {
        Ok(())
    } else {
        Err(Failure::Refused(status))
    }
}

/// Makes a call. What else the answer says is never read.
async fn call(vetted: Vetted, body: Value) -> Result<StatusCode, Failure> {
    #[cfg(feature = "simulation")]
    if let Some(answer) = crate::simulation::receive(vetted.url.as_str(), &body) {
        let answer = tokio::time::timeout(PATIENCE, answer).await.ok().flatten();
        return answer.ok_or(Failure::NoAnswer);
    }
    static PROVIDER: Once = Once::new();
    PROVIDER.call_once(|| {
        // Somebody may have chosen another one for the whole process, which is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
    });
    let mut client = reqwest::Client::builder()
        .redirect(Policy::none())
        .no_proxy()
        .timeout(PATIENCE)
        .user_agent("towpath");
    if let Some(host) = &vetted.host {
        client = client.resolve_to_addrs(host, &vetted.addresses);
    }
    let client = client.build().map_err(|_| Failure::NoAnswer)?;
    let answer = client.post(vetted.url).json(&body).send().await;
    Ok(answer.map_err(|_| Failure::NoAnswer)?.status())
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
    fn what_can_never_pass_is_given_up() {
        assert!(!Failure::BadAddress.may_pass());
        assert!(!Failure::Refused(StatusCode::NOT_FOUND).may_pass());
        assert!(Failure::Refused(StatusCode::TOO_MANY_REQUESTS).may_pass());
        assert!(Failure::Refused(StatusCode::BAD_GATEWAY).may_pass());
        assert!(Failure::NoAnswer.may_pass());
    }
}
