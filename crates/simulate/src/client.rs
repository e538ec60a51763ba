//! Somebody's requests over HTTP.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::time::timeout;

use crate::network::connect;
use crate::world::World;

/// Longer than a server takes to give a request up, whatever stands still meanwhile.
const PATIENCE: Duration = Duration::from_secs(120);

/// What a client shows to be known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    Nobody,
    Cookie(String),
    Token(String),
}

impl Known {
    /// What stands for a person, if anything does.
    pub(crate) fn secret(&self) -> Option<&str> {
        match self {
            Known::Nobody => None,
            Known::Cookie(secret) | Known::Token(secret) => Some(secret),
        }
    }
}

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) body: Option<Value>,
}

impl Ask {
    pub(crate) fn get(path: impl Into<String>) -> Ask {
        Ask {
            method: Method::GET,
            path: path.into(),
            body: None,
        }
    }

    pub(crate) fn post(path: impl Into<String>, body: Value) -> Ask {
        Ask {
            method: Method::POST,
            path: path.into(),
            body: Some(body),
        }
    }

    pub(crate) fn put(path: impl Into<String>, body: Value) -> Ask {
        Ask {
            method: Method::PUT,
            ..Ask::post(path, body)
        }
    }

    pub(crate) fn patch(path: impl Into<String>, body: Value) -> Ask {
        Ask {
            method: Method::PATCH,
            ..Ask::post(path, body)
        }
    }

    pub(crate) fn delete(path: impl Into<String>) -> Ask {
        Ask {
            method: Method::DELETE,
            ..Ask::get(path)
        }
    }
}

/// What a server has answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
    pub(crate) body: Value,
    pub(crate) cookie: Option<String>,
}

impl Answer {
    pub(crate) fn is_fine(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// The word for what was refused.
    pub(crate) fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }

    /// Whether it is of those that only somebody who is signed in gets.
    fn honours(&self, asked: &Ask) -> bool {
        let anybodys = ["/api/guest", "/api/sign-in", "/api/sign-out"];
        let is_own = |key: &str| self.body[key].as_array().is_some_and(|own| !own.is_empty());
        match asked.method {
            Method::GET if asked.path == "/api/me" => self.is_fine() && !self.body.is_null(),
            Method::GET => is_own("yours"),
            _ => self.is_fine() && !anybodys.contains(&asked.path.as_str()),
        }
    }

    /// Whether the same may be sent again.
    pub(crate) fn is_passing(&self) -> bool {
        self.status == 503
    }
}

/// Asks a node something. None if no answer came, because the client hung up or the node is gone.
pub(crate) async fn ask(
    world: &World,
    node: usize,
    from: SocketAddr,
    known: &Known,
    ask: &Ask,
    hang_up: Option<Duration>,
) -> Option<Answer> {
    let stream = connect(world, node, from)?;
    let machine = world.server(node)?.machine;
    let secret = known.secret().unwrap_or_default();
    let was_ended = world.judge().sessions.is_ended(secret);
    let asked = async {
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
            .await
            .ok()?;
        let connection = tokio_util::task::AbortOnDropHandle::new(tokio::spawn(connection));
        let response = sender.send_request(request(known, ask)).await.ok()?;
        let status = response.status().as_u16();
        let mut cookies = response.headers().get_all(SET_COOKIE).iter();
        let cookie = cookies.find_map(|cookie| {
            let cookie = cookie.to_str().ok()?.split(';').next()?;
            cookie.starts_with("towpath=").then(|| cookie.to_owned())
        });
        let bytes = to_bytes(Body::new(response.into_body()), usize::MAX)
            .await
            .ok()?;
        drop(connection);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = serde_json::from_str(&text).unwrap_or_default();
        Some(Answer {
            status,
            text,
            body,
            cookie,
        })
    };
    let answered = timeout(hang_up.unwrap_or(PATIENCE), asked).await;
    world.count("requests");
    match &answered {
        Ok(Some(answer)) => {
            if answer.status == 500 {
                let what = format!("{} {}: {}", ask.method, ask.path, answer.text);
                world.judge().find("internal error", what);
            }
            let is_refused = answer.code() == "signed_out";
            let is_honoured = answer.honours(ask);
            let mut judge = world.judge();
            judge.answered(secret, was_ended, is_honoured, is_refused);
        }
        Ok(None) => world.count("requests broken off"),
        Err(_) if hang_up.is_some() => world.count("hang-ups"),
        Err(_) if machine.killed.is_cancelled() => {}
        Err(_) => {
            let what = format!("{} {} after {PATIENCE:?}", ask.method, ask.path);
            world.judge().find("no answer", what);
        }
    }
    answered.ok().flatten()
}

fn request(known: &Known, ask: &Ask) -> Request<Body> {
    let mut request = Request::builder()
        .method(ask.method.clone())
        .uri(&ask.path)
        .header(HOST, "127.0.0.1:7878");
    request = match known {
        Known::Nobody => request,
        Known::Cookie(cookie) => request.header(COOKIE, cookie),
        Known::Token(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
    };
    let body = match &ask.body {
        Some(body) => {
            request = request.header(CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    request
        .body(body)
        .expect("a method, a path and plain headers")
}
