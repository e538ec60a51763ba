//! The file of a SQLite store: where it is, and whose. It is one process's at a time, because a server remembers what it
//! has read.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use crate::StoreError;

/// The sole right to a SQLite file, until it is dropped or the process ends, however it ends.
///
/// It is a lock on a file beside the database. The database itself must not be locked: whoever closes it gives up the
/// locks that SQLite has on it.
#[derive(Debug)]
pub(crate) struct Claim {
    _lock: File,
}

impl Claim {
    /// Claims a file that is there.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if somebody else has.
    pub(crate) fn take(file: &Path) -> Result<Self, StoreError> {
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let lock = options.open(lock_file(file)?)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(file.to_owned())),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                tracing::warn!(
                    "the file system does not support locks: make sure that no other server uses the data"
                );
            }
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        Ok(Self { _lock: lock })
    }
}

/// The same for every name of a file.
fn lock_file(file: &Path) -> io::Result<PathBuf> {
    let mut name = file.canonicalize()?.into_os_string();
    name.push("-lock");
    Ok(name.into())
}

/// The URL of a SQLite file.
pub(crate) fn file_url(file: &Path) -> String {
    let mut url = String::from("sqlite://");
    for character in file.to_string_lossy().chars() {
        match character {
            '%' => url.push_str("%25"),
            '?' => url.push_str("%3F"),
            '#' => url.push_str("%23"),
            other => url.push(other),
        }
    }
    url
}

/// Where a SQLite file is.
pub(crate) fn file_path(data: &str) -> Result<PathBuf, StoreError> {
    let file = data
        .strip_prefix("sqlite:")
        .map_or(data, |rest| rest.strip_prefix("//").unwrap_or(rest));
    Ok(std::path::absolute(file)?)
}

/// Makes the file, which will hold password hashes, for nobody else to read.
pub(crate) fn make_file(file: &Path) -> Result<(), StoreError> {
    if file.exists() {
        // To open it and close it again would give up the locks that SQLite has on it in this process.
        return Ok(());
    }
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_claimed_once_by_whatever_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("one.db");
        assert!(Claim::take(&file).is_err(), "it is not there");
        File::create(&file).unwrap();
        let claim = Claim::take(&file).unwrap();
        #[cfg(unix)]
        {
            let alias = folder.path().join("alias.db");
            std::os::unix::fs::symlink(&file, &alias).unwrap();
            let refused = Claim::take(&alias).unwrap_err();
            assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
        }
        let refused = Claim::take(&file).unwrap_err();
        assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
        drop(claim);
        Claim::take(&file).unwrap();
    }
}
