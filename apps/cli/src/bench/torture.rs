//! `benben bench torture`: whether anything is lost when the server is killed again and again.

mod check;
mod ledger;
mod player;
mod server;
mod tables;

use super::report;
use crate::progress;
use anyhow::{Context, Result, bail};
use check::Check;
use clap::Args;
use ledger::Ledger;
use serde::Serialize;
use server::Server;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabletop::{Luck, Seeded};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How often to look whether a player has failed.
const GLANCE: Duration = Duration::from_millis(20);

/// After the last restart each table must get on by so many requests.
const ONWARD: u64 = 10;

/// How long that may take, and how long players may take to come to their end.
const PATIENCE: Duration = Duration::from_secs(90);

/// Kill a server under load, again and again, and see whether anything is lost
///
/// Players at many tables choose at random and note what the server acknowledges. The server is killed at random
/// moments, also while it starts, and started again with the same data; the players come back and repeat what was not
/// answered. Every acknowledged request must be in the log, once and in its order, and every player must see what a
/// newcomer sees. Ends with exit code 2, and keeps the data, if that does not hold.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// For how long
    #[arg(long, default_value_t = 1.0, value_name = "N")]
    minutes: f64,

    /// How many tables, of all games
    #[arg(long, default_value_t = 9, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=500))]
    tables: u32,

    /// The number from which players and kills follow; when exactly they happen does not repeat
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// An empty database, instead of a SQLite file in a temporary folder. It may come and go meanwhile
    #[arg(long, value_name = "URL")]
    database: Option<String>,

    /// Say on standard error when the server was killed and when it runs again
    #[arg(long)]
    progress: bool,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What happened.
#[derive(Debug, Default, Serialize)]
struct Report {
    seed: u64,
    seconds: u64,
    /// How often the server was killed, and how often of these while it started.
    kills: u32,
    kills_while_starting: u32,
    restarts: u32,
    acknowledged: u64,
    repeated: u64,
    refused: u64,
    games: u64,
    tables: usize,
    /// How often what a player saw was held against what a newcomer sees.
    compared: u64,
    /// How often the log was held against what was acknowledged, and how many entries it has in the end.
    checks: u32,
    entries: u64,
}

impl Report {
    fn lines(&self) -> Vec<(&'static str, String)> {
        let kills = format!("{}, of these {} while it started", self.kills, self.kills_while_starting);
        vec![
            ("seed", self.seed.to_string()),
            ("seconds", self.seconds.to_string()),
            ("kills", kills),
            ("restarts", self.restarts.to_string()),
            ("acknowledged", self.acknowledged.to_string()),
            ("repeated", self.repeated.to_string()),
            ("refused", self.refused.to_string()),
            ("games finished", self.games.to_string()),
            ("tables", self.tables.to_string()),
            ("views compared", self.compared.to_string()),
            ("checks of the log", self.checks.to_string()),
            ("entries in the log", self.entries.to_string()),
            ("lost", "nothing".to_owned()),
        ]
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("benben-torture-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(torture(arguments, &folder));
    runtime.shutdown_background();
    let done =
        done.with_context(|| format!("the data and the server's log are kept in {}", folder.display()))?;
    // Nothing can be done about files that do not go.
    let _ = std::fs::remove_dir_all(&folder);
    report::print(arguments.json, &done, &done.lines())
}

async fn torture(arguments: &Arguments, folder: &Path) -> Result<Report> {
    let (start, stop) = (Instant::now(), progress::stop());
    let mut luck = Seeded::new(arguments.seed);
    let mut report = Report { seed: arguments.seed, ..Report::default() };
    let mut server = Server::new(folder, arguments.database.as_deref())?;
    server.start().await?;
    let ledger = Arc::new(Ledger::new(arguments.tables as usize));
    let ending = Arc::new(AtomicBool::new(false));
    let mut players = JoinSet::new();
    for player in tables::fill(server.address(), arguments.tables, &ledger, &ending, &mut luck).await? {
        players.spawn(player.play());
    }
    let mut check = Check::new(server.database());
    let end = start + Duration::from_secs_f64(arguments.minutes.clamp(0.0, 1e6) * 60.0);
    let tell = |what: &str, report: &mut Report| {
        ledger.tell(report);
        if arguments.progress {
            anstream::eprintln!("{what} kills {} games {}", report.kills, report.games);
        }
    };
    while Instant::now() < end && !stop.load(Ordering::Relaxed) {
        let calm = Duration::from_millis(100 + u64::from(luck.below(2_400)));
        while_all_play(&mut players, calm).await?;
        server.kill().await?;
        report.kills += 1;
        while luck.below(4) == 0 {
            server.launch()?;
            tokio::time::sleep(Duration::from_millis(luck.below(300).into())).await;
            server.kill().await?;
            report.kills += 1;
            report.kills_while_starting += 1;
        }
        tell("killed", &mut report);
        if luck.below(2) == 0 {
            check.run(&ledger, false).await?;
        }
        server.start().await?;
        report.restarts += 1;
        tell("restarted", &mut report);
    }
    games_go_on(&mut players, &ledger).await?;
    ending.store(true, Ordering::Relaxed);
    let all = async {
        while let Some(player) = players.join_next().await {
            player??;
        }
        anyhow::Ok(())
    };
    tokio::time::timeout(PATIENCE, all).await.context("players do not come to their end")??;
    server.kill().await?;
    report.entries = check.run(&ledger, true).await?;
    report.checks = check.count();
    report.seconds = start.elapsed().as_secs();
    ledger.tell(&mut report);
    Ok(report)
}

/// Waits, unless a player fails.
async fn while_all_play(players: &mut JoinSet<Result<()>>, time: Duration) -> Result<()> {
    let until = Instant::now() + time;
    while Instant::now() < until {
        tokio::time::sleep(GLANCE.min(time)).await;
        if let Some(ended) = players.try_join_next() {
            ended??;
            bail!("a player has left for no reason");
        }
    }
    Ok(())
}

/// Waits until every table has got on since now.
async fn games_go_on(players: &mut JoinSet<Result<()>>, ledger: &Ledger) -> Result<()> {
    let before = ledger.progress();
    let until = Instant::now() + PATIENCE;
    loop {
        while_all_play(players, GLANCE).await?;
        let after = ledger.progress();
        let still = before.iter().zip(&after).position(|(before, after)| *after < before + ONWARD);
        match still {
            None => return Ok(()),
            Some(group) if Instant::now() > until => {
                bail!("the game at {} does not go on after a restart", ledger.place(group))
            }
            Some(_) => {}
        }
    }
}

/// The file of the server's log.
fn log_file(folder: &Path) -> PathBuf {
    folder.join("log")
}
