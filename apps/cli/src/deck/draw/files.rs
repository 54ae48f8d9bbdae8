//! Writing drawings without destroying anything.

use crate::failure::wrong_use;
use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A drawing that is to become a file.
pub(super) struct File {
    pub(super) name: String,
    pub(super) text: String,
}

/// Writes the drawings into a folder, or the only one into a file; says what was done. Nothing is written if a file is
/// there already, unless by force.
pub(super) fn write(target: &Path, drawings: &[File], force: bool) -> Result<String> {
    let is_file = target.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg"));
    let paths: Vec<PathBuf> = match (is_file, drawings) {
        (true, [_]) => vec![target.to_owned()],
        (true, many) => {
            let (path, count) = (target.display(), many.len());
            return Err(wrong_use(format!("{path}: there are {count} drawings; give a folder instead")));
        }
        (false, many) => many.iter().map(|drawing| target.join(&drawing.name)).collect(),
    };
    if !force && let Some(there) = paths.iter().find(|path| path.symlink_metadata().is_ok()) {
        anyhow::bail!("{}: is there already; --force overwrites it", there.display());
    }
    if !is_file {
        fs::create_dir_all(target).with_context(|| target.display().to_string())?;
    }
    for (path, drawing) in paths.iter().zip(drawings) {
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(!force).create(force).truncate(force);
        let file = options.open(path);
        file.and_then(|mut file| file.write_all(drawing.text.as_bytes()))
            .with_context(|| path.display().to_string())?;
    }
    Ok(match paths.as_slice() {
        [path] => format!("wrote {}", path.display()),
        many => format!("wrote {} files to {}", many.len(), target.display()),
    })
}
