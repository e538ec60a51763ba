//! A whole server as lines of JSON, for moving it or keeping it.

use std::io::Write;

use futures_util::TryStreamExt;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection};

use crate::{Store, StoreError, dump_columns::DUMP_TABLES};

/// The version of the lines.
pub(crate) const VERSION: u64 = 1;

impl Store {
    /// Writes everything but the outbox, as it is at one moment: a header, a line for each row, and a last line that
    /// says how many rows there were.
    ///
    /// # Errors
    ///
    /// If the database or the writer fails: what was written is then not whole, and has no last line.
    pub async fn export(&self, out: &mut (impl Write + Send)) -> Result<(), StoreError> {
        let mut connection = self.shared.read.acquire().await?;
        let mut transaction = connection
            .begin_with(self.dialect().begin_snapshot())
            .await?;
        line(out, &json!({ "towpath": "export", "version": VERSION }))?;
        let mut n_rows: u64 = 0;
        for table in &DUMP_TABLES {
            let mut rows = sqlx::query(AssertSqlSafe(table.select())).fetch(&mut *transaction);
            while let Some(row) = rows.try_next().await? {
                line(out, &table.write(&row)?)?;
                n_rows += 1;
            }
        }
        transaction.rollback().await?;
        line(out, &json!({ "end": { "lines": n_rows } }))?;
        Ok(out.flush()?)
    }
}

fn line(out: &mut impl Write, value: &Value) -> std::io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
