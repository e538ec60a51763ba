//! The deterministic simulation's hold on a store: time and chance of a thread, and the way of every operation to the
//! database.
//!
//! A store that is opened while a [`Node`] is set belongs to it. Each of its operations is carried out at one moment of
//! the simulated time: the thread waits while the connection, which lives on another runtime in real time, does its work.
//! Before and after it time passes and things go wrong, as the node says. Batches of commits are written by a task of the
//! simulated runtime. Nothing here is shared between threads, so that many simulations run side by side.

pub(crate) mod seam;

use std::{
    cell::{Cell, RefCell},
    fmt,
    future::Future,
    pin::pin,
    sync::Arc,
    task::{Context, Poll, Wake, Waker},
    thread::{self, Thread},
    time::Duration,
};

use tokio::{runtime::Handle, sync::mpsc, task::coop::unconstrained};

use crate::{Heard, Millis, clock::SteadyClock};

/// The node of a simulation that a store belongs to.
pub trait Node: fmt::Debug + Send + Sync {
    /// The runtime, in real time, on which connections live.
    fn runtime(&self) -> &Handle;

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

/// What the machine's clock says, in milliseconds since 1970, and an even one that nobody sets.
type Clock = Box<dyn Fn() -> (i64, Duration)>;
type Chance = Box<dyn FnMut(&mut [u8])>;

thread_local! {
    static CLOCK: RefCell<Option<(Clock, SteadyClock)>> = const { RefCell::new(None) };
    static CHANCE: RefCell<Option<Chance>> = const { RefCell::new(None) };
    static NODE: RefCell<Option<Arc<dyn Node>>> = const { RefCell::new(None) };
    /// What others have to hear of when the operation is over.
    static NEWS: RefCell<Vec<Heard>> = const { RefCell::new(Vec::new()) };
    /// Whether this thread is in the middle of an operation.
    static IS_APART: Cell<bool> = const { Cell::new(false) };
}

/// Time and chance of this thread are simulated until this is dropped.
#[derive(Debug)]
pub struct Simulated(());

impl Simulated {
    /// Lets `clock` say what the machine's clock says on this thread, in milliseconds since 1970, and what an even one does
    /// that nobody sets; and lets `chance` fill in random bytes.
    pub fn begin(
        clock: impl Fn() -> (i64, Duration) + 'static,
        chance: impl FnMut(&mut [u8]) + 'static,
    ) -> Self {
        let (machine, even) = clock();
        let steady = SteadyClock::new(machine, even);
        CLOCK.set(Some((Box::new(clock), steady)));
        CHANCE.set(Some(Box::new(chance)));
        Self(())
    }
}

impl Drop for Simulated {
    fn drop(&mut self) {
        CLOCK.set(None);
        CHANCE.set(None);
        NODE.set(None);
    }
}

/// Stores that are opened on this thread from here on belong to this node.
pub fn set_node(node: Option<Arc<dyn Node>>) {
    NODE.set(node);
}

/// Whether this thread is one of a simulation.
pub fn is_on() -> bool {
    CLOCK.with_borrow(Option::is_some)
}

/// What time it is, if that is simulated.
pub(crate) fn now() -> Option<Millis> {
    CLOCK.with_borrow_mut(|clock| {
        let (clock, steady) = clock.as_mut()?;
        let (machine, even) = clock();
        Some(Millis(steady.read(machine, even)))
    })
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
