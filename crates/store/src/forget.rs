//! Forgetting people: what is theirs goes, and what others need of it stays without their words.

use std::{collections::BTreeSet, path::Path, sync::Arc, time::Duration};

use rusqlite::OpenFlags;
use sqlx::{AnyConnection, Connection};
use tokio::{
    task::JoinHandle,
    time::{sleep, timeout},
};

use crate::{
    Dialect, Store, StoreError, TableId, UserId, listen::GONE, quota::hold, write_lock::WriteLock,
};

/// Every table that the user `$1` has ever sat at or hosted, in order.
const VISITED: &str = "select table_id from visits where user_id = $1 order by table_id";
/// How many tables are gone through in one transaction, so that others can write in between.
const CHUNK: usize = 50;
/// How long others may be kept from writing while the log that SQLite writes ahead is emptied.
const BRIEF: Duration = Duration::from_millis(200);
/// How long to wait before that is tried again.
const PAUSE: Duration = Duration::from_millis(500);
/// How long whoever goes waits for it. It goes on after that.
const WAIT: Duration = Duration::from_secs(2);

/// What is left of texts in which people use words of their own. To the store they are texts: whoever writes them knows
/// where the words are. What has none is left as it is.
#[derive(Clone, Copy, Debug)]
pub struct Blanks {
    /// In place of anything said.
    pub said: &'static str,
    /// A table's first entry without the words of its host.
    pub opened: fn(&str) -> Option<String>,
    /// A table's summary without them.
    pub summary: fn(&str) -> Option<String>,
    /// A notice about the table without them.
    pub notice: fn(&str) -> Option<String>,
}

impl Store {
    /// Forgets a user: sessions, webhook, notes, notices, maps that are not shared, the ids of what they sent. What they
    /// said, and the words they used as hosts of tables, become blanks; their scores and the maps they shared become
    /// nobody's.
    ///
    /// Their other entries stay, because a game cannot be replayed without them. Every node hears of it. Nothing of what
    /// goes stays in any file of a SQLite store, once nobody reads any more what was there before.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such user.
    pub async fn delete_user(&self, id: &UserId, blanks: &Blanks) -> Result<(), StoreError> {
        // Whoever has not gone yet can ask again if this fails.
        let mut blanked = BTreeSet::new();
        loop {
            let mut tables = self.visited(id).await?;
            tables.retain(|table| !blanked.contains(table));
            for tables in tables.chunks(CHUNK) {
                self.blank_visited(id, tables, blanks).await?;
            }
            blanked.extend(tables);
            if self.remove(id, &blanked, blanks).await? {
                break;
            }
        }
        timeout(WAIT, self.scrub()).await.ok();
        Ok(())
    }

    /// Blanks once more what the host of a table wrote, who has gone: whoever did not know yet may have stored it again.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn blank_table(&self, id: &TableId, blanks: &Blanks) -> Result<(), StoreError> {
        self.patiently(async {
            let mut connection = self.writing().await?;
            let mut transaction = connection.begin_with(self.dialect().begin_write()).await?;
            blank_host_words(&mut transaction, id.as_str(), blanks).await?;
            let text = "select id, body from outbox where table_id = $1";
            blank_notices(&mut transaction, text, id.as_str(), blanks).await?;
            Ok(transaction.commit().await?)
        })
        .await?;
        drop(self.scrub());
        Ok(())
    }

    /// Every table that a user has ever sat at or hosted, in order.
    async fn visited(&self, id: &UserId) -> Result<Vec<String>, StoreError> {
        self.patiently(async {
            let query = sqlx::query_scalar(VISITED).bind(id.as_str());
            Ok(query.fetch_all(&self.shared.read).await?)
        })
        .await
    }

    async fn blank_visited(
        &self,
        id: &UserId,
        tables: &[String],
        blanks: &Blanks,
    ) -> Result<(), StoreError> {
        self.patiently(async {
            let mut connection = self.writing().await?;
            let mut transaction = connection.begin_with(self.dialect().begin_write()).await?;
            for table in tables {
                let text = "select host from tables where id = $1";
                let query = sqlx::query_scalar(text).bind(table.as_str());
                let host: Option<String> = query.fetch_optional(&mut *transaction).await?;
                if host.as_deref() == Some(id.as_str()) {
                    blank_host_words(&mut transaction, table, blanks).await?;
                }
                let text = "update entries set key = null
                    where table_id = $1 and author = $2 and key is not null";
                let query = sqlx::query(text).bind(table.as_str()).bind(id.as_str());
                query.execute(&mut *transaction).await?;
            }
            Ok(transaction.commit().await?)
        })
        .await
    }

    /// Removes a user, with all that is theirs alone, unless they have come to a table that is not among `blanked`.
    /// From then on they come to none.
    async fn remove(
        &self,
        id: &UserId,
        blanked: &BTreeSet<String>,
        blanks: &Blanks,
    ) -> Result<bool, StoreError> {
        self.patiently(async {
            let mut connection = self.writing().await?;
            let mut transaction = connection.begin_with(self.dialect().begin_write()).await?;
            hold(self.dialect(), &mut transaction, id).await?;
            let visited: Vec<String> = sqlx::query_scalar(VISITED)
                .bind(id.as_str())
                .fetch_all(&mut *transaction)
                .await?;
            if visited.iter().any(|table| !blanked.contains(table)) {
                return Ok(false);
            }
            // Notes, sessions and webhook go with the user, and what remains is no longer theirs.
            for text in [
                "delete from maps where owner = $1 and is_shared = 0",
                "delete from outbox where user_id = $1",
                "delete from visits where user_id = $1",
            ] {
                let query = sqlx::query(text).bind(id.as_str());
                query.execute(&mut *transaction).await?;
            }
            let query = sqlx::query("delete from users where id = $1").bind(id.as_str());
            if query.execute(&mut *transaction).await?.rows_affected() == 0 {
                return Err(StoreError::NotFound);
            }
            let text =
                "update entries set key = null, body = $2 where author = $1 and kind = 'said'";
            let query = sqlx::query(text).bind(id.as_str()).bind(blanks.said);
            query.execute(&mut *transaction).await?;
            let text = "select outbox.id, outbox.body from outbox
                join tables on tables.id = outbox.table_id where tables.host = $1";
            blank_notices(&mut transaction, text, id.as_str(), blanks).await?;
            if self.dialect() == Dialect::Postgres {
                let query = sqlx::query("select pg_notify($1, $2)").bind(GONE);
                query.bind(id.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            self.shared.seam.forgotten(id);
            Ok(true)
        })
        .await
    }

    /// Sees to it that what is gone does not stay in the log that SQLite writes ahead. Not even whoever hangs up
    /// meanwhile ends this.
    fn scrub(&self) -> JoinHandle<()> {
        let shared = Arc::downgrade(&self.shared);
        tokio::spawn(async move {
            while let Some(shared) = shared.upgrade() {
                let Some(file) = shared.file.as_deref().filter(|_| !shared.read.is_closed()) else {
                    return;
                };
                if matches!(empty_log(file, &shared.write_lock).await, Ok(true)) {
                    return;
                }
                drop(shared);
                sleep(PAUSE).await;
            }
        })
    }
}

/// How the log that SQLite writes ahead is copied into the file.
#[derive(Clone, Copy)]
enum Checkpoint {
    /// As far as it can be while others read and write.
    Passive,
    /// To its end, and nothing is left of it.
    Truncate,
}

/// Empties the log that SQLite writes ahead, unless somebody still reads what was there before.
async fn empty_log(file: &Path, write_lock: &WriteLock) -> Result<bool, StoreError> {
    checkpoint(file, Checkpoint::Passive).await?;
    // Little is left to be copied while others wait.
    let _guard = write_lock.lock().await?;
    checkpoint(file, Checkpoint::Truncate).await
}

/// Whether the log was copied to its end.
async fn checkpoint(file: &Path, how: Checkpoint) -> Result<bool, StoreError> {
    let file = file.to_owned();
    let work = move || -> Result<bool, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = rusqlite::Connection::open_with_flags(file, flags)?;
        connection.busy_timeout(BRIEF)?;
        let text = match how {
            Checkpoint::Passive => "pragma wal_checkpoint(passive)",
            Checkpoint::Truncate => "pragma wal_checkpoint(truncate)",
        };
        let is_busy: i64 = connection.query_row(text, (), |row| row.get(0))?;
        Ok(is_busy == 0)
    };
    // Who else reads at this very moment is nothing that a simulation knows.
    #[cfg(feature = "simulation")]
    if crate::simulation::is_on() {
        return work().map(|_| true);
    }
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(StoreError::unavailable(error)))
}

/// Takes the words of its host out of a table's row and first entry.
async fn blank_host_words(
    connection: &mut AnyConnection,
    table: &str,
    blanks: &Blanks,
) -> Result<(), sqlx::Error> {
    // The table cannot grow until this is done: its row is written to first.
    let text = "update tables set summary = summary where id = $1 returning summary";
    let query = sqlx::query_scalar(text).bind(table);
    let summary: Option<String> = query.fetch_optional(&mut *connection).await?;
    if let Some(summary) = summary.and_then(|summary| (blanks.summary)(&summary)) {
        let text = "update tables set summary = $2 where id = $1";
        let query = sqlx::query(text).bind(table).bind(summary);
        query.execute(&mut *connection).await?;
    }
    let text = "select body from entries where table_id = $1 and seq = 1";
    let query = sqlx::query_scalar(text).bind(table);
    let opened: Option<String> = query.fetch_optional(&mut *connection).await?;
    if let Some(opened) = opened.and_then(|opened| (blanks.opened)(&opened)) {
        let text = "update entries set body = $2 where table_id = $1 and seq = 1";
        let query = sqlx::query(text).bind(table).bind(opened);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Takes the words of hosts out of the notices that a statement finds by an id.
async fn blank_notices(
    connection: &mut AnyConnection,
    find: &'static str,
    by: &str,
    blanks: &Blanks,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query_as(find).bind(by);
    let notices: Vec<(i64, String)> = query.fetch_all(&mut *connection).await?;
    for (id, body) in notices {
        if let Some(body) = (blanks.notice)(&body) {
            let text = "update outbox set body = $2 where id = $1";
            let query = sqlx::query(text).bind(id).bind(body);
            query.execute(&mut *connection).await?;
        }
    }
    Ok(())
}
