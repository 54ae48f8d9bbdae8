//! Every paragraph of the rule sheets is cited by a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust files below a folder.
pub(crate) fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The ids of the rule sheets: `- **TG-9** …`.
fn ids() -> BTreeSet<String> {
    let sheets = fs::read_dir(root().join("docs/rules")).unwrap();
    let text: String = sheets.map(|sheet| fs::read_to_string(sheet.unwrap().path()).unwrap()).collect();
    let paragraphs = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    paragraphs.map(|(id, _)| id.to_owned()).collect()
}

/// The ids in the part of a file that is tests, written `TG-9` or `tg_9`.
fn cited(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).unwrap();
    let is_test = path.components().any(|part| part.as_os_str() == "tests");
    let tests =
        if is_test { text.as_str() } else { text.split_once("#[cfg(test)]").map_or("", |(_, tests)| tests) };
    let words = tests.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    let mut ids = BTreeSet::new();
    for word in words {
        let mut parts = word.split(['-', '_']);
        if let (Some(sheet), Some(number)) = (parts.next(), parts.next())
            && number.parse::<u32>().is_ok()
        {
            ids.insert(format!("{}-{number}", sheet.to_uppercase()));
        }
    }
    ids
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let mut missing = ids();
    assert_eq!(missing.len(), 71);
    for path in sources(&root().join("rules")) {
        missing.retain(|id| !cited(&path).contains(id));
    }
    assert!(missing.is_empty(), "no test cites {missing:?}");
}
