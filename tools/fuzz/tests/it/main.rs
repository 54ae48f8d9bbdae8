//! Every law, held against its corpus and against a fixed number of mutations of it.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod corpus;
mod mutate;

use fuzz::{LAWS, Law};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use tabletop::Seeded;

/// Makes two tests for each law, with the number of mutations that the second tries.
macro_rules! laws {
    ($($law:ident: $mutations:literal,)*) => {
        const TESTED: [&str; LAWS.len()] = [$(stringify!($law)),*];

        $(mod $law {
            #[test]
            fn holds_for_its_corpus() {
                super::replay(stringify!($law));
            }

            #[test]
            fn holds_for_mutations_of_its_corpus() {
                super::try_mutations(stringify!($law), $mutations);
            }
        })*
    };
}

// More mutations where a check is faster: each law gets about a second.
laws! {
    backups_read_back: 10_000,
    decks_read_back: 20_000,
    logs_rebuild: 6_000,
    messages_read_back: 80_000,
    notation_reads_back: 150_000,
    records_read_back: 7_000,
    requests_read_back: 80_000,
    settings_settle: 25_000,
    views_read_back: 25_000,
}

#[test]
fn every_law_is_tested_and_every_folder_of_the_corpus_has_a_law() {
    assert_eq!(LAWS.map(|law| law.name), TESTED);
    assert_eq!(corpus::folders(), TESTED);
}

#[test]
fn an_unknown_law_is_refused_with_those_that_exist() {
    let problem = Law::named("nonsense").unwrap_err();
    assert!(
        problem.starts_with("there is no law `nonsense`; the laws are: backups_read_back, "),
        "{problem}"
    );
}

/// Checks the law with every file of its corpus.
fn replay(name: &str) {
    let law = Law::named(name).unwrap();
    let files = corpus::files(name);
    assert!(!files.is_empty(), "tools/fuzz/corpus/{name} is empty");
    for (file, bytes) in files {
        let broken = catch_unwind(|| (law.check)(&bytes)).is_err();
        assert!(!broken, "{name} does not hold for tools/fuzz/corpus/{name}/{file}");
    }
}

/// Checks the law with this many mutations of its corpus, always the same ones.
fn try_mutations(name: &str, count: u32) {
    let law = Law::named(name).unwrap();
    let seeds: Vec<Vec<u8>> = corpus::files(name).into_iter().map(|(_, bytes)| bytes).collect();
    let mut luck = Seeded::new(1);
    for number in 0..count {
        let input = mutate::mutation(&seeds, &mut luck);
        if catch_unwind(AssertUnwindSafe(|| (law.check)(&input))).is_err() {
            let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{number}"));
            std::fs::write(&kept, &input).unwrap();
            panic!(
                "{name} does not hold for mutation {number}:\n{}\n\
                 Keep it as a test, once the fault is mended: cp {} tools/fuzz/corpus/{name}/",
                input.escape_ascii(),
                kept.display(),
            );
        }
    }
}
