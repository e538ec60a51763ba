//! Whether requests should be sent here.

use std::io::{self, BufReader, Read};
use std::sync::mpsc;

use tokio::task::yield_now;

use crate::support::Server;

/// Lines that do not come until they are let go, and then there are none.
struct Stuck {
    begun: mpsc::Sender<()>,
    release: mpsc::Receiver<()>,
}

impl Read for Stuck {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.begun.send(()).map_err(io::Error::other)?;
        self.release.recv().map_err(io::Error::other)?;
        Ok(0)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_server_that_cannot_write_is_not_ready() {
    let server = Server::with(&[("database_seconds", "1")]).await;
    let browser = server.browser();
    browser.get("/readyz").await.is(200);

    // Whoever fills the database keeps everybody else from writing.
    let store = server.store().await;
    let ((begun, has_begun), (release, released)) = (mpsc::channel(), mpsc::channel());
    let stuck = BufReader::new(Stuck {
        begun,
        release: released,
    });
    let import = tokio::spawn(async move { store.import(stuck).await });
    tokio::task::spawn_blocking(move || has_begun.recv())
        .await
        .unwrap()
        .unwrap();
    while browser.get("/readyz").await.status != 503 {
        yield_now().await;
    }
    browser.get("/healthz").await.is(200);
    browser.get("/api/maps").await.is(200);

    release.send(()).unwrap();
    assert!(import.await.unwrap().is_err());
    while browser.get("/readyz").await.status != 200 {
        yield_now().await;
    }
}
