//! One transaction of many commits.

use std::collections::BTreeSet;

use serde::Serialize;
use sqlx::{AnyConnection, Connection};

use crate::{Commit, Dialect, StoreError, TableId, error::is_clash, texts::Texts};

/// Room for the rows of most commits, in bytes.
const USUAL_LEN: usize = 512;

/// What one commit of a batch is answered.
pub(crate) type Answer = Result<(), StoreError>;

/// A commit as rows of JSON, packed by who sends it so that the writer has less to do.
#[derive(Debug)]
pub(crate) struct Parcel {
    pub(crate) table: TableId,
    is_first: bool,
    row: String,
    /// Objects separated by commas, like the next three.
    entries: String,
    members: Option<String>,
    notices: String,
    score: String,
}

#[derive(Serialize)]
struct PackedRow<'a> {
    id: &'a TableId,
    after: u64,
    game: &'a str,
    rules: u32,
    stage: &'a str,
    is_listed: u8,
    host: &'a str,
    seq: u64,
    created_at: i64,
    updated_at: i64,
    wake_at: Option<i64>,
    summary: &'a str,
}

#[derive(Serialize)]
struct PackedEntry<'a> {
    table_id: &'a str,
    seq: u64,
    at: i64,
    kind: &'a str,
    author: Option<&'a str>,
    key: Option<&'a str>,
    body: &'a str,
}

#[derive(Serialize)]
struct PackedMember<'a> {
    table_id: &'a str,
    user_id: &'a str,
}

#[derive(Serialize)]
struct PackedNotice<'a> {
    table_id: &'a str,
    user_id: &'a str,
    body: &'a str,
    at: i64,
}

#[derive(Serialize)]
struct PackedScore<'a> {
    table_id: &'a str,
    digest: &'a str,
    user_id: Option<&'a str>,
    points: i64,
    turns: u32,
    is_shown: u8,
    at: i64,
}

impl Parcel {
    /// Packs a commit.
    pub(crate) fn pack(commit: &Commit) -> Self {
        let row = &commit.row;
        let table_id = row.id.as_str();
        let packed_row = PackedRow {
            id: &row.id,
            after: commit.after,
            game: &row.game,
            rules: row.rules,
            stage: row.stage.as_str(),
            is_listed: row.is_listed.into(),
            host: row.host.as_str(),
            seq: row.seq,
            created_at: row.created_at.0,
            updated_at: row.updated_at.0,
            wake_at: row.wake_at.map(|at| at.0),
            summary: &row.summary,
        };
        let entries = commit.entries.iter().map(|entry| PackedEntry {
            table_id,
            seq: entry.seq,
            at: entry.at.0,
            kind: &entry.kind,
            author: entry.author.as_ref().map(|author| author.as_str()),
            key: entry.key.as_deref(),
            body: &entry.body,
        });
        let members = commit.members.iter().map(|member| PackedMember {
            table_id,
            user_id: member.as_str(),
        });
        let notices = commit.notices.iter().map(|notice| PackedNotice {
            table_id,
            user_id: notice.user.as_str(),
            body: &notice.body,
            at: row.updated_at.0,
        });
        let score = commit.score.iter().map(|score| PackedScore {
            table_id,
            digest: &score.digest,
            user_id: score.user.as_ref().map(|user| user.as_str()),
            points: score.points,
            turns: score.turns,
            is_shown: score.is_shown.into(),
            at: score.at.0,
        });
        Self {
            table: row.id.clone(),
            is_first: commit.after == 0,
            row: pack(std::iter::once(packed_row)),
            entries: pack(entries),
            members: commit.members_changed.then(|| pack(members)),
            notices: pack(notices),
            score: pack(score),
        }
    }
}

/// Stores a batch, whose tables all differ and are in the order of their ids, and answers each of its commits.
///
/// # Errors
///
/// If nothing of the batch was stored, or perhaps all of it.
pub(crate) async fn store_batch(
    dialect: Dialect,
    connection: &mut AnyConnection,
    parcels: &[&Parcel],
) -> Result<Vec<Answer>, StoreError> {
    let mut transaction = connection.begin_with(dialect.begin_write()).await?;
    match fill(dialect, &mut transaction, parcels).await {
        Ok(answers) => {
            // Whether a commit that failed has happened is anybody's guess.
            transaction
                .commit()
                .await
                .map_err(StoreError::unavailable)?;
            Ok(answers)
        }
        // A key used twice is found only when the entries are written. Alone in its batch, the commit is stale.
        Err(error) if parcels.len() == 1 && is_clash(&error) => {
            transaction.rollback().await?;
            Ok(vec![Err(StoreError::Stale)])
        }
        Err(error) => Err(error.into()),
    }
}

async fn fill(
    dialect: Dialect,
    connection: &mut AnyConnection,
    parcels: &[&Parcel],
) -> Result<Vec<Answer>, sqlx::Error> {
    let texts = Texts::of(dialect);
    let (first, later): (Vec<&Parcel>, Vec<&Parcel>) =
        parcels.iter().partition(|parcel| parcel.is_first);
    let first_rows = array(first.iter().map(|parcel| parcel.row.as_str()));
    let later_rows = array(later.iter().map(|parcel| parcel.row.as_str()));

    let mut moved = BTreeSet::new();
    if let Some(rows) = first_rows {
        moved.extend(ids(texts.create, rows, connection).await?);
    }
    if let Some(rows) = later_rows {
        if let Some(lock) = texts.lock {
            ids(lock, rows.clone(), connection).await?;
        }
        moved.extend(ids(texts.advance, rows, connection).await?);
    }

    let stored = || {
        parcels
            .iter()
            .filter(|parcel| moved.contains(parcel.table.as_str()))
    };
    let changed = || stored().filter(|parcel| !parcel.is_first && parcel.members.is_some());
    write(
        texts.log,
        array(stored().map(|parcel| parcel.entries.as_str())),
        connection,
    )
    .await?;
    write(
        texts.dismiss,
        array(changed().map(|parcel| parcel.row.as_str())),
        connection,
    )
    .await?;
    write(
        texts.seat,
        array(stored().filter_map(|parcel| parcel.members.as_deref())),
        connection,
    )
    .await?;
    write(
        texts.post,
        array(stored().map(|parcel| parcel.notices.as_str())),
        connection,
    )
    .await?;
    write(
        texts.score,
        array(stored().map(|parcel| parcel.score.as_str())),
        connection,
    )
    .await?;
    if let Some(tell) = texts.tell {
        write(
            tell,
            array(stored().map(|parcel| parcel.row.as_str())),
            connection,
        )
        .await?;
    }
    let answer = |parcel: &&Parcel| {
        if moved.contains(parcel.table.as_str()) {
            Ok(())
        } else {
            Err(StoreError::Stale)
        }
    };
    Ok(parcels.iter().map(answer).collect())
}

async fn ids(
    text: &'static str,
    rows: String,
    connection: &mut AnyConnection,
) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar(text)
        .bind(rows)
        .fetch_all(connection)
        .await
}

async fn write(
    text: &'static str,
    rows: Option<String>,
    connection: &mut AnyConnection,
) -> Result<(), sqlx::Error> {
    if let Some(rows) = rows {
        sqlx::query(text).bind(rows).execute(connection).await?;
    }
    Ok(())
}

/// A JSON array of what the parts hold, if they hold anything.
fn array<'a>(parts: impl Iterator<Item = &'a str> + Clone) -> Option<String> {
    let len = parts.clone().map(|part| part.len() + 1).sum::<usize>();
    let mut text = String::with_capacity(len + 2);
    text.push('[');
    for part in parts.filter(|part| !part.is_empty()) {
        if text.len() > 1 {
            text.push(',');
        }
        text.push_str(part);
    }
    text.push(']');
    (text.len() > 2).then_some(text)
}

/// Rows as JSON objects, separated by commas.
fn pack(rows: impl Iterator<Item = impl Serialize>) -> String {
    let mut text = Vec::with_capacity(USUAL_LEN);
    for row in rows {
        if !text.is_empty() {
            text.push(b',');
        }
        serde_json::to_writer(&mut text, &row).expect("rows of text and numbers");
    }
    String::from_utf8(text).expect("JSON is UTF-8")
}
