//! The statements of an append, for several numbers of rows.

use std::sync::LazyLock;

/// The numbers of rows that statements are made for. A batch takes the next bigger one; what is not bound is
/// null and left out.
const SIZES: [usize; 16] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256];

/// The most rows of one statement.
pub(super) const MOST: usize = 256;

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

/// The smallest statements that take so many rows; nothing if none does.
pub(super) fn insert_of(rows: usize) -> Option<&'static Insert> {
    INSERTS.iter().find(|insert| insert.rows >= rows)
}
