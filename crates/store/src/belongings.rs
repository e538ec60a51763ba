//! What belongs to people and tables: webhooks, notes, links.

use crate::{Link, Store, StoreError, TableId, UserId, Webhook};

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

    /// Makes a link, in place of the one that led to the same seat.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn set_link(&self, link: &Link) -> Result<(), StoreError> {
        let text = "insert into links (hash, table_id, seat, created_at) values ($1, $2, $3, $4)
            on conflict (table_id, coalesce(seat, -1))
            do update set hash = excluded.hash, created_at = excluded.created_at";
        let query = sqlx::query(text)
            .bind(link.hash.as_str())
            .bind(link.table.as_str())
            .bind(link.seat.map(i64::from))
            .bind(link.created_at.0);
        self.write(query).await.map(drop)
    }

    /// Where a link leads.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn link(&self, hash: &str) -> Result<Option<Link>, StoreError> {
        self.find(sqlx::query("select * from links where hash = $1").bind(hash))
            .await
    }

    /// Removes the link to a seat, or the invitation to the table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn delete_link(&self, table: &TableId, seat: Option<u8>) -> Result<(), StoreError> {
        let text = "delete from links where table_id = $1 and coalesce(seat, -1) = $2";
        let query = sqlx::query(text)
            .bind(table.as_str())
            .bind(seat.map_or(-1, i64::from));
        self.write(query).await.map(drop)
    }
}
