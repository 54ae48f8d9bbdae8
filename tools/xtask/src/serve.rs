//! A newcomer's first command: build everything and start the server.

use crate::page;
use crate::run::{Output, cargo, program, target};
use crate::steps::Steps;
use anyhow::Result;
use clap::Args;

/// Build everything, the page included, and start the server
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Arguments of `benben serve`: `cargo xtask serve -- --help` lists them
    #[arg(last = true)]
    arguments: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    Steps::watch(
        |_| "cargo xtask serve".to_owned(),
        |steps| {
            // Only the binary embeds the page, so its library is compiled while the page is built. The page has priority: its last crate
            // takes a minute on one core, and the server then has the other cores.
            let server = || cargo("build", ["--package", "cli", "--lib"]).nice();
            Steps::together([
                Box::new(|| steps.step_aside("page", page::build)),
                Box::new(|| steps.step("server", |output| server().run(output))),
            ])?;
            steps.step("program", |output| cargo("build", ["--package", "cli"]).run(output))
        },
    )?;
    program(target().join("debug").join("benben"), ["serve"]).and(&arguments.arguments).run(&Output::Shown)
}
