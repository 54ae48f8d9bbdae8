//! How many files, and with them connections, this process may have open.

use std::io;

/// Raises the limit as far as the system allows, and returns it. None if there is no limit.
#[cfg(unix)]
pub(crate) fn raise_limit() -> io::Result<Option<u64>> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum })?;
    }
    Ok(limit.maximum)
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_limit() -> io::Result<Option<u64>> {
    Ok(None)
}
