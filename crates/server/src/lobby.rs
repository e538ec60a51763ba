//! Every table that is open here.

use std::sync::Arc;

use store::Store;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Config;

/// Every table that is open here.
#[derive(Clone, Debug)]
pub struct Lobby {
    stop: CancellationToken,
}

impl Lobby {
    /// A lobby with no table open.
    pub fn new(
        _store: Store,
        _config: Arc<Config>,
        _tasks: TaskTracker,
        stop: CancellationToken,
    ) -> Lobby {
        Lobby { stop }
    }

    /// Does what no request asks for, until the server stops.
    pub async fn run_background(self) {
        self.stop.cancelled().await;
    }
}
