//! Word that some session has ended.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Notify;

/// Tells that some session has ended, to everybody who listens and in the order in which they began to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ended(Arc<(AtomicU64, Notify)>);

/// Whoever listens.
#[derive(Debug)]
pub(crate) struct Ending {
    ended: Ended,
    /// How many were heard of.
    heard: u64,
}

impl Ended {
    /// One more has ended.
    pub(crate) fn come(&self) {
        self.0.0.fetch_add(1, Ordering::Release);
        self.0.1.notify_waiters();
    }

    /// Listens from here on.
    pub(crate) fn subscribe(&self) -> Ending {
        Ending {
            ended: self.clone(),
            heard: self.count(),
        }
    }

    fn count(&self) -> u64 {
        self.0.0.load(Ordering::Acquire)
    }
}

impl Ending {
    /// Whether one has ended that was not heard of, which it is now.
    pub(crate) fn has_come(&mut self) -> bool {
        let count = self.ended.count();
        std::mem::replace(&mut self.heard, count) != count
    }

    /// Waits for the next.
    pub(crate) async fn next(&mut self) {
        let ended = self.ended.clone();
        while !self.has_come() {
            let mut come = std::pin::pin!(ended.0.1.notified());
            // From here on nothing is missed.
            come.as_mut().enable();
            if self.has_come() {
                return;
            }
            come.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_has_ended_is_heard_of_once() {
        let ended = Ended::default();
        let mut ending = ended.subscribe();
        assert!(!ending.has_come());
        ended.come();
        ended.come();
        assert!(ending.has_come() && !ending.has_come());
        ended.come();
        ending.next().await;
        assert!(!ending.has_come() && !ended.subscribe().has_come());
    }
}
