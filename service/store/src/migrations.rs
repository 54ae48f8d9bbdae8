//! The migrations that bring a database up to date.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A file of `migrations/`: its number, its name, its statements.
type File = (i64, &'static str, &'static str);

const SQLITE: &[File] = &[
    (1, "start", include_str!("../migrations/sqlite/0001_start.sql")),
    (2, "places", include_str!("../migrations/sqlite/0002_places.sql")),
];

const POSTGRES: &[File] = &[(1, "start", include_str!("../migrations/postgres/0001_start.sql"))];

/// The migrations of a SQLite file.
pub(crate) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

/// The migrations of a PostgreSQL database.
pub(crate) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(files: &[File]) -> Migrator {
    let migration = |(number, name, statements): &File| {
        Migration::new(*number, (*name).into(), MigrationType::Simple, statements.into_sql_str(), false)
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_is_listed() {
        for (folder, listed) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let mut files: Vec<String> = std::fs::read_dir(path)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            let names: Vec<String> =
                listed.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
            assert_eq!(files, names);
        }
    }
}
