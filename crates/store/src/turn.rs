//! Whose turn it is to write.

use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
    time::Duration,
};

use sqlx::{Any, AnyConnection, pool::PoolConnection};
use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    time::timeout,
};

use crate::{Dialect, Store, StoreError};

/// SQLite lets one connection write at a time, and keeps no order among those who wait for it. So they wait here, where
/// whoever comes first goes first. On PostgreSQL it is everybody's turn.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    queue: Option<Arc<Mutex<()>>>,
    patience: Duration,
}

/// The right to write, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    _held: Option<OwnedMutexGuard<()>>,
}

impl Turns {
    pub(crate) fn new(dialect: Dialect, patience: Duration) -> Self {
        let queue = match dialect {
            Dialect::Sqlite => Some(Arc::default()),
            Dialect::Postgres => None,
        };
        Self { queue, patience }
    }

    /// Waits for one's turn.
    ///
    /// # Errors
    ///
    /// If it does not come in time.
    pub(crate) async fn next(&self) -> Result<Turn, StoreError> {
        let held = match &self.queue {
            Some(queue) => {
                let held = timeout(self.patience, queue.clone().lock_owned()).await;
                Some(held.map_err(|_| StoreError::no_answer(self.patience))?)
            }
            None => None,
        };
        Ok(Turn { _held: held })
    }
}

/// A connection of somebody whose turn it is.
pub(crate) struct Writing {
    connection: PoolConnection<Any>,
    _turn: Turn,
}

impl Store {
    /// Waits for one's turn to write, and takes a connection.
    pub(crate) async fn writing(&self) -> Result<Writing, StoreError> {
        let turn = self.shared.turns.next().await?;
        let connection = self.shared.write.acquire().await?;
        Ok(Writing {
            connection,
            _turn: turn,
        })
    }
}

impl Deref for Writing {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOON: Duration = Duration::from_millis(20);

    #[tokio::test]
    async fn one_at_a_time_writes_to_a_file() {
        let turns = Turns::new(Dialect::Sqlite, SOON);
        let turn = turns.next().await.unwrap();
        assert!(turns.clone().next().await.unwrap_err().is_transient());
        drop(turn);
        turns.next().await.unwrap();
    }

    #[tokio::test]
    async fn whoever_comes_first_goes_first() {
        let turns = Turns::new(Dialect::Sqlite, Duration::from_secs(60));
        let turn = turns.next().await.unwrap();
        let (first, second) = (turns.next(), turns.next());
        let (mut first, mut second) = (std::pin::pin!(first), std::pin::pin!(second));
        assert!(timeout(SOON, &mut first).await.is_err());
        assert!(timeout(SOON, &mut second).await.is_err());
        drop(turn);
        assert!(timeout(SOON, &mut second).await.is_err());
        let turn = first.await.unwrap();
        drop(turn);
        second.await.unwrap();
    }

    #[tokio::test]
    async fn everybody_writes_to_a_server() {
        let turns = Turns::new(Dialect::Postgres, SOON);
        let turn = turns.next().await.unwrap();
        turns.next().await.unwrap();
        drop(turn);
    }
}
