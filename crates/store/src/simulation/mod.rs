//! The deterministic simulation's hold on a store: time and chance, and the way of every operation to the
//! database.
//!
//! A store that is opened in the work of a [`Node`] belongs to it, and what time it is depends on whose work is done. Each of its operations is carried out at one moment of
//! the simulated time: the thread waits while the connection, which lives on another runtime in real time, does its work.
//! Before and after it time passes and things go wrong, as the node says. Batches of commits are written by a task of the
//! simulated runtime. Nothing here is shared between threads, so that many simulations run side by side.

pub(crate) mod seam;

use std::{
    cell::{Cell, RefCell},
    fmt,
    future::{Future, poll_fn},
    pin::pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll, Wake, Waker},
    thread::{self, Thread},
    time::Duration,
};

use tokio::{runtime::Handle, sync::mpsc, task::coop::unconstrained};

use crate::{Heard, Millis, Store, clock::SteadyClock};

/// The node of a simulation that a store belongs to.
pub trait Node: fmt::Debug + Send + Sync {
    /// The runtime, in real time, on which connections live.
    fn runtime(&self) -> &Handle;

    /// What the clock of a process on this node says.
    fn now(&self) -> Millis;

    /// How long the node still stands still, if it does; for ever if it was killed.
    fn stands_still(&self) -> Option<Duration>;

    /// What becomes of an operation.
    fn fate(&self, deed: &str) -> Fate;

    /// An operation was carried out, whatever is heard of it.
    fn carried_out(&self, deed: &str);

    /// Something was stored that other nodes have to hear of.
    fn spread(&self, news: Heard);

    /// News from all nodes, as late and as much of it as there is.
    fn listen(&self) -> mpsc::UnboundedReceiver<Heard>;
}

/// What becomes of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fate {
    /// How long it takes until it is carried out.
    pub before: Duration,
    pub trouble: Option<Trouble>,
    /// How long it takes then until somebody hears of it.
    pub after: Duration,
}

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It is not carried out: the database cannot be reached.
    Unreachable,
    /// It is not carried out if it takes more room.
    DiskFull,
    /// It is carried out, and nobody hears of it.
    AnswerLost,
}

/// The clock of a process: it starts with its machine's, and follows that slowly when it is set.
#[derive(Debug)]
pub struct ProcessClock(Mutex<SteadyClock>);

impl ProcessClock {
    /// A clock that starts when the machine's says `machine`, in milliseconds since 1970, and an even one, which nobody
    /// sets, says `even`.
    pub fn new(machine: i64, even: Duration) -> Self {
        Self(Mutex::new(SteadyClock::new(machine, even)))
    }

    /// What it says when those two say this.
    pub fn read(&self, machine: i64, even: Duration) -> Millis {
        let mut clock = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Millis(clock.read(machine, even))
    }
}

type Chance = Box<dyn FnMut(&mut [u8])>;

thread_local! {
    static CHANCE: RefCell<Option<Chance>> = const { RefCell::new(None) };
    /// The node whose work is done just now.
    static NODE: RefCell<Option<Arc<dyn Node>>> = const { RefCell::new(None) };
    /// What others have to hear of when the operation is over.
    static NEWS: RefCell<Vec<Heard>> = const { RefCell::new(Vec::new()) };
    /// Whether this thread is in the middle of an operation.
    static IS_APART: Cell<bool> = const { Cell::new(false) };
}

/// Chance of this thread is simulated until this is dropped, and its work is that of nodes.
#[derive(Debug)]
pub struct Simulated(());

impl Simulated {
    /// Lets `chance` fill in random bytes on this thread.
    pub fn begin(chance: impl FnMut(&mut [u8]) + 'static) -> Self {
        CHANCE.set(Some(Box::new(chance)));
        Self(())
    }
}

impl Drop for Simulated {
    fn drop(&mut self) {
        CHANCE.set(None);
        NODE.set(None);
    }
}

/// Work of a node. Stores that are opened in it belong to the node.
pub async fn on_node<F: Future>(node: Option<Arc<dyn Node>>, work: F) -> F::Output {
    let mut work = pin!(work);
    let poll = |context: &mut Context<'_>| {
        let before = NODE.replace(node.clone());
        let polled = work.as_mut().poll(context);
        NODE.set(before);
        polled
    };
    poll_fn(poll).await
}

impl Store {
    /// Work of the node that the store belongs to.
    pub fn work<F: Future + Send>(
        &self,
        work: F,
    ) -> impl Future<Output = F::Output> + Send + use<F> {
        on_node(self.shared.seam.node(), work)
    }
}

/// The node whose work is done just now.
pub(crate) fn here() -> Option<Arc<dyn Node>> {
    NODE.with_borrow(Clone::clone)
}

/// Whether this thread is one of a simulation.
pub fn is_on() -> bool {
    CHANCE.with_borrow(Option::is_some)
}

/// What time it is on the node whose work is done, if that is simulated.
pub(crate) fn now() -> Option<Millis> {
    is_on().then(|| here().expect("work of some node").now())
}

/// Fills in random bytes, if those are simulated.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    CHANCE.with_borrow_mut(|chance| chance.as_mut().map(|chance| chance(bytes)).is_some())
}

/// Does some work on another runtime while this thread waits, so that no simulated time passes.
fn apart<F: Future>(runtime: &Handle, work: F) -> F::Output {
    let _entered = runtime.enter();
    let was_apart = IS_APART.replace(true);
    let done = wait_for(unconstrained(work));
    IS_APART.set(was_apart);
    done
}

/// Whoever waits for some work by doing nothing.
struct Waiting(Thread);

impl Wake for Waiting {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

fn wait_for<F: Future>(work: F) -> F::Output {
    let waker = Waker::from(Arc::new(Waiting(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut work = pin!(work);
    loop {
        match work.as_mut().poll(&mut context) {
            Poll::Ready(done) => return done,
            Poll::Pending => thread::park(),
        }
    }
}
