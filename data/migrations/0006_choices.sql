-- More to choose, for people and for servers. What tables are opened with is JSON that only the shell reads.

CREATE TABLE new_user_preference (
    user INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    sort_order TEXT NOT NULL CHECK (sort_order IN ('ascending', 'descending', 'suit', 'combination')),
    card_layout TEXT NOT NULL CHECK (card_layout IN ('buttons', 'menu')),
    turn_pings INTEGER NOT NULL CHECK (turn_pings IN (0, 1)),
    direct_hands INTEGER NOT NULL CHECK (direct_hands IN (0, 1)),
    hints INTEGER NOT NULL CHECK (hints IN (0, 1))
) STRICT;

INSERT INTO new_user_preference
SELECT user, locale, sort_order, card_layout, 1, 0, 1 FROM user_preference;

DROP TABLE user_preference;

ALTER TABLE new_user_preference RENAME TO user_preference;

CREATE TABLE new_guild_preference (
    guild INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    channels TEXT NOT NULL CHECK (json_valid(channels)),  -- where tables may be opened; an empty array is everywhere
    settings TEXT CHECK (settings IS NULL OR json_valid(settings)),  -- as in game_table; NULL for the standard
    minimum_matches INTEGER NOT NULL CHECK (minimum_matches >= 1),
    ping_role INTEGER
) STRICT;

INSERT INTO new_guild_preference
SELECT guild, locale, '[]', NULL, 20, NULL FROM guild_preference;

DROP TABLE guild_preference;

ALTER TABLE new_guild_preference RENAME TO guild_preference;
