//! How a game alone could have gone better: the rest of it from a turn on, searched for in the background.

use std::num::NonZero;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Game;
use games::Shelf;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solver::opening::Opening;
use solver::solve::Solver;
use solver::tape::GameRecord;
use solver::team::{Order, ROUNDS};
use store::TableId;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::maps::malformed;
use super::solutions::Watched;
use crate::App;
use crate::background::{Background, Known, Underway, Working};
use crate::budgets;
use crate::error::{Denied, Error};
use crate::http::Json;
use crate::lobby::Lobby;
use crate::people::SignedIn;
use crate::slots::Slots;
use crate::table::Past;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(improvement))
}

/// The rest of a game alone, as it could have been.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Improved {
    /// What comes before this turn is as it was.
    turn: u8,
    /// The points of the game as it was; none if it was not played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<i32>,
    /// A better rest, if one was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<Better>,
}

/// A better rest of a game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Better {
    points: i32,
    /// The whole game with it, as records are.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    record: Value,
    /// The rest of it, to be watched.
    watched: Watched,
}

/// Games that are improved, and were lately.
#[derive(Debug)]
pub(crate) struct Improvements {
    work: Background<(TableId, u8), Improved>,
    time: Duration,
    asked: Slots,
}

impl Improvements {
    pub(crate) fn new(seconds: u64, work: Background<(TableId, u8), Improved>) -> Improvements {
        Improvements {
            work,
            time: Duration::from_secs(seconds),
            asked: Slots::new(budgets::IMPROVEMENTS_AT_ONCE),
        }
    }
}

/// From where on a game is to be improved.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct FromTurn {
    /// What comes before this turn stays as it was: 1 to 20.
    turn: u8,
}

/// How the rest of a game that one player has finished could have been better. It is searched for when it is first asked for,
/// for a limited time: until then the answer tells how far that is.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/improvement",
    tag = "tables",
    params(("table" = String, Path), FromTurn),
    responses(
        (status = OK, body = Improved),
        (status = ACCEPTED, body = Underway, description = "It is being searched for: ask again"),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = UNPROCESSABLE_ENTITY, description = "not_solvable: it is not a game for one player that the solver knows; or malformed: the game did not come to this turn"),
        (status = FORBIDDEN, description = "not_watchable"),
        (status = NOT_FOUND, description = "no_such_table"),
        (status = CONFLICT, description = "not_over"),
        (status = TOO_MANY_REQUESTS, description = "too_many_requests: too many others wait")
    )
)]
async fn improvement(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Query(FromTurn { turn }): Query<FromTurn>,
) -> Result<Response, Error> {
    let table: TableId = table.parse().map_err(|_| Denied::NoSuchTable)?;
    let look = move |past: Past| opened(past.record()?, turn);
    let opening = app
        .lobby()
        .look_back(&table, Some(caller.user.id), None, look)
        .await?;
    let improvements = app.improvements();
    let (lobby, shelf, time) = (app.lobby().clone(), app.shelf(), improvements.time);
    let known = improvements.work.begin((table, turn), || {
        let slot = improvements.asked.take(Some(caller.address), None)?;
        Ok(move |working: &Working| {
            let improved = improve(opening, time, &lobby, shelf, working);
            drop(slot);
            improved
                .inspect_err(|error| tracing::error!(%error, "cannot improve a game"))
                .ok()
        })
    })?;
    Ok(match known {
        Known::Done(improved) => Json(&*improved).into_response(),
        Known::Underway(underway) => (StatusCode::ACCEPTED, Json(underway)).into_response(),
    })
}

/// The start of a game, and whoever can solve its rest.
struct Opened {
    opening: Opening,
    solver: Solver,
}

fn opened(record: Value, turn: u8) -> Result<Opened, Error> {
    let is_known = record["game"] == roads_and_boats::State::NAME;
    let record: Option<GameRecord> = serde_json::from_value(record).ok().filter(|_| is_known);
    let record = record.ok_or(Denied::NotSolvable)?;
    use solver::opening::NoOpening;
    let opening = Opening::of(&record, Some(turn)).map_err(|error| match error {
        NoOpening::NoTurn(_)
        | NoOpening::TooLate { .. }
        | NoOpening::TooEarly { .. }
        | NoOpening::NotSettled => malformed("turn", &error.to_string()),
        NoOpening::Unplayable(_) | NoOpening::Seats(_) | NoOpening::Unknown => {
            Denied::NotSolvable.into()
        }
    })?;
    let solver = Solver::resume(&opening.record, turn).map_err(|_| Denied::NotSolvable)?;
    Ok(Opened { opening, solver })
}

/// How long a search rests while bots wait for a core.
const REST: Duration = Duration::from_millis(20);

/// Searches for so long, and gives way to bots.
fn improve(
    Opened { opening, solver }: Opened,
    time: Duration,
    lobby: &Lobby,
    shelf: Shelf,
    working: &Working,
) -> Result<Improved, Error> {
    let order = Order {
        seed: 1,
        threads: NonZero::<usize>::MIN,
        // There is time for some short searches, not for a long one.
        rounds: ROUNDS / 6,
        lists: None,
        until: None,
        known: opening.points.unwrap_or(0),
    };
    // The time begins with the search: what is possible at all is worked out before.
    let begun = OnceLock::new();
    let stop = |_| {
        let begun: &Instant = begun.get_or_init(Instant::now);
        if lobby.is_thinking() {
            std::thread::sleep(REST);
        }
        let part = begun.elapsed().as_secs_f64() / time.as_secs_f64().max(0.001);
        !working.tell(part.min(1.0)) || part >= 1.0
    };
    let found = solver.search(&order, |_, _| (), stop).map_err(|error| {
        tracing::error!(%error, "cannot solve the rest of a game");
        Error::Internal
    })?;
    let better = found.best.map(|best| {
        let from = opening.record.actions.len();
        Ok::<_, Error>(Better {
            points: best.points,
            watched: Watched::new(shelf, &best.record, from)?,
            record: serde_json::to_value(&best.record).map_err(|_| Error::Internal)?,
        })
    });
    Ok(Improved {
        turn: opening.turn,
        before: opening.points,
        better: better.transpose()?,
    })
}
