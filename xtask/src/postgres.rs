//! A throw-away PostgreSQL beside tests.

use crate::run::{Program, program, target};
use crate::test::step;
use anyhow::{Result, bail};
use std::path::Path;

/// Where Debian puts its versions of PostgreSQL.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL where it is missing, or says how.
pub(crate) fn set_up() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    let is_root = program("id", ["-u"]).output().is_some_and(|id| id.trim() == "0");
    if !is_root || program("apt-get", ["--version"]).output().is_none() {
        bail!(
            "PostgreSQL is not in {VERSIONS}: install Debian's package `postgresql`, for example with `sudo apt-get install postgresql`"
        );
    }
    let quiet = |arguments: [&str; 3]| program("apt-get", arguments).env("DEBIAN_FRONTEND", "noninteractive");
    step("set-up: the list of packages", quiet(["update", "--quiet", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends", "postgresql"];
    step("set-up: PostgreSQL", program("apt-get", install).env("DEBIAN_FRONTEND", "noninteractive"))?;
    if !is_installed() {
        bail!("the package `postgresql` is installed, but there is no initdb in {VERSIONS}");
    }
    Ok(())
}

fn is_installed() -> bool {
    let versions = Path::new(VERSIONS).read_dir().into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.exists())
}

/// The program beside a cluster of its own, which ends with it. The example `postgres` of `store` must be built.
pub(crate) fn beside(program: Program) -> Program {
    program.within(helper(), NOTHING)
}

/// The same, with the database stopped and started over and over.
pub(crate) fn beside_trouble(program: Program) -> Program {
    program.within(helper(), ["--trouble"])
}

const NOTHING: [&str; 0] = [];

fn helper() -> std::path::PathBuf {
    target().join("debug").join("examples").join("postgres")
}
