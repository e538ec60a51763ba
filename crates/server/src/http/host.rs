//! The name under which a request asks for the server.
//!
//! Where `public_origins` is set, only its hosts are answered: a page of another site whose name leads here, for a moment or
//! for good, gets nothing. Where it is not, people reach the server by names that it does not know, and every name will do.

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::config::Config;
use crate::error::{Denied, Error};

/// Whoever watches over a server asks it by its address.
const WATCHED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Refuses a request for another host.
pub(super) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    if WATCHED.contains(&request.uri().path()) || is_ours(app.config(), &request) {
        return next.run(request).await;
    }
    Error::from(Denied::WrongHost).into_response()
}

/// Whether every host that a request names, in its target and in its head, is one of ours. Ports do not matter: proxies
/// leave them out.
fn is_ours(config: &Config, request: &Request) -> bool {
    let origins = &config.public_origins;
    if origins.is_empty() {
        return true;
    }
    let is_known = |host: &str| {
        origins
            .iter()
            .any(|ours| ours.host().eq_ignore_ascii_case(host))
    };
    let target = request.uri().authority();
    let mut heads = request.headers().get_all(HOST).iter();
    let head = heads.next().map(|head| {
        let authority = Authority::try_from(head.as_bytes()).ok();
        authority.is_some_and(|named| is_known(named.host()))
    });
    let is_named = head.is_some() || target.is_some();
    is_named
        && heads.next().is_none()
        && head.unwrap_or(true)
        && target.is_none_or(|named| is_known(named.host()))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    #[test]
    fn only_hosts_of_ours_are_answered_if_there_are_any() {
        let flags = [(
            "public_origins",
            "https://games.example,http://[2001:db8::1]:7878",
        )];
        let flags = flags.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let config = Config::gather(&flags.into(), |_| None, None).unwrap();
        for (target, heads, is_answered) in [
            ("/", &["games.example"][..], true),
            ("/", &["GAMES.example:443"], true),
            ("/", &["games.example:8443"], true),
            ("/", &["[2001:db8::1]:7878"], true),
            ("/", &["[2001:db8::1]"], true),
            ("http://games.example/", &["games.example"], true),
            ("http://games.example/", &[], true),
            ("/", &[], false),
            ("/", &[""], false),
            ("/", &["evil.example"], false),
            ("/", &["games.example.evil.example"], false),
            ("/", &["games.example@evil.example"], false),
            ("/", &["evil.example@games.example.evil"], false),
            ("/", &["127.0.0.1:7878"], false),
            ("/", &["localhost"], false),
            ("/", &["[2001:db8::2]"], false),
            ("/", &["games.example", "evil.example"], false),
            ("/", &["games.example", "games.example"], false),
            ("http://evil.example/", &["games.example"], false),
            ("http://games.example/", &["evil.example"], false),
        ] {
            let mut request = Request::get(target);
            for head in heads {
                request = request.header(HOST, *head);
            }
            let request = request.body(Body::empty()).unwrap();
            assert_eq!(
                is_ours(&config, &request),
                is_answered,
                "{target} {heads:?}"
            );
            assert!(is_ours(&Config::default(), &request));
        }
    }
}
