//! Every check, in the order in which a fault shows soonest.

use crate::page;
use crate::run::{Output, Program, cargo};
use crate::steps::Steps;
use crate::tools::{self, Tool};
use anyhow::{Context, Result, ensure};
use clap::Args;

/// Set up what is needed and run every check: what CI runs
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Do only these steps, and those that they need
    #[arg(long, value_name = "STEP", num_args = 1.., conflicts_with = "skip")]
    only: Vec<String>,

    /// Leave these steps out
    #[arg(long, value_name = "STEP", num_args = 1..)]
    skip: Vec<String>,

    /// Name the steps and end
    #[arg(long)]
    list: bool,
}

struct Step {
    name: &'static str,
    about: &'static str,
    /// The steps that must be done before it.
    needs: &'static [&'static str],
    /// The programs that it needs.
    tools: &'static [Tool],
}

/// `set-up` and `page` run beside the four that follow them.
const STEPS: [Step; 8] = [
    step("set-up", "install what is missing: PostgreSQL, Chromium and its driver, axe-core", &[], &[]),
    step("page", "build the page and weigh it", &["set-up"], &[]),
    step("format", "rustfmt has nothing to change", &[], &[]),
    step("lints", "clippy has nothing to warn of", &[], &[]),
    step("docs", "rustdoc has nothing to warn of", &[], &[]),
    step("build", "compile the tests", &[], &[]),
    step("tests", "run all tests but those in a browser", &["set-up"], &[Tool::PostgreSql]),
    step("browser", "try the page in Chromium", &["set-up", "page"], &[Tool::Chromium, Tool::Npm]),
];

const fn step(
    name: &'static str,
    about: &'static str,
    needs: &'static [&'static str],
    tools: &'static [Tool],
) -> Step {
    Step { name, about, needs, tools }
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    if arguments.list {
        for Step { name, about, .. } in STEPS {
            println!("{name:<8} {about}");
        }
        return Ok(());
    }
    for name in arguments.only.iter().chain(&arguments.skip) {
        let is_known = STEPS.iter().any(|step| step.name == name);
        ensure!(is_known, "there is no step `{name}`; `cargo xtask test --list` names the steps");
    }
    let is_chosen = |step: &&Step| {
        let needs = |other: &String| {
            STEPS.iter().any(|wanted| wanted.name == other && wanted.needs.contains(&step.name))
        };
        let is_named = |list: &[String]| list.iter().any(|name| name == step.name);
        match arguments.only.as_slice() {
            [] => !is_named(&arguments.skip),
            only => is_named(only) || only.iter().any(needs),
        }
    };
    let chosen: Vec<&Step> = STEPS.iter().filter(is_chosen).collect();
    Steps::watch(|step| format!("cargo xtask test --only {step}"), |steps| all(steps, &chosen))?;
    println!("All checks passed.");
    Ok(())
}

fn all(steps: &Steps, chosen: &[&Step]) -> Result<()> {
    let is_chosen = |name: &str| chosen.iter().any(|step| step.name == name);
    let run = |name: &'static str, program: &dyn Fn() -> Result<Program>| {
        if is_chosen(name) { steps.step(name, |output| program()?.run(output)) } else { Ok(()) }
    };
    let needed: Vec<Tool> = chosen.iter().flat_map(|step| step.tools).copied().collect();
    // What can't be installed is said at once, not after minutes.
    let missing = tools::missing(&needed)?;
    let aside = || {
        if is_chosen("set-up") {
            steps.step_aside("set-up", |output| {
                tools::install(&missing, output)?;
                if needed.contains(&Tool::Npm) { tools::axe(output).map(drop) } else { Ok(()) }
            })?;
        }
        if is_chosen("page") { steps.step_aside("page", page::build) } else { Ok(()) }
    };
    Steps::together(aside, || {
        run("format", &|| Ok(cargo("fmt", ["--all", "--check"])))?;
        run("lints", &|| Ok(cargo("clippy", ["--workspace", "--all-targets", "--", "-D", "warnings"])))?;
        run("docs", &|| Ok(cargo("doc", ["--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings")))?;
        run("build", &|| Ok(cargo("test", ["--workspace", "--no-run"]).and(TESTS).and(BROWSER)))
    })?;
    run("tests", &|| Ok(cargo("test", ["--workspace", "--no-fail-fast"])))?;
    if !is_chosen("browser") {
        return Ok(());
    }
    steps.step("browser", |output| {
        with_browser(cargo("test", ["--workspace", "--no-fail-fast"]).and(BROWSER), output)?.run(output)
    })
}

/// What `cargo test` takes by itself, and the tests in a browser, which it leaves out unless they are named. Always for the whole
/// workspace: for a part of it, cargo would choose other features of dependencies and compile those again.
const TESTS: [&str; 4] = ["--lib", "--bins", "--tests", "--examples"];
const BROWSER: [&str; 2] = ["--test", "browser"];

/// The program with what tests and measurements in a browser need.
pub(crate) fn with_browser(program: Program, output: &Output) -> Result<Program> {
    let browser = tools::browser().context("no browser")?;
    let axe = tools::axe(output)?;
    Ok(program
        .env("BENBEN_CHROMIUM", browser.browser)
        .env("BENBEN_CHROMEDRIVER", browser.driver)
        .env("BENBEN_AXE", axe))
}
