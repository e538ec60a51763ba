//! Work in the background, one piece after the other: asked for again until it is done, and kept for a while then.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use utoipa::ToSchema;

use crate::error::Error;

/// How far it has come.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Underway {
    /// From 0 to 1.
    pub progress: f64,
}

/// What is known of work that was asked for.
#[derive(Clone, Debug)]
pub(crate) enum Known<T> {
    Underway(Underway),
    Done(Arc<T>),
}

/// The pieces of work done last, and those that wait for it.
#[derive(Debug)]
pub(crate) struct Background<K, T> {
    shelf: Shelf<K, T>,
    /// One at a time: bots that people wait for come first.
    turn: Arc<Semaphore>,
    tasks: TaskTracker,
    stop: CancellationToken,
}

type Shelf<K, T> = Arc<Mutex<VecDeque<(K, Work<T>)>>>;

#[derive(Debug)]
enum Work<T> {
    /// How far it has come, in thousandths.
    Underway(Arc<AtomicU32>),
    Done(Arc<T>),
}

/// What work tells while it goes on.
#[derive(Debug)]
pub(crate) struct Working {
    done: Arc<AtomicU32>,
    stop: CancellationToken,
}

/// So many are kept.
const KEPT: usize = 32;
/// So many may wait.
const MOST_WAITING: usize = 16;
/// Whoever comes when too many wait comes back after so long.
const RETRY: Duration = Duration::from_secs(10);

impl Working {
    /// Tells how much is done, from 0 to 1. Returns whether to go on.
    pub(crate) fn tell(&self, part: f64) -> bool {
        self.done.store((part * 1000.0) as u32, Ordering::Relaxed);
        !self.stop.is_cancelled()
    }
}

impl<K, T> Background<K, T>
where
    K: Clone + PartialEq + Send + 'static,
    T: Send + Sync + 'static,
{
    /// Nothing has been asked for yet. All that share a `turn` take turns.
    pub(crate) fn new(
        turn: Arc<Semaphore>,
        tasks: TaskTracker,
        stop: CancellationToken,
    ) -> Background<K, T> {
        Background {
            shelf: Arc::default(),
            turn,
            tasks,
            stop,
        }
    }

    /// Has a piece of work done, unless it is already. `begin` is asked for it only then; what comes of nothing may be
    /// asked for again.
    ///
    /// # Errors
    ///
    /// Refuses it while too much waits, and where `begin` does.
    pub(crate) fn begin<W>(
        &self,
        key: K,
        begin: impl FnOnce() -> Result<W, Error>,
    ) -> Result<Known<T>, Error>
    where
        W: FnOnce(&Working) -> Option<T> + Send + 'static,
    {
        let mut shelf = lock(&self.shelf);
        if let Some((_, work)) = shelf.iter().find(|(known, _)| *known == key) {
            return Ok(work.known());
        }
        let waiting = shelf.iter().filter(|(_, work)| !work.is_done()).count();
        if waiting >= MOST_WAITING {
            return Err(Error::TooMany { retry: RETRY });
        }
        let work = begin()?;
        let done = Arc::new(AtomicU32::new(0));
        let underway = Work::Underway(done.clone());
        let known = underway.known();
        shelf.push_back((key.clone(), underway));
        drop(shelf);
        let (shelf, turn) = (self.shelf.clone(), self.turn.clone());
        let working = Working {
            done,
            stop: self.stop.clone(),
        };
        self.tasks.spawn(async move {
            let permit = turn.acquire_owned().await;
            let work = move || {
                let came = work(&working);
                drop(permit);
                came
            };
            let came = tokio::task::spawn_blocking(work).await;
            settle(&mut lock(&shelf), &key, came.ok().flatten());
        });
        Ok(known)
    }
}

/// Puts down what came of it. What failed, or was broken off, may be asked for again.
fn settle<K: Clone + PartialEq, T>(shelf: &mut VecDeque<(K, Work<T>)>, key: &K, came: Option<T>) {
    shelf.retain(|(known, _)| known != key);
    let Some(came) = came else {
        return;
    };
    shelf.push_back((key.clone(), Work::Done(Arc::new(came))));
    let n_done = shelf.iter().filter(|(_, work)| work.is_done()).count();
    if n_done > KEPT
        && let Some(oldest) = shelf.iter().position(|(_, work)| work.is_done())
    {
        shelf.remove(oldest);
    }
}

fn lock<K, T>(shelf: &Shelf<K, T>) -> MutexGuard<'_, VecDeque<(K, Work<T>)>> {
    // The list is whole whatever happened to whoever held it.
    shelf.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T> Work<T> {
    fn known(&self) -> Known<T> {
        match self {
            Work::Underway(done) => Known::Underway(Underway {
                progress: f64::from(done.load(Ordering::Relaxed)) / 1000.0,
            }),
            Work::Done(came) => Known::Done(came.clone()),
        }
    }

    fn is_done(&self) -> bool {
        matches!(self, Work::Done(_))
    }
}
