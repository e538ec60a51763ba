//! What people are told, against what is stored.

use serde::Deserialize;
use serde_json::Value;

use super::Judge;
use super::table::{Kind, Log, Moment, Stage};

impl Judge {
    /// Somebody was told that a command is done.
    pub fn acknowledged(
        &mut self,
        user: &str,
        table: &str,
        key: &str,
        command: &Value,
        done: &Value,
    ) {
        let seq = done["seq"].as_u64().unwrap_or_default();
        let Some(log) = self.tables.get(table) else {
            return self.find("acknowledged and not stored", format!("table {table}"));
        };
        let entry = seq
            .checked_sub(1)
            .and_then(|nth| log.entries().get(nth as usize));
        let is_there = entry.is_some_and(|entry| {
            entry.author.as_deref() == Some(user) && entry.key.as_deref() == Some(key)
        });
        // Of whoever has gone no ids are kept.
        let has_gone = self.dealings.leaving.contains(user);
        // Whoever asks for what there is already is told where it is.
        let is_known = command["do"] == "rematch"
            && log
                .entries()
                .iter()
                .any(|entry| entry.kind == Kind::Rematched);
        if !is_there && !is_known && !has_gone {
            let what = format!("{user} {key} {command}: entry {seq} of {table} is {entry:?}");
            self.find("acknowledged and not stored", what);
        }
    }

    /// Somebody was told something, whatever it is.
    pub fn told(&mut self, reader: Option<&str>, text: &str) {
        let secret = self.tables.iter().find(|(_, log)| {
            log.stage() != Stage::Finished && (text.contains(&log.salt) || text.contains(&log.seed))
        });
        if let Some((id, _)) = secret {
            let what = format!("{reader:?} was told seed or salt of {id}");
            self.find("secret told", what);
        }
    }

    /// Somebody was shown a table.
    pub fn shown(&mut self, reader: Option<&str>, shown: &Value) {
        let mut wrong = self.wrong_sight(reader, shown);
        // Whoever has gone or was signed out is a stranger like others.
        if reader.is_some_and(|user| self.may_be_out(user)) {
            wrong = wrong.and_then(|_| self.wrong_sight(None, shown));
        }
        if let Some((kind, what)) = wrong {
            let (table, seq) = place(shown);
            let what = format!("{reader:?}, table {table}, entry {seq}: {what}");
            self.find(kind, what);
        }
    }

    /// What is wrong with the sight of a table.
    fn wrong_sight(&self, reader: Option<&str>, shown: &Value) -> Option<(&'static str, String)> {
        let (table, seq) = place(shown);
        match self.moment(table, seq) {
            Ok((log, moment)) => {
                let eyes = shown["eyes"].as_u64().map(|seat| seat as usize);
                let sitter = eyes.and_then(|seat| moment.sitters[seat].user());
                let yours: Vec<u64> = (0..)
                    .zip(&moment.sitters)
                    .filter(|(_, sitter)| reader.is_some() && sitter.user() == reader)
                    .map(|(seat, _)| seat)
                    .collect();
                let seated: Vec<Option<&str>> = shown["seats"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .map(|seat| seat["person"]["user"].as_str())
                    .collect();
                let sitting: Vec<Option<&str>> =
                    moment.sitters.iter().map(|sitter| sitter.user()).collect();
                if !log.may_watch(reader, seq) {
                    Some(("shown too much", "a table without spectators".to_owned()))
                } else if eyes.is_some() && sitter != reader {
                    Some((
                        "shown too much",
                        format!("through the eyes of {eyes:?}, {sitter:?}"),
                    ))
                } else if !moment.views.is_to(eyes, &shown["view"]) {
                    let at = difference(&shown["view"], moment.views.of(eyes));
                    Some((
                        "view differs from replay",
                        format!("as {eyes:?} sees it: {at}"),
                    ))
                } else if shown["stage"] != moment.stage.name() || seated != sitting {
                    Some((
                        "view differs from replay",
                        format!("{seated:?}, not {sitting:?}"),
                    ))
                } else if shown["yours"] != Value::from(yours.clone()) {
                    Some(("view differs from replay", format!("theirs are {yours:?}")))
                } else if !keeps_secret(moment, eyes, shown) {
                    Some(("shown too much", format!("plan or orders, to {eyes:?}")))
                } else {
                    None
                }
            }
            Err(what) => Some(("told before stored", what)),
        }
    }

    /// Somebody was told of an entry, and perhaps shown the table after it.
    pub fn heard(&mut self, reader: Option<&str>, news: &Value) {
        let (table, seq) = place(news);
        let wrong = match self.moment(table, seq) {
            Ok((log, moment)) => log.wrong_news(reader, seq, moment, news),
            Err(what) => Some(("told before stored", what)),
        };
        if let Some((kind, what)) = wrong {
            let what = format!("{reader:?}, table {table}, entry {seq}: {what}");
            self.find(kind, what);
        }
    }

    /// Somebody has put a view together from changes.
    pub fn patched(&mut self, reader: Option<&str>, table: &str, seq: u64, view: &Value) {
        let wrong = match self.moment(table, seq) {
            Ok((_, moment)) => !sees(moment, reader, view),
            Err(_) => false,
        };
        if wrong {
            let what = format!("{reader:?}, table {table}, entry {seq}: put together from changes");
            self.find("view differs from replay", what);
        }
    }

    /// Somebody was given the record of a table.
    pub fn recorded(&mut self, reader: Option<&str>, table: &str) {
        let Some(log) = self.tables.get(table) else {
            return;
        };
        if log.stage() != Stage::Finished || !log.may_watch(reader, log.head()) {
            let what = format!("{reader:?} has the record of {table}");
            self.find("shown too much", what);
        }
    }

    fn moment(&self, table: &str, seq: u64) -> Result<(&Log, &Moment), String> {
        let log = self.tables.get(table).ok_or("there is no such table")?;
        let moment = log.at(seq);
        moment
            .map(|moment| (log, moment))
            .ok_or_else(|| format!("entry {} is the last", log.head()))
    }
}

impl Log {
    /// Whether somebody may look at the table after an entry at all.
    pub(super) fn may_watch(&self, reader: Option<&str>, seq: u64) -> bool {
        let Some(moment) = self.at(seq) else {
            return false;
        };
        let sits = moment.sitters.iter().any(|sitter| sitter.user() == reader);
        let has_played = || {
            self.entries()[..seq as usize].iter().any(|entry| {
                entry.author.as_deref() == reader
                    && matches!(entry.kind, Kind::Acted | Kind::Resigned)
            })
        };
        let is_known = reader.is_some() && (sits || reader == Some(&self.host) || has_played());
        // At a table that was closed there is nothing to see.
        let is_bare = matches!(moment.stage, Stage::Open | Stage::Closed);
        !self.is_private || is_bare || is_known
    }

    fn wrong_news(
        &self,
        reader: Option<&str>,
        seq: u64,
        moment: &Moment,
        news: &Value,
    ) -> Option<(&'static str, String)> {
        let kind = self.entries()[seq as usize - 1].kind;
        if Kind::deserialize(&news["what"]["entry"]).ok() != Some(kind) {
            let what = format!("{} instead of {kind:?}", news["what"]["entry"]);
            return Some(("news differ from log", what));
        }
        if !self.may_watch(reader, self.head()) && !self.may_watch(reader, seq) {
            return Some(("shown too much", "a table without spectators".to_owned()));
        }
        if !news["view"].is_null() && !sees(moment, reader, &news["view"]) {
            let what = "a view of theirs is not as shown".to_owned();
            return Some(("view differs from replay", what));
        }
        if let Some(what) = self.tells_plans(reader, seq, moment, news) {
            return Some(("shown too much", what));
        }
        if news["events"].is_null() {
            return None;
        }
        let Some(events) = &moment.events else {
            return Some(("news differ from log", "nothing happened in it".to_owned()));
        };
        let n_seats = moment.sitters.len();
        let has_seat = |seat: &usize| self.has_seat_since(reader, *seat, seq);
        let eyes = (0..n_seats).filter(has_seat).map(Some);
        let mut eyes = eyes.chain([None]);
        match eyes.any(|eyes| *events.of(eyes) == news["events"]) {
            true => None,
            false => Some(("news differ from log", "other things happened".to_owned())),
        }
    }

    /// Whoever has a seat sees what it saw, also before they sat down.
    fn has_seat_since(&self, reader: Option<&str>, seat: usize, seq: u64) -> bool {
        let later = &self.moments[seq as usize - 1..];
        let has_seat = |moment: &Moment| {
            let sitter = moment.sitters.get(seat);
            sitter.is_some_and(|sitter| sitter.user() == reader)
        };
        reader.is_some() && later.iter().any(has_seat)
    }

    /// What news tell of plans and orders that is not for whoever reads them.
    fn tells_plans(
        &self,
        reader: Option<&str>,
        seq: u64,
        moment: &Moment,
        news: &Value,
    ) -> Option<String> {
        if ["actions", "parts", "orders"]
            .iter()
            .any(|key| !news["what"][key].is_null())
        {
            return Some("what is in an entry".to_owned());
        }
        let own = (0..moment.sitters.len())
            .filter(|seat| reader.is_some() && moment.sitters[*seat].user() == reader);
        let mut eyes = own.map(Some).chain([None]);
        // Entries that are told again come without the table after them.
        let is_bare =
            news["to_act"].is_null() && news["plan"].is_null() && news["orders"].is_null();
        if !is_bare && !eyes.any(|eyes| keeps_secret(moment, eyes, news)) {
            return Some("plan or orders".to_owned());
        }
        let mut runs = news["plans"].as_array().into_iter().flatten();
        let is_told = |run: &Value| {
            let seat = run["seat"].as_u64().unwrap_or_default() as usize;
            let is_open = run["stopped"].is_null() && run["error"].is_null();
            !is_open && !self.has_seat_since(reader, seat, seq)
        };
        runs.any(is_told).then(|| "where a plan stopped".to_owned())
    }
}

/// Whether plan and orders are shown to their own seat alone, and as they are.
fn keeps_secret(moment: &Moment, eyes: Option<usize>, shown: &Value) -> bool {
    let (plan, orders) = moment.private.of(eyes);
    let is_empty = plan.as_array().is_none_or(Vec::is_empty);
    let is_plan = shown["plan"] == plan || (is_empty && shown["plan"].is_null());
    is_plan && shown["orders"] == orders
}

/// Whether a view is one that somebody may have after an entry.
fn sees(moment: &Moment, reader: Option<&str>, view: &Value) -> bool {
    let own = (0..moment.sitters.len())
        .filter(|seat| reader.is_some() && moment.sitters[*seat].user() == reader);
    own.map(Some)
        .chain([None])
        .any(|eyes| moment.views.is_to(eyes, view))
}

fn place(value: &Value) -> (&str, u64) {
    let table = value["table"].as_str().unwrap_or_default();
    (table, value["seq"].as_u64().unwrap_or_default())
}

/// Where the first of two values differs from the second, and how.
fn difference(one: &Value, other: &Value) -> String {
    let children: Vec<(String, &Value)> = match one {
        Value::Object(entries) => entries
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(nth, value)| (nth.to_string(), value))
            .collect(),
        _ => Vec::new(),
    };
    let inside = |key: &str| match other {
        Value::Array(items) => key.parse().ok().and_then(|nth: usize| items.get(nth)),
        other => other.get(key),
    };
    for (key, value) in children {
        match inside(&key) {
            Some(same) if same == value => {}
            Some(other) => return format!("{key}.{}", difference(value, other)),
            None => return format!("{key} is {value}"),
        }
    }
    format!("{one}, not {other}")
}
