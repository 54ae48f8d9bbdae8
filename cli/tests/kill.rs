//! The real binary is killed under load, again and again, and loses nothing that it has acknowledged. `cargo xtask torture`
//! does the same for longer.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use serde_json::Value;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use store::trial::Cluster;

/// `benben bench torture` at work, with these arguments.
fn torture(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(["bench", "torture", "--json", "--tables", "6"])
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What it says in the end: something happened, and nothing was lost.
fn survived(torture: Child) -> Value {
    let output = torture.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), said.as_ref()), (Some(0), ""));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    for name in ["acknowledged", "compared", "checks", "entries"] {
        assert!(report[name].as_u64().unwrap() > 0, "{name} in {report}");
    }
    report
}

#[test]
fn a_killed_server_loses_nothing() {
    let report = survived(torture(&["--minutes", "0.15"]));
    assert!(report["kills"].as_u64().unwrap() >= 3, "{report}");
    assert!(report["games"].as_u64().unwrap() >= 1, "{report}");
}

#[test]
fn a_server_whose_database_goes_away_loses_nothing() {
    let cluster = Cluster::start().unwrap();
    let torture = torture(&["--minutes", "0.15", "--seed", "2", "--database", &cluster.url()]);
    for away in [300, 1_500] {
        std::thread::sleep(Duration::from_secs(2));
        cluster.stop().unwrap();
        std::thread::sleep(Duration::from_millis(away));
        cluster.start_again().unwrap();
    }
    survived(torture);
}
