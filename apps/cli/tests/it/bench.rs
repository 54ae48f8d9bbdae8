//! `benben bench`: short measurements. `kill.rs` has the tests of `bench torture`.

#![cfg(target_os = "linux")]

use crate::support::good;
use serde_json::{Value, json};

/// The report of a measurement.
fn bench(arguments: &str) -> Value {
    let report: Value = serde_json::from_str(&good(&format!("bench {arguments} --json"))).unwrap();
    let what = arguments.split(' ').next().unwrap();
    assert_eq!(report["format"], format!("benben-bench-{what}/1"));
    report
}

#[test]
fn tables_play_game_after_game() {
    let report = bench("load --tables 3 --players 2 --talk 10 --seconds 1");
    assert_eq!((&report["tables"], &report["interrupted"]), (&json!(3), &json!(false)));
    assert!(report["games"].as_u64().unwrap() > 3, "{report}");
    for figure in ["/moves", "/latency_ms/p50", "/cpu_us_per_move", "/memory_kb/after", "/machine/server"] {
        assert!(report.pointer(figure).unwrap().as_f64().unwrap() > 0.0, "{figure} in {report}");
    }
}

#[test]
fn idle_connections_answer_pings() {
    // The last table has an empty seat.
    let report = bench("idle --connections 7");
    for count in ["connections", "pings", "answered"] {
        assert_eq!(report[count], 7, "{count} in {report}");
    }
    assert!(report["memory_kb"]["per_connection"].as_f64().unwrap() > 0.0, "{report}");
}
