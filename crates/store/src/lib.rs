//! The log of every table, and the people who play, on SQLite or PostgreSQL.
//!
//! The store knows no rules: what an [`Entry`] says is text to it. It promises that the entries of a table are
//! numbered without a gap, that an acknowledged [`Commit`] is on the disk, and that of two commits which follow the
//! same entry one is refused as [`StoreError::Stale`].
//!
//! Read the rows in `table.rs`, `person.rs` and `map.rs`, then [`Store`]; `writer.rs` and `batch/`
//! are how many commits share one transaction.
//!
//! ```
//! # tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
//! # let folder = tempfile::tempdir().expect("a folder");
//! # let file = folder.path().join("towpath.db").display().to_string();
//! use store::{Commit, Entry, Millis, Options, Stage, Store, TableId, TableRow, UserId};
//!
//! let store = Store::open(&file, &Options::default()).await?;
//! let now = Millis::now();
//! let host = UserId::random();
//! let row = TableRow {
//!     id: TableId::random(),
//!     game: "roads-and-boats".into(),
//!     rules: 1,
//!     stage: Stage::Open,
//!     is_listed: true,
//!     host: host.clone(),
//!     seq: 1,
//!     created_at: now,
//!     updated_at: now,
//!     wake_at: None,
//!     summary: "{}".into(),
//! };
//! let entry = Entry { seq: 1, at: now, kind: "opened".into(), author: Some(host), key: None, body: "{}".into() };
//! store.commit(Commit::new(0, row.clone(), vec![entry.clone()])).await?;
//! assert_eq!(store.entries(&row.id, 0).await?, [entry]);
//! # Ok::<(), store::StoreError>(())
//! # }).expect("a stored table");
//! ```

mod backup;
mod batch;
mod chance;
mod clock;
mod decode;
mod dump_columns;
mod error;
mod export;
mod file;
mod forget;
mod id;
mod import;
mod listen;
mod map;
mod maps;
mod millis;
mod name;
mod notes;
mod open;
mod outbox;
mod person;
mod quota;
mod schema;
mod scores;
#[cfg(not(feature = "simulation"))]
mod seam;
mod sessions;
#[cfg(feature = "simulation")]
pub mod simulation;
mod table;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;
mod users;
mod watch;
mod webhooks;
mod write_lock;
mod writer;

pub use backup::create_private;
pub use chance::fill_with_chance;
pub use error::{Cause, StoreError};
pub use forget::Blanks;
pub use id::{BadId, MapId, TableId, UserId};
pub use listen::{Grown, Heard};
pub use map::{MapQuery, MapRow, Score, StoredMap};
pub use millis::Millis;
pub use name::fold;
pub use open::{Dialect, Options, Store};
pub use outbox::DueNotice;
pub use person::{Scope, SessionKind, SessionRow, User, Webhook};
pub use table::{
    Arrival, Commit, Entry, Member, Notice, QueuedNotice, Stage, TableQuery, TableRow,
};
