//! The server that is killed.

use super::log_file;
use anyhow::{Context, Result, bail};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::{Instant, sleep, timeout_at};

/// Ports that the system gives to nobody who does not ask. From the others it gives one to whoever connects: a client
/// that knocks at a dead server's door might be given that very door.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// How long a start may take, also while the database is away.
const PATIENCE: Duration = Duration::from_secs(90);

/// A server that can be killed and started again, with the same data on the same port.
pub(super) struct Server {
    folder: PathBuf,
    database: String,
    address: String,
    running: Option<Running>,
}

struct Running {
    child: Child,
    /// The server may print there later, and must not fail then.
    out: Lines<BufReader<ChildStdout>>,
}

impl Server {
    pub(super) fn new(folder: &Path, database: Option<&str>) -> Result<Self> {
        let spread = u16::try_from(std::process::id() % 12_000).unwrap_or_default();
        let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
        let port = PORTS.map(|port| PORTS.start + (port - PORTS.start + spread) % (PORTS.end - PORTS.start));
        let port = port.into_iter().find(free).context("no port is free")?;
        let file = || format!("sqlite:{}", folder.join("benben.sqlite").display());
        Ok(Self {
            folder: folder.to_owned(),
            database: database.map_or_else(file, str::to_owned),
            address: format!("127.0.0.1:{port}"),
            running: None,
        })
    }

    /// Where it listens when it runs.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// The URL of its database.
    pub(super) fn database(&self) -> &str {
        &self.database
    }

    /// Starts it and does not wait.
    pub(super) fn launch(&mut self) -> Result<()> {
        let log = std::fs::File::options().create(true).append(true).open(log_file(&self.folder))?;
        let mut command = Command::new(std::env::current_exe()?);
        // Settings of another server, its database above all, are not for this one.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("BENBEN_") {
                command.env_remove(name);
            }
        }
        command
            .args([
                "serve",
                "--limits",
                "off",
                "--log",
                "warn",
                "--bot-pause",
                "0",
                "--listen",
                &self.address,
            ])
            .args(["--database", &self.database, "--data"])
            .arg(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true);
        // Ctrl-C is for us, not for the server.
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.spawn().context("the server can't be started")?;
        let out = child.stdout.take().context("the server's output can't be read")?;
        self.running = Some(Running { child, out: BufReader::new(out).lines() });
        Ok(())
    }

    /// Starts it and waits until it listens. A start that fails is tried again: the database may be away.
    pub(super) async fn start(&mut self) -> Result<()> {
        let until = Instant::now() + PATIENCE;
        loop {
            self.launch()?;
            let Some(running) = &mut self.running else { continue };
            let line = timeout_at(until, running.out.next_line()).await;
            let line = line.map_err(|_| self.stuck())??;
            match line {
                Some(line) if line.starts_with("Listening on ") => return Ok(()),
                Some(line) => bail!("the server should say where it listens, and says {line:?}"),
                None if Instant::now() > until => return Err(self.stuck()),
                None => {
                    self.kill().await?;
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    /// Why the server does not come up, as far as it says.
    fn stuck(&self) -> anyhow::Error {
        let log = std::fs::read_to_string(log_file(&self.folder)).unwrap_or_default();
        let last = log.lines().next_back().unwrap_or("nothing");
        anyhow::anyhow!("the server does not come up; the last it said is: {last}")
    }

    /// Kills it, without a chance to finish anything.
    pub(super) async fn kill(&mut self) -> Result<()> {
        if let Some(mut running) = self.running.take() {
            // SIGKILL. A server that has ended by itself while it started is as good as dead.
            running.child.kill().await.or_else(|error| match error.kind() {
                std::io::ErrorKind::InvalidInput => Ok(()),
                _ => Err(error),
            })?;
        }
        Ok(())
    }
}
