//! Calls of webhooks: to whom, of what, and whether each notice was delivered.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use serde_json::Value;

use super::Judge;
use super::table::{Log, Moment};

/// How long it may take from reading who is to be told to the call: a slow operation or two.
const UNDER_WAY: Duration = Duration::from_secs(20);

/// What a message may have in it.
const ENTRIES: [&str; 6] = [
    "content",
    "allowed_mentions",
    "text",
    "table",
    "title",
    "address",
];

/// Where people want to be told, and what became of notices.
#[derive(Debug, Default)]
pub struct Webhooks {
    /// By address.
    hooks: BTreeMap<String, Hook>,
    /// Notices in the outbox, by their number.
    waiting: BTreeMap<i64, Notice>,
    /// How many calls came to an end, and how many notices are gone, by person and table.
    ended: BTreeMap<(String, String), u32>,
    gone: BTreeMap<(String, String), u32>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Hook {
    user: String,
    is_acknowledged: bool,
    /// Whether another was asked for, or none, and when that was acknowledged.
    changing: bool,
    removed_at: Option<Duration>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Notice {
    user: String,
    table: String,
    tries: u32,
    written_at: Duration,
}

impl Webhooks {
    /// Somebody asks to be called at an address.
    pub fn asked(&mut self, user: &str, url: &str) {
        let hook = Hook {
            user: user.to_owned(),
            is_acknowledged: false,
            changing: false,
            removed_at: None,
        };
        self.hooks.insert(url.to_owned(), hook);
    }

    /// That somebody is to be called at an address is acknowledged.
    pub fn acknowledged(&mut self, url: &str) {
        if let Some(hook) = self.hooks.get_mut(url) {
            hook.is_acknowledged = true;
        }
    }

    /// Somebody asks to be called elsewhere than here, or no longer.
    pub fn changing(&mut self, user: &str, but: Option<&str>) {
        for (url, hook) in &mut self.hooks {
            hook.changing |= hook.user == user && Some(url.as_str()) != but;
        }
    }

    /// That somebody is to be called elsewhere than at these addresses is acknowledged.
    pub fn removed(&mut self, urls: &[String], now: Duration) {
        for url in urls {
            // What nobody has acknowledged may come into force later.
            if let Some(hook) = self.hooks.get_mut(url).filter(|hook| hook.is_acknowledged) {
                hook.removed_at.get_or_insert(now);
            }
        }
    }

    /// The addresses at which somebody may be called.
    pub fn of(&self, user: &str) -> Vec<String> {
        let theirs = self.hooks.iter().filter(|(_, hook)| hook.user == user);
        theirs.map(|(url, _)| url.clone()).collect()
    }

    /// Notices that nobody has tried to deliver.
    pub fn untried(&self) -> usize {
        let untried = self.waiting.values().filter(|notice| notice.tries == 0);
        untried.count()
    }
}

impl Judge {
    /// Somebody is called. Machines have stood still for so long in all.
    pub fn called(&mut self, url: &str, message: &Value, stood_still: Duration) {
        let since = self.now.saturating_sub(UNDER_WAY + stood_still);
        let text = message.to_string();
        let Some(hook) = self.webhooks.hooks.get(url).cloned() else {
            return self.find(
                "webhook told too much",
                format!("nobody wants to be called at {url}"),
            );
        };
        let entries = message.as_object().into_iter().flatten();
        let odd = entries
            .filter(|(key, _)| !ENTRIES.contains(&key.as_str()))
            .count();
        let secrets = self
            .sessions
            .secrets()
            .chain(self.dealings.links.keys().map(String::as_str));
        let has_secret = secrets.into_iter().any(|secret| text.contains(secret));
        let has_deal = self
            .tables
            .values()
            .any(|log| text.contains(&log.salt) || text.contains(&log.seed));
        let table = self
            .tables
            .iter()
            .find(|(id, _)| text.contains(id.as_str()));
        let wrong = if odd > 0 || has_secret || has_deal {
            Some(("webhook told too much", text.clone()))
        } else if hook.removed_at.is_some_and(|at| at < since) {
            Some(("webhook told after it was removed", text.clone()))
        } else {
            match table {
                None => Some(("webhook told too much", format!("of no table: {text}"))),
                Some((_, log)) if log.had_seat(&hook.user, since) => None,
                Some((id, _)) => Some(("webhook told without a seat", format!("of {id}"))),
            }
        };
        if let Some((kind, what)) = wrong {
            self.find(kind, format!("{}, at {url}: {what}", hook.user));
        }
    }

    /// A call has come to an end, so that it need not be made again.
    pub fn call_ended(&mut self, url: &str, message: &Value) {
        let text = message.to_string();
        let table = self.tables.keys().find(|id| text.contains(id.as_str()));
        if let (Some(hook), Some(table)) = (self.webhooks.hooks.get(url), table) {
            let of = (hook.user.clone(), table.clone());
            *self.webhooks.ended.entry(of).or_default() += 1;
        }
    }

    /// Reads the outbox: what has left it was delivered, or given up as it may be.
    pub(super) fn read_outbox(&mut self) -> Result<()> {
        let text = "select id, user_id, table_id, tries from outbox order by id";
        let rows: Vec<(i64, String, String, u32)> = self.all(text, (), |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?;
        let mut waiting = BTreeMap::new();
        for (id, user, table, tries) in rows {
            let before = self.webhooks.waiting.remove(&id);
            let written_at = before.map_or(self.now, |notice| notice.written_at);
            let notice = Notice {
                user,
                table,
                tries,
                written_at,
            };
            waiting.insert(id, notice);
        }
        let gone = std::mem::replace(&mut self.webhooks.waiting, waiting);
        for notice in gone.into_values() {
            self.notice_gone(notice);
        }
        Ok(())
    }

    fn notice_gone(&mut self, notice: Notice) {
        let Notice {
            user,
            table,
            tries,
            written_at,
        } = notice;
        let mut hooks = self.webhooks.hooks.values();
        let may_be_unwanted = hooks.any(|hook| hook.user == user && hook.changing);
        let log = self.tables.get(&table);
        let has_left = log.is_none_or(|log| !log.has_had_seat(&user, written_at));
        let may_be_gone = self.dealings.leaving.contains(&user);
        if may_be_unwanted || has_left || may_be_gone || tries >= 8 {
            return;
        }
        let of = (user, table);
        let n_gone = self.webhooks.gone.entry(of.clone()).or_default();
        *n_gone += 1;
        let n_gone = *n_gone;
        let n_ended = self.webhooks.ended.get(&of).copied().unwrap_or_default();
        if n_gone > n_ended {
            let what = format!("{} of {}, tried {tries} times", of.0, of.1);
            self.find("notice lost", what);
        }
    }
}

impl Log {
    /// Whether somebody had a seat at any moment since then.
    fn had_seat(&self, user: &str, since: Duration) -> bool {
        let mut moments = self.moments.iter().rev();
        for moment in moments.by_ref() {
            if moment.people().contains(user) {
                return true;
            }
            // The one that held then is the last to look at.
            if moment.read_at < since {
                return false;
            }
        }
        false
    }

    /// Whether somebody has had a seat at every moment since then.
    fn has_had_seat(&self, user: &str, since: Duration) -> bool {
        let sits = |moment: &Moment| moment.people().contains(user);
        let last = self.moments.iter().rev();
        last.take_while(|moment| moment.read_at >= since).all(sits)
    }
}
