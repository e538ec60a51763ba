//! Maps of Roads & Boats: listed, looked at, saved and shared.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use roads_and_boats::{Draft, Ground, Map, MapError, MapFile};
use serde::{Deserialize, Serialize};
use store::{MapId, MapQuery, MapRow, Millis, Score, StoreError, StoredMap, UserId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::built_in::{BUILT_INS, BuiltIn, built_in, digest};
use super::scores::{Reached, names, person};
use super::solutions::{BY_DIGEST, SolutionHead};
use crate::error::{Denied, Error};
use crate::http::{Json, LargeJson};
use crate::people::{Caller, SignedIn};
use crate::protocol::Person;
use crate::{App, text};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, save))
        .routes(routes!(show, change, delete))
}

const PAGE: u32 = 50;
const MOST_PAGE: u32 = 100;
/// The most bytes of a saved map: twice of what any map needs that can be played on.
const MOST_BYTES: usize = 32_768;

/// A map in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct MapHead {
    /// Of a map that comes with the game its name in small letters, with dashes; of any other nobody can guess it.
    id: String,
    name: String,
    /// The seat counts it is drawn for.
    seats: Vec<u8>,
    /// How many there are.
    tiles: usize,
    /// The best solo game that is known of a map that comes with the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<BoxRecord>,
    /// Who has drawn it; nobody if it comes with the game, or they have gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Person>,
    is_built_in: bool,
    /// Whether everybody finds it in the list.
    shared: bool,
    /// Whether a game can be played on it. A draft need not be.
    is_playable: bool,
    /// The best solution that the program knows, for one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<SolutionHead>,
    /// The best solo game on this server.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<Reached>,
    /// My own best.
    #[serde(skip_serializing_if = "Option::is_none")]
    mine: Option<Reached>,
    /// When it was saved last, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    updated_at: Option<i64>,
    /// What maps that play alike have in common.
    #[serde(skip)]
    digest: String,
}

/// The best solo game that is known of a map.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct BoxRecord {
    score: u32,
    by: String,
}

/// A page of maps.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct MapPage {
    maps: Vec<MapHead>,
    /// Where the next page begins, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A map, whole.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct MapWhole {
    #[serde(flatten)]
    head: MapHead,
    /// The map itself, as files of maps are.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").MapFile"))]
    map: MapFile,
    /// The lie of the land, as far as there is one if it is a draft.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "import(\"./roads-and-boats\").Ground"))]
    ground: Ground,
}

/// A map to be saved.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewMap {
    /// The map, as files of maps are. It may have faults as long as it is not shared.
    #[schema(value_type = Object)]
    map: MapFile,
    /// Whether everybody finds it in the list.
    #[serde(default)]
    shared: bool,
}

/// A map that is saved.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct MapSaved {
    id: String,
    /// Whether a game can be played on it.
    is_playable: bool,
}

/// What is asked of a list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct ListQuery {
    /// Only maps for so many seats, 1 to 6.
    seats: Option<u8>,
    /// Only my own maps, shared or not.
    #[serde(default)]
    mine: bool,
    /// Where the last page ended.
    after: Option<String>,
    /// How many, at most 100.
    limit: Option<u32>,
}

/// The maps that come with the game, then those that people share, the last saved first; or my own.
#[utoipa::path(
    get,
    path = "/api/maps",
    tag = "maps",
    params(ListQuery),
    responses(
        (status = OK, body = MapPage),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = UNPROCESSABLE_ENTITY, description = "malformed")
    )
)]
async fn list(
    State(app): State<App>,
    caller: Caller,
    Query(query): Query<ListQuery>,
) -> Result<Json<MapPage>, Error> {
    let limit = query.limit.unwrap_or(PAGE).clamp(1, MOST_PAGE) as usize;
    if query.seats.is_some_and(|seats| !(1..=6).contains(&seats)) {
        return Err(malformed("seats", "it must be 1 to 6"));
    }
    let own = caller.user.map(|user| user.id);
    let owner = match query.mine {
        true => Some(own.clone().ok_or(Denied::SignedOut)?),
        false => None,
    };
    let after = query.after.as_deref();
    let known = BUILT_INS.iter().position(|map| after == Some(&map.id));
    let (first, before) = match (after, known) {
        (None, _) => (0, None),
        (Some(_), Some(nth)) => (nth + 1, None),
        (Some(mark), None) => (BUILT_INS.len(), Some(read_mark(mark)?)),
    };
    let mut heads: Vec<MapHead> = match owner {
        Some(_) => Vec::new(),
        None => BUILT_INS[first..]
            .iter()
            .filter(|map| {
                query
                    .seats
                    .is_none_or(|seats| map.map.file().seats.contains(&seats))
            })
            .map(MapHead::from)
            .take(limit + 1)
            .collect(),
    };
    if heads.len() <= limit {
        let query = MapQuery {
            owner,
            seats: query.seats,
            before,
            limit: (limit + 1 - heads.len()) as u32,
        };
        heads.extend(saved(&app, app.store().maps(&query).await?).await);
    }
    let has_more = heads.len() > limit;
    heads.truncate(limit);
    let next = heads.last().filter(|_| has_more).map(MapHead::mark);
    add_best(&app, &mut heads, own.as_ref()).await?;
    Ok(Json(MapPage { maps: heads, next }))
}

/// A map, whole. One that is not shared is for whoever knows its id.
#[utoipa::path(
    get,
    path = "/api/maps/{id}",
    tag = "maps",
    params(("id" = String, Path)),
    responses((status = OK, body = MapWhole), (status = NOT_FOUND, description = "no_such_map"))
)]
async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<MapWhole>, Error> {
    let (head, map, ground) = match built_in(&id) {
        Some(built_in) => {
            let map = &built_in.map;
            (built_in.into(), map.file().clone(), map.ground())
        }
        None => {
            let StoredMap { row, body } = find(&app, &id).await?;
            let file: MapFile = serde_json::from_str(&body).map_err(|error| {
                tracing::error!(map = %row.id, %error, "cannot read a map");
                Error::Internal
            })?;
            let ground = Draft::from(file.clone()).survey(None).ground;
            let heads = saved(&app, vec![row]).await;
            let head = heads.into_iter().next().ok_or(Error::Internal)?;
            (head, file, ground)
        }
    };
    let mut heads = [head];
    let own = caller.user.map(|user| user.id);
    add_best(&app, &mut heads, own.as_ref()).await?;
    let [head] = heads;
    Ok(Json(MapWhole { head, map, ground }))
}

/// Save a map. One with faults is a draft, which cannot be shared.
#[utoipa::path(
    post,
    path = "/api/maps",
    tag = "maps",
    request_body = NewMap,
    responses(
        (status = CREATED, body = MapSaved),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = CONFLICT, description = "too_many_maps or map_unfinished"),
        (status = PAYLOAD_TOO_LARGE, description = "too_large"),
        (status = UNPROCESSABLE_ENTITY, description = "malformed")
    )
)]
async fn save(
    State(app): State<App>,
    caller: SignedIn,
    LargeJson(new): LargeJson<NewMap>,
) -> Result<(StatusCode, Json<MapSaved>), Error> {
    let owner = caller.user.id;
    let map = drawn(new, MapId::random(), owner, Millis::now())?;
    match app.store().add_map(&map, app.config().maps_per_user).await {
        Err(StoreError::Full) => return Err(Denied::TooManyMaps.into()),
        Err(StoreError::NotFound) => return Err(Denied::SignedOut.into()),
        added => added?,
    }
    Ok((StatusCode::CREATED, Json(map.row.into())))
}

/// Save a map of mine anew, in place of what it was.
#[utoipa::path(
    put,
    path = "/api/maps/{id}",
    tag = "maps",
    params(("id" = String, Path)),
    request_body = NewMap,
    responses(
        (status = OK, body = MapSaved),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = FORBIDDEN, description = "not_your_map"),
        (status = NOT_FOUND, description = "no_such_map"),
        (status = CONFLICT, description = "map_unfinished"),
        (status = PAYLOAD_TOO_LARGE, description = "too_large"),
        (status = UNPROCESSABLE_ENTITY, description = "malformed")
    )
)]
async fn change(
    State(app): State<App>,
    caller: SignedIn,
    Path(id): Path<String>,
    LargeJson(new): LargeJson<NewMap>,
) -> Result<Json<MapSaved>, Error> {
    let row = owned(&app, &caller, &id).await?;
    let map = drawn(new, row.id, caller.user.id, row.created_at)?;
    app.store().update_map(&map).await.map_err(or_gone)?;
    Ok(Json(map.row.into()))
}

/// Delete a map of mine. Games that are played on it go on.
#[utoipa::path(
    delete,
    path = "/api/maps/{id}",
    tag = "maps",
    params(("id" = String, Path)),
    responses(
        (status = NO_CONTENT),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = FORBIDDEN, description = "not_your_map"),
        (status = NOT_FOUND, description = "no_such_map")
    )
)]
async fn delete(
    State(app): State<App>,
    caller: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    let row = owned(&app, &caller, &id).await?;
    let deleted = app.store().delete_map(&row.id, &caller.user.id).await;
    deleted.map_err(or_gone)?;
    Ok(StatusCode::NO_CONTENT)
}

impl MapHead {
    /// Where a page ends.
    fn mark(&self) -> String {
        match self.updated_at {
            Some(at) => format!("{at}-{}", self.id),
            None => self.id.clone(),
        }
    }
}

impl From<&BuiltIn> for MapHead {
    fn from(built_in: &BuiltIn) -> MapHead {
        let file = built_in.map.file();
        let record = file.record.as_ref().map(|record| BoxRecord {
            score: record.score,
            by: record.by.clone(),
        });
        MapHead {
            id: built_in.id.clone(),
            name: file.name.clone(),
            seats: file.seats.clone(),
            tiles: file.tiles.len(),
            record,
            by: None,
            is_built_in: true,
            shared: true,
            is_playable: true,
            solution: None,
            best: None,
            mine: None,
            updated_at: None,
            digest: built_in.digest.clone(),
        }
    }
}

impl From<MapRow> for MapSaved {
    fn from(row: MapRow) -> MapSaved {
        MapSaved {
            id: row.id.to_string(),
            is_playable: row.is_playable,
        }
    }
}

/// Rows as lists show them.
async fn saved(app: &App, rows: Vec<MapRow>) -> Vec<MapHead> {
    let names = names(app, rows.iter().map(|row| &row.owner)).await;
    let head = |row: MapRow| MapHead {
        id: row.id.to_string(),
        name: row.name,
        seats: row.seats,
        tiles: row.tiles as usize,
        record: None,
        by: row.owner.map(|owner| person(owner, &names)),
        is_built_in: false,
        shared: row.is_shared,
        is_playable: row.is_playable,
        solution: None,
        best: None,
        mine: None,
        updated_at: Some(row.updated_at.0),
        digest: row.digest,
    };
    rows.into_iter().map(head).collect()
}

/// Adds what is known of each map: the best solution, what was reached best here, and by oneself.
async fn add_best(app: &App, heads: &mut [MapHead], own: Option<&UserId>) -> Result<(), Error> {
    let mut digests: Vec<String> = heads.iter().map(|head| head.digest.clone()).collect();
    digests.sort_unstable();
    digests.dedup();
    let scores = app.store().best_scores(&digests).await?;
    let mine = match own {
        Some(own) => app.store().best_scores_of(own, &digests).await?,
        None => Vec::new(),
    };
    let names = names(app, scores.iter().chain(&mine).map(|score| &score.user)).await;
    let best_of = |scores: &[Score], digest: &str| {
        let best = scores.iter().find(|score| score.digest == digest);
        best.map(|score| Reached::new(score.clone(), &names))
    };
    for head in heads {
        head.best = best_of(&scores, &head.digest);
        head.mine = best_of(&mine, &head.digest);
        head.solution = BY_DIGEST.get(&head.digest).copied();
    }
    Ok(())
}

/// A map as it is stored.
fn drawn(new: NewMap, id: MapId, owner: UserId, created_at: Millis) -> Result<StoredMap, Error> {
    let NewMap { map, shared } = new;
    let is_long = map.name.chars().count() > MapFile::LONGEST_NAME;
    if is_long || !text::is_line(&map.name) {
        return Err(malformed("map.name", &MapError::Name.to_string()));
    }
    let by = map.record.as_ref().map(|record| record.by.as_str());
    if !by.is_none_or(|by| by.chars().count() <= MapFile::LONGEST_NAME && text::is_line(by)) {
        return Err(malformed(
            "map.record.by",
            "it is too long, or has no visible characters",
        ));
    }
    let n_tiles = map.tiles.len();
    if n_tiles > Map::MOST_TILES {
        let reason = MapError::TooManyTiles(n_tiles).to_string();
        return Err(malformed("map.tiles", &reason));
    }
    let body = serde_json::to_string(&map).expect("a map has a JSON form");
    if body.len() > MOST_BYTES {
        return Err(Error::TooLarge { most: MOST_BYTES });
    }
    let mut seats = map.seats.clone();
    seats.retain(|seats| (1..=6).contains(seats));
    seats.sort_unstable();
    seats.dedup();
    let digest = digest(&map);
    let draft = Draft::from(map);
    let is_playable = draft.survey(None).faults.is_empty();
    if shared && !is_playable {
        return Err(Denied::MapUnfinished.into());
    }
    let row = MapRow {
        id,
        owner: Some(owner),
        name: draft.file.name,
        seats,
        tiles: n_tiles as u32,
        is_playable,
        is_shared: shared,
        digest,
        created_at,
        updated_at: Millis::now(),
    };
    Ok(StoredMap { row, body })
}

pub(super) async fn find(app: &App, id: &str) -> Result<StoredMap, Error> {
    let id: MapId = id.parse().map_err(|_| Denied::NoSuchMap)?;
    let map = app.store().map(&id).await?;
    Ok(map.ok_or(Denied::NoSuchMap)?)
}

/// A map of the caller's.
async fn owned(app: &App, caller: &SignedIn, id: &str) -> Result<MapRow, Error> {
    if built_in(id).is_some() {
        return Err(Denied::NotYourMap.into());
    }
    let row = find(app, id).await?.row;
    match row.owner.as_ref() == Some(&caller.user.id) {
        true => Ok(row),
        false => Err(Denied::NotYourMap.into()),
    }
}

/// What is told if a map has gone meanwhile.
fn or_gone(error: StoreError) -> Error {
    match error {
        StoreError::NotFound => Denied::NoSuchMap.into(),
        error => error.into(),
    }
}

fn read_mark(mark: &str) -> Result<(Millis, MapId), Error> {
    let read = || {
        let (at, id) = mark.split_once('-')?;
        Some((Millis(at.parse().ok()?), id.parse().ok()?))
    };
    read().ok_or_else(|| malformed("after", "it must be the `next` of another page"))
}

pub(super) fn malformed(entry: &str, reason: &str) -> Error {
    Error::Malformed {
        entry: entry.to_owned(),
        reason: reason.to_owned(),
    }
}
