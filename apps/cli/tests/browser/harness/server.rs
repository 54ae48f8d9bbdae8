//! A server of one test's own, which can be killed and started again.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that runs until this is dropped.
#[derive(Debug)]
pub(crate) struct Server {
    child: Option<Child>,
    folder: PathBuf,
    /// `127.0.0.1:PORT`.
    listens: String,
}

impl Server {
    /// Starts it on a free port, with its data in this folder. Its bots hardly pause, and nobody is told to slow down.
    pub(crate) fn start(folder: &Path) -> Self {
        let mut server = Self { child: None, folder: folder.to_owned(), listens: "127.0.0.1:0".to_owned() };
        server.start_again();
        server
    }

    /// Starts it where it was, with what it had.
    pub(crate) fn start_again(&mut self) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
            .args([
                "serve",
                "--listen",
                &self.listens,
                "--bot-pause",
                "5",
                "--limits",
                "off",
                "--log",
                "warn",
                "--data",
            ])
            .arg(self.folder.join("data"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Listening on http://").expect("the address");
        self.listens = address.to_owned();
        self.child = Some(child);
    }

    /// `http://127.0.0.1:PORT`.
    pub(crate) fn address(&self) -> String {
        format!("http://{}", self.listens)
    }

    /// Kills it as a power cut would.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
