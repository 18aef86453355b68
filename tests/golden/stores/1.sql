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
CREATE INDEX match_open ON match (created) WHERE ended IS NULL;
CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
CREATE TRIGGER entry_is_never_taken_away BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
COMMIT;
PRAGMA user_version = 1;
