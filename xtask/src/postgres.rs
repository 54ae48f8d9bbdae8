//! A throw-away PostgreSQL beside tests.

use crate::debian;
use crate::run::{Program, target};
use anyhow::{Result, bail};
use std::path::Path;

/// Where Debian puts its versions of PostgreSQL.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL where it is missing, or says how.
pub(crate) fn set_up() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    debian::install(&["postgresql"])?;
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
