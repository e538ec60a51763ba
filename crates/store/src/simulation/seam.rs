//! The seam of a store that may belong to a simulated node.

use std::{any::type_name_of_val, future::Future, io, sync::Arc, time::Duration};

use tokio::{sync::mpsc, time::sleep};

use super::{Fate, IS_APART, NEWS, Node, Trouble, apart, here};
use crate::{Commit, Heard, StoreError, UserId, batch::Ready};

/// The way of everything to the database.
#[derive(Clone, Debug)]
pub(crate) struct Seam(Option<Arc<dyn Node>>);

impl Seam {
    /// The seam of a store that is opened now.
    pub(crate) fn here() -> Self {
        Self(here())
    }

    /// The node, if there is one.
    pub(crate) fn node(&self) -> Option<Arc<dyn Node>> {
        self.0.clone()
    }

    /// Whether time, news and trouble are made up.
    pub(crate) fn is_simulated(&self) -> bool {
        self.0.is_some()
    }

    /// Connects to the database.
    pub(crate) async fn connect<T>(&self, work: impl Future<Output = T>) -> T {
        match &self.0 {
            Some(node) => apart(node.runtime(), work),
            None => work.await,
        }
    }

    /// Does some work, or says that the database gave no answer in time.
    pub(crate) async fn operate<T>(
        &self,
        patience: Duration,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let answered = match &self.0 {
            // A part of an operation.
            Some(_) if IS_APART.get() => return work.await,
            Some(node) => tokio::time::timeout(patience, carry_out(&**node, work)).await,
            None => tokio::time::timeout(patience, work).await,
        };
        answered.unwrap_or_else(|_| Err(StoreError::no_answer(patience)))
    }

    /// Comes before a batch is chosen.
    pub(crate) async fn before_batch(&self) {
        if let Some(node) = &self.0 {
            go_on(&**node).await;
            sleep(node.fate("wait").before).await;
            go_on(&**node).await;
        }
    }

    /// Stores a batch.
    pub(crate) async fn store(
        &self,
        ready: &mut Ready<'_>,
        batch: &[Arc<Commit>],
    ) -> Result<(), StoreError> {
        let Some(node) = &self.0 else {
            return ready.store(batch).await;
        };
        // Nobody else may write meanwhile, so that no time passes here.
        let Fate { trouble, .. } = node.fate("commit");
        match trouble {
            Some(Trouble::Unreachable) => return Err(unreachable()),
            Some(Trouble::DiskFull) => ready.limit_room(true)?,
            Some(Trouble::AnswerLost) | None => {}
        }
        let stored = ready.store(batch).await;
        if trouble == Some(Trouble::DiskFull) {
            ready.limit_room(false)?;
        }
        stored?;
        for commit in batch {
            let (id, seq) = (commit.row.id.clone(), commit.row.seq);
            node.spread(Heard::Table { id, seq });
        }
        node.carried_out("commit");
        match trouble {
            Some(Trouble::AnswerLost) => Err(unreachable()),
            _ => Ok(()),
        }
    }

    /// Comes before somebody hears that a commit was stored.
    pub(crate) async fn after_commit(&self) {
        if let Some(node) = &self.0 {
            sleep(node.fate("answer").after).await;
            go_on(&**node).await;
        }
    }

    /// Comes when somebody was forgotten.
    pub(crate) fn forgotten(&self, user: &UserId) {
        if self.is_simulated() {
            let news = Heard::Gone { user: user.clone() };
            NEWS.with_borrow_mut(|all| all.push(news));
        }
    }

    /// News from all nodes, if they are made up.
    pub(crate) fn listen(&self) -> Option<mpsc::UnboundedReceiver<Heard>> {
        self.0.as_ref().map(|node| node.listen())
    }
}

async fn carry_out<T>(
    node: &dyn Node,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let deed = method(type_name_of_val(&work));
    let Fate {
        before,
        trouble,
        after,
    } = node.fate(deed);
    go_on(node).await;
    sleep(before).await;
    go_on(node).await;
    match trouble {
        Some(Trouble::Unreachable) => return Err(unreachable()),
        Some(Trouble::DiskFull) => return Err(full()),
        Some(Trouble::AnswerLost) | None => {}
    }
    let done = apart(node.runtime(), work);
    for news in NEWS.take() {
        node.spread(news);
    }
    node.carried_out(deed);
    sleep(after).await;
    go_on(node).await;
    match trouble {
        Some(_) => Err(unreachable()),
        None => done,
    }
}

/// Waits while the node stands still.
async fn go_on(node: &dyn Node) {
    while let Some(time) = node.stands_still() {
        match time {
            Duration::MAX => std::future::pending().await,
            time => sleep(time).await,
        }
    }
}

/// The method that a piece of work is of: the word before its closures.
fn method(name: &'static str) -> &'static str {
    let mut words = name.rsplit("::");
    words
        .find(|word| !word.starts_with('{') && !word.contains('<'))
        .unwrap_or(name)
}

fn unreachable() -> StoreError {
    StoreError::unavailable(io::Error::other("the simulation cut the connection"))
}

fn full() -> StoreError {
    StoreError::unavailable(io::Error::from(io::ErrorKind::StorageFull))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_called_after_its_method() {
        let name = "store::tables::<impl store::open::Store>::entries::{{closure}}::{{closure}}";
        assert_eq!(method(name), "entries");
    }
}
