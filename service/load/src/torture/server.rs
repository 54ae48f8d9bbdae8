//! The server that is killed.

use crate::server_process::ServerProcess;
use anyhow::{Context, Result};
use std::net::TcpListener;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// Ports that the system gives only to those who ask for them. It gives the others to any connection, so that a client
/// that tries to reach the killed server could get the port of that server itself.
const PORTS: Range<u16> = 20_000..32_000;

/// The longest start, in which the database may be away.
const PATIENCE: Duration = Duration::from_secs(90);

/// A server that can be killed and started again with the same data and the same port.
pub(super) struct Server {
    program: PathBuf,
    folder: PathBuf,
    database: String,
    address: String,
    process: Option<ServerProcess>,
}

impl Server {
    /// A server that is not running yet.
    pub(super) fn new(program: &Path, folder: &Path, database: Option<&str>) -> Result<Self> {
        // Runs at the same time start to look at different ports.
        let (length, process) = (PORTS.end - PORTS.start, std::process::id());
        let offset = u16::try_from(process % u32::from(length)).unwrap_or_default();
        let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
        let port = PORTS.map(|port| PORTS.start + (port - PORTS.start + offset) % length).find(is_free);
        let file = || format!("sqlite:{}", folder.join("benben.sqlite").display());
        Ok(Self {
            program: program.to_owned(),
            folder: folder.to_owned(),
            database: database.map_or_else(file, str::to_owned),
            address: format!("127.0.0.1:{}", port.context("no port is free")?),
            process: None,
        })
    }

    /// The address of the server while it runs.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// The URL of its database.
    pub(super) fn database(&self) -> &str {
        &self.database
    }

    /// Starts it and does not wait until it listens.
    pub(super) fn launch(&mut self) -> Result<&mut ServerProcess> {
        let log = std::fs::File::options().create(true).append(true).open(self.log_file())?;
        let database = Some(self.database.as_str());
        let process = ServerProcess::spawn(&self.program, &self.address, &self.folder, database, log.into())?;
        Ok(self.process.insert(process))
    }

    /// Starts it and waits until it listens. Tries again after a failure, because the database may be away.
    pub(super) async fn start(&mut self) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            let address = timeout_at(end, self.launch()?.address()).await;
            match address {
                Ok(Ok(Some(_))) => return Ok(()),
                Ok(Ok(None)) => self.kill()?,
                Ok(Err(error)) => return Err(error),
                Err(_) => return Err(self.stuck()),
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Why the server does not come up, as far as its log says.
    fn stuck(&self) -> anyhow::Error {
        let log = std::fs::read_to_string(self.log_file()).unwrap_or_default();
        let last = log.lines().next_back().unwrap_or("nothing");
        anyhow::anyhow!("the server does not come up; the last it said is: {last}")
    }

    fn log_file(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// Kills it, without a chance to finish anything.
    pub(super) fn kill(&mut self) -> Result<()> {
        if let Some(mut process) = self.process.take() {
            process.kill()?;
        }
        Ok(())
    }
}
