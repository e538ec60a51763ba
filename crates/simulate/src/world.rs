//! What everything in a run shares: its time, its chance, its trace, the nodes and the judge.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::time::Instant;

use crate::dice::Dice;
use crate::judge::Judge;
use crate::node::{N_NODES, Server};
use crate::profile::Profile;
use crate::trace::Trace;

/// When a run begins.
const BEGINNING: i64 = 1_790_000_000_000;

/// What everything in a run shares. A copy is the same thing.
pub(crate) type World = Arc<Inner>;

pub(crate) struct Inner {
    pub(crate) profile: Profile,
    /// In real time, for connections to the database.
    pub(crate) real: Handle,
    /// In simulated time.
    pub(crate) simulated: Handle,
    pub(crate) file: PathBuf,
    pub(crate) disk: Dice,
    pub(crate) news: Dice,
    pub(crate) network: Dice,
    begun: Instant,
    /// How far the clock of each machine has stepped, in milliseconds.
    steps: [AtomicI64; N_NODES],
    /// How long machines have stood still in all, in milliseconds.
    stood_still: AtomicU64,
    /// Whether nothing goes wrong any more.
    is_calm: AtomicBool,
    n_ids: AtomicU32,
    trace: Mutex<Trace>,
    judge: Mutex<Judge>,
    servers: Mutex<[Option<Server>; N_NODES]>,
    /// Every table that anybody was told of, in that order.
    tables: Mutex<Vec<String>>,
}

impl Inner {
    pub(crate) fn new(
        seed: u64,
        profile: Profile,
        real: Handle,
        file: &Path,
        judge: Judge,
        trace: Trace,
    ) -> World {
        Arc::new(Inner {
            profile,
            real,
            simulated: Handle::current(),
            file: file.to_owned(),
            disk: Dice::new(seed, "disk"),
            news: Dice::new(seed, "news"),
            network: Dice::new(seed, "network"),
            begun: Instant::now(),
            steps: Default::default(),
            stood_still: AtomicU64::new(0),
            is_calm: AtomicBool::new(false),
            n_ids: AtomicU32::new(0),
            trace: Mutex::new(trace),
            judge: Mutex::new(judge),
            servers: Mutex::default(),
            tables: Mutex::default(),
        })
    }

    /// How long the run has been going on.
    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// What the clock of a machine says, and one that nobody sets.
    pub(crate) fn clock(&self, node: usize) -> (i64, Duration) {
        let (step, even) = (self.steps[node].load(Ordering::Relaxed), self.elapsed());
        (BEGINNING + step + even.as_millis() as i64, even)
    }

    /// Lets the clock of a machine step.
    pub(crate) fn step_clock(&self, node: usize, millis: i64) {
        self.steps[node].fetch_add(millis, Ordering::Relaxed);
    }

    /// Notes that a machine stands still for so long.
    pub(crate) fn stand_still(&self, time: Duration) {
        let millis = time.as_millis() as u64;
        self.stood_still.fetch_add(millis, Ordering::Relaxed);
    }

    /// How long machines have stood still in all.
    pub(crate) fn stood_still(&self) -> Duration {
        Duration::from_millis(self.stood_still.load(Ordering::Relaxed))
    }

    /// Whether nothing goes wrong any more.
    pub(crate) fn is_calm(&self) -> bool {
        self.is_calm.load(Ordering::Relaxed)
    }

    /// From here on nothing goes wrong.
    pub(crate) fn calm_down(&self) {
        self.is_calm.store(true, Ordering::Relaxed);
    }

    /// An id for a command that was in no other.
    pub(crate) fn new_id(&self) -> String {
        format!("c{}", self.n_ids.fetch_add(1, Ordering::Relaxed))
    }

    /// Notes what happened.
    pub(crate) fn note(&self, line: impl Display) {
        let millis = self.elapsed().as_millis() as u64;
        lock(&self.trace).note(millis, &line.to_string());
    }

    /// Counts one more of its kind.
    pub(crate) fn count(&self, kind: &'static str) {
        lock(&self.trace).count(kind);
    }

    pub(crate) fn trace(&self) -> MutexGuard<'_, Trace> {
        lock(&self.trace)
    }

    pub(crate) fn judge(&self) -> MutexGuard<'_, Judge> {
        lock(&self.judge)
    }

    /// The server of a node, if it runs.
    pub(crate) fn server(&self, node: usize) -> Option<Server> {
        lock(&self.servers)[node].clone()
    }

    /// Puts a server in the place of a node, or none.
    pub(crate) fn set_server(&self, node: usize, server: Option<Server>) -> Option<Server> {
        std::mem::replace(&mut lock(&self.servers)[node], server)
    }

    /// Tells everybody of a table.
    pub(crate) fn tell_of(&self, table: &str) {
        let mut tables = lock(&self.tables);
        if !tables.iter().any(|known| known == table) {
            tables.push(table.to_owned());
        }
    }

    /// Every table that anybody was told of.
    pub(crate) fn tables(&self) -> Vec<String> {
        lock(&self.tables).clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
