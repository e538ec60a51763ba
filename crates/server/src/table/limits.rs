//! How much one person may write into the log of one table. Actions need no limit: the game ends, and what can be taken
//! back and done again is limited.

use std::collections::HashMap;

use store::UserId;

use super::entry::LogEntry;
use super::entry_body::EntryBody;
use crate::budgets::{LOG_BYTES, MUTES, PLANS, REMARKS, SEATINGS, TAKE_BACKS, UNDOS};
use crate::error::{Denied, Error};

/// How many entries that are counted together a person may write at a table.
const MOST: [u32; 6] = [SEATINGS, REMARKS, MUTES, PLANS, TAKE_BACKS, UNDOS];

/// What each person has written at a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally(HashMap<UserId, Written>);

#[derive(Clone, Copy, Debug, Default)]
struct Written {
    entries: [u32; MOST.len()],
    bytes: usize,
}

impl Tally {
    /// Counts an entry.
    pub(super) fn count(&mut self, entry: &LogEntry) {
        if let (Some(author), Some(nth)) = (&entry.author, counted_as(&entry.body)) {
            let written = self.0.entry(author.clone()).or_default();
            written.entries[nth] += 1;
            written.bytes += entry.n_bytes;
        }
    }

    /// Checks that somebody may write these.
    ///
    /// # Errors
    ///
    /// Refuses what would be too much.
    pub(super) fn check(&self, author: &UserId, bodies: &[EntryBody]) -> Result<(), Error> {
        let Some(written) = self.0.get(author) else {
            return Ok(());
        };
        let is_full = |body: &EntryBody| {
            counted_as(body)
                .is_some_and(|nth| written.entries[nth] >= MOST[nth] || written.bytes >= LOG_BYTES)
        };
        match bodies.iter().any(is_full) {
            true => Err(Denied::LogFull.into()),
            false => Ok(()),
        }
    }
}

/// With what else an entry is counted, as a place in [`MOST`].
const fn counted_as(body: &EntryBody) -> Option<usize> {
    Some(match body {
        EntryBody::Seated { .. }
        | EntryBody::Linked { .. }
        | EntryBody::Committed { .. }
        | EntryBody::Starting {}
        | EntryBody::Revealed { .. } => 0,
        EntryBody::Said { .. } => 1,
        EntryBody::Muted { .. } => 2,
        EntryBody::Planned { .. } | EntryBody::Ordered { .. } => 3,
        EntryBody::TakeBackAsked { .. } | EntryBody::TakeBackAnswered { .. } => 4,
        EntryBody::Undone { .. } => 5,
        EntryBody::Opened { .. }
        | EntryBody::Started { .. }
        | EntryBody::Acted { .. }
        | EntryBody::Resumed {}
        | EntryBody::Resigned { .. }
        | EntryBody::TimedOut { .. }
        | EntryBody::Rematched { .. }
        | EntryBody::Closed {} => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::Millis;

    use super::*;

    fn said(author: &UserId, text: &str) -> Arc<LogEntry> {
        let text = text.to_owned();
        let body = EntryBody::Said { text };
        LogEntry::new(1, Millis(0), Some(author.clone()), None, body).0
    }

    #[test]
    fn what_one_person_has_written_is_counted_by_kind() {
        let (anna, bob) = (UserId::random(), UserId::random());
        let mut tally = Tally::default();
        let more = [EntryBody::Said {
            text: "more".to_owned(),
        }];
        for _ in 0..REMARKS {
            assert!(tally.check(&anna, &more).is_ok());
            tally.count(&said(&anna, "hello"));
        }
        assert!(tally.check(&anna, &more).is_err());
        assert!(tally.check(&bob, &more).is_ok());
        let resigned = [EntryBody::Resigned {
            seat: game::Seat::new(0).unwrap(),
        }];
        assert!(tally.check(&anna, &resigned).is_ok());
    }

    #[test]
    fn long_entries_count_by_their_bytes() {
        let anna = UserId::random();
        let mut tally = Tally::default();
        for _ in 0..9 {
            tally.count(&said(&anna, &"x".repeat(1024 * 1024)));
        }
        let mute = [EntryBody::Muted {
            user: UserId::random(),
            is_muted: true,
        }];
        assert!(tally.check(&anna, &mute).is_err());
    }
}
