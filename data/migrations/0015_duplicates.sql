-- The same decks at two tables: who takes part, by which secrets every round is dealt, and what came of it at both.

CREATE TABLE duplicate (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    locale TEXT NOT NULL,
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    created REAL NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('gathering', 'playing', 'over')),
    message INTEGER,  -- shows who takes part and how it stands
    outcome TEXT,  -- NULL until it is over
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))  -- whether both tables have been told the result
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicate_to_do ON duplicate (created) WHERE state != 'over' OR NOT told;

CREATE TABLE duplicate_seat (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    place INTEGER NOT NULL CHECK (place >= 0),  -- those of the first table come first
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (duplicate, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicate_seat_of_user ON duplicate_seat (user);

CREATE TABLE duplicate_deal (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    round INTEGER NOT NULL CHECK (round >= 1),
    salt TEXT NOT NULL,  -- a secret until both tables have scored the round
    PRIMARY KEY (duplicate, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE duplicate_table (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    number INTEGER NOT NULL CHECK (number IN (0, 1)),
    game_table TEXT NOT NULL UNIQUE,  -- stays when the table is taken away
    channel INTEGER NOT NULL,
    PRIMARY KEY (duplicate, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE duplicate_score (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    number INTEGER NOT NULL CHECK (number IN (0, 1)),
    round INTEGER NOT NULL CHECK (round >= 1),
    points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL,
    PRIMARY KEY (duplicate, number, round)
) STRICT, WITHOUT ROWID;
