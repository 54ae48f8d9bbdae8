//! Random bytes for everything that reads: the targets in `fuzz/`, each named after the law it checks.

use crate::run::{Program, cargo, program, root, target};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// What makes the compiler count branches and comparisons, as cargo-fuzz sets it. No sanitizer: there is no unsafe code
/// of ours that one could watch.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Cforce-frame-pointers";

/// Throw random bytes at everything that reads from outside
///
/// The targets are in `fuzz/fuzz_targets`, each named after the law it checks; all of them unless some are named. They
/// start from `fuzz/corpus`; what they find worth keeping goes to `target/fuzz/corpus`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// For how long each target runs
    #[arg(long, default_value_t = 60, value_name = "N")]
    seconds: u32,

    /// Try this one file with the target, instead of random bytes
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,

    /// Which targets
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let known = targets()?;
    for name in &arguments.targets {
        ensure!(known.contains(name), "there is no target `{name}`; there are: {}", known.join(", "));
    }
    let chosen = if arguments.targets.is_empty() { &known } else { &arguments.targets };
    build(&arguments.targets)?;
    match (&arguments.input, chosen.as_slice()) {
        (None, _) => many(chosen, arguments.seconds),
        (Some(input), [name]) => program(binary(name)?, [input.canonicalize()?]).run(),
        (Some(_), _) => bail!("name the one target that is to read the file"),
    }
}

/// Every target for so many seconds, as many at a time as there are processors.
pub(crate) fn all(seconds: u32) -> Result<()> {
    build(&[])?;
    many(&targets()?, seconds)
}

fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz").join("fuzz_targets");
    let files = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut names = Vec::new();
    for file in files {
        let path = file?.path();
        names.extend(path.file_stem().and_then(|name| name.to_str()).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// Builds these targets, or all.
fn build(targets: &[String]) -> Result<()> {
    let start = Instant::now();
    let folder = target().join("fuzz");
    let folder = folder.to_str().context("the target folder's name is not UTF-8")?;
    let fixed = ["build", "--release", "--quiet", "--manifest-path", "fuzz/Cargo.toml"];
    let host = host()?;
    // Named, so that build scripts and macros are not built that way too.
    let place = ["--target", &host, "--target-dir", folder];
    let bins = targets.iter().flat_map(|name| ["--bin", name.as_str()]);
    let bins = if targets.is_empty() { vec!["--bins"] } else { bins.collect() };
    cargo(fixed.into_iter().chain(place).chain(bins)).env("RUSTFLAGS", FLAGS).run()?;
    println!("built in {} s", start.elapsed().as_secs());
    Ok(())
}

/// What this machine is to the compiler.
fn host() -> Result<String> {
    let said = program("rustc", ["-vV"]).output().context("rustc does not say what it is")?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what the machine is")?.to_owned())
}

fn binary(name: &str) -> Result<PathBuf> {
    Ok(target().join("fuzz").join(host()?).join("release").join(name))
}

fn many(names: &[String], seconds: u32) -> Result<()> {
    let next = AtomicUsize::new(0);
    let faults = Mutex::new(Vec::new());
    let work = || {
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let said = one(name, seconds).unwrap_or_else(|error| Err(format!("{error:#}")));
            match said {
                Ok(line) => println!("{name}: {line}"),
                Err(fault) => faults
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner)
                    .push(format!("{name}: {fault}")),
            }
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(work);
        }
    });
    let faults = faults.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    ensure!(faults.is_empty(), "{}", faults.join("\n\n"));
    Ok(())
}

/// Runs a target. What it has done, or what it has found.
fn one(name: &str, seconds: u32) -> Result<Result<String, String>> {
    let folder = target().join("fuzz");
    let (grown, found) = (folder.join("corpus").join(name), folder.join("found").join(name));
    for folder in [&grown, &found] {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let log = folder.join(format!("{name}.log"));
    let worked = fuzzer(name, &grown, &found, seconds)?.logged(&log)?;
    let said =
        String::from_utf8_lossy(&fs::read(&log).with_context(|| log.display().to_string())?).into_owned();
    if worked {
        // `#123 DONE cov: 45 …`, the last line that counts.
        let done = said.lines().rev().find(|line| line.contains(" DONE ") || line.contains("\tDONE "));
        let words: Vec<&str> = done.unwrap_or_default().split_whitespace().collect();
        let after = |key: &str| words.iter().skip_while(|word| **word != key).nth(1).copied().unwrap_or("?");
        let runs = words.first().map_or("?", |word| word.trim_start_matches('#'));
        return Ok(Ok(format!("{runs} inputs, {} branches", after("cov:"))));
    }
    let last: Vec<&str> = said.lines().filter(|line| !line.starts_with('#')).collect();
    let shown = last.get(last.len().saturating_sub(30)..).unwrap_or_default().join("\n");
    Ok(Err(format!(
        "the law does not hold. Try again with `cargo xtask fuzz {name} --input FILE`, where FILE is in {}\n{shown}",
        found.display()
    )))
}

fn fuzzer(name: &str, grown: &Path, found: &Path, seconds: u32) -> Result<Program> {
    let seeds = root().join("fuzz").join("corpus").join(name);
    // A slow input is a fault too: everything that is read is short.
    let settings = [
        format!("-max_total_time={seconds}"),
        format!("-artifact_prefix={}/", found.display()),
        "-timeout=10".to_owned(),
        "-rss_limit_mb=2048".to_owned(),
    ];
    let folders = [grown.to_path_buf(), seeds].map(PathBuf::into_os_string);
    Ok(program(binary(name)?, folders.into_iter().chain(settings.map(Into::into))))
}
