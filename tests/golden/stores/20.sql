BEGIN TRANSACTION;
CREATE TABLE "acquaintance" (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild INTEGER NOT NULL,
    season INTEGER NOT NULL,
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    together INTEGER NOT NULL,  -- decided matches as partners
    together_won INTEGER NOT NULL,
    against INTEGER NOT NULL,  -- decided matches as opponents
    against_won INTEGER NOT NULL,
    PRIMARY KEY (game, kind, guild, season, user, other)
) STRICT, WITHOUT ROWID;
INSERT INTO "acquaintance" VALUES('tichu','bots',0,0,400000000000000015,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','bots',0,0,400000000000000022,400000000000000015,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','bots',0,8102,400000000000000015,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','bots',0,8102,400000000000000022,400000000000000015,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','bots',900000000000000012,0,400000000000000015,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','bots',900000000000000012,0,400000000000000022,400000000000000015,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','bots',900000000000000012,8102,400000000000000015,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','bots',900000000000000012,8102,400000000000000022,400000000000000015,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000008,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000008,400000000000000064,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000008,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000022,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000022,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000022,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000022,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000022,400000000000000071,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000022,400000000000000078,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000036,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000036,400000000000000043,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000036,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000043,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000043,400000000000000036,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000043,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000064,400000000000000008,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000064,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000064,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000071,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000071,400000000000000022,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000071,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000078,400000000000000022,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000078,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,400000000000000078,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290042,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290042,1576946580517290044,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290042,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290043,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290043,1576946580517290044,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290043,1576946580517290045,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290044,1576946580517290042,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290044,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290044,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290045,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290045,1576946580517290043,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,0,1576946580517290045,1576946580517290044,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000008,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000008,400000000000000064,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000008,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000022,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000022,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000022,400000000000000071,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000064,400000000000000008,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000064,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000064,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000071,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000071,400000000000000022,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8103,400000000000000071,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000022,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000022,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000022,400000000000000078,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000036,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000036,400000000000000043,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000036,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000043,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000043,400000000000000036,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000043,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000078,400000000000000022,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000078,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8105,400000000000000078,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290042,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290042,1576946580517290044,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290042,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290043,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290043,1576946580517290044,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290043,1576946580517290045,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290044,1576946580517290042,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290044,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290044,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290045,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290045,1576946580517290043,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',0,8108,1576946580517290045,1576946580517290044,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000022,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000022,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000022,400000000000000078,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000036,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000036,400000000000000043,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000036,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000043,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000043,400000000000000036,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000043,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000078,400000000000000022,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000078,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,0,400000000000000078,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000022,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000022,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000022,400000000000000078,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000036,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000036,400000000000000043,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000036,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000043,400000000000000022,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000043,400000000000000036,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000043,400000000000000078,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000078,400000000000000022,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000078,400000000000000036,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000001,8105,400000000000000078,400000000000000043,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000008,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000008,400000000000000064,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000008,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000022,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000022,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000022,400000000000000071,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000064,400000000000000008,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000064,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000064,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000071,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000071,400000000000000022,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,0,400000000000000071,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000008,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000008,400000000000000064,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000008,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000022,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000022,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000022,400000000000000071,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000064,400000000000000008,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000064,400000000000000022,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000064,400000000000000071,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000071,400000000000000008,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000071,400000000000000022,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',900000000000000012,8103,400000000000000071,400000000000000064,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290042,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290042,1576946580517290044,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290042,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290043,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290043,1576946580517290044,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290043,1576946580517290045,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290044,1576946580517290042,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290044,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290044,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290045,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290045,1576946580517290043,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,0,1576946580517290045,1576946580517290044,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290042,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290042,1576946580517290044,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290042,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290043,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290043,1576946580517290044,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290043,1576946580517290045,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290044,1576946580517290042,1,0,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290044,1576946580517290043,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290044,1576946580517290045,0,0,1,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290045,1576946580517290042,0,0,1,1);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290045,1576946580517290043,1,1,0,0);
INSERT INTO "acquaintance" VALUES('tichu','people',1576946580517289984,8108,1576946580517290045,1576946580517290044,0,0,1,1);
CREATE TABLE attendance (  -- times that ran out up to this entry of the match do not count against the seat
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE day_deal (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,  -- counted in UTC from 1970
    salt TEXT NOT NULL,  -- a secret until the day is over
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_deal" VALUES('tichu',20000,'141175bb368f580ef3745884e524adea');
CREATE TABLE day_spent (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    fingerprint TEXT NOT NULL,  -- salted with the secret of the day; goes with the day
    PRIMARY KEY (game, day, fingerprint)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_spent" VALUES('tichu',20000,'80ede968b8ee4a8872162f2b26ef5209');
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
INSERT INTO "day_try" VALUES('tichu',20000,-1897369887701219402,'',1,'t5',NULL);
INSERT INTO "day_try" VALUES('tichu',20000,3,'Nobody',1,'t3',NULL);
INSERT INTO "day_try" VALUES('tichu',20000,4,'Nobody',1,'t4',NULL);
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
CREATE TABLE duplicate_deal (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    round INTEGER NOT NULL CHECK (round >= 1),
    salt TEXT NOT NULL,  -- a secret until both tables have scored the round
    PRIMARY KEY (duplicate, round)
) STRICT, WITHOUT ROWID;
CREATE TABLE duplicate_score (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    number INTEGER NOT NULL CHECK (number IN (0, 1)),
    round INTEGER NOT NULL CHECK (round >= 1),
    points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL,
    PRIMARY KEY (duplicate, number, round)
) STRICT, WITHOUT ROWID;
CREATE TABLE duplicate_seat (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    place INTEGER NOT NULL CHECK (place >= 0),  -- those of the first table come first
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (duplicate, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE duplicate_table (
    duplicate TEXT NOT NULL REFERENCES duplicate (id),
    number INTEGER NOT NULL CHECK (number IN (0, 1)),
    game_table TEXT NOT NULL UNIQUE,  -- stays when the table is taken away
    channel INTEGER NOT NULL,
    PRIMARY KEY (duplicate, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at REAL NOT NULL, stand_in INTEGER NOT NULL DEFAULT 0  -- whether a bot acted for the person who has the seat
    CHECK (stand_in IN (0, 1)),
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES('cg3rcttf',1,'dealer','{"is":"Deal","deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"d7858fd2072035f761ef2b4b1c15f895"}','[{"is":"Dealt","number":1,"hands":["2j 2s 3j 4j 9j 9s Ks Kp","3t 4t 5p 8j Qj Qs Qp Qt","3s 4s 5j 6j 7j 8p Aj Ap","4p 5t 6p 7p 8t 9t Tt Js"],"rest":["2p 2t 5s 6s 7s DG","6t 7t Ts Kj As At","3p 9p Tj Tp Jj DR","8s Jp Jt Kt MJ PH"],"deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"d7858fd2072035f761ef2b4b1c15f895","commitment":"171d01c19e0b67e4e516b28a66b98c4435f3cd487f660fc3c7f3984194a5dc75"}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',2,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',3,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',4,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',5,'seat-3','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":3,"grand":false},{"is":"HandsFilled"}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',6,'seat-1','{"is":"Give","cards":["As","At","Kj"]}','[{"is":"GiftsLaid","seat":1,"cards":["As","At","Kj"]}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',7,'seat-2','{"is":"Give","cards":["3p","DR","Tp"]}','[{"is":"GiftsLaid","seat":2,"cards":["3p","DR","Tp"]}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',8,'seat-0','{"is":"Give","cards":["2p","DG","2t"]}','[{"is":"GiftsLaid","seat":0,"cards":["2p","DG","2t"]}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',9,'seat-3','{"is":"Give","cards":["MJ","8s","PH"]}','[{"is":"GiftsLaid","seat":3,"cards":["MJ","8s","PH"]},{"is":"Exchanged","leader":0}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',10,'seat-0','{"is":"CallTichu"}','[{"is":"TichuCalled","seat":0}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',11,'seat-0','{"is":"Play","cards":"MJ","over":3,"phoenix":null,"wish":8,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":2,"length":1,"cards":"MJ","phoenix":null},"then":1,"out_of_turn":false,"wish":8,"granted":false,"place":null,"called":false,"locked":[]}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',12,'seat-1','{"is":"Play","cards":"8j","over":4,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":16,"length":1,"cards":"8j","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":true,"place":null,"called":false,"locked":[]}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',13,'seat-2','{"is":"Pass","over":5}','[{"is":"Passed","seat":2,"then":3}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',14,'seat-3','{"is":"Pass","over":5}','[{"is":"Passed","seat":3,"then":0}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',15,'seat-0','{"is":"Play","cards":"DR","over":5,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":30,"length":1,"cards":"DR","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',16,'seat-1','{"is":"Pass","over":6}','[{"is":"Passed","seat":1,"then":2}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',17,'seat-2','{"is":"Pass","over":6}','[{"is":"Passed","seat":2,"then":3}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',18,'seat-3','{"is":"Pass","over":6}','[{"is":"Passed","seat":3,"then":0},{"is":"WindowOpened","seat":0}]',1800000000.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',19,'clock','{"is":"TimeUp","over":6,"seat":null}','[{"is":"DragonWon","seat":0}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',20,'seat-0','{"is":"GiveDragon","to":3}','[{"is":"DragonGiven","seat":0,"to":3,"points":25,"then":0}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',21,'seat-0','{"is":"Play","cards":"3j 4j 5s 6s 7s","over":7,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"straight","strength":14,"length":5,"cards":"3j 4j 5s 6s 7s","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',22,'seat-1','{"is":"Pass","over":8}','[{"is":"Passed","seat":1,"then":2}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',23,'seat-1','{"is":"Play","cards":"Qj Qs Qp Qt","over":8,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"bomb_four","strength":24,"length":4,"cards":"Qj Qs Qp Qt","phoenix":null},"then":2,"out_of_turn":true,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',24,'seat-2','{"is":"Pass","over":9}','[{"is":"Passed","seat":2,"then":3}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',25,'seat-3','{"is":"Pass","over":9}','[{"is":"Passed","seat":3,"then":0}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',26,'seat-0','{"is":"Pass","over":9}','[{"is":"Passed","seat":0,"then":1},{"is":"WindowOpened","seat":1}]',1800000004.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',27,'clock','{"is":"TimeUp","over":9,"seat":null}','[{"is":"TrickTaken","seat":1,"points":5,"then":1}]',1800000008.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',28,'seat-1','{"is":"Play","cards":"2p","over":10,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":4,"length":1,"cards":"2p","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000008.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',29,'seat-2','{"is":"Play","cards":"As","over":11,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"single","strength":28,"length":1,"cards":"As","phoenix":null},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000008.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',30,'seat-3','{"is":"Pass","over":12}','[{"is":"Passed","seat":3,"then":0}]',1800000008.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',31,'seat-0','{"is":"Pass","over":12}','[{"is":"Passed","seat":0,"then":1}]',1800000008.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',32,'seat-1','{"is":"Pass","over":12}','[{"is":"Passed","seat":1,"then":2},{"is":"WindowOpened","seat":2}]',1800000008.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',33,'clock','{"is":"TimeUp","over":12,"seat":null}','[{"is":"TrickTaken","seat":2,"points":0,"then":2}]',1800000012.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',34,'seat-2','{"is":"Play","cards":"DG","over":13,"phoenix":null,"wish":null,"call":false}','[{"is":"DogLed","seat":2,"to":0,"place":null,"called":false}]',1800000012.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',35,'seat-0','{"is":"Play","cards":"2j 2s Kj Ks Kp","over":14,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"full_house","strength":26,"length":5,"cards":"2j 2s Kj Ks Kp","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000012.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',36,'seat-1','{"is":"Pass","over":15}','[{"is":"Passed","seat":1,"then":2}]',1800000012.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',37,'seat-2','{"is":"Pass","over":15}','[{"is":"Passed","seat":2,"then":3}]',1800000012.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',38,'seat-3','{"is":"Pass","over":15}','[{"is":"Passed","seat":3,"then":0},{"is":"WindowOpened","seat":0}]',1800000012.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',39,'clock','{"is":"TimeUp","over":15,"seat":null}','[{"is":"TrickTaken","seat":0,"points":30,"then":0}]',1800000016.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',40,'seat-0','{"is":"Play","cards":"9j 9s","over":16,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"pair","strength":18,"length":2,"cards":"9j 9s","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":1,"called":false,"locked":[]}]',1800000016.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',41,'seat-1','{"is":"Play","cards":"Ts Tp","over":17,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"pair","strength":20,"length":2,"cards":"Ts Tp","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000016.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',42,'seat-2','{"is":"Pass","over":18}','[{"is":"Passed","seat":2,"then":3}]',1800000016.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',43,'seat-3','{"is":"Pass","over":18}','[{"is":"Passed","seat":3,"then":1},{"is":"WindowOpened","seat":1}]',1800000016.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',44,'clock','{"is":"TimeUp","over":18,"seat":null}','[{"is":"TrickTaken","seat":1,"points":20,"then":1}]',1800000020.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',45,'seat-1','{"is":"Play","cards":"3t 4t 5p 6t 7t 8s","over":19,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"straight","strength":16,"length":6,"cards":"3t 4t 5p 6t 7t 8s","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":2,"called":false,"locked":[]}]',1800000020.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',46,'seat-2','{"is":"Pass","over":20}','[{"is":"Passed","seat":2,"then":3}]',1800000020.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',47,'seat-3','{"is":"Pass","over":20}','[{"is":"Passed","seat":3,"then":2},{"is":"WindowOpened","seat":1}]',1800000020.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',48,'clock','{"is":"TimeUp","over":20,"seat":null}','[{"is":"TrickTaken","seat":1,"points":5,"then":2}]',1800000024.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',49,'seat-2','{"is":"Play","cards":"3s 4s 5j 6j 7j 8p 9p Tj Jj","over":21,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"straight","strength":22,"length":9,"cards":"3s 4s 5j 6j 7j 8p 9p Tj Jj","phoenix":null},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000024.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',50,'seat-3','{"is":"Pass","over":22}','[{"is":"Passed","seat":3,"then":2},{"is":"WindowOpened","seat":2}]',1800000024.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',51,'clock','{"is":"TimeUp","over":22,"seat":null}','[{"is":"TrickTaken","seat":2,"points":15,"then":2}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',52,'seat-2','{"is":"Play","cards":"Aj Ap PH","over":23,"phoenix":14,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"triple","strength":28,"length":3,"cards":"Aj Ap PH","phoenix":14},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":3,"called":false,"locked":[]},{"is":"TrickTaken","seat":2,"points":-25,"then":3},{"is":"RoundScored","result":{"number":1,"order":[0,1,2],"cards":[70,30],"calls":[{"seat":0,"call":"small","made":true}],"points":[170,30],"totals":[170,30]}}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',53,'dealer','{"is":"Deal","deck":["As","PH","Ap","DR","DG","3t","4s","Aj","2j","6s","6t","Kj","6j","7t","7p","Ks","7j","8t","8s","MJ","8j","9j","9t","5s","9p","Tt","Tp","6p","Tj","Jt","Js","7s","Jj","Qt","Jp","8p","Qj","Kp","Qs","9s","Kt","At","Qp","Ts","2t","3p","4p","5p","2p","3s","4j","5j","2s","3j","4t","5t"],"salt":"2382550de551950ce10e0c7dc11ac333"}','[{"is":"Dealt","number":2,"hands":["2j 6j 7j 8j 9p Tj As DG","3t 6s 7t 8t 9j Tt Jt PH","4s 6t 7p 8s 9t Tp Js Ap","5s 6p 7s Kj Ks Aj MJ DR"],"rest":["2s 2p 2t Jj Qj Kt","3j 3s 3p Qt Kp At","4j 4p 4t Jp Qs Qp","5j 5p 5t 8p 9s Ts"],"deck":["As","PH","Ap","DR","DG","3t","4s","Aj","2j","6s","6t","Kj","6j","7t","7p","Ks","7j","8t","8s","MJ","8j","9j","9t","5s","9p","Tt","Tp","6p","Tj","Jt","Js","7s","Jj","Qt","Jp","8p","Qj","Kp","Qs","9s","Kt","At","Qp","Ts","2t","3p","4p","5p","2p","3s","4j","5j","2s","3j","4t","5t"],"salt":"2382550de551950ce10e0c7dc11ac333","commitment":"326845e3c84dbd798b6c2ea2f2e31b2d50abcc83f9b0af60c3b58754d108bd84"}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',54,'seat-3','{"is":"AnswerGrand","grand":true}','[{"is":"GrandAnswered","seat":3,"grand":true}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',55,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',56,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',57,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false},{"is":"HandsFilled"}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',58,'seat-0','{"is":"Give","cards":["2t","2p","2s"]}','[{"is":"GiftsLaid","seat":0,"cards":["2t","2p","2s"]}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',59,'seat-1','{"is":"Give","cards":["3p","3s","3j"]}','[{"is":"GiftsLaid","seat":1,"cards":["3p","3s","3j"]}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',60,'seat-2','{"is":"Give","cards":["4p","4j","4t"]}','[{"is":"GiftsLaid","seat":2,"cards":["4p","4j","4t"]}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',61,'seat-3','{"is":"Give","cards":["5p","5j","5t"]}','[{"is":"GiftsLaid","seat":3,"cards":["5p","5j","5t"]},{"is":"Exchanged","leader":3}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',62,'seat-3','{"is":"Play","cards":"2s 3s 4p 5s 6p 7s 8p 9s Ts MJ","over":28,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"straight","strength":20,"length":10,"cards":"2s 3s 4p 5s 6p 7s 8p 9s Ts MJ","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',63,'seat-0','{"is":"Pass","over":29}','[{"is":"Passed","seat":0,"then":1}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',64,'seat-1','{"is":"Pass","over":29}','[{"is":"Passed","seat":1,"then":2}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',65,'seat-2','{"is":"Pass","over":29}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000028.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',66,'clock','{"is":"TimeUp","over":29,"seat":null}','[{"is":"TrickTaken","seat":3,"points":15,"then":3}]',1800000032.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',67,'seat-3','{"is":"Play","cards":"DR","over":30,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"single","strength":30,"length":1,"cards":"DR","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000032.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',68,'seat-0','{"is":"Pass","over":31}','[{"is":"Passed","seat":0,"then":1}]',1800000032.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',69,'seat-1','{"is":"Pass","over":31}','[{"is":"Passed","seat":1,"then":2}]',1800000032.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',70,'seat-2','{"is":"Pass","over":31}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000032.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',71,'clock','{"is":"TimeUp","over":31,"seat":null}','[{"is":"DragonWon","seat":3}]',1800000036.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',72,'seat-3','{"is":"GiveDragon","to":0}','[{"is":"DragonGiven","seat":3,"to":0,"points":25,"then":3}]',1800000036.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',73,'seat-3','{"is":"Play","cards":"Kj Ks","over":32,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"pair","strength":26,"length":2,"cards":"Kj Ks","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000036.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',74,'seat-0','{"is":"Pass","over":33}','[{"is":"Passed","seat":0,"then":1}]',1800000036.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',75,'seat-1','{"is":"Pass","over":33}','[{"is":"Passed","seat":1,"then":2}]',1800000036.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',76,'seat-2','{"is":"Pass","over":33}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000036.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',77,'clock','{"is":"TimeUp","over":33,"seat":null}','[{"is":"TrickTaken","seat":3,"points":20,"then":3}]',1800000040.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',78,'seat-3','{"is":"Play","cards":"Aj","over":34,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"single","strength":28,"length":1,"cards":"Aj","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":1,"called":false,"locked":[]}]',1800000040.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',79,'seat-0','{"is":"Pass","over":35}','[{"is":"Passed","seat":0,"then":1}]',1800000040.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',80,'seat-1','{"is":"Play","cards":"PH","over":35,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":29,"length":1,"cards":"PH","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000040.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',81,'seat-2','{"is":"Pass","over":36}','[{"is":"Passed","seat":2,"then":0}]',1800000040.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',82,'seat-0','{"is":"Pass","over":36}','[{"is":"Passed","seat":0,"then":1},{"is":"WindowOpened","seat":1}]',1800000040.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',83,'clock','{"is":"TimeUp","over":36,"seat":null}','[{"is":"TrickTaken","seat":1,"points":-25,"then":1}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',84,'seat-1','{"is":"Play","cards":"2t 3t 4t 5j 6s 7t 8t 9j Tt Jt Qt Kp At","over":37,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"straight","strength":28,"length":13,"cards":"2t 3t 4t 5j 6s 7t 8t 9j Tt Jt Qt Kp At","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":2,"called":false,"locked":[]},{"is":"RoundScored","result":{"number":2,"order":[3,1],"cards":[0,200],"calls":[{"seat":3,"call":"grand","made":true}],"points":[0,400],"totals":[170,430]}}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',85,'dealer','{"is":"Deal","deck":["Qj","3p","As","Kj","3s","4p","Aj","Ks","4j","5t","Ap","Kp","5j","6j","At","Kt","7j","6s","DG","6t","8j","7s","PH","7t","9s","7p","DR","8s","Tj","8p","Js","9t","2s","8t","Jp","Ts","2p","9j","Qs","Jt","2t","9p","Qp","Qt","3j","Tt","5s","6p","Tp","4t","2j","5p","3t","MJ","4s","Jj"],"salt":"167c7cc62bb536af901ebdf796960092"}','[{"is":"Dealt","number":3,"hands":["3s 4j 5j 7j 8j 9s Tj Qj","3p 4p 5t 6j 6s 7s 7p 8p","Js Aj As Ap At DG PH DR","6t 7t 8s 9t Kj Ks Kp Kt"],"rest":["2s 2p 2t 3j 3t Tp","4t 8t 9j 9p Tt MJ","2j 4s 5s Jp Qs Qp","5p 6p Ts Jj Jt Qt"],"deck":["Qj","3p","As","Kj","3s","4p","Aj","Ks","4j","5t","Ap","Kp","5j","6j","At","Kt","7j","6s","DG","6t","8j","7s","PH","7t","9s","7p","DR","8s","Tj","8p","Js","9t","2s","8t","Jp","Ts","2p","9j","Qs","Jt","2t","9p","Qp","Qt","3j","Tt","5s","6p","Tp","4t","2j","5p","3t","MJ","4s","Jj"],"salt":"167c7cc62bb536af901ebdf796960092","commitment":"7823a1539e22687eaa22d69072cc229316b81ef42d875241803c401937f63d25"}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',86,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',87,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',88,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',89,'seat-3','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":3,"grand":false},{"is":"HandsFilled"}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',90,'seat-0','{"is":"Give","cards":["3j","Tp","3t"]}','[{"is":"GiftsLaid","seat":0,"cards":["3j","Tp","3t"]}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',91,'seat-1','{"is":"Give","cards":["Tt","4t","MJ"]}','[{"is":"GiftsLaid","seat":1,"cards":["Tt","4t","MJ"]}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',92,'seat-2','{"is":"Give","cards":["5s","2j","4s"]}','[{"is":"GiftsLaid","seat":2,"cards":["5s","2j","4s"]}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',93,'seat-3','{"is":"Give","cards":["6p","5p","Jj"]}','[{"is":"GiftsLaid","seat":3,"cards":["6p","5p","Jj"]},{"is":"Exchanged","leader":0}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',94,'seat-0','{"is":"Play","cards":"Qj","over":41,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":24,"length":1,"cards":"Qj","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',95,'seat-1','{"is":"Pass","over":42}','[{"is":"Passed","seat":1,"then":2}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',96,'seat-2','{"is":"CallTichu"}','[{"is":"TichuCalled","seat":2}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',97,'seat-2','{"is":"Play","cards":"As","over":42,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"single","strength":28,"length":1,"cards":"As","phoenix":null},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',98,'seat-3','{"is":"Pass","over":43}','[{"is":"Passed","seat":3,"then":0}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',99,'seat-0','{"is":"Pass","over":43}','[{"is":"Passed","seat":0,"then":1}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',100,'seat-1','{"is":"Pass","over":43}','[{"is":"Passed","seat":1,"then":2},{"is":"WindowOpened","seat":2}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',101,'seat-3','{"is":"Play","cards":"Kj Ks Kp Kt","over":43,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"bomb_four","strength":26,"length":4,"cards":"Kj Ks Kp Kt","phoenix":null},"then":0,"out_of_turn":true,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',102,'seat-0','{"is":"Pass","over":44}','[{"is":"Passed","seat":0,"then":1}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',103,'seat-1','{"is":"Pass","over":44}','[{"is":"Passed","seat":1,"then":2}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',104,'seat-2','{"is":"Pass","over":44}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000044.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',105,'clock','{"is":"TimeUp","over":44,"seat":null}','[{"is":"TrickTaken","seat":3,"points":40,"then":3}]',1800000048.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',106,'seat-3','{"is":"Play","cards":"3t 4t 5s 6t 7t 8s 9t Ts Jt Qt","over":45,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"straight","strength":24,"length":10,"cards":"3t 4t 5s 6t 7t 8s 9t Ts Jt Qt","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":1,"called":false,"locked":[]}]',1800000048.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',107,'seat-0','{"is":"Pass","over":46}','[{"is":"Passed","seat":0,"then":1}]',1800000048.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',108,'seat-1','{"is":"Pass","over":46}','[{"is":"Passed","seat":1,"then":2}]',1800000048.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',109,'seat-2','{"is":"Pass","over":46}','[{"is":"Passed","seat":2,"then":0},{"is":"WindowOpened","seat":3}]',1800000048.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',110,'clock','{"is":"TimeUp","over":46,"seat":null}','[{"is":"TrickTaken","seat":3,"points":15,"then":0}]',1800000052.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',111,'seat-0','{"is":"Play","cards":"2j 3s 4j 5j 6p 7j 8j 9s Tj MJ","over":47,"phoenix":null,"wish":9,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"straight","strength":20,"length":10,"cards":"2j 3s 4j 5j 6p 7j 8j 9s Tj MJ","phoenix":null},"then":1,"out_of_turn":false,"wish":9,"granted":false,"place":null,"called":false,"locked":[]}]',1800000052.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',112,'seat-1','{"is":"Pass","over":48}','[{"is":"Passed","seat":1,"then":2}]',1800000052.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',113,'seat-2','{"is":"Pass","over":48}','[{"is":"Passed","seat":2,"then":0},{"is":"WindowOpened","seat":0}]',1800000052.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',114,'clock','{"is":"TimeUp","over":48,"seat":null}','[{"is":"TrickTaken","seat":0,"points":15,"then":0}]',1800000056.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',115,'seat-0','{"is":"Play","cards":"2s 2p 2t","over":49,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"triple","strength":4,"length":3,"cards":"2s 2p 2t","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":2,"called":false,"locked":[]}]',1800000056.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',116,'seat-1','{"is":"Pass","over":50}','[{"is":"Passed","seat":1,"then":2}]',1800000056.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',117,'seat-2','{"is":"Pass","over":50}','[{"is":"Passed","seat":2,"then":1},{"is":"WindowOpened","seat":0}]',1800000056.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',118,'clock','{"is":"TimeUp","over":50,"seat":null}','[{"is":"TrickTaken","seat":0,"points":0,"then":1}]',1800000060.0,0);
INSERT INTO "entry" VALUES('cg3rcttf',119,'seat-1','{"is":"Play","cards":"3j 3p 4s 4p 5p 5t 6j 6s 7s 7p 8p 8t 9j 9p","over":51,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"stairs","strength":18,"length":14,"cards":"3j 3p 4s 4p 5p 5t 6j 6s 7s 7p 8p 8t 9j 9p","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":true,"place":3,"called":false,"locked":[]},{"is":"TrickTaken","seat":1,"points":10,"then":2},{"is":"RoundScored","result":{"number":3,"order":[3,0,1],"cards":[15,85],"calls":[{"seat":2,"call":"small","made":false}],"points":[-85,85],"totals":[85,515]}},{"is":"MatchWon","team":1,"totals":[85,515]}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',1,'dealer','{"is":"Deal","deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"64dc8d511928452cfaafe016c5bd0324"}','[{"is":"Dealt","number":1,"hands":["2j 2s 3j 4j 9j 9s Ks Kp","3t 4t 5p 8j Qj Qs Qp Qt","3s 4s 5j 6j 7j 8p Aj Ap","4p 5t 6p 7p 8t 9t Tt Js"],"rest":["2p 2t 5s 6s 7s DG","6t 7t Ts Kj As At","3p 9p Tj Tp Jj DR","8s Jp Jt Kt MJ PH"],"deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"64dc8d511928452cfaafe016c5bd0324","commitment":"c7ea29d3019df218b481b011ebfb2671e3ec146fcc973f60ddce092957e086b8"}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',2,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',3,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',4,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',5,'seat-3','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":3,"grand":false},{"is":"HandsFilled"}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',6,'seat-1','{"is":"Give","cards":["As","At","Kj"]}','[{"is":"GiftsLaid","seat":1,"cards":["As","At","Kj"]}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',7,'seat-2','{"is":"Give","cards":["3p","DR","Tp"]}','[{"is":"GiftsLaid","seat":2,"cards":["3p","DR","Tp"]}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',8,'seat-0','{"is":"Give","cards":["2p","DG","2t"]}','[{"is":"GiftsLaid","seat":0,"cards":["2p","DG","2t"]}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',9,'seat-3','{"is":"Give","cards":["MJ","8s","PH"]}','[{"is":"GiftsLaid","seat":3,"cards":["MJ","8s","PH"]},{"is":"Exchanged","leader":0}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',10,'seat-0','{"is":"CallTichu"}','[{"is":"TichuCalled","seat":0}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',11,'seat-0','{"is":"Play","cards":"MJ","over":3,"phoenix":null,"wish":8,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":2,"length":1,"cards":"MJ","phoenix":null},"then":1,"out_of_turn":false,"wish":8,"granted":false,"place":null,"called":false,"locked":[]}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',12,'seat-1','{"is":"Play","cards":"8j","over":4,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":16,"length":1,"cards":"8j","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":true,"place":null,"called":false,"locked":[]}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',13,'seat-2','{"is":"Pass","over":5}','[{"is":"Passed","seat":2,"then":3}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',14,'seat-3','{"is":"Pass","over":5}','[{"is":"Passed","seat":3,"then":0}]',1800000060.0,0);
INSERT INTO "entry" VALUES('fq8hwwip',15,'seat-0','{"is":"Play","cards":"DR","over":5,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":30,"length":1,"cards":"DR","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000060.0,0);
CREATE TABLE feat (
    match TEXT NOT NULL,
    round INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    name TEXT NOT NULL,
    user INTEGER NOT NULL,
    seq INTEGER NOT NULL CHECK (seq >= 1),  -- of the entry that proves it; the entry may be taken away
    at REAL NOT NULL,  -- when the match ended
    PRIMARY KEY (match, round, seat, name),
    FOREIGN KEY (match, round) REFERENCES result_round (match, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "feat" VALUES('h0000001',14,2,'match',400000000000000008,840,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',3,2,'one_two',400000000000000008,180,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',9,2,'one_two',400000000000000008,540,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',14,2,'won',400000000000000008,840,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000002',8,2,'grand_made',400000000000000022,480,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000001',14,1,'match',400000000000000022,840,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000002',13,2,'match',400000000000000022,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000001',7,1,'one_two',400000000000000022,420,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000002',11,2,'one_two',400000000000000022,660,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000001',3,1,'small_made',400000000000000022,180,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',11,1,'small_made',400000000000000022,660,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000002',12,2,'small_made',400000000000000022,720,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',13,2,'small_made',400000000000000022,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',13,2,'won',400000000000000022,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',13,3,'match',400000000000000036,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',10,1,'grand_made',400000000000000043,600,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',13,1,'match',400000000000000043,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',7,1,'small_made',400000000000000043,420,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000001',2,0,'grand_made',400000000000000064,120,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',14,0,'match',400000000000000064,840,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',3,0,'one_two',400000000000000064,180,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',9,0,'one_two',400000000000000064,540,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',14,0,'small_made',400000000000000064,840,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',14,0,'won',400000000000000064,840,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',14,3,'match',400000000000000071,840,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000001',7,3,'one_two',400000000000000071,420,1.75954218255621886246e+09);
INSERT INTO "feat" VALUES('h0000002',13,0,'match',400000000000000078,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',11,0,'one_two',400000000000000078,660,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',13,0,'small_made',400000000000000078,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('h0000002',13,0,'won',400000000000000078,780,1.78051023612754750254e+09);
INSERT INTO "feat" VALUES('cg3rcttf',3,0,'long_straight',1576946580517290042,111,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',1,0,'small_made',1576946580517290042,40,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',3,1,'long_stairs',1576946580517290043,119,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',2,1,'long_straight',1576946580517290043,84,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',2,1,'one_two',1576946580517290043,84,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',2,3,'grand_made',1576946580517290045,78,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',2,3,'long_straight',1576946580517290045,62,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',3,3,'long_straight',1576946580517290045,106,1800000060.0);
INSERT INTO "feat" VALUES('cg3rcttf',2,3,'one_two',1576946580517290045,84,1800000060.0);
CREATE TABLE feat_due (  -- matches that were over before feats were noted
    match TEXT NOT NULL PRIMARY KEY REFERENCES result (match)
) STRICT, WITHOUT ROWID;
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
    board_message INTEGER, summoned REAL, summons_message INTEGER, board_chapter INTEGER,
    CHECK (state != 'playing' OR match IS NOT NULL),
    CHECK ((board_channel IS NULL) = (board_message IS NULL))
) STRICT;
INSERT INTO "game_table" VALUES('cg3rcttf',1576946580517289984,1576946580517289985,1576946580517290042,'ko','closed','{"target": 500, "pace": "relaxed", "window": 4, "rounds": 0, "house": [], "casual": false, "day": 0, "duplicate": "", "guests": null, "rated": false, "direct": false}',1800000000.0,1800000060.0,'cg3rcttf',1576946580517289985,1576946612645658624,NULL,NULL,3);
INSERT INTO "game_table" VALUES('fq8hwwip',1576946580517289984,1576946580517289985,1576946580517290042,'ko','playing','{"target": 1000, "pace": "relaxed", "window": 4, "rounds": 0, "house": [], "casual": false, "day": 0, "duplicate": "", "guests": null, "rated": true, "direct": false}',1800000060.0,1800000060.0,'fq8hwwip',1576946580517289985,1576946630928629760,NULL,NULL,1);
CREATE TABLE "guild_preference" (
    guild INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    channels TEXT NOT NULL CHECK (json_valid(channels)),  -- where tables may be opened; an empty array is everywhere
    settings TEXT CHECK (settings IS NULL OR json_valid(settings)),  -- as in game_table; NULL for the standard
    minimum_matches INTEGER NOT NULL CHECK (minimum_matches >= 1),
    ping_role INTEGER
, departed REAL) STRICT;
CREATE TABLE imported_match (
    match TEXT NOT NULL PRIMARY KEY REFERENCES match (id),
    guild INTEGER NOT NULL,  -- the server at which they can be seen
    digest TEXT NOT NULL,  -- of what was taken in
    at REAL NOT NULL,
    UNIQUE (guild, digest)
) STRICT, WITHOUT ROWID;
CREATE TABLE mark (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "mark" VALUES('commands','1576946580496318464:06af7e9268321a96a25bf0a71819777662ac2413f39ef215d0a928aea2351b2d');
INSERT INTO "mark" VALUES('forgotten','7f7c7d43df5726e0');
CREATE TABLE match (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    created REAL NOT NULL,  -- seconds since 1970, UTC; so are all times in this file
    ended REAL,
    outcome TEXT, shed REAL,
    CHECK ((ended IS NULL) = (outcome IS NULL))
) STRICT;
INSERT INTO "match" VALUES('cg3rcttf','tichu','["target=500", "turn_seconds=90", "bomb_window_seconds=4"]',1800000000.0,1800000060.0,'finished',NULL);
INSERT INTO "match" VALUES('fq8hwwip','tichu','["target=1000", "turn_seconds=90", "bomb_window_seconds=4"]',1800000060.0,NULL,NULL,NULL);
INSERT INTO "match" VALUES('h0000000','tichu','["target=1000"]',1.75453002601089024545e+09,1.75453242601089024537e+09,'finished',1.75453242601089024537e+09);
INSERT INTO "match" VALUES('h0000001','tichu','["target=1000"]',1.75953978255621886254e+09,1.75954218255621886246e+09,'finished',1.75954218255621886246e+09);
INSERT INTO "match" VALUES('h0000002','tichu','["target=1000"]',1.78050783612754750248e+09,1.78051023612754750254e+09,'finished',1.78051023612754750254e+09);
CREATE TABLE open_hand (  -- the private messages that can still be edited
    game_table TEXT NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    message INTEGER NOT NULL,
    locale TEXT NOT NULL,
    token TEXT NOT NULL,  -- a secret, worth nothing once it has expired
    expires REAL NOT NULL,
    PRIMARY KEY (game_table, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "open_hand" VALUES('fq8hwwip',1576946580517290042,1576946637152976896,'ko','aW50ZXJhY3Rpb246MTU3Njk0NjYzNzQ1NDk2Njc4NDo5MjA3MzUzMTY5NDQzOWFiNTk1NTRmMjA2ZmYxZjRkMTZmMDY4MzcwMmNhYWU2ZDg',1.80000095780256748204e+09);
INSERT INTO "open_hand" VALUES('fq8hwwip',1576946580517290043,1576946635965988864,'de','aW50ZXJhY3Rpb246MTU3Njk0NjYzNjA0OTg3NDk0NDo3NDMzMzgxMTYwMDA3NmQ4NzE4OTQzNDVhNWFhMGJlMmVhYTQ2MDc5YjQzNWUxOGU',1.80000095744219470016e+09);
INSERT INTO "open_hand" VALUES('fq8hwwip',1576946580517290044,1576946636309921792,'en','aW50ZXJhY3Rpb246MTU3Njk0NjYzNjQwMjE5NjQ4MDpiYjlmMDUzNzJmZGIwZDA4NDY1MjY0N2MwOTY1ZmZkMDBjNTAzYzc5NmEyZGQ0OGI',1.80000095756192255019e+09);
INSERT INTO "open_hand" VALUES('fq8hwwip',1576946580517290045,1576946636855181312,'en','aW50ZXJhY3Rpb246MTU3Njk0NjYzNjg2MzU2OTkyMDo2NzY2MDU5OGFmYWEyYjAwOTVmZDI1YWViOTAwNjJlYWRmYmZjMWU2ZDA5ZmRlMDA',1.80000095765728831288e+09);
CREATE TABLE puzzle_answer (
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle TEXT NOT NULL,  -- which of the day
    answer TEXT NOT NULL,
    loss INTEGER NOT NULL CHECK (loss >= 0),  -- points that a better answer would have brought
    PRIMARY KEY (game, user, day, puzzle)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_answer" VALUES('tichu',3,20000,'lead','5j',3);
INSERT INTO "puzzle_answer" VALUES('tichu',4,20000,'lead','5j',4);
CREATE TABLE puzzle_day (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,  -- counted in UTC from 1970
    content TEXT NOT NULL,
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_day" VALUES('tichu',20000,'[]');
CREATE TABLE rated_match (
    seq INTEGER NOT NULL PRIMARY KEY,  -- the order in which matches were rated
    match TEXT NOT NULL UNIQUE REFERENCES result (match),
    kind TEXT NOT NULL CHECK (kind IN ('people', 'bots')),
    winner INTEGER,  -- the team that counts as the winner; NULL when nobody is rated but who left
    margin REAL NOT NULL CHECK (margin >= 0),  -- in points of a match to 1,000
    day INTEGER NOT NULL  -- of its end, counted in UTC from 1970
) STRICT;
INSERT INTO "rated_match" VALUES(1,'h0000000','bots',1,160.0,20307);
INSERT INTO "rated_match" VALUES(2,'h0000001','people',0,730.0,20365);
INSERT INTO "rated_match" VALUES(3,'h0000002','people',0,280.0,20607);
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
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000008,400000000000000064,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000022,400000000000000071,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000022,400000000000000078,1,1,4.91492611261610479189e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000036,400000000000000043,1,0,5.0850738873838952081e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000043,400000000000000036,1,0,5.0850738873838952081e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000064,400000000000000008,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000071,400000000000000022,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,0,400000000000000078,400000000000000022,1,1,4.91492611261610479189e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8103,400000000000000008,400000000000000064,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8103,400000000000000022,400000000000000071,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8103,400000000000000064,400000000000000008,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8103,400000000000000071,400000000000000022,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8105,400000000000000022,400000000000000078,1,1,4.95215028786930855364e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8105,400000000000000036,400000000000000043,1,0,5.04784971213069200146e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8105,400000000000000043,400000000000000036,1,0,5.04784971213069200146e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',0,8105,400000000000000078,400000000000000022,1,1,4.95215028786930855364e-01);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,0,400000000000000022,400000000000000078,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,0,400000000000000036,400000000000000043,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,0,400000000000000043,400000000000000036,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,0,400000000000000078,400000000000000022,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,8105,400000000000000022,400000000000000078,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,8105,400000000000000036,400000000000000043,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,8105,400000000000000043,400000000000000036,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000001,8105,400000000000000078,400000000000000022,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,0,400000000000000008,400000000000000064,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,0,400000000000000022,400000000000000071,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,0,400000000000000064,400000000000000008,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,0,400000000000000071,400000000000000022,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,8103,400000000000000008,400000000000000064,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,8103,400000000000000022,400000000000000071,1,0,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,8103,400000000000000064,400000000000000008,1,1,0.5);
INSERT INTO "rated_pair" VALUES('tichu','people',900000000000000012,8103,400000000000000071,400000000000000022,1,0,0.5);
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
INSERT INTO "rating_change" VALUES(1,0,0,0,400000000000000015,25.0,8.33333333333333392545e+00,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(1,0,0,1,400000000000000022,25.0,8.33333333333333392545e+00,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(1,0,8102,0,400000000000000015,25.0,8.33333333333333392545e+00,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(1,0,8102,1,400000000000000022,25.0,8.33333333333333392545e+00,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(1,900000000000000012,0,0,400000000000000015,25.0,8.33333333333333392545e+00,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(1,900000000000000012,0,1,400000000000000022,25.0,8.33333333333333392545e+00,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(1,900000000000000012,8102,0,400000000000000015,25.0,8.33333333333333392545e+00,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(1,900000000000000012,8102,1,400000000000000022,25.0,8.33333333333333392545e+00,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,0.5,0.5,1.0);
INSERT INTO "rating_change" VALUES(2,0,0,0,400000000000000064,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,0,0,1,400000000000000022,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,0,0,2,400000000000000008,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,0,0,3,400000000000000071,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,0,8103,0,400000000000000064,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,0,8103,1,400000000000000022,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,0,8103,2,400000000000000008,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,0,8103,3,400000000000000071,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,0,0,400000000000000064,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,0,1,400000000000000022,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,0,2,400000000000000008,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,0,3,400000000000000071,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,8103,0,400000000000000064,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,8103,1,400000000000000022,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,8103,2,400000000000000008,25.0,8.33333333333333392545e+00,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(2,900000000000000012,8103,3,400000000000000071,25.0,8.33333333333333392545e+00,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,0.5,1.12280885558174348126e+00,1.0);
INSERT INTO "rating_change" VALUES(3,0,0,0,400000000000000078,25.0,8.33333333333333392545e+00,2.56293693157365751753e+01,8.31176237171396614655e+00,1,1,4.91492611261610479189e-01,6.03149970150908543153e-01,1.0);
INSERT INTO "rating_change" VALUES(3,0,0,1,400000000000000043,25.0,8.33333333333333392545e+00,2.43706306842634248246e+01,8.31173382835006,1,0,5.0850738873838952081e-01,6.03149970150908543153e-01,1.0);
INSERT INTO "rating_change" VALUES(3,0,0,2,400000000000000022,2.38481636537350105697e+01,8.31173782015662432343e+00,2.44742755490479879654e+01,8.29033857096307436052e+00,2,1,4.91492611261610479189e-01,6.03149970150908543153e-01,1.0);
INSERT INTO "rating_change" VALUES(3,0,0,3,400000000000000036,25.0,8.33333333333333392545e+00,2.43706306842634248246e+01,8.31173382835006,1,0,5.0850738873838952081e-01,6.03149970150908543153e-01,1.0);
INSERT INTO "rating_change" VALUES(3,0,8105,0,400000000000000078,25.0,8.33333333333333392545e+00,2.56232650338973257922e+01,8.31173983873498123386e+00,1,1,4.95215028786930855364e-01,6.01798985886849102655e-01,1.0);
INSERT INTO "rating_change" VALUES(3,0,8105,1,400000000000000043,25.0,8.33333333333333392545e+00,2.43767349661026742077e+01,8.31173983873498123386e+00,1,0,5.04784971213069200146e-01,6.01798985886849102655e-01,1.0);
INSERT INTO "rating_change" VALUES(3,0,8105,2,400000000000000022,2.43520920552259418907e+01,8.33333333333333392545e+00,2.49753570891232676851e+01,8.31173983873498123386e+00,1,1,4.95215028786930855364e-01,6.01798985886849102655e-01,1.0);
INSERT INTO "rating_change" VALUES(3,0,8105,3,400000000000000036,25.0,8.33333333333333392545e+00,2.43767349661026742077e+01,8.31173983873498123386e+00,1,0,5.04784971213069200146e-01,6.01798985886849102655e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,0,0,400000000000000078,25.0,8.33333333333333392545e+00,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,0.5,6.00071231392735437992e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,0,1,400000000000000043,25.0,8.33333333333333392545e+00,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,0.5,6.00071231392735437992e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,0,2,400000000000000022,25.0,8.33333333333333392545e+00,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,0.5,6.00071231392735437992e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,0,3,400000000000000036,25.0,8.33333333333333392545e+00,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,0.5,6.00071231392735437992e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,8105,0,400000000000000078,25.0,8.33333333333333392545e+00,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,0.5,6.00071231392735437992e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,8105,1,400000000000000043,25.0,8.33333333333333392545e+00,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,0.5,6.00071231392735437992e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,8105,2,400000000000000022,25.0,8.33333333333333392545e+00,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,0.5,6.00071231392735437992e-01,1.0);
INSERT INTO "rating_change" VALUES(3,900000000000000001,8105,3,400000000000000036,25.0,8.33333333333333392545e+00,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,0.5,6.00071231392735437992e-01,1.0);
CREATE TABLE restored_match (
    match TEXT NOT NULL REFERENCES rated_match (match),
    at REAL NOT NULL,
    by INTEGER NOT NULL,  -- the user who put it back
    reason TEXT NOT NULL,
    voided_by INTEGER NOT NULL,  -- the user who had taken it out
    voided_reason TEXT NOT NULL,
    voided_at REAL NOT NULL,
    PRIMARY KEY (match, at)
) STRICT, WITHOUT ROWID;
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
, kind TEXT NOT NULL DEFAULT 'people' CHECK (kind IN ('people', 'bots'))) STRICT;
INSERT INTO "result" VALUES('cg3rcttf',1800000060.0,1576946580517289984,1576946580517289985,500,'["target=500", "turn_seconds=90", "bomb_window_seconds=4"]',0,1,85,515,'people');
INSERT INTO "result" VALUES('h0000000',1.75453242601089024537e+09,900000000000000012,900000000000000013,1000,'["target=1000"]',0,1,970,1130,'bots');
INSERT INTO "result" VALUES('h0000001',1.75954218255621886246e+09,900000000000000012,900000000000000013,1000,'["target=1000"]',1,0,1115,385,'people');
INSERT INTO "result" VALUES('h0000002',1.78051023612754750254e+09,900000000000000001,900000000000000002,1000,'["target=1000"]',1,0,1140,860,'people');
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
INSERT INTO "result_round" VALUES('cg3rcttf',1,170,30,'[{"seat": 0, "call": "small", "made": true}]','[0, 1, 2]',0);
INSERT INTO "result_round" VALUES('cg3rcttf',2,0,400,'[{"seat": 3, "call": "grand", "made": true}]','[3, 1]',1);
INSERT INTO "result_round" VALUES('cg3rcttf',3,-85,85,'[{"seat": 2, "call": "small", "made": false}]','[3, 0, 1]',0);
INSERT INTO "result_round" VALUES('h0000000',1,200,100,'[{"seat": 1, "call": "small", "made": true}]','[2, 0]',1);
INSERT INTO "result_round" VALUES('h0000000',2,80,20,'[]','[0, 1, 3]',0);
INSERT INTO "result_round" VALUES('h0000000',3,65,135,'[{"seat": 1, "call": "small", "made": true}]','[2, 3, 0]',0);
INSERT INTO "result_round" VALUES('h0000000',4,100,200,'[{"seat": 0, "call": "small", "made": true}]','[1, 3]',1);
INSERT INTO "result_round" VALUES('h0000000',5,275,25,'[{"seat": 2, "call": "grand", "made": true}]','[3, 1, 2]',0);
INSERT INTO "result_round" VALUES('h0000000',6,10,-10,'[{"seat": 1, "call": "small", "made": false}]','[3, 0, 1]',0);
INSERT INTO "result_round" VALUES('h0000000',7,200,200,'[{"seat": 1, "call": "grand", "made": true}]','[0, 2]',1);
INSERT INTO "result_round" VALUES('h0000000',8,30,270,'[{"seat": 1, "call": "grand", "made": true}]','[0, 2, 3]',0);
INSERT INTO "result_round" VALUES('h0000000',9,10,190,'[{"seat": 3, "call": "small", "made": true}]','[1, 2, 0]',0);
INSERT INTO "result_round" VALUES('h0000001',1,60,40,'[]','[0, 1, 3]',0);
INSERT INTO "result_round" VALUES('h0000001',2,220,80,'[{"seat": 0, "call": "grand", "made": true}]','[0, 3, 2]',0);
INSERT INTO "result_round" VALUES('h0000001',3,200,100,'[{"seat": 1, "call": "small", "made": true}]','[0, 2]',1);
INSERT INTO "result_round" VALUES('h0000001',4,15,85,'[]','[2, 3, 1]',0);
INSERT INTO "result_round" VALUES('h0000001',5,15,-115,'[{"seat": 3, "call": "grand", "made": false}]','[2, 1, 0]',0);
INSERT INTO "result_round" VALUES('h0000001',6,95,-195,'[{"seat": 1, "call": "grand", "made": false}]','[2, 1, 3]',0);
INSERT INTO "result_round" VALUES('h0000001',7,0,200,'[]','[3, 1]',1);
INSERT INTO "result_round" VALUES('h0000001',8,40,60,'[]','[3, 2, 1]',0);
INSERT INTO "result_round" VALUES('h0000001',9,200,0,'[]','[0, 2]',1);
INSERT INTO "result_round" VALUES('h0000001',10,115,-115,'[{"seat": 3, "call": "small", "made": false}]','[2, 0, 3]',0);
INSERT INTO "result_round" VALUES('h0000001',11,-10,210,'[{"seat": 1, "call": "small", "made": true}]','[1, 0, 3]',0);
INSERT INTO "result_round" VALUES('h0000001',12,-100,0,'[{"seat": 2, "call": "grand", "made": false}]','[3, 2, 1]',0);
INSERT INTO "result_round" VALUES('h0000001',13,70,30,'[]','[0, 1, 3]',0);
INSERT INTO "result_round" VALUES('h0000001',14,195,5,'[{"seat": 0, "call": "small", "made": true}]','[3, 0, 1]',0);
INSERT INTO "result_round" VALUES('h0000002',1,60,-60,'[{"seat": 3, "call": "small", "made": false}]','[1, 2, 3]',0);
INSERT INTO "result_round" VALUES('h0000002',2,20,80,'[]','[1, 3, 2]',0);
INSERT INTO "result_round" VALUES('h0000002',3,40,60,'[]','[0, 2, 1]',0);
INSERT INTO "result_round" VALUES('h0000002',4,-65,65,'[{"seat": 2, "call": "small", "made": false}]','[2, 1, 3]',0);
INSERT INTO "result_round" VALUES('h0000002',5,20,80,'[]','[3, 0, 2]',0);
INSERT INTO "result_round" VALUES('h0000002',6,105,-5,'[]','[3, 2, 0]',0);
INSERT INTO "result_round" VALUES('h0000002',7,25,175,'[{"seat": 1, "call": "small", "made": true}]','[1, 3, 2]',0);
INSERT INTO "result_round" VALUES('h0000002',8,285,15,'[{"seat": 2, "call": "grand", "made": true}]','[3, 0, 1]',0);
INSERT INTO "result_round" VALUES('h0000002',9,-15,115,'[]','[2, 0, 1]',0);
INSERT INTO "result_round" VALUES('h0000002',10,5,295,'[{"seat": 1, "call": "grand", "made": true}]','[1, 0, 3]',0);
INSERT INTO "result_round" VALUES('h0000002',11,200,0,'[]','[0, 2]',1);
INSERT INTO "result_round" VALUES('h0000002',12,175,25,'[{"seat": 2, "call": "small", "made": true}]','[1, 3, 0]',0);
INSERT INTO "result_round" VALUES('h0000002',13,285,15,'[{"seat": 0, "call": "small", "made": true}, {"seat": 2, "call": "small", "made": true}]','[3, 1, 2]',0);
CREATE TABLE result_seat (
    match TEXT NOT NULL REFERENCES result (match),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    team INTEGER NOT NULL CHECK (team >= 0),
    user INTEGER,  -- NULL for a bot
    name TEXT NOT NULL, level TEXT, anchor REAL, has_left INTEGER NOT NULL DEFAULT 0  -- whether the seat was another's at the end
    CHECK (has_left IN (0, 1)),
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_seat" VALUES('cg3rcttf',0,0,1576946580517290042,'Amsel',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('cg3rcttf',1,1,1576946580517290043,'Biber',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('cg3rcttf',2,0,1576946580517290044,'Clover',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('cg3rcttf',3,1,1576946580517290045,'Dahlia',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000000',0,0,400000000000000015,'Player 15',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000000',1,1,400000000000000022,'Player 22',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000000',2,0,NULL,'Bot 2','easy',20.0,0);
INSERT INTO "result_seat" VALUES('h0000000',3,1,NULL,'Bot 3','easy',20.0,0);
INSERT INTO "result_seat" VALUES('h0000001',0,0,400000000000000064,'Player 64',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000001',1,1,400000000000000022,'Player 22',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000001',2,0,400000000000000008,'Player 8',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000001',3,1,400000000000000071,'Player 71',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000002',0,0,400000000000000078,'Player 78',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000002',1,1,400000000000000043,'Player 43',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000002',2,0,400000000000000022,'Player 22',NULL,NULL,0);
INSERT INTO "result_seat" VALUES('h0000002',3,1,400000000000000036,'Player 36',NULL,NULL,0);
CREATE TABLE round_seat (
    match TEXT NOT NULL,
    round INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,  -- who had the seat when the round was scored; NULL for a bot
    level TEXT,
    is_own INTEGER NOT NULL CHECK (is_own IN (0, 1)),  -- whether nobody else had it in this round, and no bot stood in
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    PRIMARY KEY (match, round, seat),
    FOREIGN KEY (match, round) REFERENCES result_round (match, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "round_seat" VALUES('cg3rcttf',1,0,1576946580517290042,NULL,1,'{"dealt_dog":1,"dragon_gifts":1,"first":1,"gave_partner_dog":1,"level_points":170,"level_points_against":30,"level_rounds":1,"level_small":1,"level_small_made":1,"luck":8,"luck_points":140,"luck_rounds":1,"points":170,"points_against":30,"rounds":1,"small":1,"small_made":1,"trick_points":30,"tricks":1,"wishes":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',1,1,1576946580517290043,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_ace":2,"gave_opponents_ace":1,"gave_partner_ace":1,"level_points":30,"level_points_against":170,"level_rounds":1,"luck":-8,"luck_points":-140,"luck_rounds":1,"points":30,"points_against":170,"rounds":1,"second":1,"trick_points":30,"tricks":3}');
INSERT INTO "round_seat" VALUES('cg3rcttf',1,2,1576946580517290044,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"gave_partner_dragon":1,"level_points":170,"level_points_against":30,"level_rounds":1,"luck":8,"luck_points":140,"luck_rounds":1,"points":170,"points_against":30,"rounds":1,"third":1,"trick_points":-10,"tricks":3}');
INSERT INTO "round_seat" VALUES('cg3rcttf',1,3,1576946580517290045,NULL,1,'{"dealt_mah_jong":1,"dealt_phoenix":1,"dragon_gift_points":25,"dragon_gifts_got":1,"fourth":1,"gave_opponents_mah_jong":1,"gave_opponents_phoenix":1,"level_points":30,"level_points_against":170,"level_rounds":1,"luck":-8,"luck_points":-140,"luck_rounds":1,"points":30,"points_against":170,"rounds":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',2,0,1576946580517290042,NULL,1,'{"dealt_ace":1,"dealt_dog":1,"dragon_gift_points":25,"dragon_gifts_got":1,"level_points_against":400,"level_rounds":1,"luck":-132,"luck_points":-400,"luck_rounds":1,"one_twos_against":1,"points_against":400,"rounds":1,"unplaced":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',2,1,1576946580517290043,NULL,1,'{"dealt_ace":1,"dealt_phoenix":1,"level_points":400,"level_rounds":1,"luck":132,"luck_points":400,"luck_rounds":1,"one_twos":1,"partner_grands":1,"points":400,"rounds":1,"second":1,"trick_points":-25,"tricks":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',2,2,1576946580517290044,NULL,1,'{"dealt_ace":1,"level_points_against":400,"level_rounds":1,"luck":-132,"luck_points":-400,"luck_rounds":1,"one_twos_against":1,"points_against":400,"rounds":1,"unplaced":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',2,3,1576946580517290045,NULL,1,'{"dealt_ace":1,"dealt_dragon":1,"dealt_mah_jong":1,"dragon_gifts":1,"first":1,"grand":1,"grand_made":1,"level_grand":1,"level_grand_made":1,"level_points":400,"level_rounds":1,"luck":132,"luck_points":400,"luck_rounds":1,"one_twos":1,"points":400,"rounds":1,"trick_points":35,"tricks":2}');
INSERT INTO "round_seat" VALUES('cg3rcttf',3,0,1576946580517290042,NULL,1,'{"behind_points":-85,"behind_points_against":85,"behind_rounds":1,"bombs_held":1,"luck":90,"luck_points":-170,"luck_rounds":1,"points":-85,"points_against":85,"rounds":1,"second":1,"trick_points":15,"tricks":2,"wishes":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',3,1,1576946580517290043,NULL,1,'{"ahead_points":85,"ahead_points_against":-85,"ahead_rounds":1,"dealt_mah_jong":1,"gave_opponents_mah_jong":1,"luck":-90,"luck_points":170,"luck_rounds":1,"points":85,"points_against":-85,"rounds":1,"third":1,"trick_points":10,"tricks":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',3,2,1576946580517290044,NULL,1,'{"behind_points":-85,"behind_points_against":85,"behind_rounds":1,"behind_small":1,"bombs_held":1,"dealt_ace":4,"dealt_dog":1,"dealt_dragon":1,"dealt_phoenix":1,"fourth":1,"luck":90,"luck_points":-170,"luck_rounds":1,"points":-85,"points_against":85,"rounds":1,"small":1}');
INSERT INTO "round_seat" VALUES('cg3rcttf',3,3,1576946580517290045,NULL,1,'{"ahead_points":85,"ahead_points_against":-85,"ahead_rounds":1,"bombs":1,"bombs_held":1,"first":1,"luck":-90,"luck_points":170,"luck_rounds":1,"points":85,"points_against":-85,"rounds":1,"trick_points":55,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000000',1,0,400000000000000015,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"dealt_phoenix":1,"level_points":200,"level_points_against":100,"level_rounds":1,"one_twos":1,"points":200,"points_against":100,"rounds":1,"second":1,"trick_points":50,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000000',1,1,400000000000000022,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_ace":2,"dealt_dragon":1,"gave_partner_ace":1,"level_points":100,"level_points_against":200,"level_rounds":1,"level_small":1,"level_small_made":1,"one_twos_against":1,"points":100,"points_against":200,"rounds":1,"small":1,"small_made":1,"trick_points":60,"tricks":3,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000000',1,2,NULL,'easy',1,'{"dealt_dragon":1,"first":1,"gave_partner_ace":1,"level_points":200,"level_points_against":100,"level_rounds":1,"one_twos":1,"points":200,"points_against":100,"rounds":1,"trick_points":25,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000000',1,3,NULL,'easy',1,'{"dealt_ace":1,"dragon_gifts":1,"level_points":100,"level_points_against":200,"level_rounds":1,"one_twos_against":1,"points":100,"points_against":200,"rounds":1,"trick_points":55,"tricks":1,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000000',2,0,400000000000000015,NULL,1,'{"dealt_phoenix":1,"dragon_gifts":1,"first":1,"level_points":80,"level_points_against":20,"level_rounds":1,"points":80,"points_against":20,"rounds":1,"trick_points":35,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000000',2,1,400000000000000022,NULL,1,'{"dealt_ace":2,"gave_partner_ace":1,"level_points":20,"level_points_against":80,"level_rounds":1,"points":20,"points_against":80,"rounds":1,"second":1,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000000',2,2,NULL,'easy',1,'{"dealt_ace":1,"dealt_dragon":1,"fourth":1,"level_points":80,"level_points_against":20,"level_rounds":1,"points":80,"points_against":20,"rounds":1,"trick_points":40,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000000',2,3,NULL,'easy',1,'{"level_points":20,"level_points_against":80,"level_rounds":1,"points":20,"points_against":80,"rounds":1,"third":1,"trick_points":20,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000000',3,0,400000000000000015,NULL,1,'{"dealt_ace":1,"dealt_dragon":1,"level_points":65,"level_points_against":135,"level_rounds":1,"points":65,"points_against":135,"rounds":1,"third":1,"trick_points":15,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000000',3,1,400000000000000022,NULL,1,'{"dealt_dragon":1,"dragon_gifts":1,"fourth":1,"level_points":135,"level_points_against":65,"level_rounds":1,"level_small":1,"level_small_made":1,"points":135,"points_against":65,"rounds":1,"small":1,"small_made":1,"trick_points":10,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000000',3,2,NULL,'easy',1,'{"bombs":1,"bombs_held":1,"dealt_dragon":1,"dragon_gifts":1,"first":1,"level_points":65,"level_points_against":135,"level_rounds":1,"points":65,"points_against":135,"rounds":1,"trick_points":25,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000000',3,3,NULL,'easy',1,'{"dealt_ace":2,"dealt_phoenix":1,"gave_partner_ace":1,"level_points":135,"level_points_against":65,"level_rounds":1,"points":135,"points_against":65,"rounds":1,"second":1,"trick_points":55,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000000',4,0,400000000000000015,NULL,1,'{"level_points":100,"level_points_against":200,"level_rounds":1,"level_small":1,"level_small_made":1,"one_twos_against":1,"points":100,"points_against":200,"rounds":1,"small":1,"small_made":1,"trick_points":5,"tricks":3,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000000',4,1,400000000000000022,NULL,1,'{"dealt_ace":1,"first":1,"gave_partner_ace":1,"level_points":200,"level_points_against":100,"level_rounds":1,"one_twos":1,"points":200,"points_against":100,"rounds":1,"trick_points":55,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000000',4,2,NULL,'easy',1,'{"level_points":100,"level_points_against":200,"level_rounds":1,"one_twos_against":1,"points":100,"points_against":200,"rounds":1,"trick_points":60,"tricks":5,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000000',4,3,NULL,'easy',1,'{"dealt_ace":2,"dealt_phoenix":1,"dragon_gifts":1,"level_points":200,"level_points_against":100,"level_rounds":1,"one_twos":1,"points":200,"points_against":100,"rounds":1,"second":1,"trick_points":40,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000000',5,0,400000000000000015,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_ace":1,"dragon_gifts":1,"fourth":1,"level_points":275,"level_points_against":25,"level_rounds":1,"partner_grands":1,"partner_grands_helped":1,"points":275,"points_against":25,"rounds":1,"trick_points":60,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000000',5,1,400000000000000022,NULL,1,'{"dealt_ace":2,"gave_opponents_dog":1,"gave_partner_ace":1,"level_points":25,"level_points_against":275,"level_rounds":1,"points":25,"points_against":275,"rounds":1,"second":1,"trick_points":55,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000000',5,2,NULL,'easy',1,'{"bombs":1,"bombs_held":1,"dealt_ace":2,"grand":1,"grand_made":1,"level_grand":1,"level_grand_made":1,"level_points":275,"level_points_against":25,"level_rounds":1,"points":275,"points_against":25,"rounds":1,"third":1,"trick_points":40}');
INSERT INTO "round_seat" VALUES('h0000000',5,3,NULL,'easy',1,'{"dealt_phoenix":1,"first":1,"gave_partner_ace":1,"level_points":25,"level_points_against":275,"level_rounds":1,"points":25,"points_against":275,"rounds":1,"trick_points":5,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000000',6,0,400000000000000015,NULL,1,'{"ahead_points":10,"ahead_points_against":-10,"ahead_rounds":1,"dealt_ace":2,"dealt_phoenix":1,"gave_partner_ace":1,"points":10,"points_against":-10,"rounds":1,"second":1,"trick_points":20,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000000',6,1,400000000000000022,NULL,1,'{"behind_points":-10,"behind_points_against":10,"behind_rounds":1,"behind_small":1,"dealt_ace":1,"dealt_phoenix":1,"points":-10,"points_against":10,"rounds":1,"small":1,"third":1,"trick_points":15,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000000',6,2,NULL,'easy',1,'{"ahead_points":10,"ahead_points_against":-10,"ahead_rounds":1,"fourth":1,"gave_partner_ace":1,"points":10,"points_against":-10,"rounds":1,"trick_points":50,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000000',6,3,NULL,'easy',1,'{"behind_points":-10,"behind_points_against":10,"behind_rounds":1,"dragon_gifts":1,"first":1,"gave_partner_ace":1,"points":-10,"points_against":10,"rounds":1}');
INSERT INTO "round_seat" VALUES('h0000000',7,0,400000000000000015,NULL,1,'{"ahead_points":200,"ahead_points_against":200,"ahead_rounds":1,"dealt_ace":2,"first":1,"one_twos":1,"points":200,"points_against":200,"rounds":1,"trick_points":10,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000000',7,1,400000000000000022,NULL,1,'{"behind_grand":1,"behind_grand_made":1,"behind_points":200,"behind_points_against":200,"behind_rounds":1,"bombs":1,"bombs_held":1,"gave_opponents_dog":1,"gave_partner_ace":1,"grand":1,"grand_made":1,"one_twos_against":1,"points":200,"points_against":200,"rounds":1,"trick_points":35,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000000',7,2,NULL,'easy',1,'{"ahead_points":200,"ahead_points_against":200,"ahead_rounds":1,"one_twos":1,"points":200,"points_against":200,"rounds":1,"second":1,"trick_points":40}');
INSERT INTO "round_seat" VALUES('h0000000',7,3,NULL,'easy',1,'{"behind_points":200,"behind_points_against":200,"behind_rounds":1,"bombs_held":1,"dealt_ace":2,"dragon_gifts":1,"one_twos_against":1,"partner_grands":1,"partner_grands_helped":1,"points":200,"points_against":200,"rounds":1,"trick_points":55,"tricks":3,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000000',8,0,400000000000000015,NULL,1,'{"ahead_points":30,"ahead_points_against":270,"ahead_rounds":1,"dealt_dragon":1,"dragon_gifts":1,"first":1,"gave_partner_ace":1,"points":30,"points_against":270,"rounds":1,"trick_points":25,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000000',8,1,400000000000000022,NULL,1,'{"behind_grand":1,"behind_grand_made":1,"behind_points":270,"behind_points_against":30,"behind_rounds":1,"dealt_ace":2,"fourth":1,"grand":1,"grand_made":1,"points":270,"points_against":30,"rounds":1,"trick_points":35,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000000',8,2,NULL,'easy',1,'{"ahead_points":30,"ahead_points_against":270,"ahead_rounds":1,"dealt_ace":2,"dealt_dragon":1,"gave_partner_ace":1,"points":30,"points_against":270,"rounds":1,"second":1,"trick_points":45,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000000',8,3,NULL,'easy',1,'{"behind_points":270,"behind_points_against":30,"behind_rounds":1,"dealt_ace":2,"partner_grands":1,"partner_grands_helped":1,"points":270,"points_against":30,"rounds":1,"third":1,"trick_points":10}');
INSERT INTO "round_seat" VALUES('h0000000',9,0,400000000000000015,NULL,1,'{"dealt_phoenix":1,"gave_partner_ace":1,"level_points":10,"level_points_against":190,"level_rounds":1,"points":10,"points_against":190,"rounds":1,"third":1,"trick_points":10,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000000',9,1,400000000000000022,NULL,1,'{"dealt_ace":1,"first":1,"gave_partner_ace":1,"level_points":190,"level_points_against":10,"level_rounds":1,"points":190,"points_against":10,"rounds":1,"trick_points":20,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000000',9,2,NULL,'easy',1,'{"bombs_held":1,"dealt_ace":1,"dealt_dragon":1,"dealt_phoenix":1,"level_points":10,"level_points_against":190,"level_rounds":1,"points":10,"points_against":190,"rounds":1,"second":1,"trick_points":50,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000000',9,3,NULL,'easy',1,'{"dealt_ace":1,"dealt_phoenix":1,"fourth":1,"gave_partner_ace":1,"level_points":190,"level_points_against":10,"level_rounds":1,"level_small":1,"level_small_made":1,"points":190,"points_against":10,"rounds":1,"small":1,"small_made":1,"trick_points":50,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',1,0,400000000000000064,NULL,1,'{"dealt_ace":1,"first":1,"gave_partner_ace":1,"level_points":60,"level_points_against":40,"level_rounds":1,"points":60,"points_against":40,"rounds":1,"trick_points":55,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',1,1,400000000000000022,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_ace":1,"dealt_dragon":1,"gave_partner_ace":1,"level_points":40,"level_points_against":60,"level_rounds":1,"points":40,"points_against":60,"rounds":1,"second":1,"trick_points":10,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',1,2,400000000000000008,NULL,1,'{"dealt_ace":2,"fourth":1,"gave_opponents_dog":1,"gave_partner_ace":1,"level_points":60,"level_points_against":40,"level_rounds":1,"points":60,"points_against":40,"rounds":1,"trick_points":55,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000001',1,3,400000000000000071,NULL,1,'{"dealt_ace":2,"gave_partner_ace":1,"level_points":40,"level_points_against":60,"level_rounds":1,"points":40,"points_against":60,"rounds":1,"third":1,"trick_points":5,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',2,0,400000000000000064,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"first":1,"grand":1,"grand_made":1,"level_grand":1,"level_grand_made":1,"level_points":220,"level_points_against":80,"level_rounds":1,"points":220,"points_against":80,"rounds":1,"trick_points":30,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',2,1,400000000000000022,NULL,1,'{"fourth":1,"level_points":80,"level_points_against":220,"level_rounds":1,"points":80,"points_against":220,"rounds":1,"trick_points":15}');
INSERT INTO "round_seat" VALUES('h0000001',2,2,400000000000000008,NULL,1,'{"dealt_ace":2,"level_points":220,"level_points_against":80,"level_rounds":1,"partner_grands":1,"partner_grands_helped":1,"points":220,"points_against":80,"rounds":1,"third":1,"trick_points":5,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000001',2,3,400000000000000071,NULL,1,'{"dealt_ace":2,"level_points":80,"level_points_against":220,"level_rounds":1,"points":80,"points_against":220,"rounds":1,"second":1,"trick_points":40}');
INSERT INTO "round_seat" VALUES('h0000001',3,0,400000000000000064,NULL,1,'{"dealt_ace":1,"first":1,"level_points":200,"level_points_against":100,"level_rounds":1,"one_twos":1,"points":200,"points_against":100,"rounds":1,"trick_points":20,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000001',3,1,400000000000000022,NULL,1,'{"bombs":1,"bombs_held":1,"gave_partner_ace":1,"level_points":100,"level_points_against":200,"level_rounds":1,"level_small":1,"level_small_made":1,"one_twos_against":1,"points":100,"points_against":200,"rounds":1,"small":1,"small_made":1,"trick_points":15,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000001',3,2,400000000000000008,NULL,1,'{"dealt_ace":1,"gave_opponents_dog":1,"level_points":200,"level_points_against":100,"level_rounds":1,"one_twos":1,"points":200,"points_against":100,"rounds":1,"second":1,"trick_points":5,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',3,3,400000000000000071,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"level_points":100,"level_points_against":200,"level_rounds":1,"one_twos_against":1,"points":100,"points_against":200,"rounds":1,"trick_points":60,"tricks":4,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000001',4,0,400000000000000064,NULL,1,'{"ahead_points":15,"ahead_points_against":85,"ahead_rounds":1,"dealt_ace":2,"dragon_gifts":1,"fourth":1,"points":15,"points_against":85,"rounds":1,"trick_points":40,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',4,1,400000000000000022,NULL,1,'{"behind_points":85,"behind_points_against":15,"behind_rounds":1,"dealt_ace":2,"points":85,"points_against":15,"rounds":1,"third":1,"trick_points":35,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',4,2,400000000000000008,NULL,1,'{"ahead_points":15,"ahead_points_against":85,"ahead_rounds":1,"dealt_ace":2,"first":1,"points":15,"points_against":85,"rounds":1,"trick_points":55}');
INSERT INTO "round_seat" VALUES('h0000001',4,3,400000000000000071,NULL,1,'{"behind_points":85,"behind_points_against":15,"behind_rounds":1,"points":85,"points_against":15,"rounds":1,"second":1,"trick_points":5,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',5,0,400000000000000064,NULL,1,'{"dealt_ace":1,"dealt_dragon":1,"level_points":15,"level_points_against":-115,"level_rounds":1,"points":15,"points_against":-115,"rounds":1,"third":1,"trick_points":15,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',5,1,400000000000000022,NULL,1,'{"dealt_ace":1,"dealt_phoenix":1,"level_points":-115,"level_points_against":15,"level_rounds":1,"partner_grands":1,"partner_grands_helped":1,"points":-115,"points_against":15,"rounds":1,"second":1,"trick_points":40,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',5,2,400000000000000008,NULL,1,'{"dealt_ace":1,"dealt_dragon":1,"first":1,"level_points":15,"level_points_against":-115,"level_rounds":1,"points":15,"points_against":-115,"rounds":1,"trick_points":45,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',5,3,400000000000000071,NULL,1,'{"dealt_ace":2,"dragon_gifts":1,"fourth":1,"gave_partner_ace":1,"grand":1,"level_grand":1,"level_points":-115,"level_points_against":15,"level_rounds":1,"points":-115,"points_against":15,"rounds":1,"trick_points":20,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',6,0,400000000000000064,NULL,1,'{"ahead_points":95,"ahead_points_against":-195,"ahead_rounds":1,"dealt_phoenix":1,"fourth":1,"points":95,"points_against":-195,"rounds":1,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',6,1,400000000000000022,NULL,1,'{"behind_grand":1,"behind_points":-195,"behind_points_against":95,"behind_rounds":1,"dealt_dragon":1,"dealt_phoenix":1,"gave_partner_ace":1,"grand":1,"points":-195,"points_against":95,"rounds":1,"second":1,"trick_points":30}');
INSERT INTO "round_seat" VALUES('h0000001',6,2,400000000000000008,NULL,1,'{"ahead_points":95,"ahead_points_against":-195,"ahead_rounds":1,"bombs":1,"bombs_held":1,"dealt_phoenix":1,"dragon_gifts":1,"first":1,"gave_opponents_dog":1,"points":95,"points_against":-195,"rounds":1,"trick_points":40,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000001',6,3,400000000000000071,NULL,1,'{"behind_points":-195,"behind_points_against":95,"behind_rounds":1,"dealt_ace":2,"dealt_dragon":1,"dealt_phoenix":1,"partner_grands":1,"points":-195,"points_against":95,"rounds":1,"third":1,"trick_points":55,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',7,0,400000000000000064,NULL,1,'{"ahead_points_against":200,"ahead_rounds":1,"dealt_ace":1,"one_twos_against":1,"points_against":200,"rounds":1,"trick_points":10,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000001',7,1,400000000000000022,NULL,1,'{"behind_points":200,"behind_rounds":1,"dealt_ace":1,"dragon_gifts":1,"one_twos":1,"points":200,"rounds":1,"second":1,"trick_points":5,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000001',7,2,400000000000000008,NULL,1,'{"ahead_points_against":200,"ahead_rounds":1,"bombs":1,"bombs_held":1,"dealt_ace":1,"dealt_phoenix":1,"dragon_gifts":1,"one_twos_against":1,"points_against":200,"rounds":1,"trick_points":5,"tricks":3,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000001',7,3,400000000000000071,NULL,1,'{"behind_points":200,"behind_rounds":1,"bombs":1,"bombs_held":1,"dealt_ace":1,"first":1,"one_twos":1,"points":200,"rounds":1,"trick_points":55,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',8,0,400000000000000064,NULL,1,'{"ahead_points":40,"ahead_points_against":60,"ahead_rounds":1,"dealt_ace":1,"dealt_phoenix":1,"fourth":1,"gave_partner_ace":1,"points":40,"points_against":60,"rounds":1,"trick_points":55,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',8,1,400000000000000022,NULL,1,'{"behind_points":60,"behind_points_against":40,"behind_rounds":1,"dealt_dragon":1,"dragon_gifts":1,"points":60,"points_against":40,"rounds":1,"third":1,"trick_points":55,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',8,2,400000000000000008,NULL,1,'{"ahead_points":40,"ahead_points_against":60,"ahead_rounds":1,"dragon_gifts":1,"points":40,"points_against":60,"rounds":1,"second":1,"trick_points":50,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',8,3,400000000000000071,NULL,1,'{"behind_points":60,"behind_points_against":40,"behind_rounds":1,"dealt_ace":1,"dealt_dragon":1,"dealt_phoenix":1,"first":1,"points":60,"points_against":40,"rounds":1,"trick_points":50,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',9,0,400000000000000064,NULL,1,'{"ahead_points":200,"ahead_rounds":1,"dealt_ace":2,"dealt_phoenix":1,"first":1,"gave_partner_ace":1,"one_twos":1,"points":200,"rounds":1,"trick_points":25,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',9,1,400000000000000022,NULL,1,'{"behind_points_against":200,"behind_rounds":1,"bombs":1,"bombs_held":1,"dealt_ace":2,"dealt_dragon":1,"dealt_phoenix":1,"one_twos_against":1,"points_against":200,"rounds":1,"trick_points":25,"tricks":5,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000001',9,2,400000000000000008,NULL,1,'{"ahead_points":200,"ahead_rounds":1,"dealt_ace":2,"gave_partner_ace":1,"one_twos":1,"points":200,"rounds":1,"second":1,"trick_points":5}');
INSERT INTO "round_seat" VALUES('h0000001',9,3,400000000000000071,NULL,1,'{"behind_points_against":200,"behind_rounds":1,"dealt_ace":1,"gave_partner_ace":1,"one_twos_against":1,"points_against":200,"rounds":1,"trick_points":15,"tricks":2,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000001',10,0,400000000000000064,NULL,1,'{"ahead_points":115,"ahead_points_against":-115,"ahead_rounds":1,"dealt_ace":1,"points":115,"points_against":-115,"rounds":1,"second":1,"trick_points":10,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',10,1,400000000000000022,NULL,1,'{"behind_points":-115,"behind_points_against":115,"behind_rounds":1,"dealt_ace":2,"fourth":1,"gave_opponents_dog":1,"gave_partner_ace":1,"points":-115,"points_against":115,"rounds":1,"trick_points":15,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000001',10,2,400000000000000008,NULL,1,'{"ahead_points":115,"ahead_points_against":-115,"ahead_rounds":1,"dealt_phoenix":1,"first":1,"gave_partner_ace":1,"points":115,"points_against":-115,"rounds":1,"trick_points":60,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000001',10,3,400000000000000071,NULL,1,'{"behind_points":-115,"behind_points_against":115,"behind_rounds":1,"behind_small":1,"dealt_ace":1,"dealt_dragon":1,"dealt_phoenix":1,"points":-115,"points_against":115,"rounds":1,"small":1,"third":1,"trick_points":25,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000001',11,0,400000000000000064,NULL,1,'{"ahead_points":-10,"ahead_points_against":210,"ahead_rounds":1,"dealt_ace":2,"points":-10,"points_against":210,"rounds":1,"second":1,"trick_points":35,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',11,1,400000000000000022,NULL,1,'{"behind_points":210,"behind_points_against":-10,"behind_rounds":1,"behind_small":1,"behind_small_made":1,"dealt_phoenix":1,"dragon_gifts":1,"first":1,"points":210,"points_against":-10,"rounds":1,"small":1,"small_made":1,"trick_points":60,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',11,2,400000000000000008,NULL,1,'{"ahead_points":-10,"ahead_points_against":210,"ahead_rounds":1,"dealt_ace":2,"dragon_gifts":1,"fourth":1,"points":-10,"points_against":210,"rounds":1,"trick_points":50,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',11,3,400000000000000071,NULL,1,'{"behind_points":210,"behind_points_against":-10,"behind_rounds":1,"dealt_ace":2,"dealt_dragon":1,"gave_partner_ace":1,"points":210,"points_against":-10,"rounds":1,"third":1,"trick_points":5,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',12,0,400000000000000064,NULL,1,'{"ahead_points":-100,"ahead_rounds":1,"bombs":1,"bombs_held":1,"dealt_dragon":1,"fourth":1,"partner_grands":1,"partner_grands_helped":1,"points":-100,"rounds":1,"trick_points":5,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',12,1,400000000000000022,NULL,1,'{"behind_points_against":-100,"behind_rounds":1,"dealt_phoenix":1,"points_against":-100,"rounds":1,"third":1,"trick_points":55,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',12,2,400000000000000008,NULL,1,'{"ahead_grand":1,"ahead_points":-100,"ahead_rounds":1,"dealt_ace":1,"dealt_dragon":1,"grand":1,"points":-100,"rounds":1,"second":1,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',12,3,400000000000000071,NULL,1,'{"behind_points_against":-100,"behind_rounds":1,"dealt_ace":2,"dealt_dragon":1,"first":1,"points_against":-100,"rounds":1,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000001',13,0,400000000000000064,NULL,1,'{"ahead_points":70,"ahead_points_against":30,"ahead_rounds":1,"dealt_ace":1,"first":1,"points":70,"points_against":30,"rounds":1}');
INSERT INTO "round_seat" VALUES('h0000001',13,1,400000000000000022,NULL,1,'{"behind_points":30,"behind_points_against":70,"behind_rounds":1,"dealt_dragon":1,"points":30,"points_against":70,"rounds":1,"second":1,"trick_points":30,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000001',13,2,400000000000000008,NULL,1,'{"ahead_points":70,"ahead_points_against":30,"ahead_rounds":1,"bombs":1,"bombs_held":1,"dealt_phoenix":1,"fourth":1,"gave_partner_ace":1,"points":70,"points_against":30,"rounds":1,"trick_points":25,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000001',13,3,400000000000000071,NULL,1,'{"behind_points":30,"behind_points_against":70,"behind_rounds":1,"dealt_ace":2,"dealt_dragon":1,"dragon_gifts":1,"points":30,"points_against":70,"rounds":1,"third":1,"trick_points":20,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000001',14,0,400000000000000064,NULL,1,'{"ahead_points":195,"ahead_points_against":5,"ahead_rounds":1,"ahead_small":1,"ahead_small_made":1,"points":195,"points_against":5,"rounds":1,"second":1,"small":1,"small_made":1,"trick_points":5,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000001',14,1,400000000000000022,NULL,1,'{"behind_points":5,"behind_points_against":195,"behind_rounds":1,"bombs":1,"bombs_held":1,"dealt_ace":2,"points":5,"points_against":195,"rounds":1,"third":1,"trick_points":30}');
INSERT INTO "round_seat" VALUES('h0000001',14,2,400000000000000008,NULL,1,'{"ahead_points":195,"ahead_points_against":5,"ahead_rounds":1,"dealt_ace":1,"dealt_dragon":1,"fourth":1,"points":195,"points_against":5,"rounds":1,"trick_points":20,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000001',14,3,400000000000000071,NULL,1,'{"behind_points":5,"behind_points_against":195,"behind_rounds":1,"dealt_ace":2,"first":1,"points":5,"points_against":195,"rounds":1,"trick_points":30,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',1,0,400000000000000078,NULL,1,'{"dealt_ace":1,"dragon_gifts":1,"fourth":1,"level_points":60,"level_points_against":-60,"level_rounds":1,"points":60,"points_against":-60,"rounds":1,"trick_points":45,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',1,1,400000000000000043,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"first":1,"level_points":-60,"level_points_against":60,"level_rounds":1,"points":-60,"points_against":60,"rounds":1,"trick_points":60,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',1,2,400000000000000022,NULL,1,'{"dragon_gifts":1,"level_points":60,"level_points_against":-60,"level_rounds":1,"points":60,"points_against":-60,"rounds":1,"second":1,"trick_points":15,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',1,3,400000000000000036,NULL,1,'{"dealt_ace":2,"dragon_gifts":1,"level_points":-60,"level_points_against":60,"level_rounds":1,"level_small":1,"points":-60,"points_against":60,"rounds":1,"small":1,"third":1,"trick_points":20,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',2,0,400000000000000078,NULL,1,'{"dealt_phoenix":1,"dragon_gifts":1,"fourth":1,"gave_opponents_dog":1,"gave_partner_ace":1,"level_points":20,"level_points_against":80,"level_rounds":1,"points":20,"points_against":80,"rounds":1,"trick_points":15,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',2,1,400000000000000043,NULL,1,'{"dealt_ace":2,"dealt_phoenix":1,"first":1,"level_points":80,"level_points_against":20,"level_rounds":1,"points":80,"points_against":20,"rounds":1,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',2,2,400000000000000022,NULL,1,'{"gave_opponents_dog":1,"gave_partner_ace":1,"level_points":20,"level_points_against":80,"level_rounds":1,"points":20,"points_against":80,"rounds":1,"third":1,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',2,3,400000000000000036,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_phoenix":1,"level_points":80,"level_points_against":20,"level_rounds":1,"points":80,"points_against":20,"rounds":1,"second":1,"trick_points":10}');
INSERT INTO "round_seat" VALUES('h0000002',3,0,400000000000000078,NULL,1,'{"dealt_ace":2,"first":1,"gave_partner_ace":1,"level_points":40,"level_points_against":60,"level_rounds":1,"points":40,"points_against":60,"rounds":1,"trick_points":35,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000002',3,1,400000000000000043,NULL,1,'{"dealt_ace":1,"level_points":60,"level_points_against":40,"level_rounds":1,"points":60,"points_against":40,"rounds":1,"third":1,"trick_points":30,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',3,2,400000000000000022,NULL,1,'{"dealt_ace":1,"gave_partner_ace":1,"level_points":40,"level_points_against":60,"level_rounds":1,"points":40,"points_against":60,"rounds":1,"second":1,"trick_points":30,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',3,3,400000000000000036,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"fourth":1,"level_points":60,"level_points_against":40,"level_rounds":1,"points":60,"points_against":40,"rounds":1,"trick_points":55,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',4,0,400000000000000078,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"fourth":1,"level_points":-65,"level_points_against":65,"level_rounds":1,"points":-65,"points_against":65,"rounds":1,"trick_points":55,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',4,1,400000000000000043,NULL,1,'{"dealt_dragon":1,"dragon_gifts":1,"gave_partner_ace":1,"level_points":65,"level_points_against":-65,"level_rounds":1,"points":65,"points_against":-65,"rounds":1,"second":1,"trick_points":20,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000002',4,2,400000000000000022,NULL,1,'{"dealt_dragon":1,"first":1,"level_points":-65,"level_points_against":65,"level_rounds":1,"level_small":1,"points":-65,"points_against":65,"rounds":1,"small":1,"trick_points":25,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000002',4,3,400000000000000036,NULL,1,'{"dealt_ace":1,"dragon_gifts":1,"level_points":65,"level_points_against":-65,"level_rounds":1,"points":65,"points_against":-65,"rounds":1,"third":1,"trick_points":55,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',5,0,400000000000000078,NULL,1,'{"dealt_dragon":1,"level_points":20,"level_points_against":80,"level_rounds":1,"points":20,"points_against":80,"rounds":1,"second":1,"trick_points":10}');
INSERT INTO "round_seat" VALUES('h0000002',5,1,400000000000000043,NULL,1,'{"dealt_ace":2,"fourth":1,"gave_partner_ace":1,"level_points":80,"level_points_against":20,"level_rounds":1,"points":80,"points_against":20,"rounds":1,"trick_points":5,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000002',5,2,400000000000000022,NULL,1,'{"dealt_ace":1,"dragon_gifts":1,"gave_partner_ace":1,"level_points":20,"level_points_against":80,"level_rounds":1,"points":20,"points_against":80,"rounds":1,"third":1,"trick_points":5,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000002',5,3,400000000000000036,NULL,1,'{"dealt_dragon":1,"first":1,"level_points":80,"level_points_against":20,"level_rounds":1,"points":80,"points_against":20,"rounds":1,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',6,0,400000000000000078,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_phoenix":1,"gave_partner_ace":1,"level_points":105,"level_points_against":-5,"level_rounds":1,"points":105,"points_against":-5,"rounds":1,"third":1,"trick_points":10,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',6,1,400000000000000043,NULL,1,'{"fourth":1,"gave_opponents_dog":1,"gave_partner_ace":1,"level_points":-5,"level_points_against":105,"level_rounds":1,"points":-5,"points_against":105,"rounds":1,"trick_points":10,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000002',6,2,400000000000000022,NULL,1,'{"dealt_ace":2,"gave_partner_ace":1,"level_points":105,"level_points_against":-5,"level_rounds":1,"points":105,"points_against":-5,"rounds":1,"second":1,"trick_points":55,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000002',6,3,400000000000000036,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_ace":1,"first":1,"gave_partner_ace":1,"level_points":-5,"level_points_against":105,"level_rounds":1,"points":-5,"points_against":105,"rounds":1,"trick_points":5,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',7,0,400000000000000078,NULL,1,'{"dealt_ace":1,"fourth":1,"level_points":25,"level_points_against":175,"level_rounds":1,"points":25,"points_against":175,"rounds":1,"trick_points":45,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',7,1,400000000000000043,NULL,1,'{"dealt_dragon":1,"first":1,"gave_partner_ace":1,"level_points":175,"level_points_against":25,"level_rounds":1,"level_small":1,"level_small_made":1,"points":175,"points_against":25,"rounds":1,"small":1,"small_made":1,"trick_points":10,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000002',7,2,400000000000000022,NULL,1,'{"dealt_ace":1,"dealt_phoenix":1,"gave_opponents_dog":1,"gave_partner_ace":1,"level_points":25,"level_points_against":175,"level_rounds":1,"points":25,"points_against":175,"rounds":1,"third":1,"trick_points":20,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',7,3,400000000000000036,NULL,1,'{"dealt_ace":1,"dealt_phoenix":1,"gave_partner_ace":1,"level_points":175,"level_points_against":25,"level_rounds":1,"points":175,"points_against":25,"rounds":1,"second":1,"trick_points":20,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000002',8,0,400000000000000078,NULL,1,'{"dealt_ace":2,"gave_partner_ace":1,"level_points":285,"level_points_against":15,"level_rounds":1,"partner_grands":1,"partner_grands_helped":1,"points":285,"points_against":15,"rounds":1,"second":1,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000002',8,1,400000000000000043,NULL,1,'{"dealt_ace":1,"level_points":15,"level_points_against":285,"level_rounds":1,"points":15,"points_against":285,"rounds":1,"third":1,"trick_points":20,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',8,2,400000000000000022,NULL,1,'{"dealt_ace":1,"fourth":1,"grand":1,"grand_made":1,"level_grand":1,"level_grand_made":1,"level_points":285,"level_points_against":15,"level_rounds":1,"points":285,"points_against":15,"rounds":1,"trick_points":5,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',8,3,400000000000000036,NULL,1,'{"dealt_ace":1,"dealt_phoenix":1,"first":1,"gave_partner_ace":1,"level_points":15,"level_points_against":285,"level_rounds":1,"points":15,"points_against":285,"rounds":1,"trick_points":30,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',9,0,400000000000000078,NULL,1,'{"dealt_ace":2,"level_points":-15,"level_points_against":115,"level_rounds":1,"points":-15,"points_against":115,"rounds":1,"second":1,"trick_points":60,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',9,1,400000000000000043,NULL,1,'{"dealt_ace":1,"dealt_phoenix":1,"dragon_gifts":1,"gave_opponents_dog":1,"level_points":115,"level_points_against":-15,"level_rounds":1,"points":115,"points_against":-15,"rounds":1,"third":1,"trick_points":60,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',9,2,400000000000000022,NULL,1,'{"dealt_phoenix":1,"first":1,"gave_partner_ace":1,"level_points":-15,"level_points_against":115,"level_rounds":1,"points":-15,"points_against":115,"rounds":1,"trick_points":45}');
INSERT INTO "round_seat" VALUES('h0000002',9,3,400000000000000036,NULL,1,'{"dealt_dragon":1,"fourth":1,"level_points":115,"level_points_against":-15,"level_rounds":1,"points":115,"points_against":-15,"rounds":1,"trick_points":10,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',10,0,400000000000000078,NULL,1,'{"bombs_held":1,"dealt_ace":1,"dealt_dragon":1,"gave_partner_ace":1,"level_points":5,"level_points_against":295,"level_rounds":1,"points":5,"points_against":295,"rounds":1,"second":1,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',10,1,400000000000000043,NULL,1,'{"dealt_ace":1,"first":1,"gave_opponents_dog":1,"grand":1,"grand_made":1,"level_grand":1,"level_grand_made":1,"level_points":295,"level_points_against":5,"level_rounds":1,"points":295,"points_against":5,"rounds":1,"trick_points":35,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',10,2,400000000000000022,NULL,1,'{"bombs":1,"bombs_held":1,"dealt_dragon":1,"dragon_gifts":1,"fourth":1,"level_points":5,"level_points_against":295,"level_rounds":1,"points":5,"points_against":295,"rounds":1,"trick_points":55,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',10,3,400000000000000036,NULL,1,'{"dealt_ace":1,"dealt_phoenix":1,"dragon_gifts":1,"level_points":295,"level_points_against":5,"level_rounds":1,"partner_grands":1,"points":295,"points_against":5,"rounds":1,"third":1,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',11,0,400000000000000078,NULL,1,'{"behind_points":200,"behind_rounds":1,"dealt_ace":1,"dealt_phoenix":1,"first":1,"gave_partner_ace":1,"one_twos":1,"points":200,"rounds":1,"trick_points":50,"tricks":1}');
INSERT INTO "round_seat" VALUES('h0000002',11,1,400000000000000043,NULL,1,'{"ahead_points_against":200,"ahead_rounds":1,"dealt_ace":2,"dealt_dragon":1,"dragon_gifts":1,"one_twos_against":1,"points_against":200,"rounds":1,"trick_points":15,"tricks":5,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000002',11,2,400000000000000022,NULL,1,'{"behind_points":200,"behind_rounds":1,"dealt_ace":1,"one_twos":1,"points":200,"rounds":1,"second":1,"trick_points":45,"tricks":4}');
INSERT INTO "round_seat" VALUES('h0000002',11,3,400000000000000036,NULL,1,'{"ahead_points_against":200,"ahead_rounds":1,"dealt_dragon":1,"dragon_gifts":1,"gave_partner_ace":1,"one_twos_against":1,"points_against":200,"rounds":1,"trick_points":25,"tricks":1,"unplaced":1}');
INSERT INTO "round_seat" VALUES('h0000002',12,0,400000000000000078,NULL,1,'{"dealt_ace":1,"dragon_gifts":1,"level_points":175,"level_points_against":25,"level_rounds":1,"points":175,"points_against":25,"rounds":1,"third":1,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',12,1,400000000000000043,NULL,1,'{"dealt_ace":1,"dealt_dragon":1,"first":1,"gave_partner_ace":1,"level_points":25,"level_points_against":175,"level_rounds":1,"points":25,"points_against":175,"rounds":1,"trick_points":10,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000002',12,2,400000000000000022,NULL,1,'{"dealt_phoenix":1,"fourth":1,"gave_opponents_dog":1,"level_points":175,"level_points_against":25,"level_rounds":1,"level_small":1,"level_small_made":1,"points":175,"points_against":25,"rounds":1,"small":1,"small_made":1,"trick_points":50,"tricks":3}');
INSERT INTO "round_seat" VALUES('h0000002',12,3,400000000000000036,NULL,1,'{"dealt_ace":2,"dealt_dragon":1,"dealt_phoenix":1,"level_points":25,"level_points_against":175,"level_rounds":1,"points":25,"points_against":175,"rounds":1,"second":1,"trick_points":15,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',13,0,400000000000000078,NULL,1,'{"dealt_ace":1,"fourth":1,"gave_partner_ace":1,"level_points":285,"level_points_against":15,"level_rounds":1,"level_small":1,"level_small_made":1,"points":285,"points_against":15,"rounds":1,"small":1,"small_made":1,"trick_points":10,"tricks":5}');
INSERT INTO "round_seat" VALUES('h0000002',13,1,400000000000000043,NULL,1,'{"dealt_ace":1,"dealt_dragon":1,"dealt_phoenix":1,"level_points":15,"level_points_against":285,"level_rounds":1,"points":15,"points_against":285,"rounds":1,"second":1,"trick_points":60}');
INSERT INTO "round_seat" VALUES('h0000002',13,2,400000000000000022,NULL,1,'{"dealt_ace":1,"dealt_dragon":1,"dealt_phoenix":1,"gave_partner_ace":1,"level_points":285,"level_points_against":15,"level_rounds":1,"level_small":1,"level_small_made":1,"points":285,"points_against":15,"rounds":1,"small":1,"small_made":1,"third":1,"tricks":2}');
INSERT INTO "round_seat" VALUES('h0000002',13,3,400000000000000036,NULL,1,'{"dealt_phoenix":1,"dragon_gifts":1,"first":1,"level_points":15,"level_points_against":285,"level_rounds":1,"points":15,"points_against":285,"rounds":1,"trick_points":50}');
CREATE TABLE seat_wish (  -- what a seat's owner has asked to be done by itself; only the game knows what it says
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE sent_hand (  -- the hands of a chapter that were sent by direct message
    game_table TEXT NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    chapter INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    locale TEXT NOT NULL,
    PRIMARY KEY (game_table, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE sitting (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    since INTEGER NOT NULL CHECK (since >= 0),  -- the entry after which it holds; 0 from the start
    user INTEGER,  -- NULL for a bot
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (match, seat, since)
) STRICT, WITHOUT ROWID;
INSERT INTO "sitting" VALUES('cg3rcttf',0,0,1576946580517290042,'Amsel',NULL);
INSERT INTO "sitting" VALUES('cg3rcttf',1,0,1576946580517290043,'Biber',NULL);
INSERT INTO "sitting" VALUES('cg3rcttf',2,0,1576946580517290044,'Clover',NULL);
INSERT INTO "sitting" VALUES('cg3rcttf',3,0,1576946580517290045,'Dahlia',NULL);
INSERT INTO "sitting" VALUES('fq8hwwip',0,0,1576946580517290042,'Amsel',NULL);
INSERT INTO "sitting" VALUES('fq8hwwip',1,0,1576946580517290043,'Biber',NULL);
INSERT INTO "sitting" VALUES('fq8hwwip',2,0,1576946580517290044,'Clover',NULL);
INSERT INTO "sitting" VALUES('fq8hwwip',3,0,1576946580517290045,'Dahlia',NULL);
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
INSERT INTO "standing" VALUES('tichu','bots',0,0,400000000000000015,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','bots',0,0,400000000000000022,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','bots',0,8102,400000000000000015,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','bots',0,8102,400000000000000022,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','bots',900000000000000012,0,400000000000000015,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','bots',900000000000000012,0,400000000000000022,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','bots',900000000000000012,8102,400000000000000015,2.44533852597563949871e+01,8.31477972616699112506e+00,1,0,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','bots',900000000000000012,8102,400000000000000022,2.55466147402436050128e+01,8.31477972616699112506e+00,1,1,1.75453242601089024537e+09);
INSERT INTO "standing" VALUES('tichu','people',0,0,400000000000000008,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',0,0,400000000000000022,2.44742755490479879654e+01,8.29033857096307436052e+00,2,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',0,0,400000000000000036,2.43706306842634248246e+01,8.31173382835006,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',0,0,400000000000000043,2.43706306842634248246e+01,8.31173382835006,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',0,0,400000000000000064,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',0,0,400000000000000071,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',0,0,400000000000000078,2.56293693157365751753e+01,8.31176237171396614655e+00,1,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8103,400000000000000008,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8103,400000000000000022,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8103,400000000000000064,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8103,400000000000000071,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8105,400000000000000022,2.49753570891232676851e+01,8.31173983873498123386e+00,1,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8105,400000000000000036,2.43767349661026742077e+01,8.31173983873498123386e+00,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8105,400000000000000043,2.43767349661026742077e+01,8.31173983873498123386e+00,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',0,8105,400000000000000078,2.56232650338973257922e+01,8.31173983873498123386e+00,1,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,0,400000000000000022,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,0,400000000000000036,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,0,400000000000000043,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,0,400000000000000078,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,8105,400000000000000022,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,8105,400000000000000036,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,8105,400000000000000043,2.43844153871515132445e+01,8.31173782015662432343e+00,1,0,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000001,8105,400000000000000078,2.56155846128484867554e+01,8.31173782015662432343e+00,1,1,1.78051023612754750254e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,0,400000000000000008,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,0,400000000000000022,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,0,400000000000000064,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,0,400000000000000071,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,8103,400000000000000008,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,8103,400000000000000022,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,8103,400000000000000064,2.61518363462649894302e+01,8.31173782015662432343e+00,1,1,1.75954218255621886246e+09);
INSERT INTO "standing" VALUES('tichu','people',900000000000000012,8103,400000000000000071,2.38481636537350105697e+01,8.31173782015662432343e+00,1,0,1.75954218255621886246e+09);
CREATE TABLE table_seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('human', 'bot')),
    user INTEGER,
    name TEXT NOT NULL, level TEXT,
    PRIMARY KEY (game_table, seat),
    CHECK (kind = 'bot' OR user IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "table_seat" VALUES('cg3rcttf',0,'human',1576946580517290042,'Amsel',NULL);
INSERT INTO "table_seat" VALUES('cg3rcttf',1,'human',1576946580517290043,'Biber',NULL);
INSERT INTO "table_seat" VALUES('cg3rcttf',2,'human',1576946580517290044,'Clover',NULL);
INSERT INTO "table_seat" VALUES('cg3rcttf',3,'human',1576946580517290045,'Dahlia',NULL);
INSERT INTO "table_seat" VALUES('fq8hwwip',0,'human',1576946580517290042,'Amsel',NULL);
INSERT INTO "table_seat" VALUES('fq8hwwip',1,'human',1576946580517290043,'Biber',NULL);
INSERT INTO "table_seat" VALUES('fq8hwwip',2,'human',1576946580517290044,'Clover',NULL);
INSERT INTO "table_seat" VALUES('fq8hwwip',3,'human',1576946580517290045,'Dahlia',NULL);
CREATE TABLE tally (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild INTEGER NOT NULL,
    season INTEGER NOT NULL,
    user INTEGER NOT NULL,
    counts TEXT NOT NULL CHECK (json_valid(counts)),
    PRIMARY KEY (game, kind, guild, season, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "tally" VALUES('tichu','bots',0,0,400000000000000015,'{"ahead_points": 240, "ahead_points_against": 460, "ahead_rounds": 3, "bombs": 1, "bombs_held": 1, "dealt_ace": 8, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 3, "first": 3, "fourth": 1, "gave_partner_ace": 3, "level_points": 730, "level_points_against": 670, "level_rounds": 6, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 970, "points_against": 1130, "rounds": 9, "second": 2, "small": 1, "small_made": 1, "third": 2, "trick_points": 230, "tricks": 22, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','bots',0,0,400000000000000022,'{"behind_grand": 2, "behind_grand_made": 2, "behind_points": 460, "behind_points_against": 240, "behind_rounds": 3, "behind_small": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 2, "dealt_phoenix": 1, "dragon_gifts": 1, "first": 2, "fourth": 2, "gave_opponents_dog": 2, "gave_partner_ace": 6, "grand": 2, "grand_made": 2, "level_points": 670, "level_points_against": 730, "level_rounds": 6, "level_small": 2, "level_small_made": 2, "matches": 1, "one_twos": 1, "one_twos_against": 2, "points": 1130, "points_against": 970, "rounds": 9, "second": 2, "small": 3, "small_made": 2, "third": 1, "trick_points": 285, "tricks": 24, "unplaced": 2, "won": 1}');
INSERT INTO "tally" VALUES('tichu','bots',0,8102,400000000000000015,'{"ahead_points": 240, "ahead_points_against": 460, "ahead_rounds": 3, "bombs": 1, "bombs_held": 1, "dealt_ace": 8, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 3, "first": 3, "fourth": 1, "gave_partner_ace": 3, "level_points": 730, "level_points_against": 670, "level_rounds": 6, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 970, "points_against": 1130, "rounds": 9, "second": 2, "small": 1, "small_made": 1, "third": 2, "trick_points": 230, "tricks": 22, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','bots',0,8102,400000000000000022,'{"behind_grand": 2, "behind_grand_made": 2, "behind_points": 460, "behind_points_against": 240, "behind_rounds": 3, "behind_small": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 2, "dealt_phoenix": 1, "dragon_gifts": 1, "first": 2, "fourth": 2, "gave_opponents_dog": 2, "gave_partner_ace": 6, "grand": 2, "grand_made": 2, "level_points": 670, "level_points_against": 730, "level_rounds": 6, "level_small": 2, "level_small_made": 2, "matches": 1, "one_twos": 1, "one_twos_against": 2, "points": 1130, "points_against": 970, "rounds": 9, "second": 2, "small": 3, "small_made": 2, "third": 1, "trick_points": 285, "tricks": 24, "unplaced": 2, "won": 1}');
INSERT INTO "tally" VALUES('tichu','bots',900000000000000012,0,400000000000000015,'{"ahead_points": 240, "ahead_points_against": 460, "ahead_rounds": 3, "bombs": 1, "bombs_held": 1, "dealt_ace": 8, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 3, "first": 3, "fourth": 1, "gave_partner_ace": 3, "level_points": 730, "level_points_against": 670, "level_rounds": 6, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 970, "points_against": 1130, "rounds": 9, "second": 2, "small": 1, "small_made": 1, "third": 2, "trick_points": 230, "tricks": 22, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','bots',900000000000000012,0,400000000000000022,'{"behind_grand": 2, "behind_grand_made": 2, "behind_points": 460, "behind_points_against": 240, "behind_rounds": 3, "behind_small": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 2, "dealt_phoenix": 1, "dragon_gifts": 1, "first": 2, "fourth": 2, "gave_opponents_dog": 2, "gave_partner_ace": 6, "grand": 2, "grand_made": 2, "level_points": 670, "level_points_against": 730, "level_rounds": 6, "level_small": 2, "level_small_made": 2, "matches": 1, "one_twos": 1, "one_twos_against": 2, "points": 1130, "points_against": 970, "rounds": 9, "second": 2, "small": 3, "small_made": 2, "third": 1, "trick_points": 285, "tricks": 24, "unplaced": 2, "won": 1}');
INSERT INTO "tally" VALUES('tichu','bots',900000000000000012,8102,400000000000000015,'{"ahead_points": 240, "ahead_points_against": 460, "ahead_rounds": 3, "bombs": 1, "bombs_held": 1, "dealt_ace": 8, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 3, "first": 3, "fourth": 1, "gave_partner_ace": 3, "level_points": 730, "level_points_against": 670, "level_rounds": 6, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 970, "points_against": 1130, "rounds": 9, "second": 2, "small": 1, "small_made": 1, "third": 2, "trick_points": 230, "tricks": 22, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','bots',900000000000000012,8102,400000000000000022,'{"behind_grand": 2, "behind_grand_made": 2, "behind_points": 460, "behind_points_against": 240, "behind_rounds": 3, "behind_small": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 2, "dealt_phoenix": 1, "dragon_gifts": 1, "first": 2, "fourth": 2, "gave_opponents_dog": 2, "gave_partner_ace": 6, "grand": 2, "grand_made": 2, "level_points": 670, "level_points_against": 730, "level_rounds": 6, "level_small": 2, "level_small_made": 2, "matches": 1, "one_twos": 1, "one_twos_against": 2, "points": 1130, "points_against": 970, "rounds": 9, "second": 2, "small": 3, "small_made": 2, "third": 1, "trick_points": 285, "tricks": 24, "unplaced": 2, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,400000000000000008,'{"ahead_grand": 1, "ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "bombs": 3, "bombs_held": 3, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 4, "first": 4, "fourth": 4, "gave_opponents_dog": 3, "gave_partner_ace": 4, "grand": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 4, "third": 1, "trick_points": 420, "tricks": 35, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,400000000000000022,'{"behind_grand": 1, "behind_points": 480, "behind_points_against": 620, "behind_rounds": 11, "behind_small": 1, "behind_small_made": 1, "bombs": 5, "bombs_held": 5, "dealt_ace": 19, "dealt_dragon": 8, "dealt_phoenix": 9, "dragon_gifts": 6, "first": 3, "fourth": 5, "gave_opponents_dog": 4, "gave_partner_ace": 11, "grand": 2, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 1045, "level_points_against": 1355, "level_rounds": 16, "level_small": 4, "level_small_made": 3, "lost": 1, "matches": 2, "one_twos": 2, "one_twos_against": 2, "partner_grands": 1, "partner_grands_helped": 1, "points": 1525, "points_against": 1975, "rounds": 27, "second": 9, "small": 5, "small_made": 4, "third": 8, "trick_points": 770, "tricks": 70, "unplaced": 2, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,400000000000000036,'{"ahead_points_against": 200, "ahead_rounds": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 5, "dealt_phoenix": 6, "dragon_gifts": 5, "first": 4, "fourth": 2, "gave_partner_ace": 4, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "partner_grands": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 3, "small": 1, "third": 3, "trick_points": 295, "tricks": 38, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,400000000000000043,'{"ahead_points_against": 200, "ahead_rounds": 1, "dealt_ace": 14, "dealt_dragon": 6, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 5, "fourth": 2, "gave_opponents_dog": 3, "gave_partner_ace": 5, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 2, "small": 1, "small_made": 1, "third": 3, "trick_points": 335, "tricks": 37, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,400000000000000064,'{"ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "ahead_small": 1, "ahead_small_made": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 1, "first": 5, "fourth": 4, "gave_partner_ace": 3, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 3, "small": 1, "small_made": 1, "third": 1, "trick_points": 305, "tricks": 34, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,400000000000000071,'{"behind_points": 280, "behind_points_against": 620, "behind_rounds": 10, "behind_small": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 22, "dealt_dragon": 7, "dealt_phoenix": 3, "dragon_gifts": 2, "first": 4, "fourth": 1, "gave_partner_ace": 4, "grand": 1, "level_grand": 1, "level_points": 105, "level_points_against": 495, "level_rounds": 4, "lost": 1, "matches": 1, "one_twos": 1, "one_twos_against": 2, "partner_grands": 1, "points": 385, "points_against": 1115, "rounds": 14, "second": 2, "small": 1, "third": 5, "trick_points": 385, "tricks": 44, "unplaced": 2}');
INSERT INTO "tally" VALUES('tichu','people',0,0,400000000000000078,'{"behind_points": 200, "behind_rounds": 1, "bombs": 1, "bombs_held": 2, "dealt_ace": 14, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 2, "fourth": 5, "gave_opponents_dog": 1, "gave_partner_ace": 7, "level_points": 940, "level_points_against": 860, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "matches": 1, "one_twos": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1140, "points_against": 860, "rounds": 13, "second": 4, "small": 1, "small_made": 1, "third": 2, "trick_points": 335, "tricks": 42, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,1576946580517290042,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dog": 2, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 1, "gave_partner_dog": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "level_small": 1, "level_small_made": 1, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "second": 1, "small": 1, "small_made": 1, "trick_points": 45, "tricks": 3, "unplaced": 1, "wishes": 2}');
INSERT INTO "tally" VALUES('tichu','people',0,0,1576946580517290043,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 3, "dealt_mah_jong": 1, "dealt_phoenix": 1, "gave_opponents_ace": 1, "gave_opponents_mah_jong": 1, "gave_partner_ace": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "partner_grands": 1, "points": 515, "points_against": 85, "rounds": 3, "second": 2, "third": 1, "trick_points": 15, "tricks": 5, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,1576946580517290044,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "behind_small": 1, "bombs_held": 1, "dealt_ace": 7, "dealt_dog": 1, "dealt_dragon": 2, "dealt_phoenix": 1, "fourth": 1, "gave_partner_dragon": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "small": 1, "third": 1, "trick_points": -10, "tricks": 3, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,0,1576946580517290045,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dragon": 1, "dealt_mah_jong": 2, "dealt_phoenix": 1, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 2, "fourth": 1, "gave_opponents_mah_jong": 1, "gave_opponents_phoenix": 1, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "points": 515, "points_against": 85, "rounds": 3, "trick_points": 90, "tricks": 4, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8103,400000000000000008,'{"ahead_grand": 1, "ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "bombs": 3, "bombs_held": 3, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 4, "first": 4, "fourth": 4, "gave_opponents_dog": 3, "gave_partner_ace": 4, "grand": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 4, "third": 1, "trick_points": 420, "tricks": 35, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8103,400000000000000022,'{"behind_grand": 1, "behind_points": 280, "behind_points_against": 620, "behind_rounds": 10, "behind_small": 1, "behind_small_made": 1, "bombs": 4, "bombs_held": 4, "dealt_ace": 11, "dealt_dragon": 5, "dealt_phoenix": 5, "dragon_gifts": 3, "first": 1, "fourth": 2, "gave_opponents_dog": 1, "gave_partner_ace": 4, "grand": 1, "level_points": 105, "level_points_against": 495, "level_rounds": 4, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos": 1, "one_twos_against": 2, "partner_grands": 1, "partner_grands_helped": 1, "points": 385, "points_against": 1115, "rounds": 14, "second": 5, "small": 2, "small_made": 2, "third": 4, "trick_points": 420, "tricks": 40, "unplaced": 2}');
INSERT INTO "tally" VALUES('tichu','people',0,8103,400000000000000064,'{"ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "ahead_small": 1, "ahead_small_made": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 1, "first": 5, "fourth": 4, "gave_partner_ace": 3, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 3, "small": 1, "small_made": 1, "third": 1, "trick_points": 305, "tricks": 34, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8103,400000000000000071,'{"behind_points": 280, "behind_points_against": 620, "behind_rounds": 10, "behind_small": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 22, "dealt_dragon": 7, "dealt_phoenix": 3, "dragon_gifts": 2, "first": 4, "fourth": 1, "gave_partner_ace": 4, "grand": 1, "level_grand": 1, "level_points": 105, "level_points_against": 495, "level_rounds": 4, "lost": 1, "matches": 1, "one_twos": 1, "one_twos_against": 2, "partner_grands": 1, "points": 385, "points_against": 1115, "rounds": 14, "second": 2, "small": 1, "third": 5, "trick_points": 385, "tricks": 44, "unplaced": 2}');
INSERT INTO "tally" VALUES('tichu','people',0,8105,400000000000000022,'{"behind_points": 200, "behind_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 8, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 3, "first": 2, "fourth": 3, "gave_opponents_dog": 3, "gave_partner_ace": 7, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 940, "level_points_against": 860, "level_rounds": 12, "level_small": 3, "level_small_made": 2, "matches": 1, "one_twos": 1, "points": 1140, "points_against": 860, "rounds": 13, "second": 4, "small": 3, "small_made": 2, "third": 4, "trick_points": 350, "tricks": 30, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8105,400000000000000036,'{"ahead_points_against": 200, "ahead_rounds": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 5, "dealt_phoenix": 6, "dragon_gifts": 5, "first": 4, "fourth": 2, "gave_partner_ace": 4, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "partner_grands": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 3, "small": 1, "third": 3, "trick_points": 295, "tricks": 38, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8105,400000000000000043,'{"ahead_points_against": 200, "ahead_rounds": 1, "dealt_ace": 14, "dealt_dragon": 6, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 5, "fourth": 2, "gave_opponents_dog": 3, "gave_partner_ace": 5, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 2, "small": 1, "small_made": 1, "third": 3, "trick_points": 335, "tricks": 37, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8105,400000000000000078,'{"behind_points": 200, "behind_rounds": 1, "bombs": 1, "bombs_held": 2, "dealt_ace": 14, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 2, "fourth": 5, "gave_opponents_dog": 1, "gave_partner_ace": 7, "level_points": 940, "level_points_against": 860, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "matches": 1, "one_twos": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1140, "points_against": 860, "rounds": 13, "second": 4, "small": 1, "small_made": 1, "third": 2, "trick_points": 335, "tricks": 42, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8108,1576946580517290042,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dog": 2, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 1, "gave_partner_dog": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "level_small": 1, "level_small_made": 1, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "second": 1, "small": 1, "small_made": 1, "trick_points": 45, "tricks": 3, "unplaced": 1, "wishes": 2}');
INSERT INTO "tally" VALUES('tichu','people',0,8108,1576946580517290043,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 3, "dealt_mah_jong": 1, "dealt_phoenix": 1, "gave_opponents_ace": 1, "gave_opponents_mah_jong": 1, "gave_partner_ace": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "partner_grands": 1, "points": 515, "points_against": 85, "rounds": 3, "second": 2, "third": 1, "trick_points": 15, "tricks": 5, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8108,1576946580517290044,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "behind_small": 1, "bombs_held": 1, "dealt_ace": 7, "dealt_dog": 1, "dealt_dragon": 2, "dealt_phoenix": 1, "fourth": 1, "gave_partner_dragon": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "small": 1, "third": 1, "trick_points": -10, "tricks": 3, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',0,8108,1576946580517290045,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dragon": 1, "dealt_mah_jong": 2, "dealt_phoenix": 1, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 2, "fourth": 1, "gave_opponents_mah_jong": 1, "gave_opponents_phoenix": 1, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "points": 515, "points_against": 85, "rounds": 3, "trick_points": 90, "tricks": 4, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,0,400000000000000022,'{"behind_points": 200, "behind_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 8, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 3, "first": 2, "fourth": 3, "gave_opponents_dog": 3, "gave_partner_ace": 7, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 940, "level_points_against": 860, "level_rounds": 12, "level_small": 3, "level_small_made": 2, "matches": 1, "one_twos": 1, "points": 1140, "points_against": 860, "rounds": 13, "second": 4, "small": 3, "small_made": 2, "third": 4, "trick_points": 350, "tricks": 30, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,0,400000000000000036,'{"ahead_points_against": 200, "ahead_rounds": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 5, "dealt_phoenix": 6, "dragon_gifts": 5, "first": 4, "fourth": 2, "gave_partner_ace": 4, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "partner_grands": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 3, "small": 1, "third": 3, "trick_points": 295, "tricks": 38, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,0,400000000000000043,'{"ahead_points_against": 200, "ahead_rounds": 1, "dealt_ace": 14, "dealt_dragon": 6, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 5, "fourth": 2, "gave_opponents_dog": 3, "gave_partner_ace": 5, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 2, "small": 1, "small_made": 1, "third": 3, "trick_points": 335, "tricks": 37, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,0,400000000000000078,'{"behind_points": 200, "behind_rounds": 1, "bombs": 1, "bombs_held": 2, "dealt_ace": 14, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 2, "fourth": 5, "gave_opponents_dog": 1, "gave_partner_ace": 7, "level_points": 940, "level_points_against": 860, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "matches": 1, "one_twos": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1140, "points_against": 860, "rounds": 13, "second": 4, "small": 1, "small_made": 1, "third": 2, "trick_points": 335, "tricks": 42, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,8105,400000000000000022,'{"behind_points": 200, "behind_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 8, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 3, "first": 2, "fourth": 3, "gave_opponents_dog": 3, "gave_partner_ace": 7, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 940, "level_points_against": 860, "level_rounds": 12, "level_small": 3, "level_small_made": 2, "matches": 1, "one_twos": 1, "points": 1140, "points_against": 860, "rounds": 13, "second": 4, "small": 3, "small_made": 2, "third": 4, "trick_points": 350, "tricks": 30, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,8105,400000000000000036,'{"ahead_points_against": 200, "ahead_rounds": 1, "bombs": 2, "bombs_held": 2, "dealt_ace": 11, "dealt_dragon": 5, "dealt_phoenix": 6, "dragon_gifts": 5, "first": 4, "fourth": 2, "gave_partner_ace": 4, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "partner_grands": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 3, "small": 1, "third": 3, "trick_points": 295, "tricks": 38, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,8105,400000000000000043,'{"ahead_points_against": 200, "ahead_rounds": 1, "dealt_ace": 14, "dealt_dragon": 6, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 5, "fourth": 2, "gave_opponents_dog": 3, "gave_partner_ace": 5, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 860, "level_points_against": 940, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos_against": 1, "points": 860, "points_against": 1140, "rounds": 13, "second": 2, "small": 1, "small_made": 1, "third": 3, "trick_points": 335, "tricks": 37, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000001,8105,400000000000000078,'{"behind_points": 200, "behind_rounds": 1, "bombs": 1, "bombs_held": 2, "dealt_ace": 14, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 3, "first": 2, "fourth": 5, "gave_opponents_dog": 1, "gave_partner_ace": 7, "level_points": 940, "level_points_against": 860, "level_rounds": 12, "level_small": 1, "level_small_made": 1, "matches": 1, "one_twos": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1140, "points_against": 860, "rounds": 13, "second": 4, "small": 1, "small_made": 1, "third": 2, "trick_points": 335, "tricks": 42, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,0,400000000000000008,'{"ahead_grand": 1, "ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "bombs": 3, "bombs_held": 3, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 4, "first": 4, "fourth": 4, "gave_opponents_dog": 3, "gave_partner_ace": 4, "grand": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 4, "third": 1, "trick_points": 420, "tricks": 35, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,0,400000000000000022,'{"behind_grand": 1, "behind_points": 280, "behind_points_against": 620, "behind_rounds": 10, "behind_small": 1, "behind_small_made": 1, "bombs": 4, "bombs_held": 4, "dealt_ace": 11, "dealt_dragon": 5, "dealt_phoenix": 5, "dragon_gifts": 3, "first": 1, "fourth": 2, "gave_opponents_dog": 1, "gave_partner_ace": 4, "grand": 1, "level_points": 105, "level_points_against": 495, "level_rounds": 4, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos": 1, "one_twos_against": 2, "partner_grands": 1, "partner_grands_helped": 1, "points": 385, "points_against": 1115, "rounds": 14, "second": 5, "small": 2, "small_made": 2, "third": 4, "trick_points": 420, "tricks": 40, "unplaced": 2}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,0,400000000000000064,'{"ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "ahead_small": 1, "ahead_small_made": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 1, "first": 5, "fourth": 4, "gave_partner_ace": 3, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 3, "small": 1, "small_made": 1, "third": 1, "trick_points": 305, "tricks": 34, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,0,400000000000000071,'{"behind_points": 280, "behind_points_against": 620, "behind_rounds": 10, "behind_small": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 22, "dealt_dragon": 7, "dealt_phoenix": 3, "dragon_gifts": 2, "first": 4, "fourth": 1, "gave_partner_ace": 4, "grand": 1, "level_grand": 1, "level_points": 105, "level_points_against": 495, "level_rounds": 4, "lost": 1, "matches": 1, "one_twos": 1, "one_twos_against": 2, "partner_grands": 1, "points": 385, "points_against": 1115, "rounds": 14, "second": 2, "small": 1, "third": 5, "trick_points": 385, "tricks": 44, "unplaced": 2}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,8103,400000000000000008,'{"ahead_grand": 1, "ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "bombs": 3, "bombs_held": 3, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 4, "dragon_gifts": 4, "first": 4, "fourth": 4, "gave_opponents_dog": 3, "gave_partner_ace": 4, "grand": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 4, "third": 1, "trick_points": 420, "tricks": 35, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,8103,400000000000000022,'{"behind_grand": 1, "behind_points": 280, "behind_points_against": 620, "behind_rounds": 10, "behind_small": 1, "behind_small_made": 1, "bombs": 4, "bombs_held": 4, "dealt_ace": 11, "dealt_dragon": 5, "dealt_phoenix": 5, "dragon_gifts": 3, "first": 1, "fourth": 2, "gave_opponents_dog": 1, "gave_partner_ace": 4, "grand": 1, "level_points": 105, "level_points_against": 495, "level_rounds": 4, "level_small": 1, "level_small_made": 1, "lost": 1, "matches": 1, "one_twos": 1, "one_twos_against": 2, "partner_grands": 1, "partner_grands_helped": 1, "points": 385, "points_against": 1115, "rounds": 14, "second": 5, "small": 2, "small_made": 2, "third": 4, "trick_points": 420, "tricks": 40, "unplaced": 2}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,8103,400000000000000064,'{"ahead_points": 620, "ahead_points_against": 280, "ahead_rounds": 10, "ahead_small": 1, "ahead_small_made": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 15, "dealt_dragon": 3, "dealt_phoenix": 3, "dragon_gifts": 1, "first": 5, "fourth": 4, "gave_partner_ace": 3, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 495, "level_points_against": 105, "level_rounds": 4, "matches": 1, "one_twos": 2, "one_twos_against": 1, "partner_grands": 1, "partner_grands_helped": 1, "points": 1115, "points_against": 385, "rounds": 14, "second": 3, "small": 1, "small_made": 1, "third": 1, "trick_points": 305, "tricks": 34, "unplaced": 1, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',900000000000000012,8103,400000000000000071,'{"behind_points": 280, "behind_points_against": 620, "behind_rounds": 10, "behind_small": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 22, "dealt_dragon": 7, "dealt_phoenix": 3, "dragon_gifts": 2, "first": 4, "fourth": 1, "gave_partner_ace": 4, "grand": 1, "level_grand": 1, "level_points": 105, "level_points_against": 495, "level_rounds": 4, "lost": 1, "matches": 1, "one_twos": 1, "one_twos_against": 2, "partner_grands": 1, "points": 385, "points_against": 1115, "rounds": 14, "second": 2, "small": 1, "third": 5, "trick_points": 385, "tricks": 44, "unplaced": 2}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,0,1576946580517290042,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dog": 2, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 1, "gave_partner_dog": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "level_small": 1, "level_small_made": 1, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "second": 1, "small": 1, "small_made": 1, "trick_points": 45, "tricks": 3, "unplaced": 1, "wishes": 2}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,0,1576946580517290043,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 3, "dealt_mah_jong": 1, "dealt_phoenix": 1, "gave_opponents_ace": 1, "gave_opponents_mah_jong": 1, "gave_partner_ace": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "partner_grands": 1, "points": 515, "points_against": 85, "rounds": 3, "second": 2, "third": 1, "trick_points": 15, "tricks": 5, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,0,1576946580517290044,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "behind_small": 1, "bombs_held": 1, "dealt_ace": 7, "dealt_dog": 1, "dealt_dragon": 2, "dealt_phoenix": 1, "fourth": 1, "gave_partner_dragon": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "small": 1, "third": 1, "trick_points": -10, "tricks": 3, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,0,1576946580517290045,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dragon": 1, "dealt_mah_jong": 2, "dealt_phoenix": 1, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 2, "fourth": 1, "gave_opponents_mah_jong": 1, "gave_opponents_phoenix": 1, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "points": 515, "points_against": 85, "rounds": 3, "trick_points": 90, "tricks": 4, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,8108,1576946580517290042,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dog": 2, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 1, "gave_partner_dog": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "level_small": 1, "level_small_made": 1, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "second": 1, "small": 1, "small_made": 1, "trick_points": 45, "tricks": 3, "unplaced": 1, "wishes": 2}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,8108,1576946580517290043,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 3, "dealt_mah_jong": 1, "dealt_phoenix": 1, "gave_opponents_ace": 1, "gave_opponents_mah_jong": 1, "gave_partner_ace": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "partner_grands": 1, "points": 515, "points_against": 85, "rounds": 3, "second": 2, "third": 1, "trick_points": 15, "tricks": 5, "won": 1}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,8108,1576946580517290044,'{"behind_points": -85, "behind_points_against": 85, "behind_rounds": 1, "behind_small": 1, "bombs_held": 1, "dealt_ace": 7, "dealt_dog": 1, "dealt_dragon": 2, "dealt_phoenix": 1, "fourth": 1, "gave_partner_dragon": 1, "level_points": 170, "level_points_against": 430, "level_rounds": 2, "lost": 1, "luck": -34, "luck_points": -430, "luck_rounds": 3, "matches": 1, "one_twos_against": 1, "points": 85, "points_against": 515, "rounds": 3, "small": 1, "third": 1, "trick_points": -10, "tricks": 3, "unplaced": 1}');
INSERT INTO "tally" VALUES('tichu','people',1576946580517289984,8108,1576946580517290045,'{"ahead_points": 85, "ahead_points_against": -85, "ahead_rounds": 1, "bombs": 1, "bombs_held": 1, "dealt_ace": 1, "dealt_dragon": 1, "dealt_mah_jong": 2, "dealt_phoenix": 1, "dragon_gift_points": 25, "dragon_gifts": 1, "dragon_gifts_got": 1, "first": 2, "fourth": 1, "gave_opponents_mah_jong": 1, "gave_opponents_phoenix": 1, "grand": 1, "grand_made": 1, "level_grand": 1, "level_grand_made": 1, "level_points": 430, "level_points_against": 170, "level_rounds": 2, "luck": 34, "luck_points": 430, "luck_rounds": 3, "matches": 1, "one_twos": 1, "points": 515, "points_against": 85, "rounds": 3, "trick_points": 90, "tricks": 4, "won": 1}');
CREATE TABLE tombstone (
    id TEXT NOT NULL PRIMARY KEY,  -- made up for this one time: who comes back may be forgotten again
    salt TEXT NOT NULL,
    fingerprint TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "tombstone" VALUES('b3c634426e4e96f4','19b64610909e5b3daede6cdc1874c9f6','a2e006f8e50cf90144dc7bdfe5e21d00');
CREATE TABLE "user_preference" (
    user INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    sort_order TEXT NOT NULL CHECK (sort_order IN ('ascending', 'descending', 'suit', 'combination')),
    card_layout TEXT NOT NULL CHECK (card_layout IN ('buttons', 'menu')),
    turn_pings INTEGER NOT NULL CHECK (turn_pings IN (0, 1)),
    direct_hands INTEGER NOT NULL CHECK (direct_hands IN (0, 1)),
    hints INTEGER NOT NULL CHECK (hints IN (0, 1))
) STRICT;
INSERT INTO "user_preference" VALUES(1576946580517290042,'de','descending','menu',1,0,1);
CREATE TABLE voided_match (
    match TEXT NOT NULL PRIMARY KEY REFERENCES rated_match (match),
    by INTEGER NOT NULL,  -- the user who decided it
    reason TEXT NOT NULL,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE vote (  -- who agrees with what; only the shell knows what a motion says
    game_table TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,  -- the oldest motion first
    motion TEXT NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (game_table, motion, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_open ON match (created) WHERE ended IS NULL;
CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
CREATE UNIQUE INDEX game_table_open ON game_table (channel) WHERE state != 'closed';
CREATE INDEX result_of_guild ON result (guild, finished);
CREATE INDEX result_seat_of_user ON result_seat (user) WHERE user IS NOT NULL;
CREATE TRIGGER entry_is_taken_away_only_of_a_match_that_was_shed BEFORE DELETE ON entry
WHEN (SELECT shed FROM match WHERE id = OLD.match) IS NULL
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
CREATE TRIGGER match_is_shed_only_when_it_is_over BEFORE UPDATE OF shed ON match
WHEN NEW.shed IS NOT NULL AND NEW.ended IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a match that goes on keeps its entries');
END;
CREATE INDEX table_seat_of_user ON table_seat (user) WHERE user IS NOT NULL;
CREATE INDEX game_table_of_host ON game_table (host);
CREATE INDEX sitting_of_user ON sitting (user) WHERE user IS NOT NULL;
CREATE INDEX rated_match_of_day ON rated_match (day);
CREATE INDEX rating_change_of_user ON rating_change (user, guild, season, seq);
CREATE INDEX standing_of_user ON standing (user, game, kind, guild, season);
CREATE INDEX open_hand_expires ON open_hand (expires);
CREATE TRIGGER a_closed_table_remembers_nothing AFTER UPDATE OF state ON game_table WHEN NEW.state = 'closed'
BEGIN
    DELETE FROM open_hand WHERE game_table = NEW.id;
    DELETE FROM sent_hand WHERE game_table = NEW.id;
    DELETE FROM attendance WHERE game_table = NEW.id;
    DELETE FROM vote WHERE game_table = NEW.id;
    DELETE FROM seat_wish WHERE game_table = NEW.id;
END;
CREATE INDEX game_table_of_match ON game_table (match) WHERE match IS NOT NULL;
CREATE INDEX day_try_by_rank ON day_try (game, day, score) WHERE score IS NOT NULL;
CREATE INDEX day_try_of_user ON day_try (user, game, day);
CREATE INDEX standing_by_rank ON standing (game, kind, guild, season, mu - sigma DESC, user);
CREATE INDEX rated_pair_by_rank ON rated_pair (
    game, kind, guild, season, (wins - expected) / (matches + 20) DESC, user, partner, matches, wins, expected
) WHERE user < partner;
CREATE INDEX duplicate_to_do ON duplicate (created) WHERE state != 'over' OR NOT told;
CREATE INDEX duplicate_seat_of_user ON duplicate_seat (user);
CREATE INDEX feat_of_user ON feat (user, name, at, match, round, seat, seq);
CREATE INDEX puzzle_answer_by_day ON puzzle_answer (game, day, puzzle);
COMMIT;
PRAGMA user_version = 20;
