//! Sessions, and clearing away what has run out.

use std::time::Duration;

use sqlx::{Any, FromRow, any::AnyArguments, query::Query};

use crate::{
    Millis, SessionKind, SessionRow, Store, StoreError, User, UserId, error::is_orphan,
    quota::Quota,
};

/// How long a notice that cannot be delivered stays in the outbox.
const NOTICE_LIFE: Duration = Duration::from_secs(2 * 24 * 60 * 60);

impl Store {
    /// Adds a session to at most `most` of its kind. One token too many is refused; of anything else the one that was used
    /// longest ago goes.
    ///
    /// # Errors
    ///
    /// [`StoreError::Full`] for one token too many, [`StoreError::NotFound`] if there is no such user.
    pub async fn add_session(&self, session: &SessionRow, most: u32) -> Result<(), StoreError> {
        let text =
            "insert into sessions (hash, user_id, kind, label, scope, created_at, seen_at, expires_at)
            values ($1, $2, $3, $4, $5, $6, $7, $8)";
        let query = sqlx::query(text)
            .bind(session.hash.as_str())
            .bind(session.user.as_str())
            .bind(session.kind.as_str())
            .bind(session.label.as_str())
            .bind(session.scope.as_str())
            .bind(session.created_at.0)
            .bind(session.seen_at.0)
            .bind(session.expires_at.map(|at| at.0));
        if session.kind == SessionKind::Bot {
            let count = "select count(*) from sessions where user_id = $1 and kind = 'bot'";
            let quota = Quota { count, most };
            return self.write_within(quota, &session.user, query).await;
        }
        self.write(query).await?;
        self.keep_sessions(&session.user, session.kind, most).await
    }

    /// The session with a hash and its user, whether or not it has run out.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn session(&self, hash: &str) -> Result<Option<(SessionRow, User)>, StoreError> {
        self.patiently(async {
            let text = "select * from sessions where hash = $1";
            let query = sqlx::query_as::<_, SessionRow>(text).bind(hash);
            let Some(session) = query.fetch_optional(&self.shared.read).await? else {
                return Ok(None);
            };
            match self.user(&session.user).await {
                Ok(user) => Ok(Some((session, user))),
                Err(StoreError::NotFound) => Ok(None),
                Err(error) => Err(error),
            }
        })
        .await
    }

    /// The sessions of a user, the last used first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn sessions(&self, user: &UserId) -> Result<Vec<SessionRow>, StoreError> {
        self.patiently(async {
            let text = "select * from sessions where user_id = $1 order by seen_at desc, hash";
            Ok(sqlx::query_as(text)
                .bind(user.as_str())
                .fetch_all(&self.shared.read)
                .await?)
        })
        .await
    }

    /// Notes that a session and its user were seen.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn touch_session(&self, hash: &str, at: Millis) -> Result<(), StoreError> {
        self.write(
            sqlx::query("update sessions set seen_at = $2 where hash = $1")
                .bind(hash)
                .bind(at.0),
        )
        .await?;
        let text = "update users set seen_at = $2 where id = (select user_id from sessions where hash = $1)";
        self.write(sqlx::query(text).bind(hash).bind(at.0))
            .await
            .map(drop)
    }

    /// Notes that a session and its user were seen, and when the session runs out from now on.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn prolong_session(
        &self,
        hash: &str,
        at: Millis,
        expires_at: Option<Millis>,
    ) -> Result<(), StoreError> {
        let text = "update sessions set expires_at = $2 where hash = $1";
        let query = sqlx::query(text).bind(hash).bind(expires_at.map(|at| at.0));
        self.write(query).await?;
        self.touch_session(hash, at).await
    }

    /// Ends a session of a user, if it is theirs.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if it is not.
    pub async fn delete_session(&self, hash: &str, user: &UserId) -> Result<(), StoreError> {
        let text = "delete from sessions where hash = $1 and user_id = $2";
        match self
            .write(sqlx::query(text).bind(hash).bind(user.as_str()))
            .await?
        {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    /// Ends all sessions of a user, or all of one kind.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn delete_sessions(
        &self,
        user: &UserId,
        kind: Option<SessionKind>,
    ) -> Result<(), StoreError> {
        let query = match kind {
            Some(kind) => {
                let text = "delete from sessions where user_id = $1 and kind = $2";
                sqlx::query(text).bind(user.as_str()).bind(kind.as_str())
            }
            None => sqlx::query("delete from sessions where user_id = $1").bind(user.as_str()),
        };
        self.write(query).await.map(drop)
    }

    /// Ends all sessions of a user of one kind but those `most` that were used last.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn keep_sessions(
        &self,
        user: &UserId,
        kind: SessionKind,
        most: u32,
    ) -> Result<(), StoreError> {
        let text = "delete from sessions where user_id = $1 and kind = $2 and hash not in (
                select hash from sessions where user_id = $1 and kind = $2
                order by seen_at desc, hash limit $3
            )";
        let query = sqlx::query(text)
            .bind(user.as_str())
            .bind(kind.as_str())
            .bind(i64::from(most));
        self.write(query).await.map(drop)
    }

    /// Clears away sessions that have run out and notices that are too old to matter.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn purge(&self, now: Millis) -> Result<(), StoreError> {
        self.write(sqlx::query("delete from sessions where expires_at <= $1").bind(now.0))
            .await?;
        let text = "delete from outbox where created_at < $1";
        self.write(sqlx::query(text).bind(now.minus(NOTICE_LIFE).0))
            .await
            .map(drop)
    }

    /// Does one small write and says how many rows it touched.
    pub(crate) async fn write(
        &self,
        query: Query<'_, Any, AnyArguments>,
    ) -> Result<u64, StoreError> {
        self.patiently(async {
            match query.execute(&mut *self.writing().await?).await {
                Ok(result) => Ok(result.rows_affected()),
                Err(error) if is_orphan(&error) => Err(StoreError::NotFound),
                Err(error) => Err(error.into()),
            }
        })
        .await
    }

    /// Reads one row, if it is there.
    pub(crate) async fn find<T>(
        &self,
        query: Query<'_, Any, AnyArguments>,
    ) -> Result<Option<T>, StoreError>
    where
        T: for<'r> FromRow<'r, sqlx::any::AnyRow>,
    {
        self.patiently(async {
            let row = query.fetch_optional(&self.shared.read).await?;
            Ok(row.as_ref().map(T::from_row).transpose()?)
        })
        .await
    }
}
