//! The shared statements, for PostgreSQL.

crate::queries::queries!(
    sqlx::PgConnection,
    seated: "people",
    names: "t.people::jsonb ? $1",
    // Two servers that sweep at once must not wait for each other's rows.
    expired: "hash IN (SELECT hash FROM links WHERE expires <= $1 FOR UPDATE SKIP LOCKED)",
    logs: "entries",
    // Hops from table to table and takes the last number of each: logs have no gaps, and reading all of them only to
    // count would take long.
    count: "WITH RECURSIVE hop (id) AS (
            SELECT min(table_id) FROM entries
            UNION ALL
            SELECT (SELECT min(e.table_id) FROM entries e WHERE e.table_id > hop.id) FROM hop
            WHERE hop.id IS NOT NULL
        )
        SELECT coalesce(sum((SELECT max(e.number) + 1 FROM entries e WHERE e.table_id = hop.id)), 0)::bigint
        FROM hop WHERE hop.id IS NOT NULL"
);
