//! How many files the process may have open, of which every connection is one.

/// Files that are open apart from connections: the database, logs, webhooks.
const OTHERS: u64 = 128;

/// How many files this process may have open, after it has raised that as far as it may. None if there is no limit.
#[cfg(unix)]
pub(crate) fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let raised = Rlimit {
            current: limit.maximum,
            maximum: limit.maximum,
        };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "cannot raise the limit of open files");
        }
    }
    limit_of_files()
}

/// How many files this process may have open. None if there is no limit.
#[cfg(unix)]
pub(crate) fn limit_of_files() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};
    getrlimit(Resource::Nofile).current
}

#[cfg(not(unix))]
pub(crate) fn raise_limit() -> Option<u64> {
    None
}

#[cfg(not(unix))]
pub(crate) fn limit_of_files() -> Option<u64> {
    None
}

/// How many connections there may be: as many as are asked for, if there are the files for them.
pub(crate) fn most_connections(asked_for: usize, files: Option<u64>) -> usize {
    let Some(files) = files else {
        return asked_for;
    };
    // Even where there are few, most are for connections.
    let room = files - OTHERS.min(files / 4);
    asked_for.min(usize::try_from(room).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_no_more_connections_than_files_for_them() {
        assert_eq!(most_connections(20_000, None), 20_000);
        assert_eq!(most_connections(20_000, Some(1_048_576)), 20_000);
        assert_eq!(most_connections(20_000, Some(1024)), 896);
        assert_eq!(most_connections(20_000, Some(64)), 48);
        assert_eq!(most_connections(10, Some(1024)), 10);
    }

    #[cfg(unix)]
    #[test]
    fn the_limit_is_raised_as_far_as_it_may_be() {
        use rustix::process::{Resource, getrlimit};
        let raised = raise_limit();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!((raised, limit.current), (limit.maximum, limit.maximum));
    }
}
