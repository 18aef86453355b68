-- What the program did last, so that it need not be done again: a mark is a name and a text.

CREATE TABLE mark (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
