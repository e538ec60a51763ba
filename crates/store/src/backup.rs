//! A copy of a store while it runs.

use std::{
    fs::{File, OpenOptions},
    io,
    path::Path,
};

use crate::{Dialect, Store, StoreError};

impl Store {
    /// Writes a copy of a SQLite store, as it is at one moment, to a file that must not be there.
    ///
    /// # Errors
    ///
    /// [`StoreError::FileExists`] if the file is there, [`StoreError::Unsupported`] on PostgreSQL.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if self.dialect() == Dialect::Postgres {
            return Err(StoreError::Unsupported(
                "to back up PostgreSQL, use pg_dump or `towpath data export`",
            ));
        }
        reserve(file)?;
        let query = sqlx::query("vacuum into $1").bind(file.to_string_lossy().into_owned());
        if let Err(error) = query.execute(&self.shared.read).await {
            // Half a copy would look like a whole one.
            drop(std::fs::remove_file(file));
            return Err(error.into());
        }
        File::open(file)?.sync_all()?;
        if let Some(folder) = file.parent().filter(|folder| folder.is_dir()) {
            File::open(folder)?.sync_all()?;
        }
        Ok(())
    }
}

/// Makes a file that nobody else may read, unless there is one.
///
/// # Errors
///
/// If there is one, or it cannot be made.
pub fn create_private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Makes an empty file for a copy.
fn reserve(file: &Path) -> Result<(), StoreError> {
    match create_private(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(StoreError::FileExists(file.to_owned()))
        }
        Err(error) => Err(error.into()),
    }
}
