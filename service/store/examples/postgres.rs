//! Runs a command beside a throw-away PostgreSQL and ends as it does. The URL is in `BENBEN_TEST_POSTGRES`, and stands for
//! `{url}` in the command.
//!
//! `cargo run -p store --example postgres -- COMMAND…`; with `--trouble` before the command the database is stopped as by
//! a crash and started again, over and over.

use std::error::Error;
use std::process::ExitCode;
use std::time::Duration;
use store::trial::Cluster;
use tokio::process::Command;
use tokio::time::sleep;

/// How long the database runs and how long it is away when there is trouble: each in turn, in milliseconds.
const RUNS: [u64; 5] = [4_000, 2_500, 9_000, 1_000, 6_000];
const AWAY: [u64; 4] = [100, 1_500, 400, 5_000];

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut words = std::env::args().skip(1).peekable();
    let trouble = words.next_if(|word| word == "--trouble").is_some();
    let command = words.next().ok_or("which command?")?;
    let cluster = Cluster::start()?;
    let url = cluster.url();
    let mut child = Command::new(command)
        .args(words.map(|word| word.replace("{url}", &url)))
        .env("BENBEN_TEST_POSTGRES", &url)
        .kill_on_drop(true)
        .spawn()?;
    let stops = async {
        let mut stops = 0;
        if !trouble {
            std::future::pending::<()>().await;
        }
        for (runs, away) in RUNS.into_iter().cycle().zip(AWAY.into_iter().cycle()) {
            sleep(Duration::from_millis(runs)).await;
            cluster.stop()?;
            sleep(Duration::from_millis(away)).await;
            cluster.start_again()?;
            stops += 1;
            eprintln!("PostgreSQL was stopped and started, {stops} times so far");
        }
        std::io::Result::Ok(())
    };
    let status = tokio::select! {
        status = child.wait() => status?,
        failed = stops => return Err(failed.err().map_or("the trouble is over".into(), Into::into)),
        // Whoever ends us must not leave a server behind.
        () = ended() => return Ok(ExitCode::from(130)),
    };
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}

/// Ctrl-C, or the signal to end.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut end) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = end.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
