-- The puzzles of a day, as they were when somebody first asked for them, and what people answered, once each.

CREATE TABLE puzzle_day (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,  -- counted in UTC from 1970
    content TEXT NOT NULL,
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_answer (
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle TEXT NOT NULL,  -- which of the day
    answer TEXT NOT NULL,
    loss INTEGER NOT NULL CHECK (loss >= 0),  -- points that a better answer would have brought
    PRIMARY KEY (game, user, day, puzzle)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_answer_by_day ON puzzle_answer (game, day, puzzle);
