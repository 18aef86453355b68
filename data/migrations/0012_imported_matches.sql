-- Matches that were not played here: an operator has taken them in from a record. They are in no sum and no rating.

CREATE TABLE imported_match (
    match TEXT NOT NULL PRIMARY KEY REFERENCES match (id),
    guild INTEGER NOT NULL,  -- the server at which they can be seen
    digest TEXT NOT NULL,  -- of what was taken in
    at REAL NOT NULL,
    UNIQUE (guild, digest)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_table_of_match ON game_table (match) WHERE match IS NOT NULL;
