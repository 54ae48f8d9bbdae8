//! Everything into a file, and back.

use super::data::DataArguments;
use anyhow::{Context, Result};
use clap::Args;
use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};
use store::Store;
use store::transfer::{self, TransferError};

/// Write everything that the server keeps to a file, as lines of JSON
///
/// The server may go on meanwhile: what is written is how everything was at one moment. The file holds secrets (the
/// server's keys, and the hidden cards of running games): only its owner may read it. An earlier file of that name is
/// replaced once all is written.
#[derive(Debug, Args)]
pub(super) struct ExportArguments {
    /// Where to; `-` is standard output
    #[arg(default_value = "-", value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    data: DataArguments,
}

/// Read what `export` wrote into an empty database
///
/// For a backup, and for the way from SQLite to PostgreSQL. No server may use the database meanwhile. An import that
/// fails leaves what came before the line it names: start again with an empty database.
#[derive(Debug, Args)]
pub(super) struct ImportArguments {
    /// Where from; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    data: DataArguments,
}

pub(super) async fn export(arguments: ExportArguments) -> Result<()> {
    let store = arguments.data.open().await?;
    let path = arguments.file;
    if path == Path::new("-") {
        let rows = transfer::export(&store, BufWriter::new(std::io::stdout())).await;
        store.close().await;
        return rows.map(|_| ()).map_err(told);
    }
    let named = || path.display().to_string();
    let (to, part) = Private::create(&path).with_context(named)?;
    let rows = transfer::export(&store, BufWriter::new(&to)).await;
    store.close().await;
    let rows = rows.map_err(told).with_context(named)?;
    to.sync_all().with_context(named)?;
    part.keep(&path).with_context(named)?;
    crate::output::line(&format!("Wrote {rows} rows to {}.", path.display()))?;
    Ok(())
}

pub(super) async fn import(arguments: ImportArguments) -> Result<()> {
    let path = arguments.file;
    let named = || path.display().to_string();
    let rows = if path == Path::new("-") {
        let store = arguments.data.open_or_make().await?;
        let rows = transfer::import(&store, BufReader::new(std::io::stdin())).await;
        store.close().await;
        rows.map_err(told).context("standard input")?
    } else {
        // A database is not made for a file that is not there.
        let from = File::open(&path).with_context(named)?;
        let store = arguments.data.open_or_make().await?;
        let rows = transfer::import(&store, BufReader::new(from)).await;
        store.close().await;
        rows.map_err(told).with_context(named)?
    };
    crate::output::line(&format!("Read {rows} rows."))?;
    Ok(())
}

/// The error with its cause, which tells whether nobody reads the output any more.
fn told(error: TransferError) -> anyhow::Error {
    match error {
        TransferError::Output(error) => anyhow::Error::new(error).context("the backup can't be written"),
        other => other.into(),
    }
}

/// A file that is being written, beside where it belongs. It goes if it is not kept.
struct Private(Option<PathBuf>);

impl Private {
    /// Makes a file that only its owner may read.
    fn create(path: &Path) -> std::io::Result<(File, Self)> {
        let mut options = File::options();
        options.write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        // A pipe or a device is written to as it is.
        if path.exists() && !path.is_file() {
            return Ok((options.open(path)?, Self(None)));
        }
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".part-{}", std::process::id()));
        let part = PathBuf::from(name);
        let file = options.create_new(true).open(&part)?;
        Ok((file, Self(Some(part))))
    }

    /// Puts it where it belongs.
    fn keep(mut self, path: &Path) -> std::io::Result<()> {
        match &self.0 {
            None => Ok(()),
            Some(part) => {
                std::fs::rename(part, path)?;
                self.0 = None;
                Ok(())
            }
        }
    }
}

impl Drop for Private {
    fn drop(&mut self) {
        if let Some(part) = &self.0 {
            // Nothing can be done about a file that does not go.
            let _ = std::fs::remove_file(part);
        }
    }
}
