-- In the order of arrival, whatever the table: a commit then adds to the last page or two instead of changing one
-- page for each table that it touches, which is what an append costs most. Nothing is ever moved or removed, so
-- arrivals count up from 1 without gaps. That a key comes once is seen to by the writer.
CREATE TABLE entries (
    arrival INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

-- Where the entries of a table are: from number first to last, a JSON array of arrivals.
CREATE TABLE runs (
    table_id TEXT NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    arrivals TEXT NOT NULL,
    PRIMARY KEY (table_id, first)
) STRICT, WITHOUT ROWID;

-- One row. Token: which connection may add entries, the one that counted this up last; only it knows how far logs
-- reach without looking. Indexed: runs are made many at a time, and cover arrivals up to this one.
CREATE TABLE turn (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    token INTEGER NOT NULL,
    indexed INTEGER NOT NULL
) STRICT;

INSERT INTO turn (one, token, indexed) VALUES (1, 0, 0);

-- For one table, this finds its entries by its runs and among the latest arrivals.
CREATE VIEW logs AS
    SELECT runs.table_id, entries.number, entries.at, entries.body
    FROM runs CROSS JOIN json_each(runs.arrivals) AS place CROSS JOIN entries ON entries.arrival = place.value
    UNION ALL
    SELECT table_id, number, at, body FROM entries WHERE arrival > (SELECT indexed FROM turn);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over', 'closed')),
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    about TEXT NOT NULL,
    -- A JSON array of guest ids.
    people TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The unfinished are few, so one index serves both lists.
CREATE INDEX unfinished_tables ON tables (created DESC, id) WHERE state IN ('open', 'playing');

-- Finds the tables of a guest. May name somebody whom tables.people no longer does.
CREATE TABLE people (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    hash BLOB NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_by_end ON links (expires);

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- One row at most.
CREATE TABLE beat (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

-- What an append with summaries inserts into, so that it is one statement and commits by itself. Number says what a
-- row is: an entry (0 and up), a summary (-1; body is JSON: state, public, created, updated, about, people), people
-- who are new to a table (-2; body is a JSON array of guests), or a check that it is still the writer's turn (-3; at
-- is the token).
CREATE VIEW batch AS SELECT table_id, number, at, body FROM entries WHERE false;

CREATE TRIGGER batch_turn INSTEAD OF INSERT ON batch
WHEN NEW.number = -3 AND NEW.at <> (SELECT token FROM turn)
BEGIN
    SELECT RAISE(ABORT, 'somebody else had a turn');
END;

CREATE TRIGGER batch_entry INSTEAD OF INSERT ON batch WHEN NEW.number >= 0
BEGIN
    INSERT INTO entries (table_id, number, at, body) VALUES (NEW.table_id, NEW.number, NEW.at, NEW.body);
END;

CREATE TRIGGER batch_summary INSTEAD OF INSERT ON batch WHEN NEW.number = -1
BEGIN
    INSERT INTO tables (id, state, public, created, updated, about, people)
    VALUES (NEW.table_id, NEW.body ->> 0, NEW.body ->> 1, NEW.body ->> 2, NEW.body ->> 3, NEW.body ->> 4,
        NEW.body ->> 5)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, public = excluded.public, created = excluded.created,
    updated = excluded.updated, about = excluded.about, people = excluded.people;
END;

CREATE TRIGGER batch_people INSTEAD OF INSERT ON batch WHEN NEW.number = -2
BEGIN
    INSERT INTO people (guest, table_id) SELECT value, NEW.table_id FROM json_each(NEW.body) WHERE true
    ON CONFLICT DO NOTHING;
END;
