//! Emptying the outbox: many calls at once, few to one host and one for one person, so that nobody waits for a host that
//! does not answer but those who want to be told there.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use store::{DueNotice, Millis, QueuedNotice, StoreError, UserId, Webhook};
use tokio::task::{self, JoinError, JoinSet};
use tokio::time::{Instant, sleep_until};

use super::{Failure, Message, message, send};
use crate::App;
use crate::blocking::work_of;
use crate::table::sits_at;

/// How often the outbox is looked into.
const PAUSE: Duration = Duration::from_secs(1);
/// How many calls are made at once: in all, and to one host. For one person it is one.
const MOST_CALLS: usize = 32;
const MOST_TO_HOST: usize = 2;
/// How long a notice is ours once we have taken it: longer than it takes to resolve, call and write down.
const LEASE: Duration = Duration::from_secs(60);
/// How many notices are looked at at a time.
const PAGE: u32 = 256;
/// After how many tries a notice is given up.
const MOST_TRIES: u32 = 8;
/// The delay after the first failure. Each one after it doubles, up to the longest.
const FIRST_DELAY: Duration = Duration::from_secs(30);
const LONGEST_DELAY: Duration = Duration::from_secs(3600);
/// How long a host that has just failed is left alone.
const HOST_PAUSE: Duration = Duration::from_secs(30);

/// Empties the outbox until the server stops.
pub async fn run(app: App) {
    let mut calls = Calls::default();
    let mut look_at = Instant::now();
    let mut is_more = false;
    loop {
        if look_at <= Instant::now() {
            look_at = Instant::now() + PAUSE;
            is_more = match look(&app, &mut calls).await {
                Ok(is_more) => is_more,
                Err(error) => {
                    error.log("cannot read the outbox");
                    false
                }
            };
        }
        tokio::select! {
            () = app.stop.cancelled() => break,
            Some(ended) = calls.running.join_next_with_id() => {
                calls.end(ended);
                // Somebody has waited for this.
                if is_more {
                    look_at = Instant::now();
                }
            }
            () = sleep_until(look_at) => {}
        }
    }
    // What has been sent has to be settled, or it is sent twice.
    while calls.running.join_next().await.is_some() {}
}

/// Makes every call that can be made now. Whether there are notices left that wait for calls to end.
async fn look(app: &App, calls: &mut Calls) -> Result<bool, StoreError> {
    let now = Millis::now();
    calls.clear_pauses();
    let mut chosen: BTreeMap<i64, Slot> = BTreeMap::new();
    let mut is_more = false;
    let mut after = None;
    loop {
        let page = match app.store().due_notices(now, after, PAGE).await {
            Ok(page) => page,
            Err(error) => {
                chosen.values().for_each(|slot| calls.release(slot));
                return Err(error);
            }
        };
        for due in &page {
            match calls.reserve(due) {
                Room::Here(slot) => drop(chosen.insert(due.id, slot)),
                Room::Later => is_more = true,
                Room::Paused => {}
            }
        }
        after = page.last().map(|due| (due.next_at, due.id));
        if page.len() < PAGE as usize || calls.is_full() {
            break;
        }
    }
    let ids: Vec<i64> = chosen.keys().copied().collect();
    let claimed = app.store().claim_notices(&ids, now, LEASE).await;
    if let Ok(claimed) = &claimed {
        for notice in claimed {
            if let Some(slot) = chosen.remove(&notice.id) {
                calls.begin(app, notice.clone(), slot);
            }
        }
    }
    // The others are another node's.
    chosen.values().for_each(|slot| calls.release(slot));
    claimed.map(|_| is_more)
}

/// What a call takes up.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Slot {
    user: UserId,
    /// None if there is nothing to call.
    host: Option<String>,
}

/// Whether there is room for a call.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Room {
    Here(Slot),
    /// When another call has ended.
    Later,
    /// When the host has been left alone for long enough.
    Paused,
}

/// The calls under way.
#[derive(Default)]
struct Calls {
    /// Each says whether its host has failed.
    running: JoinSet<bool>,
    slots: HashMap<task::Id, Slot>,
    people: BTreeSet<UserId>,
    hosts: BTreeMap<String, usize>,
    /// Hosts that have just failed, and until when they are left alone.
    paused: BTreeMap<String, Instant>,
}

impl Calls {
    fn is_full(&self) -> bool {
        self.people.len() >= MOST_CALLS
    }

    fn clear_pauses(&mut self) {
        let now = Instant::now();
        self.paused.retain(|_, until| *until > now);
    }

    /// Keeps room for a call, if there is any.
    fn reserve(&mut self, due: &DueNotice) -> Room {
        let host = due.url.as_deref().and_then(host);
        if host
            .as_ref()
            .is_some_and(|host| self.paused.contains_key(host))
        {
            return Room::Paused;
        }
        let n_calls = host.as_ref().and_then(|host| self.hosts.get(host));
        let is_busy = n_calls.is_some_and(|&n_calls| n_calls >= MOST_TO_HOST);
        if self.is_full() || is_busy || self.people.contains(&due.user) {
            return Room::Later;
        }
        let user = due.user.clone();
        self.people.insert(user.clone());
        if let Some(host) = &host {
            *self.hosts.entry(host.clone()).or_default() += 1;
        }
        Room::Here(Slot { user, host })
    }

    fn release(&mut self, slot: &Slot) {
        self.people.remove(&slot.user);
        let Some(host) = &slot.host else {
            return;
        };
        if let Some(n_calls) = self.hosts.get_mut(host) {
            *n_calls -= 1;
            if *n_calls == 0 {
                self.hosts.remove(host);
            }
        }
    }

    fn begin(&mut self, app: &App, notice: QueuedNotice, slot: Slot) {
        let store = app.store().clone();
        let app = app.clone();
        let work = work_of(&store, async move { deliver(&app, &notice).await });
        let call = self.running.spawn(work);
        self.slots.insert(call.id(), slot);
    }

    fn end(&mut self, ended: Result<(task::Id, bool), JoinError>) {
        let (id, has_failed) = match ended {
            Ok(ended) => ended,
            Err(error) => (error.id(), false),
        };
        let Some(slot) = self.slots.remove(&id) else {
            return;
        };
        self.release(&slot);
        if let Some(host) = slot.host.filter(|_| has_failed) {
            self.paused.insert(host, Instant::now() + HOST_PAUSE);
        }
    }
}

fn host(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok()?;
    url.host_str().map(str::to_owned)
}

/// Delivers a notice that is ours. Whether its host has failed.
async fn deliver(app: &App, notice: &QueuedNotice) -> bool {
    match prepare(app, notice).await {
        Ok(Some((webhook, message))) => {
            let sent = send(app.config(), &webhook, &message).await;
            count(sent);
            settle(app, notice, sent).await;
            sent.is_err_and(Failure::may_pass)
        }
        Ok(None) => false,
        Err(error) => {
            error.log("cannot prepare a notification");
            false
        }
    }
}

/// Where a notice goes and what it says. One that goes nowhere is settled here.
async fn prepare(
    app: &App,
    notice: &QueuedNotice,
) -> Result<Option<(Webhook, Message)>, StoreError> {
    let user = match app.store().user(&notice.user).await {
        Ok(user) => Some(user),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error),
    };
    let webhook = app.store().webhook(&notice.user).await?;
    let (Some(user), Some(webhook)) = (user, webhook) else {
        app.store().settle_notice(notice.id).await?;
        return Ok(None);
    };
    let row = app.store().table(&notice.table).await;
    let is_theirs = match row {
        // Whoever has left the seat meanwhile need not hear of it.
        Ok(row) => sits_at(&row, &notice.user),
        Err(StoreError::NotFound) => false,
        Err(error) => return Err(error),
    };
    let is_unwanted = webhook.is_quiet && message::is_early(notice);
    if !is_theirs || is_unwanted {
        app.store().settle_notice(notice.id).await?;
        return Ok(None);
    }
    let language = user.language.as_deref().and_then(|code| code.parse().ok());
    let Some(message) = Message::of(app, notice, language.unwrap_or_default()) else {
        tracing::error!(notice = notice.id, "cannot read a notification");
        app.store().settle_notice(notice.id).await?;
        return Ok(None);
    };
    Ok(Some((webhook, message)))
}

fn count(sent: Result<(), Failure>) {
    let result = sent.err().map_or("sent", Failure::name);
    metrics::counter!("towpath_webhooks_total", "result" => result).increment(1);
}

async fn settle(app: &App, notice: &QueuedNotice, sent: Result<(), Failure>) {
    let again = sent.is_err_and(Failure::may_pass) && notice.tries < MOST_TRIES;
    let settled = if again {
        let until = Millis::now().plus(delay(notice.tries));
        app.store().delay_notice(notice.id, until).await
    } else {
        app.store().settle_notice(notice.id).await
    };
    if let Err(error) = settled {
        tracing::warn!(%error, "cannot mark a notification as sent: it may be sent twice");
    }
}

fn delay(tries: u32) -> Duration {
    let factor = 1 << tries.saturating_sub(1).min(16);
    (FIRST_DELAY * factor).min(LONGEST_DELAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_grow_up_to_an_hour() {
        let delays = [1, 2, 3, 8, 40].map(|tries| delay(tries).as_secs());
        assert_eq!(delays, [30, 60, 120, 3600, 3600]);
    }

    fn due(user: &UserId, url: &str) -> DueNotice {
        DueNotice {
            id: 1,
            user: user.clone(),
            next_at: Millis(0),
            url: Some(url.to_owned()),
        }
    }

    #[test]
    fn there_is_little_room_for_one_person_and_one_host() {
        let mut calls = Calls::default();
        let people: Vec<UserId> = (0..MOST_CALLS).map(|_| UserId::random()).collect();
        let first = due(&people[0], "https://slow.example:1/a");
        let Room::Here(slot) = calls.reserve(&first) else {
            panic!("there is nobody else");
        };
        let elsewhere = due(&people[0], "https://other.example/");
        assert_eq!(calls.reserve(&elsewhere), Room::Later, "one for one person");
        let second = due(&people[1], "https://SLOW.example:2/b");
        assert!(matches!(calls.reserve(&second), Room::Here(_)));
        let third = due(&people[2], "https://slow.example/");
        assert_eq!(calls.reserve(&third), Room::Later, "two to one host");
        for (nth, user) in people.iter().enumerate().skip(2) {
            let url = format!("https://{nth}.example/");
            assert!(matches!(calls.reserve(&due(user, &url)), Room::Here(_)));
        }
        let latest = due(&UserId::random(), "https://new.example/");
        assert_eq!(calls.reserve(&latest), Room::Later, "so many in all");

        calls.release(&slot);
        assert!(matches!(calls.reserve(&latest), Room::Here(_)));
        let until = Instant::now() + HOST_PAUSE;
        calls.paused.insert("slow.example".to_owned(), until);
        assert_eq!(calls.reserve(&third), Room::Paused);
    }
}
