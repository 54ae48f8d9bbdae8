//! How light the page is, in Chromium: `cargo xtask bench web`.

use crate::run::cargo;
use crate::{browser, page};
use anyhow::Result;

/// Builds the page and the server as they are shipped, and measures.
pub(crate) fn run() -> Result<()> {
    page::build()?;
    browser::set_up()?;
    cargo(["bench", "--quiet", "--package", "cli", "--bench", "web"]).run()
}
