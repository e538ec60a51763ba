//! Where the simulation takes hold of a store. In the product there is nothing to take hold of.

use std::{future::Future, sync::Arc, time::Duration};

use crate::{Commit, StoreError, UserId, batch::Ready};

/// The way of everything to the database.
#[derive(Clone, Debug)]
pub(crate) struct Seam;

#[expect(
    clippy::unused_self,
    reason = "methods of the simulation's seam, which has something to ask"
)]
impl Seam {
    /// The seam of a store that is opened now.
    pub(crate) fn here() -> Self {
        Self
    }

    /// Whether time, news and trouble are made up.
    pub(crate) const fn is_simulated(&self) -> bool {
        false
    }

    /// Connects to the database.
    pub(crate) async fn connect<T>(&self, work: impl Future<Output = T>) -> T {
        work.await
    }

    /// Does some work, or says that the database gave no answer in time.
    pub(crate) async fn operate<T>(
        &self,
        patience: Duration,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        tokio::time::timeout(patience, work)
            .await
            .unwrap_or_else(|_| Err(StoreError::no_answer(patience)))
    }

    /// Comes before a batch is chosen.
    pub(crate) async fn before_batch(&self) {}

    /// Stores a batch.
    pub(crate) async fn store(
        &self,
        ready: &mut Ready<'_>,
        batch: &[Arc<Commit>],
    ) -> Result<(), StoreError> {
        ready.store(batch).await
    }

    /// Comes before somebody hears that a commit was stored.
    pub(crate) async fn after_commit(&self) {}

    /// Comes when somebody was forgotten.
    pub(crate) fn forgotten(&self, _user: &UserId) {}
}
