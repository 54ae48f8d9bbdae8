//! Where the data is.

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use server::{Options, Settings};
use std::path::{Path, PathBuf};
use store::AnyStore;

/// Where the data is: the same settings as of `benben serve`.
#[derive(Debug, Args)]
pub(super) struct Place {
    /// The folder for everything that is kept [benben-data]
    #[arg(long, value_name = "FOLDER", env = "BENBEN_DATA")]
    data: Option<PathBuf>,

    /// The database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME [a SQLite file in the data folder]
    #[arg(long, value_name = "URL", env = "BENBEN_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// The server's file with settings (TOML)
    #[arg(long, value_name = "FILE", env = "BENBEN_CONFIG")]
    config: Option<PathBuf>,
}

impl Place {
    fn settings(self) -> Result<Settings> {
        let file = match &self.config {
            None => Options::default(),
            Some(path) => {
                let text = crate::common::read_text(path)?;
                Options::parse(&text).with_context(|| path.display().to_string())?
            }
        };
        let flags = Options { data: self.data, database: self.database, ..Options::default() };
        let settings = flags.or(file).settle()?;
        ensure!(
            settings.database != "memory:",
            "a database in memory ends with its server: there is nothing to look at"
        );
        Ok(settings)
    }

    /// Opens what is there.
    pub(super) async fn open(self) -> Result<AnyStore> {
        let settings = self.settings()?;
        if let Some(file) = sqlite_file(&settings.database)
            && !file.exists()
        {
            bail!("there is no database {}; say where it is with --data or --database", file.display());
        }
        Ok(AnyStore::open(&settings.database).await?)
    }

    /// Opens what is there, or makes a SQLite file where none is.
    pub(super) async fn open_or_make(self) -> Result<AnyStore> {
        let settings = self.settings()?;
        if sqlite_file(&settings.database).is_some() {
            crate::serve::make_folder(&settings)?;
        }
        Ok(AnyStore::open(&settings.database).await?)
    }
}

/// The file that the URL of a SQLite database names.
fn sqlite_file(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
}
