//! `benben completions`: what shells need to complete a command line.

use anyhow::Result;
use clap::Args;
use clap_complete::Shell;
use std::io::Write;

/// Print completions for a shell
///
/// Manual pages are made from the same source, with `cargo xtask man DIR` in the source code.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben completions bash > ~/.local/share/bash-completion/completions/benben
  benben completions zsh > ~/.zfunc/_benben
  benben completions fish > ~/.config/fish/completions/benben.fish")]
pub(crate) struct Arguments {
    /// bash, elvish, fish, powershell or zsh
    #[arg(value_name = "SHELL", hide_possible_values = true)]
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    // Written to memory first, because the generator panics when a pipe is closed.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut crate::command(), "benben", &mut script);
    Ok(std::io::stdout().lock().write_all(&script)?)
}
