//! How the server is.

use axum::Extension;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::{Denied, Error};
use crate::http::{Address, Relayed};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(lives))
        .routes(routes!(is_ready))
        .routes(routes!(counts))
}

/// Whether the process lives.
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = OK, description = "It does")))]
async fn lives() -> &'static str {
    "ok\n"
}

/// Whether requests should be sent here: the store can be written to, and the server is not about to stop.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "server",
    responses(
        (status = OK, description = "They should"),
        (status = SERVICE_UNAVAILABLE, description = "They should go elsewhere: `stopping` or `try_again`")
    )
)]
async fn is_ready(State(app): State<App>) -> Result<&'static str, Error> {
    if app.stop.is_cancelled() {
        return Err(Denied::Stopping.into());
    }
    app.store().probe().await.map_err(|error| {
        error.log("cannot write to the store");
        Error::Unavailable
    })?;
    Ok("ok\n")
}

/// What is counted, in the text format of Prometheus. Only for the networks in `metrics_from`, and not through a proxy that
/// is not in `trusted_proxies`.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "server",
    responses(
        (status = OK, description = "Counts and durations", content_type = "text/plain"),
        (status = NOT_FOUND, description = "The caller is in none of the networks")
    )
)]
async fn counts(
    State(app): State<App>,
    Extension(Address(address)): Extension<Address>,
    relayed: Option<Extension<Relayed>>,
) -> Result<impl IntoResponse, Error> {
    let networks = &app.config().metrics_from;
    let is_near = networks.iter().any(|network| network.contains(&address));
    if !is_near || relayed.is_some() {
        return Err(Denied::NoSuchPath.into());
    }
    app.metrics().run_upkeep();
    let kind = [(CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((kind, app.metrics().render()))
}
