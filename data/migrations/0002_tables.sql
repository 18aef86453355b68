-- What a table needs to go on after a restart. Settings are JSON that only the shell reads.

CREATE TABLE game_table (
    id TEXT NOT NULL PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    locale TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'closed')),
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    created REAL NOT NULL,
    changed REAL NOT NULL,
    match TEXT REFERENCES match (id),
    board_channel INTEGER,
    board_message INTEGER,
    CHECK (state != 'playing' OR match IS NOT NULL),
    CHECK ((board_channel IS NULL) = (board_message IS NULL))
) STRICT;

CREATE UNIQUE INDEX game_table_open ON game_table (channel) WHERE state != 'closed';

CREATE TABLE table_seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('human', 'bot')),
    user INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (game_table, seat),
    CHECK (kind = 'bot' OR user IS NOT NULL)
) STRICT, WITHOUT ROWID;
