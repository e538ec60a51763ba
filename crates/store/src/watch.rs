//! Whether the database answers and can be written to, and saying so in the log when that changes.

use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::{sync::Mutex, time::Instant};

use crate::{Millis, Store, StoreError, open::Shared};

/// A write that was tried so long ago still tells how the database is.
const FRESH: Duration = Duration::from_secs(1);
/// How often a database that does not answer is tried.
const PAUSE: Duration = Duration::from_secs(1);

/// What is known of how the database is.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    /// Whether the log says that it does not answer.
    is_away: AtomicBool,
    /// The last write that was tried, and what came of it.
    tried: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Store {
    /// Tries to write something, at most once a second whoever asks.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let mut tried = self.shared.watch.tried.lock().await;
        match &*tried {
            Some((at, result)) if at.elapsed() < FRESH => result.clone(),
            _ => {
                let result = self.write_pulse().await;
                *tried = Some((Instant::now(), result.clone()));
                result
            }
        }
    }

    async fn write_pulse(&self) -> Result<(), StoreError> {
        let text = "insert into pulse (id, at) values (1, $1)
            on conflict (id) do update set at = excluded.at";
        self.write(sqlx::query(text).bind(Millis::now().0))
            .await
            .map(drop)
    }

    /// Hears why something was not done. If the database does not answer, the log says so once, and once when it answers
    /// again.
    pub(crate) fn hear(&self, error: &StoreError) {
        let is_news = error.is_transient() && !self.shared.read.is_closed();
        if is_news && !self.shared.watch.is_away.swap(true, Ordering::Relaxed) {
            let shared = Arc::downgrade(&self.shared);
            let waiting = wait_for_it(shared, error.clone());
            #[cfg(feature = "simulation")]
            let waiting = self.work(waiting);
            tokio::spawn(waiting);
        }
    }
}

/// Says that the database does not answer, waits until it can be written to, and says that.
async fn wait_for_it(shared: Weak<Shared>, mut error: StoreError) {
    if let Some(shared) = shared.upgrade() {
        // A pool knows only that it has waited in vain.
        let store = Store { shared };
        if let Err(cause) = store.connect_once().await {
            error = cause;
        }
    }
    tracing::warn!(%error, "the database does not answer: nothing is stored until it does");
    loop {
        tokio::time::sleep(PAUSE).await;
        let Some(shared) = shared.upgrade().filter(|shared| !shared.read.is_closed()) else {
            return;
        };
        let store = Store { shared };
        if store.write_pulse().await.is_ok() {
            store.shared.watch.is_away.store(false, Ordering::Relaxed);
            tracing::info!("the database answers again");
            return;
        }
    }
}
