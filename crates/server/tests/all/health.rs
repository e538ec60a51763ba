//! Whether requests should be sent here.

use store::testing::StuckImport;
use tokio::task::yield_now;

use crate::support::Server;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_server_that_cannot_write_is_not_ready() {
    let server = Server::with(&[("database_seconds", "1")]).await;
    let browser = server.browser();
    browser.get("/readyz").await.is(200);

    // Whoever fills the database keeps everybody else from writing.
    let import = StuckImport::begin(server.store().await).await;
    while browser.get("/readyz").await.status != 503 {
        yield_now().await;
    }
    browser.get("/healthz").await.is(200);
    browser.get("/api/maps").await.is(200);

    assert!(import.end().await.is_err());
    while browser.get("/readyz").await.status != 200 {
        yield_now().await;
    }
}
