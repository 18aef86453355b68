-- Matches that were taken out of the ratings and put back: who decided what, and why, both times.

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
