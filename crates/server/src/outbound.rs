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
pub(crate) struct Line {
    /// Stands for the socket.
    pub(crate) id: u64,
    pub(crate) queue: Arc<Queue>,
    /// Comes when the client reads too slowly: it has to come back.
    pub(crate) overrun: Overrun,
}

impl Line {
    /// Sends a message, or gives the client up. Whoever has missed one hears no other.
    pub(crate) fn send(&self, text: Utf8Bytes) {
        self.push(text, None);
    }

    /// Sends a message, or gives the client up.
    pub(crate) fn tell(&self, message: &Message) {
        self.send(write(message));
    }

    /// Sends a message that shows a whole table, or gives the client up.
    pub(crate) fn show(&self, table: &TableId, message: &Message) {
        self.push(write(message), Some(table.clone()));
    }

    /// Sends messages, unless they are too many to be sent at once. Tells whether they were sent.
    pub(crate) fn send_all(&self, texts: Vec<Utf8Bytes>) -> bool {
        let fits = texts.iter().map(cost).sum::<usize>() <= self.queue.most_at_once();
        if fits {
            texts.into_iter().for_each(|text| self.send(text));
        }
        fits
    }

    fn push(&self, text: Utf8Bytes, shows: Option<TableId>) {
        if self.is_open() && self.queue.push(text, shows).is_err() {
            metrics::counter!("towpath_slow_clients_total").increment(1);
            self.overrun.come();
        }
    }

    /// Whether somebody still listens.
    pub(crate) fn is_open(&self) -> bool {
        !self.overrun.has_come() && !self.queue.is_closed()
    }
}

/// The moment when a client is given up. To ask whether it has come costs next to nothing; one may wait for it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overrun(Arc<(AtomicBool, Notify)>);

impl Overrun {
    /// Lets it come.
    pub(crate) fn come(&self) {
        self.0.0.store(true, Ordering::Release);
        self.0.1.notify_one();
    }

    /// Whether it has come.
    pub(crate) fn has_come(&self) -> bool {
        self.0.0.load(Ordering::Acquire)
    }

    /// Waits until it comes.
    pub(crate) async fn wait(&self) {
        while !self.has_come() {
            self.0.1.notified().await;
        }
    }
}

/// A client at the other end of a socket, and how it is spoken to.
pub(crate) struct Peer {
    pub(crate) app: App,
    pub(crate) language: Language,
    pub(crate) line: Line,
    /// Every command that it waits to hear of.
    pub(crate) owed: TaskTracker,
}

impl Peer {
    /// Says that something was refused.
    pub(crate) fn refuse(&self, id: Option<String>, table: Option<TableId>, error: &Error) {
        let mut said = self.app.speech().error(self.language, error);
        let error = said["error"].take();
        self.line.tell(&Message::Error { id, table, error });
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
            Ok(done) => self.peer.line.tell(&Message::Done { id, done }),
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

    /// A line on which one short message may wait, and its other end.
    fn line() -> (Line, Outgoing) {
        let (queue, outgoing) = Queue::new(room(LEAST));
        let line = Line {
            id: 1,
            queue,
            overrun: Overrun::default(),
        };
        (line, outgoing)
    }

    #[tokio::test]
    async fn whoever_has_missed_a_message_hears_no_other() {
        let (line, mut outgoing) = line();
        line.send("heard".into());
        assert_eq!(outgoing.next().await.as_str(), "heard");
        outgoing.written();
        line.send("waits".into());
        assert!(line.is_open());
        line.send("missed".into());
        assert!(!line.is_open());
        line.overrun.wait().await;
        line.send("too late".into());
        assert!(outgoing.try_next().is_none());
    }

    #[test]
    fn nobody_listens_where_the_other_end_is_gone() {
        let (line, outgoing) = line();
        drop(outgoing);
        assert!(!line.is_open());
        line.send("to nobody".into());
        assert!(!line.overrun.has_come());
    }

    #[test]
    fn what_is_too_much_at_once_is_not_sent_at_all() {
        let (queue, mut outgoing) = Queue::new(room(4 * LEAST));
        let line = Line {
            id: 1,
            queue,
            overrun: Overrun::default(),
        };
        assert!(!line.send_all(vec!["one".into(), "two".into(), "three".into()]));
        assert!(outgoing.try_next().is_none() && line.is_open());
        assert!(line.send_all(vec!["one".into(), "two".into()]));
        assert_eq!(outgoing.try_next().unwrap().as_str(), "one");
    }
}
