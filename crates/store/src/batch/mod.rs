//! One transaction of many commits.
//!
//! A batch has one commit of each of its tables, in the order of their ids. It is stored as a whole or not at all, and
//! [`StoreError::Stale`] if one of the tables is not where its commit expects it.

mod postgres;
mod sqlite;
mod texts;

use std::sync::Arc;

use sqlx::{Any, AnyPool, pool::PoolConnection};

use crate::{
    Commit, StoreError,
    turn::{Turn, Turns},
};

pub(crate) use sqlite::Scribe;

/// Who stores batches.
#[derive(Debug)]
pub(crate) enum Hand {
    /// Takes no connection of the pool, which tries each that it is given back: the next batch would wait for that.
    Sqlite {
        scribe: Scribe,
        turns: Turns,
    },
    Postgres(AnyPool),
}

impl Hand {
    /// Waits until a batch can be stored.
    ///
    /// # Errors
    ///
    /// If that takes too long.
    pub(crate) async fn ready(&mut self) -> Result<Ready<'_>, StoreError> {
        match self {
            Self::Sqlite { scribe, turns } => Ok(Ready::Sqlite {
                _turn: turns.next().await?,
                scribe,
            }),
            Self::Postgres(pool) => Ok(Ready::Postgres(pool.acquire().await?)),
        }
    }
}

/// Who can store batches now.
pub(crate) enum Ready<'a> {
    Sqlite { scribe: &'a mut Scribe, _turn: Turn },
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
            Self::Sqlite { scribe, .. } => scribe.store(batch),
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
            Self::Sqlite { scribe, .. } => scribe.limit_room(is_full),
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
