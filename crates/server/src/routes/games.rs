//! The games there are.

use axum::extract::State;
use games::shelf::{BotFact, GameFacts, MapFact, SetupLimit};
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
    /// How many seats a table has if nobody says otherwise.
    pub usual_seats: u8,
    /// Whether its setup has an entry `first`, for the seat that acts first.
    pub chooses_first: bool,
    /// The bots, weakest first.
    pub bots: Vec<BotShown>,
    /// The maps that come with the game.
    pub maps: Vec<MapShown>,
    /// The numbers that its setup lets people choose, for each number of seats.
    pub limits: Vec<LimitShown>,
    /// Whether a strong player gives hints and looks back at games.
    pub has_advice: bool,
    /// Whether seats may plan ahead and give standing orders.
    pub has_plans: bool,
    /// Whether seats have a guide: what they can do, beyond the list of their actions.
    pub has_guide: bool,
    /// Whether what is played on is at `/api/tables/{table}/ground`, and not in the view.
    pub has_ground: bool,
}

/// A bot, and how strong it is, from 1.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct BotShown {
    pub name: &'static str,
    pub level: u8,
}

/// A map, and how many play on it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct MapShown {
    pub name: String,
    pub seats: Vec<u8>,
}

/// A number that a setup for so many seats lets people choose.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct LimitShown {
    /// Where it is in the setup, as in `map.free.tiles`.
    pub entry: &'static str,
    pub seats: u8,
    pub fewest: u32,
    pub most: u32,
    /// What it is if nobody says otherwise.
    pub usual: u32,
}

/// The games, and what there is to know of each.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = OK, body = Vec<GameShown>)))]
async fn list(State(app): State<App>) -> Json<Vec<GameShown>> {
    let games = app.shelf().games();
    Json(games.map(|game| game.facts().into()).collect())
}

impl From<GameFacts> for GameShown {
    fn from(facts: GameFacts) -> GameShown {
        let bots = facts.bots.into_iter();
        let maps = facts.maps.into_iter();
        let limits = facts.limits.into_iter();
        GameShown {
            game: facts.game,
            rules: facts.rules,
            fewest_seats: facts.fewest_seats,
            most_seats: facts.most_seats,
            usual_seats: facts.usual_seats,
            chooses_first: facts.chooses_first,
            bots: bots.map(BotShown::from).collect(),
            maps: maps.map(MapShown::from).collect(),
            limits: limits.map(LimitShown::from).collect(),
            has_advice: facts.has_advice,
            has_plans: facts.has_plans,
            has_guide: facts.has_guide,
            has_ground: facts.has_ground,
        }
    }
}

impl From<BotFact> for BotShown {
    fn from(BotFact { name, level }: BotFact) -> BotShown {
        BotShown { name, level }
    }
}

impl From<MapFact> for MapShown {
    fn from(MapFact { name, seats }: MapFact) -> MapShown {
        MapShown { name, seats }
    }
}

impl From<SetupLimit> for LimitShown {
    fn from(limit: SetupLimit) -> LimitShown {
        let SetupLimit {
            entry,
            seats,
            fewest,
            most,
            usual,
        } = limit;
        LimitShown {
            entry,
            seats,
            fewest,
            most,
            usual,
        }
    }
}
