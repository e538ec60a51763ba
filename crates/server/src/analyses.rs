//! Games looked back at, in the background and one after the other.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::Seat;
use games::{Analysis, Choice};
use serde::Serialize;
use store::TableId;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use utoipa::ToSchema;

use crate::error::Error;
use crate::table::AnalysisJob;

/// A game looked back at by a strong player, from what each seat knew.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LookBack {
    pub seats: usize,
    /// Every decision in which there was a choice, in order.
    pub moments: Vec<LookedAt>,
    /// The moments that cost most, at most five, by their `nth`, in the order of the game.
    pub turning_points: Vec<usize>,
}

/// A decision looked back at.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LookedAt {
    /// Which action of the game it is, from 0, without those that were undone.
    pub nth: usize,
    /// The entry with the action.
    pub seq: u64,
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many points each seat could expect, from what the one that acted knew.
    pub points: Vec<f64>,
    /// How likely each seat was to win.
    pub wins: Vec<f64>,
    #[schema(value_type = Object)]
    pub best: Choice,
    #[schema(value_type = Object)]
    pub taken: Choice,
    /// How much of its chance to win the seat gave away. 0 if it did what is best.
    pub loss: f64,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Underway {
    /// From 0 to 1.
    pub progress: f64,
}

/// What is known of a game that was asked for.
#[derive(Clone, Debug)]
pub(crate) enum Known {
    Underway(Underway),
    Done(Arc<LookBack>),
}

/// The games looked back at last, and those that wait for it.
#[derive(Debug)]
pub(crate) struct Analyses {
    shelf: Arc<Mutex<VecDeque<(TableId, Work)>>>,
    /// One at a time: bots that people wait for come first.
    turn: Arc<Semaphore>,
    nodes: u64,
    tasks: TaskTracker,
    stop: CancellationToken,
}

#[derive(Clone, Debug)]
enum Work {
    /// How far it has come, in thousandths.
    Underway(Arc<AtomicU32>),
    Done(Arc<LookBack>),
}

/// So many are kept.
const KEPT: usize = 32;
/// So many may wait.
const MOST_WAITING: usize = 16;
/// Whoever comes when too many wait comes back after so long.
const RETRY: Duration = Duration::from_secs(10);

impl Analyses {
    pub(crate) fn new(nodes: u64, tasks: TaskTracker, stop: CancellationToken) -> Analyses {
        Analyses {
            shelf: Arc::default(),
            turn: Arc::new(Semaphore::new(1)),
            nodes,
            tasks,
            stop,
        }
    }

    /// Has a game looked back at, unless it is already.
    ///
    /// # Errors
    ///
    /// Refuses it while too many wait.
    pub(crate) fn begin(&self, table: TableId, finished: AnalysisJob) -> Result<Known, Error> {
        let mut shelf = lock(&self.shelf);
        if let Some((_, work)) = shelf.iter().find(|(id, _)| *id == table) {
            return Ok(work.known());
        }
        let waiting = shelf.iter().filter(|(_, work)| !work.is_done()).count();
        if waiting >= MOST_WAITING {
            return Err(Error::TooMany { retry: RETRY });
        }
        let done = Arc::new(AtomicU32::new(0));
        let work = Work::Underway(done.clone());
        let known = work.known();
        shelf.push_back((table.clone(), work));
        drop(shelf);
        let (shelf, turn) = (self.shelf.clone(), self.turn.clone());
        let (nodes, stop) = (self.nodes, self.stop.clone());
        self.tasks.spawn(async move {
            let permit = turn.acquire_owned().await;
            let look = move || {
                let AnalysisJob { analyst, entries } = finished;
                let analysis = analyst.analyse(nodes, &mut |part| {
                    done.store((part * 1000.0) as u32, Ordering::Relaxed);
                    match stop.is_cancelled() {
                        true => ControlFlow::Break(()),
                        false => ControlFlow::Continue(()),
                    }
                })?;
                drop(permit);
                Some(LookBack::new(analysis, &entries))
            };
            let looked = tokio::task::spawn_blocking(look).await;
            settle(&mut lock(&shelf), &table, looked.ok().flatten());
        });
        Ok(known)
    }
}

/// Puts down what came of it. What failed, or was broken off, may be asked for again.
fn settle(shelf: &mut VecDeque<(TableId, Work)>, table: &TableId, looked: Option<LookBack>) {
    shelf.retain(|(id, _)| id != table);
    let Some(looked) = looked else {
        return;
    };
    shelf.push_back((table.clone(), Work::Done(Arc::new(looked))));
    let n_done = shelf.iter().filter(|(_, work)| work.is_done()).count();
    if n_done > KEPT
        && let Some(oldest) = shelf.iter().position(|(_, work)| work.is_done())
    {
        shelf.remove(oldest);
    }
}

fn lock(shelf: &Mutex<VecDeque<(TableId, Work)>>) -> MutexGuard<'_, VecDeque<(TableId, Work)>> {
    // The list is whole whatever happened to whoever held it.
    shelf.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Work {
    fn known(&self) -> Known {
        match self {
            Work::Underway(done) => Known::Underway(Underway {
                progress: f64::from(done.load(Ordering::Relaxed)) / 1000.0,
            }),
            Work::Done(looked) => Known::Done(looked.clone()),
        }
    }

    fn is_done(&self) -> bool {
        matches!(self, Work::Done(_))
    }
}

impl LookBack {
    fn new(analysis: Analysis, entries: &[u64]) -> LookBack {
        let moments = analysis.moments.into_iter().map(|moment| LookedAt {
            nth: moment.nth,
            seq: entries.get(moment.nth).copied().unwrap_or_default(),
            seat: moment.seat,
            points: moment.points,
            wins: moment.wins,
            best: moment.best,
            taken: moment.taken,
            loss: moment.loss,
        });
        LookBack {
            seats: analysis.seats,
            moments: moments.collect(),
            turning_points: analysis.turning_points,
        }
    }
}
