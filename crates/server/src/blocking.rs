//! Work that others must not wait for.

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
