//! One transaction of many commits.
//!
//! A batch has one commit of each of its tables, in the order of their ids. It is stored as a whole or not at all, and
//! [`StoreError::Stale`] if one of the tables is not where its commit expects it.

mod postgres;
mod sqlite;
mod statements;

use std::sync::Arc;

use sqlx::{Any, AnyPool, pool::PoolConnection};

use crate::{
    Commit, StoreError,
    write_lock::{WriteGuard, WriteLock},
};

pub(crate) use sqlite::SqliteWriter;

/// Who stores batches.
#[derive(Debug)]
pub(crate) enum BatchWriter {
    /// Takes no connection of the pool, which tries each that it is given back: the next batch would wait for that.
    Sqlite {
        writer: SqliteWriter,
        write_lock: WriteLock,
    },
    Postgres(AnyPool),
}

impl BatchWriter {
    /// Waits until a batch can be stored.
    ///
    /// # Errors
    ///
    /// If that takes too long.
    pub(crate) async fn ready(&mut self) -> Result<Ready<'_>, StoreError> {
        match self {
            Self::Sqlite { writer, write_lock } => Ok(Ready::Sqlite {
                _guard: write_lock.lock().await?,
                writer,
            }),
            Self::Postgres(pool) => Ok(Ready::Postgres(pool.acquire().await?)),
        }
    }
}

/// Who can store batches now.
pub(crate) enum Ready<'a> {
    Sqlite {
        writer: &'a mut SqliteWriter,
        _guard: WriteGuard,
    },
    Postgres(PoolConnection<Any>),
}

impl Ready<'_> {
    /// Stores a batch.
    ///
    /// # Errors
    ///
    /// Nothing of the batch was stored then, or, if the database is unavailable, perhaps all of it.
    pub(crate) async fn store(&mut self, batch: &[Arc<Commit>]) -> Result<(), StoreError> {
        match self {
            Self::Sqlite { writer, .. } => writer.store(batch),
            Self::Postgres(connection) => postgres::store(connection, batch).await,
        }
    }

    /// Leaves no more room than there is, or as much as one likes again.
    ///
    /// # Errors
    ///
    /// If the database fails.
    #[cfg(feature = "simulation")]
    pub(crate) fn limit_room(&self, is_full: bool) -> Result<(), StoreError> {
        match self {
            Self::Sqlite { writer, .. } => writer.limit_room(is_full),
            Self::Postgres(_) => Ok(()),
        }
    }

    /// Gives a connection up that has not answered: whoever had it next would wait for the same answer.
    pub(crate) fn give_up(self) {
        if let Self::Postgres(mut connection) = self {
            connection.close_on_drop();
        }
    }
}
