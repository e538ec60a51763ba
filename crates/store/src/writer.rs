//! Group commit: whatever waits to be stored is stored in one transaction.
//!
//! The disk is asked once for many commits, so the store gets faster as it gets busier. A commit that cannot be stored
//! never harms the others of its batch.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
    thread,
    time::Duration,
};

use tokio::{
    runtime::Handle,
    sync::{Notify, mpsc, oneshot},
};

use crate::{
    Commit, Store, StoreError, TableId,
    batch::{BatchWriter, Ready},
    open::Seam,
};

const QUEUE_LEN: usize = 4096;
const BATCH_LEN: usize = 1024;

/// The door to whoever writes, who ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Writer {
    tx: mpsc::Sender<Request>,
    stop: Arc<Notify>,
}

#[derive(Debug)]
struct Request {
    commit: Arc<Commit>,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

impl Store {
    /// Stores one step of a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Stale`] if the table is not where the commit expects it: nothing is stored.
    /// [`StoreError::NotFound`] if somebody who comes with it has gone for good, [`StoreError::Full`] if they are at as many
    /// tables as they may: the same.
    /// [`StoreError::Unavailable`] if the database did not answer in time: the commit may have been stored, so the
    /// table has to be read again. A commit that never left the queue is not stored later.
    ///
    /// # Panics
    ///
    /// If the entries are not numbered without a gap from `after` to the row's `seq`.
    pub async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        assert!(
            commit.is_gapless(),
            "entries of {} do not follow {}",
            commit.row.id,
            commit.after
        );
        let commit = Arc::new(commit);
        let patience = self.shared.patience;
        let stored = async {
            let (reply, answer) = oneshot::channel();
            let gone = || StoreError::unavailable(sqlx::Error::WorkerCrashed);
            self.shared
                .writer
                .tx
                .send(Request { commit, reply })
                .await
                .map_err(|_| gone())?;
            let stored = answer.await.map_err(|_| gone())?;
            self.shared.seam.after_commit().await;
            stored
        };
        let stored = tokio::time::timeout(patience, stored).await;
        let stored = stored.unwrap_or_else(|_| Err(StoreError::no_answer(patience)));
        if let Err(error) = &stored {
            self.hear(error);
        }
        stored
    }
}

impl Writer {
    /// Sets to work whoever writes.
    ///
    /// # Errors
    ///
    /// If there is no thread to be had.
    pub(crate) fn start(
        writer: BatchWriter,
        patience: Duration,
        seam: Seam,
    ) -> Result<Self, StoreError> {
        let (tx, rx) = mpsc::channel(QUEUE_LEN);
        let stop = Arc::new(Notify::new());
        let keeps_its_thread = matches!(writer, BatchWriter::Sqlite { .. }) && !seam.is_simulated();
        let work = run(writer, patience, rx, stop.clone(), seam);
        if keeps_its_thread {
            let runtime = Handle::current();
            thread::Builder::new()
                .name("store-writer".to_owned())
                .spawn(move || runtime.block_on(work))?;
        } else {
            tokio::spawn(work);
        }
        Ok(Self { tx, stop })
    }

    /// Stores what waits and closes the database. Commits that come later are not stored.
    pub(crate) async fn close(&self) {
        self.stop.notify_one();
        self.tx.closed().await;
    }
}

async fn run(
    mut writer: BatchWriter,
    patience: Duration,
    mut rx: mpsc::Receiver<Request>,
    stop: Arc<Notify>,
    seam: Seam,
) {
    let mut waiting = VecDeque::new();
    loop {
        if waiting.is_empty() {
            let request = tokio::select! {
                biased;
                request = rx.recv() => request,
                () = stop.notified() => None,
            };
            match request {
                Some(request) => waiting.push_back(request),
                None => break,
            }
        }
        seam.before_batch().await;
        // The batch is chosen only when it can be stored: until then anybody may give up.
        let ready = writer.ready().await;
        while waiting.len() < BATCH_LEN
            && let Ok(request) = rx.try_recv()
        {
            waiting.push_back(request);
        }
        let batch = next_batch(&mut waiting);
        match ready {
            Ok(ready) => store(ready, patience, batch, &seam).await,
            Err(error) => refuse(batch, &error),
        }
    }
    // Only then does anybody hear that it is closed.
    drop(writer);
}

/// Takes the first commit of every table, in the order of their ids, and leaves the others waiting.
///
/// Who waits no longer is dropped: a commit given up must not be stored later.
fn next_batch(waiting: &mut VecDeque<Request>) -> Vec<Request> {
    let mut batch: BTreeMap<TableId, Request> = BTreeMap::new();
    let mut later = VecDeque::new();
    for request in waiting
        .drain(..)
        .filter(|request| !request.reply.is_closed())
    {
        if batch.contains_key(&request.commit.row.id) {
            later.push_back(request);
        } else {
            batch.insert(request.commit.row.id.clone(), request);
        }
    }
    *waiting = later;
    batch.into_values().collect()
}

/// Stores a batch and answers everybody in it.
///
/// A batch that is refused as a whole is halved until the commit that is to blame is alone.
async fn store(mut ready: Ready<'_>, patience: Duration, batch: Vec<Request>, seam: &Seam) {
    let mut batches = vec![batch];
    while let Some(mut batch) = batches.pop() {
        batch.retain(|request| !request.reply.is_closed());
        let commits: Vec<Arc<Commit>> =
            batch.iter().map(|request| request.commit.clone()).collect();
        if commits.is_empty() {
            continue;
        }
        match tokio::time::timeout(patience, seam.store(&mut ready, &commits)).await {
            Ok(Ok(())) => answer(batch, &Ok(())),
            Ok(Err(error)) if error.is_transient() || batch.len() == 1 => refuse(batch, &error),
            Ok(Err(_)) => {
                let rest = batch.split_off(batch.len() / 2);
                batches.push(rest);
                batches.push(batch);
            }
            Err(_) => {
                ready.give_up();
                batches.push(batch);
                let unanswered = batches.into_iter().flatten().collect();
                return refuse(unanswered, &StoreError::no_answer(patience));
            }
        }
    }
}

fn refuse(batch: Vec<Request>, error: &StoreError) {
    let is_ordinary = matches!(
        error,
        StoreError::Stale | StoreError::Full | StoreError::NotFound
    );
    if !batch.is_empty() && !is_ordinary {
        error.log("cannot store commits");
    }
    answer(batch, &Err(error.clone()));
}

fn answer(batch: Vec<Request>, answer: &Result<(), StoreError>) {
    for request in batch {
        // Whoever asked may have stopped waiting.
        drop(request.reply.send(answer.clone()));
    }
}
