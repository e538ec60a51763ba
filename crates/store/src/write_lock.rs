//! The lock that whoever writes to a file waits for.

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
/// whoever comes first goes first. On PostgreSQL nobody waits.
#[derive(Clone, Debug)]
pub(crate) struct WriteLock {
    queue: Option<Arc<Mutex<()>>>,
    patience: Duration,
}

/// The right to write, until it is dropped.
#[derive(Debug)]
pub(crate) struct WriteGuard {
    _held: Option<OwnedMutexGuard<()>>,
}

impl WriteLock {
    pub(crate) fn new(dialect: Dialect, patience: Duration) -> Self {
        let queue = match dialect {
            Dialect::Sqlite => Some(Arc::default()),
            Dialect::Postgres => None,
        };
        Self { queue, patience }
    }

    /// Waits until nobody else writes.
    ///
    /// # Errors
    ///
    /// If that takes too long.
    pub(crate) async fn lock(&self) -> Result<WriteGuard, StoreError> {
        let held = match &self.queue {
            Some(queue) => {
                let held = timeout(self.patience, queue.clone().lock_owned()).await;
                Some(held.map_err(|_| StoreError::no_answer(self.patience))?)
            }
            None => None,
        };
        Ok(WriteGuard { _held: held })
    }
}

/// A connection of somebody who may write.
pub(crate) struct Writing {
    connection: PoolConnection<Any>,
    _guard: WriteGuard,
}

impl Store {
    /// Waits until one may write, and takes a connection.
    pub(crate) async fn writing(&self) -> Result<Writing, StoreError> {
        let guard = self.shared.write_lock.lock().await?;
        let connection = self.shared.write.acquire().await?;
        Ok(Writing {
            connection,
            _guard: guard,
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
        let write_lock = WriteLock::new(Dialect::Sqlite, SOON);
        let guard = write_lock.lock().await.unwrap();
        assert!(write_lock.clone().lock().await.unwrap_err().is_transient());
        drop(guard);
        write_lock.lock().await.unwrap();
    }

    #[tokio::test]
    async fn whoever_comes_first_goes_first() {
        let write_lock = WriteLock::new(Dialect::Sqlite, Duration::from_secs(60));
        let guard = write_lock.lock().await.unwrap();
        let (first, second) = (write_lock.lock(), write_lock.lock());
        let (mut first, mut second) = (std::pin::pin!(first), std::pin::pin!(second));
        assert!(timeout(SOON, &mut first).await.is_err());
        assert!(timeout(SOON, &mut second).await.is_err());
        drop(guard);
        assert!(timeout(SOON, &mut second).await.is_err());
        let guard = first.await.unwrap();
        drop(guard);
        second.await.unwrap();
    }

    #[tokio::test]
    async fn everybody_writes_to_a_server() {
        let write_lock = WriteLock::new(Dialect::Postgres, SOON);
        let guard = write_lock.lock().await.unwrap();
        write_lock.lock().await.unwrap();
        drop(guard);
    }
}
