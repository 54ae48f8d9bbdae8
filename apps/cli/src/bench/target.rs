//! The server that is measured.

use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Which server is measured.
#[derive(Debug, Args)]
pub(super) struct TargetArguments {
    /// A server that runs already, as host:port, with its limits off; one is started unless given
    #[arg(long, value_name = "ADDRESS", conflicts_with = "database")]
    server: Option<String>,

    /// The process of that server, to measure its time and memory
    #[arg(long, requires = "server")]
    pid: Option<u32>,

    /// The database for the server that is started, instead of a fresh one in a temporary folder
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// The server that is measured.
pub(super) struct Target {
    pub(super) address: String,
    pub(super) pid: Option<u32>,
    /// The server that was started for the measurement.
    _own: Option<Own>,
}

/// A server of our own; ends with this.
struct Own {
    child: Child,
    folder: PathBuf,
    /// The server may print there later, and must not fail then.
    _out: Option<BufReader<ChildStdout>>,
}

impl Drop for Own {
    fn drop(&mut self) {
        // Nothing can be done about a server that does not end or files that do not go.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl TargetArguments {
    /// The server, running.
    pub(super) fn start(&self) -> Result<Target> {
        if let Some(address) = &self.server {
            let address = address.strip_prefix("http://").unwrap_or(address).trim_end_matches('/').to_owned();
            return Ok(Target { address, pid: self.pid, _own: None });
        }
        let folder = std::env::temp_dir().join(format!("benben-bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--log", "warn", "--data"])
            .arg(&folder);
        if let Some(database) = &self.database {
            command.args(["--database", database]);
        }
        // Settings of another server, its database above all, are not for this one.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("BENBEN_") {
                command.env_remove(name);
            }
        }
        // Ctrl-C is for us: the server must stay until it has been measured.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let child = command.spawn().context("the server can't be started")?;
        let mut own = Own { child, folder, _out: None };
        let mut out = BufReader::new(own.child.stdout.take().context("the server's output can't be read")?);
        let mut line = String::new();
        out.read_line(&mut line)?;
        let Some(address) = line.trim().strip_prefix("Listening on http://") else {
            bail!("the server should say where it listens, and says {:?}", line.trim());
        };
        let (address, pid) = (address.to_owned(), Some(own.child.id()));
        own._out = Some(out);
        Ok(Target { address, pid, _own: Some(own) })
    }
}
