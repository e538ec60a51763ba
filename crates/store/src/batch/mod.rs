//! One transaction of many commits.
//!
//! A batch has one commit of each of its tables, in the order of their ids. It is stored as a whole or not at all, and
//! [`StoreError::Stale`] if one of the tables is not where its commit expects it.

mod postgres;
mod sqlite;
mod texts;

use std::sync::Arc;

use sqlx::AnyConnection;

use crate::{Commit, StoreError};

pub(crate) use sqlite::Scribe;

/// Who stores batches.
#[derive(Debug)]
pub(crate) enum Hand {
    Sqlite(Scribe),
    /// By the connection that it is given.
    Postgres,
}

impl Hand {
    /// Stores a batch. `connection` is the right to write: nobody else of this store has it meanwhile.
    ///
    /// # Errors
    ///
    /// Nothing of the batch was stored then, or, if the database is unavailable, perhaps all of it.
    pub(crate) async fn store(
        &self,
        connection: &mut AnyConnection,
        batch: &[Arc<Commit>],
    ) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(scribe) => scribe.store(batch.to_vec()).await,
            Self::Postgres => postgres::store(connection, batch).await,
        }
    }
}
