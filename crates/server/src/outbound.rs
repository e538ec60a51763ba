//! The sending end of a socket, and what its client is owed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use store::TableId;
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use words::Language;

use crate::App;
use crate::error::{Denied, Error};
use crate::protocol::{Done, Message};
use crate::queue::{LEAST, Queue, cost};

/// Messages above so many bytes are held in no more memory than they need.
const LARGE: usize = 16 * 1024;

/// The sending end of a socket.
#[derive(Clone, Debug)]
pub(crate) struct Outbound {
    /// Stands for the socket.
    pub(crate) id: u64,
    pub(crate) queue: Arc<Queue>,
    /// Comes when the client reads too slowly: it has to come back.
    pub(crate) lagged: Lagged,
}

impl Outbound {
    /// Sends a message, or gives the client up. Whoever has missed one hears no other.
    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        self.push(text, None);
    }

    /// Sends a message, or gives the client up.
    pub(crate) fn send(&self, message: &Message) {
        self.send_text(write(message));
    }

    /// Sends a message that shows a whole table, or gives the client up.
    pub(crate) fn send_table(&self, table: &TableId, message: &Message) {
        self.push(write(message), Some(table.clone()));
    }

    /// Sends messages, unless they are too many to be sent at once. Tells whether they were sent.
    pub(crate) fn send_all(&self, texts: &[Utf8Bytes]) -> bool {
        let fits = texts.iter().map(cost).sum::<usize>() <= self.queue.most_at_once();
        if fits {
            let texts = texts.iter().cloned();
            texts.for_each(|text| self.send_text(text));
        }
        fits
    }

    fn push(&self, text: Utf8Bytes, shows: Option<TableId>) {
        if self.is_open() && self.queue.push(text, shows).is_err() {
            metrics::counter!("towpath_slow_clients_total").increment(1);
            self.lagged.set();
        }
    }

    /// Whether somebody still listens.
    pub(crate) fn is_open(&self) -> bool {
        !self.lagged.is_set() && !self.queue.is_closed()
    }
}

/// The moment when a client is given up. To ask whether it has come costs next to nothing; one may wait for it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lagged(Arc<(AtomicBool, Notify)>);

impl Lagged {
    /// Lets it come.
    pub(crate) fn set(&self) {
        self.0.0.store(true, Ordering::Release);
        self.0.1.notify_one();
    }

    /// Whether it has come.
    pub(crate) fn is_set(&self) -> bool {
        self.0.0.load(Ordering::Acquire)
    }

    /// Waits until it comes.
    pub(crate) async fn wait(&self) {
        while !self.is_set() {
            self.0.1.notified().await;
        }
    }
}

/// A client at the other end of a socket, and how it is spoken to.
pub(crate) struct Peer {
    pub(crate) app: App,
    pub(crate) language: Language,
    pub(crate) outbound: Outbound,
    /// Every command that it waits to hear of.
    pub(crate) owed: TaskTracker,
}

impl Peer {
    /// Says that something was refused.
    pub(crate) fn refuse(&self, id: Option<String>, table: Option<TableId>, error: &Error) {
        let mut said = self.app.messages().error(self.language, error);
        let error = said["error"].take();
        self.outbound.send(&Message::Error { id, table, error });
    }
}

/// What a client is owed for a command. It hears what came of it, or that nobody knows.
pub(crate) struct Receipt {
    peer: Arc<Peer>,
    table: TableId,
    /// The id of the command, until it is answered.
    id: Option<String>,
    _owed: TaskTrackerToken,
}

impl Receipt {
    pub(crate) fn new(peer: Arc<Peer>, table: TableId, id: String) -> Receipt {
        Receipt {
            table,
            id: Some(id),
            _owed: peer.owed.token(),
            peer,
        }
    }

    /// Says what came of the command.
    pub(crate) fn give(mut self, done: Result<Done, Error>) {
        self.settle(done);
    }

    fn settle(&mut self, done: Result<Done, Error>) {
        let Some(id) = self.id.take() else {
            return;
        };
        match done {
            Ok(done) => self.peer.outbound.send(&Message::Done { id, done }),
            Err(error) => {
                let table = Some(self.table.clone());
                self.peer.refuse(Some(id), table, &error);
            }
        }
    }
}

impl Drop for Receipt {
    fn drop(&mut self) {
        if self.id.is_some() {
            let error = match self.peer.app.stop.is_cancelled() {
                true => Denied::Stopping.into(),
                false => Error::Internal,
            };
            self.settle(Err(error));
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn write(message: &Message) -> Utf8Bytes {
    let mut text = Vec::with_capacity(LEAST);
    serde_json::to_writer(&mut text, message).expect("a message has a JSON form");
    if text.len() > LARGE {
        text.shrink_to_fit();
    }
    Utf8Bytes::try_from(Bytes::from(text)).expect("JSON is UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queue::Outgoing;
    use crate::queue::tests::room;

    /// A sending end on which one short message may wait, and its other end.
    fn outbound() -> (Outbound, Outgoing) {
        let (queue, outgoing) = Queue::new(room(LEAST));
        let outbound = Outbound {
            id: 1,
            queue,
            lagged: Lagged::default(),
        };
        (outbound, outgoing)
    }

    #[tokio::test]
    async fn whoever_has_missed_a_message_hears_no_other() {
        let (outbound, mut outgoing) = outbound();
        outbound.send_text("heard".into());
        assert_eq!(outgoing.next().await.as_str(), "heard");
        outgoing.written();
        outbound.send_text("waits".into());
        assert!(outbound.is_open());
        outbound.send_text("missed".into());
        assert!(!outbound.is_open());
        outbound.lagged.wait().await;
        outbound.send_text("too late".into());
        assert!(outgoing.try_next().is_none());
    }

    #[test]
    fn nobody_listens_where_the_other_end_is_gone() {
        let (outbound, outgoing) = outbound();
        drop(outgoing);
        assert!(!outbound.is_open());
        outbound.send_text("to nobody".into());
        assert!(!outbound.lagged.is_set());
    }

    #[test]
    fn what_is_too_much_at_once_is_not_sent_at_all() {
        let (queue, mut outgoing) = Queue::new(room(4 * LEAST));
        let outbound = Outbound {
            id: 1,
            queue,
            lagged: Lagged::default(),
        };
        assert!(!outbound.send_all(&["one".into(), "two".into(), "three".into()]));
        assert!(outgoing.try_next().is_none() && outbound.is_open());
        assert!(outbound.send_all(&["one".into(), "two".into()]));
        assert_eq!(outgoing.try_next().unwrap().as_str(), "one");
    }
}
