-- Who has met whom, in every season beside all time. What was counted is of all time; by season it is counted from the
-- results. A season is the year times four and the quarter from 0.

CREATE TABLE met (
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

INSERT INTO met (game, kind, guild, season, user, other, together, together_won, against, against_won)
SELECT game, kind, guild, 0, user, other, together, together_won, against, against_won FROM acquaintance;

WITH place (is_here) AS (VALUES (0), (1))
INSERT INTO met (game, kind, guild, season, user, other, together, together_won, against, against_won)
SELECT game, kind, guild * is_here,
       CAST(strftime('%Y', finished, 'unixepoch') AS INTEGER) * 4
           + (CAST(strftime('%m', finished, 'unixepoch') AS INTEGER) - 1) / 3,
       own.user, other.user,
       sum(own.team = other.team), sum(own.team = other.team AND own.team = winner),
       sum(own.team != other.team), sum(own.team != other.team AND own.team = winner)
FROM result JOIN match ON match.id = result.match
JOIN result_seat AS own ON own.match = result.match
JOIN result_seat AS other ON other.match = result.match AND other.seat != own.seat, place
WHERE winner IS NOT NULL AND own.user IS NOT NULL AND other.user IS NOT NULL
GROUP BY 1, 2, 3, 4, 5, 6;

DROP TABLE acquaintance;

ALTER TABLE met RENAME TO acquaintance;
