//! A number, a log line and a count for every request. What is logged has no query and no header in it, and of the path
//! only the route: secrets may be anywhere else.

use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use tracing::Instrument;

use crate::App;

/// The header with the number of a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub(super) fn layer(router: Router<App>) -> Router<App> {
    router.layer(from_fn(follow))
}

async fn follow(mut request: Request, next: Next) -> Response {
    // What a client sends as a number could be anything.
    let id = random_id();
    let header = HeaderValue::from_str(&id).expect("hexadecimal digits");
    request.headers_mut().insert(REQUEST_ID, header.clone());
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route
        .as_ref()
        .map_or("none", MatchedPath::as_str)
        .to_owned();
    let span = tracing::info_span!("request", %id, %method, route);

    let start = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, time) = (response.status(), start.elapsed());
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    span.in_scope(|| match status.is_server_error() {
        true => tracing::warn!(status = status.as_u16(), micros, "answered"),
        false => tracing::info!(status = status.as_u16(), micros, "answered"),
    });
    metrics::counter!(
        "towpath_requests_total",
        "route" => route, "status" => status.as_str().to_owned()
    )
    .increment(1);
    metrics::histogram!("towpath_request_seconds").record(time.as_secs_f64());
    response.headers_mut().insert(REQUEST_ID, header);
    response
}

fn random_id() -> String {
    let mut bytes = [0; 8];
    // A log line may do without its number.
    let _ = getrandom::fill(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
