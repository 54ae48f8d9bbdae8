//! Writes the manual pages of `benben` into a folder: `cargo run --package cli --example man -- DIR`.

use std::io::{Error, Result};

fn main() -> Result<()> {
    let folder = std::env::args_os().nth(1).ok_or_else(|| Error::other("name the folder to write to"))?;
    std::fs::create_dir_all(&folder)?;
    clap_mangen::generate_to(cli::command(), folder)
}
