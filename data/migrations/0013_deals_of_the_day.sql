-- The deal of the day: one secret a day, from which its cards follow, and who has tried what it holds, once.

CREATE TABLE day_deal (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,  -- counted in UTC from 1970
    salt TEXT NOT NULL,  -- a secret until the day is over
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE day_try (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    guild INTEGER NOT NULL,  -- the server on which it is ranked
    game_table TEXT UNIQUE,  -- NULL until a table has been opened for it; the try stays when the table is taken away
    score INTEGER,  -- NULL until it was played to its end, on its day
    PRIMARY KEY (game, day, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX day_try_by_rank ON day_try (game, day, score) WHERE score IS NOT NULL;

CREATE INDEX day_try_of_user ON day_try (user, game, day);
