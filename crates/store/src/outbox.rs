//! Notices on their way out.

use std::time::Duration;

use crate::{Dialect, Millis, QueuedNotice, Store, StoreError};

impl Store {
    /// Claims notices that are due, the oldest first: until the lease runs out nobody else gets them.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn due_notices(
        &self,
        now: Millis,
        lease: Duration,
        limit: u32,
    ) -> Result<Vec<QueuedNotice>, StoreError> {
        let text = match self.dialect() {
            Dialect::Sqlite => {
                "update outbox set next_at = $1, tries = tries + 1
                where id in (select id from outbox where next_at <= $2 order by next_at, id limit $3)
                returning *"
            }
            Dialect::Postgres => {
                "update outbox set next_at = $1, tries = tries + 1
                where id in (
                    select id from outbox where next_at <= $2 order by next_at, id limit $3 for update skip locked)
                returning *"
            }
        };
        self.patiently(async {
            let query = sqlx::query_as(text)
                .bind(now.plus(lease).0)
                .bind(now.0)
                .bind(i64::from(limit));
            let mut connection = self.writing().await?;
            let mut notices: Vec<QueuedNotice> = query.fetch_all(&mut *connection).await?;
            notices.sort_by_key(|notice| notice.id);
            Ok(notices)
        })
        .await
    }

    /// Removes a notice that was delivered or given up.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn settle_notice(&self, id: i64) -> Result<(), StoreError> {
        self.write(sqlx::query("delete from outbox where id = $1").bind(id))
            .await
            .map(drop)
    }

    /// Puts a notice off until a moment.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn delay_notice(&self, id: i64, until: Millis) -> Result<(), StoreError> {
        let text = "update outbox set next_at = $2 where id = $1";
        self.write(sqlx::query(text).bind(id).bind(until.0))
            .await
            .map(drop)
    }
}
