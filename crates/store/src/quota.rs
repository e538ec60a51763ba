//! Adding what somebody may have only so many of: counted and written in one transaction.

use sqlx::{Any, AnyConnection, Connection, any::AnyArguments, query::Query};

use crate::{Dialect, Store, StoreError, UserId, error::is_orphan};

/// How many of something a person may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quota {
    /// Counts what the user `$1` has.
    pub(crate) count: &'static str,
    pub(crate) most: u32,
}

impl Store {
    /// Does one small write that gives a user one thing more.
    ///
    /// # Errors
    ///
    /// [`StoreError::Full`] if they have as many as they may, [`StoreError::NotFound`] if there is no such user.
    pub(crate) async fn write_within(
        &self,
        quota: Quota,
        user: &UserId,
        query: Query<'_, Any, AnyArguments>,
    ) -> Result<(), StoreError> {
        self.patiently(async {
            let mut connection = self.writing().await?;
            let mut transaction = connection.begin_with(self.dialect().begin_write()).await?;
            hold(self.dialect(), &mut transaction, user).await?;
            let count: i64 = sqlx::query_scalar(quota.count)
                .bind(user.as_str())
                .fetch_one(&mut *transaction)
                .await?;
            if count >= i64::from(quota.most) {
                return Err(StoreError::Full);
            }
            match query.execute(&mut *transaction).await {
                Ok(_) => Ok(transaction.commit().await?),
                Err(error) if is_orphan(&error) => Err(StoreError::NotFound),
                Err(error) => Err(error.into()),
            }
        })
        .await
    }
}

/// Keeps everybody else from giving this user anything, or a seat, until the transaction ends. A file has one writer anyway.
pub(crate) async fn hold(
    dialect: Dialect,
    transaction: &mut AnyConnection,
    user: &UserId,
) -> Result<(), StoreError> {
    if dialect == Dialect::Postgres {
        sqlx::query("select id from users where id = $1 for update")
            .bind(user.as_str())
            .execute(transaction)
            .await?;
    }
    Ok(())
}
