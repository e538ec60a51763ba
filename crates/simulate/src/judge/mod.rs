//! The judge: reads the file beside the servers after every operation, and looks at every answer.
//!
//! `file` reads what is stored, `table` folds the log of a table into a model of its own, `law` says who may do what
//! there, `replay` plays its game, `answers` compares what people are told with all that, `copies` looks at copies of games,
//! `sessions` knows who may still show what to be known, `webhooks` what is told elsewhere.

mod answers;
mod copies;
mod file;
mod law;
mod replay;
mod sessions;
mod table;
mod webhooks;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use rusqlite::{Connection, OpenFlags};
use serde_json::Value;

pub use law::Link;
pub use sessions::{Means, Sessions};
pub use table::{Kind, Log, Sitter, Stage, Stored};
pub use webhooks::Webhooks;

/// How many findings of one kind are kept.
const KEPT: usize = 3;

/// Something that must not be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The promise that is broken.
    pub kind: &'static str,
    pub what: String,
    /// When it was found.
    pub at: Duration,
}

/// How much one person may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    pub tables: u32,
    pub tokens: u32,
}

/// What people have sent and got, by which the law goes.
#[derive(Debug, Default)]
pub struct Dealings {
    /// Commands by their sender, table and id.
    pub sent: BTreeMap<(String, String, String), Value>,
    /// Links by their secret.
    pub links: BTreeMap<String, Link>,
    /// Those who have asked to be forgotten, and may be gone.
    pub leaving: BTreeSet<String>,
    /// Who sat where at the end of a game, by the table where the same people may play again.
    pub rematches: BTreeMap<String, Vec<Sitter>>,
}

/// Whoever finds out what must not be.
#[derive(Debug)]
pub struct Judge {
    db: Connection,
    /// SQLite's own number for what others have written to the file.
    version: Option<i64>,
    quotas: Quotas,
    pub tables: BTreeMap<String, Log>,
    pub dealings: Dealings,
    pub sessions: Sessions,
    pub webhooks: Webhooks,
    findings: Vec<Finding>,
    /// The entries that were read since this was last asked, as they are traced.
    read: Vec<String>,
    now: Duration,
}

impl Judge {
    /// A judge of the file at this path, which is there.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be read.
    pub fn new(file: &Path, quotas: Quotas) -> Result<Judge> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(file, flags)?;
        db.busy_timeout(Duration::from_secs(5))?;
        Ok(Judge {
            db,
            version: None,
            quotas,
            tables: BTreeMap::new(),
            dealings: Dealings::default(),
            sessions: Sessions::default(),
            webhooks: Webhooks::default(),
            findings: Vec::new(),
            read: Vec::new(),
            now: Duration::ZERO,
        })
    }

    /// Looks at what has been stored since the last look.
    pub fn look(&mut self, now: Duration) {
        self.now = now;
        if let Err(error) = self.read() {
            self.find("unreadable file", format!("{error:#}"));
        }
    }

    /// Notes something that must not be.
    pub fn find(&mut self, kind: &'static str, what: String) {
        let n_same = self.findings.iter().filter(|found| found.kind == kind);
        if n_same.count() < KEPT {
            let at = self.now;
            self.findings.push(Finding { kind, what, at });
        }
    }

    /// The entries that were read since this was last asked, as they are traced.
    pub fn take_read(&mut self) -> Vec<String> {
        std::mem::take(&mut self.read)
    }

    /// What was found.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The number of the last entry of a table.
    pub fn head(&self, table: &str) -> u64 {
        self.tables.get(table).map_or(0, Log::head)
    }

    /// The number of the last entry of a table that was stored by then.
    pub fn head_by(&self, table: &str, then: Duration) -> u64 {
        self.tables.get(table).map_or(0, |log| log.head_by(then))
    }
}
