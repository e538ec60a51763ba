//! Ctrl-C and the like: a search ends, and keeps what it has found.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use anyhow::{Context, Result};

/// Whether the search is to end.
#[derive(Debug)]
pub(super) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// From now on a signal ends the search instead of the program.
    pub(super) fn listen() -> Result<Interrupt> {
        let has_come = Arc::new(AtomicBool::new(false));
        let heard = has_come.clone();
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build();
        let runtime = runtime.context("cannot listen for Ctrl-C")?;
        let guard = runtime.enter();
        let signal = signal().context("cannot listen for Ctrl-C")?;
        drop(guard);
        thread::spawn(move || {
            runtime.block_on(signal);
            heard.store(true, Ordering::Relaxed);
        });
        Ok(Interrupt(has_come))
    }

    pub(super) fn has_come(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(unix)]
fn signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => (),
            _ = terminated.recv() => (),
        }
    })
}

#[cfg(not(unix))]
fn signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
