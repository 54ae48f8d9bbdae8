//! Running other programs.

use anyhow::{Context, Result, ensure};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new("."))
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Whether the output goes to a terminal, where cargo shows its own progress.
pub(crate) fn is_watched() -> bool {
    std::io::stderr().is_terminal()
}

/// Where the output of a program goes.
#[derive(Debug)]
pub(crate) enum Output {
    /// To the terminal.
    Shown,
    /// To a file, because another step writes to the terminal.
    Kept(File),
}

impl Output {
    /// Writes a line.
    pub(crate) fn say(&self, line: &str) -> Result<()> {
        match self {
            Self::Shown => println!("{line}"),
            Self::Kept(file) => writeln!(&*file, "{line}")?,
        }
        Ok(())
    }
}

/// The process ids of all running programs. They are stopped when a step fails.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> std::sync::MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Stops every running program and everything that it has started: the test programs of cargo, their servers and browsers.
pub(crate) fn end_all() {
    let mut ids = running().clone();
    let list = program("ps", ["-A", "-o", "pid=,ppid="]).output().unwrap_or_default();
    let processes: Vec<(u32, u32)> = list
        .lines()
        .filter_map(|line| line.trim().split_once(' '))
        .filter_map(|(id, parent)| Some((id.parse().ok()?, parent.trim().parse().ok()?)))
        .collect();
    let mut next = 0;
    while let Some(parent) = ids.get(next).copied() {
        ids.extend(processes.iter().filter(|(_, of)| *of == parent).map(|(id, _)| *id));
        next += 1;
    }
    // Some may have ended by themselves.
    let _ = program("kill", ids.iter().map(u32::to_string)).output();
}

/// Waits until a running program has ended. Fails if the program failed.
fn ended(mut child: Child, shown: &str) -> Result<()> {
    let status = child.wait();
    running().retain(|id| *id != child.id());
    let status = status.with_context(|| format!("can't run `{shown}`"))?;
    ensure!(status.success(), "`{shown}` failed ({status})");
    Ok(())
}

/// A program to run in the workspace.
#[derive(Debug)]
pub(crate) struct Program(Command);

/// The cargo that runs this program. It shows its progress on a terminal, and only errors in a log.
pub(crate) fn cargo<S: AsRef<OsStr>>(command: &str, arguments: impl IntoIterator<Item = S>) -> Program {
    let mut cargo = program(std::env::var_os("CARGO").unwrap_or("cargo".into()), [command]);
    if !is_watched() {
        cargo.0.arg("--quiet");
    }
    cargo.0.args(arguments);
    cargo
}

/// A program with these arguments.
pub(crate) fn program<S: AsRef<OsStr>>(
    name: impl AsRef<OsStr>,
    arguments: impl IntoIterator<Item = S>,
) -> Program {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    Program(command)
}

impl Program {
    /// The same with a lower priority.
    pub(crate) fn nice(self) -> Self {
        let mut nice = program("nice", ["-n", "10"]);
        nice.0.arg(self.0.get_program()).args(self.0.get_args());
        nice.0.envs(self.0.get_envs().filter_map(|(name, value)| Some((name, value?))));
        nice
    }

    /// Adds a variable to its environment.
    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(name, value);
        self
    }

    /// Sets the folder in which it runs.
    pub(crate) fn within(mut self, folder: &Path) -> Self {
        self.0.current_dir(folder);
        self
    }

    /// Appends these arguments.
    pub(crate) fn and<S: AsRef<OsStr>>(mut self, arguments: impl IntoIterator<Item = S>) -> Self {
        self.0.args(arguments);
        self
    }

    /// Runs it. Fails if the program fails.
    pub(crate) fn run(mut self, output: &Output) -> Result<()> {
        if let Output::Kept(file) = output {
            self.0.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file.try_clone()?);
        }
        let shown = self.shown();
        let child = self.0.spawn().with_context(|| format!("can't run `{shown}`"))?;
        running().push(child.id());
        ended(child, &shown)
    }

    /// Runs it and hands over each line that it prints. Its standard error is shown. Fails if the program fails.
    pub(crate) fn lines(mut self, mut each: impl FnMut(&str)) -> Result<()> {
        let shown = self.shown();
        let mut child =
            self.0.stdout(Stdio::piped()).spawn().with_context(|| format!("can't run `{shown}`"))?;
        running().push(child.id());
        for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
            each(&line?);
        }
        ended(child, &shown)
    }

    /// Its standard output, or `None` if the program can't be run or fails.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.0.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    }

    /// Its standard output. Its standard error is shown.
    pub(crate) fn printed(mut self) -> Result<String> {
        let shown = self.shown();
        let output =
            self.0.stderr(Stdio::inherit()).output().with_context(|| format!("can't run `{shown}`"))?;
        ensure!(output.status.success(), "`{shown}` failed ({})", output.status);
        String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed something odd"))
    }

    /// The command as a person would type it.
    fn shown(&self) -> String {
        let name = Path::new(self.0.get_program()).file_name().unwrap_or_default();
        let words = [name].into_iter().chain(self.0.get_args());
        words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
    }
}
