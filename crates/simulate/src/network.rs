//! The network between clients and nodes: bytes come late, and not at all from a machine that stands still or is gone.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split};
use tokio::time::sleep;

use crate::node::Machine;
use crate::world::World;

/// How many bytes are under way in each direction.
const WINDOW: usize = 16 * 1024;

/// Connects a client at an address to a node. None if nobody listens there.
pub(crate) fn connect(world: &World, node: usize, from: SocketAddr) -> Option<DuplexStream> {
    let server = world.server(node)?;
    let (client, client_end) = duplex(WINDOW);
    let (server_end, stream) = duplex(WINDOW);
    let (from_client, to_client) = split(client_end);
    let (from_server, to_server) = split(server_end);
    let (near, far) = (server.machine.clone(), server.machine.clone());
    tokio::spawn(carry(world.clone(), near, from_client, to_server));
    tokio::spawn(carry(world.clone(), far, from_server, to_client));
    let (app, router) = (server.app.clone(), server.router);
    let connection = server::simulation::serve_connection(app, router, stream, from);
    server.app.tasks.spawn(server.app.store().work(connection));
    Some(client)
}

/// Carries bytes in one direction until one of the two ends is gone.
async fn carry(
    world: World,
    machine: Arc<Machine>,
    mut from: ReadHalf<DuplexStream>,
    mut to: WriteHalf<DuplexStream>,
) {
    let killed = machine.killed.clone();
    let carried = async {
        let mut bytes = vec![0; WINDOW];
        loop {
            let n_bytes = from.read(&mut bytes).await.unwrap_or_default();
            sleep(world.network.millis(0, 3)).await;
            machine.go_on().await;
            if n_bytes == 0 || to.write_all(&bytes[..n_bytes]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        biased;
        () = killed.cancelled() => {}
        () = carried => {}
    }
    to.shutdown().await.ok();
}
