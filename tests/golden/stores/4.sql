BEGIN TRANSACTION;
CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES('vhc8yjfa',1,'dealer','{"is":"Deal","deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"]}','[{"is":"Dealt","number":1,"hands":["2j 2s 3j 4j 9j 9s Ks Kp","3t 4t 5p 8j Qj Qs Qp Qt","3s 4s 5j 6j 7j 8p Aj Ap","4p 5t 6p 7p 8t 9t Tt Js"],"rest":["2p 2t 5s 6s 7s DG","6t 7t Ts Kj As At","3p 9p Tj Tp Jj DR","8s Jp Jt Kt MJ PH"]}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',2,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',3,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',4,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',5,'seat-3','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":3,"grand":false},{"is":"HandsFilled"}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',6,'seat-1','{"is":"Give","cards":["As","At","Kj"]}','[{"is":"GiftsLaid","seat":1,"cards":["As","At","Kj"]}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',7,'seat-2','{"is":"Give","cards":["3p","DR","Tp"]}','[{"is":"GiftsLaid","seat":2,"cards":["3p","DR","Tp"]}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',8,'seat-0','{"is":"Give","cards":["2p","DG","2t"]}','[{"is":"GiftsLaid","seat":0,"cards":["2p","DG","2t"]}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',9,'seat-3','{"is":"Give","cards":["MJ","8s","PH"]}','[{"is":"GiftsLaid","seat":3,"cards":["MJ","8s","PH"]},{"is":"Exchanged","leader":0}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',10,'seat-0','{"is":"CallTichu"}','[{"is":"TichuCalled","seat":0}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',11,'seat-0','{"is":"Play","cards":"MJ","over":3,"phoenix":null,"wish":8,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":2,"length":1,"cards":"MJ","phoenix":null},"then":1,"out_of_turn":false,"wish":8,"granted":false,"place":null,"called":false,"locked":[]}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',12,'seat-1','{"is":"Play","cards":"8j","over":4,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":16,"length":1,"cards":"8j","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":true,"place":null,"called":false,"locked":[]}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',13,'seat-2','{"is":"Pass","over":5}','[{"is":"Passed","seat":2,"then":3}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',14,'seat-3','{"is":"Pass","over":5}','[{"is":"Passed","seat":3,"then":0}]',1800000060.0);
INSERT INTO "entry" VALUES('vhc8yjfa',15,'seat-0','{"is":"Play","cards":"DR","over":5,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":30,"length":1,"cards":"DR","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000060.0);
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
INSERT INTO "game_table" VALUES('vhc8yjfa',1576824818328666112,1576824818328666113,1576824818328666170,'ko','playing','{"target": 1000, "pace": "relaxed"}',1800000060.0,1800000060.0,'vhc8yjfa',1576824818328666113,1576824862146560000);
CREATE TABLE guild_preference (
    guild INTEGER NOT NULL PRIMARY KEY,
    locale TEXT
) STRICT;
INSERT INTO "guild_preference" VALUES(1100000000000000010,'ko');
CREATE TABLE match (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    created REAL NOT NULL,  -- seconds since 1970, UTC; so are all times in this file
    ended REAL,
    outcome TEXT,
    CHECK ((ended IS NULL) = (outcome IS NULL))
) STRICT;
INSERT INTO "match" VALUES('vhc8yjfa','tichu','["target=1000", "turn_seconds=90"]',1800000060.0,NULL,NULL);
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
CREATE TABLE result_seat (
    match TEXT NOT NULL REFERENCES result (match),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    team INTEGER NOT NULL CHECK (team >= 0),
    user INTEGER,  -- NULL for a bot
    name TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE table_seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('human', 'bot')),
    user INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (game_table, seat),
    CHECK (kind = 'bot' OR user IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "table_seat" VALUES('vhc8yjfa',0,'human',1576824818328666170,'Amsel');
INSERT INTO "table_seat" VALUES('vhc8yjfa',1,'human',1576824818328666171,'Biber');
INSERT INTO "table_seat" VALUES('vhc8yjfa',2,'human',1576824818328666172,'Clover');
INSERT INTO "table_seat" VALUES('vhc8yjfa',3,'human',1576824818328666173,'Dahlia');
CREATE TABLE user_preference (
    user INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    sort_order TEXT NOT NULL CHECK (sort_order IN ('ascending', 'descending')),
    card_layout TEXT NOT NULL CHECK (card_layout IN ('buttons', 'menu'))
) STRICT;
INSERT INTO "user_preference" VALUES(1100000000000000001,'de','descending','menu');
CREATE INDEX match_open ON match (created) WHERE ended IS NULL;
CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
CREATE TRIGGER entry_is_never_taken_away BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
CREATE UNIQUE INDEX game_table_open ON game_table (channel) WHERE state != 'closed';
CREATE INDEX result_of_guild ON result (guild, finished);
CREATE INDEX result_seat_of_user ON result_seat (user) WHERE user IS NOT NULL;
COMMIT;
PRAGMA user_version = 4;
