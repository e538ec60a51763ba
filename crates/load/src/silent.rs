//! Sockets that ask and never read, and what they cost.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{StreamExt, stream};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use crate::http::Http;
use crate::idle::begin;
use crate::report::{Report, Silent};
use crate::servers::Servers;
use crate::settings::Settings;
use crate::socket::Socket;

/// How long they ask, if nothing else is said.
const SECONDS: u64 = 20;
/// From so many addresses, so that no limit of one place protects the server.
const ADDRESSES: usize = 50;
/// Each socket asks so often.
const PAUSE: Duration = Duration::from_millis(1);
/// The memory is looked at so often.
const BETWEEN_LOOKS: Duration = Duration::from_millis(200);
/// The memory is read when everything has settled.
const SETTLE: Duration = Duration::from_secs(3);

/// Opens sockets that follow every table, ask to see them again and again, and read nothing; watches the memory of the server.
pub(crate) async fn run(settings: &Settings, servers: &Servers, sockets: usize) -> Result<Report> {
    let http = Http::new(servers.authorities())?;
    let mut tables = Vec::new();
    for _ in 0..settings.tables {
        tables.push(begin(&http, settings).await?);
    }
    sleep(SETTLE).await;
    let before = servers.rss_bytes().context("the memory of the server")?;
    let seconds = settings.seconds.unwrap_or(SECONDS);
    let until = Instant::now() + Duration::from_secs(seconds);
    let (tables, looks) = (Arc::new(tables), Arc::new(AtomicU64::new(0)));
    let mut asking = JoinSet::new();
    for nth in 0..sockets {
        let authorities = http.authorities();
        let authority = authorities[nth % authorities.len()].clone();
        let (tables, looks) = (tables.clone(), looks.clone());
        asking.spawn(async move {
            // Whoever is sent away comes back.
            while Instant::now() < until {
                ask(&authority, nth, &tables, &looks, until).await.ok();
                sleep(PAUSE).await;
            }
        });
    }
    let looking = stream::repeat(()).then(|()| async {
        sleep(BETWEEN_LOOKS).await;
        servers.rss_bytes().unwrap_or_default()
    });
    let n_looks = Duration::from_secs(seconds).div_duration_f64(BETWEEN_LOOKS) as usize;
    let peak = looking
        .take(n_looks)
        .fold(before, async |peak, now| peak.max(now))
        .await;
    asking.shutdown().await;
    Ok(Report::of_silent(
        settings,
        Silent {
            sockets: sockets as u64,
            looks: looks.load(Ordering::Relaxed),
            rss_before: before,
            rss_most: peak,
        },
    ))
}

async fn ask(
    authority: &str,
    nth: usize,
    tables: &[String],
    looks: &AtomicU64,
    until: Instant,
) -> Result<()> {
    let source = Ipv4Addr::new(127, 0, 1, (nth % ADDRESSES) as u8 + 1);
    let mut socket = Socket::open_from(authority, None, Some(IpAddr::V4(source))).await?;
    for table in tables {
        let join = format!(r#"{{"type":"join","table":"{table}","guide":true}}"#);
        timeout_at(until, socket.say(join)).await??;
    }
    for table in tables.iter().cycle() {
        let look = format!(r#"{{"type":"look","table":"{table}"}}"#);
        // A server that does not listen to it any more lets it wait.
        timeout_at(until, socket.say(look)).await??;
        looks.fetch_add(1, Ordering::Relaxed);
        sleep(PAUSE).await;
    }
    Ok(())
}
