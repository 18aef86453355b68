-- What a running table remembers of its people, to go on after a crash where it was. All of it goes with the table.

ALTER TABLE game_table ADD COLUMN board_chapter INTEGER;  -- the chapter of the match on the board; NULL if not known

CREATE TABLE open_hand (  -- the private messages that can still be edited
    game_table TEXT NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    message INTEGER NOT NULL,
    locale TEXT NOT NULL,
    token TEXT NOT NULL,  -- a secret, worth nothing once it has expired
    expires REAL NOT NULL,
    PRIMARY KEY (game_table, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX open_hand_expires ON open_hand (expires);

CREATE TABLE sent_hand (  -- the hands of a chapter that were sent by direct message
    game_table TEXT NOT NULL REFERENCES game_table (id),
    user INTEGER NOT NULL,
    chapter INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    locale TEXT NOT NULL,
    PRIMARY KEY (game_table, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE attendance (  -- times that ran out up to this entry of the match do not count against the seat
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE vote (  -- who agrees with what; only the shell knows what a motion says
    game_table TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,  -- the oldest motion first
    motion TEXT NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (game_table, motion, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_wish (  -- what a seat's owner has asked to be done by itself; only the game knows what it says
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER a_closed_table_remembers_nothing AFTER UPDATE OF state ON game_table WHEN NEW.state = 'closed'
BEGIN
    DELETE FROM open_hand WHERE game_table = NEW.id;
    DELETE FROM sent_hand WHERE game_table = NEW.id;
    DELETE FROM attendance WHERE game_table = NEW.id;
    DELETE FROM vote WHERE game_table = NEW.id;
    DELETE FROM seat_wish WHERE game_table = NEW.id;
END;
