//! Reading a whole server back from lines of JSON.

use std::io::BufRead;

use serde_json::{Map, Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::{Store, StoreError, dump_columns::DUMP_TABLES, export::VERSION};

impl Store {
    /// Fills an empty store with what [`Store::export`] wrote, all of it or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotEmpty`] if there is anything in the store, [`StoreError::Import`] with the number of the line
    /// that is wrong.
    pub async fn import(&self, lines: impl BufRead + Send) -> Result<(), StoreError> {
        let mut connection = self.writing().await?;
        let mut transaction = connection.begin_with(self.dialect().begin_write()).await?;
        check_empty(&mut transaction).await?;
        let mut lines = Lines { lines, number: 0 };
        read(&mut lines, &mut transaction).await?;
        check_whole(&mut transaction, lines.number).await?;
        // Members are noted as they come; those who have left have written something.
        let text = "insert into visits (user_id, table_id)
            select distinct author, table_id from entries where author is not null
            on conflict do nothing";
        sqlx::query(text).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }
}

struct Lines<R> {
    lines: R,
    /// Of the line that was read last, counted from 1.
    number: u64,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<Map<String, Value>>, StoreError> {
        let mut text = String::new();
        self.number += 1;
        match self.lines.read_line(&mut text) {
            Ok(0) => Ok(None),
            Ok(_) => serde_json::from_str(&text)
                .map(Some)
                .map_err(|error| self.wrong(format!("not a JSON object: {error}"))),
            Err(error) => Err(self.wrong(error.to_string())),
        }
    }

    fn wrong(&self, reason: impl Into<String>) -> StoreError {
        StoreError::Import {
            line: self.number,
            reason: reason.into(),
        }
    }
}

async fn read<R: BufRead + Send>(
    lines: &mut Lines<R>,
    connection: &mut AnyConnection,
) -> Result<(), StoreError> {
    let header = lines.next()?.unwrap_or_default();
    if header.get("towpath") != Some(&json!("export")) {
        return Err(lines.wrong("not an export of this program"));
    }
    if header.get("version") != Some(&json!(VERSION)) {
        return Err(lines.wrong(format!("not version {VERSION} of the export")));
    }
    let texts: Vec<String> = DUMP_TABLES.iter().map(|table| table.insert()).collect();
    let mut n_rows: u64 = 0;
    loop {
        let Some(line) = lines.next()? else {
            return Err(lines.wrong("the end is missing"));
        };
        let mut words = line.into_iter();
        let (Some((word, values)), None) = (words.next(), words.next()) else {
            return Err(lines.wrong("not one row"));
        };
        if word == "end" {
            if values != json!({ "lines": n_rows }) {
                return Err(lines.wrong(format!("it has {n_rows} rows, not as many as it says")));
            }
            return match lines.next()? {
                None => Ok(()),
                Some(_) => Err(lines.wrong("there is more after the end")),
            };
        }
        let table = DUMP_TABLES
            .iter()
            .zip(&texts)
            .find(|(table, _)| table.word == word);
        let (Some((table, text)), Value::Object(values)) = (table, values) else {
            return Err(lines.wrong(format!("`{word}` is no row")));
        };
        let query = table.bind(sqlx::query(AssertSqlSafe(text.as_str())), values);
        let query = query.map_err(|reason| lines.wrong(reason))?;
        query
            .execute(&mut *connection)
            .await
            .map_err(|error| match StoreError::from(error) {
                StoreError::Database(error) => lines.wrong(error.to_string()),
                error => error,
            })?;
        n_rows += 1;
    }
}

async fn check_empty(connection: &mut AnyConnection) -> Result<(), StoreError> {
    for table in &DUMP_TABLES {
        let text = format!("select 1 from {} limit 1", table.table);
        if sqlx::query(AssertSqlSafe(text))
            .fetch_optional(&mut *connection)
            .await?
            .is_some()
        {
            return Err(StoreError::NotEmpty);
        }
    }
    Ok(())
}

/// Checks that every table has the entries that its row promises, and every entry a table.
async fn check_whole(connection: &mut AnyConnection, line: u64) -> Result<(), StoreError> {
    let text = "select coalesce(t.id, e.table_id)
        from tables t full join (
            select table_id, count(*) as n, min(seq) as low, max(seq) as high from entries group by table_id
        ) e on e.table_id = t.id
        where coalesce(t.seq, -1) <> coalesce(e.n, 0) or coalesce(e.low, 1) <> 1
            or coalesce(e.high, 0) <> coalesce(e.n, 0)
        limit 1";
    match sqlx::query_scalar::<_, String>(text)
        .fetch_optional(connection)
        .await?
    {
        None => Ok(()),
        Some(id) => Err(StoreError::Import {
            line,
            reason: format!("table {id} does not have the entries it should have"),
        }),
    }
}
