//! Connections: each is served until it ends, dawdles over the head of a request, or the server stops.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;

use crate::App;

/// Accepts connections until the server stops. Each is one of the tasks that are waited for then.
pub(crate) async fn accept_all(app: App, router: Router, mut listener: TcpListener) {
    let time = Duration::from_secs(app.config().header_seconds.max(1));
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(time);
    let service = TowerToHyperService::new(router);
    loop {
        let (stream, address): (_, SocketAddr) = tokio::select! {
            () = app.stop.cancelled() => return,
            accepted = Listener::accept(&mut listener) => accepted,
        };
        // Messages are small, and somebody waits for each: none is held back to be sent with the next.
        let _ = stream.set_nodelay(true);
        let service = service.clone();
        let answer = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            service.call(request)
        });
        let connection = protocol
            .serve_connection(TokioIo::new(stream), answer)
            .with_upgrades();
        let stop = app.stop.clone();
        app.tasks.spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stop.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::trace!(%error, "a connection broke off");
            }
        });
    }
}
