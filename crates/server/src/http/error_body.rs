//! The outermost layer but for headers: whatever went wrong inside leaves as JSON in the caller's language.

use std::sync::{Arc, OnceLock};

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use words::Language;

use super::page::Lost;
use crate::App;
use crate::error::{Denied, Error};
use crate::messages;

/// How much is read of what a library says about its own refusal.
const MOST_REASON: usize = 512;

/// What an extractor has to tell the layers around it.
#[derive(Clone, Default, Debug)]
pub(crate) struct ResponseNotes(Arc<Notes>);

#[derive(Default)]
struct Notes {
    language: OnceLock<Language>,
    cookie: OnceLock<HeaderValue>,
}

impl std::fmt::Debug for Notes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Notes").finish_non_exhaustive()
    }
}

impl ResponseNotes {
    /// The caller speaks this language.
    pub(crate) fn speaks(&self, language: Language) {
        let _ = self.0.language.set(language);
    }

    /// The caller's cookie is to last longer.
    pub(crate) fn renew(&self, cookie: HeaderValue) {
        let _ = self.0.cookie.set(cookie);
    }
}

pub(super) async fn write(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let accepted = messages::accepted(request.headers());
    let notes = ResponseNotes::default();
    request.extensions_mut().insert(notes.clone());
    let mut response = next.run(request).await;

    if let Some(cookie) = notes.0.cookie.get() {
        // A handler that sets or clears the cookie knows better.
        if !response.headers().contains_key(SET_COOKIE) {
            response.headers_mut().insert(SET_COOKIE, cookie.clone());
        }
    }
    let error = match response.extensions_mut().remove::<Error>() {
        Some(error) => error,
        None if is_stray(&response) => {
            let (head, body) = response.into_parts();
            let reason = to_bytes(body, MOST_REASON).await.unwrap_or_default();
            let error = stray(
                head.status,
                String::from_utf8_lossy(&reason).into_owned(),
                app.config().table_bytes,
            );
            response = Response::from_parts(head, Body::empty());
            error
        }
        None => return response,
    };
    metrics::counter!("towpath_refusals_total", "code" => error.code()).increment(1);
    let language = notes.0.language.get().copied().unwrap_or(accepted);
    let json = app.messages().error(language, &error).to_string();
    let headers = response.headers_mut();
    headers.remove(CONTENT_LENGTH);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(
        axum::http::header::CONTENT_LANGUAGE,
        HeaderValue::from_static(language.code()),
    );
    *response.body_mut() = Body::from(json);
    response
}

/// Whether a library has refused, which knows nothing of our errors.
fn is_stray(response: &Response) -> bool {
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    let is_page = response.extensions().get::<Lost>().is_some();
    (status.is_client_error() || status.is_server_error()) && !is_json && !is_page
}

fn stray(status: StatusCode, reason: String, most: usize) -> Error {
    match status {
        StatusCode::NOT_FOUND => Denied::NoSuchPath.into(),
        StatusCode::METHOD_NOT_ALLOWED => Denied::WrongMethod.into(),
        StatusCode::FORBIDDEN => Denied::WrongOrigin.into(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Denied::WrongContent.into(),
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge { most },
        StatusCode::SERVICE_UNAVAILABLE | StatusCode::REQUEST_TIMEOUT => Denied::TimedOut.into(),
        status if status.is_client_error() => Error::Malformed {
            entry: "request".to_owned(),
            reason,
        },
        _ => Error::Internal,
    }
}
