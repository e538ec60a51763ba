//! Notices on their way out. A person has at most a hundred there; the oldest make room.

use std::time::Duration;

use sqlx::AssertSqlSafe;

use crate::{Millis, QueuedNotice, Store, StoreError, UserId};

/// A notice that is due, and where it is to go. It is nobody's until it is claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    pub id: i64,
    pub user: UserId,
    pub next_at: Millis,
    /// None if the user does not want to be told any more.
    pub url: Option<String>,
}

impl Store {
    /// Notices that are due, in order, from the one after `after` on.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn due_notices(
        &self,
        now: Millis,
        after: Option<(Millis, i64)>,
        limit: u32,
    ) -> Result<Vec<DueNotice>, StoreError> {
        let text = "select outbox.id, outbox.user_id, outbox.next_at, webhooks.url
            from outbox left join webhooks on webhooks.user_id = outbox.user_id
            where outbox.next_at <= $1 and (outbox.next_at, outbox.id) > ($2, $3)
            order by outbox.next_at, outbox.id limit $4";
        let (from, id) = after.unwrap_or((Millis(i64::MIN), i64::MIN));
        self.patiently(async {
            let query = sqlx::query_as(text)
                .bind(now.0)
                .bind(from.0)
                .bind(id)
                .bind(i64::from(limit));
            Ok(query.fetch_all(&self.shared.read).await?)
        })
        .await
    }

    /// Claims those of these notices that are still due: until the lease runs out nobody else gets them.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn claim_notices(
        &self,
        ids: &[i64],
        now: Millis,
        lease: Duration,
    ) -> Result<Vec<QueuedNotice>, StoreError> {
        let Some(last) = ids.last() else {
            return Ok(Vec::new());
        };
        // The last is named as often as there is room, so that there are few statements to prepare.
        let n_places = ids.len().next_power_of_two();
        let places: Vec<String> = (3..n_places + 3).map(|nth| format!("${nth}")).collect();
        let places = places.join(", ");
        let text = format!(
            "update outbox set next_at = $1, tries = tries + 1 where next_at <= $2 and id in ({places}) returning *"
        );
        self.patiently(async {
            let query = sqlx::query_as(AssertSqlSafe(text))
                .bind(now.plus(lease).0)
                .bind(now.0);
            let named = ids.iter().chain(std::iter::repeat(last)).take(n_places);
            let query = named.fold(query, |query, id| query.bind(*id));
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
