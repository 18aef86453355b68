-- Results with all that happened: who sat where when, what every seat did in every round, and the sums of it by person.
-- A kind says who began a match: people alone, or people and bots. Facts are counts by name, as JSON that only a game
-- reads. In place of a guild 0 is all of them, in place of a season 0 is all time.

ALTER TABLE entry ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0  -- whether a bot acted for the person who has the seat
    CHECK (stand_in IN (0, 1));

CREATE TABLE sitting (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    since INTEGER NOT NULL CHECK (since >= 0),  -- the entry after which it holds; 0 from the start
    user INTEGER,  -- NULL for a bot
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (match, seat, since)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitting_of_user ON sitting (user) WHERE user IS NOT NULL;

INSERT INTO sitting (match, seat, since, user, name, level)
SELECT match, seat, 0, user, name, level FROM game_table JOIN table_seat ON game_table = id WHERE match IS NOT NULL;

ALTER TABLE result ADD COLUMN kind TEXT NOT NULL DEFAULT 'people' CHECK (kind IN ('people', 'bots'));

UPDATE result SET kind = 'bots' WHERE match IN (SELECT match FROM result_seat WHERE user IS NULL);

ALTER TABLE result_seat ADD COLUMN level TEXT;  -- of a bot

ALTER TABLE result_seat ADD COLUMN anchor REAL;  -- of a bot: the fixed strength at which it was reckoned

ALTER TABLE result_seat ADD COLUMN has_left INTEGER NOT NULL DEFAULT 0  -- whether the seat was another's at the end
    CHECK (has_left IN (0, 1));

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

CREATE TABLE tally (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild INTEGER NOT NULL,
    season INTEGER NOT NULL,
    user INTEGER NOT NULL,
    counts TEXT NOT NULL CHECK (json_valid(counts)),
    PRIMARY KEY (game, kind, guild, season, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE acquaintance (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    together INTEGER NOT NULL,  -- decided matches as partners
    together_won INTEGER NOT NULL,
    against INTEGER NOT NULL,  -- decided matches as opponents
    against_won INTEGER NOT NULL,
    PRIMARY KEY (game, kind, guild, user, other)
) STRICT, WITHOUT ROWID;

-- What results of before know: who played, how it ended, with and against whom. Of their rounds nobody has told the facts.

WITH told AS (
    SELECT game, kind, guild, user, CAST(strftime('%Y', finished, 'unixepoch') AS INTEGER) * 4
               + (CAST(strftime('%m', finished, 'unixepoch') AS INTEGER) - 1) / 3 AS quarter,
           winner IS NOT NULL AND winner = team AS won, winner IS NOT NULL AND winner != team AS lost
    FROM result_seat JOIN result ON result.match = result_seat.match JOIN match ON match.id = result.match
    WHERE user IS NOT NULL
), place (is_here) AS (VALUES (0), (1)), period (is_now) AS (VALUES (0), (1)), summed AS (
    SELECT game, kind, guild * is_here AS guild, quarter * is_now AS season, user,
           sum(lost) AS lost, count(*) AS matches, sum(NOT won AND NOT lost) AS undecided, sum(won) AS won
    FROM told, place, period GROUP BY 1, 2, 3, 4, 5
)
INSERT INTO tally (game, kind, guild, season, user, counts)
SELECT game, kind, guild, season, user, printf(
    '{%s"matches": %d%s%s}',
    CASE lost WHEN 0 THEN '' ELSE printf('"lost": %d, ', lost) END,
    matches,
    CASE undecided WHEN 0 THEN '' ELSE printf(', "undecided": %d', undecided) END,
    CASE won WHEN 0 THEN '' ELSE printf(', "won": %d', won) END
) FROM summed;

WITH place (is_here) AS (VALUES (0), (1))
INSERT INTO acquaintance (game, kind, guild, user, other, together, together_won, against, against_won)
SELECT game, kind, guild * is_here, own.user, other.user,
       sum(own.team = other.team), sum(own.team = other.team AND own.team = winner),
       sum(own.team != other.team), sum(own.team != other.team AND own.team = winner)
FROM result JOIN match ON match.id = result.match
JOIN result_seat AS own ON own.match = result.match
JOIN result_seat AS other ON other.match = result.match AND other.seat != own.seat, place
WHERE winner IS NOT NULL AND own.user IS NOT NULL AND other.user IS NOT NULL
GROUP BY 1, 2, 3, 4, 5;
