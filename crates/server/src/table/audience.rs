//! Those who look at a table, and what each of them is sent.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use game::{Seat, SeatSet, Viewer};
use games::Step;
use serde_json::{Value, json};
use store::{Millis, TableId, UserId};

use super::entry::LogEntry;
use super::projection::{Eyes, Names};
use super::state::Table;
use crate::outbound::{Outbound, write};
use crate::protocol::{Message, NowAfter, Show, Wants, What};

/// Somebody who looks at a table through a socket.
struct Onlooker {
    outbound: Outbound,
    eyes: Eyes,
    wants: Wants,
    /// Whether it has other eyes than when it was last shown the table.
    has_turned: bool,
}

/// Those who look at a table.
#[derive(Default)]
pub(crate) struct Audience {
    onlookers: Vec<Onlooker>,
    /// The view that was last told to those who want changes only.
    views: HashMap<Option<Seat>, Value>,
    /// The seats that were last said to be here.
    said_here: SeatSet,
}

impl Audience {
    /// Whether nobody looks.
    pub(crate) fn is_empty(&self) -> bool {
        !self
            .onlookers
            .iter()
            .any(|onlooker| onlooker.outbound.is_open())
    }

    /// The seats with whose eyes somebody looks.
    pub(crate) fn here(&self) -> SeatSet {
        let open = self
            .onlookers
            .iter()
            .filter(|onlooker| onlooker.outbound.is_open());
        open.filter_map(|onlooker| onlooker.eyes.seat).collect()
    }

    /// Tells everybody which seats are here, if that has changed.
    pub(crate) fn send_here(&mut self, table: &TableId) {
        let seats = self.here();
        if std::mem::replace(&mut self.said_here, seats) == seats {
            return;
        }
        let text = write(&Message::Here {
            table: table.clone(),
            seats,
        });
        for onlooker in &self.onlookers {
            onlooker.outbound.send_text(text.clone());
        }
    }

    /// Lets a socket look, instead of how it looked before.
    pub(crate) fn join(&mut self, outbound: Outbound, eyes: Eyes, wants: Wants) {
        self.part(outbound.id);
        self.onlookers.push(Onlooker {
            outbound,
            eyes,
            wants,
            has_turned: false,
        });
    }

    /// Lets a socket look no longer.
    pub(crate) fn part(&mut self, socket: u64) {
        self.onlookers
            .retain(|onlooker| onlooker.outbound.id != socket);
    }

    /// The eyes of those who sat down or got up are others now.
    pub(crate) fn look_again(&mut self, table: &Table) {
        for onlooker in &mut self.onlookers {
            let eyes = &onlooker.eyes;
            let kept = table.eyes(eyes.user.clone(), eyes.seat);
            let found = kept.or_else(|_| table.eyes(eyes.user.clone(), None));
            match found {
                Ok(eyes) if eyes.seat.is_some() || onlooker.eyes.seat.is_some() => {
                    onlooker.has_turned |= eyes.seat != onlooker.eyes.seat;
                    onlooker.eyes = eyes;
                }
                Ok(_) => {}
                // Not even to be watched any more.
                Err(_) => onlooker.outbound.lagged.set(),
            }
        }
        self.onlookers
            .retain(|onlooker| onlooker.outbound.is_open());
    }

    /// Sends one socket the table as it is.
    pub(crate) fn show(&mut self, table: &Table, names: &Names, socket: u64, now: Millis) {
        let here = self.here();
        let Some(onlooker) = self
            .onlookers
            .iter_mut()
            .find(|onlooker| onlooker.outbound.id == socket)
        else {
            return;
        };
        onlooker.has_turned = false;
        let mut shown = table.shown(names, here, &onlooker.eyes, now);
        if onlooker.wants.guide {
            shown.now.guide = table.guide(onlooker.eyes.viewer());
        }
        if let (Show::Changes, Some(view)) = (onlooker.wants.show, &shown.view) {
            self.views.insert(onlooker.eyes.seat, view.clone());
        }
        onlooker
            .outbound
            .send_table(&table.id, &Message::Table(Box::new(shown)));
    }

    /// Answers one socket that asked to see the table, unless the answer to it waits there already.
    pub(crate) fn look(&mut self, table: &Table, names: &Names, socket: u64, now: Millis) {
        let asking = |onlooker: &&Onlooker| onlooker.outbound.id == socket;
        let is_answered = self
            .onlookers
            .iter()
            .find(asking)
            .is_some_and(|onlooker| onlooker.outbound.queue.end_look(&table.id));
        if !is_answered {
            self.show(table, names, socket, now);
        }
    }

    /// Sends everybody the table as it is.
    pub(crate) fn show_all(&mut self, table: &Table, names: &Names, now: Millis) {
        let sockets: Vec<u64> = self
            .onlookers
            .iter()
            .map(|onlooker| onlooker.outbound.id)
            .collect();
        for socket in sockets {
            self.show(table, names, socket, now);
        }
    }

    /// Sends one person the table as it is.
    pub(crate) fn show_to(&mut self, table: &Table, names: &Names, user: &UserId, now: Millis) {
        let theirs = |onlooker: &&Onlooker| onlooker.eyes.user.as_ref() == Some(user);
        let sockets: Vec<u64> = self
            .onlookers
            .iter()
            .filter(theirs)
            .map(|onlooker| onlooker.outbound.id)
            .collect();
        for socket in sockets {
            self.show(table, names, socket, now);
        }
    }

    /// Sends those who have other eyes now the table as it is.
    pub(crate) fn show_turned(&mut self, table: &Table, names: &Names, now: Millis) {
        let turned = self.onlookers.iter().filter(|onlooker| onlooker.has_turned);
        let sockets: Vec<u64> = turned.map(|onlooker| onlooker.outbound.id).collect();
        for socket in sockets {
            self.show(table, names, socket, now);
        }
    }

    /// Sends everybody an entry, each with its own eyes. `table` is as it is after the last of several entries.
    pub(crate) fn send_news(
        &mut self,
        table: &Table,
        names: &Names,
        entry: &LogEntry,
        step: Option<&dyn Step>,
        now: Millis,
    ) {
        self.onlookers
            .retain(|onlooker| onlooker.outbound.is_open());
        let is_last = entry.seq == table.seq();
        let seats_changed = entry.body.changes_sitters() || entry.body.is_started();
        let seats = seats_changed.then(|| table.seats_shown(names, self.here(), now));
        let changes = match is_last {
            true => self.changes(table),
            false => HashMap::new(),
        };
        // What is told differs by the eyes' seat, by what is wanted, and in chat by the person.
        let mut written: Vec<((Option<Seat>, Wants), Utf8Bytes)> = Vec::new();
        let is_personal = entry.body.is_personal();
        let mut open: Option<What> = None;
        // Whoever did it comes last: that it is done is said right after, and goes out with the news.
        let is_author =
            |onlooker: &&Onlooker| entry.author.is_some() && onlooker.eyes.user == entry.author;
        let others = self
            .onlookers
            .iter()
            .filter(|onlooker| !is_author(onlooker));
        for onlooker in others.chain(self.onlookers.iter().filter(is_author)) {
            let group = (onlooker.eyes.seat, onlooker.wants);
            let is_shared = !is_personal && !onlooker.has_turned;
            let same = written.iter().find(|(told, _)| *told == group);
            if let (true, Some((_, text))) = (is_shared, same) {
                onlooker.outbound.send_text(text.clone());
                continue;
            }
            let viewer = onlooker.eyes.viewer();
            let what = match &open {
                Some(what) if !is_personal => what.clone(),
                _ => open.insert(table.what(entry, &onlooker.eyes)).clone(),
            };
            let mut news = table.news_of(names, entry, what, step, viewer);
            if is_last {
                let mut after = table.now(viewer, now);
                if onlooker.wants.guide {
                    after.guide = table.guide(viewer);
                }
                news.now = NowAfter(Some(after));
                match onlooker.wants.show {
                    Show::View => news.view = table.view(viewer),
                    // The view that other eyes had is none to start from.
                    Show::Changes if onlooker.has_turned => {
                        let view = table.view(viewer);
                        let whole = json!({ "op": "replace", "path": "", "value": view });
                        news.changes = Some(json!([whole]));
                    }
                    Show::Changes => news.changes = changes.get(&onlooker.eyes.seat).cloned(),
                    Show::Events => {}
                }
            }
            news.seats = seats.clone();
            let text = write(&Message::News(Box::new(news)));
            onlooker.outbound.send_text(text.clone());
            if is_shared {
                written.push((group, text));
            }
        }
    }

    /// What has changed in the views of those who want to know just that.
    fn changes(&mut self, table: &Table) -> HashMap<Option<Seat>, Value> {
        let wanting = self
            .onlookers
            .iter()
            .filter(|onlooker| onlooker.wants.show == Show::Changes);
        let mut seats: Vec<Option<Seat>> = wanting.map(|onlooker| onlooker.eyes.seat).collect();
        seats.sort();
        seats.dedup();
        self.views.retain(|seat, _| seats.contains(seat));
        let mut changes = HashMap::new();
        for seat in seats {
            let viewer = seat.map_or(Viewer::Table, Viewer::Seat);
            let view = table.view(viewer).unwrap_or(Value::Null);
            let old = self.views.insert(seat, view.clone()).unwrap_or(Value::Null);
            let patch = json_patch::diff(&old, &view);
            let patch = serde_json::to_value(patch).expect("a patch has a JSON form");
            changes.insert(seat, patch);
        }
        changes
    }
}
