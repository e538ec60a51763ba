//! The stream under a connection: it is given up if nothing can be written for too long, and counted for as long as it is open.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use crate::slots::Slot;

/// A stream whose other end has to read what it asked for.
#[derive(Debug)]
pub(crate) struct Watched<S> {
    stream: S,
    /// How long it may read nothing while something is written.
    most: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
    /// Sockets outlive the connection that they began as, but not this.
    _slot: Slot,
}

impl<S> Watched<S> {
    pub(crate) fn new(stream: S, most: Duration, slot: Slot) -> Watched<S> {
        Watched {
            stream,
            most,
            stalled: None,
            _slot: slot,
        }
    }
}

impl<S: Unpin> Watched<S> {
    /// Does something that may have to wait for the other end, and gives it up if it waits for too long.
    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        act: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let acted = act(Pin::new(&mut self.stream), context);
        if acted.is_ready() {
            self.stalled = None;
            return acted;
        }
        let most = self.most;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(most)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.watch(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.watch(context, |stream, context| {
            stream.poll_write_vectored(context, slices)
        })
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.watch(context, |stream, context| stream.poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.watch(context, |stream, context| stream.poll_shutdown(context))
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

    use super::*;
    use crate::slots::{Most, Slots};

    /// A stream that holds ten bytes, and its other end.
    fn stream(most: Duration) -> (Slots, DuplexStream, Watched<DuplexStream>) {
        let slots = Slots::new(Most {
            all: 1,
            per_network: 1,
            per_user: 1,
        });
        let slot = slots.take(None, None).unwrap();
        let (client, server) = duplex(10);
        (slots, client, Watched::new(server, most, slot))
    }

    #[tokio::test]
    async fn whoever_reads_nothing_is_given_up() {
        let (slots, _client, mut server) = stream(Duration::from_millis(10));
        let refused = server.write_all(&[0; 11]).await.unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::TimedOut);
        assert_eq!(slots.n_taken(), 1);
        drop(server);
        assert_eq!(slots.n_taken(), 0);
    }

    #[tokio::test]
    async fn whoever_reads_a_little_is_not() {
        let (_, mut client, mut server) = stream(Duration::from_secs(3600));
        let writing = tokio::spawn(async move { server.write_all(&[7; 100]).await });
        let mut byte = [0];
        for _ in 0..100 {
            client.read_exact(&mut byte).await.unwrap();
            assert_eq!(byte, [7]);
        }
        writing.await.unwrap().unwrap();
    }
}
