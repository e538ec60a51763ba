//! What belongs to people and tables: webhooks and notes.

use crate::{Store, StoreError, TableId, UserId, Webhook};

impl Store {
    /// Sets or removes where a user's notices go.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such user.
    pub async fn set_webhook(
        &self,
        user: &UserId,
        webhook: Option<&Webhook>,
    ) -> Result<(), StoreError> {
        let query = match webhook {
            Some(webhook) => {
                let text = "insert into webhooks (user_id, url, style) values ($1, $2, $3)
                    on conflict (user_id) do update set url = excluded.url, style = excluded.style";
                sqlx::query(text)
                    .bind(user.as_str())
                    .bind(webhook.url.as_str())
                    .bind(webhook.style.as_str())
            }
            None => sqlx::query("delete from webhooks where user_id = $1").bind(user.as_str()),
        };
        self.write(query).await.map(drop)
    }

    /// Where a user's notices go.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn webhook(&self, user: &UserId) -> Result<Option<Webhook>, StoreError> {
        self.find(sqlx::query("select * from webhooks where user_id = $1").bind(user.as_str()))
            .await
    }

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
