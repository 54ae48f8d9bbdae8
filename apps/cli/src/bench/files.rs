//! How many files, and with them connections, a process may have open.

use anyhow::Result;

/// Allows as many as the system lets us, and says so if that is less than `connections` need.
#[cfg(unix)]
pub(super) fn allow(connections: u64) -> Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum })?;
    }
    // Beside the connections: standard streams, the runtime, requests over HTTP while tables are made.
    let needed = connections + 200;
    match limit.maximum {
        Some(most) if most < needed => anyhow::bail!(
            "{connections} connections need {needed} open files, but this system allows {most}: raise it with `ulimit -Hn`"
        ),
        _ => Ok(()),
    }
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(super) fn allow(_connections: u64) -> Result<()> {
    Ok(())
}
