//! The real binary is killed under load, again and again, and loses nothing that it has acknowledged. `cargo xtask torture`
//! does the same for longer.

#![cfg(unix)]

use crate::support::{Lines, interrupt};
use serde_json::Value;
use std::process::{Child, Command, Stdio};
use store::trial::Cluster;

/// `benben bench torture` at work, until it is told to end.
struct Torture {
    child: Child,
    progress: Lines,
}

/// A line of progress: how often the server was killed and how many games were over by then; and whether it runs again.
struct Progress {
    kills: u64,
    games: u64,
    restarted: bool,
}

impl Torture {
    /// With these arguments.
    fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
            .args(["bench", "torture", "--json", "--tables", "6", "--minutes", "60", "--progress"])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let progress = Lines::from(child.stderr.take().unwrap());
        Self { child, progress }
    }

    /// The next line of progress, if there is one.
    fn next(&self) -> Option<Progress> {
        let line = self.progress.next()?;
        let words: Vec<&str> = line.split(' ').collect();
        let [what @ ("killed" | "restarted"), "kills", kills, "games", games] = words[..] else {
            panic!("this is no progress: {line}")
        };
        let [kills, games] = [kills, games].map(|number| number.parse().unwrap());
        Some(Progress { kills, games, restarted: what == "restarted" })
    }

    /// Waits for progress of this kind.
    fn until(&self, wanted: impl Fn(&Progress) -> bool) {
        while !wanted(&self.next().unwrap()) {}
    }

    /// Ends it. Something happened, and nothing was lost.
    fn survived(self) -> Value {
        interrupt(self.child.id());
        while self.next().is_some() {}
        let output = self.child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["format"], "benben-bench-torture/1");
        for name in ["acknowledged", "compared", "checks", "entries"] {
            assert!(report[name].as_u64().unwrap() > 0, "{name} in {report}");
        }
        report
    }
}

#[test]
fn a_killed_server_loses_nothing() {
    let torture = Torture::start(&[]);
    torture.until(|so_far| so_far.kills >= 3 && so_far.games >= 1);
    let report = torture.survived();
    assert!(report["kills"].as_u64().unwrap() >= 3, "{report}");
    assert!(report["games"].as_u64().unwrap() >= 1, "{report}");
}

#[test]
fn a_server_whose_database_goes_away_loses_nothing() {
    let cluster = Cluster::start().unwrap();
    let torture = Torture::start(&["--seed", "2", "--database", &cluster.url()]);
    torture.until(|so_far| so_far.restarted);
    // For a moment, and then until the server has been killed meanwhile.
    cluster.stop().unwrap();
    cluster.start_again().unwrap();
    torture.until(|so_far| so_far.restarted);
    cluster.stop().unwrap();
    torture.until(|so_far| !so_far.restarted);
    cluster.start_again().unwrap();
    torture.until(|so_far| so_far.restarted);
    torture.survived();
}
