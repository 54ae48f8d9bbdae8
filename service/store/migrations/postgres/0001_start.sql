-- COLLATE "C": ids sort by their bytes, as they do in SQLite and in memory.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over', 'closed')),
    public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    about TEXT NOT NULL,
    -- A JSON array of guest ids.
    people TEXT NOT NULL
);

-- The unfinished are few, so one index serves both lists.
CREATE INDEX unfinished_tables ON tables (created DESC, id) WHERE state IN ('open', 'playing');

-- Finds the tables of a guest. May name somebody whom tables.people no longer does.
CREATE TABLE people (
    guest TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guest, table_id)
);

CREATE TABLE guests (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE links (
    hash BYTEA NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX links_by_end ON links (expires);

CREATE TABLE secrets (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- One row at most.
CREATE TABLE beat (
    one SMALLINT NOT NULL PRIMARY KEY CHECK (one = 1),
    at BIGINT NOT NULL
);
