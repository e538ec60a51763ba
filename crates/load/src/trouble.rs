//! Trouble on purpose: servers that are killed, and a database that goes away.

use std::time::Duration;

use anyhow::Result;
use tokio::time::sleep;

use crate::run::Hall;
use crate::servers::Servers;

/// Play goes on for so long before an outage, and after it.
const BEFORE_OUTAGE: Duration = Duration::from_secs(2);

/// Makes all the trouble that the settings ask for, while everybody plays.
///
/// # Errors
///
/// Returns an error if a server does not come back.
pub async fn make(hall: &Hall, servers: &Servers) -> Result<()> {
    let n_nodes = hall.http.authorities().len() as u64;
    for kill in 0..hall.settings.kill as u64 {
        let luck = |what| hall.settings.draw([u64::MAX, kill, what, 0]);
        sleep(Duration::from_millis(100 + luck(0) % 1400)).await;
        let node = (luck(1) % n_nodes) as usize;
        servers.kill(node)?;
        sleep(Duration::from_millis(luck(2) % 500)).await;
        servers.start_again(node).await?;
    }
    if let Some(seconds) = hall.settings.outage {
        sleep(BEFORE_OUTAGE).await;
        servers.stop_postgres().await?;
        sleep(Duration::from_secs(seconds)).await;
        servers.start_postgres().await?;
    }
    Ok(())
}
