//! What can go wrong with a store.

use std::{
    error::Error,
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use sqlx::{error::DatabaseError, migrate::MigrateError};

/// What a database said.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote first: read again.
    #[error("the table has changed since")]
    Stale,
    #[error("not found")]
    NotFound,
    #[error("the name is already taken")]
    NameTaken,
    /// Somebody has as many of something as they may.
    #[error("the limit has been reached")]
    Full,
    /// Try again later. What was asked may or may not have happened.
    #[error("the database is unavailable: {0}")]
    Unavailable(Cause),
    #[error("the database refused: {0}")]
    Database(Cause),
    #[error("the database could not be updated to this version: {0}")]
    Migration(Arc<MigrateError>),
    #[error("line {line}: {reason}")]
    Import { line: u64, reason: String },
    #[error("the file could not be read or written: {0}")]
    File(Arc<io::Error>),
    #[error("{} already exists", .0.display())]
    FileExists(PathBuf),
    #[error("the store is not empty")]
    NotEmpty,
    #[error(
        "another process is using {}: stop it first, or choose another file. `towpath data export` and `towpath data backup` also work while a server runs",
        .0.display()
    )]
    InUse(PathBuf),
    #[error("{} is damaged or is not a SQLite database ({cause}): restore a backup, or choose another file", .file.display())]
    Damaged { file: PathBuf, cause: Cause },
    #[error("{0}")]
    Unsupported(&'static str),
}

impl StoreError {
    /// Whether the same request may succeed later.
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::Unavailable(_))
    }

    /// The database did not answer in time.
    pub(crate) fn no_answer(patience: Duration) -> Self {
        let message = format!("no answer within {patience:?}");
        Self::unavailable(io::Error::new(io::ErrorKind::TimedOut, message))
    }

    /// Logs why something was not done, unless it was because the database does not answer, of which the store itself
    /// says when it begins and when it ends.
    pub fn log(&self, what: &str) {
        match self.is_transient() {
            true => tracing::debug!(error = %self, "{what}"),
            false => tracing::warn!(error = %self, "{what}"),
        }
    }

    /// What an error means for a file that was to be opened.
    pub(crate) fn about(self, file: Option<&Path>) -> Self {
        match (self, file) {
            (Self::Database(cause), Some(file)) if is_damage(&cause) => Self::Damaged {
                file: file.to_owned(),
                cause,
            },
            (error, _) => error,
        }
    }

    /// An error that must be tried again whatever it says.
    pub(crate) fn unavailable(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Unavailable(Arc::new(error))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if is_transient(&error) {
            Self::Unavailable(Arc::new(error))
        } else {
            Self::Database(Arc::new(error))
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let code = error.sqlite_error().map(|error| error.extended_code);
        if code.is_some_and(is_transient_number) {
            Self::Unavailable(Arc::new(error))
        } else {
            Self::Database(Arc::new(error))
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) if is_transient(&error) => error.into(),
            error => Self::Migration(Arc::new(error)),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::File(Arc::new(error))
    }
}

/// Whether a write broke a promise of uniqueness.
pub(crate) fn is_clash(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(DatabaseError::is_unique_violation)
}

/// Whether a write spoke of a row that is not there.
pub(crate) fn is_orphan(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(DatabaseError::is_foreign_key_violation)
}

/// Whether SQLite finds that a file is damaged or no database.
fn is_damage(cause: &Cause) -> bool {
    let error = cause.downcast_ref::<sqlx::Error>();
    let code = error.and_then(sqlx::Error::as_database_error);
    let code = code.and_then(DatabaseError::code);
    let number = code.and_then(|code| code.parse::<i32>().ok());
    matches!(number.map(|number| number & 0xff), Some(11 | 26))
}

/// Whether two transactions stood in each other's way, and one more try may do.
pub(crate) fn is_collision(cause: &Cause) -> bool {
    let error = cause.downcast_ref::<sqlx::Error>();
    let code = error.and_then(sqlx::Error::as_database_error);
    let code = code.and_then(DatabaseError::code);
    matches!(code.as_deref(), Some("40001" | "40P01"))
}

fn is_transient(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => error.code().is_some_and(|code| is_transient_code(&code)),
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::BeginFailed => true,
        _ => false,
    }
}

/// PostgreSQL's codes have five characters, SQLite's are numbers of at most four digits.
fn is_transient_code(code: &str) -> bool {
    match code.parse() {
        Ok(number) if code.len() < 5 => is_transient_number(number),
        _ => {
            // Connection, resources, operator's intervention, system; a collision, a lock not had, a standby.
            let classes = ["08", "53", "57", "58"];
            classes.iter().any(|class| code.starts_with(class))
                || matches!(code, "40001" | "40P01" | "55P03" | "25006")
        }
    }
}

/// SQLite is busy, locked, cannot read or write, has no room or cannot open the file: the low byte is the primary code.
fn is_transient_number(code: i32) -> bool {
    matches!(code & 0xff, 5 | 6 | 10 | 13 | 14)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_are_told_apart() {
        for code in [
            "5", "261", "517", "10", "778", "13", "57P01", "08006", "53300", "40001", "25006",
        ] {
            assert!(is_transient_code(code), "{code}");
        }
        for code in ["1", "19", "2067", "1555", "23505", "42P01", "22021"] {
            assert!(!is_transient_code(code), "{code}");
        }
        assert!(StoreError::no_answer(Duration::from_secs(5)).is_transient());
    }
}
