//! Records on the disk: found again, checked, written so that a crash never leaves half of one.

use anyhow::Result;
use record::fair::{FairDealer, Secret};
use record::{Record, RecordBuilder, resume};
use std::io::Write;
use std::path::{Path, PathBuf};
use tabletop::Game;

/// A game and the dealer who goes on dealing it.
#[derive(Debug)]
pub(crate) struct Dealt<G: Game> {
    pub(crate) builder: RecordBuilder<G>,
    pub(crate) dealer: FairDealer,
    pub(crate) secret: Secret,
}

impl<G: Game> Dealt<G> {
    /// A new game. The record promises and reveals the secret: it is on the player's own disk, and whoever has it can
    /// play on with the same deals.
    pub(crate) fn new(set_up: G::SetUp, secret: Secret) -> Self {
        let mut builder = RecordBuilder::new(set_up);
        builder.commit(secret.commitment(), |_| record::fair::Contribution::default());
        builder.reveal(&secret);
        let dealer = FairDealer::new(&secret, builder.mix());
        Self { builder, dealer, secret }
    }

    /// The game of a record, which must keep the rules and whose deals must follow from its seed. A record without a
    /// seed is dealt on from `fresh`, which it does not tell.
    pub(crate) fn resumed(record: &Record, deck: Option<&str>, fresh: Secret) -> Result<Self> {
        let builder = RecordBuilder::<G>::continued(record, deck)?;
        let header = record.header();
        let Some(secret) = &header.seed else {
            anyhow::ensure!(
                header.commitment.is_none(),
                "this record promises its deals but does not tell the seed, so nobody can deal on"
            );
            let dealer = FairDealer::new(&fresh, builder.mix());
            return Ok(Self { builder, dealer, secret: fresh });
        };
        if let Some(commitment) = header.commitment {
            anyhow::ensure!(
                commitment == secret.commitment(),
                "the seed of this record does not keep its commitment"
            );
        }
        let mut dealer = FairDealer::new(secret, &header.mix);
        resume::<G>(record, deck, &mut dealer)?;
        Ok(Self { builder, dealer, secret: secret.clone() })
    }
}

/// Writes the text of a record: beside the file first, then in its place, so that there is always a whole one.
pub(crate) fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let beside = beside(path);
    let written = std::fs::File::create(&beside)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&beside, path));
    if written.is_err() {
        // What could not be put in its place is of no use to anybody.
        let _ = std::fs::remove_file(&beside);
    }
    written
}

/// A name in the same folder that nobody else uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
