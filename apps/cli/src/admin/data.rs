//! Where the data is.

use crate::failure::wrong_use;
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use server::{Options, Settings};
use std::path::{Path, PathBuf};
use store::AnyStore;

/// Where the data of a server is.
#[derive(Debug, Args)]
pub(crate) struct DataArguments {
    /// The folder for everything that is kept (default: benben-data)
    #[arg(long, value_name = "DIR", env = "BENBEN_DATA")]
    data: Option<PathBuf>,

    /// The database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    ///
    /// Unless given it is a SQLite file in the data folder.
    #[arg(long, value_name = "URL", env = "BENBEN_DATABASE", hide_env_values = true)]
    database: Option<String>,

    /// A file with settings of the server (TOML)
    #[arg(long, value_name = "FILE", env = "BENBEN_CONFIG")]
    config: Option<PathBuf>,
}

impl DataArguments {
    /// The settings: these flags, then the others, then the file, then the defaults.
    pub(crate) fn settings(self, others: Options) -> Result<Settings> {
        let file = match &self.config {
            None => Options::default(),
            Some(path) => {
                let text = crate::arguments::read_text(path)?;
                Options::parse(&text).with_context(|| path.display().to_string())?
            }
        };
        let flags = Options { data: self.data, database: self.database, ..others };
        flags.or(file).settle().map_err(wrong_use)
    }

    /// The settings, where the data outlive the server.
    fn kept(self) -> Result<Settings> {
        let settings = self.settings(Options::default())?;
        let why = "a database in memory ends with its server: there is nothing to look at";
        ensure!(settings.database != "memory:", wrong_use(why));
        Ok(settings)
    }

    /// Opens what is there.
    pub(super) async fn open(self) -> Result<AnyStore> {
        let settings = self.kept()?;
        if let Some(file) = sqlite_file(&settings.database)
            && !file.exists()
        {
            bail!("there is no database {}; say where it is with --data or --database", file.display());
        }
        Ok(AnyStore::open(&settings.database).await?)
    }

    /// Opens what is there, or makes a SQLite file where none is.
    pub(super) async fn open_or_make(self) -> Result<AnyStore> {
        let settings = self.kept()?;
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
