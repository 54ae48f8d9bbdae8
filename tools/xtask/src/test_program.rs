//! Test programs that cargo has compiled. They run as soon as they are there, while cargo compiles the others.

use crate::run::{Output, Program, program, target};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::fs::{self, File};
use std::mem::take;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The arguments that make cargo write a line of JSON for each file that it has compiled.
pub(crate) const MESSAGES: [&str; 2] = ["--no-run", "--message-format=json-render-diagnostics"];

/// A compiled test program.
#[derive(Debug)]
pub(crate) struct TestProgram {
    /// The folder of its crate.
    folder: PathBuf,
    /// The name of its target: `it` for integration tests, otherwise that of the library or binary.
    pub(crate) target: String,
    file: PathBuf,
}

/// Finds the test programs in what cargo writes.
#[derive(Debug, Default)]
pub(crate) struct TestPrograms {
    /// The folders of the crates whose binary is compiled.
    with_binary: Vec<PathBuf>,
    /// Integration tests whose binary is not compiled yet: cargo compiles both at the same time.
    waiting: Vec<TestProgram>,
}

impl TestPrograms {
    /// Reads a line of cargo's, and returns the test programs that can run now.
    pub(crate) fn read(&mut self, line: &str) -> Vec<TestProgram> {
        self.ready(line).unwrap_or_default()
    }

    /// `None` if the line is not about a program.
    fn ready(&mut self, line: &str) -> Option<Vec<TestProgram>> {
        let message: Value = serde_json::from_str(line).ok()?;
        let text = |pointer: &str| message.pointer(pointer)?.as_str().map(str::to_owned);
        let folder = Path::new(&text("/manifest_path")?).parent()?.to_owned();
        let file = text("/executable")?.into();
        let is_test = message.pointer("/profile/test")?.as_bool()?;
        match text("/target/kind/0")?.as_str() {
            "bin" if !is_test => {
                let (ready, waiting) =
                    take(&mut self.waiting).into_iter().partition(|test| test.folder == folder);
                self.waiting = waiting;
                self.with_binary.push(folder);
                Some(ready)
            }
            "bench" | "example" => None,
            kind => {
                let has_binary = !folder.join("src/main.rs").exists() || self.with_binary.contains(&folder);
                let test = TestProgram { folder, target: text("/target/name")?, file };
                if kind != "test" || has_binary {
                    return Some(vec![test]);
                }
                self.waiting.push(test);
                None
            }
        }
    }
}

impl TestProgram {
    /// The program as cargo would run it.
    pub(crate) fn program(&self) -> Program {
        program(&self.file, [""; 0]).within(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder)
    }

    fn name(&self) -> String {
        let folder = self.folder.file_name().unwrap_or_default().to_string_lossy();
        if self.target == "it" { format!("{folder}/it") } else { folder.into_owned() }
    }
}

/// Runs these test programs one after the other. A line tells the result of each, and what it printed is shown if it failed.
pub(crate) fn run_all(tests: impl Iterator<Item = TestProgram>) -> Result<()> {
    let mut failed = Vec::new();
    for test in tests {
        let name = test.name();
        let path = target().join("tests").join(&name).with_extension("log");
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        let log = Output::Kept(File::create(&path).with_context(|| path.display().to_string())?);
        let start = Instant::now();
        let result = test.program().run(&log);
        let printed = fs::read_to_string(&path)?;
        let summary = printed.lines().rfind(|line| line.starts_with("test result: ")).unwrap_or("no result");
        println!("   {name}, {:.1} s: {}", start.elapsed().as_secs_f64(), summary);
        if result.is_err() {
            println!("{printed}");
            failed.push(name);
        }
    }
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(kind: &str, is_test: bool) -> String {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        serde_json::json!({
            "reason": "compiler-artifact", "manifest_path": manifest, "executable": "program",
            "target": { "kind": [kind], "name": kind }, "profile": { "test": is_test },
        })
        .to_string()
    }

    #[test]
    fn integration_tests_wait_for_the_binary_that_they_start() {
        let mut programs = TestPrograms::default();
        let mut names = |kind: &str, is_test| {
            let ready = programs.read(&line(kind, is_test));
            ready.into_iter().map(|test| test.target).collect::<Vec<_>>()
        };
        assert_eq!(names("test", true), [""; 0]);
        assert_eq!(names("bin", true), ["bin"], "unit tests of a binary start nothing");
        assert_eq!(names("bench", true), [""; 0]);
        assert_eq!(names("bin", false), ["test"]);
        assert_eq!(names("test", true), ["test"], "the binary was there first");
    }
}
