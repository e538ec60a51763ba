//! What happens around every request: from the outside in, its number and its log line, headers, compression, errors in
//! the caller's language, panics, the caller's address and how often it comes, the host it asks for, its origin, time and size.

pub mod address;
mod detach;
pub(crate) mod error_body;
mod headers;
mod host;
pub mod json;
mod page;
pub mod rate_limits;
mod trace;

use std::any::Any;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, ORIGIN};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::csrf::{CsrfLayer, ProtectionError};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

pub(crate) use address::warn_of_settings;
pub use address::{Address, Relayed};
pub use json::{Json, LargeJson};

use crate::error::{Denied, Error};
use crate::{App, routes};

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let (router, _) = routes::router().split_for_parts();
    let config = app.config();
    let time = Duration::from_secs(config.request_seconds);
    let state = app.clone();
    // Fonts are compressed as they are.
    let can_shrink = DefaultPredicate::new().and(NotForContentType::new("font/"));
    let router = router
        .layer(from_fn_with_state(app.clone(), detach::finish))
        .fallback(page::show)
        .method_not_allowed_fallback(async || Error::from(Denied::WrongMethod))
        .layer(RequestBodyLimitLayer::new(
            config.table_bytes.max(config.body_bytes),
        ))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            time,
        ))
        .layer(same_site(&app))
        .layer(from_fn(trust_tokens))
        .layer(from_fn_with_state(app.clone(), host::check))
        .layer(from_fn_with_state(app.clone(), slow_down))
        .layer(from_fn_with_state(
            address::Noting::new(app.clone()),
            address::note,
        ))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), error_body::write))
        .layer(CompressionLayer::new().compress_when(can_shrink))
        .layer(from_fn_with_state(app, headers::add));
    trace::layer(router).with_state(state)
}

fn same_site(
    app: &App,
) -> CsrfLayer<impl FnMut(ProtectionError) -> Response + Clone + Send + Sync + 'static> {
    let mut layer = CsrfLayer::new();
    for origin in app.config().origins() {
        layer = layer
            .add_trusted_origin(origin.as_str())
            .expect("origins are checked when they are read");
    }
    layer.with_rejection_response(|_| Error::from(Denied::WrongOrigin).into_response())
}

/// Another site can make a browser send its cookie, but not a token it does not know.
async fn trust_tokens(mut request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let headers = request.headers_mut();
    let sent = headers.get(AUTHORIZATION).map(HeaderValue::as_bytes);
    let is_token = sent.is_some_and(|sent| sent.to_ascii_lowercase().starts_with(b"bearer "));
    if !is_safe && is_token && !headers.contains_key(COOKIE) {
        headers.remove(ORIGIN);
        headers.remove("sec-fetch-site");
    }
    next.run(request).await
}

async fn slow_down(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<Address>().copied();
    // Whoever watches over the server must not be told to wait, nor a browser that fetches the many files of a page.
    let is_watched = ["/healthz", "/readyz"].contains(&request.uri().path());
    let is_free = is_watched || page::is_asked_for(&request);
    if let Some(Address(address)) = address.filter(|_| !is_free)
        && let Err(error) = app
            .rate_limits()
            .requests
            .pass(&rate_limits::client_network(address))
    {
        return error.into_response();
    }
    next.run(request).await
}

/// The panic itself has been logged by the hook.
fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a request panicked");
    Error::Internal.into_response()
}
