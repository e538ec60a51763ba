//! How many files a process may have open, of which a socket is one.

use anyhow::{Result, ensure};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Files that are open apart from the sockets of seats.
const OTHERS: u64 = 200;

/// Raises the limit of this process, and of what it starts, as far as it may be.
///
/// # Errors
///
/// Returns an error that says what to do, if so many sockets do not fit.
pub fn make_room(sockets: usize) -> Result<()> {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    if limit.current != limit.maximum {
        // What there is may still be enough.
        setrlimit(Resource::Nofile, raised).ok();
    }
    let most = getrlimit(Resource::Nofile).current;
    let needed = sockets as u64 + OTHERS;
    ensure!(
        most.is_none_or(|most| needed <= most),
        "{sockets} sockets need {needed} open files, and the limit of this process is {}: raise it with `ulimit -Hn` as \
         root, or ask for fewer",
        most.unwrap_or_default()
    );
    Ok(())
}
