//! The server that is measured.

use crate::server_process::ServerProcess;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;

/// The server that is measured.
pub struct Target {
    address: String,
    pid: Option<u32>,
    /// The server that was started for the measurement, and the folder with its data. It ends before the folder goes.
    _started: Option<(ServerProcess, TempDir)>,
}

impl Target {
    /// A server that runs already, at `host:port`. Its time and memory are measured if its process is known.
    #[must_use]
    pub fn running(address: &str, pid: Option<u32>) -> Self {
        let address = address.strip_prefix("http://").unwrap_or(address).trim_end_matches('/').to_owned();
        Self { address, pid, _started: None }
    }

    /// Starts a server with this program, `benben`. It ends when this is dropped. Its data are in a temporary folder,
    /// except for the database if there is a URL of one.
    pub async fn start(program: &Path, database: Option<&str>) -> Result<Self> {
        let folder = tempfile::Builder::new().prefix("benben-bench-").tempdir()?;
        let mut process =
            ServerProcess::spawn(program, "127.0.0.1:0", folder.path(), database, Stdio::inherit())?;
        let address = process.address().await?.context("the server ended before it listened")?;
        Ok(Self { address, pid: Some(process.pid()), _started: Some((process, folder)) })
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) const fn pid(&self) -> Option<u32> {
        self.pid
    }
}
