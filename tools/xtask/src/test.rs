//! Every check, the quickest first.

use crate::page;
use crate::run::{Output, Program, cargo};
use crate::rustdoc::documented;
use crate::steps::Steps;
use crate::test_program::{MESSAGES, TestProgram, TestPrograms, run_all};
use crate::tools::{self, Tool};
use anyhow::{Context, Result, ensure};
use clap::Args;
use std::sync::mpsc::channel;

/// Set up what is needed and run every check: what CI runs
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Run only these steps and the steps that they need
    #[arg(long, value_name = "STEP", num_args = 1.., conflicts_with = "skip")]
    only: Vec<String>,

    /// Leave out these steps
    #[arg(long, value_name = "STEP", num_args = 1..)]
    skip: Vec<String>,

    /// List the steps
    #[arg(long)]
    list: bool,
}

struct Step {
    name: &'static str,
    about: &'static str,
    /// The steps that must run before it.
    needs: &'static [&'static str],
    /// The programs that it needs.
    tools: &'static [Tool],
}

/// `set-up`, `page` and `browser` run one after the other beside the rest; `tests` runs each test program as soon as it is compiled.
const STEPS: [Step; 7] = [
    step("set-up", "install what is missing: PostgreSQL, Chromium and its driver, axe-core", &[], &[]),
    step("page", "build the page and weigh it", &["set-up"], &[]),
    step("format", "rustfmt has nothing to change", &[], &[]),
    step("build", "compile everything; clippy has nothing to warn of", &[], &[]),
    step("tests", "run all tests but those in a browser", &["set-up"], &[Tool::PostgreSql]),
    step("docs", "rustdoc has nothing to warn of, and its examples pass", &[], &[]),
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
    let needed: Vec<Tool> = chosen.iter().flat_map(|step| step.tools).copied().collect();
    // Fails at once, not after minutes, if something can't be installed.
    let missing = tools::missing(&needed)?;
    let (set_up, is_set_up) = channel::<()>();
    let (compiled, to_run) = channel::<TestProgram>();
    let (compiled_browser, to_run_in_browser) = channel::<TestProgram>();

    let with_page = move || {
        if is_chosen("set-up") {
            steps.step_aside("set-up", |output| {
                tools::install(&missing, output)?;
                if needed.contains(&Tool::Npm) { tools::axe(output).map(drop) } else { Ok(()) }
            })?;
        }
        drop(set_up);
        if is_chosen("page") {
            steps.step_aside("page", page::build)?;
        }
        let Ok(test) = to_run_in_browser.recv() else { return Ok(()) };
        steps.step_aside("browser", |output| {
            // A backtrace shows only the runtime of async functions, and would hide what failed.
            with_browser(test.program(), output)?.env("RUST_BACKTRACE", "0").run(output)
        })
    };
    let tests = move || {
        // It says nothing: it is dropped when everything is there.
        let _ = is_set_up.recv();
        let Ok(first) = to_run.recv() else { return Ok(()) };
        steps.step("tests", |_| run_all([first].into_iter().chain(to_run)))
    };
    let rest = move || {
        if is_chosen("format") {
            steps.step("format", |output| cargo("fmt", ["--all", "--check"]).run(output))?;
        }
        let targets = targets(is_chosen);
        if !targets.is_empty() {
            let send = |test: TestProgram| {
                // Nobody receives any more once a step has failed.
                let _ = match test.target.as_str() {
                    BROWSER if is_chosen("browser") => compiled_browser.send(test),
                    BROWSER => Ok(()),
                    _ if is_chosen("tests") => compiled.send(test),
                    _ => Ok(()),
                };
            };
            steps.step("build", |_| {
                let mut programs = TestPrograms::default();
                for compile in [linted(&CHORES), linted(&OTHERS).and(targets)] {
                    compile.and(MESSAGES).lines(|line| programs.read(line).into_iter().for_each(&send))?;
                }
                Ok(())
            })?;
        }
        drop((compiled, compiled_browser));
        if is_chosen("docs") {
            steps.step("docs", |output| documented(linted(&OTHERS).and(["--doc"])).run(output))?;
        }
        Ok(())
    };
    Steps::together([Box::new(with_page), Box::new(tests), Box::new(rest)])
}

/// The targets that cargo compiles for the chosen steps.
fn targets(is_chosen: impl Fn(&str) -> bool) -> Vec<&'static str> {
    match (is_chosen("build"), is_chosen("tests"), is_chosen("browser")) {
        (true, _, _) => vec!["--lib", "--bins", "--examples", "--benches", "--test", "*"],
        (_, true, true) => vec!["--lib", "--bins", "--test", "*"],
        (_, true, false) => vec!["--lib", "--bins", "--test", "it"],
        (_, false, true) => vec!["--test", BROWSER],
        _ => Vec::new(),
    }
}

/// The name of the tests in a browser.
const BROWSER: &str = "browser";

/// The two parts of the workspace. Cargo chooses the features of dependencies for the packages that it is given, so each part is always
/// tested alone and whole. `cargo xtask` has compiled the chores already; together with the others they would be compiled again.
const CHORES: [&str; 2] = ["--package", "xtask"];
const OTHERS: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// `cargo test` with a compiler that is clippy, too, and whose warnings are errors. `cargo clippy` would first check everything that is
/// then compiled, dependencies included, which takes almost as long again.
fn linted(part: &[&str]) -> Program {
    // This is how `cargo clippy -- -D warnings` tells the compiler.
    cargo("test", part)
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__")
}

/// Tells the program where the browser, its driver and axe-core are.
pub(crate) fn with_browser(program: Program, output: &Output) -> Result<Program> {
    let browser = tools::browser().context("no browser")?;
    let axe = tools::axe(output)?;
    Ok(program
        .env("BENBEN_CHROMIUM", browser.browser)
        .env("BENBEN_CHROMEDRIVER", browser.driver)
        .env("BENBEN_AXE", axe))
}
