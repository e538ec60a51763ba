//! Opening a store: which database, its connections, its schema.

use std::{
    fmt,
    future::Future,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, Executor,
    any::{AnyConnectOptions, AnyPoolOptions},
    pool::PoolOptions,
};
use tokio::time::{Instant, sleep, timeout};

#[cfg(not(feature = "simulation"))]
pub(crate) use crate::seam::Seam;
#[cfg(feature = "simulation")]
pub(crate) use crate::simulation::seam::Seam;
use crate::{
    StoreError,
    batch::{BatchWriter, SqliteWriter},
    file::{Claim, file_path, file_url, make_file},
    schema::{is_behind, migrator},
    watch::Watch,
    write_lock::WriteLock,
    writer::Writer,
};

/// How long to wait before a database that cannot be reached is tried again.
const PAUSE: Duration = Duration::from_millis(250);

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
    /// Where the database is, if it is a file.
    pub(crate) file: Option<PathBuf>,
    pub(crate) read: AnyPool,
    /// For whoever holds the write lock. One connection on SQLite; on PostgreSQL the same pool as `read`.
    pub(crate) write: AnyPool,
    pub(crate) write_lock: WriteLock,
    pub(crate) patience: Duration,
    pub(crate) writer: Writer,
    pub(crate) watch: Watch,
    pub(crate) seam: Seam,
    /// Given up last, when nothing can be written any more.
    claim: Mutex<Option<Claim>>,
}

/// Whether a store has its database to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Alone,
    Beside,
}

impl Store {
    /// Opens the database that a file name or a `postgres://` URL says, makes it if it is a file, and brings its
    /// schema up to date. A file is nobody else's until the store is closed or dropped.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if another process has the file, and others if the database cannot be reached, is none, or
    /// was written by a later version of the program.
    pub async fn open(data: &str, options: &Options) -> Result<Self, StoreError> {
        Self::open_as(Hold::Alone, data, options).await
    }

    /// Opens a database that is there, whoever else uses it, to read from it. What is written to a file this way its
    /// owner does not hear of.
    ///
    /// # Errors
    ///
    /// As for [`Store::open`]; [`StoreError::InUse`] only if the schema of the file would have to be brought up to date.
    pub async fn open_beside(data: &str, options: &Options) -> Result<Self, StoreError> {
        Self::open_as(Hold::Beside, data, options).await
    }

    async fn open_as(hold: Hold, data: &str, options: &Options) -> Result<Self, StoreError> {
        let seam = Seam::here();
        // Both nodes of a simulation are on one file.
        let hold = match seam.is_simulated() {
            true => Hold::Beside,
            false => hold,
        };
        sqlx::any::install_default_drivers();
        let is_postgres = data.starts_with("postgres://") || data.starts_with("postgresql://");
        let (dialect, file) = match is_postgres {
            true => (Dialect::Postgres, None),
            false => (Dialect::Sqlite, Some(file_path(data)?)),
        };
        let mut claim = None;
        let url = match &file {
            Some(file) => {
                if hold == Hold::Alone {
                    make_file(file)?;
                    claim = Some(Claim::take(file)?);
                }
                file_url(file)
            }
            None => data.to_owned(),
        };
        let target: AnyConnectOptions = url.parse()?;
        let looked = async {
            let mut first = first_connection(dialect, &target, options).await?;
            let is_old = is_behind(dialect, &mut first).await;
            first.close().await.ok();
            Ok(is_old)
        };
        let is_old = seam.connect(looked).await;
        let is_old = is_old.map_err(|error: StoreError| error.about(file.as_deref()))?;
        // Nobody brings a file up to date that somebody else works with.
        let _old_claim = match &file {
            Some(file) if is_old && claim.is_none() => Some(Claim::take(file)?),
            _ => None,
        };
        let (write, read) = seam.connect(pools(dialect, target, options)).await?;

        let write_lock = WriteLock::new(dialect, waiting(options));
        let hand = match &file {
            Some(file) => BatchWriter::Sqlite {
                writer: SqliteWriter::open(file, options.patience)?,
                write_lock: write_lock.clone(),
            },
            None => BatchWriter::Postgres(write.clone()),
        };
        let writer = Writer::start(hand, options.patience, seam.clone())?;
        Ok(Self {
            shared: Arc::new(Shared {
                dialect,
                url,
                file,
                read,
                write,
                write_lock,
                patience: options.patience,
                writer,
                watch: Watch::default(),
                seam,
                claim: Mutex::new(claim),
            }),
        })
    }

    /// Which database it is on.
    pub fn dialect(&self) -> Dialect {
        self.shared.dialect
    }

    /// Whether other nodes may work with the same tables.
    pub fn is_shared(&self) -> bool {
        self.dialect() == Dialect::Postgres || self.shared.seam.is_simulated()
    }

    /// Closes every connection. Requests that come later find the store unavailable.
    pub async fn close(&self) {
        let connections = async {
            self.shared.read.close().await;
            self.shared.write.close().await;
        };
        self.shared.seam.connect(connections).await;
        self.shared.writer.close().await;
        let claim = self.shared.claim.lock();
        drop(claim.unwrap_or_else(PoisonError::into_inner).take());
    }

    /// Connects once more, outside the pools, to find out why they cannot.
    pub(crate) async fn connect_once(&self) -> Result<(), StoreError> {
        let patience = self.shared.patience;
        let target: AnyConnectOptions = self.shared.url.parse()?;
        let connected = async {
            let connected = timeout(patience, connect(self.dialect(), &target, patience)).await;
            let connection = connected.map_err(|_| StoreError::no_answer(patience))??;
            connection.close().await.ok();
            Ok(())
        };
        self.shared.seam.connect(connected).await
    }

    /// Asks the database something, or says that it gave no answer in time. Whatever is asked of it comes through here,
    /// but for batches of commits.
    pub(crate) async fn patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let done = self.shared.seam.operate(self.shared.patience, work).await;
        if let Err(error) = &done {
            self.hear(error);
        }
        done
    }
}

/// The connections for writing and for reading, to a database whose schema is brought up to date.
async fn pools(
    dialect: Dialect,
    target: AnyConnectOptions,
    options: &Options,
) -> Result<(AnyPool, AnyPool), StoreError> {
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
    Ok((write, read))
}

/// A connection to find out whether there is a database at all, before a pool takes it for granted. A server that is just
/// being started is waited for.
async fn first_connection(
    dialect: Dialect,
    target: &AnyConnectOptions,
    options: &Options,
) -> Result<AnyConnection, StoreError> {
    let end = Instant::now() + waiting(options);
    let mut cause = None;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let connected = timeout(left, connect(dialect, target, options.patience)).await;
        let error = match connected {
            Ok(Ok(connection)) => return Ok(connection),
            Ok(Err(error)) => StoreError::from(error),
            Err(_) => return Err(cause.unwrap_or(StoreError::no_answer(waiting(options)))),
        };
        if dialect == Dialect::Sqlite || !error.is_transient() || left < PAUSE {
            return Err(cause.unwrap_or(error));
        }
        cause.get_or_insert(error);
        sleep(PAUSE).await;
    }
}

async fn connect(
    dialect: Dialect,
    target: &AnyConnectOptions,
    patience: Duration,
) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = target.connect().await?;
    prepare(dialect, patience, &mut connection).await?;
    Ok(connection)
}

/// How long to wait for a connection, or for the write lock.
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
pub(crate) const SQLITE_SETTINGS: [&str; 7] = [
    "pragma journal_mode = wal",
    "pragma synchronous = full",
    "pragma foreign_keys = on",
    // Who is forgotten must not stay in pages that nobody reads.
    "pragma secure_delete = on",
    "pragma cache_size = -32000",
    // A page that many commits touch is copied back once for all of them.
    "pragma wal_autocheckpoint = 16000",
    "pragma journal_size_limit = 67108864",
];
