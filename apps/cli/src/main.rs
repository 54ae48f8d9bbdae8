//! The binary: the command line, with the page inside.

use rust_embed::Embed;
use server::PageFiles;
use std::process::ExitCode;

#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Page;

fn main() -> ExitCode {
    cli::run(PageFiles(Page::get))
}
