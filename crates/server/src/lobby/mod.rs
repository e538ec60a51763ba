//! The tables at work here, by their ids: found, loaded and put away. `open` opens new ones.

mod hints;
mod open;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Budget;
use game::Seat;
use games::Shelf;
use store::{Heard, Millis, Store, TableId, UserId};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::blocking::{run_blocking, work_of};
use crate::config::Config;
use crate::error::{Denied, Error};
use crate::lobby::hints::Hints;
use crate::outbound::Outbound;
use crate::protocol::Wants;
use crate::table::{Handle, Joining, Names, Past, Question, Table, TableMessage, channel, run};

/// The tables at work on this node.
#[derive(Clone)]
pub struct Lobby(Arc<Inner>);

struct Inner {
    shelf: Shelf,
    store: Store,
    config: Arc<Config>,
    tasks: TaskTracker,
    stop: CancellationToken,
    live: Mutex<HashMap<TableId, Handle>>,
    /// Bots think on as many cores as there are.
    thinking: Arc<Semaphore>,
    /// Hints are worked out beside them, on fewer.
    hints: Hints,
    /// So is the past played again, without waiting for bots.
    replaying: Arc<Semaphore>,
}

/// How often tables are looked for that nobody works for.
const SWEEP: Duration = Duration::from_secs(5);
/// A table that should have been woken so long ago is nobody's: its node has gone.
const OVERDUE: Duration = Duration::from_secs(5);
/// How many of them are taken up at a time.
const SWEPT: u32 = 200;
/// What a client has missed is worked out so often, while the table goes on meanwhile.
const MOST_CATCH_UPS: usize = 4;
/// A table that is put away just when it is asked is looked for again so often.
const MOST_TRIES: usize = 5;

/// A socket that is to follow a table.
pub(crate) struct Joiner {
    pub(crate) outbound: Outbound,
    pub(crate) user: Option<UserId>,
    /// With whose eyes, if that is said.
    pub(crate) seat: Option<Seat>,
    /// The last entry that the client has seen.
    pub(crate) since: Option<u64>,
    pub(crate) wants: Wants,
}

impl Lobby {
    /// A lobby without tables at work.
    pub fn new(
        shelf: Shelf,
        store: Store,
        config: Arc<Config>,
        tasks: TaskTracker,
        stop: CancellationToken,
    ) -> Lobby {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Lobby(Arc::new(Inner {
            shelf,
            store,
            config,
            tasks,
            stop,
            live: Mutex::default(),
            thinking: Arc::new(Semaphore::new(cores)),
            hints: Hints::new(cores),
            replaying: Arc::new(Semaphore::new(cores)),
        }))
    }

    /// The games that can be played here.
    pub(crate) fn shelf(&self) -> Shelf {
        self.0.shelf
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn stop(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// How long a bot may think about one action.
    pub(crate) fn bot_time(&self) -> Duration {
        Duration::from_millis(self.0.config.bot_millis)
    }

    /// How much is thought about a hint: for as long as about an action, and not without end on a quick machine.
    pub(crate) fn hint_budget(&self) -> Budget {
        Budget {
            nodes: Some(self.0.config.hint_nodes),
            ..Budget::of(self.bot_time())
        }
    }

    /// How long a clock that ran out while nobody watched waits for its owner.
    pub(crate) fn clock_grace(&self) -> Duration {
        Duration::from_secs(self.0.config.clock_grace_seconds)
    }

    /// At how many tables that are not over a person may be.
    pub(crate) fn most_tables(&self) -> u32 {
        self.0.config.tables_per_user
    }

    /// How many tables are at work.
    pub fn n_live(&self) -> usize {
        self.live().len()
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        // The map is whole whatever happened to whoever held it.
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of this id, set to work if it is not.
    fn handle(&self, id: &TableId) -> Result<Handle, Error> {
        if self.0.stop.is_cancelled() {
            return Err(Denied::Stopping.into());
        }
        let (handle, inbox) = self.inbox_of(id);
        if let Some(inbox) = inbox {
            self.set_to_work(id, None, inbox);
        }
        Ok(handle)
    }

    /// The sending end of a table's inbox; with the other, if nobody is at work there.
    fn inbox_of(&self, id: &TableId) -> (Handle, Option<mpsc::Receiver<TableMessage>>) {
        let mut live = self.live();
        if let Some(handle) = live.get(id).filter(|handle| !handle.0.is_closed()) {
            return (handle.clone(), None);
        }
        let (handle, inbox) = channel();
        live.insert(id.clone(), handle.clone());
        (handle, Some(inbox))
    }

    fn set_to_work(&self, id: &TableId, made: Option<Table>, inbox: mpsc::Receiver<TableMessage>) {
        let work = run(self.clone(), id.clone(), made, inbox);
        self.0.tasks.spawn(work_of(&self.0.store, work));
    }

    /// Asks a table something and waits for the answer.
    pub(crate) async fn ask<T, M: Into<TableMessage>>(
        &self,
        id: &TableId,
        ask: impl Fn(oneshot::Sender<Result<T, Error>>) -> M,
    ) -> Result<T, Error> {
        for _ in 0..MOST_TRIES {
            let handle = self.handle(id)?;
            let (answer, answered) = oneshot::channel();
            if handle.0.send(ask(answer).into()).await.is_err() {
                continue;
            }
            if let Ok(answer) = answered.await {
                return answer;
            }
        }
        match self.0.stop.is_cancelled() {
            true => Err(Denied::Stopping.into()),
            false => Err(Error::Internal),
        }
    }

    /// Has a table hear something, and does not wait for what it says.
    pub(crate) async fn pass_on(&self, id: &TableId, mut message: TableMessage) {
        for _ in 0..MOST_TRIES {
            let handle = match self.handle(id) {
                Ok(handle) => handle,
                Err(error) => return message.refuse(error),
            };
            match handle.0.send(message).await {
                Ok(()) => return,
                Err(unheard) => message = unheard.0,
            }
        }
        message.refuse(Error::Internal);
    }

    /// Lets a table know of something, if it is at work.
    pub(crate) fn notify(&self, id: &TableId, message: TableMessage) {
        let handle = self.live().get(id).cloned();
        let Some(handle) = handle else {
            return;
        };
        // A table that is busy must not keep the others waiting for their news.
        if let Err(TrySendError::Full(message)) = handle.0.try_send(message) {
            self.0
                .tasks
                .spawn(async move { handle.0.send(message).await.ok() });
        }
    }

    /// Puts a table away, unless somebody has just asked it something.
    pub(crate) fn put_away(&self, id: &TableId, inbox: &mpsc::Receiver<TableMessage>) -> bool {
        let mut live = self.live();
        let is_quiet = inbox.is_empty();
        if is_quiet {
            live.remove(id);
        }
        is_quiet
    }

    /// Puts a table away that cannot be loaded.
    pub(crate) fn forget(&self, id: &TableId) {
        self.live().remove(id);
    }

    /// What people are called. Names are missing while the store cannot be reached.
    pub(crate) async fn names(&self, people: &[UserId]) -> Names {
        match self.0.store.users(people).await {
            Ok(users) => users.into_iter().map(|user| (user.id, user.name)).collect(),
            Err(error) => {
                error.log("cannot read names");
                Names::new()
            }
        }
    }

    /// Lets a bot think on a thread of its own, unless nobody waits for it any more when its turn comes.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (sender, thought) = oneshot::channel();
        let thinking = self.0.thinking.clone();
        self.0.tasks.spawn(async move {
            let Ok(permit) = thinking.acquire_owned().await else {
                return;
            };
            if sender.is_closed() {
                return;
            }
            let work = move || {
                let thought = think();
                drop(permit);
                sender.send(thought).ok();
            };
            // A bot that panics has no thought to send.
            run_blocking(work).await;
        });
        thought
    }

    /// Whether bots think on every core. Whatever nobody waits for gives way then.
    pub(crate) fn is_thinking(&self) -> bool {
        self.0.thinking.available_permits() == 0
    }

    /// Plays the past of a table again on a thread of its own: neither the table nor anybody else waits for it.
    pub(crate) async fn look_back<T: Send + 'static>(
        &self,
        id: &TableId,
        user: Option<UserId>,
        seat: Option<Seat>,
        look: impl FnOnce(Past) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let ask = |answer| Question::Past {
            user: user.clone(),
            seat,
            answer,
        };
        let past = self.ask(id, ask).await?;
        self.look_into(past, look).await
    }

    /// Plays a past again on a thread of its own.
    async fn look_into<T: Send + 'static>(
        &self,
        past: Past,
        look: impl FnOnce(Past) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let permit = self.0.replaying.clone().acquire_owned().await;
        let permit = permit.map_err(|_| Denied::Stopping)?;
        let work = move || {
            let seen = look(past);
            drop(permit);
            seen
        };
        run_blocking(work).await.unwrap_or(Err(Error::Internal))
    }

    /// Lets a socket follow a table. A client that has seen entry `since` is told what it has missed, unless that is too much
    /// or the table goes on too quickly: to be shown the table is enough.
    ///
    /// # Errors
    ///
    /// Refuses those who may not watch.
    pub(crate) async fn join(&self, id: &TableId, joiner: Joiner) -> Result<(), Error> {
        let Joiner {
            outbound,
            user,
            seat,
            mut since,
            wants,
        } = joiner;
        let mut missed = None;
        for nth in 0.. {
            if nth == MOST_CATCH_UPS {
                since = None;
            }
            let ask = |answer| TableMessage::Join {
                outbound: outbound.clone(),
                user: user.clone(),
                seat,
                since,
                missed: missed.clone(),
                wants,
                answer,
            };
            match (self.ask(id, ask).await?, since) {
                (Joining::Behind(past), Some(since)) => {
                    let look = move |past: Past| past.missed(since);
                    missed = Some(Arc::new(self.look_into(*past, look).await?));
                }
                (Joining::Joined | Joining::Behind(_), _) => break,
            }
        }
        Ok(())
    }

    /// Looks after tables that nobody asks for: those whose bots or clocks are due, and those that grow elsewhere.
    pub async fn run_background(self) {
        let stop = self.0.stop.clone();
        tokio::select! {
            biased;
            () = stop.cancelled() => {}
            () = self.sweep() => {}
            () = self.listen() => {}
        }
    }

    async fn sweep(&self) {
        let mut interval = tokio::time::interval(SWEEP);
        loop {
            interval.tick().await;
            // Nobody came to work at a table that was not stored after all.
            self.live().retain(|_, handle| !handle.0.is_closed());
            let overdue = Millis::now().minus(OVERDUE);
            match self.0.store.due_tables(overdue, SWEPT).await {
                Ok(due) => {
                    for id in due {
                        self.handle(&id).ok();
                    }
                }
                Err(error) => error.log("cannot read the tables that are due"),
            }
        }
    }

    async fn listen(&self) {
        loop {
            match self.0.store.listen().await {
                Ok(Some(mut grown)) => {
                    // Tables may have grown while nobody listened.
                    self.look_up_all();
                    loop {
                        match grown.next().await {
                            Heard::Table { id, seq } => {
                                self.notify(&id, TableMessage::Grown { seq: Some(seq) });
                            }
                            Heard::Gone { user } => self.unsay(&user),
                            Heard::Reconnected => self.look_up_all(),
                        }
                    }
                }
                // Nobody else writes to this store.
                Ok(None) => std::future::pending().await,
                Err(error) => {
                    error.log("cannot receive changes from the store");
                    tokio::time::sleep(SWEEP).await;
                }
            }
        }
    }

    /// Has every table look into the store for what it has not heard.
    fn look_up_all(&self) {
        for id in self.live_ids() {
            self.notify(&id, TableMessage::Grown { seq: None });
        }
    }

    /// Forgets at every table what somebody said who has gone.
    pub(crate) fn unsay(&self, user: &UserId) {
        for id in self.live_ids() {
            self.notify(&id, TableMessage::Unsay { user: user.clone() });
        }
    }

    fn live_ids(&self) -> Vec<TableId> {
        let mut ids: Vec<TableId> = self.live().keys().cloned().collect();
        ids.sort();
        ids
    }
}

impl std::fmt::Debug for Lobby {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lobby")
            .field("live", &self.n_live())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tempfile::TempDir;

    use super::*;
    use crate::protocol::Command;
    use crate::table::Reply;

    /// A lobby without tables, and where its data is.
    pub(super) async fn lobby() -> (Lobby, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("towpath.db").display().to_string();
        let store = Store::open(&file, &store::Options::default())
            .await
            .unwrap();
        let (tasks, stop) = (TaskTracker::new(), CancellationToken::new());
        let lobby = Lobby::new(Shelf::default(), store, Arc::default(), tasks, stop);
        (lobby, folder)
    }

    /// Somebody without a name.
    pub(super) async fn guest(lobby: &Lobby) -> UserId {
        let user = store::User {
            id: UserId::random(),
            name: None,
            password: None,
            language: None,
            created_at: Millis::now(),
            seen_at: Millis::now(),
        };
        lobby.store().add_user(&user).await.unwrap();
        user.id
    }

    #[tokio::test]
    async fn a_table_that_is_over_is_put_away_and_taken_out_again() {
        let (lobby, _folder) = lobby().await;
        let host = guest(&lobby).await;
        let options = json!({ "game": "amsterdam", "setup": { "seats": 2 } });
        let options = serde_json::from_value(options).unwrap();
        let table = lobby.open(&host, options, &[]).await.unwrap().table;
        assert_eq!(lobby.n_live(), 1);
        let close = |answer| TableMessage::Do {
            user: host.clone(),
            command: Arc::new(Command::Close {}),
            key: None,
            reply: Reply::Waiting(answer),
        };
        let handle = lobby.handle(&table).unwrap();
        lobby.ask(&table, close).await.unwrap();
        handle.0.closed().await;
        assert_eq!(lobby.n_live(), 0);
        let show = |answer| Question::Show {
            user: Some(host.clone()),
            seat: None,
            guide: false,
            answer,
        };
        let shown = lobby.ask(&table, show).await.unwrap();
        assert_eq!(shown.stage, "closed");
        assert_eq!(lobby.n_live(), 1);
    }
}
