//! The task of one table: it checks, stores, and only then tells. Nothing else holds the game.

use std::pin::pin;
use std::time::Duration;

use game::Seat;
use games::Step;
use metrics::{Counter, Histogram};
use store::{Commit, Millis, Stage, StoreError, TableId, UserId};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::audience::Audience;
use super::bot::{Resting, Thinking, thought};
use super::decide::Decision;
use super::entry::LogEntry;
use super::entry_body::EntryBody;
use super::forget::BLANKS;
use super::inbox::TableMessage;
use super::notices::Told;
use super::projection::Names;
use super::sent_before::led_to;
use super::state::{Table, Unreadable};
use crate::error::{Denied, Error};
use crate::lobby::Lobby;
use crate::people::or_gone;
use crate::protocol::{Command, Done};

/// A table that nobody has asked anything of for so long is put away.
pub(super) const IDLE: Duration = Duration::from_secs(60);
/// So is one where nothing more happens and nobody looks.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(2);
/// After a failure of the store it is tried again so soon.
pub(super) const RETRY: Duration = Duration::from_secs(1);
/// How often a clash with another node is resolved before giving up.
const MOST_CLASHES: usize = 16;

/// A table at work.
pub(crate) struct Task {
    pub(super) lobby: Lobby,
    pub(super) table: Table,
    pub(super) names: Names,
    pub(super) audience: Audience,
    inbox: mpsc::Receiver<TableMessage>,
    /// Whether the store may know more than this table: the last thing stored came to no certain end.
    pub(super) is_in_doubt: bool,
    /// Whether somebody may have gone without this table hearing of it: what they said is blanked in the store then.
    pub(super) has_missed_news: bool,
    loaded_at: Instant,
    active_at: Instant,
    pub(super) retry_at: Option<Instant>,
    pub(super) thinking: Option<Thinking>,
    pub(super) resting: Resting,
    pub(super) told: Told,
    /// Looked up once: both are used with every action.
    n_actions: Counter,
    commit_seconds: Histogram,
}

/// Loads a table, unless it has just been made, and works for it until nobody needs it.
pub(crate) async fn run(
    lobby: Lobby,
    id: TableId,
    made: Option<Table>,
    mut inbox: mpsc::Receiver<TableMessage>,
) {
    let table = match made {
        Some(table) => Ok(table),
        None => load(&lobby, &id).await,
    };
    match table {
        Ok(table) => {
            let names = lobby.names(&table.people()).await;
            let now = Instant::now();
            let game = table.game.name();
            let mut task = Task {
                lobby: lobby.clone(),
                table,
                names,
                audience: Audience::default(),
                inbox,
                is_in_doubt: false,
                has_missed_news: false,
                loaded_at: now,
                active_at: now,
                retry_at: None,
                thinking: None,
                resting: Resting::default(),
                told: Told::default(),
                n_actions: metrics::counter!("towpath_actions_total", "game" => game),
                commit_seconds: metrics::histogram!("towpath_commit_seconds"),
            };
            metrics::gauge!("towpath_tables").increment(1.0);
            task.work().await;
            metrics::gauge!("towpath_tables").decrement(1.0);
        }
        Err(error) => {
            lobby.forget(&id);
            inbox.close();
            while let Some(message) = inbox.recv().await {
                message.refuse(error.clone());
            }
        }
    }
}

async fn load(lobby: &Lobby, id: &TableId) -> Result<Table, Error> {
    let log = lobby.store().entries(id, 0).await?;
    if log.is_empty() {
        return Err(Denied::NoSuchTable.into());
    }
    let log = LogEntry::read_all(log);
    let table = log.and_then(|log| Table::replay(lobby.shelf(), id.clone(), log, |_, _, _| ()));
    let table = table.map_err(|unreadable| {
        tracing::error!(table = %id, %unreadable, "cannot read a table");
        Denied::Unreadable
    })?;
    Ok(table)
}

impl Task {
    async fn work(&mut self) {
        let stop = self.lobby.stop().clone();
        let mut stopped = pin!(stop.cancelled());
        let mut alarm = pin!(sleep_until(self.next_wake()));
        loop {
            self.ask_bot();
            // An alarm that goes off too early does no harm, and to set it for every ask would cost more.
            let wake = self.next_wake();
            if wake < alarm.deadline() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                biased;
                message = self.inbox.recv() => match message {
                    Some(message) => {
                        self.active_at = Instant::now();
                        self.answer(message).await;
                    }
                    None => return,
                },
                () = &mut stopped => return,
                thought = thought(&mut self.thinking) => self.act_for_bot(thought).await,
                () = &mut alarm => {
                    self.wake().await;
                    if self.is_idle() && self.lobby.put_away(&self.table.id, &self.inbox) {
                        return self.hand_over().await;
                    }
                    alarm.as_mut().reset(self.next_wake());
                }
            }
        }
    }

    /// Lets whoever works for this table next answer what was asked at the last moment.
    async fn hand_over(&mut self) {
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.lobby.pass_on(&self.table.id, message).await;
        }
    }

    /// When there is something to do without being asked.
    fn next_wake(&self) -> Instant {
        let idle = self.idle();
        let idle = (self.active_at + idle).max(Instant::now() + idle / 4);
        let due = self.flag_at().into_iter().chain(self.start_at());
        let due = due.chain(self.resume_at());
        let due = due.chain(self.retry_at);
        due.fold(idle, Instant::min)
    }

    /// When a game starts that waits for what the players add to the deal.
    fn start_at(&self) -> Option<Instant> {
        let until = Millis(self.table.starting()?.until);
        Some(Instant::now() + until.since(Millis::now()))
    }

    /// When the pause is over in which anybody may call for the order.
    fn resume_at(&self) -> Option<Instant> {
        let until = self.table.pause_until()?;
        Some(Instant::now() + until.since(Millis::now()))
    }

    /// When the time of somebody runs out. Nobody loses by a server that was away.
    fn flag_at(&self) -> Option<Instant> {
        let (at, _) = self.table.deadline()?;
        let left = at.since(Millis::now());
        Some((Instant::now() + left).max(self.loaded_at + self.lobby.clock_grace()))
    }

    /// How long nobody has to ask anything before the table is put away.
    fn idle(&self) -> Duration {
        match self.table.stage {
            Stage::Finished | Stage::Closed if self.audience.is_empty() => IDLE_WHEN_OVER,
            Stage::Open | Stage::Running | Stage::Finished | Stage::Closed => IDLE,
        }
    }

    fn is_idle(&self) -> bool {
        let is_resting = self.active_at.elapsed() >= self.idle() && self.audience.is_empty();
        is_resting && self.thinking.is_none() && !self.is_in_doubt
    }

    async fn wake(&mut self) {
        if self.retry_at.is_some_and(|at| at <= Instant::now()) {
            self.retry_at = None;
            if self.is_in_doubt {
                self.catch_up().await.ok();
            }
        }
        if self.start_at().is_some_and(|at| at <= Instant::now()) {
            let decision = Decision::of(self.table.start());
            if self.write_down(decision, None, None).await.is_err() {
                self.retry_at = Some(Instant::now() + RETRY);
            }
        }
        if self.resume_at().is_some_and(|at| at <= Instant::now()) {
            let decision = self.table.resume();
            if self.write_down(decision, None, None).await.is_err() {
                self.retry_at = Some(Instant::now() + RETRY);
            }
        }
        let is_due = self.flag_at().is_some_and(|at| at <= Instant::now());
        if let (true, Some((_, seat))) = (is_due, self.table.deadline()) {
            let decision = Decision::of(EntryBody::TimedOut { seat });
            if self.write_down(decision, None, None).await.is_err() {
                self.retry_at = Some(Instant::now() + RETRY);
            }
        }
        if !self.audience.is_empty() {
            self.audience.send_here(&self.table.id);
            self.active_at = Instant::now();
        }
    }

    /// Carries a command out. One that was sent before under the same id is not carried out again.
    pub(super) async fn carry_out(
        &mut self,
        user: &UserId,
        command: &Command,
        key: Option<String>,
    ) -> Result<Done, Error> {
        for _ in 0..MOST_CLASHES {
            self.settle_doubt().await?;
            if let Some(done) = self.done_before(user, key.as_deref(), command)? {
                return Ok(done);
            }
            if let (Command::Rematch {}, Some(rematch)) = (command, &self.table.rematch) {
                return Ok(self.done(self.table.seq(), Some(rematch.clone())));
            }
            let decision = match self.table.decide(user, command, Millis::now()) {
                Ok(decision) => decision,
                Err(_) if self.has_grown_elsewhere().await? => continue,
                Err(refusal) => return Err(refusal),
            };
            let rematch = match decision.bodies.first() {
                Some(EntryBody::Rematched { table }) => {
                    self.lobby
                        .open_rematch(&self.table, table.clone(), user)
                        .await?;
                    Some(table.clone())
                }
                _ => None,
            };
            match self.write_down(decision, Some(user), key.clone()).await {
                Ok(seq) => return Ok(self.done(seq, rematch)),
                // Another node was quicker.
                Err(StoreError::Stale) => {}
                Err(error) => return Err(or_gone(error)),
            }
        }
        Err(Error::Unavailable)
    }

    /// Makes or takes back a link to a seat, or the invitation to the table.
    pub(super) async fn link(
        &mut self,
        user: &UserId,
        seat: Option<Seat>,
        digest: Option<&String>,
    ) -> Result<(), Error> {
        for _ in 0..MOST_CLASHES {
            self.settle_doubt().await?;
            let decision = match self.table.link_to(user, seat, digest.cloned()) {
                Ok(decision) => decision,
                Err(_) if self.has_grown_elsewhere().await? => continue,
                Err(refusal) => return Err(refusal),
            };
            match self.write_down(decision, Some(user), None).await {
                Ok(_) => return Ok(()),
                Err(StoreError::Stale) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Error::Unavailable)
    }

    fn done(&self, seq: u64, rematch: Option<TableId>) -> Done {
        Done {
            table: self.table.id.clone(),
            seq,
            rematch,
        }
    }

    /// What came of a command that was sent before.
    fn done_before(
        &self,
        user: &UserId,
        key: Option<&str>,
        command: &Command,
    ) -> Result<Option<Done>, Error> {
        let entry = key.and_then(|key| self.table.entry_of(user, key));
        let Some(entry) = entry else {
            return Ok(None);
        };
        match led_to(command, entry) {
            true => Ok(Some(self.done(entry.seq, self.table.rematch.clone()))),
            false => Err(Denied::IdReused.into()),
        }
    }

    /// Stores what was decided, and then tells everybody. Returns the number of its first entry.
    pub(super) async fn write_down(
        &mut self,
        decision: Decision,
        author: Option<&UserId>,
        mut key: Option<String>,
    ) -> Result<u64, StoreError> {
        let Decision { bodies, mut step } = decision;
        let after = self.table.seq();
        let called = self.table.called();
        let members_changed = bodies.iter().any(EntryBody::moves_people);
        let members = match members_changed {
            true => self.table.members(),
            false => Vec::new(),
        };
        let now = Millis::now();
        let mut entries = Vec::with_capacity(bodies.len());
        let mut steps = Vec::with_capacity(bodies.len());
        for (seq, body) in (after + 1..).zip(bodies) {
            let (entry, stored) = LogEntry::new(seq, now, author.cloned(), key.take(), body);
            entries.push(stored);
            match self.table.fold(entry, step.take()) {
                Ok(step) => steps.push(step),
                Err(unreadable) => {
                    tracing::error!(table = %self.table.id, %unreadable, "a decision does not match the log");
                    self.roll_back(after);
                    return Err(StoreError::Stale);
                }
            }
        }
        let commit = Commit {
            after,
            row: self.table.row(now),
            entries,
            arrivals: match members_changed {
                true => self.table.arrivals(&members, self.lobby.most_tables()),
                false => Vec::new(),
            },
            members: match members_changed {
                true => self.table.members(),
                false => Vec::new(),
            },
            members_changed,
            notices: self.notices(called, author),
            score: self.table.score(after, now),
        };
        let begun = Instant::now();
        let stored = self.lobby.store().commit(commit).await;
        self.commit_seconds.record(begun.elapsed().as_secs_f64());
        if let Err(error) = stored {
            self.roll_back(after);
            // Whoever may come to no more tables, or has gone for good, has certainly not come to this one.
            if !matches!(error, StoreError::Full | StoreError::NotFound) {
                self.is_in_doubt = true;
                self.retry_at = Some(Instant::now() + RETRY);
            }
            return Err(error);
        }
        self.note_told();
        self.publish(after, &steps).await;
        Ok(after + 1)
    }

    /// Tells everybody of the entries after `after`, which are stored and folded in, and of what they did in the game.
    async fn publish(&mut self, after: u64, steps: &[Option<Box<dyn Step>>]) {
        self.active_at = Instant::now();
        let entries = &self.table.log[after as usize..];
        let any = |is_so: fn(&EntryBody) -> bool| entries.iter().any(|entry| is_so(&entry.body));
        if any(EntryBody::is_seated) {
            self.names = self.lobby.names(&self.table.people()).await;
        }
        // Whoever has lost a seat does not see its hand any more, nor whoever looked on before a private game the game.
        if any(EntryBody::changes_eyes) {
            self.audience.look_again(&self.table);
        }
        let now = Millis::now();
        for (entry, step) in entries.iter().zip(steps) {
            if entry.body.is_acted() {
                self.n_actions.increment(1);
            }
            self.audience
                .send_news(&self.table, &self.names, entry, step.as_deref(), now);
        }
        // With the end comes what was secret until then.
        let has_ended = self.table.stage == Stage::Finished && any(EntryBody::may_end_game);
        if has_ended || any(EntryBody::shows_anew) {
            self.audience.show_all(&self.table, &self.names, now);
        } else {
            let muting = entries.iter().filter(|entry| entry.body.is_muting());
            for by in muting.filter_map(|entry| entry.author.as_ref()) {
                self.audience.show_to(&self.table, &self.names, by, now);
            }
        }
        if any(EntryBody::changes_sitters) {
            self.audience.show_turned(&self.table, &self.names, now);
            self.audience.send_here(&self.table.id);
        }
    }

    /// Takes the table back to entry `seq`, as if nothing had been folded in since.
    fn roll_back(&mut self, seq: u64) {
        let mut log = std::mem::take(&mut self.table.log);
        log.retain(|entry| entry.seq <= seq);
        let replayed = Table::replay(self.table.shelf, self.table.id.clone(), log, |_, _, _| ());
        self.table = replayed.expect("a log that was folded in before");
    }

    async fn settle_doubt(&mut self) -> Result<(), Error> {
        match self.is_in_doubt {
            true => Ok(self.catch_up().await?),
            false => Ok(()),
        }
    }

    /// Whether another node has stored what this one has not heard of yet, and may have refused something for that.
    /// It is folded in then.
    async fn has_grown_elsewhere(&mut self) -> Result<bool, StoreError> {
        if !self.lobby.store().is_shared() {
            return Ok(false);
        }
        let head = self.table.seq();
        self.catch_up().await?;
        Ok(self.table.seq() > head)
    }

    /// Folds in what the store knows and this table does not, and tells everybody.
    pub(super) async fn catch_up(&mut self) -> Result<(), StoreError> {
        let head = self.table.seq();
        let after = match self.has_missed_news {
            true => 0,
            false => head,
        };
        let mut missed = self.lobby.store().entries(&self.table.id, after).await?;
        if self.has_missed_news {
            let known = missed.extract_if(.., |entry| entry.seq <= head);
            match self.table.read_again(known) {
                Ok(true) => self.blank_again().await,
                Ok(false) => {}
                Err(unreadable) => return Err(self.unreadable(&unreadable)),
            }
            self.names = self.lobby.names(&self.table.people()).await;
            self.has_missed_news = false;
        }
        let mut steps = Vec::new();
        for entry in missed {
            let entry = LogEntry::read(entry);
            match entry.and_then(|entry| self.table.fold(entry, None)) {
                Ok(step) => steps.push(step),
                Err(unreadable) => return Err(self.unreadable(&unreadable)),
            }
        }
        self.is_in_doubt = false;
        self.publish(head, &steps).await;
        Ok(())
    }

    /// Another node plays by other rules. This one must not go on.
    fn unreadable(&self, unreadable: &Unreadable) -> StoreError {
        tracing::error!(table = %self.table.id, %unreadable, "cannot read an entry from another node");
        StoreError::Stale
    }

    /// Blanks in the store what this table may have stored there before it heard that its host has gone.
    pub(super) async fn blank_again(&self) {
        let blanked = self.lobby.store().blank_table(&self.table.id, &BLANKS);
        if let Err(error) = blanked.await {
            error.log("cannot erase all messages of a deleted host");
        }
    }
}
