//! Writing and reading users.

use sqlx::{Any, AssertSqlSafe, any::AnyArguments, query::Query};

use crate::{
    Store, StoreError, User, UserId,
    error::is_clash,
    name::{fold, look},
};

impl Store {
    /// Adds a user.
    ///
    /// # Errors
    ///
    /// [`StoreError::NameTaken`] if somebody has the name, however it is spelled, or one that looks like it.
    pub async fn add_user(&self, user: &User) -> Result<(), StoreError> {
        let text =
            "insert into users (id, name, folded, look, password, language, created_at, seen_at)
            values ($1, $2, $3, $4, $5, $6, $7, $8)";
        let name = user.name.as_deref();
        let query = sqlx::query(text)
            .bind(user.id.as_str())
            .bind(name)
            .bind(name.map(fold))
            .bind(name.map(look))
            .bind(user.password.as_deref())
            .bind(user.language.as_deref())
            .bind(user.created_at.0)
            .bind(user.seen_at.0);
        self.write_named(query).await.map(drop)
    }

    /// Changes the name and the language of a user, and when they were seen.
    ///
    /// # Errors
    ///
    /// [`StoreError::NameTaken`] if somebody else has the name or one that looks like it, [`StoreError::NotFound`] if there is no such user.
    pub async fn update_user(&self, user: &User) -> Result<(), StoreError> {
        let text = "update users set name = $2, folded = $3, look = $4, language = $5, seen_at = $6
            where id = $1";
        let name = user.name.as_deref();
        let query = sqlx::query(text)
            .bind(user.id.as_str())
            .bind(name)
            .bind(name.map(fold))
            .bind(name.map(look))
            .bind(user.language.as_deref())
            .bind(user.seen_at.0);
        match self.write_named(query).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    /// Sets what is kept of the password of a user, and nothing else: whoever changes a name meanwhile does not bring the
    /// old one back.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such user.
    pub async fn set_password(&self, id: &UserId, hash: &str) -> Result<(), StoreError> {
        let text = "update users set password = $2 where id = $1";
        match self
            .write(sqlx::query(text).bind(id.as_str()).bind(hash))
            .await?
        {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    /// Writes a name, if nobody else has it.
    async fn write_named(&self, query: Query<'_, Any, AnyArguments>) -> Result<u64, StoreError> {
        self.patiently(async {
            match query.execute(&mut *self.writing().await?).await {
                Ok(result) => Ok(result.rows_affected()),
                Err(error) if is_clash(&error) => Err(StoreError::NameTaken),
                Err(error) => Err(error.into()),
            }
        })
        .await
    }

    /// The user with an id.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is none.
    pub async fn user(&self, id: &UserId) -> Result<User, StoreError> {
        self.one_user("select * from users where id = $1", id.as_str())
            .await
    }

    /// The user with a name, however it is spelled.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is none.
    pub async fn user_called(&self, name: &str) -> Result<User, StoreError> {
        self.one_user("select * from users where folded = $1", &fold(name))
            .await
    }

    async fn one_user(&self, text: &'static str, key: &str) -> Result<User, StoreError> {
        self.patiently(async {
            let user = sqlx::query_as(text)
                .bind(key)
                .fetch_optional(&self.shared.read)
                .await?;
            user.ok_or(StoreError::NotFound)
        })
        .await
    }

    /// Those of these users that there are, in the order of their ids.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        let Some(last) = ids.last() else {
            return Ok(Vec::new());
        };
        // The last is named as often as there is room, so that there are few statements to prepare.
        let n_places = ids.len().next_power_of_two();
        let places: Vec<String> = (1..=n_places).map(|nth| format!("${nth}")).collect();
        let places = places.join(", ");
        let text = format!("select * from users where id in ({places}) order by id");
        self.patiently(async {
            let named = ids.iter().chain(std::iter::repeat(last)).take(n_places);
            let query = named.fold(sqlx::query_as(AssertSqlSafe(text)), |query, id| {
                query.bind(id.as_str())
            });
            Ok(query.fetch_all(&self.shared.read).await?)
        })
        .await
    }
}
