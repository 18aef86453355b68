-- What leaves the file: the entries of old matches, people who ask for it, servers that have sent the bot away.

ALTER TABLE match ADD COLUMN shed REAL;  -- when its entries began to be taken away, for good; NULL while they are kept

DROP TRIGGER entry_is_never_taken_away;

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

ALTER TABLE guild_preference ADD COLUMN departed REAL;  -- when the server sent the bot away; NULL while it is there

CREATE INDEX table_seat_of_user ON table_seat (user) WHERE user IS NOT NULL;

CREATE INDEX game_table_of_host ON game_table (host);
