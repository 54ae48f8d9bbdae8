//! Running other programs.

use anyhow::{Context, Result, ensure};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Where tools are installed that only the project's chores need.
pub(crate) fn tools() -> PathBuf {
    target().join("tools")
}

/// A program to run in the workspace.
#[derive(Debug)]
pub(crate) struct Program(Command);

/// The cargo that runs this.
pub(crate) fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Program {
    program(std::env::var_os("CARGO").unwrap_or("cargo".into()), arguments)
}

/// Any program.
pub(crate) fn program<S: AsRef<OsStr>>(
    name: impl AsRef<OsStr>,
    arguments: impl IntoIterator<Item = S>,
) -> Program {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    Program(command)
}

impl Program {
    /// With this variable in its environment.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.0.env(name, value);
        self
    }

    /// The same, run by another program that takes it as its last arguments.
    pub(crate) fn within<S: AsRef<OsStr>>(
        self,
        name: impl AsRef<OsStr>,
        arguments: impl IntoIterator<Item = S>,
    ) -> Self {
        let mut outer = program(name, arguments);
        outer.0.arg(self.0.get_program()).args(self.0.get_args());
        for (name, value) in self.0.get_envs() {
            match value {
                Some(value) => outer.0.env(name, value),
                None => outer.0.env_remove(name),
            };
        }
        outer
    }

    /// Runs it with everything it prints going to this file, and says whether it succeeded.
    pub(crate) fn logged(mut self, to: &Path) -> Result<bool> {
        let shown = self.shown();
        let log = std::fs::File::create(to).with_context(|| to.display().to_string())?;
        let status = self.0.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).status();
        Ok(status.with_context(|| format!("can't run `{shown}`"))?.success())
    }

    /// Runs it and fails if it does.
    pub(crate) fn run(mut self) -> Result<()> {
        let shown = self.shown();
        let status = self.0.status().with_context(|| format!("can't run `{shown}`"))?;
        ensure!(status.success(), "`{shown}` failed ({status})");
        Ok(())
    }

    /// What it prints, if it runs and succeeds.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.0.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    }

    /// What it prints to standard output, while people see what it says on standard error.
    pub(crate) fn printed(mut self) -> Result<String> {
        let shown = self.shown();
        let output =
            self.0.stderr(Stdio::inherit()).output().with_context(|| format!("can't run `{shown}`"))?;
        ensure!(output.status.success(), "`{shown}` failed ({})", output.status);
        String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed something odd"))
    }

    /// The command as a person would type it.
    pub(crate) fn shown(&self) -> String {
        let name = Path::new(self.0.get_program()).file_name().unwrap_or_default();
        let words = [name].into_iter().chain(self.0.get_args());
        words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
    }
}
