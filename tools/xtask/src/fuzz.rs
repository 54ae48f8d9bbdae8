//! Fuzzing of everything that reads input, with the laws in `fuzz/`.

use crate::run::{Output, Program, cargo, program, root, target};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// Flags that make the compiler count branches and comparisons, as cargo-fuzz sets them. There is no sanitizer because we have no
/// unsafe code.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Cforce-frame-pointers";

/// Throw random bytes at everything that reads from outside
///
/// The long form of what `cargo xtask test` does for seconds. The laws are functions in `fuzz/src`; all of them unless some
/// are named. They start from `fuzz/corpus`; what they find worth keeping goes to `target/fuzz/corpus`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Seconds for each law
    #[arg(long, default_value_t = 60, value_name = "N")]
    seconds: u32,

    /// Try this one file with the law, instead of random bytes
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,

    /// The laws to try
    #[arg(value_name = "LAW")]
    laws: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let known = laws()?;
    for name in &arguments.laws {
        ensure!(known.contains(name), "there is no law `{name}`; there are: {}", known.join(", "));
    }
    let chosen = if arguments.laws.is_empty() { &known } else { &arguments.laws };
    let folder = target().join("fuzz");
    let host = host()?;
    // The host is named as the target so that build scripts and macros are built without the flags.
    let place = ["--target", &host, "--profile", "fuzz", "--package", "fuzz", "--features", "libfuzzer"];
    cargo("build", place).and(["--target-dir"]).and([&folder]).env("RUSTFLAGS", FLAGS).run(&Output::Shown)?;
    let binary = folder.join(&host).join("fuzz").join("fuzz");
    match (&arguments.input, chosen.as_slice()) {
        (Some(input), [law]) => {
            program(&binary, [input.canonicalize()?]).env("BENBEN_LAW", law).run(&Output::Shown)
        }
        (Some(_), _) => bail!("name the one law that the file is for"),
        (None, _) => {
            let mut broken = Vec::new();
            for law in chosen {
                println!("\n== {law}");
                if let Err(fault) = one(&binary, law, arguments.seconds) {
                    println!("{fault:#}");
                    broken.push(law.as_str());
                }
            }
            ensure!(broken.is_empty(), "broken: {}", broken.join(", "));
            Ok(())
        }
    }
}

/// The laws are named by their corpora; a test in `fuzz` compares the two.
fn laws() -> Result<Vec<String>> {
    let folder = root().join("tools/fuzz/corpus");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        names.extend(entry?.file_name().to_str().map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// The compiler's name for this machine.
fn host() -> Result<String> {
    let said = program("rustc", ["-vV"]).output().context("`rustc -vV` failed")?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("`rustc -vV` names no host")?.to_owned())
}

/// Tries one law.
fn one(binary: &Path, law: &str, seconds: u32) -> Result<()> {
    let folder = target().join("fuzz");
    let (grown, found) = (folder.join("corpus").join(law), folder.join("found").join(law));
    for folder in [&grown, &found] {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let log = folder.join(law).with_extension("log");
    let output = Output::Kept(File::create(&log).with_context(|| log.display().to_string())?);
    fuzzer(binary, law, &grown, &found, seconds).run(&output).with_context(|| {
        format!(
            "the law is broken; see {}, and try again with `cargo xtask fuzz {law} --input FILE`, where FILE is in {}",
            log.display(),
            found.display()
        )
    })?;
    let said = fs::read(&log)?;
    let said = String::from_utf8_lossy(&said);
    // `#123 DONE cov: 45 …`, the last line that counts.
    let done = said.lines().rfind(|line| line.contains("DONE")).unwrap_or_default();
    println!("{}", done.trim());
    Ok(())
}

fn fuzzer(binary: &Path, law: &str, grown: &Path, found: &Path, seconds: u32) -> Program {
    let seeds = root().join("tools/fuzz/corpus").join(law);
    // A slow input is a fault too, because every input is short.
    let settings = [
        format!("-max_total_time={seconds}"),
        format!("-artifact_prefix={}/", found.display()),
        "-timeout=10".to_owned(),
        "-rss_limit_mb=2048".to_owned(),
    ];
    program(binary, [grown, seeds.as_path()]).and(settings).env("BENBEN_LAW", law)
}
