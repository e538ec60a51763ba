//! Reading tables, their logs and their members.

use std::fmt::Write;

use sqlx::AssertSqlSafe;

use crate::{Entry, Member, Millis, Stage, Store, StoreError, TableId, TableQuery, TableRow};

impl Store {
    /// What is known of a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn table(&self, id: &TableId) -> Result<TableRow, StoreError> {
        self.patiently(async {
            let query = sqlx::query_as("select * from tables where id = $1").bind(id.as_str());
            query
                .fetch_optional(&self.shared.read)
                .await?
                .ok_or(StoreError::NotFound)
        })
        .await
    }

    /// The log of a table from the entry after this number on, in order.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn entries(&self, id: &TableId, after: u64) -> Result<Vec<Entry>, StoreError> {
        self.patiently(async {
            let text = "select seq, at, kind, author, key, body from entries
                where table_id = $1 and seq > $2 order by seq";
            let query = sqlx::query_as(text)
                .bind(id.as_str())
                .bind(i64::try_from(after).unwrap_or(i64::MAX));
            Ok(query.fetch_all(&self.shared.read).await?)
        })
        .await
    }

    /// Everybody who sits at a table, hosts it or has a seat kept for them.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn members(&self, id: &TableId) -> Result<Vec<Member>, StoreError> {
        self.patiently(async {
            let text =
                "select user_id, is_invited from members where table_id = $1 order by user_id";
            let query = sqlx::query_as(text).bind(id.as_str());
            Ok(query.fetch_all(&self.shared.read).await?)
        })
        .await
    }

    /// The tables that a query asks for, the last changed first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tables(&self, query: &TableQuery) -> Result<Vec<TableRow>, StoreError> {
        self.patiently(async {
            let text = list_text(query);
            let mut list = sqlx::query_as(AssertSqlSafe(text)).bind(i64::from(query.limit));
            if let Some(game) = &query.game {
                list = list.bind(game.as_str());
            }
            if let Some(member) = &query.member {
                list = list.bind(member.as_str());
            }
            if let Some((at, id)) = &query.before {
                list = list.bind(at.0).bind(id.as_str());
            }
            Ok(list.fetch_all(&self.shared.read).await?)
        })
        .await
    }

    /// The tables for which the server has to do something by itself, the most overdue first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn due_tables(&self, now: Millis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.patiently(async {
            let text = "select id from tables where wake_at <= $1 order by wake_at, id limit $2";
            let query = sqlx::query_scalar(text).bind(now.0).bind(i64::from(limit));
            let ids: Vec<String> = query.fetch_all(&self.shared.read).await?;
            Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
        })
        .await
    }
}

/// The text of a list, whose placeholders are numbered in the order in which [`Store::tables`] binds.
fn list_text(query: &TableQuery) -> String {
    let mut n_bound = 1;
    let mut next = || {
        n_bound += 1;
        n_bound
    };
    let mut clauses = Vec::new();
    if !query.stages.is_empty() {
        // One person's tables are few. Asked this way, no database looks through all of a stage for them.
        let (word, is_named) = match query.member {
            Some(_) => ("not in", false),
            None => ("in", true),
        };
        let stages: Vec<String> = Stage::ALL
            .iter()
            .filter(|stage| query.stages.contains(stage) == is_named)
            .map(|stage| format!("'{stage}'"))
            .collect();
        if !stages.is_empty() {
            clauses.push(format!("stage {word} ({})", stages.join(", ")));
        }
    }
    if query.is_listed {
        clauses.push("is_listed = 1".into());
    }
    if query.game.is_some() {
        clauses.push(format!("game = ${}", next()));
    }
    if query.member.is_some() {
        clauses.push(format!(
            "id in (select table_id from members where user_id = ${})",
            next()
        ));
    }
    if query.before.is_some() {
        clauses.push(format!("(updated_at, id) < (${}, ${})", next(), next()));
    }
    let mut text = String::from("select * from tables");
    for (idx, clause) in clauses.iter().enumerate() {
        let word = if idx == 0 { "where" } else { "and" };
        write!(text, " {word} {clause}").expect("room in memory");
    }
    text.push_str(" order by updated_at desc, id desc limit $1");
    text
}
