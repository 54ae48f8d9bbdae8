//! What an append costs: `cargo run --release -p store --example append -- [URL] [ACTIVE TABLES] [SECONDS]`.
//!
//! Prints CPU time per entry, all threads of this process counted (for PostgreSQL its server is not), and how long
//! a commit takes, for several sizes of batch.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a measurement, not the program")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{AnyStore, Entry, Store, Summary, TableState, Write};

/// A game has about so many entries; then another table takes its place.
const LIFE: u64 = 150;

/// One write in so many changes the summary.
const SUMMARY_EVERY: u64 = 10;

fn cpu() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
    Duration::from_millis(ticks * 10)
}

struct Load {
    tables: Vec<(Arc<str>, u64)>,
    luck: u64,
    summaries: bool,
}

impl Load {
    /// SplitMix64.
    fn luck(&mut self) -> u64 {
        self.luck = self.luck.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.luck;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn fresh(&mut self) -> (Arc<str>, u64) {
        (format!("{:016x}", self.luck()).into(), 0)
    }

    fn batch(&mut self, size: usize) -> Vec<Write> {
        (0..size).map(|_| self.write()).collect()
    }

    fn write(&mut self) -> Write {
        let place = usize::try_from(self.luck()).unwrap() % self.tables.len();
        if self.tables[place].1 == LIFE {
            self.tables[place] = self.fresh();
        }
        let (table, number) = self.tables[place].clone();
        self.tables[place].1 += 1;
        let at = 1_790_000_000_000 + number as i64 * 3_000;
        let body = format!(
            r#"{{"kind":"act","seat":{},"action":"place 42 on pile 3","deal":[{},17,88],"clock":{},"proof":"{:064x}","from":"c{:015x}"}}"#,
            number % 4,
            number % 100,
            at % 600_000,
            self.luck(),
            self.luck()
        );
        let summary = (self.summaries && number % SUMMARY_EVERY == 0).then(|| Summary {
            table: Arc::clone(&table),
            state: if number == 0 { TableState::Open } else { TableState::Playing },
            public: true,
            created: at,
            updated: at,
            about: format!(r#"{{"game":"the-game","seats":["Ada","Bo","Cy"],"turn":{number}}}"#),
            people: ["a", "b", "c"].map(|guest| format!("{guest}{table}")).into(),
        });
        Write { entry: Entry { table, number, at, body }, summary }
    }
}

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = std::env::temp_dir().join(format!("benben-append-{}.db", std::process::id()));
    let url = arguments.next().unwrap_or_else(|| format!("sqlite:{}", file.display()));
    let active: usize = arguments.next().map_or(1000, |text| text.parse().unwrap());
    let seconds: f64 = arguments.next().map_or(2.0, |text| text.parse().unwrap());
    let store = AnyStore::open(&url).await.unwrap();
    println!("{active} active tables");
    println!("summaries  batch  CPU µs/entry  commit mean ms  99% ms  entries/s");
    for summaries in [false, true] {
        let mut load = Load { tables: Vec::new(), luck: std::process::id().into(), summaries };
        load.luck += u64::from(summaries) << 40;
        for _ in 0..active {
            let table = load.fresh();
            load.tables.push(table);
        }
        // Games in every stage, as in a running server.
        for _ in 0..active * 75 / 200 {
            store.append(&load.batch(200)).await.unwrap();
        }
        for size in std::env::var("SIZES").map_or(vec![1, 10, 50, 200], |sizes| {
            sizes.split(',').map(|size| size.parse().unwrap()).collect()
        }) {
            let (mut entries, mut spent, mut waits) = (0, Duration::ZERO, Vec::new());
            let begin = Instant::now();
            while begin.elapsed().as_secs_f64() < seconds {
                // Many at a time: the clock of the process ticks slowly, and making them must not count.
                let batches: Vec<_> = (0..500).map(|_| load.batch(size)).collect();
                let before = cpu();
                for batch in batches {
                    let start = Instant::now();
                    store.append(&batch).await.unwrap();
                    waits.push(start.elapsed());
                    entries += size;
                }
                spent += cpu() - before;
            }
            waits.sort();
            let total: Duration = waits.iter().sum();
            println!(
                "{:9}  {size:5}  {:12.2}  {:14.2}  {:6.2}  {:9.0}",
                if summaries { "1 in 10" } else { "none" },
                spent.as_secs_f64() * 1e6 / entries as f64,
                total.as_secs_f64() * 1e3 / waits.len() as f64,
                waits[waits.len() * 99 / 100].as_secs_f64() * 1e3,
                entries as f64 / total.as_secs_f64()
            );
        }
    }
    store.close().await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}
