//! Tells cargo about the page, which the binary embeds.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let page = Path::new("../web/dist");
    // A binary with debug assertions embeds nothing: it reads the files when it runs. It finds them there only if the folder existed
    // when it was compiled, which may be before the page is built.
    fs::create_dir_all(page)?;
    let embeds = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if embeds { page } else { Path::new("build.rs") }.display());
    Ok(())
}
