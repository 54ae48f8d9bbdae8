//! Who may use whom. The table is that of ARCHITECTURE.md.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Each crate by the name of its folder, in the order of ARCHITECTURE.md: the crates of this project that it may use, and whether it may use crates that do input or output,
/// read clocks, start threads or draw randomness by themselves.
const ALLOWED: [(&str, &[&str], bool); 19] = [
    ("tabletop", &[], false),
    ("the-game", &["tabletop"], false),
    ("silver-gold", &["tabletop"], false),
    ("pyramids", &["tabletop"], false),
    ("record", &["tabletop", "the-game", "silver-gold", "pyramids"], false),
    ("protocol", &["tabletop", "the-game", "silver-gold", "pyramids", "record"], false),
    ("bots", &["tabletop", "the-game", "silver-gold", "pyramids"], false),
    ("arena", &["tabletop", "the-game", "silver-gold", "pyramids", "record", "bots", "protocol"], true),
    ("table", &["tabletop", "the-game", "silver-gold", "pyramids", "record", "bots", "protocol"], false),
    ("store", &[], true),
    ("client", &["protocol"], true),
    ("load", &["tabletop", "the-game", "record", "protocol", "store", "client"], true),
    // No rules: games only through `table`, and of `record` the secret alone.
    ("server", &["tabletop", "record", "bots", "protocol", "table", "store"], true),
    (
        "worker",
        &["tabletop", "the-game", "silver-gold", "pyramids", "record", "bots", "protocol", "table", "arena"],
        true,
    ),
    ("words", &[], true),
    // No rules: it shows views and asks them what is legal.
    (
        "web",
        &[
            "tabletop",
            "the-game",
            "silver-gold",
            "pyramids",
            "record",
            "bots",
            "protocol",
            "table",
            "worker",
            "words",
        ],
        true,
    ),
    (
        "cli",
        &[
            "tabletop",
            "the-game",
            "silver-gold",
            "pyramids",
            "record",
            "bots",
            "protocol",
            "arena",
            "store",
            "load",
            "server",
            "words",
        ],
        true,
    ),
    (
        "fuzz",
        &[
            "tabletop",
            "the-game",
            "silver-gold",
            "pyramids",
            "record",
            "protocol",
            "table",
            "store",
            "server",
        ],
        true,
    ),
    ("xtask", &[], true),
];

/// What pure crates may use besides: computation only. Of serde that is the derive; formats are for those who write
/// messages.
const PURE: [&str; 7] = ["thiserror", "rand_xoshiro", "arrayvec", "sha2", "chacha20", "serde", "rustc-hash"];

/// Pure crates that write messages, and what they may use for it: still computation only.
const WRITING: ([&str; 2], [&str; 4]) = (["protocol", "table"], ["serde_json", "bytes", "subtle", "utoipa"]);

/// The name of a package without the word in front that those have which can be published.
fn crate_name(package: &serde_json::Value) -> String {
    package.as_str().unwrap().trim_start_matches("benben-").to_owned()
}

#[test]
fn no_crate_uses_what_it_must_not() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--locked"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();

    let mut found = BTreeMap::new();
    for package in metadata["packages"].as_array().unwrap() {
        let uses: Vec<String> = package["dependencies"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|dependency| dependency["kind"] != "dev")
            .map(|dependency| crate_name(&dependency["name"]))
            .collect();
        found.insert(crate_name(&package["name"]), uses);
    }
    let known: Vec<&str> = ALLOWED.iter().map(|(name, ..)| *name).collect();
    let mut faults = Vec::new();
    for (name, uses) in &found {
        let Some((_, allowed, free)) = ALLOWED.iter().find(|(known, ..)| known == name) else {
            faults.push(format!("{name} is not in the table: give it a place in ARCHITECTURE.md and here"));
            continue;
        };
        for used in uses {
            let fine = if known.contains(&used.as_str()) {
                allowed.contains(&used.as_str())
            } else {
                let (writers, formats) = WRITING;
                let writes = writers.contains(&name.as_str()) && formats.contains(&used.as_str());
                *free || writes || PURE.contains(&used.as_str())
            };
            if !fine {
                faults.push(format!("{name} must not use {used}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_eq!(found.len(), ALLOWED.len(), "the table lists a crate that is gone");
}

/// The workspace denies `unsafe`, and one file may allow it: `wasm_split` declares there what is imported from a part of the page.
#[test]
fn no_other_file_allows_unsafe_code() {
    // In two pieces, so that this file does not find itself.
    let allow = ["allow(unsafe", "_code"].concat();
    let mut found = Vec::new();
    let mut waiting: Vec<PathBuf> = ["rules", "formats", "players", "service", "apps", "tools"]
        .map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder))
        .into();
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.is_symlink() {
                waiting.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && fs::read_to_string(&path).unwrap().contains(&allow)
            {
                found.push(path);
            }
        }
    }
    assert!(found.len() == 1 && found[0].ends_with("apps/web/src/split.rs"), "{found:?}");
}
