//! The games there are.

use axum::extract::State;
use games::shelf::GameFacts;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::Json;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list))
}

/// The games, and what there is to know of each.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = OK, body = Vec<GameFacts>)))]
async fn list(State(app): State<App>) -> Json<Vec<GameFacts>> {
    let games = app.shelf().games();
    Json(games.map(|game| game.facts()).collect())
}
