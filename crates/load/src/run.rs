//! A whole run, from the start of the servers to the report.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Result;
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::check::{self, Findings};
use crate::http::Http;
use crate::report::{Report, Tally};
use crate::servers::Servers;
use crate::settings::Settings;
use crate::slot::{self, Finished};
use crate::{idle, limits, silent, trouble};

/// What everybody in a run shares.
#[derive(Debug)]
pub struct Hall {
    pub settings: Settings,
    pub http: Http,
    pub tally: Tally,
    /// Cancelled when nobody is to act any more.
    pub stop: CancellationToken,
    /// Whether the run lasts on, so that another game is begun after the last.
    pub goes_on: AtomicBool,
}

/// Does what the settings say.
///
/// # Errors
///
/// Returns an error if the run could not be made. What it found out is in the report.
pub async fn run(settings: Settings) -> Result<Report> {
    settings.check()?;
    let n_seats = usize::from(settings.seats);
    let sockets = settings.idle.or(settings.silent);
    limits::make_room(sockets.unwrap_or(settings.tables * n_seats))?;
    let mut servers = Servers::start(&settings).await?;
    if let Some(sockets) = settings.idle {
        return idle::run(&settings, &servers, sockets).await;
    }
    if let Some(sockets) = settings.silent {
        return silent::run(&settings, &servers, sockets).await;
    }
    let hall = Arc::new(Hall {
        http: Http::new(servers.authorities())?,
        tally: Tally::default(),
        stop: CancellationToken::new(),
        goes_on: AtomicBool::new(true),
        settings,
    });
    let ready = Arc::new(Barrier::new(hall.settings.tables + 1));
    let mut slots = JoinSet::new();
    for number in 0..hall.settings.tables {
        slots.spawn(slot::run(hall.clone(), ready.clone(), number as u64));
    }
    ready.wait().await;
    let begun = Instant::now();
    let trouble = conduct(&hall, &servers).await;
    hall.goes_on.store(false, Ordering::Relaxed);
    if hall.settings.seconds.is_some() || trouble.is_err() {
        hall.stop.cancel();
    }
    let mut finished: Vec<Finished> = Vec::new();
    while let Some(slot) = slots.join_next().await {
        finished.extend(slot?);
    }
    let seconds = begun.elapsed().as_secs_f64();
    trouble?;
    if hall.settings.outage.is_some() && hall.tally.try_again.get() == 0 {
        hall.tally
            .fail("nobody was told to try again while the database was away");
    }
    let rss_bytes = servers.rss_bytes();
    let findings = check::all(&hall, &finished).await?;
    let mut report = Report::new(&hall, &finished, findings, seconds, rss_bytes);
    if !report.is_well() {
        report.point_to(servers.keep());
    }
    Ok(report)
}

/// Lets the run last as long as it is to, with all the trouble there is to be.
async fn conduct(hall: &Hall, servers: &Servers) -> Result<()> {
    let last = Instant::now() + Duration::from_secs(hall.settings.seconds.unwrap_or_default());
    trouble::make(hall, servers).await?;
    let left = last.saturating_duration_since(Instant::now());
    sleep(left).await;
    Ok(())
}

impl Findings {
    /// Whether every table is as it has to be.
    pub fn is_well(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.differing == 0
    }
}
