//! Rows of the database as the types of this crate.

use std::str::FromStr;

use sqlx::{Error, FromRow, Row, any::AnyRow};

use crate::{
    DueNotice, Entry, MapRow, Member, Millis, QueuedNotice, Score, SessionRow, StoredMap, TableRow,
    User, Webhook,
};

impl FromRow<'_, AnyRow> for TableRow {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            id: parsed(row, "id")?,
            game: row.try_get("game")?,
            rules: number(row, "rules")?,
            stage: parsed(row, "stage")?,
            is_listed: flag(row, "is_listed")?,
            host: parsed(row, "host")?,
            seq: number(row, "seq")?,
            created_at: moment(row, "created_at")?,
            updated_at: moment(row, "updated_at")?,
            wake_at: perhaps_moment(row, "wake_at")?,
            summary: row.try_get("summary")?,
        })
    }
}

impl FromRow<'_, AnyRow> for Entry {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            seq: number(row, "seq")?,
            at: moment(row, "at")?,
            kind: row.try_get("kind")?,
            author: perhaps_parsed(row, "author")?,
            key: row.try_get("key")?,
            body: row.try_get("body")?,
        })
    }
}

impl FromRow<'_, AnyRow> for DueNotice {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            id: row.try_get("id")?,
            user: parsed(row, "user_id")?,
            next_at: moment(row, "next_at")?,
            url: row.try_get("url")?,
        })
    }
}

impl FromRow<'_, AnyRow> for QueuedNotice {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            id: row.try_get("id")?,
            user: parsed(row, "user_id")?,
            table: parsed(row, "table_id")?,
            body: row.try_get("body")?,
            tries: number(row, "tries")?,
            created_at: moment(row, "created_at")?,
        })
    }
}

impl FromRow<'_, AnyRow> for User {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            id: parsed(row, "id")?,
            name: row.try_get("name")?,
            password: row.try_get("password")?,
            language: row.try_get("language")?,
            created_at: moment(row, "created_at")?,
            seen_at: moment(row, "seen_at")?,
        })
    }
}

impl FromRow<'_, AnyRow> for SessionRow {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            hash: row.try_get("hash")?,
            user: parsed(row, "user_id")?,
            kind: parsed(row, "kind")?,
            label: row.try_get("label")?,
            scope: parsed(row, "scope")?,
            created_at: moment(row, "created_at")?,
            seen_at: moment(row, "seen_at")?,
            expires_at: perhaps_moment(row, "expires_at")?,
        })
    }
}

impl FromRow<'_, AnyRow> for Webhook {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            url: row.try_get("url")?,
            style: row.try_get("style")?,
            is_quiet: row.try_get::<Option<i64>, _>("is_quiet")? == Some(1),
        })
    }
}

impl FromRow<'_, AnyRow> for Member {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            user: parsed(row, "user_id")?,
            is_invited: flag(row, "is_invited")?,
        })
    }
}

impl FromRow<'_, AnyRow> for MapRow {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            id: parsed(row, "id")?,
            owner: perhaps_parsed(row, "owner")?,
            name: row.try_get("name")?,
            seats: Self::seats_of(row.try_get("seats")?),
            tiles: number(row, "tiles")?,
            is_playable: flag(row, "is_playable")?,
            is_shared: flag(row, "is_shared")?,
            digest: row.try_get("digest")?,
            created_at: moment(row, "created_at")?,
            updated_at: moment(row, "updated_at")?,
        })
    }
}

impl FromRow<'_, AnyRow> for StoredMap {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            row: MapRow::from_row(row)?,
            body: row.try_get("body")?,
        })
    }
}

impl FromRow<'_, AnyRow> for Score {
    fn from_row(row: &AnyRow) -> Result<Self, Error> {
        Ok(Self {
            table: parsed(row, "table_id")?,
            digest: row.try_get("digest")?,
            user: perhaps_parsed(row, "user_id")?,
            points: row.try_get("points")?,
            turns: number(row, "turns")?,
            is_shown: flag(row, "is_shown")?,
            at: moment(row, "at")?,
        })
    }
}

fn parsed<T: FromStr<Err: ToString>>(row: &AnyRow, column: &str) -> Result<T, Error> {
    let text: &str = row.try_get(column)?;
    text.parse()
        .map_err(|error: T::Err| wrong(error.to_string()))
}

fn perhaps_parsed<T: FromStr<Err: ToString>>(
    row: &AnyRow,
    column: &str,
) -> Result<Option<T>, Error> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(str::parse)
        .transpose()
        .map_err(|error: T::Err| wrong(error.to_string()))
}

fn number<T: TryFrom<i64, Error: std::error::Error + Send + Sync + 'static>>(
    row: &AnyRow,
    column: &str,
) -> Result<T, Error> {
    T::try_from(row.try_get::<i64, _>(column)?).map_err(wrong)
}

fn flag(row: &AnyRow, column: &str) -> Result<bool, Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

fn moment(row: &AnyRow, column: &str) -> Result<Millis, Error> {
    row.try_get(column).map(Millis)
}

fn perhaps_moment(row: &AnyRow, column: &str) -> Result<Option<Millis>, Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(Millis))
}

fn wrong(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Error {
    Error::Decode(error.into())
}
