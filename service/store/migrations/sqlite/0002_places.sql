-- Tables get a place in the order in which they are made: those that change are then mostly side by side, and a commit
-- changes few pages for many of them.
DROP TRIGGER batch_turn;
DROP TRIGGER batch_entry;
DROP TRIGGER batch_summary;
DROP TRIGGER batch_people;
DROP INDEX unfinished_tables;
ALTER TABLE tables RENAME TO old_tables;

CREATE TABLE tables (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over', 'closed')),
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    about TEXT NOT NULL,
    -- A JSON array of guest ids.
    people TEXT NOT NULL
) STRICT;

INSERT INTO tables (id, state, public, created, updated, about, people)
SELECT id, state, public, created, updated, about, people FROM old_tables ORDER BY created, id;

DROP TABLE old_tables;

-- The unfinished are few, so one index serves both lists.
CREATE INDEX unfinished_tables ON tables (created DESC, id) WHERE state IN ('open', 'playing');

-- People, too, are put there many at a time: those of tables up to this place are.
ALTER TABLE turn ADD COLUMN peopled INTEGER NOT NULL DEFAULT 0;

UPDATE turn SET peopled = coalesce((SELECT max(place) FROM tables), 0);

-- For one guest, this finds the tables in `people` and among the latest ones.
CREATE VIEW seated AS
    SELECT guest, table_id FROM people
    UNION
    SELECT person.value, tables.id FROM tables CROSS JOIN json_each(tables.people) AS person
    WHERE tables.place > (SELECT peopled FROM turn);

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
    INSERT INTO people (guest, table_id) SELECT value, NEW.table_id FROM json_each(NEW.body)
    WHERE (SELECT place FROM tables WHERE id = NEW.table_id) <= (SELECT peopled FROM turn)
    ON CONFLICT DO NOTHING;
END;
