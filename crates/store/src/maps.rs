//! Writing and reading the maps that people have drawn.

use std::fmt::Write;

use sqlx::{Any, AssertSqlSafe, any::AnyArguments, query::Query};

use crate::{
    MapId, MapQuery, MapRow, Store, StoreError, StoredMap, UserId, map::bit, quota::Quota,
};

/// What [`MapRow`] is read from: everything but the map itself.
const HEAD: &str =
    "id, owner, name, seats, tiles, is_playable, is_shared, digest, created_at, updated_at";

impl Store {
    /// Adds a map, if its owner has fewer than `most`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Full`] if they have as many, [`StoreError::NotFound`] if its owner is no user.
    pub async fn add_map(&self, map: &StoredMap, most: u32) -> Result<(), StoreError> {
        let text = "insert into maps
            (id, owner, name, seats, tiles, is_playable, is_shared, digest, created_at, updated_at, body)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        let query = bound(text, map);
        let count = "select count(*) from maps where owner = $1";
        match &map.row.owner {
            Some(owner) => {
                let quota = Quota { count, most };
                self.write_within(quota, owner, query).await
            }
            None => self.write(query).await.map(drop),
        }
    }

    /// Changes everything about a map but its id, its owner and when it was made.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such map, or its owner is another.
    pub async fn update_map(&self, map: &StoredMap) -> Result<(), StoreError> {
        let text =
            "update maps set name = $3, seats = $4, tiles = $5, is_playable = $6, is_shared = $7,
            digest = $8, updated_at = $10, body = $11
            where id = $1 and owner = $2 and created_at = $9";
        match self.write(bound(text, map)).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    /// Removes a map.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such map, or its owner is another.
    pub async fn delete_map(&self, id: &MapId, owner: &UserId) -> Result<(), StoreError> {
        let text = "delete from maps where id = $1 and owner = $2";
        let query = sqlx::query(text).bind(id.as_str()).bind(owner.as_str());
        match self.write(query).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    /// A map, if there is one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn map(&self, id: &MapId) -> Result<Option<StoredMap>, StoreError> {
        let query = sqlx::query("select * from maps where id = $1").bind(id.as_str());
        self.find(query).await
    }

    /// The maps that a query asks for, the last changed first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn maps(&self, query: &MapQuery) -> Result<Vec<MapRow>, StoreError> {
        self.patiently(async {
            let text = list_text(query);
            let mut list = sqlx::query_as(AssertSqlSafe(text)).bind(i64::from(query.limit));
            if let Some(owner) = &query.owner {
                list = list.bind(owner.as_str());
            }
            if let Some(seats) = query.seats {
                list = list.bind(bit(seats));
            }
            if let Some((at, id)) = &query.before {
                list = list.bind(at.0).bind(id.as_str());
            }
            Ok(list.fetch_all(&self.shared.read).await?)
        })
        .await
    }
}

fn bound<'q>(text: &'static str, map: &'q StoredMap) -> Query<'q, Any, AnyArguments> {
    let StoredMap { row, body } = map;
    sqlx::query(text)
        .bind(row.id.as_str())
        .bind(row.owner.as_ref().map(|owner| owner.as_str()))
        .bind(row.name.as_str())
        .bind(row.seat_bits())
        .bind(i64::from(row.tiles))
        .bind(i64::from(row.is_playable))
        .bind(i64::from(row.is_shared))
        .bind(row.digest.as_str())
        .bind(row.created_at.0)
        .bind(row.updated_at.0)
        .bind(body.as_str())
}

/// The text of a list, whose placeholders are numbered in the order in which [`Store::maps`] binds.
fn list_text(query: &MapQuery) -> String {
    let mut n_bound = 1;
    let mut next = || {
        n_bound += 1;
        n_bound
    };
    let mut text = format!("select {HEAD} from maps where ");
    match query.owner {
        Some(_) => write!(text, "owner = ${}", next()),
        None => write!(text, "is_shared = 1"),
    }
    .expect("room in memory");
    if query.seats.is_some() {
        write!(text, " and seats & ${} <> 0", next()).expect("room in memory");
    }
    if query.before.is_some() {
        let (at, id) = (next(), next());
        write!(text, " and (updated_at, id) < (${at}, ${id})").expect("room in memory");
    }
    text.push_str(" order by updated_at desc, id desc limit $1");
    text
}
