//! What the project may depend on: licences, versions and sources. The lists are those of deny.toml, so `cargo deny check`
//! says the same; it also knows advisories, which need a database from the network.

use serde_json::{Value, json};
use spdx::{Expression, Licensee, ParseMode};
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// Everything in Cargo.lock, for all features and platforms, as `cargo metadata` describes it.
static METADATA: LazyLock<Value> = LazyLock::new(|| {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--all-features", "--locked"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
});

fn packages() -> &'static [Value] {
    METADATA["packages"].as_array().unwrap()
}

fn deny() -> toml::Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deny.toml");
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// What is allowed for every crate, and what is allowed besides for some.
struct Licences {
    allowed: Vec<Licensee>,
    exceptions: Vec<(String, Vec<Licensee>)>,
}

impl Licences {
    fn new(deny: &toml::Table) -> Self {
        let licences = |list: &toml::Value| -> Vec<Licensee> {
            let names = list.as_array().unwrap().iter();
            names.map(|name| Licensee::parse(name.as_str().unwrap()).unwrap()).collect()
        };
        let exception =
            |entry: &toml::Value| (entry["crate"].as_str().unwrap().to_owned(), licences(&entry["allow"]));
        let section = &deny["licenses"];
        Self {
            allowed: licences(&section["allow"]),
            exceptions: section["exceptions"].as_array().unwrap().iter().map(exception).collect(),
        }
    }

    /// Whether the package may be used, with every exception for it but `without`.
    fn allow(&self, package: &Value, without: Option<&Licensee>) -> bool {
        let Some(Ok(expression)) =
            package["license"].as_str().map(|licence| Expression::parse_mode(licence, ParseMode::LAX))
        else {
            return false;
        };
        let own = self.exceptions.iter().filter(|(name, _)| name == text(&package["name"]));
        let own = own.flat_map(|(_, licences)| licences).filter(|licence| Some(*licence) != without);
        let allowed: Vec<&Licensee> = self.allowed.iter().chain(own).collect();
        expression.evaluate(|needed| allowed.iter().any(|licence| licence.satisfies(needed)))
    }

    /// Every package that may not be used, and every exception that no package needs.
    fn faults(&self, packages: &[Value]) -> Vec<String> {
        let mut faults = Vec::new();
        for package in packages.iter().filter(|package| !self.allow(package, None)) {
            let (name, version) = (text(&package["name"]), text(&package["version"]));
            faults.push(format!("{name} {version} has the licence {}", package["license"]));
        }
        for (name, licences) in &self.exceptions {
            let of_name = || packages.iter().filter(|package| package["name"] == **name);
            for licence in licences {
                if of_name().all(|package| self.allow(package, Some(licence))) {
                    faults.push(format!("nothing needs the exception for {name}, {licence}"));
                }
            }
        }
        faults
    }
}

/// A package that is neither in the workspace nor from the one registry.
fn has_strange_source(package: &Value, root: &str) -> bool {
    match package["source"].as_str() {
        Some(source) => !(source.starts_with("registry+") && source.ends_with("/crates.io-index")),
        None => !Path::new(text(&package["manifest_path"])).starts_with(root),
    }
}

/// A dependency that takes any version, of a crate that is not ours.
fn is_wildcard(dependency: &Value) -> bool {
    dependency["req"] == "*" && dependency["path"].is_null()
}

#[test]
fn every_licence_is_allowed_and_every_exception_needed() {
    let faults = Licences::new(&deny()).faults(packages());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_crate_comes_from_the_registry_or_the_workspace() {
    let root = text(&METADATA["workspace_root"]);
    let faults: Vec<_> = packages().iter().filter(|package| has_strange_source(package, root)).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_dependency_names_a_version() {
    let ours = packages().iter().filter(|package| package["source"].is_null());
    let mut faults = Vec::new();
    for package in ours {
        let wild = package["dependencies"].as_array().unwrap().iter().filter(|used| is_wildcard(used));
        faults.extend(wild.map(|used| format!("{} takes any version of {}", package["name"], used["name"])));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn cargo_deny_is_told_the_same() {
    let deny = deny();
    assert_eq!(deny["graph"]["all-features"].as_bool(), Some(true));
    assert_eq!(deny["bans"]["wildcards"].as_str(), Some("deny"));
    assert_eq!(deny["bans"]["allow-wildcard-paths"].as_bool(), Some(true));
    assert_eq!(deny["sources"]["unknown-registry"].as_str(), Some("deny"));
    assert_eq!(deny["sources"]["unknown-git"].as_str(), Some("deny"));
}

#[test]
fn faults_are_found() {
    let deny = r#"
        [licenses]
        allow = ["MIT", "Apache-2.0"]
        exceptions = [
            { crate = "needed", allow = ["Zlib"] },
            { crate = "free", allow = ["Zlib"] },
            { crate = "half", allow = ["Zlib", "ISC"] },
            { crate = "gone", allow = ["Zlib"] },
        ]"#;
    let licences = Licences::new(&deny.parse().unwrap());
    let package =
        |name: &str, licence: Value| json!({ "name": name, "version": "1.0.0", "license": licence });
    let packages = [
        package("either", json!("MIT/GPL-3.0")),
        package("both", json!("MIT AND GPL-3.0-only")),
        package("needed", json!("(MIT OR Apache-2.0) AND Zlib")),
        package("elsewhere", json!("Zlib")),
        package("free", json!("MIT OR Zlib")),
        package("half", json!("Zlib")),
        package("exempt", json!("Apache-2.0 WITH LLVM-exception")),
        package("nonsense", json!("as you like")),
        package("none", Value::Null),
    ];
    let expected = [
        "both 1.0.0 has the licence \"MIT AND GPL-3.0-only\"",
        "elsewhere 1.0.0 has the licence \"Zlib\"",
        "exempt 1.0.0 has the licence \"Apache-2.0 WITH LLVM-exception\"",
        "nonsense 1.0.0 has the licence \"as you like\"",
        "none 1.0.0 has the licence null",
        "nothing needs the exception for free, Zlib",
        "nothing needs the exception for half, ISC",
        "nothing needs the exception for gone, Zlib",
    ];
    assert_eq!(licences.faults(&packages), expected);

    let from = |source: Value, path: &str| json!({ "source": source, "manifest_path": path });
    let strange = |source, path| has_strange_source(&from(source, path), "/project");
    assert!(!strange(json!("registry+x/crates.io-index"), "/elsewhere/Cargo.toml"));
    assert!(!strange(Value::Null, "/project/cli/Cargo.toml"));
    assert!(strange(Value::Null, "/elsewhere/Cargo.toml"));
    assert!(strange(json!("git+https://example.org/crate#0123"), "/elsewhere/Cargo.toml"));
    assert!(strange(json!("registry+https://example.org/index"), "/elsewhere/Cargo.toml"));

    assert!(is_wildcard(&json!({ "req": "*", "path": null })));
    assert!(!is_wildcard(&json!({ "req": "*", "path": "/project/cli" })));
    assert!(!is_wildcard(&json!({ "req": "^1", "path": null })));
}
