//! The inputs in `tools/fuzz/corpus/`: a folder for each law.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// The names of what the folder holds, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The names of the folders, in order.
pub(crate) fn folders() -> Vec<String> {
    names(&root())
}

/// The files of a law with their names, in the order of these.
pub(crate) fn files(law: &str) -> Vec<(String, Vec<u8>)> {
    let folder = root().join(law);
    let read = |name: String| {
        let bytes = fs::read(folder.join(&name)).unwrap();
        (name, bytes)
    };
    names(&folder).into_iter().map(read).collect()
}
