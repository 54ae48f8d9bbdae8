//! The statements of an append, for several numbers of rows.

use std::sync::LazyLock;

/// The numbers of rows that statements are made for. A batch takes the next bigger one; what is not bound is
/// null and left out.
const SIZES: [usize; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// The most rows of one statement.
pub(super) const MOST: usize = 128;

/// The most summaries of one statement.
pub(super) const MOST_SUMMARIES: usize = 16;

/// Statements that insert so many rows.
pub(super) struct Insert {
    rows: usize,
    /// Takes the token, then entries, and inserts nothing if it is somebody else's turn.
    pub(super) entries: String,
    /// Takes rows as the view `batch` has them, of any kind.
    pub(super) batch: String,
}

static INSERTS: LazyLock<Vec<Insert>> = LazyLock::new(|| {
    let insert = |rows| {
        let values = vec!["(?,?,?,?)"; rows].join(",");
        let entries = format!(
            "INSERT OR ROLLBACK INTO entries (table_id, number, at, body)
             SELECT column1, column2, column3, column4 FROM (SELECT ? AS mine) JOIN (VALUES {values})
             WHERE mine = (SELECT token FROM turn) AND column1 IS NOT NULL"
        );
        let batch = format!(
            "INSERT INTO batch (table_id, number, at, body)
             SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL"
        );
        Insert { rows, entries, batch }
    };
    SIZES.map(insert).into()
});

/// Takes up to [`MOST_SUMMARIES`] summaries, column by column.
pub(super) static SUMMARIES: LazyLock<String> = LazyLock::new(|| {
    let values = vec!["(?,?,?,?,?,?,?)"; MOST_SUMMARIES].join(",");
    format!(
        "INSERT INTO tables (id, state, public, created, updated, about, people)
         SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, public = excluded.public,
         created = excluded.created, updated = excluded.updated, about = excluded.about, people = excluded.people"
    )
});

/// Takes up to [`MOST_SUMMARIES`] tables with a JSON array of guests, and puts those there that [`Writer::tidy`] will not.
///
/// [`Writer::tidy`]: super::append::Writer::tidy
pub(super) static PEOPLE: LazyLock<String> = LazyLock::new(|| {
    let values = vec!["(?,?)"; MOST_SUMMARIES].join(",");
    format!(
        "INSERT INTO people (guest, table_id)
         SELECT person.value, column1 FROM (VALUES {values}) CROSS JOIN json_each(column2) AS person
         WHERE (SELECT place FROM tables WHERE id = column1) <= (SELECT peopled FROM turn)
         ON CONFLICT DO NOTHING"
    )
});

/// The smallest statements that take so many rows; nothing if none does.
pub(super) fn insert_of(rows: usize) -> Option<&'static Insert> {
    INSERTS.iter().find(|insert| insert.rows >= rows)
}
