//! What waits to be sent through a socket, and how much of it there may be.

use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use store::TableId;
use tokio::sync::Notify;

/// What a message takes at least, in bytes: as much memory as is set aside to write it.
pub(crate) const LEAST: usize = 1024;
/// However much others in the same network or at the whole server have waiting, so many bytes may wait for everybody: nobody is
/// given up for what others do not read.
pub const OWN_SHARE: usize = 64 * 1024;

/// Bytes that wait for one network, or in all.
#[derive(Debug, Default)]
pub struct Held(AtomicUsize);

impl Held {
    /// How many there are.
    pub fn bytes(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Room for what waits, counted until it is written out or dropped.
#[derive(Debug)]
pub(crate) struct Room {
    own: Held,
    pub(crate) most: usize,
    pub(crate) network: Arc<Held>,
    pub(crate) most_of_network: usize,
    pub(crate) all: Arc<Held>,
    pub(crate) most_of_all: usize,
}

impl Room {
    /// Empty room for one socket.
    pub(crate) fn new(
        most: usize,
        (network, most_of_network): (Arc<Held>, usize),
        (all, most_of_all): (Arc<Held>, usize),
    ) -> Room {
        Room {
            own: Held::default(),
            most,
            network,
            most_of_network,
            all,
            most_of_all,
        }
    }

    /// Takes room, if there is. A message that is too large by itself goes where nothing else waits.
    fn take(&self, bytes: usize) -> bool {
        let add = |held: &Held| held.0.fetch_add(bytes, Ordering::Relaxed) + bytes;
        let (own, network, all) = (add(&self.own), add(&self.network), add(&self.all));
        let is_crowded = network > self.most_of_network || all > self.most_of_all;
        let most = match is_crowded {
            true => self.most.min(OWN_SHARE),
            false => self.most,
        };
        let fits = own <= most || own == bytes;
        if !fits {
            self.give_back(bytes);
        }
        fits
    }

    /// Gives room back, and tells how much is still taken.
    fn give_back(&self, bytes: usize) -> usize {
        let subtract = |held: &Held| held.0.fetch_sub(bytes, Ordering::Relaxed) - bytes;
        subtract(&self.network);
        subtract(&self.all);
        subtract(&self.own)
    }
}

/// A message on its way out.
#[derive(Debug)]
struct Parcel {
    text: Utf8Bytes,
    /// The table that it shows whole.
    shows: Option<TableId>,
}

impl Parcel {
    fn cost(&self) -> usize {
        cost(&self.text)
    }
}

/// The bytes that a message takes while it waits.
pub(crate) fn cost(text: &Utf8Bytes) -> usize {
    text.len().max(LEAST)
}

/// What waits for one client.
#[derive(Debug)]
pub(crate) struct Queue {
    room: Room,
    state: Mutex<State>,
    is_closed: AtomicBool,
    /// Something waits.
    filled: Notify,
    /// The client has read what it was sent, but for a little.
    eased: Notify,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<Parcel>,
    /// The tables that are asked to show themselves and have not yet answered.
    looks: BTreeSet<TableId>,
}

/// There is no room for another message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Full;

impl Queue {
    /// An empty queue, and the end where it is read.
    pub(crate) fn new(room: Room) -> (Arc<Queue>, Outgoing) {
        let queue = Arc::new(Queue {
            room,
            state: Mutex::default(),
            is_closed: AtomicBool::new(false),
            filled: Notify::new(),
            eased: Notify::new(),
        });
        let outgoing = Outgoing {
            queue: queue.clone(),
            taken: 0,
        };
        (queue, outgoing)
    }

    /// Has a message wait; `shows` names the table that it shows whole. Where there is no room for it, nothing waits any more.
    pub(crate) fn push(&self, text: Utf8Bytes, shows: Option<TableId>) -> Result<(), Full> {
        let parcel = Parcel { text, shows };
        let mut state = self.state();
        if self.is_closed() {
            return Ok(());
        }
        if !self.room.take(parcel.cost()) {
            drop(state);
            self.close();
            return Err(Full);
        }
        state.waiting.push_back(parcel);
        drop(state);
        self.filled.notify_one();
        Ok(())
    }

    /// Whether nobody reads it any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Acquire)
    }

    /// Lets nothing wait, now and later.
    pub(crate) fn close(&self) {
        let mut state = self.state();
        self.is_closed.store(true, Ordering::Release);
        let dropped = std::mem::take(&mut state.waiting);
        drop(state);
        self.give_back(dropped.iter().map(Parcel::cost).sum());
    }

    /// Notes that a table is to show itself. False if it is to already, and one answer is enough.
    pub(crate) fn ask_look(&self, table: &TableId) -> bool {
        self.state().looks.insert(table.clone())
    }

    /// Notes that a table shows itself now, or never. True if a message that shows it waits still, and news after it: that is
    /// answer enough.
    pub(crate) fn end_look(&self, table: &TableId) -> bool {
        let mut state = self.state();
        state.looks.remove(table);
        let mut shown = state
            .waiting
            .iter()
            .filter_map(|parcel| parcel.shows.as_ref());
        shown.any(|shown| shown == table)
    }

    /// The most bytes that a table should say at once.
    pub(crate) fn most_at_once(&self) -> usize {
        self.room.most / 2
    }

    /// Whether so much waits that the client should not ask for more.
    pub(crate) fn is_loaded(&self) -> bool {
        self.room.own.bytes() > self.low()
    }

    /// Waits until the client has read most of what it was sent.
    pub(crate) async fn ease(&self) {
        while self.is_loaded() {
            self.eased.notified().await;
        }
    }

    fn low(&self) -> usize {
        self.room.most / 4
    }

    fn give_back(&self, bytes: usize) {
        let left = self.room.give_back(bytes);
        if left <= self.low() && left + bytes > self.low() {
            self.eased.notify_one();
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The list is whole whatever happened to whoever held it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The end of a queue where it is read. When it is dropped, the queue is closed.
#[derive(Debug)]
pub(crate) struct Outgoing {
    queue: Arc<Queue>,
    /// Bytes that were taken out and are not yet written.
    taken: usize,
}

impl Outgoing {
    /// The next message, as soon as there is one.
    pub(crate) async fn next(&mut self) -> Utf8Bytes {
        loop {
            if let Some(text) = self.try_next() {
                return text;
            }
            self.queue.filled.notified().await;
        }
    }

    /// The next message, if there is one.
    pub(crate) fn try_next(&mut self) -> Option<Utf8Bytes> {
        let parcel = self.queue.state().waiting.pop_front()?;
        self.taken += parcel.cost();
        Some(parcel.text)
    }

    /// The bytes that were taken out and are not yet written.
    pub(crate) fn taken(&self) -> usize {
        self.taken
    }

    /// Notes that everything taken out is written.
    pub(crate) fn written(&mut self) {
        self.queue.give_back(std::mem::take(&mut self.taken));
    }
}

impl Drop for Outgoing {
    fn drop(&mut self) {
        self.written();
        self.queue.close();
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    const MIB: usize = 1 << 20;

    /// Room for so many bytes in a network of its own.
    pub(crate) fn room(most: usize) -> Room {
        Room::new(most, (Arc::default(), MIB), (Arc::default(), MIB))
    }

    fn text(len: usize) -> Utf8Bytes {
        "x".repeat(len).into()
    }

    #[test]
    fn what_waits_is_counted_until_it_is_written_out() {
        let (queue, mut outgoing) = Queue::new(room(10 * LEAST));
        let (network, all) = (queue.room.network.clone(), queue.room.all.clone());
        for len in [1, LEAST, 3 * LEAST] {
            queue.push(text(len), None).unwrap();
        }
        assert_eq!((network.bytes(), all.bytes()), (5 * LEAST, 5 * LEAST));
        assert!(queue.is_loaded());
        assert_eq!(outgoing.try_next().unwrap().len(), 1);
        assert_eq!(outgoing.try_next().unwrap().len(), LEAST);
        assert_eq!((outgoing.taken(), network.bytes()), (2 * LEAST, 5 * LEAST));
        outgoing.written();
        assert_eq!((outgoing.taken(), network.bytes()), (0, 3 * LEAST));
        assert!(outgoing.try_next().is_some());
        drop(outgoing);
        assert_eq!((network.bytes(), all.bytes()), (0, 0));
        assert!(queue.is_closed() && !queue.is_loaded());
        // Nothing is counted for nobody.
        queue.push(text(1), None).unwrap();
        assert_eq!(network.bytes(), 0);
    }

    #[test]
    fn where_there_is_no_room_nothing_waits_any_more() {
        let (queue, mut outgoing) = Queue::new(room(4 * LEAST));
        for _ in 0..4 {
            queue.push(text(LEAST), None).unwrap();
        }
        assert!(outgoing.try_next().is_some());
        // What is on its way counts still.
        assert!(queue.push(text(LEAST), None).is_err());
        assert!(queue.is_closed());
        assert!(outgoing.try_next().is_none());
        assert_eq!(queue.room.all.bytes(), LEAST);
        outgoing.written();
        assert_eq!(queue.room.all.bytes(), 0);
    }

    #[test]
    fn a_message_larger_than_everything_goes_where_nothing_waits() {
        let (queue, mut outgoing) = Queue::new(room(4 * LEAST));
        queue.push(text(9 * LEAST), None).unwrap();
        assert!(outgoing.try_next().is_some());
        outgoing.written();
        queue.push(text(1), None).unwrap();
        assert!(queue.push(text(9 * LEAST), None).is_err());
    }

    #[test]
    fn the_sockets_of_a_network_share_its_room_and_each_has_a_little_of_its_own() {
        let (network, all) = (Arc::<Held>::default(), Arc::<Held>::default());
        let open = || {
            let room = Room::new(MIB, (network.clone(), MIB), (all.clone(), 2 * MIB));
            Queue::new(room)
        };
        let [one, two, three] = [open(), open(), open()];
        one.0.push(text(MIB - OWN_SHARE), None).unwrap();
        two.0.push(text(OWN_SHARE), None).unwrap();
        // The network is full, and the second has its share.
        assert!(two.0.push(text(1), None).is_err());
        for _ in 0..OWN_SHARE / LEAST {
            three.0.push(text(1), None).unwrap();
        }
        assert!(three.0.push(text(1), None).is_err());
        // Elsewhere there is room, as long as there is in all.
        let elsewhere = Room::new(MIB, (Arc::default(), MIB), (all.clone(), MIB));
        let (elsewhere, _outgoing) = Queue::new(elsewhere);
        elsewhere.push(text(OWN_SHARE), None).unwrap();
        elsewhere.push(text(1), None).unwrap_err();
        drop((one, two, three));
        assert_eq!((network.bytes(), all.bytes()), (0, 0));
    }

    #[test]
    fn a_look_is_asked_for_once_and_answered_by_what_waits() {
        let (queue, mut outgoing) = Queue::new(room(MIB));
        let [table, other] = [TableId::random(), TableId::random()];
        assert!(queue.ask_look(&table) && queue.ask_look(&other));
        assert!(!queue.ask_look(&table));
        assert!(!queue.end_look(&table), "nothing waits");
        queue.push(text(1), Some(table.clone())).unwrap();
        assert!(queue.ask_look(&table));
        assert!(queue.end_look(&table), "it waits still");
        assert!(!queue.end_look(&other));
        assert!(outgoing.try_next().is_some());
        // What the client may have read already is no answer.
        assert!(queue.ask_look(&table) && !queue.end_look(&table));
    }

    #[tokio::test]
    async fn whoever_reads_may_ask_for_more() {
        let (queue, mut outgoing) = Queue::new(room(8 * LEAST));
        queue.ease().await;
        for _ in 0..4 {
            queue.push(text(1), None).unwrap();
        }
        let easing = tokio::spawn({
            let queue = queue.clone();
            async move { queue.ease().await }
        });
        for _ in 0..2 {
            assert_eq!(outgoing.next().await.len(), 1);
        }
        assert!(queue.is_loaded());
        outgoing.written();
        easing.await.unwrap();
        assert!(!queue.is_loaded());
    }
}
