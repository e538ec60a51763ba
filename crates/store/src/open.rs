//! Opening a store: which database, its connections, its schema.

use std::{
    fmt,
    fs::OpenOptions,
    future::Future,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, Executor,
    any::{AnyConnectOptions, AnyPoolOptions},
    pool::PoolOptions,
};

use crate::{
    StoreError,
    batch::{Hand, Scribe},
    schema::migrator,
    turn::Turns,
    writer::Writer,
};

/// How a store uses its database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many connections it may hold, besides SQLite's one for writing.
    pub connections: u32,
    /// How long a request may take before it is answered with [`StoreError::Unavailable`].
    pub patience: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            connections: 8,
            patience: Duration::from_secs(5),
        }
    }
}

/// Which database a store is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// How a transaction begins that reads first and writes then.
    pub(crate) fn begin_write(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// How a transaction begins that sees one moment of the whole database.
    pub(crate) fn begin_snapshot(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN",
            Self::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }
}

/// The log of every table, and the people. Clones share their connections.
#[derive(Clone)]
pub struct Store {
    pub(crate) shared: Arc<Shared>,
}

/// The URL stays unsaid, as it may hold a password.
impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("dialect", &self.shared.dialect)
            .finish_non_exhaustive()
    }
}

/// What the clones of a store share.
pub(crate) struct Shared {
    pub(crate) dialect: Dialect,
    /// The URL of the database, for connections outside the pools.
    pub(crate) url: String,
    pub(crate) read: AnyPool,
    /// For those whose turn it is. One connection on SQLite; on PostgreSQL the same pool as `read`.
    pub(crate) write: AnyPool,
    pub(crate) turns: Turns,
    pub(crate) patience: Duration,
    pub(crate) writer: Writer,
}

impl Store {
    /// Opens the database that a file name or a `postgres://` URL says, makes it if it is a file, and brings its
    /// schema up to date.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached, or was written by a later version of the program.
    pub async fn open(data: &str, options: &Options) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let is_postgres = data.starts_with("postgres://") || data.starts_with("postgresql://");
        let dialect = if is_postgres {
            Dialect::Postgres
        } else {
            Dialect::Sqlite
        };
        let url = match dialect {
            Dialect::Sqlite => file_url(data)?,
            Dialect::Postgres => data.to_owned(),
        };
        let target: AnyConnectOptions = url.parse()?;

        let all = pool_options(dialect, options).max_connections(options.connections.max(2));
        let write = match dialect {
            Dialect::Sqlite => {
                pool_options(dialect, options)
                    .max_connections(1)
                    .connect_with(target.clone())
                    .await?
            }
            Dialect::Postgres => all.clone().connect_with(target.clone()).await?,
        };
        migrator(dialect).run(&write).await?;
        let read = match dialect {
            Dialect::Sqlite => all.connect_with(target).await?,
            Dialect::Postgres => write.clone(),
        };

        let turns = Turns::new(dialect, waiting(options));
        let hand = match dialect {
            Dialect::Sqlite => Hand::Sqlite {
                scribe: Scribe::open(&file_path(data)?, options.patience)?,
                turns: turns.clone(),
            },
            Dialect::Postgres => Hand::Postgres(write.clone()),
        };
        let writer = Writer::start(hand, options.patience)?;
        Ok(Self {
            shared: Arc::new(Shared {
                dialect,
                url,
                read,
                write,
                turns,
                patience: options.patience,
                writer,
            }),
        })
    }

    /// Which database it is on.
    pub fn dialect(&self) -> Dialect {
        self.shared.dialect
    }

    /// Asks the database for an answer.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.patiently(async {
            sqlx::query("select 1").execute(&self.shared.read).await?;
            Ok(())
        })
        .await
    }

    /// Closes every connection. Requests that come later find the store unavailable.
    pub async fn close(&self) {
        self.shared.read.close().await;
        self.shared.write.close().await;
        self.shared.writer.close().await;
    }

    /// Does some work, or says that the database gave no answer in time.
    pub(crate) async fn patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let patience = self.shared.patience;
        tokio::time::timeout(patience, work)
            .await
            .unwrap_or_else(|_| Err(StoreError::no_answer(patience)))
    }
}

/// How long to wait for a connection, or for one's turn.
fn waiting(options: &Options) -> Duration {
    // Shorter than the patience, so that who waits for a commit hears why it failed.
    options.patience.mul_f32(0.8)
}

fn pool_options(dialect: Dialect, options: &Options) -> PoolOptions<sqlx::Any> {
    let patience = options.patience;
    AnyPoolOptions::new()
        .acquire_timeout(waiting(options))
        // A server may have gone since it was last asked; a file has not.
        .test_before_acquire(dialect == Dialect::Postgres)
        .after_connect(move |connection, _| {
            Box::pin(async move { prepare(dialect, patience, connection).await })
        })
}

async fn prepare(
    dialect: Dialect,
    patience: Duration,
    connection: &mut AnyConnection,
) -> Result<(), sqlx::Error> {
    if dialect == Dialect::Sqlite {
        // Another process may be writing to the file.
        let text = format!("pragma busy_timeout = {}", patience.as_millis());
        connection.execute(AssertSqlSafe(text)).await?;
    }
    let texts: &[&'static str] = match dialect {
        Dialect::Sqlite => &SQLITE_SETTINGS,
        // An acknowledged commit has to be on the disk, even where the operator has traded that away for speed.
        Dialect::Postgres => &[
            "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
        ],
    };
    for text in texts {
        connection.execute(*text).await?;
    }
    Ok(())
}

/// How every connection to a SQLite file is set.
pub(crate) const SQLITE_SETTINGS: [&str; 6] = [
    "pragma journal_mode = wal",
    "pragma synchronous = full",
    "pragma foreign_keys = on",
    "pragma cache_size = -32000",
    // A page that many commits touch is copied back once for all of them.
    "pragma wal_autocheckpoint = 16000",
    "pragma journal_size_limit = 67108864",
];

/// The URL of a SQLite file, which is made if it is not there.
pub(crate) fn file_url(data: &str) -> Result<String, StoreError> {
    let file = file_path(data)?;
    make_file(&file)?;
    let mut url = String::from("sqlite://");
    for character in file.to_string_lossy().chars() {
        match character {
            '%' => url.push_str("%25"),
            '?' => url.push_str("%3F"),
            '#' => url.push_str("%23"),
            other => url.push(other),
        }
    }
    Ok(url)
}

/// Where a SQLite file is.
fn file_path(data: &str) -> Result<PathBuf, StoreError> {
    let file = data
        .strip_prefix("sqlite:")
        .map_or(data, |rest| rest.strip_prefix("//").unwrap_or(rest));
    Ok(std::path::absolute(file)?)
}

/// Makes the file, which will hold password hashes, for nobody else to read.
fn make_file(file: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?;
    Ok(())
}
