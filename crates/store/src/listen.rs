//! Hearing from other nodes that tables have grown and people have gone.

use std::{fmt, time::Duration};

use sqlx::postgres::PgListener;

use crate::{Dialect, Store, StoreError, TableId, UserId};

const TABLES: &str = "towpath_tables";
pub(crate) const GONE: &str = "towpath_gone";
const PAUSE: Duration = Duration::from_millis(250);

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A table has grown to this entry.
    Table { id: TableId, seq: u64 },
    /// Somebody was forgotten, with all that they had said.
    Gone { user: UserId },
    /// The connection was lost and is back: whatever happened in between was missed.
    Reconnected,
}

/// An ear for what any node changes, this one included.
pub struct Grown {
    url: String,
    /// None while the database is gone.
    listener: Option<PgListener>,
    /// What is heard in a simulation.
    #[cfg(feature = "simulation")]
    simulated: Option<tokio::sync::mpsc::UnboundedReceiver<Heard>>,
}

impl fmt::Debug for Grown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grown")
            .field("is_deaf", &self.listener.is_none())
            .finish_non_exhaustive()
    }
}

impl Store {
    /// Listens for tables that grow and people who go; nothing on SQLite, where there is only one node.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached.
    pub async fn listen(&self) -> Result<Option<Grown>, StoreError> {
        #[cfg(feature = "simulation")]
        if let Some(news) = self.shared.seam.listen() {
            return Ok(Some(Grown {
                url: String::new(),
                listener: None,
                simulated: Some(news),
            }));
        }
        if self.dialect() == Dialect::Sqlite {
            return Ok(None);
        }
        let url = self.shared.url.clone();
        let listener = self.patiently(async { Ok(connect(&url).await?) }).await?;
        Ok(Some(Grown {
            url,
            listener: Some(listener),
            #[cfg(feature = "simulation")]
            simulated: None,
        }))
    }
}

impl Grown {
    /// Waits for the next thing to hear, and for the database to come back if it is gone.
    pub async fn next(&mut self) -> Heard {
        #[cfg(feature = "simulation")]
        if let Some(news) = &mut self.simulated {
            return match news.recv().await {
                Some(heard) => heard,
                None => std::future::pending().await,
            };
        }
        loop {
            let Some(listener) = &mut self.listener else {
                match connect(&self.url).await {
                    Ok(listener) => {
                        self.listener = Some(listener);
                        return Heard::Reconnected;
                    }
                    Err(error) => {
                        tracing::debug!(%error, "no connection for changes from other nodes");
                        tokio::time::sleep(PAUSE).await;
                        continue;
                    }
                }
            };
            match listener.try_recv().await {
                Ok(Some(notification)) => {
                    if let Some(heard) = parse(notification.channel(), notification.payload()) {
                        return heard;
                    }
                }
                // The listener does not forgive every broken connection, so each gets a fresh one.
                Ok(None) | Err(_) => self.listener = None,
            }
        }
    }
}

async fn connect(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.eager_reconnect(false);
    listener.listen_all([TABLES, GONE]).await?;
    Ok(listener)
}

fn parse(channel: &str, payload: &str) -> Option<Heard> {
    if channel == GONE {
        let user = payload.parse().ok()?;
        return Some(Heard::Gone { user });
    }
    let (id, seq) = payload.split_once(' ')?;
    Some(Heard::Table {
        id: id.parse().ok()?,
        seq: seq.parse().ok()?,
    })
}
