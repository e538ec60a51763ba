//! Sockets on which nothing happens, and what they cost.

use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{StreamExt, stream};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::http::Http;
use crate::report::Report;
use crate::servers::Servers;
use crate::settings::Settings;
use crate::socket::Socket;

/// How many sockets are opened at a time.
const AT_ONCE: usize = 64;
/// The memory is read when everything has settled.
const SETTLE: Duration = Duration::from_secs(3);

/// Opens sockets, each of them at one of the tables, and reads the memory of the server before and after.
pub(crate) async fn run(settings: &Settings, servers: &Servers, sockets: usize) -> Result<Report> {
    let http = Http::new(servers.authorities())?;
    let tables: Vec<String> = stream::iter(0..settings.tables)
        .map(|_| begin(&http, settings))
        .buffer_unordered(AT_ONCE)
        .collect::<Vec<Result<String>>>()
        .await
        .into_iter()
        .collect::<Result<_>>()?;
    sleep(SETTLE).await;
    let before = servers.rss_bytes().context("the memory of the server")?;
    let stop = CancellationToken::new();
    let opened: Vec<Result<()>> = stream::iter(0..sockets)
        .map(|nth| watch(&http, &tables, nth, stop.clone()))
        .buffer_unordered(AT_ONCE)
        .collect()
        .await;
    let failures = opened.iter().filter(|opened| opened.is_err()).count();
    if let Some(Err(error)) = opened.into_iter().find(Result::is_err) {
        return Err(error.context(format!("{failures} of {sockets} sockets")));
    }
    sleep(SETTLE).await;
    let after = servers.rss_bytes().context("the memory of the server")?;
    stop.cancel();
    Ok(Report::of_idle(settings, sockets as u64, before, after))
}

/// A table with everybody in their seats.
pub(crate) async fn begin(http: &Http, settings: &Settings) -> Result<String> {
    let mut people = Vec::new();
    for _ in 0..settings.seats {
        people.push(http.guest().await?);
    }
    http.begin(&settings.game, &people).await
}

/// Joins a table, and then only answers pings.
async fn watch(http: &Http, tables: &[String], nth: usize, stop: CancellationToken) -> Result<()> {
    let authorities = http.authorities();
    let mut socket = Socket::open(&authorities[nth % authorities.len()], None).await?;
    let table = &tables[nth % tables.len()];
    socket
        .say(format!(
            r#"{{"type":"join","table":"{table}","show":"events"}}"#
        ))
        .await?;
    while !socket.hear().await?.contains(r#""type":"table""#) {}
    tokio::spawn(async move {
        tokio::select! {
            () = stop.cancelled() => {}
            () = async { while socket.hear().await.is_ok() {} } => {}
        }
    });
    Ok(())
}
