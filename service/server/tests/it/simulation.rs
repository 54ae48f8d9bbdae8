//! Whole games in a network that is only imagined, over links that fail, with clients that repeat themselves.
//!
//! Time, the network and all that is random follow from a seed, so that what goes wrong once goes wrong again.

use crate::common::{Dice, START, check_fresh, entropy, free, invited, log, phase, plan, sit};
use client::{Attendance, ClientError, Connect, Guest, Options as Coming};
use protocol::http::Created;
use protocol::{CommandId, Phase, Sitter, TableRequest};
use record::GameName;
use serde_json::Value;
use server::{Listener, PageFiles, Running};
use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;
use store::{AnyStore, Memory};
use table::AnyTable;
use tokio::time::{sleep, timeout};
use turmoil::net::{TcpListener, TcpStream};

const SERVER: &str = "server:80";
const NAMES: [&str; 3] = ["ada", "bob", "carol"];

/// How many games of each kind are played.
const SEEDS: u64 = 12;

/// How long a client waits for an answer before it takes its connection for lost.
const PATIENCE: Duration = Duration::from_secs(2);

struct Harbour(TcpListener);

impl Listener for Harbour {
    type Io = TcpStream;

    async fn accept(&mut self) -> std::io::Result<(TcpStream, SocketAddr)> {
        self.0.accept().await
    }
}

#[derive(Clone)]
struct Sea;

impl Connect for Sea {
    type Stream = TcpStream;

    async fn connect(&self, address: &str) -> std::io::Result<TcpStream> {
        TcpStream::connect(address).await
    }
}

/// What those in a simulation know of each other.
#[derive(Default)]
struct Chart {
    created: RefCell<Option<Created>>,
    started: Cell<bool>,
    /// How many have played to the end.
    finished: Cell<usize>,
    /// Whether no link fails any more.
    calm: Cell<bool>,
    /// What was acknowledged to each seat, in order.
    done: RefCell<[Vec<CommandId>; 3]>,
    /// How often clients came again, and how often they repeated a request.
    again: Cell<u32>,
    repeated: Cell<u32>,
}

impl Chart {
    async fn until(&self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            sleep(Duration::from_millis(20)).await;
        }
    }
}

fn count(cell: &Cell<u32>) {
    cell.set(cell.get() + 1);
}

struct Player {
    at: Attendance<Sea>,
    dice: Dice,
    chart: Rc<Chart>,
    seat: usize,
    /// What was asked and is settled.
    asked: Vec<(CommandId, TableRequest)>,
}

impl Player {
    async fn come(name: usize, dice: Dice, chart: Rc<Chart>) -> Self {
        let guest = Guest::arrive_by(Sea, SERVER).await.unwrap();
        if name != 0 {
            chart.until(|chart| chart.created.borrow().is_some()).await;
        }
        let at = chart.created.borrow().clone();
        let created = at.unwrap();
        let mut at = Attendance::join(&guest, &created.table, invited(&created)).await.unwrap();
        at.perform(sit(NAMES[name], "")).await.unwrap();
        let seat = usize::from(at.model().seat().unwrap());
        Self { at, dice, chart, seat, asked: Vec::new() }
    }

    async fn open(game: GameName, dice: Dice, chart: Rc<Chart>) -> Self {
        let guest = Guest::arrive_by(Sea, SERVER).await.unwrap();
        let created = guest.create(&plan(game, 3, 0, NAMES[0])).await.unwrap();
        let mut at = Attendance::join(&guest, &created.table, invited(&created)).await.unwrap();
        *chart.created.borrow_mut() = Some(created);
        let taken = |model: &client::Model| {
            model.table.as_ref().unwrap().seats.iter().all(|seat| seat.sitter != Sitter::Open)
        };
        at.until(taken).await.unwrap();
        at.perform(TableRequest::Start).await.unwrap();
        chart.started.set(true);
        Self { at, dice, chart, seat: 0, asked: Vec::new() }
    }

    /// Comes again over a new connection, for as long as it takes.
    async fn come_again(&mut self) {
        count(&self.chart.again);
        loop {
            // A page that was loaded anew knows nothing.
            let since = if self.dice.below(4) == 0 { None } else { self.at.model().since() };
            if matches!(timeout(PATIENCE, self.at.again(since)).await, Ok(Ok(()))) {
                return;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Asks until it is known what became of it.
    async fn settle(&mut self, request: TableRequest) {
        let id = self.at.guest().name_request().unwrap();
        loop {
            for _ in 0..=self.dice.below(6) / 5 {
                let _ = timeout(PATIENCE, self.at.ask_as(id.clone(), request.clone())).await;
            }
            if self.dice.below(10) == 0 {
                // The connection is lost, and nobody knows whether that arrived.
                count(&self.chart.repeated);
                self.come_again().await;
                continue;
            }
            match timeout(PATIENCE, self.at.settle(&id)).await {
                Ok(Ok(())) => {
                    self.chart.done.borrow_mut()[self.seat].push(id.clone());
                    break;
                }
                Ok(Err(ClientError::Refused(reason))) => {
                    assert!(
                        ["table-stale", "table-no-chat", "table-over"].contains(&reason.key.as_str()),
                        "{reason:?}"
                    );
                    break;
                }
                Ok(Err(_)) | Err(_) => {
                    count(&self.chart.repeated);
                    self.come_again().await;
                }
            }
        }
        self.asked.push((id, request));
    }

    /// Says something old again, after what is newer. How long things are remembered that are not choices has an end.
    async fn say_old(&mut self) {
        let recent = self.asked.len().saturating_sub(5);
        let known = self.asked.iter().enumerate();
        let old: Vec<_> = known
            .filter(|(at, (_, request))| *at >= recent || matches!(request, TableRequest::Act { .. }))
            .map(|(_, asked)| asked.clone())
            .collect();
        if !old.is_empty() {
            let (id, request) = self.dice.pick(&old).clone();
            count(&self.chart.repeated);
            let _ = timeout(PATIENCE, self.at.ask_as(id, request)).await;
        }
    }

    async fn play(&mut self) {
        while phase(&self.at) != Phase::Over {
            match self.dice.below(60) {
                0 | 1 => self.come_again().await,
                2 => {
                    let text = format!("{} {}", NAMES[self.seat], self.asked.len());
                    self.settle(TableRequest::Chat { text: text.parse().unwrap() }).await;
                }
                3..8 => self.say_old().await,
                _ => {}
            }
            let legal = self.at.model().legal.clone().filter(|legal| !legal.is_empty());
            if let Some(legal) = legal.filter(|_| phase(&self.at) == Phase::Playing) {
                let action = self.dice.pick::<String>(&legal).clone();
                let number = self.at.model().number;
                self.settle(TableRequest::Act { number, action }).await;
                // What happened since may come later than a refusal.
                if self.at.model().number == number {
                    let _ = timeout(Duration::from_millis(200), self.at.next()).await;
                }
            } else if !matches!(timeout(PATIENCE, self.at.next()).await, Ok(Ok(_))) {
                self.come_again().await;
            }
        }
        self.chart.finished.set(self.chart.finished.get() + 1);
        self.chart.until(|chart| chart.calm.get()).await;
        check(&mut self.at).await;
    }
}

/// Once nothing happens any more, everybody knows what somebody who comes anew gets to know.
async fn check(at: &mut Attendance<Sea>) {
    at.again(at.model().since()).await.unwrap();
    let fresh = Attendance::join(at.guest(), at.table(), Coming::default()).await.unwrap();
    let number = fresh.model().number;
    timeout(PATIENCE, at.until(|model| model.number >= number)).await.unwrap().unwrap();
    check_fresh(at).await;
}

/// Somebody in a second tab of the first seat who reads very slowly.
async fn read_slowly(guest: Guest<Sea>, chart: Rc<Chart>) {
    let created = chart.created.borrow().clone().unwrap();
    let mut at = Attendance::join(&guest, &created.table, invited(&created)).await.unwrap();
    while !chart.calm.get() {
        sleep(Duration::from_millis(400)).await;
        // A tab that was dropped comes again, some day.
        if matches!(timeout(Duration::from_millis(50), at.next()).await, Ok(Err(_))) {
            let _ = timeout(PATIENCE, at.again(at.model().since())).await;
        }
    }
    check(&mut at).await;
}

/// Lets links fail and heals them, until all have played to the end.
async fn weather(mut dice: Dice, chart: Rc<Chart>) {
    chart.until(|chart| chart.started.get()).await;
    while chart.finished.get() < NAMES.len() {
        sleep(Duration::from_millis(20 + dice.below(400))).await;
        let who = *dice.pick(&NAMES);
        let kind = dice.below(4);
        match kind {
            0 | 1 => turmoil::hold(who, "server"),
            2 => turmoil::partition(who, "server"),
            _ => turmoil::partition_oneway("server", who),
        }
        sleep(Duration::from_millis(50 + dice.below(1500))).await;
        match kind {
            0 | 1 => turmoil::release(who, "server"),
            2 => turmoil::repair(who, "server"),
            _ => turmoil::repair_oneway("server", who),
        }
    }
    chart.calm.set(true);
}

/// Plays a whole game in bad weather: the log of its table, how often clients came again, and how often they repeated
/// themselves.
fn simulate(game: GameName, seed: u64) -> (Vec<String>, u32, u32) {
    let mut dice = Dice::new(seed);
    let memory = Memory::new();
    let chart = Rc::new(Chart::default());
    let mut sim = turmoil::Builder::new()
        .rng_seed(seed)
        .simulation_duration(Duration::from_secs(3600))
        .tick_duration(Duration::from_millis(5))
        .min_message_latency(Duration::from_millis(1))
        .max_message_latency(Duration::from_millis(40))
        .build();
    let kept = memory.clone();
    sim.host("server", move || {
        let store = AnyStore::Memory(kept.clone());
        async move {
            let listener = Harbour(TcpListener::bind("0.0.0.0:80").await?);
            let _running =
                Running::start(free().settle()?, PageFiles::NONE, store, listener, START, entropy(seed))
                    .await?;
            std::future::pending::<()>().await;
            Ok(())
        }
    });
    for (number, name) in NAMES.into_iter().enumerate() {
        let (chart, dice) = (Rc::clone(&chart), Dice::new(dice.roll()));
        sim.client(name, async move {
            let mut player = match number {
                0 => Player::open(game, dice, Rc::clone(&chart)).await,
                _ => Player::come(number, dice, Rc::clone(&chart)).await,
            };
            if number == 0 {
                let slow = read_slowly(player.at.guest().clone(), chart);
                tokio::join!(player.play(), slow);
            } else {
                player.play().await;
            }
            Ok(())
        });
    }
    sim.client("weather", {
        let (chart, dice) = (Rc::clone(&chart), Dice::new(dice.roll()));
        async move {
            weather(dice, chart).await;
            Ok(())
        }
    });
    sim.run().unwrap();
    let created = chart.created.borrow().clone().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let log = runtime.block_on(log(&memory, &created.table));
    check_log(&log, &chart);
    (log, chart.again.get(), chart.repeated.get())
}

/// Every acknowledged request is in the log exactly once and in order, and nothing else is.
fn check_log(log: &[String], chart: &Chart) {
    assert_eq!(AnyTable::rebuild(log).unwrap().phase(), Phase::Over);
    let mut written: [Vec<CommandId>; 3] = Default::default();
    for entry in log {
        let entry: Value = serde_json::from_str(entry).unwrap();
        if matches!(entry["event"].as_str(), Some("acted" | "chatted")) {
            let seat = usize::try_from(entry["seat"].as_u64().unwrap()).unwrap();
            written[seat].push(entry["id"].as_str().unwrap().parse().unwrap());
        }
    }
    assert_eq!(written, *chart.done.borrow());
}

fn check_seeds(game: GameName) {
    let (mut came_again, mut repeated) = (0, 0);
    for seed in 1..=SEEDS {
        let simulated = simulate(game, seed);
        if seed <= 3 {
            assert_eq!(simulate(game, seed), simulated, "the same seed gives the same log");
        }
        came_again += simulated.1;
        repeated += simulated.2;
    }
    // The weather was bad enough to tell something.
    assert!(came_again >= 40 && repeated >= 40, "{came_again} {repeated}");
}

#[test]
fn the_game_in_bad_weather() {
    check_seeds(GameName::TheGame);
}

#[test]
fn silver_gold_in_bad_weather() {
    check_seeds(GameName::SilverGold);
}

#[test]
fn pyramids_in_bad_weather() {
    check_seeds(GameName::Pyramids);
}
