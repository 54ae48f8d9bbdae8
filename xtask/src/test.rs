//! Every check, in the order in which a fault shows soonest.

use crate::run::{Program, cargo, program, tools};
use crate::{browser, fuzz, page, postgres};
use anyhow::{Context, Result};
use std::time::Instant;

/// Licences, bans and sources are checked with this version.
const CARGO_DENY: &str = "0.20.2";

/// How long each fuzz target runs.
const FUZZ_SECONDS: u32 = 60;

pub(crate) fn run() -> Result<()> {
    let start = Instant::now();
    step("format", cargo(["fmt", "--all", "--check"]))?;
    step("format of the fuzz targets", cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))?;
    step("lints", cargo(["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]))?;
    let documentation = cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
    step("documentation", documentation.env("RUSTDOCFLAGS", "-D warnings"))?;
    step("examples in the documentation", cargo(["test", "--workspace", "--doc", "--quiet"]))?;
    postgres::set_up()?;
    browser::set_up()?;
    // Before the tests, since the server embeds it.
    page::build()?;
    // With the tests, so that nothing is built twice.
    step("helpers of tests", cargo(["build", "--workspace", "--examples", "--quiet"]))?;
    let tests = if cargo(["nextest", "--version"]).output().is_some() {
        cargo(["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"])
    } else {
        let kinds = ["--lib", "--bins", "--tests", "--no-fail-fast", "--quiet"];
        cargo(["test", "--workspace"].into_iter().chain(kinds))
    };
    step("tests", browser::with_browser(postgres::beside(tests)))?;
    dependencies()?;
    println!("\n== fuzz");
    fuzz::all(FUZZ_SECONDS)?;
    println!("\nAll checks passed in {} s.", start.elapsed().as_secs());
    Ok(())
}

pub(crate) fn step(name: &str, program: Program) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    program.run()?;
    println!("== {name}: {} s", start.elapsed().as_secs());
    Ok(())
}

fn dependencies() -> Result<()> {
    let own = tools().join("bin").join("cargo-deny");
    let version = format!("cargo-deny {CARGO_DENY}");
    let is_right = |name: &std::ffi::OsStr| {
        program(name, ["--version"]).output().is_some_and(|printed| printed.trim() == version)
    };
    let found = ["cargo-deny".as_ref(), own.as_os_str()].into_iter().find(|name| is_right(name));
    let deny = match found {
        Some(name) => name.to_owned(),
        None => {
            let folder = tools();
            let folder = folder.to_str().context("the target folder's name is not UTF-8")?;
            let package = format!("cargo-deny@{CARGO_DENY}");
            let install = ["install", "--locked", "--quiet", "--root", folder, package.as_str()];
            step("set-up: cargo-deny", cargo(install))?;
            own.into_os_string()
        }
    };
    // Advisories need a database from the network; licences, bans and sources do not.
    step("dependencies", program(deny, ["--log-level", "warn", "check", "licenses", "bans", "sources"]))
}
