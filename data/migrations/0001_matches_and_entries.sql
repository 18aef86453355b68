-- A match and its journal. Entries are what the match is: they are added, never changed and never taken away.

CREATE TABLE match (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    created REAL NOT NULL,  -- seconds since 1970, UTC; so are all times in this file
    ended REAL,
    outcome TEXT,
    CHECK ((ended IS NULL) = (outcome IS NULL))
) STRICT;

CREATE INDEX match_open ON match (created) WHERE ended IS NULL;

CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;

CREATE TRIGGER entry_is_never_taken_away BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
