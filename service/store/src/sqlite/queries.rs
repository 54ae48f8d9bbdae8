//! The shared statements, for SQLite.

crate::queries::queries!(
    sqlx::SqliteConnection,
    seated: "seated",
    names: "EXISTS (SELECT 1 FROM json_each(t.people) WHERE value = $1)",
    expired: "expires <= $1",
    logs: "logs",
    // Arrivals count up from 1 without gaps.
    count: "SELECT coalesce(max(arrival), 0) FROM entries"
);
