//! Hints, worked out beside the bots: nobody who plays waits for them.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{Semaphore, oneshot};

use super::Lobby;
use crate::blocking::run_blocking;
use crate::budgets;
use crate::error::Error;
use crate::slots::Slots;

/// Who waits for a hint, and where they are worked out.
pub(super) struct Hints {
    asked: Slots<Turn>,
    /// Half of them, so that bots have the others whatever is asked.
    cores: Arc<Semaphore>,
}

/// Whose turn it is in a network: one hint at a time.
struct Turn(Arc<Semaphore>);

impl Default for Turn {
    fn default() -> Turn {
        Turn(Arc::new(Semaphore::new(1)))
    }
}

impl Hints {
    /// Nobody waits yet.
    pub(super) fn new(cores: usize) -> Hints {
        Hints {
            asked: Slots::new(budgets::HINTS_AT_ONCE),
            cores: Arc::new(Semaphore::new((cores / 2).max(1))),
        }
    }
}

impl Lobby {
    /// Works a hint out for somebody at an address, on a thread of its own, unless nobody waits for it any more when its turn
    /// comes.
    ///
    /// # Errors
    ///
    /// Refuses one where too many wait already.
    pub(crate) fn hint<T: Send + 'static>(
        &self,
        address: IpAddr,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<oneshot::Receiver<T>, Error> {
        let hints = &self.0.hints;
        let asked = hints.asked.take(Some(address), None)?;
        let (turn, cores) = (asked.shared().0.clone(), hints.cores.clone());
        let (mut sender, thought) = oneshot::channel();
        self.0.tasks.spawn(async move {
            let granted = async {
                let turn = turn.acquire_owned().await.ok()?;
                let core = cores.acquire_owned().await.ok()?;
                Some((turn, core))
            };
            let granted = tokio::select! {
                biased;
                () = sender.closed() => return,
                granted = granted => granted,
            };
            let Some(granted) = granted else {
                return;
            };
            let work = move || {
                let thought = think();
                drop((granted, asked));
                sender.send(thought).ok();
            };
            // An adviser that panics has nothing to send.
            run_blocking(work).await;
        });
        Ok(thought)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use serde_json::json;

    use super::super::tests::{guest, lobby};
    use super::*;
    use crate::protocol::Command;
    use crate::table::{Placed, Question, Reply, TableMessage};

    fn address(nth: usize) -> IpAddr {
        [192, 0, 2, nth as u8].into()
    }

    /// How many hints are worked out, how many were at the same time, and how many have been.
    #[derive(Default)]
    struct Work {
        now: AtomicUsize,
        most: AtomicUsize,
        all: AtomicUsize,
    }

    /// A hint that takes until it is let go.
    struct Long {
        let_go: mpsc::Sender<()>,
        hint: oneshot::Receiver<()>,
    }

    impl Long {
        fn at(lobby: &Lobby, nth: usize, work: &Arc<Work>) -> Long {
            let (let_go, held) = mpsc::channel();
            let work = work.clone();
            let think = move || {
                let now = work.now.fetch_add(1, Ordering::SeqCst) + 1;
                work.most.fetch_max(now, Ordering::SeqCst);
                work.all.fetch_add(1, Ordering::SeqCst);
                held.recv().ok();
                work.now.fetch_sub(1, Ordering::SeqCst);
            };
            let hint = lobby.hint(address(nth), think).unwrap();
            Long { let_go, hint }
        }

        async fn finish(self) {
            drop(self.let_go);
            self.hint.await.unwrap();
        }
    }

    #[tokio::test]
    async fn bots_act_while_hints_take_for_ever() {
        let (lobby, _folder) = lobby().await;
        let work = Arc::<Work>::default();
        let most = budgets::HINTS_AT_ONCE.all;
        let planted: Vec<Long> = (0..most).map(|nth| Long::at(&lobby, nth, &work)).collect();
        assert!(lobby.hint(address(most), || ()).is_err(), "one too many");
        let host = guest(&lobby).await;
        let options = json!({ "game": "amsterdam", "setup": { "seats": 2 } });
        let bot = json!({ "kind": "bot", "bot": "random" });
        let seats: Vec<Placed> = serde_json::from_value(json!([bot, bot])).unwrap();
        let options = serde_json::from_value(options).unwrap();
        let table = lobby.open(&host, options, &seats).await.unwrap().table;
        let start = |answer| TableMessage::Do {
            user: host.clone(),
            command: Arc::new(Command::Start {}),
            key: None,
            reply: Reply::Waiting(answer),
        };
        let begun = lobby.ask(&table, start).await.unwrap().seq;
        let show = |answer| Question::Show {
            user: Some(host.clone()),
            seat: None,
            guide: false,
            answer,
        };
        while lobby.ask(&table, show).await.unwrap().seq < begun + 10 {
            tokio::task::yield_now().await;
        }
        for mut long in planted {
            assert!(long.hint.try_recv().is_err(), "still at work or waiting");
            long.finish().await;
        }
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        assert!(work.most.load(Ordering::SeqCst) <= (cores / 2).max(1));
        assert_eq!(work.all.load(Ordering::SeqCst), most);
    }

    #[tokio::test]
    async fn a_network_has_one_hint_at_work_and_few_that_wait() {
        let (lobby, _folder) = lobby().await;
        let work = Arc::<Work>::default();
        let few = 0..budgets::HINTS_AT_ONCE.per_network;
        let planted: Vec<Long> = few.map(|_| Long::at(&lobby, 1, &work)).collect();
        assert!(lobby.hint(address(1), || ()).is_err());
        for long in planted {
            long.finish().await;
        }
        assert_eq!(work.most.load(Ordering::SeqCst), 1);
        lobby.hint(address(1), || ()).unwrap().await.unwrap();
    }

    #[tokio::test]
    async fn a_hint_that_nobody_waits_for_is_not_worked_out() {
        let (lobby, _folder) = lobby().await;
        let work = Arc::<Work>::default();
        let [first, abandoned, last] = [(); 3].map(|()| Long::at(&lobby, 1, &work));
        drop(abandoned);
        first.finish().await;
        last.finish().await;
        assert_eq!(work.all.load(Ordering::SeqCst), 2);
    }
}
