//! The libraries that can be published: each package has what a registry and a stranger need, and nothing of it is elsewhere.

use crate::rule_ids::sources;
use serde_json::Value;
use std::fs;
use std::path::{Component, Path};
use std::process::Command;

const LIBRARIES: [&str; 8] = [
    "benben-arena",
    "benben-bots",
    "benben-protocol",
    "benben-pyramids",
    "benben-record",
    "benben-silver-gold",
    "benben-tabletop",
    "benben-the-game",
];

/// What keeps a package from being published.
fn faults(package: &Value, folder: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    let mut need = |holds: bool, fault: &str| {
        if !holds {
            faults.push(format!("{}: {fault}", package["name"]));
        }
    };
    for field in ["description", "documentation", "license", "rust_version"] {
        need(package[field].is_string(), &format!("no {field}"));
    }
    for field in ["keywords", "categories"] {
        let count = package[field].as_array().map_or(0, Vec::len);
        need((1..=5).contains(&count), &format!("{count} {field} instead of 1 to 5"));
    }
    for name in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        need(folder.join(name).is_file(), &format!("no {name}"));
    }
    for used in package["dependencies"].as_array().into_iter().flatten() {
        let is_published = LIBRARIES.contains(&used["name"].as_str().unwrap_or_default());
        // Cargo drops a development dependency without a version when it publishes.
        let is_dropped = used["kind"] == "dev";
        let is_fit = used["path"].is_null() || is_published && (is_dropped || used["req"] != "*");
        need(is_fit, &format!("{} is not published, or has no version", used["name"]));
    }
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    need(manifest.contains("[lints]\nworkspace = true\n"), "no lints, so that documentation may be missing");
    for path in sources(folder) {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let inside = path.strip_prefix(folder).unwrap_or(&path);
        for outside in text.split('"').filter(|text| leaves(inside, text)) {
            need(false, &format!("{} needs {outside}", inside.display()));
        }
    }
    let front_page = fs::read_to_string(folder.join("src/lib.rs")).unwrap_or_default();
    let readme = fs::read_to_string(folder.join("README.md")).unwrap_or_default();
    let examples: Vec<&str> =
        readme.split("```rust\n").skip(1).filter_map(|rest| rest.split("\n```").next()).collect();
    need(!examples.is_empty(), "no example in README.md");
    for example in examples {
        let lines: Vec<_> = example.lines().map(|line| format!("//! {line}").trim_end().to_owned()).collect();
        let is_tested = front_page.contains(&lines.join("\n"));
        need(
            is_tested,
            &format!("this example of README.md is not in src/lib.rs, where it is tested:\n{example}"),
        );
    }
    faults
}

/// Whether this text, relative to the folder of the file, leads out of the package.
fn leaves(file: &Path, text: &str) -> bool {
    let up = Path::new(text).components().filter(|part| *part == Component::ParentDir).count();
    text.starts_with("../") && up >= file.components().count()
}

#[test]
fn every_library_can_be_published() {
    let metadata = ["metadata", "--format-version", "1", "--no-deps", "--locked"];
    let output = Command::new(env!("CARGO")).args(metadata).output().unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let (mut names, mut all) = (Vec::new(), Vec::new());
    for package in metadata["packages"].as_array().unwrap() {
        // `null` means any registry, a list those that it names.
        if package["publish"].is_null() {
            let manifest = Path::new(package["manifest_path"].as_str().unwrap());
            all.extend(faults(package, manifest.parent().unwrap()));
            names.push(package["name"].as_str().unwrap());
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
    names.sort_unstable();
    assert_eq!(names, LIBRARIES);
}

#[test]
fn a_package_that_lacks_everything_is_found_out() {
    let package = serde_json::json!({
        "name": "bare",
        "dependencies": [
            { "name": "benben-record", "path": "/project/record", "req": "^0.1.0" },
            { "name": "benben-bots", "path": "/project/bots", "req": "*" },
            { "name": "server", "path": "/project/server", "req": "^0.1.0" },
            { "name": "serde", "path": null, "req": "^1" },
        ],
    });
    // The sources of this crate, which reads files of others.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let found = faults(&package, &folder);
    let expected = [
        "no description",
        "no documentation",
        "no license",
        "no rust_version",
        "0 keywords instead of 1 to 5",
        "0 categories instead of 1 to 5",
        "no README.md",
        "no LICENSE-MIT",
        "no LICENSE-APACHE",
        "\"benben-bots\" is not published, or has no version",
        "\"server\" is not published, or has no version",
        "no lints, so that documentation may be missing",
    ];
    let expected = expected.map(|fault| format!("\"bare\": {fault}"));
    assert_eq!(found[..expected.len()], expected);
    assert!(found.last().unwrap().ends_with("no example in README.md"));
    let outside = "it/dependencies.rs needs ../../deny.toml";
    assert!(found.iter().any(|fault| fault.ends_with(outside)), "{found:#?}");

    assert!(!leaves(Path::new("src/deck.rs"), "../decks/mine.deck"));
    assert!(leaves(Path::new("src/deck.rs"), "../../decks/mine.deck"));
    assert!(!leaves(Path::new("tests/it/deck.rs"), "../../decks/mine.deck"));
}
