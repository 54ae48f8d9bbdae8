//! Chromium for tests of the page, and what they need in it.

use crate::debian;
use crate::run::{Program, program, tools};
use crate::test::step;
use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::PathBuf;

/// Turns the tests in a browser on; the folder of what they need.
const SWITCH: &str = "BENBEN_BROWSER_TOOLS";

/// The version of axe-core that looks for what shuts people out, and the digest of its package.
const AXE: (&str, &str) = ("4.14.0", "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af");

/// Where it is.
const REGISTRY: &str = "https://registry.npmjs.org/axe-core/-";

/// Installs Chromium, its driver and axe-core where they are missing, or says how.
pub(crate) fn set_up() -> Result<()> {
    let is_there = |name: &str| program(name, ["--version"]).output().is_some();
    if !is_there("chromium") || !is_there("chromedriver") {
        debian::install(&["chromium", "chromium-driver"])?;
    }
    if !folder().join("axe.min.js").exists() {
        if !is_there("curl") {
            debian::install(&["curl"])?;
        }
        fetch_axe()?;
    }
    Ok(())
}

/// The program with the tests in a browser turned on.
pub(crate) fn with_browser(program: Program) -> Program {
    program.env(SWITCH, &folder().to_string_lossy())
}

/// A folder for each version, so that a new one is fetched.
fn folder() -> PathBuf {
    tools().join(format!("axe-core-{}", AXE.0))
}

/// Fetches axe-core from npm's registry: its licence asks more than ours, so that it is no part of the project.
fn fetch_axe() -> Result<()> {
    let folder = folder();
    fs::create_dir_all(&folder)?;
    let path = folder.join("package.tgz");
    let file = path.to_str().context("the target folder's name is not UTF-8")?;
    let address = format!("{REGISTRY}/axe-core-{}.tgz", AXE.0);
    let curl =
        ["--silent", "--show-error", "--fail", "--location", "--retry", "3", "--output", file, &address];
    step("set-up: axe-core", program("curl", curl))?;
    let digest: String = Sha256::digest(fs::read(&path)?).iter().map(|byte| format!("{byte:02x}")).collect();
    ensure!(digest == AXE.1, "{address} is not what it was: {digest}");
    let into = folder.to_str().context("the target folder's name is not UTF-8")?;
    program("tar", ["-xzf", file, "-C", into, "--strip-components=1", "package/axe.min.js"]).run()
}
