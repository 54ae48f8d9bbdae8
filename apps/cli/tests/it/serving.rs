//! A server of one test's own: the binary, on a free port, with an empty data folder.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that runs until this is dropped.
#[derive(Debug)]
pub(crate) struct Serving {
    child: Child,
    /// `http://127.0.0.1:PORT`.
    pub(crate) address: String,
}

impl Serving {
    /// Starts it with its data in this folder. Bots pause for just as long as a client needs to keep up.
    pub(crate) fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "5", "--log", "warn", "--data"])
            .arg(folder.join("data"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Listening on ").expect("the address").to_owned();
        Self { child, address }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
