//! An entry of a table's log, read once.

use std::sync::Arc;

use store::{Entry, Millis, UserId};

use super::entry_body::EntryBody;
use super::state::Unreadable;

/// An entry of a table's log. The store has it as text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LogEntry {
    pub(crate) seq: u64,
    pub(crate) at: Millis,
    pub(crate) author: Option<UserId>,
    /// The id its sender gave it.
    pub(crate) key: Option<String>,
    pub(crate) body: EntryBody,
    /// How many bytes the store keeps of what it says.
    pub(crate) n_bytes: usize,
}

impl LogEntry {
    /// Reads an entry of the store.
    ///
    /// # Errors
    ///
    /// Returns why it cannot be read.
    pub(crate) fn read(entry: Entry) -> Result<Arc<LogEntry>, Unreadable> {
        let body = EntryBody::read(&entry.kind, &entry.body)
            .map_err(|error| Unreadable::new(entry.seq, error))?;
        if body.kind() != entry.kind {
            let reason = format!("it is kept as `{}`", entry.kind);
            return Err(Unreadable::new(entry.seq, reason));
        }
        Ok(Arc::new(LogEntry {
            seq: entry.seq,
            at: entry.at,
            author: entry.author,
            key: entry.key,
            body,
            n_bytes: entry.body.len(),
        }))
    }

    /// Reads a log.
    ///
    /// # Errors
    ///
    /// Returns which entry cannot be read, and why.
    pub(crate) fn read_all(
        log: impl IntoIterator<Item = Entry>,
    ) -> Result<Vec<Arc<LogEntry>>, Unreadable> {
        log.into_iter().map(LogEntry::read).collect()
    }

    /// A new entry, and what the store is to keep of it.
    pub(crate) fn new(
        seq: u64,
        at: Millis,
        author: Option<UserId>,
        key: Option<String>,
        body: EntryBody,
    ) -> (Arc<LogEntry>, Entry) {
        let stored = Entry {
            seq,
            at,
            kind: body.kind().to_owned(),
            author: author.clone(),
            key: key.clone(),
            body: body.write(),
        };
        let entry = LogEntry {
            seq,
            at,
            author,
            key,
            body,
            n_bytes: stored.body.len(),
        };
        (Arc::new(entry), stored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_kept_under_the_word_that_it_says() {
        let (entry, stored) = LogEntry::new(1, Millis(7), None, None, EntryBody::Closed {});
        assert_eq!(LogEntry::read(stored.clone()).unwrap(), entry);
        let kind = "starting".to_owned();
        assert!(LogEntry::read(Entry { kind, ..stored }).is_err());
    }
}
