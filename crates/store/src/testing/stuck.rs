//! A store in which nobody can write.

use std::{
    io::{self, BufReader, Read},
    sync::mpsc,
};

use tokio::task::{JoinHandle, spawn_blocking};

use crate::{Store, StoreError};

/// An import that waits for its lines, and keeps everybody else from writing as long. It takes a thread of the runtime.
#[derive(Debug)]
pub struct StuckImport {
    release: mpsc::Sender<()>,
    import: JoinHandle<Result<(), StoreError>>,
}

impl StuckImport {
    /// Begins to import. When this returns, nobody else can write.
    pub async fn begin(store: Store) -> StuckImport {
        let ((begun, has_begun), (release, released)) = (mpsc::channel(), mpsc::channel());
        let lines = BufReader::new(NoLines {
            begun,
            release: released,
        });
        let import = tokio::spawn(async move { store.import(lines).await });
        let has_begun = spawn_blocking(move || has_begun.recv()).await;
        has_begun
            .expect("a task that does not panic")
            .expect("an import that asks for lines");
        StuckImport { release, import }
    }

    /// Lets the import go on, which finds no lines.
    ///
    /// # Errors
    ///
    /// Returns what it says of that.
    pub async fn end(self) -> Result<(), StoreError> {
        self.release.send(()).expect("an import that waits");
        self.import.await.expect("an import that does not panic")
    }
}

/// Lines that do not come until they are let go, and then there are none.
struct NoLines {
    begun: mpsc::Sender<()>,
    release: mpsc::Receiver<()>,
}

impl Read for NoLines {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.begun.send(()).map_err(io::Error::other)?;
        self.release.recv().map_err(io::Error::other)?;
        Ok(0)
    }
}
