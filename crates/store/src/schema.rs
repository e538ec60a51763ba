//! The schema of the database, step by step.

use sqlx::{
    AnyConnection, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::Dialect;

/// The way to today's schema.
pub(crate) fn migrator(dialect: Dialect) -> Migrator {
    Migrator::with_migrations(steps(dialect))
}

/// Whether a database has still to be brought to today's schema.
pub(crate) async fn is_behind(dialect: Dialect, connection: &mut AnyConnection) -> bool {
    let query = sqlx::query_scalar("select max(version) from _sqlx_migrations where success");
    // A database without steps has no list of them either.
    let reached: Option<i64> = query.fetch_one(connection).await.ok().flatten();
    let newest = steps(dialect).last().map(|step| step.version);
    reached < newest
}

/// What each step is about.
const NAMES: [&str; 5] = ["start", "maps", "keys", "log", "quiet"];

/// The steps to today's schema. A step that was released is never changed.
fn steps(dialect: Dialect) -> Vec<Migration> {
    let texts: &[&'static str] = match dialect {
        Dialect::Sqlite => &[
            include_str!("../migrations/sqlite/0001_start.sql"),
            include_str!("../migrations/sqlite/0002_maps.sql"),
            include_str!("../migrations/sqlite/0003_keys.sql"),
            include_str!("../migrations/sqlite/0004_log.sql"),
            include_str!("../migrations/sqlite/0005_quiet.sql"),
        ],
        Dialect::Postgres => &[
            include_str!("../migrations/postgres/0001_start.sql"),
            include_str!("../migrations/postgres/0002_maps.sql"),
            include_str!("../migrations/postgres/0003_keys.sql"),
            include_str!("../migrations/postgres/0004_log.sql"),
            include_str!("../migrations/postgres/0005_quiet.sql"),
        ],
    };
    let step = |((version, name), text): ((i64, &'static str), &&'static str)| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, text.into_sql_str(), false)
    };
    (1..).zip(NAMES).zip(texts).map(step).collect()
}

#[cfg(test)]
mod tests {
    use sqlx::AnyPool;

    use super::*;
    use crate::{Commit, Entry, Millis, Options, Store, StoreError, TableId};

    /// A file as the first three steps left it, with the logs of two tables, written in turns.
    async fn old_file(file: &str) {
        let url = format!("sqlite://{file}?mode=rwc");
        let pool = AnyPool::connect(&url).await.unwrap();
        let first = steps(Dialect::Sqlite).into_iter().take(3).collect();
        Migrator::with_migrations(first).run(&pool).await.unwrap();
        for id in ["b", "a"] {
            let text = "insert into tables values ($1, 'amsterdam', 1, 'running', 1, 'host', 3, 0, 0, null, '{}')";
            let query = sqlx::query(text).bind(id);
            query.execute(&pool).await.unwrap();
        }
        for seq in 1..=3_i64 {
            for id in ["b", "a"] {
                let text = "insert into entries values ($1, $2, $2, 'said', 'anna', null, $3)";
                let query = sqlx::query(text).bind(id).bind(seq);
                query
                    .bind(format!("{id}{seq}"))
                    .execute(&pool)
                    .await
                    .unwrap();
            }
        }
        pool.close().await;
    }

    #[tokio::test]
    async fn logs_of_an_older_file_are_kept_and_go_on() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("old.db").display().to_string();
        old_file(&file).await;
        let store = Store::open(&file, &Options::default()).await.unwrap();
        for id in ["a", "b"] {
            let id: TableId = id.parse().unwrap();
            let log = store.entries(&id, 0).await.unwrap();
            let bodies: Vec<&str> = log.iter().map(|entry| entry.body.as_str()).collect();
            assert_eq!(bodies, [1, 2, 3].map(|seq| format!("{id}{seq}")));
            let mut row = store.table(&id).await.unwrap();
            row.seq = 4;
            let entry = Entry {
                seq: 4,
                at: Millis(4),
                ..log[2].clone()
            };
            let commit = Commit::new(3, row, vec![entry]);
            store.commit(commit.clone()).await.unwrap();
            let again = store.commit(commit).await;
            assert!(matches!(again, Err(StoreError::Stale)), "{again:?}");
            assert_eq!(store.entries(&id, 3).await.unwrap().len(), 1);
        }
    }
}
