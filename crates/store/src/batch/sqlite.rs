//! Batches on SQLite: a connection of its own binds row after row to statements that stay prepared.
//!
//! Through a pool, every statement changes threads twice and every value is copied.

use std::{path::Path, sync::Arc, time::Duration};

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use crate::{Arrival, Commit, StoreError, UserId, open::SQLITE_SETTINGS};

/// SQLite looks through all pages of its cache when a transaction has split one. A batch touches few.
const CACHE: &str = "pragma cache_size = -8000";

/// Whoever writes batches into a SQLite file. The thread waits while it does.
#[derive(Debug)]
pub(crate) struct SqliteWriter {
    connection: Connection,
}

impl SqliteWriter {
    /// Opens a file whose schema is up to date.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub(crate) fn open(file: &Path, patience: Duration) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(file, flags)?;
        connection.busy_timeout(patience)?;
        for text in SQLITE_SETTINGS {
            connection.execute_batch(text)?;
        }
        connection.execute_batch(CACHE)?;
        Ok(Self { connection })
    }

    /// Leaves no more room in the file than there is, or as much as one likes again.
    #[cfg(feature = "simulation")]
    pub(super) fn limit_room(&self, is_full: bool) -> Result<(), StoreError> {
        let n_pages: i64 = match is_full {
            true => self
                .connection
                .pragma_query_value(None, "page_count", |row| row.get(0))?,
            false => i64::from(u32::MAX - 1),
        };
        let text = format!("pragma max_page_count = {n_pages}");
        Ok(self.connection.execute_batch(&text)?)
    }

    /// Stores a batch.
    pub(super) fn store(&mut self, batch: &[Arc<Commit>]) -> Result<(), StoreError> {
        let behavior = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(behavior)?;
        fill(&transaction, batch)?;
        // Whether a commit that failed has happened is anybody's guess.
        transaction.commit().map_err(StoreError::unavailable)
    }
}

fn fill(transaction: &Transaction<'_>, batch: &[Arc<Commit>]) -> Result<(), StoreError> {
    for commit in batch {
        let has_moved = match commit.after {
            0 => create(transaction, commit)?,
            _ => advance(transaction, commit)?,
        };
        if !has_moved {
            return Err(StoreError::Stale);
        }
    }
    for commit in batch {
        log(transaction, commit)?;
        if commit.members_changed {
            seat(transaction, commit)?;
        }
    }
    for arrival in batch.iter().flat_map(|commit| &commit.arrivals) {
        if !is_there(transaction, &arrival.user)? {
            return Err(StoreError::NotFound);
        }
        if n_tables(transaction, arrival)? > i64::from(arrival.most) {
            return Err(StoreError::Full);
        }
    }
    if batch.iter().any(|commit| !commit.notices.is_empty()) && has_readers(transaction)? {
        for commit in batch {
            post(transaction, commit)?;
        }
    }
    for commit in batch {
        score(transaction, commit)?;
    }
    Ok(())
}

/// Makes a table, unless it is there.
fn create(transaction: &Transaction<'_>, commit: &Commit) -> rusqlite::Result<bool> {
    let row = &commit.row;
    let mut create = transaction.prepare_cached(
        "insert into tables (id, game, rules, stage, is_listed, host, seq, created_at, updated_at, wake_at, summary)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        on conflict (id) do nothing",
    )?;
    let n_made = create.execute((
        row.id.as_str(),
        &row.game,
        row.rules,
        row.stage.as_str(),
        row.is_listed,
        row.host.as_str(),
        number(row.seq),
        row.created_at.0,
        row.updated_at.0,
        row.wake_at.map(|at| at.0),
        &row.summary,
    ))?;
    Ok(n_made == 1)
}

/// Moves a table on that is where the commit expects it.
fn advance(transaction: &Transaction<'_>, commit: &Commit) -> rusqlite::Result<bool> {
    let row = &commit.row;
    // Most steps leave alone what lists are ordered by, and with it the indexes.
    let mut in_place = transaction.prepare_cached(
        "update tables set seq = ?3, summary = ?4
        where id = ?1 and seq = ?2 and stage = ?5 and updated_at = ?6 and wake_at is ?7",
    )?;
    let values = (
        row.id.as_str(),
        number(commit.after),
        number(row.seq),
        &row.summary,
        row.stage.as_str(),
        row.updated_at.0,
        row.wake_at.map(|at| at.0),
    );
    if in_place.execute(values)? == 1 {
        return Ok(true);
    }
    let mut anywhere = transaction.prepare_cached(
        "update tables set seq = ?3, summary = ?4, stage = ?5, updated_at = ?6, wake_at = ?7
        where id = ?1 and seq = ?2",
    )?;
    Ok(anywhere.execute(values)? == 1)
}

fn log(transaction: &Transaction<'_>, commit: &Commit) -> rusqlite::Result<()> {
    let mut log = transaction.prepare_cached(
        "insert into entries (table_id, seq, at, kind, author, key, body) values (?, ?, ?, ?, ?, ?, ?)",
    )?;
    for entry in &commit.entries {
        log.execute((
            commit.row.id.as_str(),
            number(entry.seq),
            entry.at.0,
            &entry.kind,
            entry.author.as_ref().map(|author| author.as_str()),
            &entry.key,
            &entry.body,
        ))?;
    }
    Ok(())
}

/// Has these members sit at the table, and nobody else.
fn seat(transaction: &Transaction<'_>, commit: &Commit) -> rusqlite::Result<()> {
    let table = commit.row.id.as_str();
    transaction
        .prepare_cached("delete from members where table_id = ?")?
        .execute((table,))?;
    let mut seat = transaction
        .prepare_cached("insert into members (table_id, user_id, is_invited) values (?, ?, ?)")?;
    for member in &commit.members {
        seat.execute((table, member.user.as_str(), member.is_invited))?;
    }
    Ok(())
}

/// Whether somebody who comes to a table has not gone for good.
fn is_there(transaction: &Transaction<'_>, user: &UserId) -> rusqlite::Result<bool> {
    transaction
        .prepare_cached("select id from users where id = ?")?
        .exists((user.as_str(),))
}

/// At how many tables that are not over somebody sits, or is the host.
fn n_tables(transaction: &Transaction<'_>, arrival: &Arrival) -> rusqlite::Result<i64> {
    transaction
        .prepare_cached(
            "select count(*) from members join tables on tables.id = members.table_id
            where members.user_id = ? and is_invited = 0 and stage not in ('finished', 'closed')",
        )?
        .query_row((arrival.user.as_str(),), |row| row.get(0))
}

/// Whether anybody wants to be told anything.
fn has_readers(transaction: &Transaction<'_>) -> rusqlite::Result<bool> {
    transaction
        .prepare_cached("select user_id from webhooks limit 1")?
        .exists(())
}

/// Puts notices into the outbox, for those who want to be told.
fn post(transaction: &Transaction<'_>, commit: &Commit) -> rusqlite::Result<()> {
    let mut post = transaction.prepare_cached(
        "insert into outbox (user_id, table_id, body, created_at, next_at, tries)
        select ?1, ?2, ?3, ?4, ?4, 0
        where exists (select 1 from webhooks where webhooks.user_id = ?1)",
    )?;
    for notice in &commit.notices {
        post.execute((
            notice.user.as_str(),
            commit.row.id.as_str(),
            &notice.body,
            commit.row.updated_at.0,
        ))?;
    }
    Ok(())
}

/// Writes a score down. Whoever has gone meanwhile has none.
fn score(transaction: &Transaction<'_>, commit: &Commit) -> rusqlite::Result<()> {
    let Some(score) = &commit.score else {
        return Ok(());
    };
    let mut write = transaction.prepare_cached(
        "insert into scores (table_id, digest, user_id, points, turns, is_shown, at)
        values (?, ?, (select id from users where id = ?), ?, ?, ?, ?)",
    )?;
    write.execute((
        commit.row.id.as_str(),
        &score.digest,
        score.user.as_ref().map(|user| user.as_str()),
        score.points,
        score.turns,
        score.is_shown,
        score.at.0,
    ))?;
    Ok(())
}

/// A number of an entry, of which no table has as many.
fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}
