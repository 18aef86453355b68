-- Ratings: the matches that count, what each changed and why, and how everybody stands. All but rated_match and
-- voided_match can be reckoned again from those two and the results.

CREATE TABLE rated_match (
    seq INTEGER NOT NULL PRIMARY KEY,  -- the order in which matches were rated
    match TEXT NOT NULL UNIQUE REFERENCES result (match),
    kind TEXT NOT NULL CHECK (kind IN ('people', 'bots')),
    winner INTEGER,  -- the team that counts as the winner; NULL when nobody is rated but who left
    margin REAL NOT NULL CHECK (margin >= 0),  -- in points of a match to 1,000
    day INTEGER NOT NULL  -- of its end, counted in UTC from 1970
) STRICT;

CREATE INDEX rated_match_of_day ON rated_match (day);

CREATE TABLE voided_match (
    match TEXT NOT NULL PRIMARY KEY REFERENCES rated_match (match),
    by INTEGER NOT NULL,  -- the user who decided it
    reason TEXT NOT NULL,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_change (
    seq INTEGER NOT NULL REFERENCES rated_match (seq),
    guild INTEGER NOT NULL,  -- 0: everywhere
    season INTEGER NOT NULL,  -- 0: all time
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,  -- this one included
    wins INTEGER NOT NULL,
    odds REAL NOT NULL,
    factor REAL NOT NULL,
    weight REAL NOT NULL,
    PRIMARY KEY (seq, guild, season, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_change_of_user ON rating_change (user, guild, season, seq);

CREATE TABLE standing (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild INTEGER NOT NULL,
    season INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last REAL NOT NULL,
    PRIMARY KEY (game, kind, guild, season, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX standing_by_rank ON standing (game, kind, guild, season, mu - sigma);

CREATE INDEX standing_of_user ON standing (user, game, kind, guild, season);

CREATE TABLE rated_pair (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild INTEGER NOT NULL,
    season INTEGER NOT NULL,
    user INTEGER NOT NULL,
    partner INTEGER NOT NULL,  -- every pair has two rows, one by each
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    expected REAL NOT NULL,  -- wins by the odds
    PRIMARY KEY (game, kind, guild, season, user, partner)
) STRICT, WITHOUT ROWID;
