//! Programs that the chores need and cargo can't install. They are looked for on the PATH and in the usual places, and installed if
//! that takes no password.

use crate::run::{Output, program, root, target};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "../../../service/store/src/trial/programs.rs"]
mod postgres;

/// The target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Something that tests need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// The database server.
    PostgreSql,
    /// A browser and the driver of the same version.
    Chromium,
    /// Installs axe-core, which tests pages for accessibility.
    Npm,
}

impl Tool {
    const ALL: [Self; 3] = [Self::PostgreSql, Self::Chromium, Self::Npm];

    fn is_there(self) -> bool {
        match self {
            Self::PostgreSql => postgres::folder().is_some(),
            Self::Chromium => browser().is_some(),
            Self::Npm => on_path("npm").is_some(),
        }
    }
}

/// A package manager.
#[derive(Debug)]
struct Installer {
    program: &'static str,
    /// The command that must run before it can install.
    first: Option<&'static [&'static str]>,
    install: &'static [&'static str],
    /// Whether only root may install with it.
    is_for_root: bool,
    /// The packages of each of [`Tool::ALL`].
    packages: [&'static [&'static str]; 3],
}

const INSTALLERS: [Installer; 3] = [
    Installer {
        program: "apt-get",
        first: Some(&["update", "--quiet"]),
        install: &["install", "--yes", "--quiet", "--no-install-recommends"],
        is_for_root: true,
        packages: [&["postgresql"], &["chromium-headless-shell", "chromium-driver"], &["npm"]],
    },
    Installer {
        program: "dnf",
        first: None,
        install: &["install", "--assumeyes"],
        is_for_root: true,
        packages: [&["postgresql-server"], &["chromium", "chromedriver"], &["npm"]],
    },
    Installer {
        program: "brew",
        first: None,
        install: &["install"],
        is_for_root: false,
        packages: [&["postgresql"], &["google-chrome", "chromedriver"], &["node"]],
    },
];

/// The tools that are missing. If installing them would take a password, fails with one message that names all of them and the
/// command for this system.
pub(crate) fn missing(needed: &[Tool]) -> Result<Vec<Tool>> {
    let missing: Vec<Tool> = needed.iter().copied().filter(|tool| !tool.is_there()).collect();
    if missing.is_empty() || installer().is_some_and(|installer| installer.prefix().is_some()) {
        return Ok(missing);
    }
    bail!(message(&missing, installer()));
}

/// Installs what is missing.
pub(crate) fn install(missing: &[Tool], output: &Output) -> Result<()> {
    let Some((installer, prefix)) = installer().and_then(|found| Some((found, found.prefix()?))) else {
        ensure!(missing.is_empty(), message(missing, installer()));
        return Ok(());
    };
    if missing.is_empty() {
        return Ok(());
    }
    let run = |arguments: &[&str]| {
        let words: Vec<&str> =
            prefix.iter().copied().chain([installer.program]).chain(arguments.iter().copied()).collect();
        let (name, rest) = words.split_first().context("no program")?;
        program(name, rest).env("DEBIAN_FRONTEND", "noninteractive").run(output)
    };
    installer.first.map_or(Ok(()), run)?;
    run(&[installer.install, &installer.packages(missing)].concat())?;
    let still: Vec<Tool> = missing.iter().copied().filter(|tool| !tool.is_there()).collect();
    ensure!(still.is_empty(), "installed, but not found: {}", names(&still));
    Ok(())
}

fn message(missing: &[Tool], installer: Option<&Installer>) -> String {
    let names = names(missing);
    match installer {
        Some(installer) => {
            let sudo = if installer.is_for_root { "sudo " } else { "" };
            let words = [&[installer.program], installer.install, &installer.packages(missing)].concat();
            format!("missing: {names}. Install with `{sudo}{}`", words.join(" "))
        }
        None => format!("missing: {names}. Install them and put them on the PATH"),
    }
}

fn names(tools: &[Tool]) -> String {
    let name = |tool: &Tool| match tool {
        Tool::PostgreSql => "PostgreSQL's server (initdb, pg_ctl)",
        Tool::Chromium => "Chromium or Chrome with a chromedriver of the same version",
        Tool::Npm => "npm",
    };
    tools.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn installer() -> Option<&'static Installer> {
    INSTALLERS.iter().find(|installer| on_path(installer.program).is_some())
}

impl Installer {
    fn packages(&self, tools: &[Tool]) -> Vec<&'static str> {
        let each = Tool::ALL.into_iter().zip(self.packages);
        each.filter(|(tool, _)| tools.contains(tool)).flat_map(|(_, packages)| packages).copied().collect()
    }

    /// The words before its name with which it asks for no password, or `None` if it always asks.
    fn prefix(&self) -> Option<&'static [&'static str]> {
        let is_root = program("id", ["-u"]).output().is_some_and(|id| id.trim() == "0");
        if self.is_for_root == is_root {
            return Some(&[]);
        }
        let can_sudo = || program("sudo", ["-n", "true"]).output().is_some();
        (self.is_for_root && can_sudo()).then_some(&["sudo", "-n"])
    }
}

/// The browser of the tests.
#[derive(Debug)]
pub(crate) struct Browser {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

/// Browsers without windows come first: they have the same engine and start with half the work.
const BROWSERS: [&str; 6] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
const BROWSER_PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/snap/bin/chromium",
];
const DRIVER_PLACES: [&str; 5] = [
    "/usr/lib/chromium/chromedriver",
    "/usr/lib/chromium-browser/chromedriver",
    "/usr/lib64/chromium-browser/chromedriver",
    "/opt/homebrew/bin/chromedriver",
    "/snap/bin/chromium.chromedriver",
];

/// The first browser for which there is a driver of the same version.
pub(crate) fn browser() -> Option<Browser> {
    let drivers = found(&["chromedriver"], &DRIVER_PLACES);
    found(&BROWSERS, &BROWSER_PLACES).into_iter().find_map(|browser| {
        let version = major_version(&browser)?;
        let driver = drivers.iter().find(|driver| major_version(driver) == Some(version))?;
        Some(Browser { driver: driver.clone(), browser })
    })
}

fn found(names: &[&str], places: &[&str]) -> Vec<PathBuf> {
    let places = places.iter().map(PathBuf::from).filter(|path| path.is_file());
    names.iter().filter_map(|name| on_path(name)).chain(places).collect()
}

/// The first number in the output of `--version`.
fn major_version(path: &Path) -> Option<u32> {
    let said = program(path, ["--version"]).output()?;
    said.split_whitespace().find_map(|word| word.split('.').next()?.parse().ok())
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The file of axe-core, in the version that the manifest pins. It is not in the repository because of its licence.
pub(crate) fn axe(output: &Output) -> Result<PathBuf> {
    let manifests = root().join("apps/cli/tests/browser");
    let folder = target().join("axe");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    let read = |folder: &Path| fs::read(folder.join("package-lock.json"));
    if file.is_file() && read(&folder).ok() == Some(read(&manifests)?) {
        return Ok(file);
    }
    fs::create_dir_all(&folder)?;
    for name in ["package.json", "package-lock.json"] {
        fs::copy(manifests.join(name), folder.join(name)).with_context(|| name.to_owned())?;
    }
    program("npm", ["ci", "--ignore-scripts"]).within(&folder).run(output)?;
    Ok(file)
}

/// Adds the WebAssembly target to the toolchain if it is missing.
pub(crate) fn wasm(output: &Output) -> Result<()> {
    let library = program("rustc", ["--print", "target-libdir", "--target", WASM]).output();
    if library.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    let add = program("rustup", ["target", "add", WASM]).run(output);
    add.context("the toolchain can't compile for the browser: its target wasm32-unknown-unknown is missing")
}
