//! Reading what people have reached alone. Scores are written with the last entry of their tables.

use crate::{Dialect, Score, Store, StoreError, UserId};

impl Store {
    /// The best scores on a map, the best first and the earlier before the later, each person's best only. Of those who
    /// have gone nobody knows which are whose, so all of theirs count.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn scores(&self, digest: &str, limit: u32) -> Result<Vec<Score>, StoreError> {
        let text = "select table_id, digest, user_id, points, turns, is_shown, at from (
                select *, row_number() over (
                    partition by coalesce(user_id, '-' || table_id) order by points desc, at, table_id
                ) as nth
                from scores where digest = $1
            ) as ranked
            where nth = 1 order by points desc, at, table_id limit $2";
        self.patiently(async {
            Ok(sqlx::query_as(text)
                .bind(digest)
                .bind(i64::from(limit))
                .fetch_all(&self.shared.read)
                .await?)
        })
        .await
    }

    /// The best score on each of these maps, as far as there is one, in the order of their digests.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn best_scores(&self, digests: &[String]) -> Result<Vec<Score>, StoreError> {
        let text = match self.dialect() {
            Dialect::Sqlite => {
                "select s.* from json_each($1) as asked join scores s on s.table_id = (
                    select table_id from scores where digest = asked.value
                    order by points desc, at, table_id limit 1
                ) order by s.digest"
            }
            Dialect::Postgres => {
                "select s.* from json_array_elements_text($1::json) as asked (value) join scores s on s.table_id = (
                    select table_id from scores where digest = asked.value
                    order by points desc, at, table_id limit 1
                ) order by s.digest"
            }
        };
        self.patiently(async {
            let digests = serde_json::to_string(digests).expect("digests as text");
            Ok(sqlx::query_as(text)
                .bind(digests)
                .fetch_all(&self.shared.read)
                .await?)
        })
        .await
    }

    /// The best score of a person on each of these maps, as far as there is one, in the order of their digests.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn best_scores_of(
        &self,
        user: &UserId,
        digests: &[String],
    ) -> Result<Vec<Score>, StoreError> {
        let text = match self.dialect() {
            Dialect::Sqlite => {
                "select s.* from json_each($2) as asked join scores s on s.table_id = (
                    select table_id from scores where user_id = $1 and digest = asked.value
                    order by points desc, at, table_id limit 1
                ) order by s.digest"
            }
            Dialect::Postgres => {
                "select s.* from json_array_elements_text($2::json) as asked (value) join scores s on s.table_id = (
                    select table_id from scores where user_id = $1 and digest = asked.value
                    order by points desc, at, table_id limit 1
                ) order by s.digest"
            }
        };
        self.patiently(async {
            let digests = serde_json::to_string(digests).expect("digests as text");
            Ok(sqlx::query_as(text)
                .bind(user.as_str())
                .bind(digests)
                .fetch_all(&self.shared.read)
                .await?)
        })
        .await
    }
}
