//! Where PostgreSQL's programs are. The chores of the project use this file, too.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders that have a version of PostgreSQL each, by what the version's folder is called: those of Debian, of
/// PostgreSQL's own packages for Fedora, and of Homebrew.
const VERSIONS: [(&str, &str); 4] = [
    ("/usr/lib/postgresql", ""),
    ("/usr", "pgsql-"),
    ("/opt/homebrew/opt", "postgresql"),
    ("/usr/local/opt", "postgresql"),
];

/// The folder with `initdb` and `pg_ctl`: on the PATH, or the newest version in one of the usual places.
pub(super) fn folder() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let is_complete = |folder: &Path| ["initdb", "pg_ctl"].iter().all(|name| folder.join(name).is_file());
    env::split_paths(&path).chain(usual_places()).find(|folder| is_complete(folder))
}

/// The newest version of each place first.
fn usual_places() -> impl Iterator<Item = PathBuf> {
    VERSIONS.into_iter().flat_map(|(place, prefix)| {
        let folders = fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
        let version = |folder: &PathBuf| {
            let version = folder.file_name()?.to_str()?.strip_prefix(prefix)?.trim_start_matches('@');
            if version.is_empty() { Some(0) } else { version.parse::<u32>().ok() }
        };
        let mut versions: Vec<_> = folders.filter_map(|folder| Some((version(&folder)?, folder))).collect();
        versions.sort();
        versions.into_iter().rev().map(|(_, folder)| folder.join("bin"))
    })
}
