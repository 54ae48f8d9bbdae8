//! libFuzzer for one law: `BENBEN_LAW` names it. `cargo xtask fuzz` builds and runs this.

#![no_main]

use fuzz::Law;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static LAW: LazyLock<Law> = LazyLock::new(|| {
    let name = std::env::var("BENBEN_LAW").unwrap_or_default();
    Law::named(&name).unwrap_or_else(|problem| {
        eprintln!("BENBEN_LAW: {problem}");
        std::process::exit(2);
    })
});

// A wrong name must show at once, not with the first input.
fuzz_target!(init: LazyLock::force(&LAW), |bytes: &[u8]| (LAW.check)(bytes));
