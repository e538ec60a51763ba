//! Messages on their way from the queue of a socket to the network.

use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use futures_util::SinkExt;
use futures_util::stream::SplitSink;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::outbound::Lagged;
use crate::queue::Outgoing;

/// Bytes that are gathered before they are written. A message goes in whole, and the buffer keeps the size that it had once.
const WRITE_BUFFER: usize = 16 * 1024;
/// No message is longer than so many bytes, or than all that may wait.
const LONGEST: usize = 4 << 20;
/// So many bytes are written before those after them are looked at: how soon they go is what a slow client is judged by.
const BATCH: usize = 64 * 1024;

/// Bounds what is written and not yet gone. What cannot be written waits in the queue, where it is counted: the buffer takes
/// another message only when it could be emptied.
pub(crate) fn bound_buffer(upgrade: WebSocketUpgrade, most_waiting: usize) -> WebSocketUpgrade {
    upgrade
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(2 * WRITE_BUFFER + LONGEST.max(most_waiting))
}

/// Sends what there is to send, and pings in between. Gives the socket back when it is to be closed.
pub(crate) async fn write_all(
    mut sink: SplitSink<WebSocket, Frame>,
    mut outgoing: Outgoing,
    ping: Duration,
    most: Duration,
    closing: CancellationToken,
    lagged: Lagged,
) -> SplitSink<WebSocket, Frame> {
    let mut closed = pin!(closing.cancelled());
    let mut next_ping = pin!(sleep(ping));
    loop {
        let frame = tokio::select! {
            biased;
            text = outgoing.next() => Frame::Text(text),
            () = &mut closed => return sink,
            () = &mut next_ping => {
                next_ping.as_mut().reset(Instant::now() + ping);
                Frame::Ping(Default::default())
            }
        };
        // One write for what waits together: news, and that the command is done.
        let sending = async {
            sink.feed(frame).await?;
            while outgoing.taken() < BATCH
                && let Some(text) = outgoing.try_next()
            {
                sink.feed(Frame::Text(text)).await?;
            }
            sink.flush().await
        };
        match timeout(most, sending).await {
            Ok(Ok(())) => outgoing.written(),
            Ok(Err(_)) | Err(_) => {
                lagged.set();
                return sink;
            }
        }
    }
}
