//! Where the notices of people go.

use crate::{Store, StoreError, UserId, Webhook};

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
                let text =
                    "insert into webhooks (user_id, url, style, is_quiet) values ($1, $2, $3, $4)
                    on conflict (user_id) do update
                    set url = excluded.url, style = excluded.style, is_quiet = excluded.is_quiet";
                sqlx::query(text)
                    .bind(user.as_str())
                    .bind(webhook.url.as_str())
                    .bind(webhook.style.as_str())
                    .bind(i64::from(webhook.is_quiet))
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
}
