//! Connections: each is served until it ends, dawdles, or the server stops. There are so many and no more.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::time::Instant;

use crate::App;
use crate::stream::Watched;

/// The most bytes of a request's head, and of an answer that waits to be written.
const BUFFER: usize = 64 * 1024;
/// That connections were refused is logged so often.
const BETWEEN_LINES: Duration = Duration::from_secs(60);

/// Accepts connections until the server stops. Each is one of the tasks that are waited for then.
pub(crate) async fn accept_all(app: App, router: Router, mut listener: TcpListener) {
    loop {
        let (stream, peer): (_, SocketAddr) = tokio::select! {
            () = app.stop.cancelled() => return,
            accepted = Listener::accept(&mut listener) => accepted,
        };
        // Messages are small, and somebody waits for each: none is held back to be sent with the next.
        let _ = stream.set_nodelay(true);
        let serving = serve_connection(app.clone(), router.clone(), stream, peer);
        app.tasks.spawn(serving);
    }
}

/// Serves one connection until it ends, or has become a socket; `peer` is where it comes from. One too many is closed at once.
pub async fn serve_connection<S>(app: App, router: Router, stream: S, peer: SocketAddr)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let connections = &app.budgets().connections;
    let Ok(slot) = connections.take(counted_address(&app, peer.ip()), None) else {
        metrics::counter!("towpath_connections_refused_total").increment(1);
        if let Some(refused) = app.budgets().refusals.note(Instant::now()) {
            let open = connections.n_taken();
            tracing::warn!(refused, open, %peer, "too many connections");
        }
        return;
    };
    let config = app.config();
    let stream = Watched::new(
        stream,
        Duration::from_secs(config.sending_seconds.max(1)),
        slot,
    );
    let service = TowerToHyperService::new(router);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        service.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(config.header_seconds.max(1)))
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        () = app.stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection was interrupted");
    }
}

/// The address that a connection counts for. Behind a proxy of ours are many, which are told apart by each request.
fn counted_address(app: &App, peer: IpAddr) -> Option<IpAddr> {
    let peer = peer.to_canonical();
    let proxies = &app.config().trusted_proxies;
    let is_proxy = proxies.iter().any(|network| network.contains(&peer));
    (!is_proxy).then_some(peer)
}

/// Connections that were refused, counted until they are logged.
#[derive(Debug, Default)]
pub(crate) struct Refusals(Mutex<(u64, Option<Instant>)>);

impl Refusals {
    /// Counts one more, and tells how many there were since the last line of the log, if it is time for another.
    fn note(&self, now: Instant) -> Option<u64> {
        let mut refused = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, told) = &mut *refused;
        *count += 1;
        if told.is_some_and(|told| now < told + BETWEEN_LINES) {
            return None;
        }
        *told = Some(now);
        Some(std::mem::take(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_logged_once_a_minute() {
        let refusals = Refusals::default();
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        assert_eq!(refusals.note(at(0)), Some(1));
        assert_eq!(refusals.note(at(1)), None);
        assert_eq!(refusals.note(at(59)), None);
        assert_eq!(refusals.note(at(60)), Some(3));
        assert_eq!(refusals.note(at(61)), None);
    }
}
