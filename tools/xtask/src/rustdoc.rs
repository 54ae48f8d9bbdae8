//! Documentation of libraries that are compiled already.
//!
//! `cargo doc` checks every library and its dependencies once more before it documents the library, which takes minutes. `cargo test
//! --doc` runs rustdoc on what is compiled. So this program takes rustdoc's place there: it lets the real rustdoc write the documentation,
//! and then do what cargo asked for, which is trying the examples.

use crate::run::{Output, Program, program, target};
use anyhow::Result;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::{env, fs};

/// The variable that makes this program take rustdoc's place. Its value is the real rustdoc.
const REAL: &str = "BENBEN_RUSTDOC";

/// The same `cargo test --doc`, which writes the documentation as well. A warning is an error.
pub(crate) fn documented(tests: Program) -> Program {
    let real = env::var_os("RUSTDOC").unwrap_or("rustdoc".into());
    tests.env("RUSTDOC", target().join("debug").join("xtask")).env(REAL, real)
}

/// The real rustdoc, if this program is to take its place.
pub(crate) fn real() -> Option<OsString> {
    env::var_os(REAL)
}

/// Does what rustdoc is asked for with the arguments of this program.
pub(crate) fn run(real: &OsStr) -> Result<()> {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let here = env::current_dir()?;
    let rustdoc = |arguments: &[OsString]| program(real, arguments).within(&here);
    if arguments.iter().any(|argument| argument == "--test") && !is_documented(&arguments) {
        let folder = [OsStr::new("--out-dir"), target().join("doc").as_os_str()].map(OsStr::to_owned);
        let strict = ["-D", "warnings"].map(OsString::from);
        rustdoc(&[&without_tests(&arguments)[..], &folder, &strict].concat()).run(&Output::Shown)?;
    }
    rustdoc(&arguments).run(&Output::Shown)
}

/// Whether the documentation of the library is newer than the library.
fn is_documented(arguments: &[OsString]) -> bool {
    let after = |name: &str| {
        arguments.iter().skip_while(|argument| *argument != name).nth(1).and_then(|value| value.to_str())
    };
    let modified = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    let Some(name) = after("--crate-name") else { return false };
    let library = arguments
        .iter()
        .filter_map(|argument| argument.to_str())
        .find_map(|argument| argument.strip_prefix(name)?.strip_prefix('=').map(Path::new));
    let page = target().join("doc").join(name).join("index.html");
    library.and_then(modified).is_some_and(|library| modified(&page).is_some_and(|page| page > library))
}

/// The arguments that are not about trying examples.
fn without_tests(arguments: &[OsString]) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.to_str() {
            Some("--test") => {}
            Some("--test-run-directory" | "--test-args") => drop(rest.next()),
            _ => kept.push(argument.clone()),
        }
    }
    kept
}
