//! Work that others must not wait for.

use store::Store;

/// Does some work on a thread of its own. Nothing comes of work that panics.
pub(crate) async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    // A simulation is on one thread, and no time passes while somebody thinks.
    #[cfg(feature = "simulation")]
    if store::simulation::is_on() {
        return std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok();
    }
    tokio::task::spawn_blocking(work).await.ok()
}

/// Work for a task of its own, of the server with this store: in a simulation its machine says what time it is.
pub(crate) fn work_of<F: Future + Send>(
    store: &Store,
    work: F,
) -> impl Future<Output = F::Output> + Send + use<F> {
    #[cfg(feature = "simulation")]
    let work = store.work(work);
    #[cfg(not(feature = "simulation"))]
    let _ = store;
    work
}
