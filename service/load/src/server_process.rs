//! A server in a process of its own.

use anyhow::{Context, Result};
use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::ChildStdout;

/// `benben serve` in a process of its own. It is killed when this is dropped.
pub(crate) struct ServerProcess {
    child: Child,
    /// Stays open, so that the server can print more later.
    stdout: Lines<BufReader<ChildStdout>>,
}

impl ServerProcess {
    /// Starts the server without limits, with its data in this folder and its log in `stderr`. Does not wait until it
    /// listens.
    pub(crate) fn spawn(
        program: &Path,
        listen: &str,
        data: &Path,
        database: Option<&str>,
        stderr: Stdio,
    ) -> Result<Self> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--limits", "off", "--log", "warn", "--bot-pause", "0", "--listen", listen])
            .arg("--data")
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(stderr);
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        // The environment may hold settings of another server, such as its database.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("BENBEN_") {
                command.env_remove(name);
            }
        }
        // Ctrl-C ends the measurement; the server must stay until that is done.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().context("the server can't be started")?;
        let stdout = child.stdout.take().context("the server's output can't be read")?;
        Ok(Self { child, stdout: BufReader::new(ChildStdout::from_std(stdout)?).lines() })
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the server listens, and returns its address. None if it ends before.
    pub(crate) async fn address(&mut self) -> Result<Option<String>> {
        let Some(line) = self.stdout.next_line().await? else { return Ok(None) };
        let address = line.strip_prefix("Listening on http://");
        let address =
            address.with_context(|| format!("the server should say where it listens, and says {line:?}"))?;
        Ok(Some(address.to_owned()))
    }

    /// Kills the server, without a chance to finish anything. It may have ended already.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Nothing can be done about a server that does not end.
        let _ = self.kill();
    }
}
