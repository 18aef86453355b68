-- What people have done that is worth remembering, as often as it happens, each with the act that proves it. What a feat
-- is only a game knows.

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

CREATE INDEX feat_of_user ON feat (user, name, at, match, round, seat, seq);

CREATE TABLE feat_due (  -- matches that were over before feats were noted
    match TEXT NOT NULL PRIMARY KEY REFERENCES result (match)
) STRICT, WITHOUT ROWID;

INSERT INTO feat_due (match)
SELECT match FROM result JOIN match ON match.id = match
WHERE shed IS NULL AND match IN (SELECT match FROM result_seat WHERE user IS NOT NULL);
