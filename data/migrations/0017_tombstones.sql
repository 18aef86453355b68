-- Who was forgotten, so that they stay forgotten when an older copy is restored: by a salted fingerprint of the id, which
-- answers whether it is this person's and cannot be read. And who has spent their try at the newest deal of the day.

CREATE TABLE tombstone (
    id TEXT NOT NULL PRIMARY KEY,  -- made up for this one time: who comes back may be forgotten again
    salt TEXT NOT NULL,
    fingerprint TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE day_spent (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    fingerprint TEXT NOT NULL,  -- salted with the secret of the day; goes with the day
    PRIMARY KEY (game, day, fingerprint)
) STRICT, WITHOUT ROWID;
