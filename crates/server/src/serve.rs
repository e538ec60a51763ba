//! Starting and stopping.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use games::Shelf;
use store::{Millis, Options, Store, StoreError, TableQuery};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::signal;
use tokio::time::timeout;

use crate::accept::accept_all;
use crate::config::Config;
use crate::{App, files, router, webhook};

/// How often what has run out is cleared away.
const PURGE: Duration = Duration::from_secs(60);

/// How far what is stored may be ahead of the clock before it is spoken of: several servers never agree to the second.
const FAR_AHEAD: Duration = Duration::from_secs(60);

/// Why the server cannot start or go on.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error("cannot open the data at {data}")]
    Store {
        data: String,
        #[source]
        source: StoreError,
    },
    #[error("cannot listen on {address}")]
    Listen {
        address: SocketAddr,
        #[source]
        source: io::Error,
    },
}

/// Serves until the process is asked to end by SIGINT or SIGTERM. `ready` is told the address once requests are taken.
///
/// # Errors
///
/// Returns an error if the store cannot be opened or the address is taken.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    serve_until(Shelf::default(), config, asked_to_end(), ready).await
}

/// Serves these games until `end` comes.
///
/// # Errors
///
/// Returns an error if the store cannot be opened or the address is taken.
pub async fn serve_until(
    shelf: Shelf,
    mut config: Config,
    end: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    crate::http::warn_of_settings(&config);
    let files = files::raise_limit();
    let store = open(&config).await?;
    warn_of_clock(&store).await;
    let address = config.listen;
    let refuse = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(refuse)?;
    // Port 0 asks for any: links and checks of the origin need the one that was given.
    config.listen = listener.local_addr().map_err(refuse)?;
    let (address, drain) = (config.listen, Duration::from_secs(config.drain_seconds));

    let app = App::with_shelf(shelf, config, store);
    let connections = app.budgets().connections.most().all;
    tracing::info!(files, connections, "connection limit");
    app.tasks.spawn(webhook::run(app.clone()));
    app.tasks.spawn(app.lobby().clone().run_background());
    app.tasks.spawn(clear_away(app.clone()));
    app.tasks
        .spawn(accept_all(app.clone(), router(app.clone()), listener));

    let stop = app.stop.clone();
    tokio::spawn({
        let stop = stop.clone();
        async move {
            end.await;
            tracing::info!("stopping");
            stop.cancel();
        }
    });
    tracing::info!(%address, "serving");
    ready(address);

    stop.cancelled().await;
    app.tasks.close();
    if timeout(drain, app.tasks.wait()).await.is_err() {
        tracing::warn!("some work did not finish in time");
    }
    // A file that is closed holds everything: whoever copies it then needs no other.
    if timeout(drain, app.store().close()).await.is_err() {
        tracing::warn!("the database did not close in time");
    }
    tracing::info!("stopped");
    Ok(())
}

async fn open(config: &Config) -> Result<Store, ServeError> {
    let options = Options {
        connections: config.database_connections,
        patience: Duration::from_secs(config.database_seconds.max(1)),
    };
    let store = Store::open(config.data.as_str(), &options).await;
    store.map_err(|source| ServeError::Store {
        data: config.data.to_string(),
        source,
    })
}

/// Says so if the clock of this machine is behind what was stored last.
async fn warn_of_clock(store: &Store) {
    let newest = TableQuery {
        limit: 1,
        ..TableQuery::default()
    };
    let Ok(newest) = store.tables(&newest).await else {
        return;
    };
    let ahead = newest
        .first()
        .map(|table| table.updated_at.since(Millis::now()));
    if let Some(ahead) = ahead.filter(|ahead| *ahead > FAR_AHEAD) {
        tracing::warn!(
            seconds = ahead.as_secs(),
            "the clock of this machine is behind the newest stored data: until it catches up, no player's time runs out. Set the clock and restart the server"
        );
    }
}

/// Removes what has run out, and forgets who has been quiet for long enough.
async fn clear_away(app: App) {
    loop {
        let waited = timeout(PURGE, app.stop.cancelled()).await;
        if waited.is_ok() {
            return;
        }
        app.rate_limits().clear();
        app.metrics().run_upkeep();
        if let Err(error) = app.store().purge(store::Millis::now()).await {
            error.log("cannot delete expired data");
        }
    }
}

async fn asked_to_end() {
    let interrupt = async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut terminate) => drop(terminate.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
