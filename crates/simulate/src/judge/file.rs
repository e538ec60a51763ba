//! What is stored: logs, rows, members, quotas and links.

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::table::{Kind, Log, Stage, Stored};
use super::{Judge, law};

impl Judge {
    /// Reads what is new in the file.
    pub(super) fn read(&mut self) -> Result<()> {
        let version: i64 = self
            .db
            .pragma_query_value(None, "data_version", |row| row.get(0))?;
        if self.version.replace(version) == Some(version) {
            return Ok(());
        }
        self.read_tables()?;
        self.read_outbox()?;
        self.count()
    }

    fn read_tables(&mut self) -> Result<()> {
        let text = "select id, seq, stage from tables order by id";
        let rows: Vec<(String, u64, String)> = self.all(text, (), |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)? as u64, row.get(2)?))
        })?;
        for (id, seq, stage) in rows {
            let head = self.head(&id);
            if seq == head {
                continue;
            }
            if seq < head {
                let what = format!("table {id} went from entry {head} to {seq}");
                self.find("entries lost", what);
                continue;
            }
            for entry in self.entries(&id, head)? {
                self.fold(&id, entry);
            }
            let Some(log) = self.tables.get(&id) else {
                continue;
            };
            if log.head() != seq || log.stage().name() != stage {
                let what = format!(
                    "table {id} is {stage} at {seq} in its row, and {} at {} by its log",
                    log.stage().name(),
                    log.head()
                );
                self.find("row differs from log", what);
            }
            self.check_members(&id)?;
        }
        Ok(())
    }

    /// The entries of a table after one, as they are stored.
    pub(super) fn entries(&self, table: &str, after: u64) -> Result<Vec<Stored>> {
        let text = "select seq, at, kind, author, key, body from entries
            where table_id = ? and seq > ? order by seq";
        self.all(text, (table, after as i64), |row| {
            Ok(Stored {
                seq: row.get::<_, i64>(0)? as u64,
                at: row.get(1)?,
                kind: row.get(2)?,
                author: row.get(3)?,
                key: row.get(4)?,
                text: row.get(5)?,
            })
        })
    }

    /// Takes an entry into the model.
    pub fn fold(&mut self, table: &str, entry: Stored) {
        let seq = entry.seq;
        let author = entry.author.as_deref().unwrap_or("nobody");
        let brief: String = entry.text.chars().take(400).collect();
        self.read
            .push(format!("{table} {seq} by {author}: {brief}"));
        let mut wrong: Vec<(&'static str, String)> = Vec::new();
        match self.tables.get_mut(table) {
            None => match Log::open(entry.clone(), self.now) {
                Ok(log) => {
                    self.tables.insert(table.to_owned(), log);
                    self.check_copy(table, &entry);
                }
                Err(error) => wrong.push(("unreadable log", format!("{error:#}"))),
            },
            Some(log) => {
                if let (Some(author), Some(key)) = (&entry.author, &entry.key)
                    && log.entry_of(author, key).is_some()
                {
                    let what = format!("{author} has {key} there twice");
                    wrong.push(("command stored twice", what));
                }
                let body = serde_json::from_str(&entry.text).unwrap_or_default();
                if let Err(what) = law::check(log, &entry, &body, &mut self.dealings, table) {
                    wrong.push((what.kind, what.what));
                }
                let (was, at) = (log.stage(), entry.at);
                if let Err(error) = log.fold(entry, &body, self.now) {
                    wrong.push(("unreadable log", format!("{error:#}")));
                }
                if was != log.stage() && log.stage() == Stage::Finished {
                    let next = law::rematch_of(table, &log.salt, at);
                    let sitters = log.sitters().to_vec();
                    self.dealings.rematches.insert(next, sitters);
                }
            }
        }
        for (kind, what) in wrong {
            self.find(kind, format!("table {table}, entry {seq}: {what}"));
        }
    }

    fn check_members(&mut self, table: &str) -> Result<()> {
        let text = "select user_id, is_invited from members where table_id = ? order by user_id";
        let members: Vec<(String, bool)> =
            self.all(text, (table,), |row| Ok((row.get(0)?, row.get(1)?)))?;
        let log = self.tables.get(table).context("a table that was read")?;
        let expected = log.members();
        if members != expected {
            let what = format!("table {table} has {members:?} instead of {expected:?}");
            self.find("row differs from log", what);
        }
        Ok(())
    }

    /// Nobody has more than they may.
    fn count(&mut self) -> Result<()> {
        let quotas = self.quotas;
        let counts = [
            (
                "select user_id, count(*) from members join tables on tables.id = members.table_id
                where is_invited = 0 and stage in ('open', 'running') group by user_id having count(*) > ? order by user_id",
                quotas.tables,
                "tables",
            ),
            (
                "select user_id, count(*) from sessions
                where kind = 'bot' group by user_id having count(*) > ? order by user_id",
                quotas.tokens,
                "tokens",
            ),
        ];
        for (text, most, of) in counts {
            let over: Vec<(String, i64)> =
                self.all(text, (most,), |row| Ok((row.get(0)?, row.get(1)?)))?;
            for (user, count) in over {
                let what = format!("{user} has {count} {of} of {most}");
                self.find("quota exceeded", what);
            }
        }
        Ok(())
    }

    /// All rows of a query.
    pub(super) fn all<T>(
        &self,
        text: &str,
        params: impl rusqlite::Params,
        read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>> {
        let mut query = self.db.prepare_cached(text)?;
        let rows = query.query_map(params, read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Reads everything once more: what was stored once stays.
    pub fn compare_all(&mut self) -> Result<()> {
        let ids: Vec<String> = self.tables.keys().cloned().collect();
        for id in ids {
            let stored = self.entries(&id, 0)?;
            let Some(log) = self.tables.get(&id) else {
                continue;
            };
            // What somebody said who has gone is blanked, and how they called a table.
            let is_same = |(was, is): (&Stored, &Stored)| {
                let is_blanked = matches!(was.kind, Kind::Said | Kind::Opened);
                was.seq == is.seq && was.kind == is.kind && (was.text == is.text || is_blanked)
            };
            let is_whole = log.entries().len() == stored.len();
            if !is_whole || !log.entries().iter().zip(&stored).all(is_same) {
                self.find("entries lost", format!("table {id} is not what it was"));
            }
        }
        Ok(())
    }
}

/// The SHA-256 of a text in hexadecimal digits.
pub(super) fn digits(text: &str) -> String {
    let digest = Sha256::digest(text);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
