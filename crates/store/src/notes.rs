//! What people write down at tables for nobody else to see.

use crate::{Store, StoreError, TableId, UserId};

impl Store {
    /// What a user wrote down at a table for nobody else to see.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn note(&self, table: &TableId, user: &UserId) -> Result<Option<String>, StoreError> {
        let text = "select body from notes where table_id = $1 and user_id = $2";
        let note: Option<(String,)> = self
            .find(sqlx::query(text).bind(table.as_str()).bind(user.as_str()))
            .await?;
        Ok(note.map(|(body,)| body))
    }

    /// Writes a user's note at a table; an empty text removes it.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such table or user.
    pub async fn set_note(
        &self,
        table: &TableId,
        user: &UserId,
        text: &str,
    ) -> Result<(), StoreError> {
        let query = if text.is_empty() {
            sqlx::query("delete from notes where table_id = $1 and user_id = $2")
        } else {
            sqlx::query(
                "insert into notes (table_id, user_id, body) values ($1, $2, $3)
                on conflict (table_id, user_id) do update set body = excluded.body",
            )
        };
        let query = query.bind(table.as_str()).bind(user.as_str());
        self.write(if text.is_empty() {
            query
        } else {
            query.bind(text)
        })
        .await
        .map(drop)
    }
}
