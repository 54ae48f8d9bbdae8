//! What can go wrong in a store, by what the caller should do about it.

use std::sync::Arc;

/// Why a store did not do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another body is already kept under this key; nothing of the batch was written.
    #[error("entry {number} of table {table} is there already and says something else")]
    Conflict {
        /// The table.
        table: Arc<str>,
        /// The number of the entry.
        number: u64,
    },
    /// Try again later: the connection is lost, the database locked, the disk full. What was asked may or may
    /// not have taken effect.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
    /// Trying again will not help.
    #[error("the store is broken: {0}")]
    Broken(String),
}

impl StoreError {
    pub(crate) fn unavailable(what: impl ToString) -> Self {
        Self::Unavailable(what.to_string())
    }

    pub(crate) fn broken(what: impl ToString) -> Self {
        Self::Broken(what.to_string())
    }

    /// After `close`.
    pub(crate) fn closed() -> Self {
        Self::Unavailable("it was closed".into())
    }
}

/// Sorts an error of the database by whether a later try may succeed.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        let passing = match &error {
            E::Database(inner) => inner.code().is_some_and(|code| {
                if inner.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
                    sqlite_passes(&code)
                } else {
                    postgres_passes(&code)
                }
            }),
            E::Io(_) | E::Tls(_) | E::Protocol(_) | E::PoolTimedOut | E::PoolClosed | E::BeginFailed => true,
            _ => false,
        };
        if passing { Self::unavailable(error) } else { Self::broken(error) }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        use sqlx::migrate::MigrateError as M;
        match error {
            M::Execute(inner) | M::ExecuteMigration(inner, _) => inner.into(),
            M::VersionMissing(version) => Self::Broken(format!(
                "the database was made by a newer version of this program (it has step {version}, unknown here)"
            )),
            other => Self::broken(other),
        }
    }
}

/// SQLite's primary codes for: busy, locked, out of memory, interrupted, input or output failed, disk full,
/// can't open.
fn sqlite_passes(extended: &str) -> bool {
    extended.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 5 | 6 | 7 | 9 | 10 | 13 | 14))
}

/// PostgreSQL's classes for: connection, transaction rolled back, resources, operator intervention (also the
/// statement timeout), system error; and the codes for a lock not gained and a server that only reads.
fn postgres_passes(code: &str) -> bool {
    let class = code.get(..2).unwrap_or_default();
    matches!(class, "08" | "40" | "53" | "57" | "58") || matches!(code, "55P03" | "25006")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_sorted_by_whether_a_later_try_may_succeed() {
        // 2067 is a unique violation, 11 a damaged file, 266 a failed read.
        for (code, passes) in
            [("5", true), ("517", true), ("13", true), ("266", true), ("11", false), ("2067", false)]
        {
            assert_eq!(sqlite_passes(code), passes, "{code}");
        }
        for (code, passes) in
            [("57P01", true), ("57014", true), ("40P01", true), ("23505", false), ("42P01", false)]
        {
            assert_eq!(postgres_passes(code), passes, "{code}");
        }
    }
}
