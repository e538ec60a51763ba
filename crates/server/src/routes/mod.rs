//! The API, a module for each part of it. Each has a `router()` whose paths begin at the root.

mod advice;
mod games;
mod health;
mod history;
mod links;
mod me;
mod notes;
mod planning;
mod replay;
mod sign_in;
mod tables;
mod tokens;
mod webhook;
mod why;

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::{App, roads_and_boats, socket};

pub use me::Me;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Towpath",
        description = "Tables for Amsterdam and Roads & Boats. Whatever is refused is answered with `{\"error\": {\"code\", \
                       \"message\", \"key\", \"args\"?, \"rule\"?, \"nth\"?, \"detail\"?}}`: the code stays, the message is in the caller's language. \
                       Browsers have a cookie, bots send `Authorization: Bearer` and a token."
    ),
    tags(
        (name = "people", description = "Who one is"),
        (name = "tables", description = "Tables and what is done at them"),
        (name = "maps", description = "Maps of Roads & Boats, and what was reached on them alone"),
        (name = "server", description = "How the server is")
    )
)]
struct Description;

/// Every route, with its description.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .merge(health::router())
        .merge(me::router())
        .merge(sign_in::router())
        .merge(tokens::router())
        .merge(webhook::router())
        .merge(games::router())
        .merge(tables::router())
        .merge(history::router())
        .merge(notes::router())
        .merge(links::router())
        .merge(replay::router())
        .merge(why::router())
        .merge(planning::router())
        .merge(advice::router())
        .merge(roads_and_boats::router())
        .routes(routes!(socket::open))
        .routes(routes!(document))
}

static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let document = router().into_openapi().to_json();
    document.expect("a description without anything that JSON cannot say")
});

/// This description.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "server",
    responses((status = OK, description = "The API, as OpenAPI"))
)]
async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}

/// Visits whatever routes answer with that nothing else names.
#[cfg(feature = "types")]
pub(crate) fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<me::Me>();
    visitor.visit::<::games::shelf::GameFacts>();
    visitor.visit::<tables::Page>();
    visitor.visit::<why::Why>();
    visitor.visit::<replay::CopyMade>();
    visitor.visit::<crate::table::PlannedAhead>();
    visitor.visit::<advice::Hint>();
    visitor.visit::<crate::analyses::LookBack>();
    visitor.visit::<crate::analyses::Underway>();
    roads_and_boats::visit_types(visitor);
}
