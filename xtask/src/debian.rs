//! Packages of Debian that tests need.

use crate::run::program;
use crate::test::step;
use anyhow::{Result, bail};

/// Installs packages, or says how.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    let is_root = program("id", ["-u"]).output().is_some_and(|id| id.trim() == "0");
    if !is_root || program("apt-get", ["--version"]).output().is_none() {
        bail!("missing: install Debian's {names}, for example with `sudo apt-get install {names}`");
    }
    let quiet = |arguments: &[&str]| program("apt-get", arguments).env("DEBIAN_FRONTEND", "noninteractive");
    step("set-up: the list of packages", quiet(&["update", "--quiet", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    step(&format!("set-up: {names}"), quiet(&[&install, packages].concat()))
}
