//! How much one person may write into the log of one table. Actions need no limit: the game ends, and what can be taken
//! back and done again is limited.

use std::collections::HashMap;

use store::{Entry, UserId};

use super::entry_body::EntryBody;
use crate::budgets::{LOG_BYTES, MUTES, PLANS, REMARKS, SEATINGS, TAKE_BACKS, UNDOS};
use crate::error::{Denied, Error};

/// What entries are counted together, and how many of them a person may write at a table.
const MOST: [(&[&str], u32); 6] = [
    (
        &["seated", "linked", "committed", "starting", "revealed"],
        SEATINGS,
    ),
    (&["said"], REMARKS),
    (&["muted"], MUTES),
    (&["planned", "ordered"], PLANS),
    (&["asked", "answered"], TAKE_BACKS),
    (&["undone"], UNDOS),
];

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
    pub(super) fn count(&mut self, entry: &Entry) {
        if let (Some(author), Some(nth)) = (&entry.author, counted_as(&entry.kind)) {
            let written = self.0.entry(author.clone()).or_default();
            written.entries[nth] += 1;
            written.bytes += entry.body.len();
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
            counted_as(body.kind()).is_some_and(|nth| {
                written.entries[nth] >= MOST[nth].1 || written.bytes >= LOG_BYTES
            })
        };
        match bodies.iter().any(is_full) {
            true => Err(Denied::LogFull.into()),
            false => Ok(()),
        }
    }
}

fn counted_as(kind: &str) -> Option<usize> {
    MOST.iter().position(|(kinds, _)| kinds.contains(&kind))
}

#[cfg(test)]
mod tests {
    use store::Millis;

    use super::*;

    fn said(author: &UserId, text: &str) -> Entry {
        let body = EntryBody::Said {
            text: text.to_owned(),
        };
        Entry {
            seq: 1,
            at: Millis(0),
            kind: body.kind().to_owned(),
            author: Some(author.clone()),
            key: None,
            body: body.write(),
        }
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
