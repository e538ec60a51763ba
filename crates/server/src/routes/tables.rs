//! Tables: opened, listed, looked at, and what is done at them.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Millis, Stage, TableId, TableQuery, TableRow, UserId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::commands;
use crate::error::{Denied, Error};
use crate::http::{Json, LargeJson};
use crate::people::{Caller, SignedIn};
use crate::protocol::{Command, Done, Person, TableShown};
use crate::table::{Options, Placed, Summary, TableMessage};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, open))
        .routes(routes!(show, act))
}

/// A new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    options: Options,
    /// Who sits in the first seats from the beginning.
    #[serde(default)]
    seats: Vec<Placed>,
}

/// Open a table. Whoever does is its host.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = NewTable,
    responses(
        (status = CREATED, body = Done),
        (status = UNPROCESSABLE_ENTITY, description = "malformed, unknown_game, invalid or unknown_bot: nothing was opened"),
        (status = CONFLICT, description = "too_many_tables")
    )
)]
async fn open(
    State(app): State<App>,
    host: SignedIn,
    LargeJson(table): LargeJson<NewTable>,
) -> Result<(StatusCode, Json<Done>), Error> {
    let done = app
        .lobby()
        .open(&host.user.id, table.options, &table.seats)
        .await?;
    Ok((StatusCode::CREATED, Json(done)))
}

/// What is asked of a list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct ListQuery {
    /// `open`, `running` or `finished`; all of them if it is left out.
    stage: Option<String>,
    game: Option<String>,
    /// Only my tables, listed or not.
    #[serde(default)]
    mine: bool,
    /// Where the last page ended.
    after: Option<String>,
    /// How many, at most 100.
    limit: Option<u32>,
}

/// A page of tables.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct Page {
    tables: Vec<Listed>,
    /// Where the next page begins, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct Listed {
    #[schema(value_type = String)]
    table: TableId,
    game: String,
    rules: u32,
    stage: String,
    /// Milliseconds since 1970.
    created_at: i64,
    updated_at: i64,
    host: Person,
    #[serde(flatten)]
    summary: Summary,
    /// The people in its seats.
    people: Vec<Person>,
}

const PAGE: u32 = 20;
const MOST_PAGE: u32 = 100;

/// The tables that everybody may see, or my own, the last changed first.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    params(ListQuery),
    responses((status = OK, body = Page), (status = UNPROCESSABLE_ENTITY, description = "malformed"))
)]
async fn list(
    State(app): State<App>,
    caller: Caller,
    Query(query): Query<ListQuery>,
) -> Result<Json<Page>, Error> {
    let limit = query.limit.unwrap_or(PAGE).clamp(1, MOST_PAGE);
    let member = match query.mine {
        true => Some(caller.user.ok_or(Denied::SignedOut)?.id),
        false => None,
    };
    let stages = match &query.stage {
        Some(stage) => vec![
            stage
                .parse()
                .map_err(|_| malformed("stage", "it must be open, running or finished"))?,
        ],
        None => vec![Stage::Open, Stage::Running, Stage::Finished],
    };
    if let Some(game) = &query.game {
        app.shelf().find(game)?;
    }
    let before = query.after.as_deref().map(read_mark).transpose()?;
    let query = TableQuery {
        stages,
        game: query.game,
        is_listed: member.is_none(),
        member,
        before,
        limit: limit + 1,
    };
    let mut rows = app.store().tables(&query).await?;
    let has_more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| has_more).map(mark);
    Ok(Json(Page {
        tables: listed(&app, rows).await,
        next,
    }))
}

/// Rows as lists show them. A row that cannot be read is left out: it must not hide the others.
async fn listed(app: &App, rows: Vec<TableRow>) -> Vec<Listed> {
    let read = |row: TableRow| -> Option<(TableRow, Summary)> {
        let summary = serde_json::from_str(&row.summary).inspect_err(|error| {
            tracing::error!(table = %row.id, %error, "cannot read the summary of a table");
        });
        Some((row, summary.ok()?))
    };
    let rows: Vec<(TableRow, Summary)> = rows.into_iter().filter_map(read).collect();
    let sitting = |summary: &Summary| -> Vec<UserId> {
        summary
            .seats
            .iter()
            .filter_map(|sitter| sitter.user().cloned())
            .collect()
    };
    let mut people: Vec<UserId> = rows
        .iter()
        .flat_map(|(row, summary)| sitting(summary).into_iter().chain([row.host.clone()]))
        .collect();
    people.sort();
    people.dedup();
    let names = app.lobby().names(&people).await;
    let person = |user: UserId| Person {
        name: names.get(&user).cloned().flatten(),
        user,
    };
    let listed = rows.into_iter().map(|(row, summary)| Listed {
        table: row.id,
        game: row.game,
        rules: row.rules,
        stage: row.stage.to_string(),
        created_at: row.created_at.0,
        updated_at: row.updated_at.0,
        host: person(row.host),
        people: sitting(&summary).into_iter().map(person).collect(),
        summary,
    });
    listed.collect()
}

/// Where a page ends.
fn mark(row: &TableRow) -> String {
    format!("{}-{}", row.updated_at.0, row.id)
}

fn read_mark(mark: &str) -> Result<(Millis, TableId), Error> {
    let read = || {
        let (at, id) = mark.split_once('-')?;
        Some((Millis(at.parse().ok()?), id.parse().ok()?))
    };
    read().ok_or_else(|| malformed("after", "it must be the `next` of another page"))
}

fn malformed(entry: &str, reason: &str) -> Error {
    Error::Malformed {
        entry: entry.to_owned(),
        reason: reason.to_owned(),
    }
}

/// With whose eyes a table is looked at.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct EyesQuery {
    /// One of my seats; the one to act, or my first, if it is left out.
    #[param(value_type = Option<u8>)]
    pub(super) seat: Option<game::Seat>,
}

/// With whose eyes a table is looked at, and what else is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct LookQuery {
    /// One of my seats; the one to act, or my first, if it is left out.
    #[param(value_type = Option<u8>)]
    seat: Option<game::Seat>,
    /// Whether to tell also what the seat can do with what it has.
    #[serde(default)]
    guide: bool,
}

/// A table as I may see it: with my hand and what I may do, if I sit there.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    tag = "tables",
    params(("table" = String, Path), LookQuery),
    responses(
        (status = OK, body = TableShown),
        (status = NOT_FOUND, description = "no_such_table"),
        (status = FORBIDDEN, description = "not_your_seat or not_watchable")
    )
)]
async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    Query(look): Query<LookQuery>,
) -> Result<Json<TableShown>, Error> {
    let table = id(&table)?;
    let user = caller.user.map(|user| user.id);
    let ask = |answer| TableMessage::Show {
        user: user.clone(),
        seat: look.seat,
        guide: look.guide,
        answer,
    };
    app.lobby().ask(&table, ask).await.map(Json)
}

/// A table's id as it stands in a path. Anything else is no table.
pub(super) fn id(text: &str) -> Result<TableId, Error> {
    text.parse().map_err(|_| Denied::NoSuchTable.into())
}

/// A command, and an id that makes it safe to send again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToDo {
    #[serde(default)]
    id: Option<String>,
    command: Command,
}

/// Have something done at a table. It is stored when the answer comes.
#[utoipa::path(
    post,
    path = "/api/tables/{table}",
    tag = "tables",
    params(("table" = String, Path)),
    request_body = ToDo,
    responses(
        (status = OK, body = Done),
        (status = UNPROCESSABLE_ENTITY, description = "illegal, with the rule; or malformed"),
        (status = FORBIDDEN, description = "not_your_seat, not_host, not_invited or muted"),
        (status = NOT_FOUND, description = "no_such_table, no_such_seat or no_such_link"),
        (status = CONFLICT, description = "not now"),
        (status = SERVICE_UNAVAILABLE, description = "try_again: nothing is known to be stored, the same may be sent again")
    )
)]
async fn act(
    State(app): State<App>,
    caller: SignedIn,
    Path(table): Path<String>,
    Json(to_do): Json<ToDo>,
) -> Result<Json<Done>, Error> {
    let table = id(&table)?;
    let ToDo { id, command } = to_do;
    commands::carry_out(&app, &caller.user.id, &table, command, id)
        .await
        .map(Json)
}
