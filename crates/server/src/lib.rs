//! Tables, seats, sockets and HTTP.
//!
//! [`serve()`] opens the store, listens, and stops when asked to. [`App`] is what every request reaches: the
//! [configuration](config), the store, the [lobby] with the tables, the [people] and what they may do how
//! often. [`routes`] has a module for each part of the API, [`http`] what happens around every request, [`error`] what
//! is refused, [`messages`] how that is said.
//!
//! ```no_run
//! # let runtime = tokio::runtime::Runtime::new()?;
//! let config = server::Config::default();
//! runtime.block_on(server::serve(config, |address| eprintln!("at http://{address}")))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accept;
pub mod analyses;
pub mod background;
mod blocking;
pub mod budgets;
mod commands;
pub mod config;
pub mod error;
mod files;
pub mod http;
pub mod lobby;
pub mod messages;
mod outbound;
pub mod people;
pub mod protocol;
pub mod queue;
mod replayed;
mod roads_and_boats;
pub mod routes;
mod secret;
mod sending;
mod serve;
#[cfg(feature = "simulation")]
pub mod simulation;
pub mod slots;
mod socket;
mod stream;
pub mod table;
pub mod telemetry;
mod text;
#[cfg(feature = "types")]
pub mod types;
pub mod webhook;

use std::fmt;
use std::sync::Arc;

use games::Shelf;
use metrics_exporter_prometheus::PrometheusHandle;
use store::Store;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use accept::serve_connection;
pub use config::Config;
pub use error::{Denied, Error};
pub use http::router;
pub use serve::{ServeError, serve, serve_until};

use analyses::Analyses;
use background::Background;
use budgets::Budgets;
use http::rate_limits::RateLimits;
use lobby::Lobby;
use messages::Messages;
use people::People;
use queue::Held;
use roads_and_boats::Improvements;
use slots::Slots;

/// What every request reaches. A copy is the same thing.
#[derive(Clone)]
pub struct App {
    shared: Arc<Shared>,
    /// Cancelled when the server begins to stop.
    pub stop: CancellationToken,
    /// What the server waits for before it ends.
    pub tasks: TaskTracker,
}

struct Shared {
    config: Arc<Config>,
    store: Store,
    lobby: Lobby,
    analyses: Analyses,
    improvements: Improvements,
    people: People,
    messages: Messages,
    budgets: Budgets,
    metrics: PrometheusHandle,
}

impl App {
    /// An application with every game of this program over a store. Nothing runs yet.
    pub fn new(config: Config, store: Store) -> App {
        App::with_shelf(Shelf::default(), config, store)
    }

    /// An application with these games over a store. Nothing runs yet.
    pub fn with_shelf(shelf: Shelf, config: Config, store: Store) -> App {
        let config = Arc::new(config);
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let lobby = Lobby::new(
            shelf,
            store.clone(),
            config.clone(),
            tasks.clone(),
            stop.clone(),
        );
        // Games are looked back at one after the other, whatever is asked about them.
        let turn = Arc::new(Semaphore::new(1));
        let looked_back = Background::new(turn.clone(), tasks.clone(), stop.clone());
        let improved = Background::new(turn, tasks.clone(), stop.clone());
        let shared = Shared {
            analyses: Analyses::new(config.analysis_nodes, looked_back),
            improvements: Improvements::new(config.improvement_seconds, improved),
            people: People::new(&config),
            messages: Messages::new(),
            budgets: Budgets::new(&config),
            metrics: telemetry::metrics(),
            config,
            store,
            lobby,
        };
        App {
            shared: Arc::new(shared),
            stop,
            tasks,
        }
    }

    /// The settings in force.
    pub fn config(&self) -> &Config {
        &self.shared.config
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// The games that can be played here.
    pub fn shelf(&self) -> Shelf {
        self.shared.lobby.shelf()
    }

    /// Every table that is open here.
    pub fn lobby(&self) -> &Lobby {
        &self.shared.lobby
    }

    /// Solo games whose rest is improved.
    pub(crate) fn improvements(&self) -> &Improvements {
        &self.shared.improvements
    }

    /// Games looked back at.
    pub(crate) fn analyses(&self) -> &Analyses {
        &self.shared.analyses
    }

    /// Passwords and sessions.
    pub fn people(&self) -> &People {
        &self.shared.people
    }

    /// How things are said.
    pub fn messages(&self) -> &Messages {
        &self.shared.messages
    }

    /// How much of everything there may be.
    pub fn budgets(&self) -> &Budgets {
        &self.shared.budgets
    }

    /// How often things may be done.
    pub fn rate_limits(&self) -> &RateLimits {
        &self.shared.budgets.rate_limits
    }

    /// How many sockets may be open.
    pub fn socket_slots(&self) -> &Slots<Held> {
        &self.shared.budgets.sockets
    }

    pub(crate) fn metrics(&self) -> &PrometheusHandle {
        &self.shared.metrics
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}
