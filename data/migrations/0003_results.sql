-- What was won and lost, a line a match and a line a round. Calls and finish orders are JSON that the store does not read.

CREATE TABLE result (
    match TEXT NOT NULL PRIMARY KEY REFERENCES match (id),
    finished REAL NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    target INTEGER NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    winner INTEGER,  -- a team; NULL for a draw
    total0 INTEGER NOT NULL,
    total1 INTEGER NOT NULL
) STRICT;

CREATE INDEX result_of_guild ON result (guild, finished);

CREATE TABLE result_seat (
    match TEXT NOT NULL REFERENCES result (match),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    team INTEGER NOT NULL CHECK (team >= 0),
    user INTEGER,  -- NULL for a bot
    name TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seat_of_user ON result_seat (user) WHERE user IS NOT NULL;

CREATE TABLE result_round (
    match TEXT NOT NULL REFERENCES result (match),
    round INTEGER NOT NULL CHECK (round >= 1),
    points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL,
    calls TEXT NOT NULL CHECK (json_valid(calls)),
    finish_order TEXT NOT NULL CHECK (json_valid(finish_order)),
    one_two INTEGER NOT NULL CHECK (one_two IN (0, 1)),
    PRIMARY KEY (match, round)
) STRICT, WITHOUT ROWID;
