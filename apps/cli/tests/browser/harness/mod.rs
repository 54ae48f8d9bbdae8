//! What tests and measurements in a real browser need: a server, Chromium's driver, pages, and hands that play.

#![allow(dead_code, reason = "no target needs everything")]

pub(crate) mod driver;
pub(crate) mod hands;
pub(crate) mod logs;
pub(crate) mod page;
pub(crate) mod server;

use std::path::PathBuf;

/// Where artefacts of a run are kept to be looked at: the target folder has one place for them.
pub(crate) fn kept(folder: &str) -> PathBuf {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.parent().unwrap_or(&target).join(folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The value of a variable that tells where a tool is.
pub(crate) fn tool(name: &str) -> PathBuf {
    let set = "`cargo xtask test --only browser` sets it for the tests, `cargo xtask bench web` for the measurements";
    PathBuf::from(std::env::var_os(name).unwrap_or_else(|| panic!("{name} is not set: {set}")))
}
