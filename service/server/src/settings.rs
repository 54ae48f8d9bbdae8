//! What can be set, and where it can be set: flags before the environment before a file before the defaults.

use crate::limits::{Allowed, Rate};
use protocol::Millis;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;

/// What can be set; whatever is not set here has a default or is set elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// Where to listen.
    pub listen: Option<SocketAddr>,
    /// The folder for everything that is kept.
    pub data: Option<PathBuf>,
    /// The database, if it is not the one in the data folder.
    pub database: Option<String>,
    /// The address under which people reach the server.
    pub public_url: Option<String>,
    /// Whether a proxy in front tells who asks.
    pub trust_proxy: Option<bool>,
    /// In how many threads bots think.
    pub bot_threads: Option<usize>,
    /// How long a bot waits before it acts, in milliseconds.
    pub bot_pause: Option<u32>,
    /// How much is logged.
    pub log: Option<String>,
    /// In which form.
    pub log_format: Option<LogFormat>,
    /// Whether clients are limited at all.
    pub limits: Option<LimitsSwitch>,
    /// Limits other than the usual ones.
    pub limit: Option<LimitOptions>,
}

/// The form of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// Whether clients are limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LimitsSwitch {
    /// They are.
    On,
    /// They are not, for measuring.
    Off,
}

/// Limits other than the usual ones.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LimitOptions {
    /// Messages a second from one connection.
    pub messages_per_connection: Option<f64>,
    /// Messages and requests a second from one address.
    pub messages_per_address: Option<f64>,
    /// Tables that one guest may make in an hour.
    pub tables_per_hour: Option<f64>,
    /// Connections of one guest.
    pub connections_per_guest: Option<u32>,
    /// Connections from one address.
    pub connections_per_address: Option<u32>,
    /// Connections in all.
    pub connections: Option<u32>,
    /// Tables in memory.
    pub tables: Option<usize>,
}

/// What is wrong with the settings, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// The file is not as it must be.
    #[error("{0}")]
    File(String),
    /// The public address is none.
    #[error("the public URL must look like https://example.org, not `{0}`")]
    PublicUrl(String),
    /// A limit is no number of anything.
    #[error("limits must be numbers above 0")]
    Limit,
}

/// What is set.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder for everything that is kept.
    pub data: PathBuf,
    /// The database.
    pub database: String,
    /// Where pages must come from that open WebSockets, besides this server's own.
    pub origin: Option<String>,
    /// Whether browsers may send cookies over HTTPS only.
    pub secure: bool,
    /// Whether a proxy in front tells who asks.
    pub trust_proxy: bool,
    /// In how many threads bots think.
    pub bot_threads: usize,
    /// How long a bot waits before it acts.
    pub bot_pause: Millis,
    /// How much is logged.
    pub log: String,
    /// In which form.
    pub log_format: LogFormat,
    /// How much clients may ask for.
    pub allowed: Allowed,
}

impl Options {
    /// Reads a settings file.
    pub fn parse(text: &str) -> Result<Self, SettingsError> {
        toml::from_str(text).map_err(|error| SettingsError::File(error.to_string()))
    }

    /// These, and where nothing is set those.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            database: self.database.or(other.database),
            public_url: self.public_url.or(other.public_url),
            trust_proxy: self.trust_proxy.or(other.trust_proxy),
            bot_threads: self.bot_threads.or(other.bot_threads),
            bot_pause: self.bot_pause.or(other.bot_pause),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
            limits: self.limits.or(other.limits),
            limit: self.limit.or(other.limit),
        }
    }

    /// The settings, with defaults for what is not set.
    pub fn settle(self) -> Result<Settings, SettingsError> {
        let data = self.data.unwrap_or_else(|| PathBuf::from("benben-data"));
        let database =
            self.database.unwrap_or_else(|| format!("sqlite:{}", data.join("benben.sqlite").display()));
        let (origin, secure) = match &self.public_url {
            None => (None, false),
            Some(url) => (Some(origin(url)?), url.starts_with("https://")),
        };
        let mut allowed = match self.limits {
            Some(LimitsSwitch::Off) => Allowed::OFF,
            _ => Allowed::USUAL,
        };
        if let Some(limit) = &self.limit {
            limit.put(&mut allowed)?;
        }
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Settings {
            listen: self.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8420))),
            data,
            database,
            origin,
            secure,
            trust_proxy: self.trust_proxy.unwrap_or(false),
            bot_threads: self.bot_threads.unwrap_or_else(|| threads.saturating_sub(1).max(1)),
            bot_pause: Millis::from(self.bot_pause.unwrap_or(400)),
            log: self.log.unwrap_or_else(|| "info".to_owned()),
            log_format: self.log_format.unwrap_or(LogFormat::Text),
            allowed,
        })
    }
}

impl LimitOptions {
    fn put(&self, allowed: &mut Allowed) -> Result<(), SettingsError> {
        let rate = |a_second: f64| match a_second > 0.0 && a_second.is_finite() {
            true => Ok(Rate { a_second, at_once: (a_second * 3.0).max(1.0) }),
            false => Err(SettingsError::Limit),
        };
        if let Some(a_second) = self.messages_per_connection {
            allowed.connection = rate(a_second)?;
        }
        if let Some(a_second) = self.messages_per_address {
            allowed.address = rate(a_second)?;
        }
        if let Some(an_hour) = self.tables_per_hour {
            allowed.tables_an_hour = rate(an_hour)?.a_second;
        }
        allowed.guest_connections = self.connections_per_guest.unwrap_or(allowed.guest_connections);
        allowed.address_connections = self.connections_per_address.unwrap_or(allowed.address_connections);
        allowed.connections = self.connections.unwrap_or(allowed.connections);
        allowed.tables = self.tables.unwrap_or(allowed.tables);
        Ok(())
    }
}

/// The origin of an address, as browsers send it.
fn origin(url: &str) -> Result<String, SettingsError> {
    let bad = || SettingsError::PublicUrl(url.to_owned());
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).ok_or_else(bad)?;
    let host = host.strip_suffix('/').unwrap_or(host);
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
    if host.is_empty() || !host.bytes().all(plain) {
        return Err(bad());
    }
    Ok(url.trim_end_matches('/').to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_sets_what_flags_do_not() {
        let file =
            "listen = \"0.0.0.0:80\"\nbot-pause = 0\nlog-format = \"json\"\n[limit]\nconnections = 5\n";
        let file = Options::parse(file).unwrap();
        let flags = Options { listen: Some(([127, 0, 0, 1], 1).into()), ..Options::default() };
        let settings = flags.or(file).settle().unwrap();
        assert_eq!(settings.listen, ([127, 0, 0, 1], 1).into());
        assert_eq!((settings.bot_pause, settings.log_format), (0, LogFormat::Json));
        assert_eq!(settings.allowed, Allowed { connections: 5, ..Allowed::USUAL });
    }

    #[test]
    fn the_defaults_listen_on_loopback_with_a_database_inside() {
        let settings = Options::default().settle().unwrap();
        assert!(settings.listen.ip().is_loopback());
        assert_eq!(settings.database, "sqlite:benben-data/benben.sqlite");
        assert!(!settings.secure && !settings.trust_proxy);
    }

    #[test]
    fn bad_settings_say_what_is_wrong() {
        let unknown = Options::parse("lisen = \"x\"").unwrap_err().to_string();
        assert!(unknown.contains("unknown field `lisen`"), "{unknown}");
        for url in ["example.org", "ftp://x", "https://", "https://a/b", "https://a b"] {
            let options = Options { public_url: Some(url.to_owned()), ..Options::default() };
            assert!(options.settle().is_err(), "{url}");
        }
        let options =
            Options { public_url: Some("https://Play.example.org/".to_owned()), ..Options::default() };
        let settings = options.settle().unwrap();
        assert_eq!((settings.origin.as_deref(), settings.secure), (Some("https://play.example.org"), true));
        let limit = Options::parse("[limit]\nmessages-per-address = 0").unwrap();
        assert_eq!(limit.settle(), Err(SettingsError::Limit));
    }
}
