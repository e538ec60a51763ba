//! The games there are.

use games::Kind;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::http::Json;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list))
}

/// A game, and what can be chosen about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct GameShown {
    pub game: &'static str,
    /// The version of the rules that new tables play by.
    pub rules: u32,
    pub fewest_seats: u8,
    pub most_seats: u8,
    /// The bots, weakest first.
    pub bots: Vec<&'static str>,
    /// The maps that come with the game.
    pub maps: Vec<MapShown>,
}

/// A map, and how many play on it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct MapShown {
    pub name: String,
    pub seats: Vec<u8>,
}

/// The games, with their bots and maps.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = OK, body = Vec<GameShown>)))]
async fn list() -> Json<Vec<GameShown>> {
    let games = Kind::ALL.into_iter().map(|kind| {
        let seats = kind.seats();
        let maps = kind.maps().into_iter().map(|map| MapShown {
            name: map.name,
            seats: map.seats,
        });
        GameShown {
            game: kind.name(),
            rules: kind.rules_version(),
            fewest_seats: *seats.start(),
            most_seats: *seats.end(),
            bots: kind.bots(),
            maps: maps.collect(),
        }
    });
    Json(games.collect())
}
